/** The table fills what the page above it leaves of the screen, so that nothing that is needed lies below its edge (AR-23). */

/** Tell an element, as `--top`, how far down the page it begins; told again when anything above it grows. */
export function beginning(node: HTMLElement): () => void {
  const tell = (): void => node.style.setProperty('--top', `${Math.ceil(node.getBoundingClientRect().top + scrollY)}px`);
  const watch = new ResizeObserver(tell);
  watch.observe(document.body);
  tell();
  return () => watch.disconnect();
}
