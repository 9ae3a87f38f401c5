/** The newest view of each seat: what changed is joined to what was known, so that boards get whole views (protocol.md). */
import type { Update, Whole } from '$lib/protocol.gen';

type Seat = number | null;
type Fields = Readonly<Record<string, unknown>>;

/** An update as pages and boards get it. */
export interface Shown {
  readonly type: 'update';
  readonly number: number;
  readonly epoch: number;
  readonly at: number;
  readonly seat: Seat;
  readonly view: unknown;
  readonly events: readonly unknown[];
  /** It is the first one, or updates before it were missed. */
  readonly whole: boolean;
}

/** Where a client is in the moves of a table. */
type Mark = Pick<Shown, 'epoch' | 'number'>;

/** The new value, from the old one and a delta; the old one stays as it is. */
export function join(old: unknown, delta: unknown): unknown {
  if (typeof delta !== 'object' || delta === null || Array.isArray(delta)) return delta;
  if ('=' in delta) return delta['='];
  const changes = Object.entries(delta);
  if (!Array.isArray(old)) {
    const fields = old as Fields;
    return { ...fields, ...Object.fromEntries(changes.map(([name, change]) => [name, join(fields[name], change)])) };
  }
  const items = [...(old as unknown[])];
  for (const [place, change] of changes) {
    if (place === '+') items.push(...(change as unknown[]));
    else items[+place] = join(items[+place], change);
  }
  return items;
}

export class Views {
  private readonly newest = new Map<Seat, Shown>();
  private seat: Seat = null; // of the last whole view

  /** The update that a message leads to; nothing if it is known; `gap`: one before it is missing, and all is forgotten. */
  take(message: Whole | Update): Shown | 'gap' | undefined {
    const shown = message.type === 'whole' ? this.replace(message) : this.follow(message);
    if (shown === 'gap') this.newest.clear();
    else if (shown) this.newest.set(shown.seat, shown);
    return shown;
  }

  /** Forget what is not of these seats; none: a spectator. A seat may have been taken away. */
  keep(seats: readonly number[]): void {
    for (const seat of this.newest.keys()) if (!isOf(seats, seat)) this.newest.delete(seat);
  }

  private replace({ number, epoch, at, seat, view }: Whole): Shown | undefined {
    this.seat = seat;
    const known = this.newest.get(seat);
    if (known?.number === number && known.epoch === epoch) return undefined;
    return { type: 'update', number, epoch, at, seat, view, events: [], whole: true };
  }

  private follow({ number, at, events, ...more }: Update): Shown | 'gap' {
    const seat = more.seat === undefined ? this.seat : more.seat;
    const known = this.newest.get(seat);
    if (known?.number !== (more.after ?? number - 1)) return 'gap';
    const old = known.view as Fields;
    const own = join(old, more.own ?? {}) as Fields;
    const view = { ...own, public: 'public' in more ? join(old['public'], more.public) : old['public'] };
    const epoch = more.epoch ?? known.epoch;
    return { type: 'update', number, epoch, at, seat, view, events: events ?? [], whole: false };
  }

  /** The newest update of a seat, or of the only one. */
  of(seat: Seat | undefined): Mark | undefined {
    return seat != null ? this.newest.get(seat) : this.newest.size === 1 ? [...this.newest.values()][0] : undefined;
  }

  /** The oldest of the newest updates of so many seats: whoever comes back missed what came after it. */
  least(seats: number): Mark | undefined {
    if (this.newest.size < seats) return undefined;
    return [...this.newest.values()].reduce((a, b) => (follows(a, b) ? b : a));
  }
}

/** Whether a view belongs to a device with these seats. */
export const isOf = (seats: readonly number[], seat: Seat): boolean =>
  seat === null ? seats.length === 0 : seats.includes(seat);

/** Whether an update is newer than another: after a power cut a number may come again, then with a higher epoch. */
function follows(update: Mark, other: Mark): boolean {
  return update.epoch === other.epoch ? update.number > other.number : update.epoch > other.epoch;
}
