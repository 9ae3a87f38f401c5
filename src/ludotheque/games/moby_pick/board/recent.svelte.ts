/** What the next view no longer tells: public events only, kept until the next of their kind. No face outlives its look (MP-7). */
import type { Face, GameEvent, Finish, Pair, Public, Shift } from './types';

export class Recent {
  /** The last race's times. */
  finish = $state.raw<Finish | null>(null);
  /** The last two cards held against each other. */
  pair = $state.raw<Pair | null>(null);
  /** The discard on top. */
  thrown = $state.raw<Face | null>(null);
  /** The last move of a Confuse, while it lasts. */
  shift = $state.raw<Shift | null>(null);
  /** The running time limit and its whole length, as far as this page saw it begin. */
  limit = $state.raw({ until: 0, length: 0 });

  /** Other events may have come since: nothing of this is known to be the last any more. */
  forget(): void {
    this.finish = this.pair = this.thrown = this.shift = null;
  }

  follow(events: readonly GameEvent[], { thrown, discards }: Pick<Public, 'thrown' | 'discards'>): void {
    if (discards === thrown.length) this.thrown = thrown.at(-1) ?? null; // MP-4: shown to everyone; no other lies on it

    for (const event of events) {
      switch (event.type) {
        case 'touched':
          this.finish = event;
          break;
        case 'turned-up':
          this.pair = event;
          if (event.result !== 'match') this.thrown = event.card;
          break;
        case 'shifted':
          this.shift = event;
          break;
        case 'revealed':
          this.finish = null;
          this.shift = null;
          if (event.card.type === 'action') this.thrown = event.card;
          break;
        case 'drew':
          this.thrown = event.thrown.at(-1) ?? this.thrown;
      }
    }
  }

  /** Note a new deadline and how long it is from now. */
  time(until: number | null, now: number): void {
    if (until !== null && until !== this.limit.until) this.limit = { until, length: Math.max(0, until - now) };
  }
}
