/** Keeping the pages for when there is no network: only once whoever came is served. */

const PATIENCE = 3_000; // by then a table is playable, also on a slow phone

/** Let the service worker fetch every file of this build, when the page has nothing better to do. */
export function keepOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  const register = (): void => void navigator.serviceWorker.register('/sw.js').catch(() => undefined); // the pages work without
  setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(register, { timeout: PATIENCE }) : register()), PATIENCE);
}
