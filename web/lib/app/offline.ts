/** Registers the service worker, after the page has become usable (docs/decisions/0037). */

const DELAY_MS = 3_000; // by then a table is playable, also on a slow phone

/** Let the service worker fetch every file of this build while the page is idle. */
export function keepOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  const register = (): void => void navigator.serviceWorker.register('/sw.js').catch(() => undefined); // the pages work without
  setTimeout(
    () => ('requestIdleCallback' in window ? requestIdleCallback(register, { timeout: DELAY_MS }) : register()),
    DELAY_MS,
  );
}
