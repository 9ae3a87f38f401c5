/**
 * How much of the screen is left for the table: for `{@attach room}`. What lies above the element and the page's own margin
 * below it is told to its styles as `--taken`, so that `100svh` less that is its height.
 */
export function room(table: HTMLElement): () => void {
  const page = table.closest('main');
  const measure = (): void => {
    const below = page ? Number.parseFloat(getComputedStyle(page).paddingBottom) || 0 : 0;
    table.style.setProperty('--taken', `${Math.ceil(table.getBoundingClientRect().top + scrollY + below) + 1}px`);
  };
  measure();
  let frame = 0;
  // Whatever comes above the board makes the page longer. Measured in the next frame: what is told may itself change the
  // page, and browsers complain of a loop when that happens while they still tell of sizes.
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
