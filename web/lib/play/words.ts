/** What someone said, in the reader's language: a quick phrase, a reason that a bot gives, or free text. */
import type { Said } from '$lib/protocol.gen';
import { gameTexts, t } from '$lib/device/texts.svelte';

export function wordsOf(said: Pick<Said, 'phrase' | 'says' | 'text'>, game: string): string {
  if (said.phrase) return t(`phrase-${said.phrase}`);
  return said.says ? gameTexts(game)(`say-${said.says}`) : (said.text ?? '');
}
