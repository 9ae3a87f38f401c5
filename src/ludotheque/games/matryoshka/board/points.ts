/** The points by number of cards, as the texts of the rules have them: no rule is known here, and a test compares them. */
import { g } from './names';

/** The first number of cards that scores. */
export const LEAST = 2;

/** For each number of cards from two on: what a column brings. */
export const columnTable = (): number[] => g('points-column').split(' ').map(Number);

/** … and a run, with its bonus behind it (MA-18). */
export const runTable = (): [points: number, bonus: number][] =>
  g('points-run')
    .split(' ')
    .map((each) => {
      const [points = 0, bonus = 0] = each.split('+').map(Number);
      return [points, bonus];
    });

export const columnPoints = (cards: number): number => columnTable()[cards - LEAST] ?? 0;
export const runPoints = (cards: number): number =>
  (runTable()[cards - LEAST] ?? [0, 0]).reduce((sum, each) => sum + each, 0);
