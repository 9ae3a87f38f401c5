import { cleanup, fireEvent, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { expect, test, vi } from 'vitest';
import { cardName, lasting } from '../names';
import { Rows } from '../rows.svelte';
import type { MobyPickEvent, MobyPickView } from '$lib/protocol.gen';
import { withNames } from '$lib/play/story';
import { mayTouch, names, stream } from './streams';
import { middle, prepare, show, spoken } from './show';

prepare();

/** A press at a moment in milliseconds. */
const at = (timeStamp: number): Event =>
  Object.defineProperty(new PointerEvent('pointerdown', { bubbles: true, button: 0 }), 'timeStamp', {
    value: timeStamp,
  });

test('MP-15: pressing the card touches it, with its number and the press itself, once', async () => {
  const { act, view } = show('base-5', 2, mayTouch);
  const press = at(1000);
  middle().dispatchEvent(press);
  middle().dispatchEvent(at(1100));
  await tick();
  expect(act).toHaveBeenCalledOnce();
  expect(act).toHaveBeenCalledWith({ type: 'touch', reveal: view.public.reveal }, press);
  expect(middle().classList.contains('pressed')).toBe(true);
  expect(middle().classList.contains('claimed')).toBe(false); // feedback, not a state the table has not sent
});

test('a name tag holds the whole name, however long, also where the screen cuts it', () => {
  const long = ['Jean-Luc', 'O’Brien', 'Ada', "d'Artagnan", 'Marie-Ange L’Hermite-Roy'];
  const { board } = show('base-5', 2, mayTouch, { names: long });
  const tags = [...board.container.querySelectorAll<HTMLElement>('.name[title]')];
  expect(tags.map(({ textContent }) => textContent).sort()).toEqual(long.filter((name) => name !== 'Ada').sort());
  expect(tags.map(({ title }) => title)).toEqual(tags.map(({ textContent }) => textContent));
});

test('MP-15: after a false start one may touch again', () => {
  const { act } = show('base-5', 2, mayTouch);
  for (const moment of [1000, 1100, 1700]) middle().dispatchEvent(at(moment));
  expect(act).toHaveBeenCalledTimes(2);
});

test.each([' ', 'Enter'])(
  'MP-11: the key “%s” touches wherever the focus is, but not twice while it is held',
  async (key) => {
    const { act, view } = show('base-5', 2, mayTouch);
    const link = document.body.appendChild(document.createElement('a'));
    await fireEvent.keyDown(link, { key });
    await fireEvent.keyDown(link, { key, repeat: true });
    link.remove();
    expect(act).toHaveBeenCalledOnce();
    expect(act.mock.calls[0]?.[0]).toEqual({ type: 'touch', reveal: view.public.reveal });
    expect(act.mock.calls[0]?.[1]).toBeInstanceOf(KeyboardEvent);
  },
);

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

test('MP-7, MP-20: a card that was laid face down is named nowhere after a while', async () => {
  vi.useFakeTimers();
  const { moment, found, board } = show('base-5', 2, (_, events) => events.some(({ type }) => type === 'kept'));
  const kept = moment.events.find((event) => event.type === 'kept');
  if (!kept) throw new Error('nothing was kept');
  const line = moment.story[moment.events.indexOf(kept)] ?? '';
  expect(line).toContain(cardName(kept.card));
  expect(spoken()).toContain(withNames(line, names(found)));
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
  const taking = ({ me, public: open }: MobyPickView): boolean =>
    open.phase === 'turn-up' && open.taker === me && (open.rows[me ?? 0] ?? 0) > 2;
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
  expect(act.mock.calls.map(([action]) => action)).toEqual([
    { type: 'turn-up', position: 1 },
    { type: 'turn-up', position: 2 },
  ]);
});

const confusing = ({ me, public: open }: MobyPickView): boolean =>
  open.phase === 'confuse' && open.active === me && open.target === null;

test('MP-22: a row is chosen, then a card and its new place, by keys alone', async () => {
  const { act, view } = show('chance-6', 1, confusing);
  const row = view.public.rows.findIndex((count, seat) => seat !== 1 && count > 1);
  await fireEvent.click(screen.getByRole('button', { name: names(stream('chance-6', 1))[row] as string }));
  await fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
  expect(document.activeElement?.getAttribute('aria-label')).toBe(
    `Take the card from place ${view.public.rows[row] as number}`,
  );
  await fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Take the card from place 1');
  await fireEvent.keyDown(document.body, { key: '1' });
  await fireEvent.keyDown(document.body, { key: 'Escape' });
  await fireEvent.keyDown(document.body, { key: '2' });
  expect(screen.getByRole('button', { name: 'Move the card from place 2 to place 1' })).toBeTruthy();
  await fireEvent.keyDown(document.body, { key: '1' });
  await fireEvent.click(screen.getByRole('button', { name: 'Leave them all' }));
  expect(act.mock.calls.map(([action]) => action)).toEqual([
    { type: 'shift', row, start: 1, end: 0 },
    { type: 'stop' },
  ]);
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
  const moved = (_: MobyPickView, events: readonly MobyPickEvent[]): boolean =>
    events.some(({ type }) => type === 'shifted');
  const shifted = stream('chance-6', 'watch')
    .moments.flatMap(({ events }) => events)
    .find((event) => event.type === 'shifted');
  const { view } = show('chance-6', 'watch', (now, events) => moved(now, events) && now.public.phase === 'confuse');
  expect(view.public.target).toBe(shifted?.row);
  expect(document.querySelector('.confuse .foot b')?.textContent).toBe(
    `Place ${(shifted?.start ?? 0) + 1} → place ${(shifted?.end ?? 0) + 1}`,
  );
  expect([...document.querySelectorAll('.confuse li')].findIndex((place) => place.classList.contains('moved'))).toBe(
    shifted?.end,
  );
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
  const { act } = show(
    'recite-4',
    3,
    ({ me, public: open }) => open.phase === 'race' && open.active === me && open.said === 1,
  );
  await fireEvent.pointerDown(screen.getByRole('button', { name: 'Polly' }), { button: 0 });
  await fireEvent.keyDown(document.body, { key: '3' });
  await fireEvent.keyDown(document.body, { key: ' ' });
  expect(act.mock.calls.map(([action]) => action)).toEqual([1, 2, 1].map((index) => ({ type: 'word', index })));
  act.mock.calls.forEach(([, press]) => expect(press).toBeInstanceOf(Event));
});

test.each([
  ['touch', 'base-5', 2, mayTouch, ' '],
  ['word', 'recite-4', 3, ({ me, public: open }: MobyPickView) => open.active === me && open.said === 1, '3'],
  ['turn-up', 'base-5', 2, ({ me, public: open }: MobyPickView) => open.taker === me, '1'],
] as const)('no key acts behind a dialog or together with Ctrl: %s', async (type, record, seat, fits, key) => {
  const { act } = show(record, seat, fits);
  const dialog = document.body.appendChild(document.createElement('dialog'));
  await fireEvent.keyDown(document.body, { key, ctrlKey: true });
  dialog.setAttribute('open', '');
  await fireEvent.keyDown(document.body, { key });
  dialog.remove();
  expect(act).not.toHaveBeenCalled();
  await fireEvent.keyDown(document.body, { key });
  expect(act).toHaveBeenCalledOnce();
  expect(act.mock.lastCall?.[0]).toMatchObject({ type });
});

test('MP-13: the rhyme runs in four beats from the reveal on this screen', async () => {
  vi.useFakeTimers();
  const fresh = (view: MobyPickView, events: readonly MobyPickEvent[]): boolean =>
    mayTouch(view) && events.some(({ type }) => type === 'revealed');
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

const traits = (within: string): string[] =>
  [...document.querySelectorAll(`${within} li .unseen`)].map((each) => each.textContent);

test('MP-17: what must be the same stands beside the card; a crazy dream has no name to compare', () => {
  const card =
    (crazy: boolean) =>
    ({ public: open }: MobyPickView): boolean =>
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
    show(
      record,
      seat,
      ({ public: open }) => open.phase === 'turn-up' && open.taker === seat && open.reverse === reverse,
    );
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
      if (view.public.phase === 'turn-up' && view.public.reverse && view.public.taker !== null)
        return { record, taker: view.public.taker };
  throw new Error('nobody takes a card in reverse');
}

test('MP-17, MP-19: a pair shows which traits agree, and a miss says what it costs', () => {
  const turned = (_: MobyPickView, events: readonly MobyPickEvent[]): boolean =>
    events.some((event) => event.type === 'turned-up' && event.result === 'miss');
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
  expect(lines).toEqual(touched?.times.map(({ ms }, i) => (i === 0 ? lasting(best) : `+${ms - best}\u00a0ms`)));
  const first = names(stream('chance-6', 'watch'))[touched?.seat ?? 0];
  expect(document.querySelector('figcaption')?.textContent).toBe(
    `Photo finish: ${first}, by ${(touched?.times[1]?.ms ?? 0) - best}\u00a0ms`,
  );
});

test.each(['base-3', 'base-5', 'base-8', 'chance-6', 'recite-4'])(
  'MP-29, MP-30: %s ends with sums that give the scores, in the order of the places',
  (record) => {
    const { found, view } = show(record, 'watch', ({ public: open }) => open.phase === 'over');
    const shown = [...document.querySelectorAll('.ending > ol > li')].map((line) => {
      const sum = line.querySelector('.points')?.textContent.trim() ?? '';
      const [, dreams, crazy, points] = /^(?:(\d+) \+ (\d+) × 2 = )?(\d+)$/.exec(sum) ?? [];
      return {
        name: line.querySelector('.name')?.textContent.trim() ?? '',
        dreams: Number(dreams ?? points),
        crazy: Number(crazy ?? 0),
        points: Number(points),
      };
    });
    const places = shown.map(({ name }) => found.outcome.places[names(found).indexOf(name)] ?? 0);
    expect(places).toEqual([...found.outcome.places].sort((a, b) => a - b));
    for (const { name, dreams, crazy, points } of shown) {
      const seat = names(found).indexOf(name);
      const pile = view.public.piles[seat] ?? [];
      expect({ name, dreams, crazy }).toEqual({
        name,
        dreams: pile.filter((card) => card.name !== null).length,
        crazy: pile.filter((card) => card.name === null).length,
      });
      expect(dreams + crazy * 2).toBe(points);
      expect(points).toBe(found.outcome.scores[seat]);
    }
  },
);
