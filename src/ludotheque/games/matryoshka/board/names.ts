/** The words of the board: names of dolls as one reads and as one hears them, and steps of the count. */
import { SERIES, dollOf, seriesOf } from '$art/matryoshka/series';
import { gameTexts } from '$lib/device/texts.svelte';
import type { Step } from './tally';

export const g = gameTexts('matryoshka');

/** The name of a series, by its number. */
export function seriesName(series: number): string {
  return g(`series-${seriesOf(series).flower}`);
}

/** The name of a doll: “Poppy 5”. */
export function cardName(card: number): string {
  const { series, value } = dollOf(card);
  return g('card-name', { series: seriesName(series), value });
}

/** A doll for somebody who does not see it: name, colour and letter. */
export function cardLabel(card: number): string {
  const { letter, flower } = seriesOf(dollOf(card).series);
  return g('card-label', { card: cardName(card), colour: g(`colour-${flower}`), letter });
}

/** A tableau line by line: “Poppy 1, 3, 4; Fern 2”. */
export function tableauLabel(cards: readonly number[]): string {
  if (cards.length === 0) return g('tableau-empty');
  const lines = SERIES.map((_, series) => cards.map(dollOf).filter((doll) => doll.series === series));
  return lines
    .map((dolls, series) =>
      dolls.length > 0 ? `${seriesName(series)} ${dolls.map(({ value }) => value).join(', ')}` : '',
    )
    .filter((line) => line !== '')
    .join('; ');
}

/** A step of the count: “Value 4, 3 cards”, “Poppy 3 to 6”. */
export function stepName(step: Step): string {
  return step.kind === 'column'
    ? g('count-column', { value: step.value, cards: step.cards })
    : g('count-run', { series: seriesName(step.series), from: step.start, to: step.start + step.length - 1 });
}

/** What it brings, with the bonus told apart (MA-18). */
export function stepPoints(step: Step): string {
  return step.kind === 'run' && step.bonus > 0
    ? g('count-bonus', { points: step.points, bonus: step.bonus })
    : String(step.points);
}
