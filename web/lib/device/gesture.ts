/** Browsers allow sound and vibration only after a first press: tracks it, and notifies who waits. */

let pressed = false;
const waiting = new Set<() => void>();

/** Whether somebody has pressed anything on this page. */
export const hasGesture = (): boolean => pressed;

/** Call this once the first press has come; gives the way to wait no more. */
export function onGesture(told: () => void): () => void {
  waiting.add(told);
  return () => waiting.delete(told);
}

/** Listen for the first press that the browser accepts: a finger counts for some only once it is lifted. */
export function awaitGesture(): void {
  const presses = ['pointerdown', 'pointerup', 'keydown', 'click'];
  const notice = (press: Event): void => {
    const active =
      'userActivation' in navigator ? navigator.userActivation.hasBeenActive : press.type !== 'pointerdown';
    if (!active) return;
    pressed = true;
    for (const each of presses) removeEventListener(each, notice, true);
    for (const told of waiting) told();
    waiting.clear();
  };
  for (const each of presses) addEventListener(each, notice, true);
}
