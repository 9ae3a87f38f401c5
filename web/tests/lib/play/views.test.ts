import { expect, test } from 'vitest';
import { join, Views, type Shown } from '$lib/play/views';
import type { Update } from '$lib/protocol.gen';

const cases: [string, unknown, unknown, unknown][] = [
  ['a new value', 1, 2, 2],
  ['a value that is gone', { a: 1 }, null, null],
  [
    'fields of an object',
    { a: 1, b: [1], c: { d: 2 } },
    { b: [2], c: { d: 3, e: 4 } },
    { a: 1, b: [2], c: { d: 3, e: 4 } },
  ],
  ['items of an array', [1, { a: 1, b: 2 }, 3], { 1: { a: 5 } }, [1, { a: 5, b: 2 }, 3]],
  ['more items', [1, 2], { '+': [3, { a: 1 }] }, [1, 2, 3, { a: 1 }]],
  ['another item, and more', [1, 2], { 0: 7, '+': [3] }, [7, 2, 3]],
  ['a new object in the place of nothing', { card: null }, { card: { '=': { x: 1 } } }, { card: { x: 1 } }],
  ['a new object in the place of another', { card: { x: 1 } }, { card: { '=': { y: 1 } } }, { card: { y: 1 } }],
];

test.each(cases)('%s', (_, old, delta, wanted) => {
  const before = JSON.stringify(old);
  expect(join(old, delta)).toEqual(wanted);
  expect(JSON.stringify(old)).toBe(before);
});

const whole = (seat: number | null, number: number, hand: number[]) =>
  ({ type: 'whole', number, epoch: 1, at: 0, seat, view: { me: seat, hand, public: { turn: 1, active: 0 } } }) as const;
const update = (number: number, more: Partial<Update> = {}): Update => ({
  type: 'update',
  number,
  at: number,
  ...more,
});

test('what changed is joined to the view of its seat; what did not is the same object', () => {
  const views = new Views();
  const first = views.take(whole(0, 3, [1, 2])) as Shown;
  const next = views.take(update(4, { public: { turn: 2 }, events: [{ type: 'x' }] })) as Shown;
  expect(next).toEqual({
    type: 'update',
    number: 4,
    epoch: 1,
    at: 4,
    seat: 0,
    view: { me: 0, hand: [1, 2], public: { turn: 2, active: 0 } },
    events: [{ type: 'x' }],
    whole: false,
  });
  expect((next.view as { hand: unknown }).hand).toBe((first.view as { hand: unknown }).hand);
  const own = views.take(update(6, { after: 4, own: { hand: [2] }, epoch: 2 })) as Shown;
  expect([own.view, own.epoch]).toEqual([{ me: 0, hand: [2], public: { turn: 2, active: 0 } }, 2]);
});

test('several seats of one socket are told apart by their names', () => {
  const views = new Views();
  views.take(whole(0, 3, [1]));
  views.take(whole(1, 3, [2]));
  expect(views.take(update(4, { seat: 0, own: { hand: [9] } }))).toMatchObject({ seat: 0, view: { me: 0, hand: [9] } });
  expect(views.take(update(4, { seat: 1 }))).toMatchObject({ seat: 1, view: { me: 1, hand: [2] } });
});

test('a whole view that is known already is no news', () => {
  const views = new Views();
  views.take(whole(0, 3, [1]));
  expect(views.take(whole(0, 3, [1]))).toBeUndefined();
});

test('an update without the one before it is a gap', () => {
  const views = new Views();
  expect(views.take(update(1))).toBe('gap');
  views.take(whole(0, 3, [1]));
  expect(views.take(update(3))).toBe('gap');
  expect(views.take(update(4))).toBe('gap'); // all is forgotten
  views.take(whole(0, 3, [1]));
  expect(views.take(update(7, { after: 5 }))).toBe('gap');
});
