/**
 * Which back lies where. A back has no face here, only a number of its own, so that everyone can follow it when somebody
 * moves it (MP-22). The list changes its order, and the drawing slides.
 */
import type { GameEvent } from './types';

export class Rows {
  backs: readonly (readonly number[])[] = $state.raw([]);
  /** The back that has just come from the middle (MP-20). */
  arrived: number | null = $state(null);
  #next = 0;

  /** Follow what happened; whatever the events leave open (a reload, a jump in a replay) the counts settle. */
  follow(events: readonly GameEvent[], counts: readonly number[]): void {
    const rows = counts.map((_, seat) => [...(this.backs[seat] ?? [])]);
    for (const event of events) {
      if (event.type === 'turned-up') rows[event.seat]?.splice(event.position, 1);
      if (event.type === 'shifted') {
        const [moved] = rows[event.row]?.splice(event.start, 1) ?? [];
        if (moved !== undefined) rows[event.row]?.splice(event.end, 0, moved);
      }
    }
    counts.forEach((count, seat) => {
      const row = rows[seat] ?? [];
      row.length = Math.min(row.length, count);
      while (row.length < count) row.push((this.#next += 1)); // a new card lies at the right end (MP-20)
    });
    const kept = events.find((event) => event.type === 'kept');
    this.arrived = kept ? (rows[kept.seat]?.at(-1) ?? null) : null;
    this.backs = rows;
  }
}
