/** What a screen reader is told; `ui/kit/Announcer.svelte` holds the live regions. */
import { untrack } from 'svelte';

interface Notice {
  readonly id: number;
  readonly text: string;
}

const KEPT = 8; // older lines leave the page, a reader has spoken them by then
let next = 0;

export const notices: { polite: Notice[]; urgent: Notice[] } = $state({ polite: [], urgent: [] });

/** The id of the next notice: all before it were told already. */
export const upcoming = (): number => next;

/** Tell what happened; `urgent` interrupts, for a race that has opened or a lost connection. `lasts`: see below. */
export function announce(text: string, urgent = false, lasts?: number): void {
  announceBriefly(text, urgent, lasts);
}

/** The same, and how to take the line back; it leaves the page by itself after so many milliseconds, if they are given. */
export function announceBriefly(text: string, urgent = false, lasts?: number): () => void {
  if (text === '') return () => undefined;
  const id = next;
  next += 1;
  const lines = urgent ? notices.urgent : notices.polite;
  // Boards announce inside effects: telling must not make them run again.
  untrack(() => {
    lines.push({ id, text });
    if (lines.length > KEPT) lines.splice(0, lines.length - KEPT);
  });
  const takeBack = (): void => {
    const place = lines.findIndex((line) => line.id === id);
    if (place >= 0) lines.splice(place, 1);
  };
  if (lasts !== undefined) setTimeout(takeBack, lasts);
  return takeBack;
}
