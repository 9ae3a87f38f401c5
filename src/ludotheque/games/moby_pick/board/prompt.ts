/** What a seat should do now, or whom the table waits for, in one sentence. */
import type { Named, PromptOf } from '$lib/play/games';
import { listed } from '$lib/device/texts.svelte';
import { g } from './names';
import { mayTouch } from './course';
import type { View } from './types';

export const promptOf: PromptOf<View> = (view, me, named) => {
  const { public: open } = view;
  const active = named(open.active);
  const mine = me === open.active;
  switch (open.phase) {
    case 'over':
      return g('ask-over');
    case 'deal':
    case 'remind':
    case 'draw':
      return looks(view, me, named);
    case 'flip':
      return mine ? g('ask-flip') : g('wait-flip', { player: active });
    case 'race':
    case 'late':
      if (mayTouch(open, me))
        return view.claimed ? g('ask-touched') : open.reverse ? g('ask-touch-reverse') : g('ask-touch');
      if (mine) return open.said === null ? g('wait-own') : g('ask-recite');
      return me === null ? g('wait-race', { player: active }) : g('wait-bare');
    case 'turn-up':
      if (me === null || me !== open.taker) return g('wait-turn-up', { player: named(open.taker ?? 0) });
      return open.reverse ? g('ask-turn-up-reverse') : g('ask-turn-up');
    case 'confuse':
      return mine ? g('ask-confuse') : g('wait-confuse', { player: active });
  }
};

const ASKED = { deal: () => g('ask-look'), draw: () => g('ask-draw'), remind: () => g('ask-remind') } as const;
const WATCHED = {
  deal: () => g('wait-look'),
  draw: (player: string) => g('wait-draw', { player }),
  remind: () => g('wait-remind'),
} as const;
const FEW = 3; // names that fit into one sentence

/** During a look: what to remember, or whom the table still waits for (MP-6). */
function looks({ public: open }: View, me: number | null, named: Named): string {
  const occasion = open.phase as keyof typeof ASKED;
  const mine = me === null ? 'none' : open.looks[me];
  if (mine === 'open') return ASKED[occasion]();
  if (mine === 'waiting') return g('ask-open');
  const late = open.looks.flatMap((look, seat) => (look === 'waiting' || look === 'open' ? [named(seat)] : []));
  if (mine === 'done' && late.length > 0 && late.length <= FEW) return g('wait-looks', { players: listed(late) });
  return WATCHED[occasion](named(open.active));
}
