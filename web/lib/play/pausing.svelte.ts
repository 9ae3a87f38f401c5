/** A game against bots waits while its only person reads. */
import type { LiveTable } from './live.svelte';

/** Whether one person, the host, plays with bots only. */
function isAlone({ table, host, seats }: LiveTable): boolean {
  return (
    host &&
    seats.length === 1 &&
    (table?.seats ?? []).every(({ kind }, seat) => kind !== 'person' || seats.includes(seat))
  );
}

const isOn = ({ table }: LiveTable): boolean => ['playing', 'paused', 'stalled'].includes(table?.phase ?? '');

/** A refusal that names this is not shown: the game ended while the request was on its way, and nobody pressed anything. */
const id = 'reading';

/** Pause while `reading`, and go on afterwards; a pause that was there before stays. Call it while a component is set up. */
export function pauseWhile(reading: () => boolean, table: () => LiveTable | undefined): void {
  let paused: LiveTable | undefined;
  const resume = (): void => {
    if (paused && isOn(paused)) paused.say({ type: 'resume', id }); // a game that ended meanwhile has nothing to resume
    paused = undefined;
  };
  $effect(() => {
    const live = table();
    if (!reading() || live !== paused) resume();
    if (reading() && !paused && live?.table?.phase === 'playing' && isAlone(live)) {
      live.say({ type: 'pause', id });
      paused = live;
    }
  });
  $effect(() => resume);
}
