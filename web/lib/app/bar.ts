/** The top row of every page: a page may move its own tools into it. */

const PLACES = { start: 'bar-start', end: 'bar-end' } as const;

/** For `use:inBar={'start'}`: the element moves into the row for as long as its page shows it. */
export function inBar(node: HTMLElement, place: keyof typeof PLACES): { destroy: () => void } {
  document.getElementById(PLACES[place])?.append(node);
  return { destroy: () => node.remove() };
}
