/** Short vibrations on devices that support them, unless switched off. */
import { untrack } from 'svelte';
import { hasGesture } from './gesture';
import { settings } from './settings.svelte';

/** What a finger feels of its touch in a race, in milliseconds. */
export const TAP = 18;

/** Whether this device may have something that buzzes. */
export const canBuzz = (): boolean => 'vibrate' in navigator && navigator.maxTouchPoints > 0;

/** Buzz for so many milliseconds, or on and off in turn. */
export function buzz(pattern: number | number[]): void {
  if (untrack(() => settings.vibrate) && hasGesture() && canBuzz()) navigator.vibrate(pattern);
}
