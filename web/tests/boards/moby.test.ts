import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fit } from '../../../src/ludotheque/games/moby_pick/board/fit';
import { cardName, perform, tell } from '../../../src/ludotheque/games/moby_pick/board/story';
import { Rows } from '../../../src/ludotheque/games/moby_pick/board/rows.svelte';
import Zone from '../../../src/ludotheque/games/moby_pick/board/Zone.svelte';
import { notices } from '../../lib/announce.svelte';
import type { MobyPickAction, MobyPickEvent, MobyPickView } from '../../lib/protocol.gen';
import { choose } from '../../lib/settings.svelte';
import { loadTexts, speak } from '../../lib/texts.svelte';
import { mayTouch, names, stream, type Seat } from './moby';
import Host from './MobyHost.svelte';

/** Show the first moment of a record that fits, to the seat it fits. */
function show(record: string, seat: Seat, fits: (view: MobyPickView, events: readonly MobyPickEvent[]) => boolean, extra: object = {}) {
  const found = stream(record, seat);
  const moment = found.moments.find(({ view, events }) => fits(view, events));
  if (!moment) throw new Error(`${record} has no such moment for ${seat}`);
  const act = vi.fn<(action: MobyPickAction, press?: Event) => void>();
  const { view, events, at } = moment;
  const board = render(Host, { props: { view, events, act, me: view.me, names: names(found), now: at, ...extra } });
  return { act, view, moment, found, board };
}
const middle = (): HTMLElement => screen.getByRole('button', { name: /^Touch: / });
const spoken = (): string[] => [...notices.polite, ...notices.urgent].map(({ text }) => text);

beforeAll(async () => {
  await loadTexts();
  await loadTexts('moby_pick');
});
beforeEach(() => choose({ motion: 'less', sound: false, lang: 'en' }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  notices.polite.length = 0;
  notices.urgent.length = 0;
});

test('MP-15: pressing the card touches it, with its number and the press itself, once', async () => {
  const { act, view } = show('base-5', 2, mayTouch);
  const press = new PointerEvent('pointerdown', { bubbles: true, button: 0 });
  middle().dispatchEvent(press);
  middle().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }));
  await tick();
  expect(act).toHaveBeenCalledOnce();
  expect(act).toHaveBeenCalledWith({ type: 'touch', reveal: view.public.reveal }, press);
  expect(middle().classList.contains('pressed')).toBe(true);
  expect(middle().classList.contains('claimed')).toBe(false); // feedback, not a state the table has not sent
});

test('MP-15: after a false start one may touch again', () => {
  const { act } = show('base-5', 2, mayTouch);
  const at = (timeStamp: number): Event =>
    Object.defineProperty(new PointerEvent('pointerdown', { bubbles: true, button: 0 }), 'timeStamp', { value: timeStamp });
  for (const moment of [1000, 1100, 1700]) middle().dispatchEvent(at(moment));
  expect(act).toHaveBeenCalledTimes(2);
});

test.each([' ', 'Enter'])('MP-11: the key “%s” touches wherever the focus is, but not twice while it is held', async (key) => {
  const { act, view } = show('base-5', 2, mayTouch);
  const link = document.body.appendChild(document.createElement('a'));
  await fireEvent.keyDown(link, { key });
  await fireEvent.keyDown(link, { key, repeat: true });
  link.remove();
  expect(act).toHaveBeenCalledOnce();
  expect(act.mock.calls[0]?.[0]).toEqual({ type: 'touch', reveal: view.public.reveal });
  expect(act.mock.calls[0]?.[1]).toBeInstanceOf(KeyboardEvent);
});

test('a space typed into the chat touches nothing', async () => {
  const { act } = show('base-5', 2, mayTouch);
  const chat = document.body.appendChild(document.createElement('input'));
  await fireEvent.keyDown(chat, { key: ' ' });
  chat.remove();
  expect(act).not.toHaveBeenCalled();
});

test('MP-12: whoever turned the card up cannot touch it', async () => {
  const { act } = show('base-5', 2, ({ me, public: open }) => open.phase === 'race' && open.active === me);
  expect(screen.queryByRole('button', { name: /^Touch: / })).toBeNull();
  await fireEvent.keyDown(document.body, { key: ' ' });
  expect(act).not.toHaveBeenCalled();
});

test('MP-7: the faces of a look are gone from the page when it ends', async () => {
  const { found, moment, board, view } = show('base-5', 2, ({ peek, public: open }) => peek !== null && open.phase === 'remind');
  const faces = (view.peek ?? []).map(cardName);
  const labels = (): string[] => screen.queryAllByRole('img').map((image) => image.getAttribute('aria-label') ?? '');
  expect(faces.length).toBeGreaterThan(0);
  faces.forEach((face, i) => expect(labels()).toContain(`Place ${i + 1}: ${face}`));
  expect(spoken().filter((line) => line.includes(`Place 1: ${faces[0]}`))).toHaveLength(1); // told, and once
  expect(screen.getByRole('timer')).toBeTruthy();
  const after = found.moments[found.moments.indexOf(moment) + 1];
  if (!after) throw new Error('the look never ends');
  await board.rerender({ view: after.view, events: after.events, now: after.at });
  expect(after.view.peek).toBeNull();
  expect(document.querySelector('.look')).toBeNull();
  expect(labels().filter((label) => /^Place \d: /.test(label))).toEqual([]);
  expect(spoken().filter((line) => line.includes('Place 1: '))).toEqual([]);
});

test('MP-7, MP-20: a card that was laid face down is named nowhere after a while', async () => {
  vi.useFakeTimers();
  const { moment, found, board } = show('base-5', 2, (_, events) => events.some(({ type }) => type === 'kept'));
  const kept = moment.events.find((event) => event.type === 'kept');
  if (!kept) throw new Error('nothing was kept');
  expect(spoken()).toContain(tell(kept, (seat) => names(found)[seat] ?? ''));
  vi.advanceTimersByTime(7001);
  expect(spoken()).toEqual([]);
  await board.rerender({ events: [] });
  expect(document.body.innerHTML).not.toContain(cardName(kept.card));
});

test('MP-10: the active player turns up the next card by button and by key, the others cannot', async () => {
  const { act } = show('base-5', 2, ({ me, public: open }) => open.phase === 'flip' && open.active === me);
  await fireEvent.click(screen.getAllByRole('button', { name: 'Turn up a card' })[0] as HTMLElement);
  await fireEvent.keyDown(document.body, { key: 'Enter' });
  expect(act.mock.calls.map(([action]) => action)).toEqual([{ type: 'flip' }, { type: 'flip' }]);
  cleanup();
  const other = show('base-5', 2, ({ me, public: open }) => open.phase === 'flip' && open.active !== me);
  await fireEvent.keyDown(document.body, { key: 'Enter' });
  expect(other.act).not.toHaveBeenCalled();
});

test('MP-16: the taker turns up a card by pressing it, by its digit, or by arrows and Enter; no key chooses by accident', async () => {
  const taking = ({ me, public: open }: MobyPickView): boolean => open.phase === 'turn-up' && open.taker === me && (open.rows[me ?? 0] ?? 0) > 2;
  const { act, view } = show('base-5', 2, taking);
  const last = (view.public.rows[2] ?? 0) - 1;
  await fireEvent.keyDown(document.body, { key: ' ' }); // the key that has just touched
  expect(act).not.toHaveBeenCalled();
  await fireEvent.keyDown(document.body, { key: '2' });
  await fireEvent.click(screen.getByRole('button', { name: 'Turn up place 3' }));
  await fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Turn up place 1');
  await fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
  expect(document.activeElement?.getAttribute('aria-label')).toBe(`Turn up place ${last + 1}`);
  expect(act.mock.calls.map(([action]) => action)).toEqual([{ type: 'turn-up', position: 1 }, { type: 'turn-up', position: 2 }]);
});

const confusing = ({ me, public: open }: MobyPickView): boolean => open.phase === 'confuse' && open.active === me && open.target === null;

test('MP-22: a row is chosen, then a card and its new place, by keys alone', async () => {
  const { act, view } = show('chance-6', 1, confusing);
  const row = view.public.rows.findIndex((count, seat) => seat !== 1 && count > 1);
  await fireEvent.click(screen.getByRole('button', { name: names(stream('chance-6', 1))[row] as string }));
  await fireEvent.keyDown(document.body, { key: '1' });
  await fireEvent.keyDown(document.body, { key: 'Escape' });
  await fireEvent.keyDown(document.body, { key: '2' });
  expect(screen.getByRole('button', { name: 'Move the card from place 2 to place 1' })).toBeTruthy();
  await fireEvent.keyDown(document.body, { key: '1' });
  await fireEvent.click(screen.getByRole('button', { name: 'Leave them all' }));
  expect(act.mock.calls.map(([action]) => action)).toEqual([{ type: 'shift', row, start: 1, end: 0 }, { type: 'stop' }]);
});

test('MP-22: dragging a card to another place moves it there', async () => {
  const { act, view } = show('chance-6', 1, confusing);
  const row = view.public.rows.findIndex((count, seat) => seat !== 1 && count > 1);
  await fireEvent.click(screen.getByRole('button', { name: names(stream('chance-6', 1))[row] as string }));
  const places = [...document.querySelectorAll('.confuse li')];
  places.forEach((place, i) => (place.getBoundingClientRect = () => new DOMRect(i * 100, 0, 80, 112)));
  const card = screen.getByRole('button', { name: 'Take the card from place 1' });
  await fireEvent.pointerDown(card, { button: 0, clientX: 40, clientY: 50 });
  await fireEvent.pointerMove(card, { clientX: 135, clientY: 55 });
  await fireEvent.pointerUp(card);
  expect(act.mock.calls).toEqual([[{ type: 'shift', row, start: 0, end: 1 }]]);
});

test('MP-22: another seat sees the way of the card that moved, in a drawing and in words', () => {
  const moved = (_: MobyPickView, events: readonly MobyPickEvent[]): boolean => events.some(({ type }) => type === 'shifted');
  const shifted = stream('chance-6', 'watch').moments.flatMap(({ events }) => events).find((event) => event.type === 'shifted');
  const { view } = show('chance-6', 'watch', (now, events) => moved(now, events) && now.public.phase === 'confuse');
  expect(view.public.target).toBe(shifted?.row);
  expect(document.querySelector('.confuse .foot b')?.textContent).toBe(`Place ${(shifted?.start ?? 0) + 1} → place ${(shifted?.end ?? 0) + 1}`);
  expect([...document.querySelectorAll('.confuse li')].findIndex((place) => place.classList.contains('moved'))).toBe(shifted?.end);
  expect(document.querySelector('.confuse .bow')).not.toBeNull();
});

test('MP-22: everyone can follow with the eyes which back went where', () => {
  const rows = new Rows();
  rows.follow([], [3, 2]);
  const before = rows.backs[0] ?? [];
  rows.follow([{ type: 'shifted', seat: 1, row: 0, start: 0, end: 2 }], [3, 2]);
  expect(rows.backs[0]).toEqual([before[1], before[2], before[0]]);
  const turned = { type: 'turned-up', seat: 0, position: 1 } as MobyPickEvent;
  rows.follow([turned], [2, 2]);
  expect(rows.backs[0]).toEqual([before[1], before[0]]);
  rows.follow([{ type: 'kept', seat: 1 } as MobyPickEvent], [2, 3]);
  expect(rows.arrived).toBe(rows.backs[1]?.[2]);
  rows.follow([], [4, 1]); // a jump in a replay
  expect(rows.backs.map((row) => row.length)).toEqual([4, 1]);
  expect(new Set(rows.backs.flat()).size).toBe(5);
});

test('MP-14: the reciter taps the words, by press and by digit, each with its own time', async () => {
  const { act } = show('recite-4', 3, ({ me, public: open }) => open.phase === 'race' && open.active === me && open.said === 1);
  await fireEvent.pointerDown(screen.getByRole('button', { name: 'Polly' }), { button: 0 });
  await fireEvent.keyDown(document.body, { key: '3' });
  await fireEvent.keyDown(document.body, { key: ' ' });
  expect(act.mock.calls.map(([action]) => action)).toEqual([1, 2, 1].map((index) => ({ type: 'word', index })));
  act.mock.calls.forEach(([, press]) => expect(press).toBeInstanceOf(Event));
});

test('MP-13: the rhyme runs in four beats from the reveal on this screen', async () => {
  vi.useFakeTimers();
  const fresh = (view: MobyPickView, events: readonly MobyPickEvent[]): boolean => mayTouch(view) && events.some(({ type }) => type === 'revealed');
  const { moment } = show('base-5', 2, fresh, { now: 1e9 }); // a clock that runs ahead does not shorten it
  const lit = (): number => document.querySelectorAll('.word.now, .word.past').length;
  const beat = ((moment.view.public.until ?? 0) - moment.view.public.shown) / 4;
  const counts: number[] = [];
  for (let i = 0; i < 4; i += 1) {
    await vi.advanceTimersByTimeAsync(i === 0 ? 1 : beat);
    counts.push(lit());
  }
  expect(counts).toEqual([1, 2, 3, 4]);
});

/** The traits of the card in the middle, or of a pair, as a screen reader hears them. */
const traits = (within: string): string[] => [...document.querySelectorAll(`${within} li .unseen`)].map((each) => each.textContent);

test('MP-17: what must be the same stands beside the card; a crazy dream has no name to compare', () => {
  const card = (crazy: boolean) => ({ public: open }: MobyPickView): boolean =>
    open.phase === 'race' && !open.reverse && open.card?.type === 'friend' && (open.card.name === null) === crazy;
  show('base-5', 2, card(false));
  expect(traits('.side')).toEqual(['the same figure', 'the same background', 'the same name']);
  cleanup();
  show('base-5', 2, card(true));
  expect(traits('.side')).toEqual(['the same figure', 'the same background']);
});

test('MP-16, MP-24: whoever takes the card is told what to turn up, and what a wrong card costs', () => {
  const asked = (record: string, seat: number, reverse: boolean): string => {
    cleanup();
    show(record, seat as Seat, ({ public: open }) => open.phase === 'turn-up' && open.taker === seat && open.reverse === reverse);
    return document.querySelector('.prompt')?.textContent ?? '';
  };
  expect(asked('base-5', 2, false)).toMatch(/its twin.*both are lost/);
  const { record, taker } = reversed();
  expect(asked(record, taker, true)).toMatch(/differs in all.*both are lost/);
});

/** A record in which somebody takes a card in reverse, and who. */
function reversed(): { record: string; taker: number } {
  for (const record of ['base-3', 'base-5', 'base-8', 'chance-6', 'recite-4'])
    for (const { view } of stream(record, 'watch').moments)
      if (view.public.phase === 'turn-up' && view.public.reverse && view.public.taker !== null) return { record, taker: view.public.taker };
  throw new Error('nobody takes a card in reverse');
}

test('MP-17, MP-19: a pair shows which traits agree, and a miss says what it costs', () => {
  const turned = (_: MobyPickView, events: readonly MobyPickEvent[]): boolean => events.some((event) => event.type === 'turned-up' && event.result === 'miss');
  const { moment, found } = show('base-5', 'watch', turned);
  const pair = moment.events.find((event) => event.type === 'turned-up');
  if (!pair) throw new Error('no pair');
  const { middle: one, card: other } = pair;
  const compared = (['figure', 'background', 'name'] as const)
    .filter((trait) => one[trait] !== null && other[trait] !== null)
    .map((trait) => `${one[trait] === other[trait] ? 'the same' : 'another'} ${trait}`);
  expect(traits('figcaption')).toEqual(compared);
  expect(document.querySelectorAll('figcaption .wrong').length).toBeGreaterThan(0);
  expect(document.querySelector('figcaption')?.textContent).toContain(`${names(found)[pair.seat]} loses both cards`);
});

test('MP-20: whoever turned the card up sees the place that waits for it at the right end of their row', () => {
  const { view } = show('base-5', 2, ({ me, public: open }) => open.phase === 'race' && open.active === me);
  expect(document.querySelector('.own ol')?.getAttribute('data-next')).toBe(String((view.public.rows[2] ?? 0) + 1));
  expect(document.querySelector('.prompt')?.textContent).toContain('remember it');
  cleanup();
  show('base-5', 2, mayTouch);
  expect(document.querySelector('.own ol')?.hasAttribute('data-next')).toBe(false);
});

test('MP-24: a reversal cannot be missed: banner, frame, traits and words', () => {
  show('base-5', 2, (view) => mayTouch(view) && view.public.reverse);
  expect(traits('.side').every((trait) => trait.startsWith('another '))).toBe(true);
  expect(traits('.side').length).toBeGreaterThan(1);
  expect(document.querySelector('.ribbon')?.textContent).toContain('Reverse!');
  expect(document.querySelector('.middle.framed')).not.toBeNull();
  expect(document.querySelector('.prompt')?.textContent).toContain('All different?');
});

test('MP-15: a race of several ends in a photo finish with everyone’s time', () => {
  const close = (_: MobyPickView, events: readonly MobyPickEvent[]): boolean =>
    events.some((event) => event.type === 'touched' && event.times.length > 1);
  const { moment } = show('chance-6', 'watch', close);
  const touched = moment.events.find((event) => event.type === 'touched');
  const best = touched?.times[0]?.ms ?? 0;
  const lines = [...document.querySelectorAll('figure li .ms')].map((line) => line.textContent);
  expect(lines).toEqual(touched?.times.map(({ ms }, i) => (i === 0 ? `${best} ms` : `+${ms - best} ms`)));
  const first = names(stream('chance-6', 'watch'))[touched?.seat ?? 0];
  expect(document.querySelector('figcaption')?.textContent).toBe(`Photo finish: ${first}, by ${(touched?.times[1]?.ms ?? 0) - best} ms`);
});

test.each(['base-3', 'base-5', 'base-8', 'chance-6', 'recite-4'])('MP-29, MP-30: %s ends with sums that give the scores, in the order of the places', (record) => {
  const { found, view } = show(record, 'watch', ({ public: open }) => open.phase === 'over');
  const shown = [...document.querySelectorAll('.ending li')].map((line) => {
    const sum = line.querySelector('.points')?.textContent.trim() ?? '';
    const [, dreams, crazy, points] = /^(?:(\d+) \+ (\d+) × 2 = )?(\d+)$/.exec(sum) ?? [];
    return { name: line.querySelector('.name')?.textContent.trim() ?? '', dreams: Number(dreams ?? points), crazy: Number(crazy ?? 0), points: Number(points) };
  });
  const places = shown.map(({ name }) => found.outcome.places[names(found).indexOf(name)] ?? 0);
  expect(places).toEqual([...found.outcome.places].sort((a, b) => a - b));
  for (const { name, dreams, crazy, points } of shown) {
    const seat = names(found).indexOf(name);
    const pile = view.public.piles[seat] ?? [];
    expect({ name, dreams, crazy }).toEqual({ name, dreams: pile.filter((card) => card.name !== null).length, crazy: pile.filter((card) => card.name === null).length });
    expect(dreams + crazy * 2).toBe(points);
    expect(points).toBe(found.outcome.scores[seat]);
  }
});

test('one tablet: each zone touches for its own seat, and the card in the middle for nobody', async () => {
  const { act, view } = show('base-5', 2, mayTouch, { mine: [1, 2] });
  await fireEvent.keyDown(document.body, { key: ' ' });
  expect(screen.queryByRole('button', { name: /^Touch: / })).toBeNull();
  expect(act).not.toHaveBeenCalled();
  const zone = vi.fn<(action: MobyPickAction, press: Event) => void>();
  render(Zone, { props: { view, seat: 2, act: zone, name: 'Léa', avatar: 'fox' } });
  const press = new PointerEvent('pointerdown', { bubbles: true });
  screen.getByRole('button', { name: 'Touch here!' }).dispatchEvent(press);
  expect(zone.mock.calls).toEqual([[{ type: 'touch', reveal: view.public.reveal }, press]]);
  await tick();
  expect(screen.getByRole('button', { name: 'Touched!' })).toBeTruthy();
});

test('one tablet: the taker turns up a card in their own zone, and whose turn it is the next one', async () => {
  const act = vi.fn<(action: MobyPickAction, press: Event) => void>();
  const zone = (fits: (view: MobyPickView) => boolean): void => {
    const view = stream('base-5', 2).moments.find((moment) => fits(moment.view))?.view;
    if (!view) throw new Error('no such moment');
    render(Zone, { props: { view, seat: 2, act, name: 'Léa', avatar: 'fox' } });
  };
  zone(({ public: open }) => open.phase === 'turn-up' && open.taker === 2);
  await fireEvent.click(screen.getByRole('button', { name: 'Turn up place 2' }));
  cleanup();
  zone(({ public: open }) => open.phase === 'flip' && open.active === 2);
  await fireEvent.click(screen.getByRole('button', { name: 'Turn up a card' }));
  expect(act.mock.calls.map(([action]) => action)).toEqual([{ type: 'turn-up', position: 1 }, { type: 'flip' }]);
});

test('MP-14: on one tablet the words are tapped at the edge of whoever says them, and in the middle by nobody', async () => {
  const { view } = show('recite-4', 3, ({ me, public: open }) => open.phase === 'race' && open.active === me && open.said === 1, { mine: [1, 3] });
  expect(document.querySelectorAll('.rhyme button')).toHaveLength(0);
  const act = vi.fn<(action: MobyPickAction, press: Event) => void>();
  render(Zone, { props: { view, seat: 3, act, name: 'Léa', avatar: 'fox' } });
  expect(document.querySelector('.zone .wanted')?.textContent).toBe('Polly');
  await fireEvent.pointerDown(screen.getByRole('button', { name: 'Polly' }), { button: 0 });
  expect(act.mock.calls.map(([action]) => action)).toEqual([{ type: 'word', index: 1 }]);
});

test('however many cards, they fit their box, in one row where that is large enough', () => {
  const box = { width: 320, height: 300, gap: 10, most: 104, good: 0.5 };
  for (let count = 1; count <= 20; count += 1) {
    const { columns, size } = fit(count, box);
    const rows = Math.ceil(count / columns);
    expect(columns * size + (columns - 1) * box.gap).toBeLessThanOrEqual(box.width);
    expect(rows * size * 1.4 + (rows - 1) * box.gap).toBeLessThanOrEqual(box.height);
    expect(size).toBeGreaterThanOrEqual(24); // as large as a finger needs at least
  }
  expect(fit(4, box).columns).toBe(4);
  expect(fit(0, box)).toEqual({ columns: 1, size: 0 });
});

test('every event that matters is heard, and nothing where the sound is off', () => {
  const started = vi.fn();
  const ramp = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  const node = { connect: (next: unknown) => next, start: started, stop: vi.fn(), frequency: ramp, gain: ramp, type: '' };
  vi.stubGlobal('AudioContext', class {
    state = 'running'; currentTime = 0; destination = node; sampleRate = 2;
    createOscillator = () => node; createGain = () => node; createBufferSource = () => node; createBiquadFilter = () => node;
    createBuffer = () => ({ getChannelData: () => [] });
  });
  const events = ['base-5', 'recite-4', 'chance-6'].flatMap((record) => stream(record, 'watch').moments.flatMap((moment) => moment.events));
  const matters = events.filter((event) => event.type !== 'said' && !(event.type === 'revealed' && event.card.type === 'alarm')); // it rings
  const first = [...new Map(matters.map((event) => [event.type, event])).values()];
  const heard = (): string[] =>
    first.filter((event) => {
      started.mockClear();
      perform([event], () => 'Anna', () => true);
      return started.mock.calls.length > 0;
    }).map(({ type }) => type);
  choose({ sound: true });
  expect(heard()).toEqual(first.map(({ type }) => type));
  choose({ sound: false });
  expect(heard()).toEqual([]);
  vi.unstubAllGlobals();
});

test('every event is told in both languages, with no hole in the sentence', async () => {
  const found = stream('chance-6', 'watch');
  const events = ['base-5', 'recite-4', 'chance-6'].flatMap((record) => stream(record, 'watch').moments.flatMap((moment) => moment.events));
  expect(new Set(events.map(({ type }) => type)).size).toBeGreaterThanOrEqual(11);
  for (const lang of ['en', 'fr'] as const) {
    await speak(lang, (chosen) => choose({ lang: chosen }));
    for (const event of events) expect(tell(event, (seat) => names(found)[seat] ?? '')).not.toMatch(/[{}$]|event-|undefined/);
  }
});
