/** A look is each player's own (MP-6, MP-7). */
import { fireEvent, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { listed } from '$lib/device/texts.svelte';
import { cardName } from '../names';
import type { MobyPickView } from '$lib/protocol.gen';
import { names, stream } from './streams';
import { prepare, show, spoken } from './show';

prepare();

const waits = ({ me, public: open }: MobyPickView): boolean => me !== null && open.looks[me] === 'waiting';

test('MP-6: the board opens a look by itself, once, as soon as its page is in front', async () => {
  const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const { act, board, moment } = show('base-5', 2, waits);
  await board.rerender({ view: { ...moment.view }, events: [] });
  expect(act).not.toHaveBeenCalled();
  visible.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  document.dispatchEvent(new Event('visibilitychange'));
  await board.rerender({ view: { ...moment.view }, events: [] });
  expect(act.mock.calls).toEqual([[{ type: 'look' }, null]]);
  visible.mockRestore();
});

test('MP-6: a look that did not open can be opened by hand, and one that got lost is asked for again', async () => {
  const { act, board, moment } = show('base-5', 2, waits);
  await fireEvent.click(screen.getByRole('button', { name: 'Look at your cards' }));
  expect(act.mock.calls).toEqual([[{ type: 'look' }, null], [{ type: 'look' }]]);
  const later = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 2001);
  await board.rerender({ view: { ...moment.view }, events: [] });
  expect(act).toHaveBeenCalledTimes(3);
  later.mockRestore();
});

test('MP-6: on a device shared by several people the board opens nothing by itself', () => {
  const { act } = show('base-5', 2, waits, { mine: [1, 2] });
  expect(act).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Look at your cards' })).toBeNull();
});

test('MP-6: whoever has seen enough says so, by button or by key, and then sees whom the table waits for', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1000);
  const { act, found, board } = show('base-5', 2, ({ peek, public: open }) => peek !== null && open.phase === 'deal');
  act.mockClear();
  await fireEvent.click(screen.getByRole('button', { name: 'Seen it' }));
  await fireEvent.keyDown(document.body, { key: ' ' });
  expect(act).not.toHaveBeenCalled(); // the second press of a double one ends no look
  clock.mockReturnValue(1600);
  await fireEvent.click(screen.getByRole('button', { name: 'Seen it' }));
  await fireEvent.keyDown(document.body, { key: ' ' });
  clock.mockRestore();
  expect(act.mock.calls).toEqual([[{ type: 'seen' }], [{ type: 'seen' }]]);
  const done = found.moments.find(
    ({ view: { public: open } }) => open.looks[2] === 'done' && open.looks.includes('open'),
  );
  if (!done) throw new Error('nobody is done before the others');
  await board.rerender({ view: done.view, events: [] });
  const late = names(found).filter((_, seat) => done.view.public.looks[seat] === 'open');
  expect(document.querySelector('.prompt')?.textContent).toContain(`Still looking: ${listed(late)}`);
  expect(document.querySelectorAll('.seats .mark:not([data-first])')).toHaveLength(late.length);
});

test('MP-7: the faces of a look are gone from the page when it ends', async () => {
  const { found, moment, board, view } = show(
    'base-5',
    2,
    ({ peek, public: open }) => peek !== null && open.phase === 'remind',
  );
  const faces = (view.peek ?? []).map(cardName);
  const labels = (): string[] => screen.queryAllByRole('img').map((image) => image.getAttribute('aria-label') ?? '');
  expect(faces.length).toBeGreaterThan(0);
  faces.forEach((face, i) => expect(labels()).toContain(`Place ${i + 1}: ${face}`));
  expect(spoken().filter((line) => line.includes(`Place 1: ${faces[0]}`))).toHaveLength(1); // told, and once
  expect(screen.getByRole('timer')).toBeTruthy();
  const after = found.moments.slice(found.moments.indexOf(moment)).find((later) => later.view.peek === null);
  if (!after) throw new Error('the look never ends');
  await board.rerender({ view: after.view, events: after.events, now: after.at });
  expect(after.view.peek).toBeNull();
  expect(document.querySelector('.look')).toBeNull();
  expect(labels().filter((label) => /^Place \d: /.test(label))).toEqual([]);
  expect(spoken().filter((line) => line.includes('Place 1: '))).toEqual([]);
});

test.each([
  ['at a table', { contract: {} }, 0],
  ['in a replay or a lesson', {}, 2],
])('MP-7: where no more views come, the faces are gone after the length of the look: %s', async (_, extra, left) => {
  vi.useFakeTimers();
  const { board, moment, view } = show(
    'base-5',
    2,
    ({ peek, public: open }) => peek !== null && open.phase === 'deal',
    extra,
  );
  const faces = (): number => document.querySelectorAll('.look li').length;
  const lasts = (view.peek_until ?? 0) - moment.at;
  expect([faces(), lasts]).toEqual([2, 5000]);
  await vi.advanceTimersByTimeAsync(lasts - 1);
  expect(faces()).toBe(2);
  await board.rerender({ view: { ...view }, events: [], now: moment.at + lasts - 1 }); // another look: no more time for this one
  await vi.advanceTimersByTimeAsync(2);
  expect(faces()).toBe(left);
});

test('MP-7: a look that goes on after the server was started again shows its faces for the rest of it', async () => {
  vi.useFakeTimers();
  const looking = ({ peek, public: open }: MobyPickView): boolean => peek !== null && open.phase === 'deal';
  const { board, moment, view } = show('base-5', 2, looking, { contract: {} });
  const faces = (): number => document.querySelectorAll('.look li').length;
  const lasts = (view.peek_until ?? 0) - moment.at;
  await vi.advanceTimersByTimeAsync(lasts + 1);
  expect(faces()).toBe(0);
  await board.rerender({ view: { ...view }, events: [], now: moment.at + lasts - 2000 }); // the table's clock stood still
  expect(faces()).toBe(2);
  await vi.advanceTimersByTimeAsync(2001);
  expect(faces()).toBe(0);
});

test('a replay may show every card: each row lies open beside its player, and is told', async () => {
  const { board, view, found } = show('base-5', 'watch', ({ public: open }) => open.phase === 'race');
  expect(document.querySelectorAll('.faces')).toHaveLength(0);
  const look = stream('base-5', 2).moments.find(({ view: { peek } }) => peek !== null)?.view.peek ?? [];
  const faces = names(found).map((_, seat) => (seat === 2 ? look : []));
  await board.rerender({ view: { ...view, faces }, events: [] });
  const row = document.querySelectorAll('.seats > li')[2]?.querySelector('.faces');
  expect(row?.querySelectorAll('svg')).toHaveLength(look.length);
  look.forEach((face, i) => expect(row?.textContent).toContain(`Place ${i + 1}: ${cardName(face)}`));
});
