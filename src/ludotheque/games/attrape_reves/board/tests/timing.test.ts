/** What is shown when: dreams, verdicts, the next nightmare, the pillow and the end. */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import PlayerBoard from '../PlayerBoard.svelte';
import { tale } from '../tale';
import { choose } from '$lib/device/settings.svelte';
import Host from './Host.svelte';
import { first, g, pile, prepare, show, stream } from './show';

prepare();

test('AR-15: a dream is told from its pictures, one sentence each, page by page', async () => {
  const pictures = ['whale', 'snow', 'cake', 'train', 'kite', 'piano'];
  const told = tale(pictures);
  expect(told).toHaveLength(6);
  expect(new Set(told).size).toBe(6);
  pictures.forEach((picture, i) => expect(told[i]).toContain(g(`dream-${picture}`)));
  const [seen, moment] = first('base-2', 0, ({ public: table }) => (table.dreams[0]?.length ?? 0) > 4);
  const { container } = show(seen, moment);
  await fireEvent.click(within(container).getByRole('button', { name: 'Tell your dream' }));
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(4);
  await fireEvent.click(within(dialog).getByRole('button', { name: 'Go on' }));
  expect(within(dialog).getAllByRole('listitem').length).toBeGreaterThan(0);
  await fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('AR-10: dreams are counted, and a verdict is marked, only when the disc lies still', async () => {
  const seen = stream('base-4', 0);
  const at = seen.moments.findIndex(({ events }) => events.some(({ type }) => type === 'dreamed'));
  const [before, after] = [seen.moments[at - 1], seen.moments[at]];
  const drew = after?.events.find((event) => event.type === 'dreamed');
  if (!before || !after || drew?.type !== 'dreamed') throw new Error('nobody ever dreamt');
  vi.useFakeTimers();
  const info = { name: 'Basile', avatar: 'owl', bot: true, present: true } as const;
  const props = { seat: drew.seat, info, toy: 7, away: false, me: false, row: true, line: true, wait: 850 };
  const { rerender, container } = render(PlayerBoard, {
    props: { ...props, table: before.view.public, verdict: null },
  });
  const count = (): string | null | undefined => container.querySelector('.count')?.textContent;
  await rerender({ ...props, table: after.view.public, verdict: true });
  await vi.advanceTimersByTimeAsync(800);
  expect(count()).toBe('0');
  expect(container.querySelector<HTMLElement>('.room')?.style.getPropertyValue('--wait')).toBe('850ms');
  await vi.advanceTimersByTimeAsync(100);
  expect(count()).toBe(String(drew.stars));
  vi.useRealTimers();
});

test('AR-21: on one tablet both sides of the table can read how a trial ended', () => {
  const [seen, moment] = first(
    'speed-3',
    0,
    ({ public: table }) => table.phase === 'lay' && table.covered.some((covered) => covered !== null),
  );
  const zones = [0, 1, 2].map((seat) => ({ seat, act: vi.fn() }));
  const { container } = render(Host, {
    props: { names: seen.players.map(({ name }) => name), me: null, act: vi.fn(), ...moment, zones },
  });
  expect(container.querySelectorAll('.middle .told .verdict')).toHaveLength(2);
  expect(container.querySelectorAll('.middle .told:not([aria-hidden]) .verdict')).toHaveLength(1);
});

test('keys go on from the board when what was pressed is gone', async () => {
  const seen = stream('base-2', 0);
  const at = seen.moments.findIndex(({ view }) => view.public.phase === 'turn' && view.public.active === 0);
  const [mine, next] = [seen.moments[at], seen.moments[at + 1]];
  if (!mine || !next) throw new Error('never my turn');
  const { rerender, props, container } = show(seen, mine);
  const button = within(container).getByRole('button', { name: 'Turn it up!' });
  button.focus();
  await fireEvent.click(button);
  await rerender({ ...props, ...next });
  expect(document.activeElement).toBe(within(container).getByRole('region', { name: 'Attrape Rêves' }));
});

test('AR-8: the next nightmare waits until the last toy lies still; a second press is no turn', async () => {
  const seen = stream('base-2', 0);
  const at = seen.moments.findIndex(
    ({ view, events }) =>
      view.public.phase === 'turn' && view.public.active === 0 && events.some(({ type }) => type === 'laid'),
  );
  const [mine, ended] = [seen.moments[at - 1], seen.moments[at]];
  if (!mine || !ended) throw new Error('never my turn after a trial');
  choose({ motion: 'auto' });
  vi.useFakeTimers();
  const flights = vi.spyOn(Element.prototype, 'animate').mockReturnValue({ cancel: () => undefined } as Animation);
  const { rerender, props, container } = show(seen, mine);
  await vi.advanceTimersByTimeAsync(1000);
  await rerender({ ...props, ...ended });
  const turn = (): HTMLElement | null => within(container).queryByRole('button', { name: 'Turn it up!' });
  await vi.advanceTimersByTimeAsync(800);
  expect(turn()).toBeNull();
  await vi.advanceTimersByTimeAsync(100);
  expect(turn()).not.toBeNull();
  cleanup();
  flights.mockRestore();
  vi.useRealTimers();
});

test('AR-21: a hand that has its toy reaches for nothing any more', async () => {
  const seen = stream('speed-3', 0);
  const at = seen.moments.findIndex(({ events }) =>
    events.some((event) => event.type === 'grabbed' && event.seat === 0),
  );
  const [before, after] = [seen.moments[at - 1], seen.moments[at]];
  const won = after?.events.find((event) => event.type === 'grabbed');
  if (!before || !after || won?.type !== 'grabbed') throw new Error('never grabbed');
  const { rerender, props, container } = show(seen, { ...before, view: { ...before.view, grasp: null }, events: [] });
  await fireEvent.pointerDown(pile(container, 'bear'));
  expect(pile(container, 'bear').classList).toContain('marked');
  await rerender({ ...props, ...after });
  expect(pile(container, 'bear').classList).not.toContain('marked');
});

test('AR-12, AR-18: the sun rises over a game that is won, and not over a lost night', () => {
  const ends = (record: string): boolean => {
    const seen = stream(record, 0);
    const last = seen.moments.at(-1);
    if (!last) throw new Error('an empty stream');
    const { container } = show(seen, last);
    return container.querySelector('[data-dawn]') !== null;
  };
  expect(ends('base-4')).toBe(true);
  cleanup();
  const lost = stream('coop-4-full', 0).moments.at(-1)?.view.public;
  expect(lost?.last?.covered).toContain(false);
  expect(ends('coop-4-full')).toBe(false);
});

test('AR-6: the pillow lies with the first player of the round, and goes on to the left', async () => {
  const seen = stream('base-4', 0);
  const [opening] = seen.moments;
  if (!opening) throw new Error('an empty stream');
  const { container, rerender, props } = show(seen, opening);
  for (const moment of seen.moments) {
    await rerender({ ...props, ...moment });
    const marked = [...container.querySelectorAll('[data-first]')].map(
      (pillow) => pillow.closest<HTMLElement>('[data-seat]')?.dataset.seat,
    );
    expect(marked).toEqual([String(moment.view.public.first)]);
  }
  cleanup();
  const [coop, together] = first('coop-4-full', 0, () => true);
  expect(show(coop, together).container.querySelector('[data-first]')).toBeNull();
});

test('a page that missed moves tells no close race of an earlier nightmare as the last one', async () => {
  const seen = stream('speed-3', 'watch');
  const close = seen.moments.find(({ events }) =>
    events.some((event) => event.type === 'grabbed' && event.late.length),
  );
  const later = seen.moments.findLast(({ view }) => view.public.phase === 'grab');
  if (!close || !later) throw new Error('no close race');
  const { rerender, props, container } = show(seen, close);
  expect(container.querySelector('.finish .track')).not.toBeNull();
  await rerender({ ...props, ...later, events: [], whole: true });
  expect(container.querySelector('.finish .track')).toBeNull();
});
