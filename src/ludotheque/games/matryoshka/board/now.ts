/** What this seat can do now, and the rule for this moment: the help opens there. */
import type { ActionNow, RuleNow } from '$lib/play/games';
import type { View } from './types';

export const ruleNow: RuleNow<View> = ({ public: { phase, round } }) => {
  switch (phase) {
    case 'lay':
      return round === 0 ? 'MA-4' : 'MA-14';
    case 'show':
      return 'MA-9';
    case 'offer':
      return 'MA-10';
    case 'take':
      return 'MA-11';
    case 'over':
      return 'MA-16';
  }
};

/** The action that the table waits for from this seat; empty if for none. */
export const actionNow: ActionNow<View> = ({ me, public: { phase, waiting } }) => {
  return phase !== 'over' && me !== null && waiting.includes(me) ? phase : '';
};
