/**
 * The line to a table: says hello, comes back by itself, asks for what it missed and repeats what was not acknowledged,
 * each act being done once (docs/protocol.md). It knows no game and draws nothing.
 */
import { PROTOCOL, type Goodbye, type Hello, type Incoming, type Outgoing, type Refused, type Update } from './protocol.gen';

/** `closed` is final: the table is gone for us. */
export type LineState = 'connecting' | 'open' | 'lost' | 'closed';

export interface Listener {
  readonly heard: (message: Outgoing) => void;
  readonly state: (state: LineState) => void;
  /** The table will not have us: a refused hello, or a goodbye for good. */
  readonly shut: (why: Refused | Goodbye) => void;
}

export interface Wish {
  readonly table: string;
  readonly tokens: readonly string[];
  readonly lang: 'en' | 'fr';
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

const SILENCE = 15_000; // the server speaks of the line every five seconds: three times nothing means it is gone
const BEHIND = 5; // after a touch: a kernel notices a lost packet only by one behind it
const FIRST_WAIT = 300;
const LONGEST_WAIT = 8_000;

const address = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;

type Mark = Pick<Update, 'epoch' | 'number'>;

export class TableSocket {
  private pipe: Pipe | undefined;
  private state: LineState = 'connecting';
  private welcomed = false;
  private tries = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private watch: ReturnType<typeof setTimeout> | undefined;
  private readonly waiting = new Map<string, Act>(); // in the order in which they were made
  private readonly latest = new Map<number | null, Mark>(); // the last update of each seat, by its mark alone: what it showed is forgotten
  private readonly mark = Math.random().toString(36).slice(2, 8); // two pages of one seat must not share act ids
  private acts = 0;
  private wish: Wish;
  private readonly listener: Listener;
  private readonly make: () => Pipe;

  constructor(wish: Wish, listener: Listener, make: () => Pipe = () => new WebSocket(address()) as Pipe) {
    this.wish = wish;
    this.listener = listener;
    this.make = make;
  }

  /** Open the line, and keep it open. */
  start(): void {
    if (typeof window !== 'undefined') {
      addEventListener('online', this.hurry);
      addEventListener('offline', this.cut);
      document.addEventListener('visibilitychange', this.hurry);
    }
    this.connect();
  }

  /** Leave the line for good. */
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
  act(action: unknown, more: Pick<Act, 'seat' | 'seen' | 'ms'> = {}): string {
    this.acts += 1;
    const id = `${this.mark}-${this.acts}`;
    const act: Act = { type: 'act', id, action, ...more };
    this.waiting.set(id, act);
    this.post(act);
    if (more.seen !== undefined) setTimeout(() => this.post({ type: 'nudge' }), BEHIND);
    return id;
  }

  /** Send anything else; it is lost if the line is. */
  say(message: Exclude<Incoming, Act | Hello>): void {
    this.post(message);
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

  /** Whether an act still waits for its answer. */
  get busy(): boolean {
    return this.waiting.size > 0;
  }

  private hello(): Hello {
    const { table, tokens, lang, nonce } = this.wish;
    // With several seats the one that has seen least decides; what another has seen already is dropped again below.
    const [least] = [...this.latest.values()].sort((a, b) => (follows(a, b) ? 1 : -1));
    const known = { last: least?.number ?? null, epoch: least?.epoch ?? null };
    return { type: 'hello', protocol: PROTOCOL, table, tokens: [...tokens], lang, ...known, nonce: nonce ?? null };
  }

  private connect(): void {
    clearTimeout(this.retry);
    this.release();
    if (this.state === 'closed') return;
    this.become(this.tries > 0 ? 'lost' : 'connecting');
    const pipe = this.make();
    this.pipe = pipe;
    pipe.onopen = () => {
      this.listen();
      pipe.send(JSON.stringify(this.hello()));
    };
    pipe.onmessage = ({ data }) => this.hear(JSON.parse(String(data)) as Outgoing);
    pipe.onclose = () => this.lose();
    this.listen();
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
    this.become('lost');
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries) * (0.75 + Math.random() / 2);
    this.tries += 1;
    this.retry = setTimeout(() => this.connect(), wait);
  }

  private readonly cut = (): void => this.lose();

  private readonly hurry = (): void => {
    if (this.state === 'lost' && document.visibilityState === 'visible') this.connect();
  };

  /** Every word counts as a sign of life. */
  private listen(): void {
    clearTimeout(this.watch);
    this.watch = setTimeout(() => this.lose(), SILENCE);
  }

  private become(state: LineState): void {
    if (state === this.state) return;
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
        this.listener.heard(message);
        this.become('open');
        for (const act of this.waiting.values()) this.post(act);
        return;
      case 'update':
        if (this.isNew(message)) this.listener.heard(message);
        return;
      case 'ack':
        this.waiting.delete(message.id);
        return;
      case 'refused':
        if (message.id) this.waiting.delete(message.id);
        if (this.welcomed) this.listener.heard(message);
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

  private isNew(update: Update): boolean {
    const before = this.latest.get(update.seat);
    if (before && !update.whole && !follows(update, before)) return false;
    this.latest.set(update.seat, { epoch: update.epoch, number: update.number });
    return true;
  }

  private shut(why: Refused | Goodbye): void {
    this.stop();
    this.listener.shut(why);
  }
}

/** Whether an update is newer than another: after a power cut a number may come again, then with a higher epoch. */
function follows(update: Mark, other: Mark): boolean {
  return update.epoch === other.epoch ? update.number > other.number : update.epoch > other.epoch;
}
