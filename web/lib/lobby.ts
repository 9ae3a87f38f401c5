/** The lobby over HTTP: games on the shelf, tables, seats. */
import type { GameInfo, Joining, Opening, PlayNow, Problem, Seated, TableInfo } from './protocol.gen';
import { settings } from './settings.svelte';

/** The server said no, and why, in the player's language. */
export class Refusal extends Error {
  readonly rule: string;
  readonly key: string;

  constructor({ rule, key, text }: Problem) {
    super(text);
    this.rule = rule;
    this.key = key;
  }
}

/** Nobody answered. */
export class Unreachable extends Error {}

async function send(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Response> {
  const data = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: { 'Accept-Language': settings.lang },
      ...(data === undefined ? {} : { body: data }),
    });
  } catch {
    throw new Unreachable(path);
  }
  if (answer.ok) return answer;
  const problem: unknown = await answer.json().catch(() => undefined);
  if (typeof problem === 'object' && problem !== null && 'rule' in problem) throw new Refusal(problem as Problem);
  throw new Unreachable(`${answer.status} ${path}`);
}

const json = async <T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> =>
  (await (await send(method, path, body)).json()) as T;

const at = (code: string, rest = ''): string => `/api/tables/${encodeURIComponent(code)}${rest}`;

export const shelf = (): Promise<GameInfo[]> => json('GET', '/api/games');
export const publicTables = (): Promise<TableInfo[]> => json('GET', '/api/tables');
export const tableOf = (code: string): Promise<TableInfo> => json('GET', at(code));
export const openTable = (wish: Opening): Promise<Seated> => json('POST', '/api/tables', wish);
export const playNow = (wish: PlayNow): Promise<Seated> => json('POST', '/api/play', wish);
export const sitDown = (code: string, wish: Joining): Promise<Seated> => json('POST', at(code, '/seats'), wish);
export const qrOf = (code: string): string => at(code, '/qr.svg');
export const recordLink = (code: string): string => at(code, '/record');
export const recordOf = async (code: string): Promise<string> => (await send('GET', at(code, '/record'))).text();

/** What one seat (or a spectator) saw of a finished table, step by step; from the server, which alone knows the rules. */
export interface Replay {
  readonly game: string;
  readonly options: Record<string, unknown>;
  readonly players: readonly { readonly name: string; readonly bot?: string | null }[];
  readonly seat: number | null;
  readonly outcome: TableInfo['outcome'];
  readonly moments: readonly Moment[];
  /** Everything the rules drew from the deal, to be computed again here. */
  readonly draws: readonly Draw[];
}
export interface Draw {
  readonly label: string;
  readonly n: number;
  readonly order: readonly number[] | null;
  readonly pick: number | null;
}
export interface Moment {
  readonly number: number;
  readonly at: number;
  readonly view: unknown;
  readonly events: readonly { readonly type: string }[];
}
const perspective = (seat: number | null): string => (seat === null ? '' : `?seat=${seat}`);
export const replayOf = (code: string, seat: number | null): Promise<Replay> => json('GET', at(code, `/replay${perspective(seat)}`));
export const replayFile = (record: string, seat: number | null): Promise<Replay> => json('POST', `/api/replay${perspective(seat)}`, record);
