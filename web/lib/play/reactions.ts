/**
 * The fastest touch of each seat, from the results of races that this page saw. A game declares which events tell them,
 * and in which field (`REACTIONS`): see docs/reference/contract.md.
 */
import type { Contract } from '$lib/protocol.gen';

type Declared = Pick<Contract, 'reactions'>;

/** A touch: how many milliseconds after the reveal. */
interface Reaction {
  readonly seat: number;
  readonly ms: number;
}

export class Reactions {
  private readonly fastest = new Map<number, number>();
  private known = true;
  private readonly contract: () => Declared | undefined;

  constructor(contract: () => Declared | undefined) {
    this.contract = contract;
  }

  /** An update came; `whole`: events before it are lost, so that nobody's best can be told any more. */
  notice(events: readonly unknown[], whole: boolean): void {
    if (whole) this.known = false;
    for (const { seat, ms } of events.flatMap((event) => this.told(event as Readonly<Record<string, unknown>>)))
      this.fastest.set(seat, Math.min(ms, this.fastest.get(seat) ?? ms));
  }

  /** A seat's fastest touch in milliseconds, if this page saw all of the game and there was one. */
  best(seat: number | undefined): number | undefined {
    return this.known && seat !== undefined ? this.fastest.get(seat) : undefined;
  }

  private told(event: Readonly<Record<string, unknown>>): readonly Reaction[] {
    const field = this.contract()?.reactions[String(event['type'])];
    return field === undefined ? [] : (event[field] as readonly Reaction[]);
  }
}
