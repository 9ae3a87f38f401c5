/** What a board may ask of the table around it, besides its view. The page that hosts a board provides it. */
import { createContext } from 'svelte';
import type { AvatarName } from '$art/people/avatars';

export interface SeatInfo {
  readonly name: string;
  readonly avatar: AvatarName;
  readonly bot: boolean;
  /** False while the player's connection is lost. */
  readonly present: boolean;
}

export interface TableInfo {
  readonly game: string;
  readonly seats: readonly SeatInfo[];
  /** The table's clock in milliseconds, the scale of every deadline in a view. */
  readonly now: () => number;
  /** The seats that this device plays: one on a phone, several on a shared tablet, none on a shared screen. */
  readonly mine: readonly number[];
}

/** `getTable()` inside a board; `setTable()` in the page that shows it. */
export const [getTable, setTable] = createContext<TableInfo>();
