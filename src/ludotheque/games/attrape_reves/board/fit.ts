/** The table fills what the page above it leaves of the screen, so that nothing that is needed lies below its edge (AR-23). */

const MARGIN = 25; // below the table, on every page

/** Tell an element, as `--top`, how far down the page it begins, and what the page keeps below; again when anything grows. */
export function beginning(node: HTMLElement): () => void {
  const page = node.closest('main');
  const tell = (): void => {
    const kept = page ? Math.max(0, (Number.parseFloat(getComputedStyle(page).paddingBottom) || 0) - MARGIN) : 0;
    node.style.setProperty('--top', `${Math.ceil(node.getBoundingClientRect().top + scrollY + kept)}px`);
  };
  const watch = new ResizeObserver(tell);
  watch.observe(document.body);
  tell();
  return () => watch.disconnect();
}
