/** The seats this device holds, kept in the browser: a token is the seat, on whatever page it is shown again. */
import type { Seated, TableInfo } from '$lib/protocol.gen';
import { keep, recall } from '$lib/device/storage';

/** What is kept of one table. */
interface Holding {
  /** In the order in which people sat down here; a host without a seat has a token too. */
  readonly tokens: readonly string[];
  /** The invitation, as people on this network can open it. */
  readonly link: string;
  /** What the table had promised before our share of the deal was chosen. */
  readonly commitment: string;
  readonly nonce: string;
  /** When one came to it last; 0: its game has ended. */
  readonly when: number;
}

/** A seat that this very page has just taken: nobody else can hold it, and the table is known. */
interface Fresh {
  readonly table: TableInfo;
  /** It is dealt as soon as we say hello. */
  readonly starts: boolean;
  /** It is we who have it dealt. */
  readonly deals?: boolean;
}
const fresh = new Map<string, Fresh>();

const PLACE = 'ludotheque.seats';
const KEPT = 40;

const all = (): Record<string, Holding> => recall<Record<string, Holding>>(PLACE) as Record<string, Holding>;

function save(tables: Record<string, Holding>): void {
  const newest = Object.entries(tables)
    .sort(([, a], [, b]) => b.when - a.when)
    .slice(0, KEPT);
  keep(PLACE, Object.fromEntries(newest));
}

/** Our share of a deal: chosen at random, after the table's commitment was seen. */
export function newNonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function holding(code: string): Holding | undefined {
  return all()[code];
}

/** Keep a seat; a second one at the same table joins the first (one tablet). */
export function hold({ code, token, link, table }: Pick<Seated, 'code' | 'token' | 'link' | 'table'>): Holding {
  const tables = all();
  const before = tables[code];
  const tokens = [...new Set([...(before?.tokens ?? []), token])];
  const kept: Holding = {
    tokens,
    link: link || (before?.link ?? ''),
    commitment: before?.commitment ?? table.commitment,
    nonce: before?.nonce ?? newNonce(),
    when: Date.now(),
  };
  save({ ...tables, [code]: kept });
  return kept;
}

function mark(code: string, when: number): void {
  const tables = all();
  const before = tables[code];
  if (before) save({ ...tables, [code]: { ...before, when } });
}
/** One comes to a table. */
export const come = (code: string): void => mark(code, Date.now());
/** The game of a table has ended: it is kept for its result, as long as there is room. */
export const end = (code: string): void => mark(code, 0);

/** The page that took a seat hands it to the page that plays it. */
export function handOver(seated: Seated, starts: boolean): void {
  hold(seated);
  fresh.set(seated.code, { table: seated.table, starts });
}

/** A rematch in which nobody else is waited for. */
export function willDeal(table: TableInfo): void {
  fresh.set(table.code, { table, starts: true, deals: true });
}

/** What was handed over for a table; once. */
export function received(code: string): Fresh | undefined {
  const found = fresh.get(code);
  fresh.delete(code);
  return found;
}

/** The same people at the next table: their tokens are valid there, their share of the deal is a new one. */
export function carry(from: string, to: string, commitment: string): Holding | undefined {
  const tables = all();
  const before = tables[from];
  if (!before || tables[to]) return tables[to];
  const kept: Holding = {
    ...before,
    link: before.link.replace(from, to),
    commitment,
    nonce: newNonce(),
    when: Date.now(),
  };
  save({ ...tables, [to]: kept });
  return kept;
}

/** Give a seat up for good. */
export function drop(code: string): void {
  const { [code]: _, ...others } = all();
  save(others);
}

/** The codes of the tables of this device to which one came since a time, the last one first. */
export function recent(since: number): string[] {
  const found = Object.entries(all()).filter(([, { when }]) => when > since);
  return found.sort(([, a], [, b]) => b.when - a.when).map(([code]) => code);
}
