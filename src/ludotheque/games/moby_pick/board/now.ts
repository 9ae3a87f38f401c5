/** What this seat can do now, and the rule for this moment: the help opens there. */
import type { ActionNow, RuleNow } from '$lib/play/games';
import type { View } from './types';

export const ruleNow: RuleNow<View> = ({ me, public: table }) => {
  switch (table.phase) {
    case 'deal':
      return 'MP-6';
    case 'draw':
      return 'MP-9';
    case 'race':
    case 'late':
      if (table.reverse) return 'MP-25';
      return me !== null && me !== table.active && table.rows[me] === 0 ? 'MP-12' : 'MP-11';
    case 'turn-up':
      return table.reverse ? 'MP-25' : me === table.taker ? 'MP-16' : 'MP-17';
    case 'confuse':
      return 'MP-22';
    case 'remind':
      return 'MP-23';
    case 'over':
      return 'MP-29';
    default:
      return 'MP-10';
  }
};

/** The action that the table waits for from this seat; empty if for none. */
export const actionNow: ActionNow<View> = ({ me, claimed, public: table }) => {
  if (me === null) return '';
  const mine = me === table.active;
  switch (table.phase) {
    case 'deal':
    case 'draw':
    case 'remind':
      return table.looks[me] === 'waiting' ? 'look' : table.looks[me] === 'open' ? 'seen' : '';
    case 'flip':
      return mine ? 'flip' : '';
    case 'race':
      if (mine) return table.said === null ? '' : 'word';
      return claimed || table.rows[me] === 0 ? '' : 'touch';
    case 'turn-up':
      return me === table.taker ? 'turn-up' : '';
    case 'confuse':
      return mine ? 'shift' : '';
    default:
      return '';
  }
};
