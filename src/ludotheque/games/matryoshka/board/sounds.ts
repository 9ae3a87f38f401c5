/** What each fact sounds like from where I sit. */
import type { Fact } from './types';
import type { Sound } from '$lib/device/sound';

/** The sound of a fact; a trade of mine rings. */
export function soundOf(fact: Fact, me: number | null): Sound {
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
}
