/** What a screen reader is told; `ui/Announcer.svelte` holds the live regions. */
import { untrack } from 'svelte';

export interface Notice {
  readonly id: number;
  readonly text: string;
}

const KEPT = 8; // older lines leave the page, a reader has spoken them by then
let next = 0;

export const notices: { polite: Notice[]; urgent: Notice[] } = $state({ polite: [], urgent: [] });

/** Tell what happened; `urgent` interrupts, for a race that has opened or a lost connection. */
export function announce(text: string, urgent = false): void {
  if (text === '') return;
  // Boards announce inside effects: telling must not make them run again.
  untrack(() => {
    const lines = urgent ? notices.urgent : notices.polite;
    lines.push({ id: next, text });
    next += 1;
    if (lines.length > KEPT) lines.splice(0, lines.length - KEPT);
  });
}
