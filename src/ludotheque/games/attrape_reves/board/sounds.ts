/** What is heard: every event has its sound, and the verdict waits until the disc has come to rest. */
import { play, type Sound } from '$lib/sound';
import type { Fact } from './material';

type Later = (millis: number, what: () => void) => void;

const AT_ONCE: Partial<Record<Fact['type'], Sound>> = {
  turned: 'flip',
  took: 'place',
  grabbed: 'touch',
  given: 'pop',
  laid: 'slide',
  reshuffled: 'shuffle',
  pointed: 'pop',
  agreed: 'turn',
  objected: 'refuse',
};

/** Play what belongs to an event; `settles` is how long a disc takes to rest. */
export function sound(fact: Fact, settles: number, later: Later): void {
  const now = AT_ONCE[fact.type];
  if (now) play(now);
  switch (fact.type) {
    case 'laid':
      later(settles, () => play(fact.covered ? 'match' : 'miss'));
      break;
    case 'dreamed':
      for (let i = 0; i < fact.pictures.length; i += 1) later(settles + 350 + i * 160, () => play('token'));
      break;
    case 'won':
      later(settles + 900, () => play('win'));
      break;
    default:
  }
}
