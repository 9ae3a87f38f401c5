/** A tableau line by line, and its count as steps to be shown one after the other, as in the rulebook's example: columns, then runs. */
import { dollOf } from '$art/matryoshka/series';
import type { Column, Count, Run } from './types';

export type Step = ({ kind: 'column' } & Column) | ({ kind: 'run' } & Run);

/** Every column and every run of more than one doll. */
export function stepsOf(count: Count): Step[] {
  return [
    ...count.columns.map((column) => ({ kind: 'column', ...column }) as const),
    ...count.runs.filter((run) => run.length > 1).map((run) => ({ kind: 'run', ...run }) as const),
  ];
}

/** The series of a tableau's lines, from the top (MA-5). */
export function linesOf(cards: readonly number[]): number[] {
  return [...new Set(cards.map((card) => dollOf(card).series))].sort((a, b) => a - b);
}

const VALUES = [1, 2, 3, 4, 5, 6, 7];
/** How wide a column without a card is drawn, beside one with cards: the room is for what lies there. */
const NARROW = 0.4;

/** How wide each column of a tableau is, in cells. */
export function columnsOf(cards: readonly number[]): number[] {
  const held = new Set(cards.map((card) => dollOf(card).value));
  return VALUES.map((value) => (held.has(value) ? 1 : NARROW));
}

/** How wide all columns are together, in cells; a lone card does not fill a place by itself. */
export function widthOf(cards: readonly number[]): number {
  return columnsOf(cards).reduce((sum, width) => sum + width, 0);
}

/** What a step is worth. */
export function worth(step: Step): number {
  return step.kind === 'run' ? step.points + step.bonus : step.points;
}

/** Whether a doll belongs to a step. */
export function holds(step: Step, card: number): boolean {
  const { series, value } = dollOf(card);
  if (step.kind === 'column') return value === step.value;
  return series === step.series && value >= step.start && value < step.start + step.length;
}

/** The points so far, after the first `reached` steps. */
export function soFar(steps: readonly Step[], reached: number): number {
  return steps.slice(0, reached).reduce((sum, step) => sum + worth(step), 0);
}

/** The lengths of all runs, longest first: what is compared among equals (MA-19). */
export function lengthsOf(count: Count): number[] {
  return count.runs.map(({ length }) => length).sort((a, b) => b - a);
}

/** Below nought if the first of two counts is better, nought if all is equal (MA-19). */
function compare(one: Count, other: Count): number {
  const [runs, against] = [lengthsOf(one), lengthsOf(other)];
  const apart = runs.findIndex((length, i) => length !== against[i]);
  return other.total - one.total || (apart < 0 ? 0 : (against[apart] ?? 0) - (runs[apart] ?? 0));
}

/** The seats, most points first, among equals the longer runs (MA-19). */
export function ranked(counts: readonly Count[]): number[] {
  return counts
    .map((count, seat) => ({ count, seat }))
    .sort((a, b) => compare(a.count, b.count))
    .map(({ seat }) => seat);
}

/** Seats with equal points, in their order: each group is told apart by its runs, or not at all (MA-19). */
export function tied(counts: readonly Count[]): number[][] {
  const groups = new Map<number, number[]>();
  for (const seat of ranked(counts))
    groups.set(counts[seat]?.total ?? 0, [...(groups.get(counts[seat]?.total ?? 0) ?? []), seat]);
  return [...groups.values()].filter((seats) => seats.length > 1);
}
