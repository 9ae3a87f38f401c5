/** From the address of a table to a seat at it: the states of the table page, and its errors. */
import type { AvatarName } from '$art/people/avatars';
import { boardOf, type AnyBoard } from './games';
import { LiveTable } from './live.svelte';
import { Unloaded } from '$lib/device/chunks';
import { Refusal, sitDown, tableOf, Unreachable } from '$lib/lobby/lobby';
import type { Goodbye, Refused, TableInfo } from '$lib/protocol.gen';
import { carry, come, drop, hold, holding, received, willDeal } from '$lib/lobby/seats';
import { Tab } from '$lib/device/tabs';
import { loadTexts, t } from '$lib/device/texts.svelte';

export type Fault =
  | 'no-table'
  | 'full'
  | 'gone'
  | 'load'
  | 'old'
  | 'tabs'
  | 'moved'
  | 'removed'
  | 'closed'
  | 'banned'
  | 'crowded'
  | 'no-board'
  | 'damaged'
  | 'other-rules';
type Stage = 'looking' | 'join' | 'live' | Fault;

const FAULTS: Record<string, Fault> = {
  'LOBBY-4': 'no-table',
  'LOBBY-20': 'no-table',
  'LOBBY-18': 'damaged',
  'LOBBY-19': 'other-rules',
  'LIMIT-10': 'banned',
  'WIRE-5': 'old',
};
const GOODBYES: Partial<Record<Goodbye['reason'], Fault>> = { removed: 'removed', closed: 'closed', banned: 'banned' };
/** After so long one asks once more by itself. */
export const AGAIN = 3_000;
const PATIENCE = 5_000; // a table that was not dealt by then shows its lobby, where it can be started
const RETRY = 1_000;

export class Sitting {
  readonly code: string;
  stage: Stage = $state('looking');
  table: TableInfo | undefined = $state.raw();
  live: LiveTable | undefined = $state.raw();
  Board: AnyBoard | undefined = $state.raw();
  link = $state('');
  /** Why sitting down was refused. */
  problem = $state('');
  /** The table is dealt as soon as we are there: no lobby is worth drawing. */
  starts = $state(false);
  /** It is ours to have it dealt. */
  deals = $state(false);
  /** We came to sit down, but the game had begun: we look on. */
  late = $state(false);
  private readonly tab: Tab;
  private left = false;
  private following = false;

  constructor(code: string) {
    this.code = code;
    this.tab = new Tab(code, () => this.fail('moved'));
  }

  /** Find the table, and what we are there; `watch`: only look on. */
  async arrive(watch: boolean): Promise<void> {
    try {
      const fresh = received(this.code);
      this.starts = fresh?.starts ?? false;
      this.deals = fresh?.deals ?? false;
      const elsewhere = watch || fresh ? Promise.resolve(false) : this.tab.elsewhere(); // asked while the rest is fetched
      const table = fresh?.table ?? (await tableOf(this.code));
      this.table = table;
      this.adopt(table);
      // The board is there before we say hello: from then on the game's clock may run.
      const [Board] = await Promise.all([boardOf(table.game), loadTexts(table.game)]);
      this.Board = Board;
      if (table.phase === 'damaged') this.fail('damaged');
      else if (!watch && holding(this.code)) {
        if (await elsewhere) this.fail('tabs');
        else this.connect();
      } else {
        this.late = !watch && ['playing', 'paused', 'stalled'].includes(table.phase);
        if (watch || table.phase !== 'open') this.connect(true);
        else this.stage = table.seats.some((seat) => seat.kind === 'empty') ? 'join' : 'full';
      }
    } catch (error) {
      this.fail(faultOf(error));
      if (passes(error)) this.arriveLater(watch);
    }
  }

  /** The server does not answer just now: the page says so, and asks again by itself. */
  private arriveLater(watch: boolean): void {
    const stage = this.stage;
    setTimeout(() => {
      if (!this.left && this.stage === stage) void this.arrive(watch);
    }, AGAIN);
  }

  /** Sit down with a name, alone or beside those who already play at this device. */
  join = async (name: string, avatar: AvatarName): Promise<void> => {
    this.problem = '';
    try {
      const kept = hold(await sitDown(this.code, { name, avatar }));
      if (this.live && this.stage === 'live' && this.live.seats.length > 0) this.live.greet(kept.tokens);
      else this.connect();
    } catch (error) {
      this.problem = error instanceof Refusal ? error.message : t('no-answer');
      if (error instanceof Refusal && ['LOBBY-5', 'LOBBY-8'].includes(error.rule)) await this.arrive(false);
    }
  };

  /** Look on without a seat. */
  watch = (): void => this.connect(true);

  /** Play in this tab; another tab with this table stops. */
  takeOver = (): void => this.connect();

  /** Give the seats up; not without a connection. Whether they were. */
  leave(): boolean {
    if (this.live && !this.live.press({ type: 'leave' }, true)) return false;
    drop(this.code);
    return true;
  }

  /**
   * Carry our seats over to the next table; if no other people come along, it is dealt as soon as we are there. Whether
   * to go there: one follows once, and only from here.
   */
  async next(code: string): Promise<boolean> {
    if (this.following) return false;
    this.following = true;
    const table = await tableAfter(code, () => this.left);
    if (!table) return false;
    const ours =
      this.live?.host && table.seats.every(({ kind }, seat) => kind !== 'person' || this.live?.seats.includes(seat));
    carry(this.code, code, table.commitment);
    if (ours && table.phase === 'open') willDeal(table);
    return !this.left;
  }

  close(): void {
    this.left = true;
    this.live?.stop();
    this.tab.close();
  }

  /** A link that carries a seat to a second device: `/t/CODE#seat=TOKEN`. */
  private adopt(table: TableInfo): void {
    const token = new URLSearchParams(location.hash.slice(1)).get('seat');
    if (!token) return;
    drop(this.code);
    hold({ code: this.code, token, link: '', table });
    history.replaceState(null, '', location.pathname + location.search);
  }

  private connect(watch = false): void {
    if (this.left) return;
    const kept = watch ? undefined : holding(this.code);
    this.link = kept?.link ?? '';
    this.live?.stop();
    this.live = new LiveTable(this.code, kept?.tokens ?? [], kept?.nonce);
    if (kept) {
      this.tab.take();
      come(this.code);
    }
    this.live.start();
    this.stage = 'live';
    if (this.starts) setTimeout(() => (this.starts = false), PATIENCE);
  }

  /** The table would not have us; say why. */
  shut(): void {
    const why = this.live?.shut;
    if (!why) return;
    if (why.type === 'goodbye' && why.reason === 'removed') drop(this.code);
    if (why.type === 'refused' && why.rule === 'WIRE-6') {
      drop(this.code);
      this.stage = 'looking';
      void this.arrive(false);
      return;
    }
    this.fail(faultOfEnd(why));
  }

  private fail(fault: Fault): void {
    this.live?.stop();
    this.stage = fault;
  }
}

/**
 * The table after this one (rematch). Where nobody answers, or not now, the request is repeated until the page is left.
 * Where there is no such table, one stays where one is.
 */
export async function tableAfter(code: string, left: () => boolean): Promise<TableInfo | undefined> {
  while (!left()) {
    try {
      return await tableOf(code);
    } catch (error) {
      if (error instanceof Refusal && !error.retry) return undefined;
      if (!(error instanceof Unreachable || error instanceof Refusal)) throw error;
      await new Promise((again) => setTimeout(again, RETRY));
    }
  }
  return undefined;
}

/** Whether asking once more may help: nobody answered, or not just now. */
export const passes = (error: unknown): boolean =>
  error instanceof Unreachable || (error instanceof Refusal && error.retry);

/** Why the table sent us away, or would not have us. */
export const faultOfEnd = (why: Refused | Goodbye): Fault =>
  why.type === 'goodbye' ? (GOODBYES[why.reason] ?? 'crowded') : faultOf(new Refusal(why));

/** What went wrong when the lobby was asked. */
export function faultOf(error: unknown): Fault {
  if (error instanceof Refusal) return FAULTS[error.rule] ?? (error.rule.startsWith('LIMIT') ? 'crowded' : 'gone');
  if (error instanceof Unreachable) return 'gone';
  if (error instanceof Unloaded) return 'load';
  throw error;
}
