/** When the final scores are shown: after the last move was visible, or at once on a late visit. */
import { duration } from '$lib/device/settings.svelte';

const LAST_MOVE = 2600;
const ended = (phase: string | undefined): boolean => phase === 'over' || phase === 'left';

/** Follow a table's phase. */
export function scores(phase: () => string | undefined): { readonly shown: boolean; readonly fresh: boolean } {
  const now = $derived(phase());
  let before: string | undefined;
  let shown = $state(false);
  let fresh = $state(false);
  $effect(() => {
    const late = before === undefined || ended(before);
    before = now;
    if (now !== 'over' || late) {
      shown = ended(now);
      fresh = false;
      return;
    }
    const timer = setTimeout(() => {
      fresh = true;
      shown = true;
    }, duration(LAST_MOVE));
    return () => clearTimeout(timer);
  });
  return {
    get shown() {
      return shown;
    },
    /** Whether the end came while this page looked on. */
    get fresh() {
      return fresh;
    },
  };
}
