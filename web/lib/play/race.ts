/**
 * How fast somebody was, by this device's own clock (MP-15): from the frame that showed the card to the press itself.
 * A game declares which events open a race and which actions are touches; both have a number `reveal`. An action that is
 * timed without a race counts from the newest of these (MP-14). See docs/reference/contract.md.
 */

import type { Contract } from '$lib/protocol.gen';

interface Sight {
  readonly seen: number;
  readonly heard: number;
  painted: number | undefined;
}

/** What a race needs of an event, or of an action. */
interface Told {
  readonly type?: string;
  readonly reveal?: number;
}

const isOf = (told: Told, kinds: readonly string[] | undefined): boolean => kinds?.includes(told.type ?? '') ?? false;
const tenths = (ms: number): number => Math.round(ms * 10) / 10;

export class Sights {
  private readonly sights = new Map<number, Sight>();

  private readonly contract: () => Contract | undefined;

  constructor(contract: () => Contract | undefined) {
    this.contract = contract;
  }

  /** An update is about to be drawn; if it shows a card to be fast about, note the frame in which it is seen. */
  notice(number: number, events: readonly unknown[]): void {
    const reveal = (events as readonly Told[]).find((event) => isOf(event, this.contract()?.reveals))?.reveal;
    if (reveal === undefined || this.sights.has(reveal)) return;
    const sight: Sight = { seen: number, heard: performance.now(), painted: undefined };
    this.sights.set(reveal, sight);
    if (this.sights.size > 8) this.sights.delete(Math.min(...this.sights.keys()));
    // The first frame after the change paints it; when the second one begins, it is on the screen.
    requestAnimationFrame(() => requestAnimationFrame((moment) => (sight.painted = moment)));
  }

  /** What to send along with an action: nothing, unless it is a touch of something this page has painted, or timed since. */
  reaction(action: unknown, press?: Event): { seen?: number; ms?: number; paint?: number } {
    const told = action as Told;
    const touched = isOf(told, this.contract()?.touches) ? told.reveal : undefined;
    const reveal = isOf(told, this.contract()?.timed) ? Math.max(...this.sights.keys()) : touched;
    const sight = reveal === undefined ? undefined : this.sights.get(reveal);
    if (!sight) return {};
    if (sight.painted === undefined) return { seen: sight.seen };
    const ms = (press?.timeStamp ?? performance.now()) - sight.painted;
    return { seen: sight.seen, ms: tenths(ms), paint: tenths(Math.max(0, sight.painted - sight.heard)) };
  }
}
