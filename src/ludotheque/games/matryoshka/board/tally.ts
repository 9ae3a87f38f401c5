/** A tableau line by line, and its count as steps to be shown one after the other, as in the rulebook's example: columns, then runs. */
import { dollOf } from '$art/matryoshka/series';
import type { MatryoshkaColumn, MatryoshkaCount, MatryoshkaRun } from '$lib/protocol.gen';

export type Step = ({ kind: 'column' } & MatryoshkaColumn) | ({ kind: 'run' } & MatryoshkaRun);

/** Every column and every run of more than one doll. */
export function stepsOf(count: MatryoshkaCount): Step[] {
  return [
    ...count.columns.map((column) => ({ kind: 'column', ...column }) as const),
    ...count.runs.filter((run) => run.length > 1).map((run) => ({ kind: 'run', ...run }) as const),
  ];
}

/** The series of a tableau's lines, from the top (MA-5). */
export function linesOf(cards: readonly number[]): number[] {
  return [...new Set(cards.map((card) => dollOf(card).series))].sort((a, b) => a - b);
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

/** The seats, most points first. */
export function ranked(counts: readonly MatryoshkaCount[]): number[] {
  return counts.map((_, seat) => seat).sort((a, b) => (counts[b]?.total ?? 0) - (counts[a]?.total ?? 0));
}
