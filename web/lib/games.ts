/** The games that this build of the client can show, found by their folders. */
import type { Component } from 'svelte';
import type { AvatarName } from '$art/people/avatars';

/** What every board gets. The types of `View`, `Fact` (an event of the game) and `Action` come from the game's schema. */
export interface BoardProps<View, Fact, Action> {
  /** What this seat may know, whole and new after every move. */
  readonly view: View;
  /** The public facts that led from the last view to this one; empty on the first. */
  readonly events: readonly Fact[];
  /**
   * Ask for an action; the answer is the next view, or a refusal shown by the page. In a race, pass the press itself:
   * its own time stamp decides, not the moment at which some handler ran (MP-15).
   */
  readonly act: (action: Action, press?: Event) => void;
  /** The seat this device plays, null for a spectator. */
  readonly me: number | null;
  /** Ask the server what an action would give, without doing it; absent where nobody can answer (replay, stage). */
  readonly ask?: (action: Action) => Promise<Answer>;
  /** The people round one tablet, each with an `act` of their own; a board may give each a place (else see `ZoneProps`). */
  readonly zones?: readonly { readonly seat: number; readonly act: (action: Action, press?: Event) => void }[];
}

/** The answer to a question: why the action would be refused, or what the game says it would give. */
export interface Answer {
  readonly refusal: { readonly rule: string; readonly key: string; readonly text: string } | null;
  readonly preview: unknown;
}

export type AnyBoard = Component<BoardProps<never, never, never>>;

const boards = import.meta.glob<AnyBoard>('../../src/ludotheque/games/*/board/Board.svelte', { import: 'default' });
/**
 * One person's place at the edge of a shared tablet, in games with races: the press goes to that seat alone.
 * A game without races has none; then the tablet shows the board of whose turn it is.
 */
export interface ZoneProps<View, Action> {
  readonly view: View;
  readonly act: (action: Action, press: Event) => void;
  readonly seat: number;
  readonly name: string;
  readonly avatar: AvatarName;
}
export type AnyZone = Component<ZoneProps<never, never>>;

const zones = import.meta.glob<AnyZone>('../../src/ludotheque/games/*/board/Zone.svelte', { import: 'default' });
/** The game a found file belongs to: `…/<key>/Cover.svelte`, `…/<key>/board/Board.svelte`. */
export function keyOf(path: string): string {
  return path.replace(/(\/board)?\/\w+\.svelte$/, '').replace(/^.*\//, '');
}

async function ofGame<T>(found: Record<string, () => Promise<T>>, key: string): Promise<T | undefined> {
  const path = Object.keys(found).find((each) => keyOf(each) === key);
  return path ? await found[path]?.() : undefined;
}

/** Fetch the board of a game: each is a chunk of its own, so that a page loads one board only. */
export const boardOf = (key: string): Promise<AnyBoard | undefined> => ofGame(boards, key);

/** Fetch the place of one person at a shared tablet, if the game has races. */
export const zoneOf = (key: string): Promise<AnyZone | undefined> => ofGame(zones, key);
