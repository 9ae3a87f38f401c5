/** A page whose files do not come says so: only loading it again helps. */
import { cleanup, render, screen } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Unloaded } from '$lib/device/chunks';
import { choose } from '$lib/device/settings.svelte';
import { loadTexts } from '$lib/device/texts.svelte';
import Play from '../../pages/Play.svelte';
import Replay from '../../pages/Replay.svelte';

const TITLE = 'The page did not come';
const lost = vi.hoisted(() => ({ texts: false }));
vi.mock('$lib/device/texts.svelte', async (original) => {
  const real = await original<typeof import('$lib/device/texts.svelte')>();
  const load = (game?: string): Promise<void> =>
    lost.texts ? Promise.reject(new Unloaded(game ?? '')) : real.loadTexts(game);
  return { ...real, loadTexts: load };
});

beforeAll(async () => {
  choose({ lang: 'en' });
  await loadTexts();
  lost.texts = true;
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

test('the replay of a game whose board or texts do not come', async () => {
  const answers: Record<string, string> = {
    '/api/tables/ABCDEF/replay': readFileSync('../.cache/streams/matryoshka/base-3/watch.json', 'utf8'),
    '/api/tables/ABCDEF/record': '',
    '/api/tables/ABCDEF': JSON.stringify({ seats: [] }),
  };
  vi.spyOn(globalThis, 'fetch').mockImplementation((path) => Promise.resolve(new Response(answers[path as string])));
  render(Replay, { props: { route: { page: 'replay', record: 'ABCDEF' } } });
  expect(await screen.findByRole('heading', { name: TITLE })).toBeTruthy();
});

test('the form for a new table of a game whose texts do not come', async () => {
  history.replaceState(null, '', '/play/matryoshka?invite');
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json([])));
  render(Play, { props: { route: { page: 'play', game: 'matryoshka' } } });
  expect(await screen.findByRole('heading', { name: TITLE })).toBeTruthy();
});
