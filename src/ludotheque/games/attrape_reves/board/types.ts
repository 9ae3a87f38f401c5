/** The names this board uses for the generated types of its game. */
import type { AttrapeRevesAction, AttrapeRevesEvent, AttrapeRevesPublic, AttrapeRevesView } from '$lib/protocol.gen';

export type Public = AttrapeRevesPublic;
export type View = AttrapeRevesView;
export type GameEvent = AttrapeRevesEvent;
export type Action = AttrapeRevesAction;
export type MoonName = NonNullable<Public['back']>;

/** Ask for an action; a race passes the press itself, whose own time stamp decides (AR-22). */
export type Act = (action: Action, press?: Event | null) => void;

/** A seat that plays on this device, with its own way to act. */
export interface Zone {
  readonly seat: number;
  readonly act: Act;
}
