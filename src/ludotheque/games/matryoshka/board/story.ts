/** How each event is told. */
import type { TellingOf } from '$lib/play/games';
import type { GameEvent, View } from './types';

/** Everyone hears all of it, in its turn: nobody is in a hurry here. */
export const tellingOf: TellingOf<View, GameEvent> = () => 'polite';
