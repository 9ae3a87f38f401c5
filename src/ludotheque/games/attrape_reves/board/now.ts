/** What this seat can do now, and the rule for this moment: the help opens there. */
import type { ActionNow, RuleNow } from '$lib/play/games';
import type { View } from './types';

export const ruleNow: RuleNow<View> = ({ public: { phase, reveal, variant } }) => {
  switch (phase) {
    case 'turn':
      if (variant !== 'base') return variant === 'coop' ? 'AR-17' : 'AR-21';
      return reveal === 0 ? 'AR-7' : 'AR-11';
    case 'choose':
      return 'AR-7';
    case 'grab':
      return 'AR-21';
    case 'lay':
      return 'AR-8';
    case 'point':
      return 'AR-17';
    case 'over':
      return variant === 'coop' ? 'AR-19' : 'AR-12';
  }
};

/** The action that the table waits for from this seat; empty if for none. */
export const actionNow: ActionNow<View> = ({ me, public: table }) => {
  if (me === null) return '';
  const mine = me === table.active;
  switch (table.phase) {
    case 'turn':
    case 'lay':
      return mine ? table.phase : '';
    case 'choose':
      return mine ? 'take' : '';
    case 'grab':
      return table.toys[me] === null ? 'grab' : '';
    case 'point':
      if (mine) return table.placeable ? 'place' : 'point';
      return table.proposal !== null && table.opinions[me] === null ? 'agree' : '';
    case 'over':
      return '';
  }
};
