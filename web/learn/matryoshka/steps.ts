import type { MatryoshkaAction } from '$lib/protocol.gen';
import type { Step } from '$lib/play/lesson';

const same = (cards: readonly number[], wanted: readonly number[]): boolean =>
  cards.length === wanted.length && wanted.every((card) => cards.includes(card));
const LAST = 30; // the only card of the fourteen that fits nowhere

/** One round of trading, then the last laying and the count of the rulebook's example. */
const steps: readonly Step[] = [
  {
    scene: 0,
    rule: 'MA-4',
    expect: (action: MatryoshkaAction) => action.type === 'lay' && same(action.cards, [15, 16]),
  },
  {
    scene: 1,
    rule: 'MA-9',
    expect: (action: MatryoshkaAction) => action.type === 'show' && action.card === 41,
  },
  {
    scene: 2,
    rule: 'MA-11',
    expect: (action: MatryoshkaAction) => action.type === 'take' && action.seat === 1,
  },
  {
    scene: 3,
    rule: 'MA-13',
  },
  {
    scene: 4,
    rule: 'MA-10',
    expect: (action: MatryoshkaAction) => action.type === 'offer' && action.card === 5,
  },
  {
    scene: 5,
    rule: 'MA-14',
  },
  {
    scene: 6,
    rule: 'MA-14',
    expect: (action: MatryoshkaAction) =>
      action.type === 'lay' && action.cards.length === 13 && !action.cards.includes(LAST),
  },
  {
    scene: 7,
    rule: 'MA-16',
  },
];
export default steps;
