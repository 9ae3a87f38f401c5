/** What a game declares of its views (docs/reference/contract.md): whom it waits for, who may look, what is private. */
import type { Contract } from '$lib/protocol.gen';

/** One seat's own look: nothing to look at, not opened yet, open, or over. */
type Look = 'none' | 'waiting' | 'open' | 'done';

interface Looker {
  readonly seat: number;
  readonly opened: boolean;
}

type Fields = Readonly<Record<string, unknown>>;

const openPart = (view: unknown): Fields => (view as { public?: Fields } | undefined)?.public ?? {};

/** Which of these seats the table waits for, by the newest view: of the declared fields the last that is set counts. */
export function awaited(view: unknown, seats: readonly number[], contract: Contract | undefined): number[] {
  const open = openPart(view);
  const wanted = contract?.awaited.map((name) => open[name]).findLast((value) => value !== null && value !== undefined);
  return seats.filter((seat) => (Array.isArray(wanted) ? wanted.includes(seat) : wanted === seat));
}

/** The next of these seats whose own look is not over: the one that is open, or else the first that waits (MP-6). */
export function looker(view: unknown, seats: readonly number[], contract: Contract | undefined): Looker | undefined {
  const looks = (openPart(view)[contract?.looks ?? ''] ?? []) as readonly Look[];
  const seat = seats.find((each) => looks[each] === 'open') ?? seats.find((each) => looks[each] === 'waiting');
  return seat === undefined ? undefined : { seat, opened: looks[seat] === 'open' };
}

/** Whether a seat's view holds something that the others at the same device must not see. */
export function isPrivate(view: unknown, open: unknown, contract: Contract | undefined): boolean {
  const mine = (view ?? {}) as Fields;
  const theirs = (open ?? {}) as Fields;
  return contract?.private.some((name) => JSON.stringify(mine[name]) !== JSON.stringify(theirs[name])) ?? false;
}
