/** A game may call its variants what it likes: the first one that the server lists is its default. */
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveTable } from '$lib/play/live.svelte';
import { defaultVariant, isNamed, variantOf } from '$lib/lobby/options';
import { remember } from '$lib/lobby/played';
import { textsOf } from '$lib/lobby/shelf';
import type { GameInfo, SeatInfo, TableInfo } from '$lib/protocol.gen';
import { loadTexts, textsFrom } from '$lib/device/texts.svelte';
import Games from '../../../pages/Games.svelte';
import TableLobby from '$ui/lobby/TableLobby.svelte';

const KEY = 'no_thanks';
const GAME = {
  key: KEY,
  variants: { short: [3, 4], long: [3, 4, 5] },
  levels: [],
  texts: { en: '/api/games/no_thanks/texts/en' },
} as unknown as GameInfo;
const TEXTS = `
game-name = No Thanks!
variant-short = One round
variant-long = Five rounds
score = { $score }
`;

const seat = (name: string): SeatInfo => ({
  kind: 'person',
  name,
  avatar: 'fox',
  level: null,
  here: true,
  stand_in: false,
  failed: false,
  line: 'good',
  nonce: null,
});
const table = (variant: string, phase: TableInfo['phase'] = 'open') =>
  ({
    code: `T${variant}`,
    game: KEY,
    options: { variant },
    phase,
    seats: [seat('Ada'), seat('Bo')],
    outcome: { scores: [9, 4], places: [1, 2], winners: [0], reason: 'most-points' },
  }) as unknown as TableInfo;

beforeEach(async () => {
  const answer = (path: string): Response => (path === '/api/games' ? Response.json([GAME]) : new Response(TEXTS));
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(answer(path)));
  textsFrom(textsOf);
  await loadTexts(KEY);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('the default is the first variant, and goes by the name of the game', () => {
  expect(defaultVariant(GAME)).toBe('short');
  expect(isNamed('short', GAME)).toBe(false);
  expect(isNamed('long', GAME)).toBe(true);
  expect(isNamed(variantOf({}), GAME)).toBe(false);
  expect(isNamed('long', undefined)).toBe(false);
});

test('the list of finished games names another variant than the default', async () => {
  remember(table('short', 'over'), [0]);
  remember(table('long', 'over'), [0]);
  render(Games);
  await screen.findByText('Five rounds');
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  expect(screen.queryByText('One round')).toBeNull();
});

test.each([
  ['short', /^2 /],
  ['long', /^Five rounds · 2 /],
])('the lobby of the variant %s says %s', async (variant, words) => {
  const live = { table: table(variant), seats: [0], state: 'open', host: false, talk: 'free' } as unknown as LiveTable;
  render(TableLobby, { props: { live, link: '', onguest: vi.fn(), problem: '', onleave: vi.fn() } });
  await screen.findByText(words);
});
