/** The board of Attrape Rêves, fed with what each seat saw in the golden records. */
import { cleanup, fireEvent, render, waitFor, within } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { nearest, RADIUS } from '../material';
import { notices } from '$lib/device/announce.svelte';
import { awaitGesture } from '$lib/device/gesture';
import { choose } from '$lib/device/settings.svelte';
import { speak } from '$lib/device/texts.svelte';
import Host from './Host.svelte';
import { STREAMS, first, pile, prepare, show, stream, type Stream } from './show';

prepare();

const RECORDS = [
  'base-2',
  'base-3-tie-break',
  'base-4',
  'coop-1-new',
  'coop-2-gibbous',
  'coop-4-full',
  'speed-2',
  'speed-3',
  'speed-4',
];

const SEEN = [
  ...RECORDS.map((record) => [record, 0] as const),
  ...['base-4', 'coop-4-full', 'speed-4'].map((record) => [record, 'watch'] as const),
];

/** Where the first toy will be laid, by reveal. */
function answersOf({ moments }: Stream): Map<number, { x: number; y: number }> {
  const answers = new Map<number, { x: number; y: number }>();
  for (const { public: table } of moments.map(({ view }) => view)) {
    const answer = table.answer ?? (table.card === null ? table.last?.answer : null);
    if (answer) answers.set(table.reveal, answer);
  }
  return answers;
}

/** AR-24: before the first toy is laid the page holds neither its place nor a glow. */
function tellsNothing(container: HTMLElement, asked: { x: number }): void {
  expect(container.querySelector('.disc, [data-glow]')).toBeNull();
  const places = [...container.querySelectorAll<HTMLElement>('[style]')].map((node) => node.style.left);
  for (const radius of Object.values(RADIUS))
    expect(places).not.toContain(`${((860 + asked.x - radius) / 1720) * 100}%`);
}

test.each(SEEN)('%s, seen from %s: every move is drawn without a fault, and AR-24 holds', async (record, seat) => {
  const faults = vi.spyOn(console, 'error');
  const seen = stream(record, seat);
  const [opening] = seen.moments;
  if (!opening) throw new Error('an empty stream');
  const { rerender, props, container } = show(seen, opening);
  const answers = answersOf(seen);
  let hidden = 0;
  for (const moment of seen.moments.slice(1)) {
    await rerender({ ...props, ...moment });
    expect(container.querySelectorAll('[data-kind]')).toHaveLength(4);
    expect(container.innerHTML).not.toMatch(/NaN|undefined/);
    const { card, answer, reveal } = moment.view.public;
    const asked = answers.get(reveal);
    if (card === null || answer !== null || !asked) continue;
    hidden += 1;
    tellsNothing(container, asked);
  }
  expect(hidden).toBeGreaterThan(3);
  expect(container.querySelector('h2')?.textContent).toMatch(/Good morning|Good night|stronger/);
  expect(faults).not.toHaveBeenCalled();
  faults.mockRestore();
});

test('AR-23: every disc and the card are drawn in one unit, and nothing can be dragged', () => {
  const [seen, moment] = first('base-4', 0, ({ public: table }) => table.phase === 'choose');
  const { container } = show(seen, moment);
  const sizes = [...container.querySelectorAll<HTMLElement>('.spot')].map((spot) =>
    Number(spot.style.getPropertyValue('--r')),
  );
  expect(sizes).toEqual([860, 760, 650, 555, 475]);
  expect(container.querySelector('[draggable="true"]')).toBeNull();
});

test('AR-7: a player takes a toy in turn with one touch, and only in turn', async () => {
  const [seen, moment] = first('base-4', 0, ({ public: table }) => table.phase === 'choose' && table.active === 0);
  const { container, act } = show(seen, moment);
  await fireEvent.pointerDown(pile(container, 'panda'));
  expect(act).not.toHaveBeenCalled();
  await fireEvent.click(pile(container, 'panda'));
  expect(act).toHaveBeenCalledExactlyOnceWith({ type: 'take', toy: nearest(moment.view.public.circle, 'panda', 0) });
  cleanup();
  const [other, wait] = first('base-4', 0, ({ public: table }) => table.phase === 'choose' && table.active !== 0);
  const watched = show(other, wait);
  await fireEvent.click(pile(watched.container, 'panda'));
  expect(watched.act).not.toHaveBeenCalled();
  expect(pile(watched.container, 'panda').getAttribute('aria-disabled')).toBe('true');
});

test('AR-7: the keys 1 to 4 take the kinds from the largest', async () => {
  const [seen, moment] = first('base-4', 0, ({ public: table }) => table.phase === 'choose' && table.active === 0);
  const { act } = show(seen, moment);
  await fireEvent.keyDown(document.body, { key: '1' });
  expect(act).toHaveBeenCalledExactlyOnceWith({ type: 'take', toy: 0 });
});

test('AR-8, AR-11: the first player turns up, and each lays their own toy', async () => {
  for (const phase of ['turn', 'lay'] as const) {
    const [seen, moment] = first('base-4', 0, ({ public: table }) => table.phase === phase && table.active === 0);
    const { container, act } = show(seen, moment);
    await fireEvent.click(
      within(container).getByRole('button', { name: phase === 'turn' ? 'Turn it up!' : 'Lay it on!' }),
    );
    expect(act).toHaveBeenCalledExactlyOnceWith({ type: phase });
    cleanup();
  }
});

test('AR-23: once laid, the disc lies at its best position and what sticks out is marked', async () => {
  const seen = stream('base-4', 'watch');
  const moment = seen.moments.find(({ events }) => events.some((event) => event.type === 'laid' && !event.covered));
  const best = moment?.view.public.answer ?? moment?.view.public.last?.answer;
  if (!moment || !best) throw new Error('nothing ever stuck out');
  const { container } = show(seen, moment);
  const disc = container.querySelector<HTMLElement>('.disc');
  expect(disc?.style.left).toBe(`${((860 + best.x - 555) / 1720) * 100}%`);
  expect(container.querySelector('[data-glow]')).not.toBeNull();
  await waitFor(() => expect(container.textContent).toContain('A bit sticks out!'));
});

test('AR-21: in the race the press counts, with its own time stamp, and one hand reaches for one toy', async () => {
  const [seen, moment] = first(
    'speed-3',
    0,
    (view) => view.public.phase === 'grab' && view.public.toys[0] === null && view.grasp === null,
  );
  const { container, act } = show(seen, moment);
  await fireEvent.pointerDown(pile(container, 'rabbit'));
  expect(act).toHaveBeenCalledOnce();
  const [action, press] = act.mock.calls[0] ?? [];
  expect(action).toEqual({ type: 'grab', toy: 6, reveal: moment.view.public.reveal });
  expect(press?.type).toBe('pointerdown');
  await fireEvent.click(pile(container, 'rabbit'), { detail: 1 });
  await fireEvent.pointerDown(pile(container, 'bear'));
  expect(act).toHaveBeenCalledOnce();
});

test('AR-21: a grab is felt at once; a toy taken in turn is not', async () => {
  const vibrate = vi.fn();
  Object.defineProperties(navigator, {
    vibrate: { value: vibrate, configurable: true },
    maxTouchPoints: { value: 5, configurable: true },
  });
  awaitGesture();
  dispatchEvent(new Event('pointerup'));
  const [seen, moment] = first('speed-3', 0, (view) => view.public.phase === 'grab' && view.public.toys[0] === null);
  await fireEvent.pointerDown(pile(show(seen, moment).container, 'rabbit'));
  expect(vibrate).toHaveBeenCalledOnce();
  cleanup();
  const [calm, turn] = first('base-4', 0, ({ public: table }) => table.phase === 'choose' && table.active === 0);
  await fireEvent.click(pile(show(calm, turn).container, 'bear'));
  expect(vibrate).toHaveBeenCalledOnce();
});

test('AR-21: a slower hand is told by how much at once, and sees the photo finish when it has its toy', async () => {
  const seen = stream('speed-3', 0);
  const moment = seen.moments.find(({ events }) =>
    events.some((event) => event.type === 'grabbed' && event.late.some(({ seat }) => seat === 0)),
  );
  if (!moment) throw new Error('never late');
  const { container, rerender, props } = show(seen, moment);
  expect(container.querySelector('.words')?.textContent).toBe('3 ms too late. Take another toy!');
  expect(within(container).queryByRole('img', { name: /^Photo finish/ })).toBeNull();
  const toys = moment.view.public.toys.map((toy, seat) => (seat === 0 ? 0 : toy));
  await rerender({ ...props, view: { ...moment.view, public: { ...moment.view.public, toys } }, events: [] });
  expect(within(container).getByRole('img', { name: /^Photo finish/ })).toBeTruthy();
});

test('AR-21: on one tablet each touch belongs to the row it falls on', async () => {
  const [seen, moment] = first(
    'speed-3',
    0,
    (view) => view.public.phase === 'grab' && view.public.toys.every((toy) => toy === null),
  );
  const acts = [0, 1, 2].map(() => vi.fn());
  const zones = acts.map((act, seat) => ({ seat, act }));
  const { container } = render(Host, {
    props: { names: seen.players.map(({ name }) => name), me: null, act: vi.fn(), ...moment, zones },
  });
  for (const seat of [2, 0]) {
    const row = container.querySelector(`[data-zone="${seat}"]`);
    if (!row) throw new Error('no row');
    await fireEvent.pointerDown(pile(row, 'unicorn'));
  }
  expect(acts.map((act) => act.mock.calls.length)).toEqual([1, 0, 1]);
  expect(acts[2]?.mock.calls[0]?.[0]).toEqual({ type: 'grab', toy: 7, reveal: moment.view.public.reveal });
});

test('AR-21: hands meet on one bear only when bears are scarce', () => {
  expect([0, 1, 2, 3].map((seat) => nearest([0, 1, 2, 3, 6], 'bear', seat))).toEqual([0, 1, 2, 3]);
  expect([0, 1].map((seat) => nearest([0, 6], 'bear', seat))).toEqual([0, 0]);
  expect(nearest([0, 6], 'panda', 1)).toBeUndefined();
});

test('AR-17: point, answer, place; pointing twice at one toy is not asked for', async () => {
  const [seen, moment] = first(
    'coop-4-full',
    0,
    ({ public: table }) => table.phase === 'point' && table.active === 0 && table.proposal === null,
  );
  const pointing = show(seen, moment);
  await fireEvent.click(pile(pointing.container, 'bear'));
  expect(pointing.act).toHaveBeenCalledExactlyOnceWith({
    type: 'point',
    toy: nearest(moment.view.public.circle, 'bear', 0),
  });
  cleanup();

  const [, asked] = first(
    'coop-4-full',
    0,
    ({ public: table }) => table.proposal !== null && table.active !== 0 && table.opinions[0] === null,
  );
  const toy = asked.view.public.proposal;
  const answering = show(seen, asked);
  await fireEvent.click(within(answering.container).getByRole('button', { name: /^Agree to/ }));
  await fireEvent.click(within(answering.container).getByRole('button', { name: /^Object to/ }));
  expect(answering.act.mock.calls.map(([action]) => action)).toEqual([
    { type: 'agree', toy },
    { type: 'object', toy },
  ]);
  cleanup();

  const [, heard] = first('coop-4-full', 0, ({ public: { active, placeable } }) => active === 0 && placeable);
  const placing = show(seen, heard);
  await fireEvent.click(within(placing.container).getByRole('button', { name: /^Place/ }));
  expect(placing.act).toHaveBeenCalledExactlyOnceWith({ type: 'place', toy: heard.view.public.proposal });
});

test('AR-17: while somebody objects there is nothing to place, and it is said who', () => {
  const [seen, moment] = first('coop-4-full', 0, ({ public: { active, placeable } }) => active === 0 && placeable);
  const table = { ...moment.view.public, placeable: false, opinions: [null, true, false, true] };
  const { container } = show(seen, { ...moment, view: { ...moment.view, public: table } });
  expect(within(container).queryByRole('button', { name: /^Place/ })).toBeNull();
  expect(container.querySelector('.words')?.textContent).toBe(`${seen.players[2]?.name} objects. Another toy?`);
});

test('AR-17: the ring counts down to the moment from which silence is a yes, then to the end of the talk', async () => {
  const [seen, moment] = first(
    'coop-4-full',
    0,
    ({ public: { active, answer_by, opinions } }) => active === 0 && answer_by !== null && !opinions.some(Boolean),
  );
  const { at, view } = moment;
  const asked = { ...view.public, answer_by: at + 20_000, until: at + 75_000 }; // with more time for a child
  const seconds = (): string | undefined => within(container).getByRole('timer').textContent.trim();
  const { container, rerender, props } = show(seen, { ...moment, view: { ...view, public: asked } });
  expect(container.querySelector('.words')?.textContent).toMatch(/Silence is a yes/);
  expect(seconds()).toBe('20');
  for (const more of [{ answer_by: null }, { opinions: [null, false, null, null] }, { placeable: true }]) {
    await rerender({ ...props, view: { ...view, public: { ...asked, ...more } } });
    await waitFor(() => expect(seconds()).toBe('75'));
  }
});

test('AR-17: alone, touching a toy is choosing it', async () => {
  const [seen, moment] = first('coop-1-new', 0, ({ public: table }) => table.phase === 'point');
  const { container, act } = show(seen, moment);
  await fireEvent.click(pile(container, 'bear'));
  expect(act).toHaveBeenCalledExactlyOnceWith({ type: 'point', toy: 0 });
});

test('a spectator sees pictures with names and sizes, and no button', () => {
  const seen = stream('base-4', 'watch');
  const moment = seen.moments[1];
  if (!moment) throw new Error('an empty stream');
  const { container } = show(seen, moment);
  expect(within(container).queryAllByRole('button')).toEqual([]);
  expect(within(container).getByRole('img', { name: 'The unicorn. The smallest disc, 4 stars, 1 left.' })).toBeTruthy();
});

test('every event is told once, in order, in the player’s language', async () => {
  const seen = stream('base-2', 0);
  const [opening, turned] = seen.moments;
  if (!opening || !turned) throw new Error('an empty stream');
  const { rerender, props } = show(seen, opening);
  notices.urgent.length = notices.polite.length = 0;
  await speak('fr', (lang) => choose({ lang }));
  const story = (JSON.parse(readFileSync(`${STREAMS}/base-2/story-fr.json`, 'utf8')) as Record<string, string[]>)[
    turned.number
  ];
  await rerender({ ...props, ...turned, story });
  expect(notices.polite.filter(({ text }) => text.includes(' retourne '))).toHaveLength(1);
});
