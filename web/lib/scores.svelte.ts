/** When the final scores come: after the last move has been seen, or at once for who arrives later. */
import { tick } from 'svelte';
import { duration } from './settings.svelte';

const LAST_MOVE = 2600;
const ended = (phase: string | undefined): boolean => phase === 'over' || phase === 'left';

/** Follow a table's phase; `came` is called when the scores are there for those who saw the game end. */
export function scores(phase: () => string | undefined, came?: () => void): { readonly shown: boolean } {
  const now = $derived(phase());
  let before: string | undefined;
  let shown = $state(false);
  $effect(() => {
    const late = before === undefined || ended(before);
    before = now;
    if (now !== 'over' || late) {
      shown = ended(now);
      return;
    }
    const timer = setTimeout(() => {
      shown = true;
      if (came) void tick().then(came);
    }, duration(LAST_MOVE));
    return () => clearTimeout(timer);
  });
  return {
    get shown() {
      return shown;
    },
  };
}
