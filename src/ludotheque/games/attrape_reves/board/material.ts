/** The material as the board handles it: which tile is which toy, how large, and where each lies around the nightmare. */
import type { ToyKind } from '$art/attrape_reves/toys';
import type { MoonName } from './types';

/** AR-1: tiles 0–3 are bears, 4–5 pandas, 6 the rabbit, 7 the unicorn. */
const TILES: readonly ToyKind[] = ['bear', 'bear', 'bear', 'bear', 'panda', 'panda', 'rabbit', 'unicorn'];
export const kindOf = (toy: number): ToyKind => TILES[toy] ?? 'bear';

/** AR-23: the one scale of everything on the table. A card is a square of twice `HALF`. */
export const HALF = 860;
export const RADIUS: Record<ToyKind, number> = { bear: 760, panda: 650, rabbit: 555, unicorn: 475 };
export const PLACES = 12;

const MOONS: readonly MoonName[] = ['new', 'crescent', 'gibbous', 'full'];
export const moonStep = (moon: MoonName): number => MOONS.indexOf(moon);

type Spot = readonly [number, number];
interface Arrangement {
  readonly width: number;
  readonly height: number;
  readonly card: Spot;
  readonly toys: Record<ToyKind, Spot>;
}

/** Centres of card and discs in their own unit: packed so that a phone shows them as large as it can. */
export const TALL: Arrangement = {
  width: 2890,
  height: 3450,
  card: [860, 860],
  toys: { bear: [760, 2530], panda: [2220, 2795], rabbit: [2335, 555], unicorn: [2415, 1635] },
};
export const WIDE: Arrangement = {
  width: 4660,
  height: 2670,
  card: [2440, 1335],
  toys: { bear: [760, 765], panda: [4010, 720], rabbit: [965, 2112], unicorn: [3835, 1882] },
};

/** The tiles of one kind among some tiles. */
export const ofKind = (toys: readonly number[], kind: ToyKind): number[] => toys.filter((toy) => kindOf(toy) === kind);

/**
 * The tile a seat reaches for when it touches a kind. Everyone has a bear that lies nearest to them, so that two
 * hands meet on one tile only where toys are scarce (AR-21).
 */
export function nearest(circle: readonly number[], kind: ToyKind, seat: number): number | undefined {
  const free = ofKind(circle, kind);
  return free[seat % Math.max(1, free.length)];
}
