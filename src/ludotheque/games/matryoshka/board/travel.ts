/** Cards that come from a player or go to one: the player's place carries `data-seat`. */
import { duration } from '$lib/device/settings.svelte';
import { cubicInOut } from 'svelte/easing';
import { fade, type TransitionConfig } from 'svelte/transition';

const LASTS = 560;

/** Come from a seat, or go to it as an `out` transition; without a seat, just fade. */
export function travel(node: Element, { seat, delay = 0 }: { seat: number | null; delay?: number }): TransitionConfig {
  const home = seat === null ? null : document.querySelector(`[data-seat="${seat}"]`);
  if (!home) return fade(node, { duration: duration(LASTS / 2) });
  const [there, here] = [home, node].map((each) => each.getBoundingClientRect()) as [DOMRect, DOMRect];
  const x = there.left + there.width / 2 - here.left - here.width / 2;
  const y = there.top + Math.min(40, there.height / 2) - here.top - here.height / 2;
  return {
    delay: duration(delay),
    duration: duration(LASTS),
    easing: cubicInOut,
    css: (t, u) =>
      `z-index: 5; transform: translate(${x * u}px, ${y * u}px) rotate(${8 * u}deg) scale(${1 - 0.65 * u}); opacity: ${Math.min(1, t * 3)}`,
  };
}
