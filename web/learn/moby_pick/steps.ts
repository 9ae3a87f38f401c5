import type { MobyPickAction } from '$lib/protocol.gen';
import type { Step } from '$lib/play/lesson';

const seen = (action: MobyPickAction): boolean => action.type === 'seen';
const touch = (action: MobyPickAction): boolean => action.type === 'touch';
const turnUp =
  (position: number) =>
  (action: MobyPickAction): boolean =>
    action.type === 'turn-up' && action.position === position;

/** The rulebook's three examples, seen by those who act in them. */
const steps: readonly Step[] = [
  {
    scene: 0,
    rule: 'MP-6',
    expect: seen,
  },
  {
    scene: 1,
    rule: 'MP-11',
    expect: touch,
  },
  {
    scene: 2,
    rule: 'MP-16',
    expect: turnUp(0),
  },
  {
    scene: 3,
    rule: 'MP-17',
  },
  {
    scene: 4,
    rule: 'MP-24',
  },
  {
    scene: 5,
    rule: 'MP-25',
    expect: touch,
  },
  {
    scene: 6,
    expect: turnUp(1),
  },
  {
    scene: 7,
    rule: 'MP-19',
  },
  {
    scene: 8,
    rule: 'MP-9',
    expect: seen,
  },
  {
    scene: 9,
    rule: 'MP-10',
    expect: (action: MobyPickAction) => action.type === 'flip',
  },
  {
    scene: 10,
    rule: 'MP-12',
  },
  {
    scene: 11,
    rule: 'MP-20',
  },
];
export default steps;
