/** Transitions shared by all boards; instant where reduced motion is wanted. */
import { cubicOut } from 'svelte/easing';
import { crossfade, fade, fly, type FlyParams, type TransitionConfig } from 'svelte/transition';
import { duration } from './settings.svelte';

const QUICK = 180;
const CALM = 360;

/** Cards that travel from one place to another under the same key: `in:receive={{ key }} out:send={{ key }}`. */
export const [send, receive] = crossfade({
  duration: (far) => duration(Math.min(520, 160 + Math.sqrt(far) * 14)),
  easing: cubicOut,
  fallback: (node) => fade(node, { duration: duration(QUICK) }),
});

/** Slide in from somewhere near. */
export function slide(node: Element, { x = 0, y = -40, delay = 0 }: FlyParams = {}): TransitionConfig {
  return fly(node, { x, y, delay: duration(delay), duration: duration(CALM), easing: cubicOut });
}

/** For `animate:flip` of lists: `animate:flip={{ duration: settle }}`. */
export const settle = (far: number): number => duration(Math.min(420, Math.sqrt(far) * 22));
