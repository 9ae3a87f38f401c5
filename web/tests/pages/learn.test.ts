/** A lesson is told in the language that was chosen last, whichever words come first. */
import { cleanup, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { choose } from '$lib/device/settings.svelte';
import { loadTexts, speak } from '$lib/device/texts.svelte';
import type { Lesson, Words } from '$lib/play/lesson';
import Learn from '../../pages/Learn.svelte';

const held = vi.hoisted(() => new Map<string, () => void>());
vi.mock('$lib/play/lesson', async (original) => {
  const lesson = await original<{ lessonOf: (key: string) => Promise<Lesson | undefined> }>();
  const slow =
    (words: Lesson['words']): Lesson['words'] =>
    async (lang): Promise<Words> => {
      if (lang !== 'en') await new Promise<void>((come) => held.set(lang, come));
      return words(lang);
    };
  const lessonOf = async (key: string): Promise<Lesson | undefined> => {
    const found = await lesson.lessonOf(key);
    return found && { ...found, words: slow(found.words) };
  };
  return { ...lesson, lessonOf };
});

afterEach(cleanup);

test('words of a language that was chosen before, and come last, are not shown', async () => {
  choose({ lang: 'en', motion: 'less', sound: false });
  await loadTexts();
  render(Learn, { props: { route: { page: 'learn', game: 'matryoshka' } } });
  await screen.findByText(/You are Zoé/, undefined, { timeout: 20_000 });
  for (const lang of ['de', 'fr']) {
    await speak(lang, (now) => choose({ lang: now }));
    await tick();
  }
  held.get('fr')?.();
  await screen.findByText(/Vous êtes Zoé/);
  held.get('de')?.();
  await new Promise((done) => setTimeout(done, 200));
  expect(document.querySelector('.words')?.textContent).toContain('Vous êtes Zoé');
});
