/**
 * The connection to a table. It says hello, reconnects by itself, and asks for what it missed. It repeats acts that were not
 * acknowledged; each is carried out once (docs/reference/protocol.md). It knows no game and draws nothing.
 */
import {
  PROTOCOL,
  type Goodbye,
  type Hello,
  type Incoming,
  type Outgoing,
  type Refused,
  type Update,
  type Whole,
} from '$lib/protocol.gen';
import { declined } from '$lib/lobby/lobby';
import { Views, type Shown } from './views';

/** `lost` is told only after a second: a table that moves to another server is back sooner. `closed` is final. */
export type LineState = 'connecting' | 'open' | 'lost' | 'closed';

/** What a table is told: every message of the server, updates with their whole views. */
export type Heard = Exclude<Outgoing, Whole | Update> | Shown;

interface Listener {
  readonly heard: (message: Heard) => void;
  readonly state: (state: LineState) => void;
  /** The table will not have us: a refused hello, or a goodbye for good. */
  readonly shut: (why: Refused | Goodbye) => void;
}

interface Wish {
  readonly table: string;
  readonly tokens: readonly string[];
  readonly lang: string;
  readonly nonce: string | undefined;
}

/** The part of a WebSocket that is used; tests bring their own. */
export interface Pipe {
  send(data: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

type Act = Extract<Incoming, { type: 'act' }>;

const QUIET = 5; // seconds in which the server says something, until it tells how many
const MISSED = 3; // so many times nothing means that the connection is lost
const BEHIND = 5; // after a touch: a kernel notices a lost packet only by one behind it
const UNTOLD = 1_000; // milliseconds in which a lost line may come back before anyone is told
const FIRST_WAIT = 300;
const LONGEST_WAIT = 8_000;

/** The path names the table: where several servers share the tables, a proxy brings everyone of a table to the same one. */
const address = (table: string): string =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws/${table}`;

export class TableSocket {
  private pipe: Pipe | undefined;
  private state: LineState = 'connecting';
  private welcomed = false;
  private tries = 0;
  private quiet = QUIET;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private watch: ReturnType<typeof setTimeout> | undefined;
  private telling: ReturnType<typeof setTimeout> | undefined;
  private readonly waiting = new Map<string, Act>(); // in the order in which they were made
  private unsaid: Incoming[] = [];
  private readonly views = new Views();
  private readonly mark = Math.random().toString(36).slice(2, 8); // two pages of one seat must not share act ids
  private acts = 0;
  private wish: Wish;
  private readonly listener: Listener;
  private readonly make: () => Pipe;

  constructor(wish: Wish, listener: Listener, make?: () => Pipe) {
    this.wish = wish;
    this.listener = listener;
    this.make = make ?? (() => new WebSocket(address(wish.table)) as Pipe);
  }

  /** Open the connection, and keep it open. */
  start(): void {
    if (typeof window !== 'undefined') {
      addEventListener('online', this.hurry);
      addEventListener('offline', this.cut);
      document.addEventListener('visibilitychange', this.hurry);
    }
    this.connect();
  }

  /** Close the connection for good. */
  stop(): void {
    removeEventListener('online', this.hurry);
    removeEventListener('offline', this.cut);
    document.removeEventListener('visibilitychange', this.hurry);
    clearTimeout(this.retry);
    clearTimeout(this.watch);
    this.become('closed');
    this.release();
  }

  /** Ask for an action of a seat; the id under which it is answered. */
  act(action: unknown, more: Pick<Act, 'seat' | 'seen' | 'ms' | 'paint'> = {}): string {
    this.acts += 1;
    const id = `${this.mark}-${this.acts}`;
    const act: Act = { type: 'act', id, action, ...this.decidedOn(more.seat), ...more };
    this.waiting.set(id, act);
    this.post(act);
    if (more.seen !== undefined) setTimeout(() => this.post({ type: 'nudge' }), BEHIND);
    return id;
  }

  /** The newest update of a seat: an act that comes too late for it is refused, and not done turns later. */
  private decidedOn(seat: number | null | undefined): Pick<Act, 'last' | 'epoch'> {
    const mark = this.views.of(seat);
    return mark ? { last: mark.number, epoch: mark.epoch } : {};
  }

  /** Send anything else; it is lost if the connection is, and waits while nobody was told of the loss. */
  say(message: Exclude<Incoming, Act | Hello>): void {
    if (this.welcomed || this.state !== 'open') this.post(message);
    else this.unsaid.push(message);
  }

  /** More people at this device, or another language: hello again. */
  greet(change: Partial<Wish> = {}): void {
    this.wish = { ...this.wish, ...change };
    if (this.welcomed) this.pipe?.send(JSON.stringify(this.hello()));
  }

  /** Another language, for refusals. */
  speak(lang: Wish['lang']): void {
    if (lang !== this.wish.lang) this.greet({ lang });
  }

  /** Whether the table hears us now. */
  get heard(): boolean {
    return this.welcomed;
  }

  /** Whether an act still waits for its answer. */
  get busy(): boolean {
    return this.waiting.size > 0;
  }

  private hello(): Hello {
    const { table, tokens, lang, nonce } = this.wish;
    // With several seats the one that has seen least decides; what another has seen already is dropped again.
    const least = this.views.least(Math.max(1, tokens.length));
    const known = { last: least?.number ?? null, epoch: least?.epoch ?? null };
    const who = { table, tokens: [...tokens], lang, nonce: nonce ?? null };
    return { type: 'hello', protocol: PROTOCOL, ...who, ...known, story: true };
  }

  private connect(): void {
    clearTimeout(this.retry);
    this.release();
    if (this.state === 'closed') return;
    const pipe = this.make();
    this.pipe = pipe;
    let opened = false;
    pipe.onopen = () => {
      opened = true;
      this.listen();
      pipe.send(JSON.stringify(this.hello()));
    };
    pipe.onmessage = ({ data }) => this.hear(JSON.parse(String(data)) as Outgoing);
    pipe.onclose = () => {
      if (!opened && this.tries > 0) void this.inquire();
      this.lose();
    };
    this.listen();
  }

  /** Handshakes fail again and again: perhaps the server says why over HTTP, and for good. */
  private async inquire(): Promise<void> {
    const why = await declined(this.wish.table);
    if (!why || why.retry || this.welcomed || this.state === 'closed') return;
    this.shut({ type: 'refused', rule: why.rule, key: why.key, text: why.message, id: null, retry: false });
  }

  private release(): void {
    const pipe = this.pipe;
    this.pipe = undefined;
    this.welcomed = false;
    if (!pipe) return;
    pipe.onopen = pipe.onmessage = pipe.onclose = null;
    pipe.close();
  }

  private lose(): void {
    this.release();
    if (this.state === 'closed') return;
    clearTimeout(this.watch);
    clearTimeout(this.retry);
    this.telling ??= setTimeout(() => this.become('lost'), UNTOLD);
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries) * (0.75 + Math.random() / 2);
    this.tries += 1;
    this.retry = setTimeout(() => this.connect(), wait);
  }

  private readonly cut = (): void => {
    this.lose();
    this.become('lost'); // the device itself says so
  };

  private readonly hurry = (): void => {
    if (this.tries > 0 && !this.welcomed && document.visibilityState === 'visible') this.connect();
  };

  /** Every word counts as a sign of life. */
  private listen(): void {
    clearTimeout(this.watch);
    this.watch = setTimeout(() => this.lose(), MISSED * this.quiet * 1000);
  }

  private become(state: LineState): void {
    clearTimeout(this.telling);
    this.telling = undefined;
    if (state === this.state) return;
    if (state === 'lost') this.unsaid = [];
    this.state = state;
    this.listener.state(state);
  }

  private post(message: Incoming): void {
    if (this.welcomed) this.pipe?.send(JSON.stringify(message));
  }

  private hear(message: Outgoing): void {
    this.listen();
    switch (message.type) {
      case 'welcome':
        this.welcomed = true;
        this.tries = 0;
        // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- a page may be newer than its server
        this.quiet = message.quiet ?? QUIET;
        this.listen();
        this.views.keep(message.seats);
        this.listener.heard(message);
        this.become('open');
        for (const each of [...this.waiting.values(), ...this.unsaid.splice(0)]) this.post(each);
        return;
      case 'whole':
      case 'update':
      case undefined:
        this.show(message);
        return;
      case 'ack':
        this.waiting.delete(message.id);
        return;
      case 'refused':
        if (message.id) this.waiting.delete(message.id);
        if (this.welcomed) this.listener.heard(message);
        else if (message.retry) this.lose();
        else this.shut(message);
        return;
      case 'goodbye':
        if (message.back) this.lose();
        else this.shut(message);
        return;
      default:
        this.listener.heard(message);
    }
  }

  private show(message: Whole | Update): void {
    const shown = this.views.take(message);
    if (shown === 'gap')
      this.lose(); // the next hello asks for whole views
    else if (shown) this.listener.heard(shown);
  }

  private shut(why: Refused | Goodbye): void {
    this.stop();
    this.listener.shut(why);
  }
}
