/**
 * The fastest touch of each seat, from the photo finishes that this page saw.
 * By custom of the games a fact with `times` lists every touch of a race as seat and milliseconds.
 */

interface Finish {
  readonly times: readonly { readonly seat: number; readonly ms: number }[];
}

const isFinish = (fact: unknown): fact is Finish =>
  typeof fact === 'object' && fact !== null && 'times' in fact && Array.isArray(fact.times);

export class Reactions {
  private readonly fastest = new Map<number, number>();
  private known = true;

  /** An update came; `whole`: facts before it are lost, so that nobody's best can be told any more. */
  notice(facts: readonly unknown[], whole: boolean): void {
    if (whole) this.known = false;
    for (const { times } of facts.filter(isFinish)) {
      for (const { seat, ms } of times) this.fastest.set(seat, Math.min(ms, this.fastest.get(seat) ?? ms));
    }
  }

  /** A seat's fastest touch in milliseconds, if this page saw all of the game and there was one. */
  best(seat: number | undefined): number | undefined {
    return this.known && seat !== undefined ? this.fastest.get(seat) : undefined;
  }
}
