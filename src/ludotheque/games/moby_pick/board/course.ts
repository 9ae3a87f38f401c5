/** What the view says about this moment. */
import type { MomentOf } from '$lib/play/games';
import type { Public } from './types';

/** What goes on, and in whose turn. */
export const momentOf: MomentOf<Public> = ({ phase, turn }) => `${phase}-${turn}`;

/** The places of the rhyme's words. */
export const WORDS = [0, 1, 2, 3] as const;

/** Whether a seat may touch the card in the middle now (MP-11, MP-12). */
export function mayTouch(table: Public, seat: number | null): boolean {
  return (
    seat !== null &&
    (table.phase === 'race' || table.phase === 'late') &&
    seat !== table.active &&
    (table.rows[seat] ?? 0) > 0
  );
}

/** Who had the first turn: turns go round clockwise (MP-8). */
export function firstSeat({ active, turn, rows }: Public): number {
  const since = Math.max(0, turn - 1) % rows.length;
  return (active - since + rows.length) % rows.length;
}
