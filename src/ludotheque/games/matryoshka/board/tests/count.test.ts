import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { PAUSE } from '../counting.svelte';
import { holds, ranked, soFar, stepsOf, tied, widthOf } from '../tally';
import type { Count } from '../types';
import { choose } from '$lib/device/settings.svelte';
import Host from './Host.svelte';
import { inSight, names, noAct, over, prepare, stream } from './show';

prepare();

const tally = (total: number, ...lengths: number[]): Count => ({
  total,
  lines_total: total,
  columns_total: 0,
  columns: [],
  runs: lengths.map((length, series) => ({ series, start: 1, length, points: length, bonus: 0 })),
});

test('MA-16: the count comes column by column, then run by run, as in the rulebook', () => {
  const column = (value: number, cards: number, points: number) => ({ value, cards, points });
  const run = (series: number, start: number, length: number, points: number, bonus = 0) => ({
    series,
    start,
    length,
    points,
    bonus,
  });
  const example: Count = {
    columns: [
      column(1, 1, 0),
      column(2, 2, 2),
      column(3, 3, 4),
      column(4, 2, 2),
      column(5, 2, 2),
      column(6, 2, 2),
      column(7, 1, 0),
    ],
    runs: [run(0, 1, 1, 0), run(0, 3, 2, 2), run(1, 2, 2, 2), run(1, 5, 3, 4), run(2, 2, 5, 10, 1)],
    columns_total: 12,
    lines_total: 19,
    total: 31,
  };
  const steps = stepsOf(example);
  expect(steps.map(({ kind }) => kind)).toEqual([...Array<string>(7).fill('column'), ...Array<string>(4).fill('run')]);
  expect([0, 3, 7, 8, 10, 11].map((reached) => soFar(steps, reached))).toEqual([0, 6, 12, 14, 20, 31]);
  const last = steps.at(-1);
  expect(last && [13, 14, 15, 19, 20].map((card) => holds(last, card))).toEqual([false, false, true, true, false]);
});

test('the final count can be watched for every player', async () => {
  const seen = stream('base-4', 0);
  const view = seen.moments.at(-1)?.view;
  if (!view) throw new Error('an empty stream');
  render(Host, { props: { view, events: [], act: noAct, me: 0, names: names(seen) } });
  const people = within(screen.getByRole('group', { name: 'The count, tableau by tableau' })).getAllByRole('button');
  expect(people).toHaveLength(4);
  for (const person of people) {
    await fireEvent.click(person);
    expect(document.querySelector('.sum strong')?.textContent).toBe(person.querySelector('strong')?.textContent);
  }
});

test('MA-16: no sum of the final count is told before its parts', async () => {
  choose({ motion: 'auto' });
  vi.useFakeTimers();
  inSight(true);
  const { columns = [], runs = [] } = over('base-3').public.counts[0] ?? {};
  const sums = (): boolean[] =>
    [...document.querySelectorAll('.part td')].map((cell) => !cell.classList.contains('later'));
  expect(sums()).toEqual([false, false, false]);
  // The first step comes after a look at the whole, each other one after the one before.
  const told = columns
    .slice(0, -1)
    .reduce((time, { points }) => time + (points > 0 ? PAUSE.points : PAUSE.nothing), PAUSE.points);
  await vi.advanceTimersByTimeAsync(told + 10);
  expect(sums()).toEqual([true, false, false]);
  await vi.advanceTimersByTimeAsync(PAUSE.points * (2 + runs.length));
  expect(sums()).toEqual([true, true, true]);
});

test('the final count waits until it is looked at, and goes at one’s own pace by hand', async () => {
  choose({ motion: 'auto' });
  vi.useFakeTimers();
  inSight(false);
  const [first, second] = stepsOf(over('base-3').public.counts[0] as Count);
  const told = (): string | null | undefined => document.querySelector('.sum strong')?.textContent;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(document.querySelectorAll('tr:not(.part):not(.later)')).toHaveLength(0);
  const [back, , next] = document.querySelectorAll<HTMLButtonElement>('.ways button');
  expect(back?.getAttribute('aria-disabled')).toBe('true');
  await fireEvent.click(next ?? document);
  await fireEvent.click(next ?? document);
  expect(told()).toBe(String([first, second].reduce((sum, step) => sum + (step?.points ?? 0), 0)));
  await fireEvent.click(back ?? document);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(told()).toBe(String(first?.points));
  expect(document.querySelectorAll('tr.now')).toHaveLength(1);
});

test('whoever counts by keys stays on the button that was pressed, to the end and back', async () => {
  choose({ motion: 'auto' });
  vi.useFakeTimers();
  inSight(false);
  const { length } = stepsOf(over('base-3').public.counts[0] as Count);
  const [back, skip, next] = screen.getByText('Show all at once').parentElement?.children ?? [];
  const press = async (button: Element | undefined): Promise<void> => {
    if (!(button instanceof HTMLButtonElement)) throw new Error('no button');
    button.focus();
    await fireEvent.click(button);
    expect([document.activeElement, button.disabled, button.isConnected]).toEqual([button, false, true]);
  };
  await press(skip);
  expect(skip?.textContent).toBe('Count again');
  for (let step = 0; step < length + 2; step += 1) await press(back);
  expect(back?.getAttribute('aria-disabled')).toBe('true');
  for (let step = 0; step < length + 2; step += 1) await press(next);
  expect(next?.getAttribute('aria-disabled')).toBe('true');
  expect(skip?.textContent).toBe('Count again');
});

test('MA-19: among equal points the longer runs come first, and who is equal in all shares', () => {
  expect(ranked([tally(9, 4, 2), tally(12, 3), tally(9, 4, 3), tally(9, 5)])).toEqual([1, 3, 2, 0]);
  expect(ranked([tally(9, 3, 3), tally(9, 3, 3, 1), tally(10, 2)])).toEqual([2, 1, 0]);
  expect(tied([tally(9, 4, 2), tally(12, 3), tally(9, 4, 3)])).toEqual([[2, 0]]);
  expect(tied([tally(9, 4), tally(12, 3)])).toEqual([]);
});

test.each([
  [[5, 2], [4, 3], /Equal points: the longer runs decide\. \S+ \(5 2\) and \S+ \(4 3\)/],
  [[4, 3], [4, 3], /the place is shared/],
] as const)('MA-19: the count says why %j stands before %j', (one, other, why) => {
  const seen = stream('base-3', 0);
  const last = seen.moments.at(-1)?.view;
  if (!last) throw new Error('an empty stream');
  const counts = [tally(20, ...other), tally(20, ...one), tally(5, 2)];
  const view = { ...last, public: { ...last.public, counts } };
  render(Host, { props: { view, events: [], act: noAct, me: 0, names: names(seen) } });
  expect(document.querySelector('.tie')?.textContent).toMatch(why);
});

test('columns without a card are drawn narrow: the room is for the others', () => {
  expect(widthOf([0, 1, 2, 3, 4, 5, 6])).toBe(7);
  expect(widthOf([0, 7, 14])).toBeCloseTo(1 + 6 * 0.4);
});
