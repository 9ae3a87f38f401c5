/** Registers the service worker, after the page has become usable (docs/decisions/0037). */
import { whenIdle } from '$lib/device/idle';

/** Let the service worker fetch every file of this build while the page is idle. */
export function keepOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  whenIdle(() => void navigator.serviceWorker.register('/sw.js').catch(() => undefined)); // the pages work without
}
