/** From an address to a seat: what this page should show for a table, and every way in which that can go wrong. */
import type { AvatarName } from '$art/people/avatars';
import { boardOf, type AnyBoard } from './games';
import { LiveTable } from './live.svelte';
import { Refusal, sitDown, tableOf, Unreachable } from './lobby';
import type { TableInfo } from './protocol.gen';
import { carry, drop, hold, holding, received, willDeal } from './seats';
import { Tab } from './tabs';
import { loadTexts } from './texts.svelte';

export type Fault = 'no-table' | 'full' | 'gone' | 'old' | 'tabs' | 'moved' | 'removed' | 'crowded' | 'no-board' | 'damaged';
type Stage = 'looking' | 'join' | 'live' | Fault;

const PATIENCE = 5_000; // a table that was not dealt by then shows its lobby, where it can be started

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

  constructor(code: string) {
    this.code = code;
    this.tab = new Tab(code, () => this.fail('moved'));
  }

  /** Find the table, and what we are there; `watch`: only look on. */
  async arrive(watch: boolean): Promise<void> {
    this.stage = 'looking';
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
      if (table.phase === 'damaged') return this.fail('damaged');
      if (!watch && holding(this.code)) return (await elsewhere) ? this.fail('tabs') : this.connect();
      this.late = !watch && ['playing', 'paused', 'stalled'].includes(table.phase);
      if (watch || table.phase !== 'open') return this.connect(true);
      this.stage = table.seats.some((seat) => seat.kind === 'empty') ? 'join' : 'full';
    } catch (error) {
      this.fail(faultOf(error));
    }
  }

  /** Sit down with a name, alone or beside those who already play at this device. */
  join = async (name: string, avatar: AvatarName): Promise<void> => {
    this.problem = '';
    try {
      const kept = hold(await sitDown(this.code, { name, avatar }));
      if (this.live && this.stage === 'live' && this.live.seats.length > 0) this.live.greet(kept.tokens);
      else this.connect();
    } catch (error) {
      if (!(error instanceof Refusal)) return this.fail('gone');
      this.problem = error.message;
      if (error.rule === 'LOBBY-8' || error.rule === 'LOBBY-5') await this.arrive(false);
    }
  };

  /** Look on without a seat. */
  watch = (): void => this.connect(true);

  /** Play in this page; another one in this browser lets go. */
  takeOver = (): void => this.connect();

  /** Give the seats up. */
  leave(): void {
    this.live?.say({ type: 'leave' });
    drop(this.code);
  }

  /** The code of the rematch, with our seats carried over; if no other people come along, it is dealt as soon as we are there. */
  async next(code: string): Promise<void> {
    const table = await tableOf(code);
    const ours = this.live?.host && table.seats.every(({ kind }, seat) => kind !== 'person' || this.live?.seats.includes(seat));
    carry(this.code, code, table.commitment);
    if (ours && table.phase === 'open') willDeal(table);
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
    if (kept) this.tab.take();
    this.live.start();
    this.stage = 'live';
    if (this.starts) setTimeout(() => (this.starts = false), PATIENCE);
  }

  /** The table would not have us; say why. */
  shut(): void {
    const why = this.live?.shut;
    if (!why) return;
    if (why.type === 'goodbye') {
      if (why.reason === 'removed') drop(this.code);
      return this.fail(why.reason === 'removed' ? 'removed' : 'crowded');
    }
    if (why.rule === 'WIRE-5') return this.fail('old');
    if (why.rule === 'WIRE-6') {
      drop(this.code);
      void this.arrive(false);
      return;
    }
    this.fail(why.rule === 'LOBBY-4' ? 'no-table' : 'gone');
  }

  private fail(fault: Fault): void {
    this.live?.stop();
    this.stage = fault;
  }
}

/** What went wrong when the lobby was asked. */
export function faultOf(error: unknown): Fault {
  if (error instanceof Refusal) return error.rule === 'LOBBY-4' ? 'no-table' : error.rule.startsWith('LIMIT') ? 'crowded' : 'gone';
  if (error instanceof Unreachable) return 'gone';
  throw error;
}
