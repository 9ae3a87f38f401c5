/** Languages chosen quickly one after the other: arrow keys on a closed list choose each that they pass. */
import { expect, test } from 'vitest';
import { loadTexts, speak, textsFrom } from '$lib/device/texts.svelte';

test('the language chosen last is spoken, whichever texts come first', async () => {
  const waiting = new Map<string, { come: (text: string) => void; fail: (error: Error) => void }>();
  textsFrom((_, lang) => new Promise((come, fail) => waiting.set(lang, { come, fail })));
  const known = loadTexts('a-game-of-somebody');
  waiting.get('en')?.come('');
  await known;

  const spoken: string[] = [];
  const change = (lang: string): void => void spoken.push(lang);
  const [german, spanish, french] = ['de', 'es', 'fr'].map((lang) => speak(lang, change));
  waiting.get('es')?.fail(new Error('no network'));
  await spanish;
  waiting.get('fr')?.come('');
  await french;
  waiting.get('de')?.come('');
  await german;
  expect(spoken).toEqual(['fr']);
});
