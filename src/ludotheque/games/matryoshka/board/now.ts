/** What this seat can do now, and the rule for this moment: the help opens there. */
import type { View } from './types';

export function ruleNow({ public: { phase, round } }: View): string {
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
}

/** The action that the table waits for from this seat; empty if for none. */
export function actionNow({ me, public: { phase, waiting } }: View): string {
  return phase !== 'over' && me !== null && waiting.includes(me) ? phase : '';
}
