/** Changes at a table in words, for the chat and for screen readers. */
import type { TableInfo } from '$lib/protocol.gen';
import { t } from '$lib/device/texts.svelte';

/** The news between two cards of one table; `lost` keeps who lost the connection: only they can be back, others have just come. */
export function news(before: TableInfo, after: TableInfo, mine: readonly number[], lost: Set<number>): string[] {
  const found: string[] = [];
  after.seats.forEach((seat, number) => {
    const was = before.seats[number];
    if (!was || mine.includes(number)) return;
    if (was.kind === 'empty' && seat.kind !== 'empty') found.push(t('news-sat', { name: seat.name }));
    else if (was.kind !== 'empty' && seat.kind === 'empty') found.push(t('news-left', { name: was.name }));
    else if (was.kind === 'person' && seat.kind === 'bot') found.push(t('news-gone', { name: seat.name }));
    else if (!was.stand_in && seat.stand_in) found.push(t('news-stand-in', { name: seat.name }));
    else if (!was.failed && seat.failed) found.push(t('news-bot-failed', { name: seat.name }));
    else if (was.kind === 'person' && was.here && !seat.here) {
      lost.add(number);
      found.push(t('news-lost', { name: seat.name }));
    } else if (was.kind === 'person' && !was.here && seat.here && lost.delete(number))
      found.push(t('news-back', { name: seat.name }));
  });
  if (before.phase !== after.phase) {
    if (after.phase === 'paused') found.push(t('news-paused'));
    if (after.phase === 'stalled') found.push(t('news-stalled'));
    if (after.phase === 'playing') found.push(before.phase === 'open' ? t('news-start') : t('news-goes-on'));
    if (after.phase === 'over') found.push(t('news-over'));
  }
  if (before.host !== after.host && after.host !== null && mine.includes(after.host)) found.push(t('news-host'));
  return found;
}
