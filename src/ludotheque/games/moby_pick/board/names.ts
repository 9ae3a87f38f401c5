/** The words of the board: names of cards, words of the rhyme, times. */
import { gameTexts } from '$lib/device/texts.svelte';
import type { Face } from './types';

export const g = gameTexts('moby_pick');

/** A card in words. */
export function cardName(card: Face): string {
  if (card.type === 'alarm') return g('card-alarm');
  if (card.type === 'action') return g(`card-${card.effect}`);
  const { figure, background, name } = card;
  return name === null ? g('card-crazy', { figure, background }) : g('card-dream', { figure, background, name });
}

/** A time in words: thousandths, or seconds where there are many of them. */
export const lasting = (ms: number): string => (ms < 1000 ? g('photo-ms', { ms }) : g('photo-s', { s: ms / 1000 }));

/** A word of the rhyme. */
export const wordName = (index: number): string => g('rhyme-word', { index });
