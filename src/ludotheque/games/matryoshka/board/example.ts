/** The worked example of the rules (MA-16, MA-18): a tableau of thirteen cards and its count. */
import type { Count } from './types';
import { columnPoints, runTable, LEAST } from './points';

/** Poppy 1, 3, 4; Marigold 2, 3, 5, 6, 7; Sunflower 2 to 6. */
export const EXAMPLE: readonly number[] = [0, 2, 3, 8, 9, 11, 12, 13, 15, 16, 17, 18, 19];
const COLUMNS = [1, 2, 3, 2, 2, 2, 1];
const RUNS = [
  [0, 3, 2],
  [1, 2, 2],
  [1, 5, 3],
  [2, 2, 5],
] as const;

/** Its columns and runs as the guide tells them; the points are those of the texts. */
export function exampleCount(): Count {
  const columns = COLUMNS.map((cards, i) => ({ value: i + 1, cards, points: columnPoints(cards) }));
  const runs = RUNS.map(([series, start, length]) => {
    const [points, bonus] = runTable()[length - LEAST] ?? [0, 0];
    return { series, start, length, points, bonus };
  });
  const [columnsTotal, linesTotal] = [
    columns.reduce((sum, { points }) => sum + points, 0),
    runs.reduce((sum, { points, bonus }) => sum + points + bonus, 0),
  ];
  return { columns, runs, columns_total: columnsTotal, lines_total: linesTotal, total: columnsTotal + linesTotal };
}
