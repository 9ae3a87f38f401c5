/** What each fact sounds like from where I sit. */
import type { Fact } from './types';
import type { SoundOf } from '$lib/play/games';

/** The sound of a fact; a trade of mine rings. */
export const soundOf: SoundOf<Fact> = (fact, me) => {
  switch (fact.type) {
    case 'laid':
      return 'place';
    case 'revealed':
      return 'shuffle';
    case 'shown':
      return 'flip';
    case 'offered':
    case 'drawn':
      return 'slide';
    case 'traded':
      return fact.seat === me || fact.partner === me ? 'match' : 'token';
    case 'late':
      return 'miss';
    case 'returned':
      return 'pop';
    case 'counted':
      return 'shuffle'; // who has won is heard with the result
  }
};
