/** Recovery from unexpected errors: the page is mounted again once, then an error page is shown. */

const INDEPENDENT_MS = 30_000; // errors further apart than this are not a loop

export class Recovery {
  /** How often the page was mounted again. */
  mounts = $state(0);
  broken = $state(false);
  private last = -Infinity;

  /** An error was thrown: the state of the page cannot be trusted. */
  readonly caught = (error: unknown): void => {
    console.error(error);
    const now = performance.now();
    if (now - this.last < INDEPENDENT_MS) this.broken = true;
    else this.mounts += 1;
    this.last = now;
  };

  /** Another page was opened: earlier errors do not count for it. */
  leave(): void {
    this.broken = false;
    this.last = -Infinity;
  }
}

/** The error of a window event or an unhandled rejection; undefined where a browser reports no error object. */
export function causeOf(event: Event): Error | undefined {
  const cause: unknown =
    event instanceof PromiseRejectionEvent ? event.reason : event instanceof ErrorEvent ? event.error : undefined;
  return cause instanceof Error ? cause : undefined;
}
