import { expect, test } from 'vitest';
import { LANGS } from '$lib/device/settings.svelte';
import { lessonOf } from '$lib/play/lesson';
import { GAMES } from '../../games';

test.each(GAMES.flatMap((game) => LANGS.map((lang) => ({ game, lang }))))(
  'the tutorial of $game says something at every step ($lang)',
  async ({ game, lang }) => {
    const lesson = await lessonOf(game);
    const words = await lesson?.words(lang);
    expect(words?.steps).toHaveLength(lesson?.steps.length ?? -1);
    expect(words?.steps).not.toContain('');
    expect(words?.story.map((lines) => lines.length)).toEqual(lesson?.scenes.map(({ events }) => events.length));
  },
);

test('each language has its own words, and one that lacks them has the English ones', async () => {
  const lesson = await lessonOf('matryoshka');
  const [english, french, other] = await Promise.all(['en', 'fr', 'tlh'].map(async (lang) => lesson?.words(lang)));
  expect(french?.steps[0]).toContain('poupées');
  expect(french?.hints[0]).not.toBe(english?.hints[0]);
  expect(other).toEqual(english);
});
