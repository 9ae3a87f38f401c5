/** How each event is told. */
import type { Telling } from '$lib/play/telling.svelte';
import type { Fact, Public } from './types';

/** In a race the nightmare that is turned up is told at once: the others have seen it. */
export const tellingOf = (event: Fact, { variant }: Public): Telling =>
  event.type === 'turned' && variant === 'speed' ? 'urgent' : 'polite';
