/** Files of this build that are fetched when they are needed. */

/** A file did not come. Browsers remember that: only loading the page again helps. */
export class Unloaded extends Error {}

const isLost = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof Error && error.message.startsWith('Unable to preload CSS')); // by Vite

/** Fetch a file; one that does not come is `Unloaded`. A fault in the file itself stays what it is. */
export async function chunk<T>(file: () => Promise<T>): Promise<T> {
  try {
    return await file();
  } catch (error) {
    throw isLost(error) ? new Unloaded(String(error)) : error;
  }
}

const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 30_000;

/**
 * Fetch a style sheet that did not come again, until it is there. Vite tells only the first one who needs it, and shows
 * what is loaded later without it.
 */
export function renewSheets(): void {
  let wait = FIRST_WAIT;
  const renew = ({ target }: Event): void => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    setTimeout(() => target.replaceWith(target.cloneNode()), wait);
    wait = Math.min(LONGEST_WAIT, 2 * wait);
  };
  addEventListener('error', renew, true);
}
