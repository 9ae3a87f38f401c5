/** How each event is told. */
import type { TellingOf } from '$lib/play/games';
import type { GameEvent, View } from './types';

/** In a race the nightmare that is turned up is told at once: the others have seen it. */
export const tellingOf: TellingOf<View, GameEvent> = (event, { public: { variant } }) =>
  event.type === 'turned' && variant === 'speed' ? 'urgent' : 'polite';
