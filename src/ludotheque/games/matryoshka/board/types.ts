/** The names this board uses for the generated types of its game. */
import type {
  MatryoshkaAction,
  MatryoshkaColumn,
  MatryoshkaCount,
  MatryoshkaEvent,
  MatryoshkaPublic,
  MatryoshkaRun,
  MatryoshkaTraded,
  MatryoshkaView,
} from '$lib/protocol.gen';

export type View = MatryoshkaView;
export type Public = MatryoshkaPublic;
export type Action = MatryoshkaAction;
export type GameEvent = MatryoshkaEvent;
export type Count = MatryoshkaCount;
export type Column = MatryoshkaColumn;
export type Run = MatryoshkaRun;
export type Traded = MatryoshkaTraded;

/** Ask for an action. */
export type Act = (action: Action) => void;
