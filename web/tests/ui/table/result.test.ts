/** How the end is told: to one person “you”, to several and to watchers by name; and how it sounds. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Outcome, SeatInfo, TableInfo } from '$lib/protocol.gen';
import { awaitGesture } from '$lib/device/gesture';
import { Reactions } from '$lib/play/reactions';
import { choose } from '$lib/device/settings.svelte';
import { loadTexts, speak } from '$lib/device/texts.svelte';
import Result from '$ui/table/Result.svelte';
import { GAMES } from '../../games';

const NAMES = ['Cat', 'Cléo', 'Max'];
const seatOf = (name: string): SeatInfo => ({
  kind: 'person',
  name,
  avatar: '',
  level: null,
  here: true,
  stand_in: false,
  failed: false,
  line: 'good',
  nonce: null,
});
const tableOf = (
  outcome: Outcome | null,
  game = 'matryoshka',
  options = {},
  names = NAMES,
): Pick<TableInfo, 'game' | 'options' | 'outcome' | 'seats'> => ({
  game,
  options,
  outcome,
  seats: names.map(seatOf),
});
const ended = (scores: number[], places: number[], reason = 'most-points'): Outcome => ({
  scores,
  places,
  winners: places.flatMap((place, seat) => (place === 1 ? [seat] : [])),
  reason,
});

let shown: Record<string, unknown> | undefined;
function show(props: {
  table: ReturnType<typeof tableOf>;
  mine?: number[];
  fresh?: boolean;
  best?: number;
}): HTMLElement {
  if (shown) void unmount(shown);
  document.body.innerHTML = '';
  shown = mount(Result, { target: document.body, props });
  flushSync();
  return document.querySelector('section') as HTMLElement;
}
const title = (section: HTMLElement): string => section.querySelector('h2')?.textContent ?? '';

beforeEach(async () => {
  choose({ lang: 'en', motion: 'auto', sound: true });
  await Promise.all(GAMES.map((game) => loadTexts(game)));
});
afterEach(() => vi.unstubAllGlobals());

test('one person is told “you”; a tablet for several and a watcher are told names', async () => {
  const both = tableOf(ended([9, 9, 4], [1, 1, 3], 'shared'));
  const alone = tableOf(ended([4, 9, 9], [3, 1, 2]));
  const told = (): string[] => [
    title(show({ table: both, mine: [0] })),
    title(show({ table: both, mine: [0, 2] })),
    title(show({ table: both })),
    title(show({ table: alone, mine: [0] })),
    title(show({ table: alone, mine: [1] })),
    title(show({ table: tableOf(null), mine: [1] })),
  ];
  expect(told()).toEqual([
    'You have won, together with Cléo!',
    'Cat and Cléo have won!',
    'Cat and Cléo have won!',
    'Cléo has won! You came third.',
    'You have won!',
    'The table was closed before the end',
  ]);
  await speak('fr', (lang) => choose({ lang }));
  expect(told()).toEqual([
    'Vous avez gagné, avec Cléo\u202f!',
    'Cat et Cléo ont gagné\u202f!',
    'Cat et Cléo ont gagné\u202f!',
    'Cléo a gagné\u202f! Vous êtes troisième.',
    'Vous avez gagné\u202f!',
    'La table a été fermée avant la fin',
  ]);
});

test('together, won or lost, alone or watched', () => {
  const coop = (outcome: Outcome, names = NAMES) => tableOf(outcome, 'attrape_reves', { variant: 'coop' }, names);
  const won = ended([8, 8, 8], [1, 1, 1], 'all-beaten');
  const lost: Outcome = { scores: [3, 3, 3], places: [2, 2, 2], winners: [], reason: 'nightmare-too-big' };
  expect(title(show({ table: coop(won), mine: [1] }))).toBe('You have won together!');
  expect(title(show({ table: coop(won) }))).toBe('Cat, Cléo, and Max have won together!');
  expect(title(show({ table: coop(ended([8], [1], 'all-beaten'), ['Cat']), mine: [0] }))).toBe('You have won!');
  const section = show({ table: coop(lost), mine: [1] });
  expect(title(section)).toBe('This time the game wins.');
  expect(section.textContent).toContain('Well played!');
  expect(section.querySelector('.podium')).toBeNull();
});

test('equals come in the order of their sums, and what decided a tie is said', () => {
  const rows = (section: HTMLElement): string[] =>
    [...section.querySelectorAll('li')].map((row) => row.textContent.replace(/\s+/g, ' ').trim());
  const full = show({ table: tableOf(ended([12, 14, 9], [1, 1, 3], 'shared'), 'attrape_reves', { variant: 'base' }) });
  expect(rows(full).map((row) => /\d+ dreams/.exec(row)?.[0])).toEqual(['14 dreams', '12 dreams', '9 dreams']);
  expect(full.textContent).toContain('several full boards');
  const dolls = show({ table: tableOf(ended([20, 30, 20], [3, 1, 2])), mine: [0] });
  expect(rows(dolls)[1]).toContain('longer runs'); // MA-19
  expect(rows(dolls)[0]).not.toContain('longer runs');
  const moby = show({ table: tableOf(ended([7, 7, 7, 9], [2, 3, 3, 1]), 'moby_pick', {}, [...NAMES, 'Zoé']) });
  expect(rows(moby)[1]).toContain('more cards');
  expect(rows(moby)[2]).not.toContain('more cards');
});

test('a victory, a defeat and an end that was watched sound different, and paper falls for winners only', () => {
  const pitches: number[] = [];
  const gain = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  const node = {
    connect: (next: unknown) => next,
    start: vi.fn(),
    stop: vi.fn(),
    gain,
    type: '',
    frequency: { setValueAtTime: (pitch: number) => pitches.push(pitch), exponentialRampToValueAtTime: vi.fn() },
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
  const table = tableOf(ended([4, 9, 5], [3, 1, 2]));
  const heard = (mine: number[], fresh: boolean): [string, boolean] => {
    pitches.length = 0;
    show({ table, mine, fresh });
    return [pitches.join(' '), document.querySelector('.confetti') !== null];
  };
  awaitGesture();
  dispatchEvent(new Event('pointerup'));
  const [won, lost, seen] = [heard([1], true), heard([0], true), heard([], true)];
  expect(new Set([won[0], lost[0], seen[0]]).size).toBe(3);
  expect([won[0], lost[0], seen[0]]).not.toContain('');
  expect([won[1], lost[1], seen[1]]).toEqual([true, false, true]);
  expect(heard([1], false)).toEqual(['', false]); // who comes later finds the result, and no fanfare
  choose({ motion: 'less' });
  expect(heard([1], true)).toEqual([won[0], false]);
  choose({ sound: false });
  expect(heard([1], true)).toEqual(['', false]);
});

test('what is pressed as the result comes was meant for the board, and leads nowhere', () => {
  vi.useFakeTimers();
  const table = tableOf(ended([4, 9, 5], [3, 1, 2]));
  const deaf = (ways: HTMLElement | null): boolean => ways?.style.pointerEvents === 'none';
  const ways = (fresh: boolean): HTMLElement | null => show({ table, fresh }).querySelector('.ways');
  expect(deaf(ways(false))).toBe(false);
  const fresh = ways(true);
  expect(deaf(fresh)).toBe(true);
  vi.advanceTimersByTime(1000);
  flushSync();
  expect(deaf(fresh)).toBe(false);
  vi.useRealTimers();
});

test('the fastest touch is told to whoever saw the whole game', () => {
  const finish = (seat: number, ms: number) => ({
    type: 'touched',
    seat,
    reveal: 1,
    times: [
      { seat, ms },
      { seat: 2, ms: 900 },
    ],
  });
  const seen = new Reactions(() => ({ reactions: { touched: 'times' } }));
  seen.notice([], false);
  seen.notice([{ type: 'revealed', reveal: 1 }, finish(0, 512)], false);
  seen.notice([finish(0, 421), finish(1, 300)], false);
  expect([seen.best(0), seen.best(1), seen.best(3), seen.best(undefined)]).toEqual([421, 300, undefined, undefined]);
  const section = show({ table: tableOf(ended([4, 9, 5], [3, 1, 2])), mine: [0], best: 421 });
  expect(section.textContent).toContain('Your fastest touch: 0.42\u00a0s');
  seen.notice([], true); // the connection was lost, and with it races
  expect(seen.best(0)).toBeUndefined();
});

test('reactions are found where the game declares them, whatever its names are', () => {
  const seen = new Reactions(() => ({ reactions: { won: 'hands' } }));
  // The same name as in Moby Pick, and another shape: nobody declared it.
  seen.notice([{ type: 'won', times: [310, 480], hands: [{ seat: 1, ms: 310 }] }], false);
  seen.notice([{ type: 'touched', times: [{ seat: 1, ms: 5 }] }, { type: 'lost', times: [null] }, 'plain'], false);
  expect([seen.best(0), seen.best(1)]).toEqual([undefined, 310]);
});
