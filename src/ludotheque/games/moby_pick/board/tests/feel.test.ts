/** What a board shows and feels like beside the rules: who began, what was thrown away, a find, the end, the first frame. */
import { fireEvent, screen } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { cardName } from '../names';
import { firstSeat } from '../course';
import { awaitGesture } from '$lib/device/gesture';
import type { MobyPickEvent, MobyPickView } from '$lib/protocol.gen';
import { choose } from '$lib/device/settings.svelte';
import { mayTouch, names, stream } from './streams';
import { middle, prepare, show } from './show';

prepare();

test.each(['base-3', 'base-5', 'recite-4'])(
  'MP-8: whoever began %s bears the flag through the whole game',
  (record) => {
    const { moments } = stream(record, 'watch');
    const first = moments[0]?.view.public.active;
    expect(new Set(moments.map(({ view }) => firstSeat(view.public)))).toEqual(new Set([first]));
  },
);

test('MP-8: the flag stands at one place, another’s or one’s own', () => {
  const { view } = show('base-5', 2, ({ public: open }) => open.phase === 'race' && open.turn > 3);
  const flags = [...document.querySelectorAll('[data-first]')];
  expect(flags).toHaveLength(1);
  expect(flags[0]?.closest('li') === null).toBe(firstSeat(view.public) === view.me);
});

test('MP-4: the actions discarded in the deal lie open for everyone, and on the pile', () => {
  const dealt = ({ public: open }: MobyPickView): boolean => open.phase === 'deal' && open.thrown.length > 0;
  const record = ['base-3', 'base-5', 'base-8', 'recite-4', 'chance-6', 'short-4'].find((each) =>
    dealt(stream(each, 'watch').moments[0]?.view as MobyPickView),
  );
  const { view } = show(record ?? '', 'watch', dealt);
  const shown = [...document.querySelectorAll('.thrown [role=img]')].map((card) => card.getAttribute('aria-label'));
  expect(shown).toEqual(view.public.thrown.map(cardName));
  expect(document.querySelector('.heap.discards')?.getAttribute('aria-label')).toContain(shown.at(-1));
});

const found =
  (seat: number) =>
  (_: MobyPickView, events: readonly MobyPickEvent[]): boolean =>
    events.some((event) => event.type === 'turned-up' && event.result === 'match' && event.seat === seat);

test('an own find is celebrated, another’s is not, and neither where less motion is asked for', () => {
  const taker = stream('base-5', 'watch')
    .moments.flatMap(({ events }) => events)
    .find((event) => event.type === 'turned-up' && event.result === 'match');
  const seat = taker?.type === 'turned-up' ? taker.seat : 0;
  choose({ motion: 'auto' });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  const mine = show('base-5', seat, found(seat));
  expect(document.querySelectorAll('.burst i').length).toBeGreaterThan(9);
  mine.board.unmount();
  const other = show('base-5', (seat + 1) % 5, found(seat));
  expect(document.querySelector('.burst')).toBeNull();
  other.board.unmount();
  choose({ motion: 'less' });
  show('base-5', seat, found(seat));
  expect(document.querySelector('.burst')).toBeNull();
  vi.unstubAllGlobals();
});

test('a touch is felt at once, unless vibration is switched off', async () => {
  const vibrate = vi.fn();
  Object.defineProperties(navigator, {
    vibrate: { value: vibrate, configurable: true },
    maxTouchPoints: { value: 5, configurable: true },
  });
  awaitGesture();
  dispatchEvent(new Event('pointerup'));
  const { board } = show('base-5', 2, mayTouch);
  await fireEvent.pointerDown(middle(), { button: 0 });
  expect(vibrate).toHaveBeenCalledTimes(1);
  board.unmount();
  choose({ vibrate: false });
  show('base-5', 2, mayTouch);
  await fireEvent.pointerDown(middle(), { button: 0 });
  expect(vibrate).toHaveBeenCalledTimes(1);
  choose({ vibrate: true });
});

test('MP-15: the end names the fastest hand and shows the closest race of the night', () => {
  const { view, found: table } = show('recite-4', 'watch', ({ public: open }) => open.phase === 'over');
  const races = table.moments.flatMap(({ events }) => events).filter((event) => event.type === 'touched');
  const best = Math.min(...races.map(({ times }) => times[0]?.ms ?? Infinity));
  expect(view.public.best?.ms).toBe(best);
  expect(document.querySelector('.best')?.textContent).toContain(names(table)[view.public.best?.seat ?? -1]);
  const margins = races
    .filter(({ times }) => times.length > 1)
    .map(({ times }) => (times[1]?.ms ?? 0) - (times[0]?.ms ?? 0));
  const [first, second] = view.public.closest;
  expect((second?.ms ?? 0) - (first?.ms ?? 0)).toBe(Math.min(...margins));
  expect(screen.getByRole('heading', { name: 'The closest race' })).toBeTruthy();
  expect(document.querySelectorAll('.finish figure li').length).toBeGreaterThan(1);
});

test('MP-15: the first frame of a reveal paints no blur: no filter, no soft shadow around the card', () => {
  const source = readFileSync('../src/ludotheque/games/moby_pick/board/Middle.svelte', 'utf8');
  expect(source).not.toMatch(/\bfilter:|backdrop-filter|drop-shadow/);
  const shadows = [...source.matchAll(/box-shadow:\s+([^;]+);/g)].flatMap(([, list]) =>
    (list ?? '').split(/,(?![^(]*\))/),
  );
  expect(shadows.length).toBeGreaterThan(2);
  for (const shadow of shadows) if (shadow.trim() !== 'none') expect(shadow.trim()).toMatch(/^0 0 0 \d+px /);
});

test('a page that comes later, or missed moves, shows no card and no race that may not be the last', async () => {
  const ends = (view: MobyPickView, events: readonly MobyPickEvent[]): boolean =>
    view.public.phase === 'turn-up' && events.some((event) => event.type === 'touched' && event.times.length > 1);
  const pile = (): string | null | undefined => document.querySelector('.heap.discards')?.getAttribute('aria-label');
  const { board, found: table, moment } = show('base-5', 'watch', ends);
  expect(table.moments[0]?.view.public.thrown).not.toHaveLength(0);
  expect(pile()).toMatch(/^\D*\d+\D*$/); // how many there are, and no card
  expect(document.querySelector('figure')).not.toBeNull();
  const later = table.moments.find(
    ({ view, number }) =>
      number > moment.number && view.public.phase === 'flip' && view.public.turn > moment.view.public.turn,
  );
  await board.rerender({ ...later, events: [], whole: true });
  expect(document.querySelector('figure')).toBeNull();
  expect(pile()).toMatch(/^\D*\d+\D*$/);
});
