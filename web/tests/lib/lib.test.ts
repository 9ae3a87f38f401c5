import { existsSync, readdirSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';
import { announce, notices } from '$lib/device/announce.svelte';
import { COVERS } from '$lib/play/covers';
import { boardOf, keyOf } from '$lib/play/games';
import { awaitGesture } from '$lib/device/gesture';
import { go, address, follow, parse } from '$lib/app/route.svelte';
import { spoken, choose, duration, settings } from '$lib/device/settings.svelte';
import { loadTexts, speak, t } from '$lib/device/texts.svelte';
import { beat, canSpeak } from '$lib/device/voice';
import { worker } from '../../tools/offline.ts';

beforeEach(() => choose({ lang: 'en', motion: 'auto', sound: true, speech: true }));

test('every address leads to its page', () => {
  expect(parse('/')).toEqual({ page: 'home' });
  expect(parse('/t/abcd')).toEqual({ page: 'table', code: 'ABCD' });
  expect(parse('/play/moby_pick')).toEqual({ page: 'play', game: 'moby_pick' });
  expect(parse('/rules/moby_pick', '#MP-12')).toEqual({ page: 'rules', game: 'moby_pick', rule: 'MP-12' });
  expect(parse('/stage/moby_pick')).toEqual({ page: 'stage', game: 'moby_pick' });
  expect(parse('/replay/x1')).toEqual({ page: 'replay', record: 'X1' });
  expect(parse('/replay')).toEqual({ page: 'replay', record: '' });
  expect(parse('/t/abcd/screen')).toEqual({ page: 'screen', code: 'ABCD' });
  expect(parse('/t/%')).toEqual({ page: 'table', code: '%' });
  for (const path of ['/t', '/nowhere', '/t/a/b', '/gallery/x']) expect(parse(path)).toEqual({ page: 'unknown' });
});

test('a click on a link of this site changes the page without loading the document', () => {
  follow();
  document.body.innerHTML = '<a href="/rules/matryoshka">rules</a>';
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0 });
  document.querySelector('a')?.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(true);
  expect(address.route).toEqual({ page: 'rules', game: 'matryoshka', rule: '' });
  go('/');
  expect(address.route).toEqual({ page: 'home' });
});

test('the language is the first one of the browser that we speak', () => {
  expect(spoken(['tlh-KX', 'fr-CA', 'en'])).toBe('fr');
  expect(spoken(['FR-x-old'])).toBe('fr');
  expect(spoken(['french', 'tlh'])).toBe('en');
});

test('a change of language brings its texts before it is seen', async () => {
  await loadTexts();
  expect(t('play-now')).toBe('Play now');
  await speak('fr', (lang) => choose({ lang }));
  expect(t('play-now')).toBe('Jouer');
  expect(document.documentElement.lang).toBe('fr');
});

test('plurals follow the language: nought is singular in French, plural in English', async () => {
  await loadTexts();
  expect(t('seconds-left', { seconds: 0 })).toBe('0 seconds left');
  await speak('fr', (lang) => choose({ lang }));
  expect(t('seconds-left', { seconds: 0 })).toBe('Encore 0 seconde');
});

test('less motion means no duration at all', () => {
  expect(duration(300)).toBe(300);
  choose({ motion: 'less' });
  expect(duration(300)).toBe(0);
});

test('settings outlive the page', () => {
  choose({ theme: 'dark' });
  expect(JSON.parse(localStorage.getItem('ludotheque.settings') ?? '')).toMatchObject({ theme: 'dark' });
  expect(document.documentElement.dataset.theme).toBe('dark');
  choose({ theme: 'auto' });
  expect(settings.theme).toBe('auto');
});

test('announcements keep their order, and the oldest leave', () => {
  for (let i = 0; i < 10; i += 1) announce(`line ${i}`);
  announce('');
  expect(notices.polite.map((notice) => notice.text)).toEqual([2, 3, 4, 5, 6, 7, 8, 9].map((i) => `line ${i}`));
});

test('games are found by their folders', async () => {
  expect(keyOf('../art/moby_pick/Cover.svelte')).toBe('moby_pick');
  expect(keyOf('../../src/ludotheque/games/chess/board/Board.svelte')).toBe('chess');
  const folders = readdirSync('../src/ludotheque/games', { withFileTypes: true });
  const games = folders.filter((each) => existsSync(`../src/ludotheque/games/${each.name}/__init__.py`));
  expect([...COVERS.keys()].sort()).toEqual(games.map(({ name }) => name).sort());
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
  expect(await boardOf('no_such_game')).toBeUndefined();
  vi.unstubAllGlobals();
});

test('the rhyme is spoken where there is a voice', () => {
  const speak = vi.fn();
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      voice = null;
      lang = '';
      rate = 1;
    },
  );
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => [{ lang: 'en-GB', localService: true }],
    speak,
    cancel: vi.fn(),
  });
  expect(canSpeak('en')).toBe(true);
  expect(canSpeak('fr')).toBe(false);
  beat('Molly', 0);
  expect(speak).toHaveBeenCalledOnce();
  choose({ speech: false });
  beat('Polly', 1);
  expect(speak).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

test('without a voice the rhyme is sung', () => {
  awaitGesture();
  dispatchEvent(new Event('pointerup'));
  const started = vi.fn();
  const ramp = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  const node = {
    connect: (next: unknown) => next,
    start: started,
    stop: vi.fn(),
    frequency: ramp,
    gain: ramp,
    type: '',
  };
  vi.stubGlobal(
    'AudioContext',
    class {
      state = 'running';
      currentTime = 0;
      destination = node;
      createOscillator = () => node;
      createGain = () => node;
    },
  );
  beat('Moby', 2);
  expect(started).toHaveBeenCalledTimes(2);
  choose({ sound: false });
  beat('Pick', 3);
  expect(started).toHaveBeenCalledTimes(2);
  vi.unstubAllGlobals();
});

test('the worker keeps all files of the build, and leaves the server alone', () => {
  const source = worker(['/', '/assets/a.js'], 'v1');
  expect(source).toContain('["/","/assets/a.js"]');
  expect(source).toContain("startsWith('/api/')");
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- it is compiled, not run
  expect(() => new Function(source)).not.toThrow();
});
