import type { MatryoshkaAction } from '../lib/protocol.gen';
import type { Step } from '../lib/lesson';

const same = (cards: readonly number[], wanted: readonly number[]): boolean =>
  cards.length === wanted.length && wanted.every((card) => cards.includes(card));
const LAST = 30; // the only card of the fourteen that fits nowhere

/** One round of trading, then the last laying and the count of the rulebook's example. */
const steps: readonly Step[] = [
  {
    scene: 0,
    rule: 'MA-4',
    text: {
      en: 'You are Zoé, with six dolls in hand. Choose two for your first tableau: the Sunflowers 2 and 3, neighbours of one series.',
      fr: 'Vous êtes Zoé, avec six poupées en main. Choisissez-en deux pour votre premier tableau : les Tournesols 2 et 3, voisins d’une même série.',
    },
    expect: (action: MatryoshkaAction) => action.type === 'lay' && same(action.cards, [15, 16]),
    hint: { en: 'Choose the Sunflowers 2 and 3, then lay them.', fr: 'Choisissez les Tournesols 2 et 3, puis posez-les.' },
  },
  {
    scene: 1,
    rule: 'MA-9',
    text: {
      en: 'All tableaux are turned up together, and everyone draws two cards. You are active: show one card of your hand for trade. The Cornflower 7 fits with nothing you have; show that one.',
      fr: 'Tous les tableaux sont révélés ensemble, et chacun pioche deux cartes. C’est à vous : montrez une carte de votre main à échanger. Le Bleuet 7 ne va avec rien ; montrez-le.',
    },
    expect: (action: MatryoshkaAction) => action.type === 'show' && action.card === 41,
    hint: { en: 'Show the Cornflower 7.', fr: 'Montrez le Bleuet 7.' },
  },
  {
    scene: 2,
    rule: 'MA-11',
    text: {
      en: 'Ivan and Olga each offer a card face down. Only you see both, and you must take one. Take Ivan’s.',
      fr: 'Ivan et Olga offrent chacun une carte face cachée. Vous seule les voyez, et devez en prendre une. Prenez celle d’Ivan.',
    },
    expect: (action: MatryoshkaAction) => action.type === 'take' && action.seat === 1,
    hint: { en: 'Take the card that Ivan offers.', fr: 'Prenez la carte qu’offre Ivan.' },
  },
  {
    scene: 3,
    rule: 'MA-13',
    text: {
      en: 'The cards have changed hands. Everyone knows what Ivan got; what you got, only Ivan knows. Now it is Ivan’s turn to show.',
      fr: 'Les cartes ont changé de main. Tous savent ce qu’Ivan a reçu ; ce que vous avez reçu, seul Ivan le sait. C’est à Ivan de montrer.',
    },
  },
  {
    scene: 4,
    rule: 'MA-10',
    text: {
      en: 'Ivan shows a card, and you must offer one in turn, hidden. Offer the Poppy 6: you can spare it.',
      fr: 'Ivan montre une carte, et vous devez en offrir une, cachée. Offrez le Coquelicot 6 : vous pouvez vous en passer.',
    },
    expect: (action: MatryoshkaAction) => action.type === 'offer' && action.card === 5,
    hint: { en: 'Offer the Poppy 6.', fr: 'Offrez le Coquelicot 6.' },
  },
  {
    scene: 5,
    rule: 'MA-14',
    text: {
      en: 'Ivan took Olga’s card instead, and Olga has had her turn. At the end of the round everyone takes the tableau back and lays four cards of all they own. So it goes on: six, then eight.',
      fr: 'Ivan a préféré la carte d’Olga, et Olga a eu son tour. À la fin de la manche, chacun reprend son tableau et pose quatre cartes parmi toutes les siennes. Puis ce sera six, puis huit.',
    },
  },
  {
    scene: 6,
    rule: 'MA-14',
    text: {
      en: 'Three rounds later, the last laying: thirteen of your fourteen cards. One fits with nothing. Leave it out and lay the rest.',
      fr: 'Trois manches plus tard, la dernière pose : treize de vos quatorze cartes. L’une ne va avec rien. Laissez-la et posez les autres.',
    },
    expect: (action: MatryoshkaAction) => action.type === 'lay' && action.cards.length === 13 && !action.cards.includes(LAST),
    hint: { en: 'One card has no neighbour in its series: leave that one out.', fr: 'Une carte n’a pas de voisine dans sa série : laissez celle-là.' },
  },
  {
    scene: 7,
    rule: 'MA-16',
    text: {
      en: 'The count: columns of one value, and runs of one series. The columns bring 12, the Poppies’ run of two 2, the Marigolds’ runs of two and three 6, the Sunflowers’ run of five 10 and a bonus of 1. Together 31: a fine collection!',
      fr: 'Le compte : des colonnes d’une même valeur, et des suites d’une même série. Les colonnes valent 12, la suite de deux Coquelicots 2, les suites de deux et trois Soucis 6, la suite de cinq Tournesols 10 et un bonus de 1. En tout 31 : une belle collection !',
    },
  },
];
export default steps;
