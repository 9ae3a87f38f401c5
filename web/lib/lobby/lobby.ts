/** The lobby over HTTP: games, tables, seats. */
import type {
  Analysed,
  Analysing,
  GameInfo,
  Joining,
  Opening,
  PlayNow,
  Problem,
  Replay,
  Seated,
  TableInfo,
  WhatIf,
} from '$lib/protocol.gen';
import { settings } from '$lib/device/settings.svelte';

/** The server said no, and why, in the player's language. */
export class Refusal extends Error {
  readonly rule: string;
  readonly key: string;
  /** The reason passes by itself. */
  readonly retry: boolean;

  constructor({ rule, key, text, retry }: Problem) {
    super(text);
    this.rule = rule;
    this.key = key;
    this.retry = retry;
  }
}

/** No table has the code, or none any more. */
export const noTable = (error: unknown): boolean =>
  error instanceof Refusal && (error.rule === 'LOBBY-4' || error.rule === 'LOBBY-20');

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

/** Ask, and read the answer; raises `Refusal` or `Unreachable`. */
export const json = async <T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> =>
  (await (await send(method, path, body)).json()) as T;

const at = (code: string, rest = ''): string => `/api/tables/${encodeURIComponent(code)}${rest}`;

export const shelf = (): Promise<GameInfo[]> => json('GET', '/api/games');
export const publicTables = (): Promise<TableInfo[]> => json('GET', '/api/tables');
export const tableOf = (code: string): Promise<TableInfo> => json('GET', at(code));
export const openTable = (wish: Opening): Promise<Seated> => json('POST', '/api/tables', wish);
export const playNow = (wish: PlayNow): Promise<Seated> => json('POST', '/api/play', wish);
/** Play on from a moment of a finished game. */
export const whatIf = (wish: WhatIf): Promise<Seated> => json('POST', '/api/what-if', wish);
export const sitDown = (code: string, wish: Joining): Promise<Seated> => json('POST', at(code, '/seats'), wish);
/** Why the server declines the sockets of a table, if it does: a page is not told how its handshake was answered. */
export async function declined(code: string): Promise<Refusal | undefined> {
  try {
    await send('GET', `/ws/${encodeURIComponent(code)}`);
  } catch (error) {
    if (error instanceof Refusal) return error;
  }
  return undefined;
}
export const qrOf = (code: string): string => at(code, '/qr.svg');
export const recordLink = (code: string): string => at(code, '/record');
export const recordOf = async (code: string): Promise<string> => (await send('GET', at(code, '/record'))).text();

/** Whose view of a finished game: a seat's, a spectator's (null), or all cards. */
export type Viewer = Replay['seat'];

const perspective = (seat: Viewer): string => (seat === null ? '' : `?seat=${seat}`);
export const replayOf = (code: string, seat: Viewer): Promise<Replay> =>
  json('GET', at(code, `/replay${perspective(seat)}`));
export const replayFile = (record: string, seat: Viewer): Promise<Replay> =>
  json('POST', `/api/replay${perspective(seat)}`, record);

/** Is told how much of an analysis is done, in per cent. */
export type Telling = (percent: number) => void;

/** Ask until it is there: the server waits a moment each time, and then says how much is done. */
async function analysis(tell: Telling, ...asked: Parameters<typeof send>): Promise<Analysed> {
  for (;;) {
    const answer = await send(...asked);
    if (answer.status !== 202) return (await answer.json()) as Analysed;
    tell(((await answer.json()) as Analysing).percent);
  }
}
export const analysisOf = (code: string, tell: Telling): Promise<Analysed> =>
  analysis(tell, 'GET', at(code, '/analysis'));
export const analysisFile = (record: string, tell: Telling): Promise<Analysed> =>
  analysis(tell, 'POST', '/api/analysis', record);
