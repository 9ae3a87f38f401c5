/** How each event is told. */
import type { Telling } from '$lib/play/telling.svelte';

/** Everyone hears all of it, in its turn: nobody is in a hurry here. */
export const tellingOf = (): Telling => 'polite';
