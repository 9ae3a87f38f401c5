/** What the table waits for, said to one seat or to a spectator. */
import type { Named, PromptOf } from '$lib/play/games';
import { listed } from '$lib/device/texts.svelte';
import { g, toyName } from './names';
import type { Public, View } from './types';

function talk(table: Public, me: number | null, named: Named): string {
  const { active, proposal } = table;
  if (active === null) return '';
  const who = named(active);
  if (proposal === null) {
    if (active !== me) return g('prompt-point', { name: who });
    return table.opinions.length === 1 ? g('prompt-choose-alone') : g('prompt-point-me');
  }
  const toy = toyName(proposal);
  if (active === me) {
    if (table.placeable) return g('prompt-place');
    const against = table.opinions.flatMap((said, seat) => (said === false ? [named(seat)] : []));
    return against.length > 0
      ? g('prompt-objection', { names: listed(against), count: against.length })
      : g('prompt-wait');
  }
  if (me === null || table.opinions[me] !== null) return g('prompt-talk', { name: who, toy });
  return g('prompt-answer', { name: who, toy });
}

export const promptOf: PromptOf<View> = ({ grasp, public: table }, me, named) => {
  const { phase, active } = table;
  switch (phase) {
    case 'turn':
    case 'choose':
    case 'lay':
      if (active === null) return '';
      return active === me ? g(`prompt-${phase}-me`) : g(`prompt-${phase}`, { name: named(active) });
    case 'grab':
      if (me === null) return g('prompt-grab-watch');
      if (grasp !== null) return g('prompt-reach');
      return table.toys[me] === null ? g('prompt-grab-me') : g('prompt-grab-wait');
    case 'point':
      return talk(table, me, named);
    case 'over':
      return '';
  }
};
