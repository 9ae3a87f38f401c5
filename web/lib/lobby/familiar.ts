/** The games that this device has played or learnt: the tutorial is offered before the first game only. */
import { keep, recall } from '$lib/device/storage';

const PLACE = 'ludotheque.met';

export const hasMet = (game: string): boolean => recall<Record<string, boolean>>(PLACE)[game] === true;

export function meet(game: string): void {
  if (!hasMet(game)) keep(PLACE, { ...recall(PLACE), [game]: true });
}
