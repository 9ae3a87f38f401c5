/** Files of this build that are fetched when they are needed. */

/** A file did not come. Browsers remember that: only loading the page again helps. */
export class Unloaded extends Error {}

/** Fetch a file; one that does not come is `Unloaded`. A fault in the file itself stays what it is. */
export async function chunk<T>(file: () => Promise<T>): Promise<T> {
  try {
    return await file();
  } catch (error) {
    throw error instanceof TypeError ? new Unloaded(error.message) : error;
  }
}
