/**
 * How much of the screen is left for the table: for `{@attach room}`. The CSS variable `--taken` is the height above the
 * element, plus the page's own margin below it. So the element's height is `100svh - var(--taken)`.
 */
export function room(table: HTMLElement): () => void {
  const page = table.closest('main');
  const measure = (): void => {
    const below = page ? Number.parseFloat(getComputedStyle(page).paddingBottom) || 0 : 0;
    table.style.setProperty('--taken', `${Math.ceil(table.getBoundingClientRect().top + scrollY + below) + 1}px`);
  };
  measure();
  let frame = 0;
  // Whatever comes above the board makes the page longer. It is measured in the next frame, because the new value may change
  // the page again. Browsers report a ResizeObserver loop if that happens within a callback.
  const watch = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(measure);
  });
  watch.observe(document.body);
  return () => {
    cancelAnimationFrame(frame);
    watch.disconnect();
  };
}
