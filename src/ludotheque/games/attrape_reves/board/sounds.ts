/** What each event sounds like; a verdict is heard when the disc has come to rest. */
import type { SoundOf } from '$lib/play/games';
import type { Sound } from '$lib/device/sound';
import type { GameEvent } from './types';

const SOUNDS: Partial<Record<GameEvent['type'], Sound>> = {
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

/** The sound of an event; nothing where it is silent. */
export const soundOf: SoundOf<GameEvent> = (event) => SOUNDS[event.type];

/** What is heard after the disc rests, and how many milliseconds after it. */
export function soundsAtRest(event: GameEvent): readonly { readonly sound: Sound; readonly after: number }[] {
  if (event.type === 'laid') return [{ sound: event.covered ? 'match' : 'miss', after: 0 }];
  if (event.type === 'dreamed') return event.pictures.map((_, i) => ({ sound: 'token', after: 350 + i * 160 }));
  return [];
}
