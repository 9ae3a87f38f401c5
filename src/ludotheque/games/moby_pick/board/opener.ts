/** Opens a look as soon as its player can see it: once for each occasion, and only while the page is in front (MP-6). */
const AGAIN = 2000; // an act without an answer for so long was lost

export class Opener {
  readonly #open: () => void;
  #wanted: string | null = null;
  #sent: string | null = null;
  #at = 0;

  constructor(open: () => void) {
    this.#open = open;
  }

  /** Which occasion's look waits to be opened here, if one does. */
  want(occasion: string | null): void {
    this.#wanted = occasion;
    this.try();
  }

  try(): void {
    if (this.#wanted === null || document.visibilityState !== 'visible') return;
    const now = performance.now();
    if (this.#sent === this.#wanted && now - this.#at < AGAIN) return;
    this.#sent = this.#wanted;
    this.#at = now;
    this.#open();
  }
}
