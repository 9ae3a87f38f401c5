/** The finished games of this device: kept, bounded, emptied, also where the browser keeps nothing. */
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetPlayed, played, remember } from '$lib/lobby/played';
import type { Outcome, SeatInfo, TableInfo } from '$lib/protocol.gen';

const outcome: Outcome = { scores: [9, 4], places: [1, 2], winners: [0], reason: 'most-points' };
const table = (code: string, more: Partial<TableInfo> = {}): TableInfo => ({
  code,
  game: 'matryoshka',
  rules: 1,
  options: { variant: 'base' },
  public: false,
  phase: 'over',
  host: 0,
  commitment: '',
  created: 0,
  held: null,
  pausing: false,
  races: null,
  hints: false,
  analysed: false,
  watching: 0,
  number: 9,
  outcome,
  next: null,
  secret: null,
  what_if: null,
  seats: ['Ada', 'Bo'].map((name): SeatInfo => ({
    kind: 'person',
    name,
    avatar: 'fox',
    level: null,
    here: true,
    stand_in: false,
    failed: false,
    line: 'good',
    nonce: null,
  })),
  ...more,
});

beforeEach(() => {
  localStorage.clear();
  forgetPlayed();
});

test('a finished game is kept once, and the newest hundred of them', () => {
  vi.useFakeTimers();
  for (let i = 0; i < 130; i += 1) {
    vi.advanceTimersByTime(1000);
    remember(table(`T${i}`), [1]);
    remember(table(`T${i}`), [1]);
  }
  vi.useRealTimers();
  expect(played()).toHaveLength(100);
  expect(played()[0]).toMatchObject({ code: 'T129', mine: [1], names: ['Ada', 'Bo'], outcome });
  const kept = JSON.parse(localStorage.getItem('ludotheque.played') ?? '') as { games: unknown[] };
  expect(kept.games).toHaveLength(100);
});

test('a game without an end is not kept; one that ended while nobody looked learns later who played', () => {
  remember(table('LEFT', { outcome: null, phase: 'left' }), [0]);
  expect(played()).toEqual([]);
  remember(table('AWAY'), []);
  remember(table('AWAY'), [1]);
  remember(table('AWAY'), []);
  expect(played().map(({ code, mine }) => [code, mine])).toEqual([['AWAY', [1]]]);
});

test('where storage is blocked the list lasts as long as the page, and can be emptied', () => {
  const blocked = (): never => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, clear: () => undefined });
  remember(table('ONE'), [0]);
  expect(played().map(({ code }) => code)).toEqual(['ONE']);
  forgetPlayed();
  expect(played()).toEqual([]);
  vi.unstubAllGlobals();
});

test('damaged entries are left out', () => {
  localStorage.setItem('ludotheque.played', '{"games":[{"code":"X"}, 3, null]}');
  expect(played()).toEqual([]);
  localStorage.setItem('ludotheque.played', 'no list');
  expect(played()).toEqual([]);
});
