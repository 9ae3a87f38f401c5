/** What each event sounds like from where I sit. */
import type { SoundOf } from '$lib/play/games';
import type { GameEvent } from './types';

/** The sound of an event; nothing where it is silent. */
export const soundOf: SoundOf<GameEvent> = (event, me) => {
  switch (event.type) {
    case 'revealed':
      if (event.card.type === 'alarm') return undefined; // it rings
      if (event.card.type === 'action') return event.card.effect === 'reverse' ? 'reverse' : 'pop';
      return 'flip';
    case 'turned-up':
      return ({ match: 'match', half: 'token', miss: 'miss' } as const)[event.result];
    case 'turn-began':
      return event.seat === me ? 'turn' : undefined;
    case 'touched':
      return 'touch';
    case 'kept':
    case 'drew':
    case 'shifted':
      return 'slide';
    case 'look-over':
    case 'confused':
      return 'place';
    case 'stumbled':
    case 'look-missed':
      return 'refuse';
    case 'timer-spoke':
      return 'pop';
    case 'rang':
      return 'alarm';
    case 'said':
      return undefined; // the rhyme speaks for itself
  }
};
