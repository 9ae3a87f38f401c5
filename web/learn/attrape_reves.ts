import type { AttrapeRevesAction } from '../lib/protocol.gen';
import type { Step } from '../lib/lesson';

const RABBIT = 6;

/** The rulebook's example: a rabbit that covers; and what happens when something sticks out. */
const steps: readonly Step[] = [
  {
    scene: 0,
    rule: 'AR-7',
    text: {
      en: 'It is night, and you are Zoé. Nightmares lie in the pile; the moon on the back tells how hard the next one is to judge. Turn it up!',
      fr: 'Il fait nuit, et vous êtes Zoé. Les cauchemars attendent dans la pile ; la lune au dos dit si le prochain est difficile à juger. Retournez-le !',
    },
    expect: (action: AttrapeRevesAction) => action.type === 'turn',
  },
  {
    scene: 1,
    rule: 'AR-9',
    text: {
      en: 'Hoo-Boo! Which toy hides it whole? Bears are the largest and earn 1 dream, pandas 2, the rabbit 3, the unicorn, smallest of all, 4. No measuring: trust your eye. This time, take the rabbit.',
      fr: 'Hibouh ! Quel doudou le cache en entier ? Les ours sont les plus grands et rapportent 1 rêve, les pandas 2, le lapin 3, la licorne, la plus petite, 4. Interdit de mesurer : fiez-vous à votre œil. Cette fois, prenez le lapin.',
    },
    expect: (action: AttrapeRevesAction) => action.type === 'take' && action.toy === RABBIT,
    hint: { en: 'A brave thought; but take the rabbit this time.', fr: 'Une idée courageuse ; mais prenez le lapin cette fois.' },
  },
  {
    scene: 2,
    rule: 'AR-8',
    text: {
      en: 'Lou plays it safe with a bear. Now each lays their toy on the nightmare; it slides to its best place by itself. You first.',
      fr: 'Lou joue la sécurité avec un ours. Chacun pose maintenant son doudou sur le cauchemar ; il glisse tout seul à sa meilleure place. À vous.',
    },
    expect: (action: AttrapeRevesAction) => action.type === 'lay',
  },
  {
    scene: 3,
    rule: 'AR-10',
    text: {
      en: 'Covered, to the last ear! The rabbit has three stars: you draw three dreams from the pillow. Their pictures are for telling your dream.',
      fr: 'Couvert, jusqu’au bout des oreilles ! Le lapin a trois étoiles : vous tirez trois rêves de l’oreiller. Leurs images servent à raconter votre rêve.',
    },
  },
  {
    scene: 4,
    rule: 'AR-11',
    text: {
      en: 'Lou’s bear covers as well, for one dream: each toy is tried alone. The toys go back, and Lou turns up the next nightmare.',
      fr: 'L’ours de Lou couvre aussi, pour un rêve : chaque doudou est essayé seul. Les doudous reviennent, et Lou retourne le cauchemar suivant.',
    },
  },
  {
    scene: 5,
    rule: 'AR-9',
    text: {
      en: 'And had you taken the unicorn? Too small: what sticks out glows, and you draw nothing. With twelve dreams at the end of a round you win. There is also a night for all together, and a restless night in which everyone grabs at once.',
      fr: 'Et si vous aviez pris la licorne ? Trop petite : ce qui dépasse brille, et vous ne tirez rien. Douze rêves à la fin d’une manche, et c’est gagné. Il existe aussi une nuit tous ensemble, et une nuit agitée où tout le monde attrape à la fois.',
    },
  },
];
export default steps;
