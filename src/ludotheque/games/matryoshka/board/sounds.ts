/** What each event sounds like from where I sit. */
import type { GameEvent } from './types';
import type { SoundOf } from '$lib/play/games';

/** The sound of an event; a trade of mine rings. */
export const soundOf: SoundOf<GameEvent> = (event, me) => {
  switch (event.type) {
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
      return event.seat === me || event.partner === me ? 'match' : 'token';
    case 'late':
      return 'miss';
    case 'returned':
      return 'pop';
    case 'counted':
      return 'shuffle'; // who has won is heard with the result
  }
};
