/**
 * How fast somebody was, by this device's own clock (MP-15): from the frame that showed the card to the press itself.
 * By custom of the games a fact with a number `reveal` opens a race, and an action with that number is a touch.
 */

interface Sight {
  readonly seen: number;
  painted: number | undefined;
}

const numberIn = (value: unknown): number | undefined =>
  typeof value === 'object' && value !== null && 'reveal' in value && typeof value.reveal === 'number' ? value.reveal : undefined;

export class Sights {
  private readonly sights = new Map<number, Sight>();

  /** An update is about to be drawn; if it shows a card to be fast about, note the frame in which it is seen. */
  notice(number: number, events: readonly unknown[]): void {
    const reveal = events.map(numberIn).find((found) => found !== undefined);
    if (reveal === undefined || this.sights.has(reveal)) return;
    const sight: Sight = { seen: number, painted: undefined };
    this.sights.set(reveal, sight);
    if (this.sights.size > 8) this.sights.delete(Math.min(...this.sights.keys()));
    // The first frame after the change paints it; when the second one begins, it is on the screen.
    requestAnimationFrame(() => requestAnimationFrame((moment) => (sight.painted = moment)));
  }

  /** What to send along with an action: nothing, unless it is a touch of something this page has painted. */
  reaction(action: unknown, press?: Event): { seen?: number; ms?: number } {
    const reveal = numberIn(action);
    const sight = reveal === undefined ? undefined : this.sights.get(reveal);
    if (!sight) return {};
    if (sight.painted === undefined) return { seen: sight.seen };
    const ms = (press?.timeStamp ?? performance.now()) - sight.painted;
    return { seen: sight.seen, ms: Math.round(ms * 10) / 10 };
  }
}
