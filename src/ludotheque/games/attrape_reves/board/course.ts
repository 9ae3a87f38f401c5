/** What the board shows at a moment of the game: read from the view alone, so that a page that joins late shows the same. */
import type { MomentOf } from '$lib/play/games';
import type { Action, GameEvent, Public } from './types';

/** A disc that lies on the nightmare, at its best position (AR-8). */
export interface Laying {
  readonly seat: number;
  readonly toy: number;
  readonly x: number;
  readonly y: number;
  readonly covered: boolean;
}

/** The nightmare and the seat that lays, or what else goes on. */
export const momentOf: MomentOf<Public> = ({ reveal, phase, active }) =>
  `${reveal}-${phase === 'lay' ? active : phase}`;

/** A finished nightmare stays on the table until the next one is turned up: all want to see how it ended. */
function lastStays({ phase, last }: Public): boolean {
  return (phase === 'turn' || phase === 'over') && last !== null;
}

/** What the table waits for at most: first the moment from which silence is a yes, where only silence is in the way (AR-17). */
export function limitOf({ answer_by, opinions, placeable, until }: Public): number | null {
  if (answer_by === null || until === null || placeable || opinions.includes(false)) return until;
  return Math.min(answer_by, until);
}

/** The nightmare that lies face up. */
export function cardOf(table: Public): string | null {
  return table.card ?? (lastStays(table) ? (table.last?.card ?? null) : null);
}

/** Each seat's toy and verdict on the nightmare that is shown. */
export function hands(table: Public): { toys: Public['toys']; covered: Public['covered'] } {
  const { last } = table;
  return lastStays(table) && last ? last : table;
}

/** How a seat's toy lay, once it has been laid; nothing before (AR-24). */
export function layingOf(table: Public, seat: number): Laying | null {
  const { toys, covered } = hands(table);
  const answer = lastStays(table) ? table.last?.answer : table.answer;
  const [toy, verdict] = [toys[seat], covered[seat]];
  if (!answer || toy === null || toy === undefined || verdict === null || verdict === undefined) return null;
  return { seat, toy, x: answer.x, y: answer.y, covered: verdict };
}

/** The seat that laid last: on its disc all eyes rest. */
export function lastLayer(table: Public): number | null {
  const seats = table.toys.length;
  const { covered } = hands(table);
  // In turn order from the first player (AR-8); after the round the first player has moved on by one (AR-11).
  const first = table.phase === 'turn' && table.variant !== 'coop' ? table.first + seats - 1 : table.first;
  for (let turn = seats - 1; turn >= 0; turn -= 1) {
    const seat = (first + turn) % seats;
    if (covered[seat] !== null && covered[seat] !== undefined) return seat;
  }
  return null;
}

/** The toys in the circle; one that still lies on the last nightmare has not come back yet. */
export function circleOf(table: Public, laid: Laying | null): readonly number[] {
  return lastStays(table) && laid ? table.circle.filter((toy) => toy !== laid.toy) : table.circle;
}

/** The toys that have left the game (AR-18). */
export function usedUp(table: Public): number[] {
  return table.variant === 'coop' ? [0, 1, 2, 3, 4, 5, 6, 7].filter((toy) => !table.circle.includes(toy)) : [];
}

/** What touching a toy means for a seat now; null when the toys are not for this seat to touch. */
export function choice(table: Public, seat: number | null, reaching: number | null): 'take' | 'grab' | 'point' | null {
  if (seat === null) return null;
  switch (table.phase) {
    case 'choose':
      return seat === table.active ? 'take' : null;
    case 'grab':
      return table.toys[seat] === null && reaching === null ? 'grab' : null;
    case 'point':
      return seat === table.active ? 'point' : null;
    default:
      return null;
  }
}

/** The action of touching a toy. */
export function touch(means: 'take' | 'grab' | 'point', toy: number, table: Public): Action {
  return means === 'grab' ? { type: 'grab', toy, reveal: table.reveal } : { type: means, toy };
}

/** AR-12, AR-19: whether the game ended well for all (coop), or who filled a board. */
export function dreamers(table: Public): number[] {
  const full = table.tokens.flatMap((tokens, seat) => (tokens >= 12 ? [seat] : []));
  return full.sort((a, b) => (table.tokens[b] ?? 0) - (table.tokens[a] ?? 0));
}

/** Whether the nightmares have been beaten together. */
export function beatenAll({ last }: Public): boolean {
  return last?.covered.includes(true) ?? false;
}

type Race = Extract<GameEvent, { type: 'grabbed' }>;
/** The close races among some events: those in which somebody came second. */
export const closeRaces = (events: readonly GameEvent[]): Race[] =>
  events.filter((event): event is Race => event.type === 'grabbed' && event.late.length > 0);
