/** What a board may ask of the table around it, besides its view. The page that hosts a board provides it. */
import { createContext } from 'svelte';
import type { AvatarName } from '$art/people/avatars';
import { levelName, t } from '$lib/device/texts.svelte';
import type { Contract } from '$lib/protocol.gen';

export interface BoardSeat {
  readonly name: string;
  readonly avatar: AvatarName;
  readonly bot: boolean;
  /** How strong a bot is, where it is known. */
  readonly level?: string | null | undefined;
  /** False while the player's connection is lost. */
  readonly present: boolean;
}

interface BoardTable {
  readonly game: string;
  /** What the game declares; unknown where no table tells (replay, lesson, stage). */
  readonly contract?: Contract | undefined;
  readonly seats: readonly BoardSeat[];
  /** The table's clock in milliseconds, the scale of every deadline in a view. */
  readonly now: () => number;
  /** The seats that this device plays: one on a phone, several on a shared tablet, none on a shared screen. */
  readonly mine: readonly number[];
}

/** That somebody is a bot, and how strong. */
export const botWord = ({ level }: Pick<BoardSeat, 'level'>): string =>
  level ? `${t('bot')} · ${levelName(level)}` : t('bot');

/** The name of the player in a seat. */
export const namesAt =
  ({ seats }: Pick<BoardTable, 'seats'>) =>
  (seat: number): string =>
    seats[seat]?.name ?? '';

/** All seats clockwise from the one after `me`, and `me` last; a spectator sees them in their order. */
export const clockwise = (seats: number, me: number | null): number[] =>
  Array.from({ length: seats }, (_, i) => ((me ?? -1) + 1 + i) % seats);

/** `getTable()` inside a board; `setTable()` in the page that shows it. */
export const [getTable, setTable] = createContext<BoardTable>();
