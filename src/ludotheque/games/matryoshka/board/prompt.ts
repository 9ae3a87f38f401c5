/** What the table asks of me now, or of the others. */
import type { PromptOf } from '$lib/play/games';
import { isWaited } from './course';
import { cardName, g } from './names';
import type { View } from './types';

/** One sentence for the phase, from where I sit. */
export const promptOf: PromptOf<View> = (view, me, named) => {
  const { public: table } = view;
  const mine = isWaited(view);
  const seat = table.active === null ? '' : named(table.active);
  const card = table.shown === null ? '' : cardName(table.shown);
  switch (table.phase) {
    case 'lay':
      if (mine) return g('prompt-lay', { round: table.round, need: table.need });
      return me === null ? g('prompt-laying', { need: table.need }) : g('prompt-laid');
    case 'show':
      return mine ? g('prompt-show') : g('prompt-showing', { seat });
    case 'offer':
      if (mine) return g('prompt-offer', { seat, card });
      return me === null || me === table.active ? g('prompt-offering', { card }) : g('prompt-offered');
    case 'take':
      return mine ? g('prompt-take') : g('prompt-taking', { seat });
    case 'over':
      return g('prompt-over');
  }
};
