/** What the table waits for, said to one seat or to a spectator. */
import type { Translate } from '$lib/texts.svelte';
import { allAnswered } from './course';
import { kindOf, type Public } from './material';

type Name = (seat: number) => string;

function talk(table: Public, me: number | null, name: Name, g: Translate): string {
  const { active, proposal } = table;
  if (active === null) return '';
  const who = name(active);
  if (proposal === null) {
    if (active !== me) return g('prompt-point', { name: who });
    return table.opinions.length === 1 ? g('prompt-choose-alone') : g('prompt-point-me');
  }
  const toy = g(`toy-${kindOf(proposal)}`);
  if (active === me) return allAnswered(table) ? g('prompt-place') : g('prompt-wait', { toy });
  if (me === null || table.opinions[me] !== null) return g('prompt-talk', { name: who, toy });
  return g('prompt-answer', { name: who, toy });
}

/** One short sentence. */
export function promptFor(table: Public, me: number | null, reaching: number | null, name: Name, g: Translate): string {
  const { phase, active } = table;
  switch (phase) {
    case 'turn':
    case 'choose':
    case 'lay':
      if (active === null) return '';
      return active === me ? g(`prompt-${phase}-me`) : g(`prompt-${phase}`, { name: name(active) });
    case 'grab':
      if (me === null) return g('prompt-grab-watch');
      if (reaching !== null) return g('prompt-reach');
      return table.toys[me] === null ? g('prompt-grab-me') : g('prompt-grab-wait');
    case 'point':
      return talk(table, me, name, g);
    case 'over':
      return '';
  }
}
