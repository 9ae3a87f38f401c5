/** What the next view no longer tells: public events only, kept until the next of their kind. No face outlives its look (MP-7). */
import type { Face, GameEvent, Finish, Pair, Shift } from './types';

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

  follow(events: readonly GameEvent[], dealt: readonly Face[]): void {
    this.thrown ??= dealt.at(-1) ?? null; // MP-4: shown to everyone

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
