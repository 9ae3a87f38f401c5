/** What happened, told to a screen reader: a board says how each event is told, the sentences come from the server. */
import { untrack } from 'svelte';
import { announce } from '$lib/device/announce.svelte';

/** Not at all, in its turn, or at once. */
export type Telling = 'silent' | 'polite' | 'urgent';

/**
 * Tell every sentence once, as it comes; call it while a board is set up. `lasts`: milliseconds after which a line leaves
 * the page again.
 */
export function tellStory<GameEvent>(
  story: () => readonly string[],
  events: () => readonly GameEvent[],
  telling: (event: GameEvent) => Telling,
  lasts?: number,
): void {
  $effect(() => {
    const lines = story();
    untrack(() => {
      events().forEach((event, i) => {
        const how = telling(event);
        if (how !== 'silent') announce(lines[i] ?? '', how === 'urgent', lasts);
      });
    });
  });
}
