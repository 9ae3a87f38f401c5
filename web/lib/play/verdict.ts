/** The result of a game in words: one person is addressed as “you”, several people and spectators are named. */
import type { Outcome } from '$lib/protocol.gen';
import { listed, t } from '$lib/device/texts.svelte';

/** What the result means for the people at this device; `seen`: they only watched. */
export type Feeling = 'won' | 'lost' | 'seen';

/** The seats of this device against those who won. */
export function feeling({ winners }: Outcome, mine: readonly number[]): Feeling {
  if (mine.length === 0) return 'seen';
  return mine.some((seat) => winners.includes(seat)) ? 'won' : 'lost';
}

/** The headline, sentence by sentence. */
export function verdict(outcome: Outcome | null, names: readonly string[], mine: readonly number[]): string[] {
  if (!outcome) return [t('result-left')];
  const { winners, places } = outcome;
  const named = (seats: readonly number[]): string => listed(seats.map((seat) => names[seat] ?? ''));
  const me = mine.length === 1 ? mine[0] : undefined;
  if (winners.length === 0) return [t('result-nobody')];
  if (winners.length === names.length && names.length > 1) {
    return [mine.length > 0 ? t('result-together') : t('result-names-together', { names: named(winners) })];
  }
  const theirs = t('result-winners', { names: named(winners), count: winners.length });
  if (me === undefined) return [theirs];
  if (!winners.includes(me)) return [theirs, t('result-place', { place: places[me] ?? 0 })];
  const others = winners.filter((seat) => seat !== me);
  return [others.length === 0 ? t('result-you') : t('result-you-with', { names: named(others) })];
}

/** All seats, the best first; equals in the order of their scores. */
export function ranking({ places, scores }: Outcome): number[] {
  const seats = places.map((_, seat) => seat);
  return seats.sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0) || (scores[b] ?? 0) - (scores[a] ?? 0));
}

/** Whether a seat is ahead of one with the same score, and the reason of the victory does not say why. */
export function aheadByTie({ places, scores, winners }: Outcome, seat: number): boolean {
  if (winners.includes(seat)) return false;
  return places.some((place, other) => scores[other] === scores[seat] && place > (places[seat] ?? 0));
}
