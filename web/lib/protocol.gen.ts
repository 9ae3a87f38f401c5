/* Made by `tools/web types` from the protocol’s JSON Schema. Do not edit. */

export type Incoming =
  Hello | Do | Nudge | Ask | Say | Phrase | Mute | Fill | Remove | Start | Pause | Resume | Rematch | Leave;
export type Outgoing = Welcome | Changed | Update | Ack | Refused | Answer | Said | Line | Goodbye;
export type MobyPickAction =
  MobyPickFlip | MobyPickTouch | MobyPickTurnUp | MobyPickWord | MobyPickShift | MobyPickStop;
export type MobyPickEvent =
  | MobyPickTurnBegan
  | MobyPickDrew
  | MobyPickLookOver
  | MobyPickRevealed
  | MobyPickSaid
  | MobyPickStumbled
  | MobyPickTouched
  | MobyPickKept
  | MobyPickTurnedUp
  | MobyPickShifted
  | MobyPickConfused
  | MobyPickRang;
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

/**
 * The first message: which table, as whom, and what is already known. Sent again to add seats to this socket.
 */
export interface Hello {
  type: 'hello';
  protocol: number;
  table: string;
  /**
   * @maxItems 9
   */
  tokens?: string[];
  lang?: 'en' | 'fr';
  last?: number | null;
  epoch?: number | null;
  nonce?: string | null;
}
/**
 * A seat asks for an action of its game. The same id twice is the same act.
 */
export interface Do {
  type: 'act';
  id: string;
  action: unknown;
  seat?: number | null;
  seen?: number | null;
  ms?: number | null;
}
/**
 * Nothing, sent right behind a touch: a kernel notices a lost packet only by what comes after it.
 */
export interface Nudge {
  type: 'nudge';
}
/**
 * What would this action give? Changes nothing, and is answered from the seat's own view alone.
 */
export interface Ask {
  type: 'ask';
  id: string;
  action: unknown;
  seat?: number | null;
}
/**
 * Chat.
 */
export interface Say {
  type: 'say';
  text: string;
  seat?: number | null;
}
/**
 * A quick phrase.
 */
export interface Phrase {
  type: 'phrase';
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
  seat?: number | null;
}
/**
 * Stop (or resume) hearing a seat's chat on this socket.
 */
export interface Mute {
  type: 'mute';
  seat: number;
  muted?: boolean;
}
/**
 * Host, before the start: put a bot of some level into one seat, or into every empty one.
 */
export interface Fill {
  type: 'fill';
  seat?: number | null;
  level?: string;
}
/**
 * Host: free a seat. While a game is played the built-in player takes the seat for good.
 */
export interface Remove {
  type: 'remove';
  seat: number;
}
/**
 * Host: deal. Empty seats are filled with bots first.
 */
export interface Start {
  type: 'start';
}
/**
 * Host: stop the clock.
 */
export interface Pause {
  type: 'pause';
}
/**
 * Host: let the clock run again.
 */
export interface Resume {
  type: 'resume';
}
/**
 * Host, after the end: a new table with the same people. Their tokens are valid there.
 */
export interface Rematch {
  type: 'rematch';
  game?: string | null;
}
/**
 * Give a seat up; without `seat` every seat of this socket.
 */
export interface Leave {
  type: 'leave';
  seat?: number | null;
}
/**
 * The answer to `hello`: the table, and what this socket is there.
 */
export interface Welcome {
  type: 'welcome';
  table: TableInfo;
  seats: number[];
  host: boolean;
  now: number;
  number: number;
  chat: Said[];
  protocol: number;
  version: string;
}
/**
 * A table as everyone sees it: the lobby's card of it. Never holds a secret before the end.
 */
export interface TableInfo {
  code: string;
  game: string;
  rules: number;
  options: {
    [k: string]: unknown;
  };
  public: boolean;
  phase: 'damaged' | 'left' | 'open' | 'over' | 'paused' | 'playing' | 'stalled';
  seats: SeatInfo[];
  host: number | null;
  commitment: string;
  created: number;
  watching: number;
  number: number;
  outcome: Outcome | null;
  next: string | null;
  secret: string | null;
}
/**
 * A chair as everyone sees it.
 */
export interface SeatInfo {
  kind: 'bot' | 'empty' | 'person';
  name: string;
  avatar: string;
  level: string | null;
  here: boolean;
  stand_in: boolean;
  line: 'fair' | 'good' | 'poor' | 'unknown';
  nonce: string | null;
}
/**
 * The result of a finished table.
 */
export interface Outcome {
  scores: number[];
  places: number[];
  winners: number[];
  reason: string;
}
/**
 * Someone at the table speaks: free text or a quick phrase.
 */
export interface Said {
  type: 'said';
  seat: number;
  text: string | null;
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
  number: number;
}
/**
 * The lobby's card of the table changed: people, phase, host, result.
 */
export interface Changed {
  type: 'table';
  table: TableInfo;
  now: number;
}
/**
 * A move was made: the facts it caused, and all that one seat may know now.
 */
export interface Update {
  type: 'update';
  number: number;
  epoch: number;
  at: number;
  seat: number | null;
  view: unknown;
  events?: unknown[];
  whole?: boolean;
}
/**
 * An act is kept, even if the power fails. Its update was sent before, or it changed nothing this seat can see.
 */
export interface Ack {
  type: 'ack';
  id: string;
  number: number;
}
/**
 * A message changed nothing; the rule that forbids it, and why, in the player's language.
 */
export interface Refused {
  type: 'refused';
  rule: string;
  key: string;
  text: string;
  id: string | null;
}
/**
 * Why the action is not allowed as it stands, if so, and what it would be worth, where the game tells.
 */
export interface Answer {
  type: 'answer';
  id: string;
  refusal: Refused | null;
  preview: unknown;
}
/**
 * What the server measured of this connection, in milliseconds.
 */
export interface Line {
  type: 'line';
  rtt: number;
  jitter: number;
  quality: 'fair' | 'good' | 'poor' | 'unknown';
}
/**
 * The server closes this socket. `back`: connecting again makes sense.
 */
export interface Goodbye {
  type: 'goodbye';
  reason: 'removed' | 'restart' | 'rude' | 'silent' | 'slow';
  back: boolean;
}
/**
 * Open a table.
 */
export interface Opening {
  game: string;
  options: {
    [k: string]: unknown;
  };
  public?: boolean;
  name?: string | null;
  avatar?: string;
  bots?: string | null;
}
/**
 * One person against bots: the game starts as soon as this player says hello.
 */
export interface PlayNow {
  game: string;
  name: string;
  avatar?: string;
  options?: {
    [k: string]: unknown;
  } | null;
  level?: string;
}
/**
 * Sit down at a table.
 */
export interface Joining {
  name: string;
  avatar?: string;
  seat?: number | null;
  nonce?: string | null;
}
/**
 * A seat (or the host's right to a shared screen), and the token that brings its player back: keep it secret.
 */
export interface Seated {
  code: string;
  seat: number | null;
  token: string;
  link: string;
  table: TableInfo;
}
/**
 * A game on the shelf.
 */
export interface GameInfo {
  key: string;
  rules: number;
  variants: {
    [k: string]: number[];
  };
  levels: string[];
  defaults: {
    [k: string]: unknown;
  };
  options: {
    [k: string]: unknown;
  };
}
/**
 * Why a request was refused.
 */
export interface Problem {
  rule: string;
  key: string;
  text: string;
}
/**
 * What is agreed before the table opens.
 */
export interface MobyPickOptions {
  seats: number;
  variant?: 'base';
  first?: number | null;
  confuse?: number;
  remind?: number;
  reverse?: number;
  rhyme_ms?: 2800 | 4000 | 6000;
  recite?: boolean;
  recite_ms?: number;
  turn_ms?: number;
  look_ms?: number;
  look_card_ms?: number;
  flip_ms?: number;
  confuse_ms?: number;
  hold?: number;
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
 * A look has ended: every row is face down again (MP-7).
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
 * A seat was first to touch the card and takes it (MP-11, MP-15).
 */
export interface MobyPickTouched {
  type: 'touched';
  seat: number;
  reveal: number;
  times: MobyPickTime[];
  drawn: boolean;
}
/**
 * A line of the photo finish: how long after the reveal a seat touched.
 */
export interface MobyPickTime {
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
  card: MobyPickFriend;
  middle: MobyPickFriend;
  reverse: boolean;
  result: 'half' | 'match' | 'miss';
  gained: number;
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
  private: boolean;
}
/**
 * What one seat may know; `me` is `None` for a spectator.
 */
export interface MobyPickView {
  me: number | null;
  public: MobyPickPublic;
  peek: MobyPickFriend[] | null;
  claimed: boolean;
}
/**
 * What everyone may know.
 */
export interface MobyPickPublic {
  phase: 'confuse' | 'deal' | 'draw' | 'flip' | 'late' | 'over' | 'race' | 'remind' | 'turn-up';
  turn: number;
  active: number;
  until: number | null;
  reveal: number;
  card: (MobyPickFriend | MobyPickActionCard | MobyPickAlarm) | null;
  shown: number;
  reverse: boolean;
  said: number | null;
  ended: number | null;
  taker: number | null;
  target: number | null;
  shifts: number;
  rows: number[];
  piles: MobyPickFriend[][];
  scores: number[];
  stock: number;
  discards: number;
}
/**
 * What is agreed before the table opens.
 */
export interface AttrapeRevesOptions {
  seats: number;
  variant?: 'base' | 'coop' | 'speed';
  first?: number | null;
  tie_break?: boolean;
  moon?: 'crescent' | 'full' | 'gibbous' | 'new';
  turn_ms?: number;
  choose_ms?: number;
  grab_ms?: number;
  lay_ms?: number;
  talk_ms?: number;
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
 * A toy was slid to its best position (x, y) on the nightmare (AR-8, AR-9).
 */
export interface AttrapeRevesLaid {
  type: 'laid';
  seat: number;
  toy: number;
  card: string;
  covered: boolean;
  x: number;
  y: number;
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
  card: string;
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
  grasp: number | null;
}
/**
 * What everyone may know.
 */
export interface AttrapeRevesPublic {
  variant: 'base' | 'coop' | 'speed';
  phase: 'choose' | 'grab' | 'lay' | 'over' | 'point' | 'turn';
  reveal: number;
  first: number;
  active: number | null;
  until: number | null;
  card: string | null;
  shown: number;
  back: ('crescent' | 'full' | 'gibbous' | 'new') | null;
  pile: number;
  circle: number[];
  toys: (number | null)[];
  covered: (boolean | null)[];
  answer: AttrapeRevesAnswer | null;
  tokens: number[];
  dreams: string[][];
  proposal: number | null;
  opinions: (boolean | null)[];
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
 * What is agreed before the table opens: who is first (MA-6) and the time limits in seconds (MA-20).
 */
export interface MatryoshkaOptions {
  seats: number;
  variant?: 'base';
  first?: 'host' | 'random';
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
  hand: number[];
  offer: number | null;
  lay: number[] | null;
  offers: (number | null)[] | null;
  known: number[][];
}
/**
 * What everyone may know.
 */
export interface MatryoshkaPublic {
  phase: 'lay' | 'offer' | 'over' | 'show' | 'take';
  round: number;
  turn: number;
  first: number;
  active: number | null;
  waiting: number[];
  since: number;
  until: number | null;
  series: number[];
  stock: number;
  hands: number[];
  need: number;
  shown: number | null;
  tableaux: number[][];
  counts: MatryoshkaCount[];
  trades: MatryoshkaTraded[];
  absent: boolean[];
}
/**
 * The worth of a tableau, run by run and column by column; empty columns are left out.
 */
export interface MatryoshkaCount {
  runs: MatryoshkaRun[];
  columns: MatryoshkaColumn[];
  lines_total: number;
  columns_total: number;
  total: number;
}
/**
 * A maximal run of consecutive values of one series; a lone doll is a run of 1, worth nothing.
 */
export interface MatryoshkaRun {
  series: number;
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

/** The types of every game, by its key. */
export interface Games {
  moby_pick: { view: MobyPickView; event: MobyPickEvent; action: MobyPickAction; options: MobyPickOptions };
  attrape_reves: { view: AttrapeRevesView; event: AttrapeRevesEvent; action: AttrapeRevesAction; options: AttrapeRevesOptions };
  matryoshka: { view: MatryoshkaView; event: MatryoshkaEvent; action: MatryoshkaAction; options: MatryoshkaOptions };
}

export const PROTOCOL = 1;
