/** The names this board uses for the generated types of its game. */
import type {
  MobyPickAction,
  MobyPickEvent,
  MobyPickFriend,
  MobyPickPublic,
  MobyPickShifted,
  MobyPickTouched,
  MobyPickTurnedUp,
  MobyPickView,
} from '$lib/protocol.gen';

export type View = MobyPickView;
export type Public = MobyPickPublic;
export type Action = MobyPickAction;
export type GameEvent = MobyPickEvent;
export type Friend = MobyPickFriend;
export type Face = NonNullable<MobyPickPublic['card']>;
export type Finish = MobyPickTouched;
export type Pair = MobyPickTurnedUp;
export type Shift = MobyPickShifted;

/** Ask for an action; a race passes the press itself, whose own time stamp decides (MP-15). */
export type Act = (action: Action, press?: Event | null) => void;
