/** Work that may wait until the page is usable and has nothing else to do. */

const DELAY_MS = 3_000; // by then a table is playable, also on a slow phone

/** Call once, a while from now, as soon as the page is idle; what it returns calls it off. */
export function whenIdle(call: () => void): () => void {
  let idle = 0;
  const wait = (): void => {
    if ('requestIdleCallback' in window) idle = requestIdleCallback(call, { timeout: DELAY_MS });
    else call(); // Safari
  };
  const timer = setTimeout(wait, DELAY_MS);
  return () => {
    clearTimeout(timer);
    if (idle !== 0) cancelIdleCallback(idle);
  };
}
