/** How each event is told. */
import type { TellingOf } from '$lib/play/games';
import type { GameEvent, View } from './types';

/** Milliseconds, as long as the terminal keeps a line: a log to read back would be a look at cards that lie face down (MP-7). */
export const LASTS = 7000;

/** The rhyme is heard; whose turn it is the next card says, unless one must act. */
export const tellingOf: TellingOf<View, GameEvent> = (event, _view, me) => {
  if (event.type === 'said' || (event.type === 'turn-began' && event.seat !== me)) return 'silent';
  return event.type === 'revealed' ? 'urgent' : 'polite';
};
