/** The boards: those of this build, found by their folders, and those that a game's package brings. */
import type { Component } from 'svelte';
import type { AvatarName } from '$art/people/avatars';
import { chunk } from '$lib/device/chunks';
import { infoOf } from '$lib/lobby/shelf';
import type { Sound } from '$lib/device/sound';
import type { Choices } from '$lib/protocol.gen';
import { loadModule } from './modules';
import type { Telling } from './telling.svelte';

/** What every board gets. The types `View`, `GameEvent` and `Action` come from the game's schema. */
export interface BoardProps<View, GameEvent, Action> {
  /** What this seat may know, whole and new after every move. */
  readonly view: View;
  /** The public facts that led from the last view to this one; empty on the first. */
  readonly events: readonly GameEvent[];
  /**
   * The view does not follow from the last one: updates were missed, or a replay was moved about. What a board keeps of
   * earlier events is out of date.
   */
  readonly whole?: boolean;
  /** One sentence for each of the events, with the players' names; empty until it has come, right behind them. */
  readonly story: readonly string[];
  /**
   * Ask for an action; the answer is the next view, or a refusal shown by the page. In a race, pass the press itself:
   * its own time stamp decides, not the moment at which some handler ran (MP-15). `null`: the board acts by itself,
   * so that no refusal is shown.
   */
  readonly act: (action: Action, press?: Event | null) => void;
  /** The seat this device plays, null for a spectator. */
  readonly me: number | null;
  /** Ask the server what an action would give, without doing it; absent where nobody can answer (replay, stage). */
  readonly ask?: (action: Action) => Promise<Answer>;
  /** Ask the server what this seat may do now; absent where nobody can answer. */
  readonly legal?: () => Promise<Choices>;
  /** The people round one tablet, each with an `act` of their own; a board may give each a place (else see `ZoneProps`). */
  readonly zones?: readonly { readonly seat: number; readonly act: (action: Action, press?: Event | null) => void }[];
}

/** The answer to a question: why the action would be refused, or what the game says it would give. */
export interface Answer {
  readonly refusal: { readonly rule: string; readonly key: string; readonly text: string } | null;
  readonly preview: unknown;
}

/** A seat's name. */
export type Named = (seat: number) => string;

// What the files of a board give, by the same names in every game.

/** `prompt.ts`: what the table waits for, in one sentence; `me` is null for spectators, and for several people at one device. */
export type PromptOf<View> = (view: View, me: number | null, named: Named) => string;
/** `story.ts`: how an event is told to a screen reader. */
export type TellingOf<View, GameEvent> = (event: GameEvent, view: View, me: number | null) => Telling;
/** `sounds.ts`: what an event sounds like to a seat; nothing where it is silent. */
export type SoundOf<GameEvent> = (event: GameEvent, me: number | null) => Sound | undefined;
/** `course.ts`: what distinguishes this moment from the one before: what was chosen or pressed in it ends with it. */
export type MomentOf<Public> = (table: Public) => string;
/** `now.ts`: the id of the rule for this moment. */
export type RuleNow<View> = (view: View) => string;
/** `now.ts`: the action that the table waits for from this seat; empty if for none. */
export type ActionNow<View> = (view: View) => string;

export type AnyBoard = Component<BoardProps<never, never, never>>;

const boards = import.meta.glob<AnyBoard>('../../../src/ludotheque/games/*/board/Board.svelte', { import: 'default' });
/** For games without a board in this build: one for modules, and the default one. */
const others = import.meta.glob<AnyBoard>('../../board/*.svelte', { import: 'default' });

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

const zones = import.meta.glob<AnyZone>('../../../src/ludotheque/games/*/board/Zone.svelte', { import: 'default' });
/** The game a found file belongs to: `…/<key>/Cover.svelte`, `…/<key>/board/Board.svelte`. */
export function keyOf(path: string): string {
  return path.replace(/(\/board)?\/\w+\.(svelte|ts)$/, '').replace(/^.*\//, '');
}

async function ofGame<T>(found: Record<string, () => Promise<T>>, key: string): Promise<T | undefined> {
  const path = Object.keys(found).find((each) => keyOf(each) === key);
  const file = path === undefined ? undefined : found[path];
  return file ? await chunk(file) : undefined;
}

/**
 * Fetch the board of a game: each is a chunk of its own, so that a page loads one board only. A game that is not of this
 * build brings its board as a module, or gets the default one (docs/reference/board-module.md).
 */
export async function boardOf(key: string): Promise<AnyBoard | undefined> {
  const built = await ofGame(boards, key);
  if (built) return built;
  const info = await infoOf(key);
  if (!info) return undefined;
  if (info.board) await loadModule(key, info.board);
  const file = others[`../../board/${info.board ? 'ModuleBoard' : 'DefaultBoard'}.svelte`];
  return file ? await chunk(file) : undefined;
}

/** Fetch the place of one person at a shared tablet, if the game has races. */
export const zoneOf = (key: string): Promise<AnyZone | undefined> => ofGame(zones, key);
