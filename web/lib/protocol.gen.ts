/* Made by `tools/web types` from the protocol’s JSON Schema. Do not edit. */

export type Incoming =
  | Hello
  | Do
  | Nudge
  | Ask
  | Legal
  | AskHint
  | Say
  | Phrase
  | Mute
  | Hand
  | Fill
  | Remove
  | First
  | MoreTime
  | Start
  | Pause
  | Resume
  | Rematch
  | Leave;
export type Outgoing =
  Welcome | Changed | Whole | Update | Story | Ack | Refused | Answer | Choices | Hint | Said | Line | Notice | Goodbye;
export type AttrapeRevesAction =
  | AttrapeRevesTurn
  | AttrapeRevesTake
  | AttrapeRevesGrab
  | AttrapeRevesLay
  | AttrapeRevesPoint
  | AttrapeRevesAgree
  | AttrapeRevesObject
  | AttrapeRevesPlace;
export type AttrapeRevesEvent =
  | AttrapeRevesTurned
  | AttrapeRevesTook
  | AttrapeRevesGrabbed
  | AttrapeRevesGiven
  | AttrapeRevesLaid
  | AttrapeRevesDreamed
  | AttrapeRevesCleared
  | AttrapeRevesReshuffled
  | AttrapeRevesPointed
  | AttrapeRevesAgreed
  | AttrapeRevesObjected
  | AttrapeRevesBeaten
  | AttrapeRevesWon
  | AttrapeRevesLost;
export type MatryoshkaAction = MatryoshkaLay | MatryoshkaShow | MatryoshkaOffer | MatryoshkaTake;
export type MatryoshkaEvent =
  | MatryoshkaLaid
  | MatryoshkaRevealed
  | MatryoshkaDrawn
  | MatryoshkaShown
  | MatryoshkaOffered
  | MatryoshkaTraded
  | MatryoshkaLate
  | MatryoshkaReturned
  | MatryoshkaCounted;
export type MobyPickAction =
  | MobyPickLook
  | MobyPickSeen
  | MobyPickFlip
  | MobyPickTouch
  | MobyPickTurnUp
  | MobyPickWord
  | MobyPickShift
  | MobyPickStop;
export type MobyPickEvent =
  | MobyPickTurnBegan
  | MobyPickDrew
  | MobyPickLookMissed
  | MobyPickLookOver
  | MobyPickRevealed
  | MobyPickSaid
  | MobyPickStumbled
  | MobyPickTimerSpoke
  | MobyPickTouched
  | MobyPickKept
  | MobyPickTurnedUp
  | MobyPickShifted
  | MobyPickConfused
  | MobyPickRang;

/**
 * The first message: which table, which seats, and what is known already. Send it again to add seats.
 */
export interface Hello {
  type: 'hello';
  /**
   * The version of the protocol: 3.
   */
  protocol: number;
  /**
   * The code of the table.
   */
  table: string;
  /**
   * One for each seat on this socket; none: a spectator.
   *
   * @maxItems 9
   */
  tokens?: string[];
  /**
   * The language of refusals, as a tag: `fr`, `de-AT`. If it is not installed, English.
   */
  lang?: string;
  /**
   * After a lost connection: the number of the last update received.
   */
  last?: number | null;
  /**
   * The epoch of that update. Without it the server sends the whole view.
   */
  epoch?: number | null;
  /**
   * This client's share of the deal, for each of its seats that gave none yet.
   */
  nonce?: string | null;
  /**
   * Send a `story` after each update with events: the events in sentences of `lang`.
   */
  story?: boolean;
}
/**
 * A seat acts. The same id twice is the same act: it is done once.
 */
export interface Do {
  type: 'act';
  /**
   * Chosen by the client, unique within the seat.
   */
  id: string;
  /**
   * The game's `Action`.
   */
  action: unknown;
  /**
   * Needed only if this socket has several seats.
   */
  seat?: number | null;
  /**
   * The number of the newest update of this seat that the player saw.
   */
  last?: number | null;
  /**
   * The epoch of that update.
   */
  epoch?: number | null;
  /**
   * In a race: the number of the update that showed what the player reacted to.
   */
  seen?: number | null;
  /**
   * In a race: milliseconds from the frame that showed it to the touch or word, by the client's clock.
   */
  ms?: number | null;
  /**
   * In a race: milliseconds from the arrival of that update to that frame.
   */
  paint?: number | null;
}
/**
 * Nothing. Sent right after a touch, it makes TCP notice a lost packet sooner.
 */
export interface Nudge {
  type: 'nudge';
}
/**
 * Would this action be allowed, and what would it give? Changes nothing.
 */
export interface Ask {
  type: 'ask';
  /**
   * Returned in the answer.
   */
  id: string;
  /**
   * The game's `Action`.
   */
  action: unknown;
  /**
   * Needed only if this socket has several seats.
   */
  seat?: number | null;
}
/**
 * Which actions may this seat do now? Changes nothing.
 */
export interface Legal {
  type: 'legal';
  /**
   * Returned in the answer.
   */
  id: string;
  /**
   * Needed only if this socket has several seats.
   */
  seat?: number | null;
}
/**
 * What would a good player do here, and why? Changes nothing. The answer takes a second or two.
 */
export interface AskHint {
  type: 'hint';
  /**
   * Returned in the answer.
   */
  id: string;
  /**
   * Needed only if this socket has several seats.
   */
  seat?: number | null;
  /**
   * The level of the player that is asked; without it `hard`, or the strongest that the game has.
   */
  level?: string | null;
}
/**
 * Chat.
 */
export interface Say {
  type: 'say';
  /**
   * One line.
   */
  text: string;
  /**
   * Needed only if this socket has several seats.
   */
  seat?: number | null;
}
/**
 * A quick phrase, which each client shows in its own language.
 */
export interface Phrase {
  type: 'phrase';
  /**
   * Which one.
   */
  phrase:
    | 'again'
    | 'bye'
    | 'good-luck'
    | 'hello'
    | 'laugh'
    | 'one-moment'
    | 'sorry'
    | 'thanks'
    | 'well-played'
    | 'wow'
    | 'your-turn';
  /**
   * Needed only if this socket has several seats.
   */
  seat?: number | null;
}
/**
 * Stop or resume a seat's chat on this socket.
 */
export interface Mute {
  type: 'mute';
  /**
   * Whose chat.
   */
  seat: number;
  /**
   * `false`: resume.
   */
  muted?: boolean;
}
/**
 * Whose hand is shown on a device that several people share.
 */
export interface Hand {
  type: 'hand';
  /**
   * `null`: covered, and being passed on. Left out: nothing is hidden on this device.
   */
  seat?: number | null;
}
/**
 * Host, before the start: put a bot into one seat, or into every empty one.
 */
export interface Fill {
  type: 'fill';
  /**
   * Which seat; without it every empty one.
   */
  seat?: number | null;
  /**
   * The level of the bot.
   */
  level?: string;
}
/**
 * Host: free a seat. After the start a bot takes it for good.
 */
export interface Remove {
  type: 'remove';
  /**
   * Which seat.
   */
  seat: number;
}
/**
 * Host, before the start: choose who begins. It is kept as the option `first`.
 */
export interface First {
  type: 'first';
  /**
   * The first player; `null`: drawn at random.
   */
  seat: number | null;
}
/**
 * Host, before the start: a person looks and chooses twice as long (the option `more_time`).
 */
export interface MoreTime {
  type: 'more-time';
  /**
   * Whose seat.
   */
  seat: number;
  /**
   * `false`: as long as the others.
   */
  more?: boolean;
}
/**
 * Host: deal. Bots take the empty seats first.
 */
export interface Start {
  type: 'start';
}
/**
 * Host: stop the clock.
 */
export interface Pause {
  type: 'pause';
  /**
   * Returned in a refusal, so that a client recognises a request that no person made.
   */
  id?: string | null;
}
/**
 * Host: let the clock run again.
 */
export interface Resume {
  type: 'resume';
  /**
   * Returned in a refusal, so that a client recognises a request that no person made.
   */
  id?: string | null;
}
/**
 * Host, after the end: open a new table with the same people. Their tokens are valid there.
 */
export interface Rematch {
  type: 'rematch';
  /**
   * Another game, with its default options. The bots stay behind.
   */
  game?: string | null;
  /**
   * A variant of that game, or of the same one.
   */
  variant?: string | null;
}
/**
 * Give up a seat.
 */
export interface Leave {
  type: 'leave';
  /**
   * Which seat; without it every seat of this socket.
   */
  seat?: number | null;
}
/**
 * The answer to `hello`; also sent when a seat of this socket was given up.
 */
export interface Welcome {
  type: 'welcome';
  /**
   * The table as everyone sees it.
   */
  table: TableInfo;
  /**
   * The seats of this socket; none: a spectator.
   */
  seats: number[];
  /**
   * Whether this socket may send the host's messages.
   */
  host: boolean;
  /**
   * The table's clock, in milliseconds. It is stopped while `held` is not `null`.
   */
  now: number;
  /**
   * The number of the last update that spectators received.
   */
  number: number;
  /**
   * What the game declares: its races, what is private, whom the table waits for.
   */
  contract: Contract;
  /**
   * The last lines of chat, without those of muted seats; some may be known already.
   */
  chat: Said[];
  /**
   * What people may write to each other on this server.
   */
  talk: 'free' | 'none' | 'phrases';
  /**
   * What the operator tells everyone now.
   */
  notice: Notice | null;
  /**
   * The server sends something at least every so many seconds.
   */
  quiet: number;
  /**
   * Seconds since 1970 on the server's clock: `since` and `until` of `held` are read by it.
   */
  time: number;
  /**
   * The version of the protocol.
   */
  protocol: number;
  /**
   * The version of the server.
   */
  version: string;
}
/**
 * Someone at the table speaks: free text or a quick phrase.
 */
export interface Said {
  type: 'said';
  /**
   * Who.
   */
  seat: number;
  /**
   * Free text.
   */
  text: string | null;
  /**
   * Or a quick phrase.
   */
  phrase:
    | (
        | 'again'
        | 'bye'
        | 'good-luck'
        | 'hello'
        | 'laugh'
        | 'one-moment'
        | 'sorry'
        | 'thanks'
        | 'well-played'
        | 'wow'
        | 'your-turn'
      )
    | null;
  /**
   * Or what a bot says: the text `say-…` of the game.
   */
  says: string | null;
  /**
   * Rises with every line of a table; a known number is a known line.
   */
  number: number;
}
/**
 * The operator tells everyone at a table something, such as a restart for maintenance.
 */
export interface Notice {
  type: 'notice';
  /**
   * The operator's words; empty: the last ones are taken back.
   */
  text: string;
  /**
   * For how many more seconds they are to be shown.
   */
  seconds: number;
}
/**
 * A table as everyone sees it. It holds no secret before the end.
 */
export interface TableInfo {
  /**
   * Its code.
   */
  code: string;
  /**
   * The key of the game.
   */
  game: string;
  /**
   * The version of the rules.
   */
  rules: number;
  /**
   * The game's own options.
   */
  options: {
    [k: string]: unknown;
  };
  /**
   * Whether it is listed for everyone.
   */
  public: boolean;
  /**
   * What it does now.
   */
  phase: 'damaged' | 'left' | 'open' | 'over' | 'paused' | 'playing' | 'stalled';
  /**
   * The seats in order.
   */
  seats: SeatInfo[];
  /**
   * The seat of the host; `null`: the host only watches (a shared screen).
   */
  host: number | null;
  /**
   * The hash of the server's secret, published before anyone gives a nonce.
   */
  commitment: string;
  /**
   * Seconds since 1970.
   */
  created: number;
  /**
   * Why the clock is stopped during a game; `null`: it runs.
   */
  held: Held | null;
  /**
   * A pause was asked for during a look (MP-7) or a race (MP-15), and begins after it.
   */
  pausing: boolean;
  /**
   * How touches are compared, in games with races (docs/explanation/fairness.md). `fair`: by reaction time. `plain`:
   * the same, but by arrival for seats without a round trip from a kernel. `trusting`: by reaction time for all.
   */
  races: ('fair' | 'plain' | 'trusting') | null;
  /**
   * Whether people here may ask for hints: the option `hints`, and a game that has a teacher.
   */
  hints: boolean;
  /**
   * Whether this game has an analysis: it ended, and its game offers one.
   */
  analysed: boolean;
  /**
   * How many spectators there are.
   */
  watching: number;
  /**
   * The number of the last update that spectators received. A touch in an open race does not count (MP-15).
   */
  number: number;
  /**
   * The result, after the end.
   */
  outcome: Outcome | null;
  /**
   * The code of the rematch.
   */
  next: string | null;
  /**
   * The server's secret, revealed after the end so that anyone can check the deal.
   */
  secret: string | null;
  /**
   * Of a what-if: after how many moves of another game it began; `null`: an ordinary game.
   */
  what_if: number | null;
}
/**
 * A seat as everyone sees it.
 */
export interface SeatInfo {
  /**
   * Who has it.
   */
  kind: 'bot' | 'empty' | 'person';
  /**
   * The name shown for it.
   */
  name: string;
  /**
   * The picture, by its name.
   */
  avatar: string;
  /**
   * The level of a bot.
   */
  level: string | null;
  /**
   * Whether this player has an open connection.
   */
  here: boolean;
  /**
   * A bot acts for an absent person, until that person is back.
   */
  stand_in: boolean;
  /**
   * The bot of this seat failed; a `normal` one plays on.
   */
  failed: boolean;
  /**
   * How good this player's connection is.
   */
  line: 'fair' | 'good' | 'poor' | 'unknown';
  /**
   * This player's share of the deal.
   */
  nonce: string | null;
}
/**
 * The clock is stopped. While a device is passed on, the phase is `playing` and acts are accepted.
 */
export interface Held {
  /**
   * The reason.
   */
  why: 'host' | 'nobody' | 'passing' | 'restart' | 'store';
  /**
   * Seconds since 1970.
   */
  since: number;
  /**
   * When the clock runs again at the latest; `null`: unknown.
   */
  until: number | null;
}
/**
 * The result of a finished table.
 */
export interface Outcome {
  /**
   * The score of each seat.
   */
  scores: number[];
  /**
   * Each seat's place, 1 is first; equals share a place and the next one is skipped.
   */
  places: number[];
  /**
   * The seats in first place.
   */
  winners: number[];
  /**
   * Text key of what decided, such as `most-points` or the tie-break that did.
   */
  reason: string;
}
/**
 * What a client must know of a game to drive a table of it.
 */
export interface Contract {
  /**
   * The variants that are won by the quickest touch.
   */
  races: string[];
  /**
   * The types of the events that open a race; each has a number `reveal`.
   */
  reveals: string[];
  /**
   * The types of the actions that are touches; each names the number `reveal` of what was seen.
   */
  touches: string[];
  /**
   * The types of the actions whose moment is judged like a touch's, though they race against nobody.
   */
  timed: string[];
  /**
   * By the type of an event that tells the result of a race: its field with every touch as `seat` and `ms`.
   */
  reactions: {
    [k: string]: string;
  };
  /**
   * The fields of a view that only its own seat may see: a shared device covers them.
   */
  private: string[];
  /**
   * The fields of the public part that name the seats the table waits for; the last that is set counts.
   */
  awaited: string[];
  /**
   * The field of the public part that holds every seat's look, if the game has looks.
   */
  looks: string | null;
  /**
   * The type of the action that opens the seat's own look.
   */
  open_look: string | null;
  /**
   * The type of the action that ends it.
   */
  end_look: string | null;
}
/**
 * The table changed: people, phase, host, result.
 */
export interface Changed {
  type: 'table';
  /**
   * The table as everyone sees it.
   */
  table: TableInfo;
  /**
   * The table's clock, in milliseconds.
   */
  now: number;
}
/**
 * All that one seat may know now: the first view, or the one after updates that were missed.
 */
export interface Whole {
  type: 'whole';
  /**
   * The number of the last move that the view shows.
   */
  number: number;
  /**
   * Rises when a server takes the table over. After a power cut a number may come again with another epoch.
   */
  epoch: number;
  /**
   * When that move was made, on the table's clock, in milliseconds.
   */
  at: number;
  /**
   * Whose view this is; `null`: a spectator's.
   */
  seat: number | null;
  /**
   * The game's `View`.
   */
  view: unknown;
}
/**
 * A move was made: the facts it caused, and what changed in the view of one seat. Sent without `type`.
 */
export interface Update {
  type?: 'update';
  /**
   * The number of the move, less the hidden moves of an open race. It rises, and may skip.
   */
  number: number;
  /**
   * The number of the seat's update before; left out: `number` − 1. If yours is another one, you missed something.
   */
  after?: number;
  /**
   * As in `whole`; left out: as in the update before.
   */
  epoch?: number;
  /**
   * Whose view changed; left out: that of the last `whole`. A socket with several tokens is always told.
   */
  seat?: number | null;
  /**
   * When, on the table's clock, in milliseconds.
   */
  at: number;
  /**
   * The game's `Event`s: the public facts that the move caused.
   */
  events?: unknown[];
  /**
   * The delta of the view's field `public`; left out: it stays as it is.
   */
  public?: unknown;
  /**
   * The delta of the view's other fields; left out: they stay as they are.
   */
  own?: unknown;
}
/**
 * What the events of an update mean, in sentences. Sent only if `hello` asked for it.
 */
export interface Story {
  type: 'story';
  /**
   * Of the update, which was sent before.
   */
  number: number;
  /**
   * One sentence for each event, in the language of `hello`. `{2}` stands for the name of seat 2.
   */
  lines: string[];
}
/**
 * An act is durable. Its update was sent before, unless it changed nothing that this seat can see.
 */
export interface Ack {
  type: 'ack';
  /**
   * Of the act.
   */
  id: string;
  /**
   * The number of its move, as its seat is told it.
   */
  number: number;
}
/**
 * A message was refused. Nothing changed.
 */
export interface Refused {
  type: 'refused';
  /**
   * The id of the refusal, or the rule of the game.
   */
  rule: string;
  /**
   * The key of the text.
   */
  key: string;
  /**
   * The reason in the language of `hello`.
   */
  text: string;
  /**
   * The id of the message, if it had one.
   */
  id: string | null;
  /**
   * Whether the reason passes by itself: the same message may succeed a moment later.
   */
  retry: boolean;
}
/**
 * The answer to `ask`.
 */
export interface Answer {
  type: 'answer';
  /**
   * Of the question.
   */
  id: string;
  /**
   * Why the action is not allowed now; `null`: it is.
   */
  refusal: Refused | null;
  /**
   * What it would give, if the game says.
   */
  preview: unknown;
}
/**
 * The answer to `legal`.
 */
export interface Choices {
  type: 'choices';
  /**
   * Of the question.
   */
  id: string;
  /**
   * Whose choices.
   */
  seat: number;
  /**
   * The number of the update they belong to. After a newer update they are out of date.
   */
  number: number;
  /**
   * The allowed actions, in the order of the game; none: the seat waits for others.
   */
  choices: Choice[];
  /**
   * Whether there are more than the 200 that are listed.
   */
  more: boolean;
}
/**
 * An action that is allowed now.
 */
export interface Choice {
  /**
   * The game's `Action`.
   */
  action: unknown;
  /**
   * What it does, in the language of `hello`. `{2}` stands for the name of seat 2.
   */
  text: string;
}
/**
 * The answer to `hint`, made from what this seat may know.
 */
export interface Hint {
  type: 'hinted';
  /**
   * Of the question.
   */
  id: string;
  /**
   * For whom.
   */
  seat: number;
  /**
   * The number of the update it belongs to. After a newer update it may be out of date.
   */
  number: number;
  /**
   * The level of the player that was asked.
   */
  level: string;
  /**
   * The game's `Action`; `null`: the hint names none.
   */
  action: unknown;
  /**
   * What the action does, in the language of `hello`; empty if there is none.
   */
  text: string;
  /**
   * Why, in one sentence. `{2}` stands for the name of seat 2, as in `text`.
   */
  reason: string;
}
/**
 * What the server measured of this connection.
 */
export interface Line {
  type: 'line';
  /**
   * Round trip time in milliseconds.
   */
  rtt: number;
  /**
   * Its variation in milliseconds.
   */
  jitter: number;
  /**
   * Both in one word.
   */
  quality: 'fair' | 'good' | 'poor' | 'unknown';
}
/**
 * The server closes this socket.
 */
export interface Goodbye {
  type: 'goodbye';
  /**
   * Why. `restart`: the server stops, or the table is elsewhere. `slow`: too much is unread. `rude`: too many bad
   * messages. `removed`: the seat was freed. `silent`: nothing came. `closed`: the operator closed the table, or it was
   * deleted. `banned`: the operator banned the address.
   */
  reason: 'banned' | 'closed' | 'removed' | 'restart' | 'rude' | 'silent' | 'slow';
  /**
   * Whether connecting again makes sense.
   */
  back: boolean;
}
/**
 * Open a table.
 */
export interface Opening {
  /**
   * The key of the game.
   */
  game: string;
  /**
   * The game's own options. `seats` is required, the others have defaults.
   */
  options: {
    [k: string]: unknown;
  };
  /**
   * Whether the table is listed for everyone.
   */
  public?: boolean;
  /**
   * The host's name. Without it the host has no seat and only watches (a shared screen).
   */
  name?: string | null;
  /**
   * The host's picture, by its name.
   */
  avatar?: string;
  /**
   * Fill every other seat with bots of this level.
   */
  bots?: string | null;
}
/**
 * Open a table for one person against bots. The game starts when this player says `hello`.
 */
export interface PlayNow {
  /**
   * The key of the game.
   */
  game: string;
  /**
   * The player's name.
   */
  name: string;
  /**
   * The player's picture, by its name.
   */
  avatar?: string;
  /**
   * The game's own options; without them its defaults.
   */
  options?: {
    [k: string]: unknown;
  } | null;
  /**
   * The level of the bots.
   */
  level?: string;
}
/**
 * Play on from a moment of a finished game, against bots. It goes on when this player says `hello`.
 */
export interface WhatIf {
  /**
   * The code of the finished game's table.
   */
  code?: string | null;
  /**
   * Or its record, as a text; then `code` is not looked at.
   */
  record?: string | null;
  /**
   * After how many moves: the `number` of a moment of the replay. A long game has half as many.
   */
  move: number;
  /**
   * The seat that the player takes, and whose knowledge is kept.
   */
  seat: number;
  /**
   * The player's name.
   */
  name: string;
  /**
   * The player's picture, by its name.
   */
  avatar?: string;
  /**
   * The level of the bots.
   */
  level?: string;
}
/**
 * Sit down at a table.
 */
export interface Joining {
  /**
   * The player's name. A number is added if somebody has it already.
   */
  name: string;
  /**
   * The player's picture, by its name.
   */
  avatar?: string;
  /**
   * Which seat; without it the first empty one.
   */
  seat?: number | null;
  /**
   * This client's share of the deal, as in `hello`.
   */
  nonce?: string | null;
}
/**
 * A seat, or the host's right to a shared screen.
 */
export interface Seated {
  /**
   * The code of the table.
   */
  code: string;
  /**
   * The seat; `null`: a host who only watches.
   */
  seat: number | null;
  /**
   * Whoever has the token has the seat, on any device. Keep it secret: it is given once.
   */
  token: string;
  /**
   * The invitation for others.
   */
  link: string;
  /**
   * The table as everyone sees it.
   */
  table: TableInfo;
}
/**
 * An installed game.
 */
export interface GameInfo {
  /**
   * Its key.
   */
  key: string;
  /**
   * What it is called, in each language.
   */
  names: {
    [k: string]: string;
  };
  /**
   * The version of its rules.
   */
  rules: number;
  /**
   * The possible numbers of players of each variant. The first variant is the default.
   */
  variants: {
    [k: string]: number[];
  };
  /**
   * The levels of its bots.
   */
  levels: string[];
  /**
   * The levels whose bots are weaker on this server than they could be; its log says why, and what to do.
   */
  weaker: string[];
  /**
   * The options of the first variant, for four people or as many as can play.
   */
  defaults: {
    [k: string]: unknown;
  };
  /**
   * JSON Schema of the options.
   */
  options: {
    [k: string]: unknown;
  };
  /**
   * What the game declares: its races, what is private, whom the table waits for.
   */
  contract: Contract;
  /**
   * The address of the game's texts in each language, a Fluent file.
   */
  texts: {
    [k: string]: string;
  };
  /**
   * The address of the game's board, an ES module; `null`: the client has one of its own, or shows the default.
   */
  board: string | null;
  /**
   * The address of the picture for the first page; `null`: as for `board`.
   */
  cover: string | null;
  /**
   * The address of the tutorial; `null`: as for `board`.
   */
  lesson: string | null;
}
/**
 * Why a request was refused.
 */
export interface Problem {
  /**
   * The id of the refusal, or the rule of the game.
   */
  rule: string;
  /**
   * The key of the text.
   */
  key: string;
  /**
   * The reason in the language of `Accept-Language`, or in English.
   */
  text: string;
  /**
   * Whether the reason passes by itself: the same request may succeed a moment later.
   */
  retry: boolean;
}
/**
 * A finished game as one seat saw it.
 */
export interface Replay {
  /**
   * The key of the game.
   */
  game: string;
  /**
   * The game's own options.
   */
  options: {
    [k: string]: unknown;
  };
  /**
   * Names by seat, and the levels of bots.
   */
  players: Player[];
  /**
   * Whose view it is.
   */
  seat: number | 'all' | null;
  /**
   * Whether the game can be replayed with all cards shown (`seat=all`).
   */
  unveils: boolean;
  /**
   * The result; `null` if the game ended early.
   */
  outcome: Outcome | null;
  /**
   * The moves, oldest first.
   */
  moments: Moment[];
  /**
   * Whether this game has an analysis: it ended, and its game offers one.
   */
  analysed: boolean;
  /**
   * Whether one can play on from its moments (`POST /api/what-if`).
   */
  what_ifs: boolean;
  /**
   * The moments worth a second look.
   */
  marks: Mark[];
  /**
   * Every draw of the deal, so that a client can compute it from the secret and compare.
   */
  draws: Draw[];
}
/**
 * Who sat in a seat: a name, and the level if it was a bot.
 */
export interface Player {
  /**
   * The name shown at the table.
   */
  name: string;
  /**
   * The level of a bot.
   */
  bot?: string | null;
}
/**
 * One move as a seat saw it. Moves that changed nothing for it are left out.
 */
export interface Moment {
  /**
   * The number of the move; 0: the view after the deal.
   */
  number: number;
  /**
   * When, in milliseconds on the table's clock.
   */
  at: number;
  /**
   * All that the seat knew then: the game's `View`.
   */
  view: unknown;
  /**
   * The public facts that the move caused: the game's `Event`.
   */
  events: unknown[];
  /**
   * The events in sentences, as in the message `story`, in the language of `Accept-Language`.
   */
  story: string[];
}
/**
 * A moment of a finished game that is worth a second look, for the time line of a replay.
 */
export interface Mark {
  /**
   * The number of the move, 1 for the first; the step with this index in `core.record.steps`.
   */
  move: number;
  /**
   * Why it is worth it.
   */
  kind: 'find' | 'missed' | 'race';
  /**
   * Whom it concerns: who raced, who found, who could have.
   */
  seats: number[];
}
/**
 * One draw of the deal: either a shuffle of 0…n−1 or one number below n.
 */
export interface Draw {
  /**
   * What is drawn. It is part of the hash that the draw is computed from.
   */
  label: string;
  /**
   * How many values are shuffled, or the bound of the number.
   */
  n: number;
  /**
   * The shuffled values 0…n−1; `null`: a number is drawn.
   */
  order: number[] | null;
  /**
   * The number drawn, below n; `null`: values are shuffled.
   */
  pick: number | null;
}
/**
 * What can be learnt from a finished game, in the language of `Accept-Language`.
 */
export interface Analysed {
  /**
   * The turning points, oldest first, at most three.
   */
  turnings: TurningPoint[];
  /**
   * By seat: sentences about luck, skill and what to practise.
   */
  seats: string[][];
}
/**
 * A moment that decided more than others. In its texts `{2}` stands for the name of seat 2.
 */
export interface TurningPoint {
  /**
   * The number of the move, as in a replay.
   */
  move: number;
  /**
   * Whose moment it was.
   */
  seat: number;
  /**
   * What was chosen; empty where nothing was.
   */
  played: string;
  /**
   * What a good player would have chosen; empty where `reason` says it all.
   */
  better: string;
  /**
   * What that was worth, in hundredths of a win; `null`: the game cannot tell.
   */
  worth: number | null;
  /**
   * Why, in one sentence.
   */
  reason: string;
}
/**
 * The analysis is under way: ask again for it.
 */
export interface Analysing {
  /**
   * How much of it is done; 0 also while others come first.
   */
  percent: number;
}
/**
 * Log in with a browser; programs send the token as `Authorization: Bearer …` instead.
 */
export interface LogIn {
  /**
   * The operator's token.
   */
  token: string;
}
/**
 * A cookie was set that lets this browser in; or taken back, after a log-out.
 */
export interface LoggedIn {
  /**
   * When it ends, in seconds since 1970; 0: now.
   */
  until: number;
}
/**
 * Free a person's seat.
 */
export interface Removing {
  /**
   * Which seat.
   */
  seat: number;
}
/**
 * Refuse an address for a time, and close its connections.
 */
export interface Banning {
  /**
   * An IPv4 address; or an IPv6 address or /64 network, which counts as one.
   */
  address: string;
  /**
   * For how long.
   */
  minutes: number;
}
/**
 * End a ban early.
 */
export interface Lifting {
  /**
   * The address as it is listed.
   */
  address: string;
}
/**
 * Show everyone at a table a line.
 */
export interface Announcing {
  /**
   * The line, as it is to be read; empty: take the last one back.
   */
  text: string;
  /**
   * For how long it is shown, also to those who come later.
   */
  minutes: number;
}
/**
 * All that the operator's page shows about this server process.
 */
export interface Overview {
  /**
   * The version of the server.
   */
  version: string;
  /**
   * When this process was started, in seconds since 1970.
   */
  started: number;
  /**
   * The time of this answer, in seconds since 1970.
   */
  now: number;
  /**
   * Whether it is about to stop.
   */
  draining: boolean;
  /**
   * Days after its end for which a game is kept; 0: for ever.
   */
  keep_days: number;
  /**
   * How much it does.
   */
  load: Load;
  /**
   * The tables in its memory, the newest first; at most 500.
   */
  tables: TableRun[];
  /**
   * The people at these tables; at most 2,000.
   */
  people: PersonHere[];
  /**
   * The slowest acts of the last hour, the slowest first.
   */
  slowest: SlowAct[];
  /**
   * The addresses that are refused.
   */
  bans: Ban[];
  /**
   * The line that everyone at a table is shown.
   */
  notice: Notice | null;
}
/**
 * A table in the memory of this server, as its operator sees it.
 */
export interface TableRun {
  /**
   * Its code.
   */
  code: string;
  /**
   * The key of the game.
   */
  game: string;
  /**
   * What it does now.
   */
  phase: 'damaged' | 'left' | 'open' | 'over' | 'paused' | 'playing' | 'stalled';
  /**
   * Whether it is listed for everyone.
   */
  public: boolean;
  /**
   * How many seats it has.
   */
  seats: number;
  /**
   * How many of them are people's.
   */
  people: number;
  /**
   * How many of those people are connected.
   */
  here: number;
  /**
   * How many spectators there are.
   */
  watching: number;
  /**
   * The number of the last update that spectators received.
   */
  number: number;
  /**
   * When it was opened, in seconds since 1970.
   */
  created: number;
  /**
   * How often a server process has taken it over.
   */
  epoch: number;
}
/**
 * A person at a table: one entry for each seat and connection; without one they are away.
 */
export interface PersonHere {
  /**
   * The code of the table.
   */
  table: string;
  /**
   * The seat; `null`: a spectator.
   */
  seat: number | null;
  /**
   * The name of the seat; empty for a spectator.
   */
  name: string;
  /**
   * The address of the connection, as limits count it; `null`: away.
   */
  address: string | null;
  /**
   * How good the connection is.
   */
  line: 'fair' | 'good' | 'poor' | 'unknown';
  /**
   * The language of the page; empty: away.
   */
  lang: string;
}
/**
 * One of the slowest acts of the last hour.
 */
export interface SlowAct {
  /**
   * From its arrival until it was shown.
   */
  seconds: number;
  /**
   * The key of the game.
   */
  game: string;
  /**
   * The code of the table.
   */
  table: string;
  /**
   * When, in seconds since 1970.
   */
  at: number;
}
/**
 * An address that is refused.
 */
export interface Ban {
  /**
   * The address, as limits count it.
   */
  address: string;
  /**
   * When it ends, in seconds since 1970.
   */
  until: number;
}
/**
 * How much the server does. Rates and quantiles are those of the last minute.
 */
export interface Load {
  /**
   * Moves written per second.
   */
  moves: number;
  /**
   * Acts of people per second.
   */
  acts: number;
  /**
   * Seconds within which 99 % of the acts were shown to everyone, from a histogram; `null`: there were none.
   */
  p99: number | null;
  /**
   * Seconds within which 99 % of the frames were processed after their arrival; `null`: there were none.
   */
  queue: number | null;
  /**
   * Processor seconds of this process per second.
   */
  cpu: number;
  /**
   * Bytes of memory of this process.
   */
  memory: number;
  /**
   * Open WebSockets.
   */
  sockets: number;
  /**
   * Moves and jobs that are not durable yet.
   */
  waiting: number;
}
/**
 * What anyone may know about this server: what it keeps and what it allows.
 */
export interface ServerInfo {
  /**
   * The version of the server.
   */
  version: string;
  /**
   * Days after its end for which a game is kept; 0: for ever.
   */
  keep_days: number;
  /**
   * What people may write to each other.
   */
  talk: 'free' | 'none' | 'phrases';
}
/**
 * What is agreed before the table opens.
 */
export interface AttrapeRevesOptions {
  seats: number;
  variant?: 'base' | 'coop' | 'speed';
  /**
   * Who may ask the game's teacher (see `core.advice`); unset, as in older records: who plays against bots alone.
   *
   * Its texts are common to all games.
   */
  hints?: 'alone' | 'always' | 'never';
  /**
   * The seats that may look and choose twice as long, say those of children; unset, as in older records: none.
   *
   * A game honours it with `limit`, and checks it by `super().__post_init__()`. Its texts are common to all games.
   */
  more_time?: number[];
  /**
   * Who begins, say the youngest; drawn from the deal if nobody is named (AR-6).
   */
  first?: number | null;
  /**
   * Several full boards: most dreams in all decides (AR-12).
   */
  tie_break?: boolean;
  /**
   * The pack of the cooperative variant (AR-16).
   */
  moon?: 'crescent' | 'full' | 'gibbous' | 'new';
  /**
   * Then the next nightmare turns up by itself.
   */
  turn_ms?: number;
  /**
   * Then a free toy is drawn for the player (AR-7).
   */
  choose_ms?: number;
  /**
   * How long the toys may be grabbed (AR-22).
   */
  grab_ms?: number;
  /**
   * Then the toy lays itself on the nightmare (AR-8).
   */
  lay_ms?: number;
  /**
   * How long a proposal may be discussed; then it is placed (AR-17).
   */
  talk_ms?: number;
  /**
   * How long a grabbed toy waits for slower connections (AR-22).
   */
  hold?: number;
}
/**
 * Turn up the next nightmare (AR-11).
 */
export interface AttrapeRevesTurn {
  type: 'turn';
}
/**
 * Take a toy from the circle (AR-7).
 */
export interface AttrapeRevesTake {
  type: 'take';
  toy: number;
}
/**
 * Reach for a toy on seeing nightmare number `reveal` (AR-21).
 */
export interface AttrapeRevesGrab {
  type: 'grab';
  toy: number;
  reveal: number;
}
/**
 * Lay the chosen toy on the nightmare (AR-8).
 */
export interface AttrapeRevesLay {
  type: 'lay';
}
/**
 * Point at a toy; alone, that places it (AR-17).
 */
export interface AttrapeRevesPoint {
  type: 'point';
  toy: number;
}
/**
 * Agree to the toy that is pointed at (AR-17).
 */
export interface AttrapeRevesAgree {
  type: 'agree';
  toy: number;
}
/**
 * Object to the toy that is pointed at (AR-17).
 */
export interface AttrapeRevesObject {
  type: 'object';
  toy: number;
}
/**
 * Place the toy that is pointed at (AR-17).
 */
export interface AttrapeRevesPlace {
  type: 'place';
  toy: number;
}
/**
 * A nightmare lies face up. `seat` is the player whose turn it was to turn it.
 */
export interface AttrapeRevesTurned {
  type: 'turned';
  seat: number;
  card: string;
  moon: 'crescent' | 'full' | 'gibbous' | 'new';
  reveal: number;
}
/**
 * A seat took a toy in turn (AR-7).
 */
export interface AttrapeRevesTook {
  type: 'took';
  seat: number;
  toy: number;
}
/**
 * A seat was first at a toy, `ms` after the nightmare was turned up (AR-21).
 */
export interface AttrapeRevesGrabbed {
  type: 'grabbed';
  seat: number;
  toy: number;
  ms: number;
  late: AttrapeRevesLate[];
}
/**
 * How many milliseconds after the winner a seat touched the same toy.
 */
export interface AttrapeRevesLate {
  seat: number;
  ms: number;
}
/**
 * Time ran out and a seat was given a free toy by chance (AR-7, AR-22).
 */
export interface AttrapeRevesGiven {
  type: 'given';
  seat: number;
  toy: number;
}
/**
 * A toy was slid to its best position on the nightmare, the `answer` of this round (AR-8, AR-9).
 */
export interface AttrapeRevesLaid {
  type: 'laid';
  seat: number;
  toy: number;
  card: string;
  covered: boolean;
}
/**
 * A seat earned `stars` dreams and drew these pictures from the bag (AR-10, AR-15).
 */
export interface AttrapeRevesDreamed {
  type: 'dreamed';
  seat: number;
  stars: number;
  pictures: string[];
}
/**
 * The card is put away, the toys are back, and the next first player may turn (AR-11).
 */
export interface AttrapeRevesCleared {
  type: 'cleared';
  first: number;
  back: 'crescent' | 'full' | 'gibbous' | 'new';
}
/**
 * All cards were used up and form a new pile (AR-14).
 */
export interface AttrapeRevesReshuffled {
  type: 'reshuffled';
  cards: number;
}
/**
 * The active player proposes a toy (AR-17).
 */
export interface AttrapeRevesPointed {
  type: 'pointed';
  seat: number;
  toy: number;
}
/**
 * A seat agrees (AR-17).
 */
export interface AttrapeRevesAgreed {
  type: 'agreed';
  seat: number;
  toy: number;
}
/**
 * A seat objects (AR-17).
 */
export interface AttrapeRevesObjected {
  type: 'objected';
  seat: number;
  toy: number;
}
/**
 * The nightmare and the toy leave the game (AR-18).
 */
export interface AttrapeRevesBeaten {
  type: 'beaten';
  card: string;
  toy: number;
  left: number;
}
/**
 * The game is won by these seats (AR-12, AR-19).
 */
export interface AttrapeRevesWon {
  type: 'won';
  winners: number[];
}
/**
 * The nightmare was stronger and the game is lost for all (AR-18).
 */
export interface AttrapeRevesLost {
  type: 'lost';
  card: string;
}
/**
 * What one seat may know; `me` is `None` for a spectator.
 */
export interface AttrapeRevesView {
  me: number | null;
  public: AttrapeRevesPublic;
  /**
   * The toy this seat has reached for, until the race for it is decided.
   */
  grasp: number | null;
}
/**
 * What everyone may know.
 */
export interface AttrapeRevesPublic {
  variant: 'base' | 'coop' | 'speed';
  phase: 'choose' | 'grab' | 'lay' | 'over' | 'point' | 'turn';
  /**
   * The number of the nightmare turned up last; 0 before the first.
   */
  reveal: number;
  /**
   * The first player of this round; in the cooperative variant the player whose turn it is.
   */
  first: number;
  /**
   * Whom the table waits for; `None` while all grab and at the end.
   */
  active: number | null;
  /**
   * When the table goes on by itself; `None` once the game is over.
   */
  until: number | null;
  /**
   * The nightmare that lies face up.
   */
  card: string | null;
  /**
   * When it was turned up.
   */
  shown: number;
  /**
   * The moon on the next card's back (AR-6).
   */
  back: ('crescent' | 'full' | 'gibbous' | 'new') | null;
  pile: number;
  /**
   * The toys that are free: tiles 0–7.
   */
  circle: number[];
  /**
   * The toy on each seat's board.
   */
  toys: (number | null)[];
  /**
   * Each seat's verdict on this nightmare, once laid.
   */
  covered: (boolean | null)[];
  answer: AttrapeRevesAnswer | null;
  /**
   * Dreams of each seat, beyond twelve too.
   */
  tokens: number[];
  /**
   * The pictures on them (AR-15).
   */
  dreams: string[][];
  proposal: number | null;
  /**
   * What each seat says to the proposal.
   */
  opinions: (boolean | null)[];
  /**
   * When silence begins to count as agreement (AR-17); `None` without a proposal, and from that moment on.
   */
  answer_by: number | null;
  /**
   * Whether the active player may place the proposal now (AR-17).
   */
  placeable: boolean;
  /**
   * Nightmares beaten together (coop).
   */
  beaten: number;
  last: AttrapeRevesRound | null;
}
/**
 * Where a disc covers best, how large it must be, the smallest kind that does; public from the first laying on.
 */
export interface AttrapeRevesAnswer {
  x: number;
  y: number;
  radius: number;
  need: 'bear' | 'panda' | 'rabbit' | 'unicorn';
}
/**
 * A finished nightmare, as it lay before it was cleared away.
 */
export interface AttrapeRevesRound {
  card: string;
  answer: AttrapeRevesAnswer;
  toys: (number | null)[];
  covered: (boolean | null)[];
}
/**
 * What is agreed before the start: who is first (MA-6), reminders (MA-22), time limits in seconds (MA-20).
 */
export interface MatryoshkaOptions {
  seats: number;
  variant?: 'base';
  /**
   * Who may ask the game's teacher (see `core.advice`); unset, as in older records: who plays against bots alone.
   *
   * Its texts are common to all games.
   */
  hints?: 'alone' | 'always' | 'never';
  /**
   * The seats that may look and choose twice as long, say those of children; unset, as in older records: none.
   *
   * A game honours it with `limit`, and checks it by `super().__post_init__()`. Its texts are common to all games.
   */
  more_time?: number[];
  /**
   * The seat that trades first in round 1; `None`: drawn.
   */
  first?: number | null;
  /**
   * Whether a view tells what its seat has seen of other hands, and every trade so far.
   */
  reminders?: boolean;
  show_time?: number;
  offer_time?: number;
  take_time?: number;
  lay_time?: number;
  last_lay_time?: number;
}
/**
 * Choose the next tableau, face down (MA-4, MA-14); the cards may be named in any order.
 */
export interface MatryoshkaLay {
  type: 'lay';
  cards: number[];
}
/**
 * Put one card of the hand face up for trade (MA-9).
 */
export interface MatryoshkaShow {
  type: 'show';
  card: number;
}
/**
 * Offer one card of the hand face down (MA-10); `turn` is `Public.turn`, so a late one does no harm.
 */
export interface MatryoshkaOffer {
  type: 'offer';
  card: number;
  turn: number;
}
/**
 * Take the offer of one seat (MA-11).
 */
export interface MatryoshkaTake {
  type: 'take';
  seat: number;
}
/**
 * A seat has chosen its tableau; which one is not said.
 */
export interface MatryoshkaLaid {
  type: 'laid';
  seat: number;
}
/**
 * All tableaux are turned up together; `round` 0 is the set-up.
 */
export interface MatryoshkaRevealed {
  type: 'revealed';
  round: number;
  tableaux: number[][];
}
/**
 * A round begins: every seat has drawn two cards, and `first` will trade first.
 */
export interface MatryoshkaDrawn {
  type: 'drawn';
  round: number;
  first: number;
  stock: number;
}
/**
 * The active seat shows a card.
 */
export interface MatryoshkaShown {
  type: 'shown';
  seat: number;
  card: number;
}
/**
 * A seat has offered a card; which one is not said.
 */
export interface MatryoshkaOffered {
  type: 'offered';
  seat: number;
}
/**
 * The shown card went from `seat` to `partner` for a card that only these two know (MA-13).
 */
export interface MatryoshkaTraded {
  type: 'traded';
  seat: number;
  partner: number;
  card: number;
}
/**
 * A seat let its time run out; the built-in player chose for it and the seat counts as absent (MA-20).
 */
export interface MatryoshkaLate {
  type: 'late';
  seat: number;
}
/**
 * The player of an absent seat acts again (MA-20).
 */
export interface MatryoshkaReturned {
  type: 'returned';
  seat: number;
}
/**
 * The game is over; the points of every seat (MA-16). How they came about is in `Public.counts`.
 */
export interface MatryoshkaCounted {
  type: 'counted';
  scores: number[];
}
/**
 * What one seat may know; `me` is `None` for a spectator.
 */
export interface MatryoshkaView {
  me: number | null;
  public: MatryoshkaPublic;
  /**
   * My hand, sorted; my tableau is `public.tableaux[me]`.
   */
  hand: number[];
  /**
   * My offer that lies face down; it stands once made.
   */
  offer: number | null;
  /**
   * My choice for the next tableau that lies face down; it stands once made.
   */
  lay: number[] | null;
  /**
   * By seat, for the active seat alone once all are in (MA-11); `None` in its own place.
   */
  offers: (number | null)[] | null;
  /**
   * By seat: cards I know to be in that hand, from what I saw (MA-13, MA-22); my own place is empty.
   */
  known: number[][];
}
/**
 * What everyone may know.
 */
export interface MatryoshkaPublic {
  phase: 'lay' | 'offer' | 'over' | 'show' | 'take';
  /**
   * 0 while the first tableaux are chosen, then 1…4.
   */
  round: number;
  /**
   * Trades completed since the start: the number of the trade that runs or comes next.
   */
  turn: number;
  first: number;
  /**
   * Whose trade it is; `None` outside trading.
   */
  active: number | null;
  /**
   * The seats whose choice is awaited, in seat order.
   */
  waiting: number[];
  since: number;
  /**
   * When the built-in player will choose for those who have not (MA-20); `None` once the game is over.
   */
  until: number | null;
  /**
   * The series in play (MA-2).
   */
  series: number[];
  stock: number;
  /**
   * Cards in each hand; a card shown or offered counts until it has changed hands.
   */
  hands: number[];
  /**
   * Cards each seat must lay at the next laying (MA-14).
   */
  need: number;
  shown: number | null;
  /**
   * As last revealed, sorted; they stay visible while the next ones are chosen.
   */
  tableaux: number[][];
  /**
   * What each tableau is worth as it lies: while playing only what scores (views stay small), at the end all.
   */
  counts: MatryoshkaCount[];
  /**
   * Whether the table reminds (MA-22).
   */
  reminders: boolean;
  /**
   * Every trade so far, as everyone saw it; without reminders only the last one.
   */
  trades: MatryoshkaTraded[];
  absent: boolean[];
}
/**
 * The worth of a tableau, run by run and column by column; empty columns are left out.
 */
export interface MatryoshkaCount {
  runs: MatryoshkaRun[];
  columns: MatryoshkaColumn[];
  /**
   * Points and bonus of all runs.
   */
  lines_total: number;
  columns_total: number;
  total: number;
}
/**
 * A maximal run of consecutive values of one series; a lone doll is a run of 1, worth nothing.
 */
export interface MatryoshkaRun {
  series: number;
  /**
   * The smallest value, 1…7.
   */
  start: number;
  length: number;
  points: number;
  bonus: number;
}
/**
 * All dolls of one value.
 */
export interface MatryoshkaColumn {
  value: number;
  cards: number;
  points: number;
}
/**
 * What is agreed before the table opens.
 */
export interface MobyPickOptions {
  seats: number;
  variant?: 'base';
  /**
   * Who may ask the game's teacher (see `core.advice`); unset, as in older records: who plays against bots alone.
   *
   * Its texts are common to all games.
   */
  hints?: 'alone' | 'always' | 'never';
  /**
   * The seats that may look and choose twice as long, say those of children; unset, as in older records: none.
   *
   * A game honours it with `limit`, and checks it by `super().__post_init__()`. Its texts are common to all games.
   */
  more_time?: number[];
  /**
   * Who begins; drawn from the deal if nobody is named (MP-8).
   */
  first?: number | null;
  confuse?: number;
  remind?: number;
  reverse?: number;
  /**
   * A house option: the alarm lies in the middle of what would else lie above it (MP-5).
   */
  short?: boolean;
  /**
   * How long the rhyme lasts when the timer says it: brisk, calm or slow (MP-13).
   */
  rhyme_ms?: 2800 | 4000 | 6000;
  /**
   * The active player taps the four words instead (MP-14).
   */
  recite?: boolean;
  /**
   * When a rhyme that is still not said is said by the timer (MP-31).
   */
  recite_ms?: number;
  turn_ms?: number;
  /**
   * How long everyone looks at the first two cards (MP-6).
   */
  deal_ms?: number;
  /**
   * Who does not open a look by then misses it (MP-6).
   */
  open_ms?: number;
  /**
   * How long a look at a drawn card or on a Remind lasts, besides `look_card_ms` for each card (MP-9, MP-23).
   */
  look_ms?: number;
  look_card_ms?: number;
  flip_ms?: number;
  confuse_ms?: number;
  /**
   * How long a race waits for slower connections after the first touch has arrived (MP-15).
   */
  hold?: number;
}
/**
 * Open one's own look: the cards can be seen now (MP-6).
 */
export interface MobyPickLook {
  type: 'look';
}
/**
 * End one's own look before its time (MP-6).
 */
export interface MobyPickSeen {
  type: 'seen';
}
/**
 * Turn up the next card of the stock (MP-10, MP-24).
 */
export interface MobyPickFlip {
  type: 'flip';
}
/**
 * Touch the card in the middle (MP-11).
 */
export interface MobyPickTouch {
  type: 'touch';
  /**
   * The number of the card that was seen.
   */
  reveal: number;
}
/**
 * Turn up one card of one's own row (MP-16).
 */
export interface MobyPickTurnUp {
  type: 'turn-up';
  position: number;
}
/**
 * Tap a word of the rhyme (MP-14).
 */
export interface MobyPickWord {
  type: 'word';
  index: number;
}
/**
 * Move a card of another seat's row to another place (MP-22).
 */
export interface MobyPickShift {
  type: 'shift';
  row: number;
  start: number;
  end: number;
}
/**
 * Move no card, or no more (MP-22).
 */
export interface MobyPickStop {
  type: 'stop';
}
/**
 * A seat's turn begins (MP-21).
 */
export interface MobyPickTurnBegan {
  type: 'turn-began';
  seat: number;
  turn: number;
}
/**
 * A seat without cards drew privately (MP-9).
 */
export interface MobyPickDrew {
  type: 'drew';
  seat: number;
  /**
   * The action cards that were drawn first and discarded openly.
   */
  thrown: MobyPickActionCard[];
}
/**
 * A card that is played at once (MP-22 … MP-24).
 */
export interface MobyPickActionCard {
  type: 'action';
  effect: 'confuse' | 'remind' | 'reverse';
}
/**
 * A seat did not open its look in time (MP-6).
 */
export interface MobyPickLookMissed {
  type: 'look-missed';
  seat: number;
}
/**
 * All have looked: every row is face down again (MP-7).
 */
export interface MobyPickLookOver {
  type: 'look-over';
}
/**
 * A card was turned up in the middle (MP-10).
 */
export interface MobyPickRevealed {
  type: 'revealed';
  seat: number;
  reveal: number;
  card: MobyPickFriend | MobyPickActionCard | MobyPickAlarm;
  /**
   * Whether a friend must be matched in reverse (MP-24).
   */
  reverse: boolean;
}
/**
 * A dream, or a crazy dream when it has no name. The copies of a kind cannot be told apart.
 */
export interface MobyPickFriend {
  type: 'friend';
  figure: 'kid' | 'parrot' | 'whale';
  background: 'blue' | 'red' | 'yellow';
  name: ('molly' | 'polly') | null;
}
/**
 * The alarm clock: it ends the game (MP-28).
 */
export interface MobyPickAlarm {
  type: 'alarm';
}
/**
 * The active seat said the next word of the rhyme (MP-14).
 */
export interface MobyPickSaid {
  type: 'said';
  seat: number;
  index: number;
}
/**
 * The active seat said a wrong word, or too fast, and starts over (MP-14).
 */
export interface MobyPickStumbled {
  type: 'stumbled';
  seat: number;
  index: number;
}
/**
 * The recital took too long: the timer says the rhyme from here on (MP-31).
 */
export interface MobyPickTimerSpoke {
  type: 'timer-spoke';
  seat: number;
}
/**
 * A seat was first to touch the card and takes it (MP-11, MP-15).
 */
export interface MobyPickTouched {
  type: 'touched';
  seat: number;
  reveal: number;
  /**
   * Every touch, the fastest first.
   */
  times: MobyPickReaction[];
  /**
   * Whether the same millisecond had to be decided by lot.
   */
  drawn: boolean;
}
/**
 * How long after the reveal a seat touched, in milliseconds: told when the race is over (`core.REACTIONS`).
 */
export interface MobyPickReaction {
  seat: number;
  ms: number;
}
/**
 * Nobody touched the card: the active seat lays it face down at the right end of its row (MP-20).
 */
export interface MobyPickKept {
  type: 'kept';
  seat: number;
  reveal: number;
  card: MobyPickFriend;
}
/**
 * The taker turned up a card of its row: the pair is kept or discarded (MP-16 … MP-19, MP-25, MP-26).
 */
export interface MobyPickTurnedUp {
  type: 'turned-up';
  seat: number;
  reveal: number;
  position: number;
  /**
   * The card of the row.
   */
  card: MobyPickFriend;
  /**
   * The card it was held against.
   */
  middle: MobyPickFriend;
  reverse: boolean;
  result: 'half' | 'match' | 'miss';
  /**
   * Points.
   */
  gained: number;
  /**
   * Whether the position was drawn because time was up.
   */
  timeout: boolean;
}
/**
 * A card of a row went to another place; the rest closed up (MP-22).
 */
export interface MobyPickShifted {
  type: 'shifted';
  seat: number;
  row: number;
  start: number;
  end: number;
}
/**
 * A Confuse is over, after 0 to 3 moves (MP-22).
 */
export interface MobyPickConfused {
  type: 'confused';
  seat: number;
  shifts: number;
}
/**
 * The alarm left the stock: the game is over (MP-28).
 */
export interface MobyPickRang {
  type: 'rang';
  seat: number;
  /**
   * Whether it was drawn privately rather than turned up.
   */
  private: boolean;
}
/**
 * What one seat may know; `me` is `None` for a spectator.
 */
export interface MobyPickView {
  me: number | null;
  public: MobyPickPublic;
  /**
   * The faces of one's own row from left to right, only while one's own look is open (MP-7).
   */
  peek: MobyPickFriend[] | null;
  /**
   * When one's own open look ends (MP-6).
   */
  peek_until: number | null;
  /**
   * Whether this seat has touched the card in the middle.
   */
  claimed: boolean;
  /**
   * Every row's faces: only in the replay of a finished game, for who wants to see all cards.
   */
  faces: MobyPickFriend[][] | null;
}
/**
 * What everyone may know.
 */
export interface MobyPickPublic {
  phase: 'confuse' | 'deal' | 'draw' | 'flip' | 'late' | 'over' | 'race' | 'remind' | 'turn-up';
  /**
   * The number of this turn; 0 before the first.
   */
  turn: number;
  active: number;
  /**
   * When the table goes on by itself; `None` once the game is over.
   */
  until: number | null;
  /**
   * Each seat's own look; the table waits until nobody's is waiting or open (MP-6, MP-23).
   */
  looks: ('done' | 'none' | 'open' | 'waiting')[];
  /**
   * The number of the card turned up last; 0 before the first.
   */
  reveal: number;
  /**
   * The card that lies face up in the middle.
   */
  card: (MobyPickFriend | MobyPickActionCard | MobyPickAlarm) | null;
  /**
   * When it was turned up.
   */
  shown: number;
  /**
   * Whether a Reverse waits for the next friend, or governs the one in the middle (MP-24).
   */
  reverse: boolean;
  /**
   * When the timer began to say the rhyme: with the reveal, or when a recital took too long (MP-13, MP-31).
   */
  began: number;
  /**
   * How many words of the rhyme have been tapped; `None` while nobody recites (MP-14).
   */
  said: number | null;
  /**
   * When the race for the last card was decided: the first touch, or else the end of the rhyme (MP-15).
   */
  ended: number | null;
  /**
   * Who took the card and must turn one up (MP-16).
   */
  taker: number | null;
  /**
   * Whose row is being confused, once a first card has moved (MP-22).
   */
  target: number | null;
  /**
   * How many cards may still be moved (MP-22).
   */
  shifts: number;
  /**
   * How many face-down cards each seat has.
   */
  rows: number[];
  /**
   * Each seat's dream pile.
   */
  piles: MobyPickFriend[][];
  scores: number[];
  /**
   * How many cards are left in the stock, the alarm and those below it included.
   */
  stock: number;
  /**
   * How many cards lie below the alarm and never come into play (MP-5).
   */
  below: number;
  discards: number;
  /**
   * The quickest touch that won a race so far.
   */
  best: MobyPickReaction | null;
  /**
   * The times of the closest race so far, the winner's first; empty while nobody had to race (MP-15).
   */
  closest: MobyPickReaction[];
  /**
   * The action cards that were discarded in the deal (MP-4).
   */
  thrown: MobyPickActionCard[];
}

/** The types of every game, by its key. */
export interface Games {
  attrape_reves: { view: AttrapeRevesView; event: AttrapeRevesEvent; action: AttrapeRevesAction; options: AttrapeRevesOptions };
  matryoshka: { view: MatryoshkaView; event: MatryoshkaEvent; action: MatryoshkaAction; options: MatryoshkaOptions };
  moby_pick: { view: MobyPickView; event: MobyPickEvent; action: MobyPickAction; options: MobyPickOptions };
}

export const PROTOCOL = 3;
