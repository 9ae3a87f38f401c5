/** What every game says in its public part, by custom of names: whom it waits for, and who is looking at something. */

interface Open {
  readonly active?: number | null;
  readonly taker?: number | null;
  readonly waiting?: readonly number[];
}

const openPart = (view: unknown): Open => (view as { public?: Open } | undefined)?.public ?? {};

/** Which of these seats the table waits for, by the newest view. */
export function awaited(view: unknown, seats: readonly number[]): number[] {
  const { waiting, taker, active } = openPart(view);
  const wanted = waiting ?? [taker ?? active ?? -1];
  return seats.filter((seat) => wanted.includes(seat));
}

/** A look that lasts only so long: faces in `peek` (MP-7). */
export const isLooking = (view: unknown): boolean => {
  const peek = (view as { peek?: readonly unknown[] | null } | undefined)?.peek;
  return Array.isArray(peek) && peek.length > 0;
};

const PERSONAL = new Set(['me', 'public', 'claimed', 'grasp', 'peek']);

/** Whether a seat's view holds something that the others at the same device must not see. */
export function isPrivate(view: unknown, open: unknown): boolean {
  const [mine, theirs] = [view, open] as [Record<string, unknown>, Record<string, unknown>];
  return Object.keys(mine ?? {}).some((key) => !PERSONAL.has(key) && JSON.stringify(mine[key]) !== JSON.stringify(theirs?.[key]));
}
