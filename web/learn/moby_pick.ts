import type { MobyPickAction } from '../lib/protocol.gen';
import type { Step } from '../lib/lesson';

const touch = (action: MobyPickAction): boolean => action.type === 'touch';
const turnUp = (position: number) => (action: MobyPickAction): boolean => action.type === 'turn-up' && action.position === position;

/** The rulebook's three examples, seen by those who act in them. */
const steps: readonly Step[] = [
  {
    scene: 0,
    rule: 'MP-6',
    text: {
      en: 'You are Ester. For a few seconds you see your two cards: a crazy whale on yellow, then a parrot on red. Remember their order: soon they lie face down, and nobody may look again.',
      fr: 'Vous êtes Ester. Pendant quelques secondes, vous voyez vos deux cartes : une baleine folle sur fond jaune, puis un perroquet sur fond rouge. Retenez leur ordre : elles seront bientôt face cachée, et personne ne pourra plus regarder.',
    },
  },
  {
    scene: 1,
    rule: 'MP-11',
    text: {
      en: 'Anna turns up a whale on yellow and says the rhyme. You have such a whale! Be the first to touch the card.',
      fr: 'Anna retourne une baleine sur fond jaune et dit la comptine. Vous avez une telle baleine ! Touchez la carte avant les autres.',
    },
    expect: touch,
    hint: { en: 'Touch the large card in the middle.', fr: 'Touchez la grande carte du milieu.' },
  },
  {
    scene: 2,
    rule: 'MP-16',
    text: {
      en: 'Dave went for it too, but you were faster. Now you must turn up one card of your own row, from memory. Where was the whale?',
      fr: 'Dave l’a tenté aussi, mais vous étiez plus rapide. Il faut maintenant retourner une carte de votre rangée, de mémoire. Où était la baleine ?',
    },
    expect: turnUp(0),
    hint: { en: 'That was the parrot. The whale lay first, on the left.', fr: 'C’était le perroquet. La baleine était la première, à gauche.' },
  },
  {
    scene: 3,
    rule: 'MP-17',
    text: {
      en: 'A match! Same figure, same background. One card is crazy and has no name, so the name does not count. Both go to your dream pile: 2 points for the crazy one, 1 for the other.',
      fr: 'Une paire ! Même figure, même fond. L’une des cartes est folle et n’a pas de nom : le nom ne compte donc pas. Les deux vont sur votre pile de rêves : 2 points pour la folle, 1 pour l’autre.',
    },
  },
  {
    scene: 4,
    rule: 'MP-24',
    text: {
      en: 'Now you are Félix; your row hides a kid and a parrot, both on red. Barbara turns up a Reverse: for the next card everything is the other way round.',
      fr: 'Vous êtes maintenant Félix ; votre rangée cache un enfant et un perroquet, tous deux sur fond rouge. Barbara retourne un Contraire : pour la carte suivante, tout est à l’envers.',
    },
  },
  {
    scene: 5,
    rule: 'MP-25',
    text: {
      en: 'A crazy kid on red, in reverse: you would need another figure and another background. Touch it all the same, to see what happens.',
      fr: 'Un enfant fou sur fond rouge, au contraire : il faudrait une autre figure et un autre fond. Touchez-le quand même, pour voir.',
    },
    expect: touch,
    hint: { en: 'Touch the large card in the middle.', fr: 'Touchez la grande carte du milieu.' },
  },
  {
    scene: 6,
    text: { en: 'You were first. Turn up your parrot, the second card.', fr: 'Vous êtes en premier. Retournez votre perroquet, la deuxième carte.' },
    expect: turnUp(1),
    hint: { en: 'The parrot is the second card, on the right.', fr: 'Le perroquet est la deuxième carte, à droite.' },
  },
  {
    scene: 7,
    rule: 'MP-19',
    text: {
      en: 'Another figure, but the same background: no reverse match. Both cards are discarded and you get nothing. Touching costs a card when it goes wrong!',
      fr: 'Une autre figure, mais le même fond : pas de paire au contraire. Les deux cartes sont défaussées et vous n’obtenez rien. Toucher coûte une carte quand on se trompe !',
    },
  },
  {
    scene: 8,
    rule: 'MP-9',
    text: {
      en: 'Now you are Carl, and you have no card left. At the start of your turn you draw one, look at it and lay it down.',
      fr: 'Vous êtes maintenant Carl, et vous n’avez plus de carte. Au début de votre tour, vous en piochez une, la regardez et la posez.',
    },
  },
  {
    scene: 9,
    rule: 'MP-10',
    text: { en: 'Then you turn up the next card for all. Do it.', fr: 'Puis vous retournez la carte suivante pour tous. Allez-y.' },
    expect: (action: MobyPickAction) => action.type === 'flip',
  },
  {
    scene: 10,
    rule: 'MP-12',
    text: {
      en: 'It is your turn, so you say the rhyme and cannot touch. Will the others?',
      fr: 'C’est votre tour : vous dites la comptine et ne pouvez pas toucher. Et les autres ?',
    },
  },
  {
    scene: 11,
    rule: 'MP-20',
    text: {
      en: 'Nobody touched. You keep the card, remember it, and lay it face down at the right end: your row has two cards again. When the alarm clock rings, most points in the dream pile win.',
      fr: 'Personne n’a touché. Vous gardez la carte, la retenez et la posez face cachée à droite : votre rangée compte de nouveau deux cartes. Quand le réveil sonne, la pile de rêves qui vaut le plus l’emporte.',
    },
  },
];
export default steps;
