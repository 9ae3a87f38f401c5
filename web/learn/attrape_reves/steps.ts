import type { AttrapeRevesAction } from '$lib/protocol.gen';
import type { Step } from '$lib/play/lesson';

const RABBIT = 6;

/** The rulebook's example: a rabbit that covers; and what happens when something sticks out. */
const steps: readonly Step[] = [
  {
    scene: 0,
    rule: 'AR-7',
    expect: (action: AttrapeRevesAction) => action.type === 'turn',
  },
  {
    scene: 1,
    rule: 'AR-9',
    expect: (action: AttrapeRevesAction) => action.type === 'take' && action.toy === RABBIT,
  },
  {
    scene: 2,
    rule: 'AR-8',
    expect: (action: AttrapeRevesAction) => action.type === 'lay',
  },
  {
    scene: 3,
    rule: 'AR-10',
  },
  {
    scene: 4,
    rule: 'AR-11',
  },
  {
    scene: 5,
    rule: 'AR-9',
  },
];
export default steps;
