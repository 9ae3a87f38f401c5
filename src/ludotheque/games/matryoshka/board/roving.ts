/** Arrow keys among cards: one card of a group is in the tab order, arrows walk from it to its neighbours. */

export type Place = readonly [x: number, y: number];

const WAYS: Record<string, Place> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Where a key leads from place `at`; the same place if nothing lies that way, nothing for keys that do not walk. */
export function walk(places: readonly Place[], at: number, key: string): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return places.length - 1;
  const way = WAYS[key];
  const here = places[at];
  if (!way || !here) return undefined;
  let [best, cost] = [at, Infinity];
  places.forEach(([x, y], i) => {
    const ahead = (x - here[0]) * way[0] + (y - here[1]) * way[1];
    const aside = Math.abs((x - here[0]) * way[1]) + Math.abs((y - here[1]) * way[0]);
    // Along a line one stays on it; across lines the nearest card will do.
    if (ahead > 0 && (way[1] !== 0 || aside === 0) && ahead * 10 + aside < cost) [best, cost] = [i, ahead * 10 + aside];
  });
  return best;
}

/** Handle a key on a card with `data-place` inside a group with `data-cards`; answers the card that got the focus. */
export function rove(event: KeyboardEvent, places: readonly Place[], at: number): number | undefined {
  const next = walk(places, at, event.key);
  if (next === undefined || !(event.currentTarget instanceof Element)) return undefined;
  event.preventDefault();
  event.currentTarget.closest('[data-cards]')?.querySelector<HTMLElement>(`[data-place="${next}"]`)?.focus();
  return next;
}
