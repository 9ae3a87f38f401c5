/** The state of a table on this page, made from the messages of its socket. */
import { announce } from '$lib/device/announce.svelte';
import type { Answer } from './games';
import type {
  Choices,
  Contract,
  Goodbye,
  Hint,
  Incoming,
  Line,
  Notice,
  Refused,
  Said,
  TableInfo,
  Welcome,
} from '$lib/protocol.gen';
import { named } from '$lib/lobby/profile.svelte';
import { Sights } from './race';
import { Reactions } from './reactions';
import { leap, settings } from '$lib/device/settings.svelte';
import { TableSocket, type Heard, type LineState, type Pipe } from './socket';
import { play } from '$lib/device/sound';
import { loadEveryLanguage, t } from '$lib/device/texts.svelte';
import { isOf, type Shown } from './views';
import { buzz } from '$lib/device/vibration';

/** One seat's newest view, and the events that led to it. */
interface Scene {
  readonly number: number;
  readonly view: unknown;
  readonly events: readonly unknown[];
  /** It is the first one, or updates before it were missed. */
  readonly whole: boolean;
  /** One sentence for each event; empty until it has come, right behind them. */
  readonly story: readonly string[];
}
interface Speech extends Said {
  readonly key: number;
}

const KEPT = 60; // lines of chat
const PATIENCE = 5_000;
const THINKING = 30_000; // a teacher thinks in turn with the bots
const OWN = ''; // the rule of what the page itself refuses
const PRESSES = 20; // acts whose answer may still come

export class LiveTable {
  private card: TableInfo | undefined = $state.raw();
  readonly table: TableInfo | undefined = $derived(this.card && named(this.card));
  /** The seats of this device. */
  seats: readonly number[] = $state.raw([]);
  private opened = $state(false);
  /** Whether this device may do what a host may: its seat is the host's, or it opened the table and has no seat. */
  readonly host: boolean = $derived(this.opened || (this.table?.host != null && this.seats.includes(this.table.host)));
  state: LineState = $state('connecting');
  quality: Line['quality'] = $state('unknown');
  rtt = $state(0);
  version = $state('');
  /** What the game declares; unknown until the table has welcomed us. */
  contract: Contract | undefined = $state.raw();
  /** How often the table has welcomed us: what a device says of itself is said again each time. */
  welcomes = $state(0);
  scenes: ReadonlyMap<number | null, Scene> = $state.raw(new Map());
  /** What people may write to each other on this server. */
  talk: Welcome['talk'] = $state('free');
  chat: readonly Speech[] = $state.raw([]);
  /** The key of the last line that was there when this page came: it is no news. */
  old = $state(0);
  muted: readonly number[] = $state.raw([]);
  /** What the operator of the server tells everyone now. */
  notice: Notice | undefined = $state.raw();
  refused: (Refused & { readonly count: number }) | undefined = $state.raw();
  /** The count of the newest refusal that is shown no more. */
  dismissed = $state(0);
  shut: Refused | Goodbye | undefined = $state.raw();

  private readonly socket: TableSocket;
  private readonly sights = new Sights(() => this.contract);
  readonly reactions = new Reactions(() => this.contract);
  private readonly questions = new Map<
    string,
    { readonly resolve: (answer: never) => void; readonly reject: (error: Error) => void }
  >();
  private asked = 0;
  private clock = 0; // the table's, at the moment below by ours
  private read = 0;
  private ahead = 0; // of our own clock: the server's since 1970, in milliseconds
  private refusals = 0;
  private presses: readonly { readonly id: string; readonly seat: number; readonly seen: number | undefined }[] = [];
  private spoken = 0;
  private deafen = (): void => undefined; // the language is followed no more
  private unsent = false; // something that was pressed waits for the connection

  constructor(code: string, tokens: readonly string[], nonce: string | undefined, make?: () => Pipe) {
    const listener = {
      heard: (message: Heard) => this.hear(message),
      state: (state: LineState) => this.become(state),
      shut: (why: Refused | Goodbye) => (this.shut = why),
    };
    this.socket = new TableSocket({ table: code, tokens, lang: settings.lang, nonce }, listener, make);
  }

  start = (): void => {
    this.socket.start();
    this.deafen = $effect.root(() => {
      $effect(() => this.socket.speak(settings.lang));
    });
  };
  stop = (): void => {
    this.deafen();
    this.socket.stop();
  };

  /** The table's clock now, in milliseconds; it stops while the game does not run. */
  now = (): number =>
    this.clock + (this.table?.phase === 'playing' && !this.table.held ? performance.now() - this.read : 0);

  /** Seconds since 1970 on the server's clock: that of this device need not be right. */
  wall = (): number => (this.ahead + performance.now()) / 1000;

  /** The function a board calls for one of our seats. */
  act =
    (seat: number | null) =>
    (action: unknown, press?: Event | null): void => {
      if (seat === null) return;
      if (press) buzz(18); // a race: the press is felt at once
      const place = this.seats.length > 1 ? { seat } : {};
      const seen = this.scenes.get(seat)?.number;
      const id = this.socket.act(action, { ...place, ...this.sights.reaction(action, press ?? undefined) });
      if (press !== null) this.presses = [...this.presses, { id, seat, seen }].slice(-PRESSES); // else nobody pressed: a refusal is not theirs
    };

  /** The question a board may ask for one of our seats. */
  ask =
    (seat: number | null) =>
    (action: unknown): Promise<Answer> =>
      this.question(seat, (id, place) => ({ type: 'ask', id, action, ...place }));

  /** What one of our seats may do now, each with its text. */
  legal = (seat: number | null) => (): Promise<Choices> =>
    this.question(seat, (id, place) => ({ type: 'legal', id, ...place }));

  /** What a good player would do in one of our seats; it is thought about for a while. Raises why not. */
  hint = (seat: number | null, level: string | null): Promise<Hint> =>
    this.question(seat, (id, place) => ({ type: 'hint', id, level, ...place }), THINKING);

  private question<T>(
    seat: number | null,
    about: (id: string, place: { seat?: number }) => Exclude<Incoming, { type: 'act' | 'hello' }>,
    patience = PATIENCE,
  ): Promise<T> {
    return new Promise((resolve, reject) => {
      if (seat === null || !this.socket.heard) return reject(new Error(''));
      this.asked += 1;
      const id = `q${this.asked}`;
      this.questions.set(id, { resolve, reject });
      setTimeout(() => this.questions.delete(id) && reject(new Error('')), patience);
      this.say(about(id, this.seats.length > 1 ? { seat } : {}));
    });
  }

  say = (message: Exclude<Incoming, { type: 'act' | 'hello' }>): void => this.socket.say(message);

  /**
   * Say what somebody pressed. Without a connection it is not said, and they are told; whether it was. `now`: whoever says it
   * does not stay until a lost connection is back.
   */
  press = (message: Exclude<Incoming, { type: 'act' | 'hello' }>, now = false): boolean => {
    const said = this.state === 'open' && (this.socket.heard || !now);
    if (said) {
      this.unsent ||= !this.socket.heard;
      this.say(message);
    } else this.fail(t('not-done'));
    return said;
  };

  /** Show why something was not done, as a refusal of the page itself. */
  fail = (text: string): void => this.refuse({ type: 'refused', rule: OWN, key: '', text, id: null, retry: true });

  /** Show the newest refusal no more. */
  dismiss = (): void => void (this.dismissed = this.refusals);

  /** Hear a seat's words no more, or again. */
  mute = (seat: number, muted: boolean): void => {
    this.muted = [...this.muted.filter((each) => each !== seat), ...(muted ? [seat] : [])];
    this.say({ type: 'mute', seat, muted });
  };

  /** More people at this device. */
  greet = (tokens: readonly string[]): void => this.socket.greet({ tokens });

  private hear(message: Heard): void {
    switch (message.type) {
      case 'welcome':
        // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- a page may be newer than its server
        this.remember(message.chat ?? [], this.table === undefined);
        // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- as above
        this.talk = message.talk ?? 'free';
        if (message.notice?.text !== this.notice?.text) this.notice = message.notice ?? undefined; // else it was told
        this.contract = message.contract;
        this.seats = message.seats;
        this.scenes = new Map([...this.scenes].filter(([seat]) => isOf(message.seats, seat)));
        this.take(message.table);
        this.opened = message.host && message.table.host === null;
        this.version = message.version;
        this.set(message.now);
        this.ahead = message.time * 1000 - performance.now();
        this.welcomes += 1;
        this.unsent = false;
        return;
      case 'table':
        this.set(message.now);
        this.take(message.table);
        return;
      case 'update':
        this.show(message);
        return;
      case 'said':
        this.listen(message);
        return;
      case 'notice':
        this.notice = message.text ? message : undefined;
        return;
      case 'line':
        this.quality = message.quality;
        this.rtt = message.rtt;
        return;
      case 'story':
        this.tell(message.number, message.lines);
        return;
      case 'answer':
      case 'choices':
      case 'hinted':
        this.questions.get(message.id)?.resolve(message as never);
        this.questions.delete(message.id);
        return;
      case 'refused':
        if (this.unasked(message) || this.overtaken(message)) return;
        this.refuse(message);
        return;
    }
  }

  private refuse(why: Refused): void {
    this.refusals += 1;
    this.refused = { ...why, count: this.refusals };
    announce(why.text, true);
    play('refuse');
  }

  private become(state: LineState): void {
    this.state = state;
    if (state === 'open' && this.refused?.rule === OWN) this.refused = undefined;
    if (state === 'lost' && this.unsent) this.fail(t('not-done'));
    if (state === 'lost') this.unsent = false;
  }

  /** The newest card; where others sit, they may have come in another language. */
  private take(card: TableInfo): void {
    this.card = card;
    if (card.seats.some(({ kind }, seat) => kind === 'person' && !this.seats.includes(seat)))
      void loadEveryLanguage().catch(() => undefined); // the next card asks again
  }

  private listen(said: Said): void {
    this.spoken += 1;
    this.chat = [...this.chat, { ...said, key: this.spoken }].slice(-KEPT);
  }

  /** What was said before we came, or while the connection was lost; the server knows nothing of whom we muted before. */
  private remember(chat: readonly Said[], first: boolean): void {
    const known = this.chat.at(-1)?.number ?? 0;
    for (const said of chat) if (said.number > known && !this.muted.includes(said.seat)) this.listen(said);
    if (first) this.old = this.spoken;
    for (const seat of this.muted) this.say({ type: 'mute', seat, muted: true });
  }

  /** A question gets no answer; and what another device of this seat did is told to all of its devices. */
  private unasked({ id, text }: Refused): boolean {
    if (id === null) return false;
    this.questions.get(id)?.reject(new Error(text));
    this.questions.delete(id);
    return !this.presses.some((press) => press.id === id);
  }

  /** Another's move came between the press and its answer: nobody did anything wrong, and the new view tells the rest. */
  private overtaken({ id }: Refused): boolean {
    const press = this.presses.find((each) => each.id === id);
    return press !== undefined && this.scenes.get(press.seat)?.number !== press.seen;
  }

  private show({ number, at, seat, view, events, whole }: Shown): void {
    if (at > this.now()) this.set(at);
    this.sights.notice(number, events);
    if (seat === (this.seats[0] ?? null)) this.reactions.notice(events, whole && number > 0);
    const scene = { number, view, events, whole, story: [] };
    const change = (): void => void (this.scenes = new Map(this.scenes).set(seat, scene));
    // After a long absence everything may lie elsewhere: that is no move. The first view of all is a deal, and moves.
    if (whole && this.scenes.has(seat)) leap(change);
    else change();
  }

  /** The sentences about the newest update, for each of our seats that it concerns. */
  private tell(number: number, story: readonly string[]): void {
    const scenes = [...this.scenes].map(
      ([seat, scene]) => [seat, scene.number === number ? { ...scene, story } : scene] as const,
    );
    this.scenes = new Map(scenes);
  }

  private set(now: number): void {
    this.clock = now + this.rtt / 2;
    this.read = performance.now();
  }
}
