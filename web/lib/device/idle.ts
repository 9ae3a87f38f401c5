/** Work that may wait until the page has nothing else to do. */

const LONGEST = 2_000; // milliseconds: a page that is never at rest does it then

/** Call once, as soon as the page is idle; what it returns calls it off. */
export function whenIdle(call: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const planned = requestIdleCallback(call, { timeout: LONGEST });
    return () => cancelIdleCallback(planned);
  }
  const planned = setTimeout(call, LONGEST); // Safari
  return () => clearTimeout(planned);
}
