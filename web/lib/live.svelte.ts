/** A table as this page knows it: what the socket told, in a form that the pages draw. */
import { announce } from './announce.svelte';
import type { Answer } from './games';
import type { Goodbye, Incoming, Line, Outgoing, Refused, Said, TableInfo, Update } from './protocol.gen';
import { Sights } from './race';
import { leap, settings } from './settings.svelte';
import { TableSocket, type LineState, type Pipe } from './socket';
import { play } from './sound';

/** One seat's newest view, and the facts that led to it. */
export interface Scene {
  readonly number: number;
  readonly view: unknown;
  readonly events: readonly unknown[];
}
export interface Speech extends Said {
  readonly key: number;
}

const KEPT = 60; // lines of talk
const PATIENCE = 5_000;
const PRESSES = 20; // acts whose answer may still come

export class LiveTable {
  table: TableInfo | undefined = $state.raw();
  /** The seats of this device. */
  seats: readonly number[] = $state.raw([]);
  private opened = $state(false);
  /** Whether this device may do what a host may: its seat is the host's, or it opened the table and has no seat. */
  readonly host: boolean = $derived(this.opened || (this.table?.host != null && this.seats.includes(this.table.host)));
  state: LineState = $state('connecting');
  quality: Line['quality'] = $state('unknown');
  rtt = $state(0);
  version = $state('');
  scenes: ReadonlyMap<number | null, Scene> = $state.raw(new Map());
  talk: readonly Speech[] = $state.raw([]);
  /** The key of the last line that was there when this page came: it is no news. */
  old = $state(0);
  muted: readonly number[] = $state.raw([]);
  refused: (Refused & { readonly count: number }) | undefined = $state.raw();
  shut: Refused | Goodbye | undefined = $state.raw();

  private readonly socket: TableSocket;
  private readonly sights = new Sights();
  private readonly questions = new Map<string, (answer: Answer) => void>();
  private asked = 0;
  private clock = 0; // the table's, at the moment below by ours
  private read = 0;
  private refusals = 0;
  private presses: readonly { readonly id: string; readonly seat: number; readonly seen: number | undefined }[] = [];
  private spoken = 0;

  constructor(code: string, tokens: readonly string[], nonce: string | undefined, make?: () => Pipe) {
    const listener = {
      heard: (message: Outgoing) => this.hear(message),
      state: (state: LineState) => (this.state = state),
      shut: (why: Refused | Goodbye) => (this.shut = why),
    };
    this.socket = new TableSocket({ table: code, tokens, lang: settings.lang, nonce }, listener, make);
  }

  start = (): void => this.socket.start();
  stop = (): void => this.socket.stop();

  /** The table's clock now, in milliseconds; it stands still while nobody plays. */
  now = (): number => this.clock + (this.table?.phase === 'playing' ? performance.now() - this.read : 0);

  /** The function a board calls for one of our seats. */
  act = (seat: number | null) => (action: unknown, press?: Event): void => {
    if (seat === null) return;
    const place = this.seats.length > 1 ? { seat } : {};
    const seen = this.scenes.get(seat)?.number;
    const id = this.socket.act(action, { ...place, ...this.sights.reaction(action, press) });
    this.presses = [...this.presses, { id, seat, seen }].slice(-PRESSES);
  };

  /** The question a board may ask for one of our seats. */
  ask = (seat: number | null) => (action: unknown): Promise<Answer> =>
    new Promise((resolve, reject) => {
      if (seat === null || this.state !== 'open') return reject(new Error('nobody to ask'));
      this.asked += 1;
      const id = `q${this.asked}`;
      this.questions.set(id, resolve);
      setTimeout(() => this.questions.delete(id) && reject(new Error('no answer')), PATIENCE);
      this.say({ type: 'ask', id, action, ...(this.seats.length > 1 ? { seat } : {}) });
    });

  say = (message: Exclude<Incoming, { type: 'act' | 'hello' }>): void => this.socket.say(message);

  /** Hear a seat's words no more, or again. */
  mute = (seat: number, muted: boolean): void => {
    this.muted = [...this.muted.filter((each) => each !== seat), ...(muted ? [seat] : [])];
    this.say({ type: 'mute', seat, muted });
  };

  /** More people at this device. */
  greet = (tokens: readonly string[]): void => this.socket.greet({ tokens });

  /** Refusals in the language now in force. */
  speak = (): void => this.socket.speak(settings.lang);

  private hear(message: Outgoing): void {
    switch (message.type) {
      case 'welcome':
        this.remember(message.chat ?? [], this.table === undefined);
        this.table = message.table;
        this.seats = message.seats;
        this.opened = message.host && message.table.host === null;
        this.version = message.version;
        this.set(message.now);
        return;
      case 'table':
        this.set(message.now);
        this.table = message.table;
        return;
      case 'update':
        this.show(message);
        return;
      case 'said':
        this.listen(message);
        return;
      case 'line':
        this.quality = message.quality;
        this.rtt = message.rtt;
        return;
      case 'answer':
        this.questions.get(message.id)?.(message);
        this.questions.delete(message.id);
        return;
      case 'refused':
        if (this.overtaken(message)) return;
        this.refusals += 1;
        this.refused = { ...message, count: this.refusals };
        announce(message.text, true);
        play('refuse');
        return;
    }
  }

  private listen(said: Said): void {
    this.spoken += 1;
    this.talk = [...this.talk, { ...said, key: this.spoken }].slice(-KEPT);
  }

  /** What was said before we came, or while the line was lost; the server knows nothing of whom we muted before. */
  private remember(chat: readonly Said[], first: boolean): void {
    const known = this.talk.at(-1)?.number ?? 0;
    for (const said of chat) if (said.number > known && !this.muted.includes(said.seat)) this.listen(said);
    if (first) this.old = this.spoken;
    for (const seat of this.muted) this.say({ type: 'mute', seat, muted: true });
  }

  /** Another's move came between the press and its answer: nobody did anything wrong, and the new view tells the rest. */
  private overtaken({ id }: Refused): boolean {
    const press = this.presses.find((each) => each.id === id);
    return press !== undefined && this.scenes.get(press.seat)?.number !== press.seen;
  }

  private show({ number, at, seat, view, events = [], whole }: Update): void {
    if (at > this.now()) this.set(at);
    this.sights.notice(number, events);
    const change = (): void => void (this.scenes = new Map(this.scenes).set(seat, { number, view, events }));
    // After a long absence everything may lie elsewhere: that is no move. The first view of all is a deal, and moves.
    if (whole && this.scenes.has(seat)) leap(change);
    else change();
  }

  private set(now: number): void {
    this.clock = now + this.rtt / 2;
    this.read = performance.now();
  }
}
