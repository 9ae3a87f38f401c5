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
  const watch = new ResizeObserver(measure); // whatever comes above the board makes the page longer
  watch.observe(document.body);
  return () => watch.disconnect();
}
