/** The keyboard stays on the board. */

/**
 * What was pressed may be gone with its move: then keys go on from the board, not from the top of the page. Call it while a
 * board is set up; `moment` is read to know when something changed, `acts`: whether this page's player plays at all.
 */
export function keepFocus(
  board: () => { focus(options?: FocusOptions): void } | undefined,
  moment: () => unknown,
  acts: () => boolean,
): void {
  $effect(() => {
    moment();
    if (acts() && document.activeElement === document.body) board()?.focus({ preventScroll: true });
  });
}

/** What had the keyboard is gone, and this came in its place: keys and readers go on here. */
export function goOnHere(place: HTMLElement): void {
  if (document.activeElement === document.body) place.focus({ preventScroll: true });
}
