/** How each event is told. */
import type { TellingOf } from '$lib/play/games';
import type { Fact, View } from './types';

/** In a race the nightmare that is turned up is told at once: the others have seen it. */
export const tellingOf: TellingOf<View, Fact> = (event, { public: { variant } }) =>
  event.type === 'turned' && variant === 'speed' ? 'urgent' : 'polite';
