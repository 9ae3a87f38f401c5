import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { LiveTable } from '$lib/play/live.svelte';
import type { TableInfo } from '$lib/protocol.gen';
import { loadTexts } from '$lib/device/texts.svelte';
import FirstPlayer from '$ui/lobby/FirstPlayer.svelte';

const seat = (kind: 'person' | 'bot' | 'empty', name = '') =>
  ({ kind, name, avatar: '', here: true }) as unknown as TableInfo['seats'][number];
const table = (options: TableInfo['options'], ...seats: TableInfo['seats'][number][]) =>
  ({ options, seats }) as unknown as TableInfo;
const THREE = [seat('person', 'Anna'), seat('bot', 'Boris'), seat('empty')];

beforeAll(() => loadTexts());
afterEach(cleanup);

test('the host chooses among those who sit, and the field shows what the table says', async () => {
  const say = vi.fn();
  const host = { press: say } as unknown as LiveTable;
  const { rerender } = render(FirstPlayer, { props: { table: table({ first: null }, ...THREE), host } });
  const field = screen.getByRole<HTMLSelectElement>('combobox');
  expect([...field.options].map(({ text }) => text)).toEqual(['drawn by lot', 'Anna', 'Boris']);
  await fireEvent.change(field, { target: { value: '1' } });
  expect(say).toHaveBeenLastCalledWith({ type: 'first', seat: 1 });
  expect(field.value).toBe('-1'); // refused or on its way: not so yet
  await rerender({ table: table({ first: 1 }, ...THREE), host });
  expect(field.value).toBe('1');
  await fireEvent.change(field, { target: { value: '-1' } });
  expect(say).toHaveBeenLastCalledWith({ type: 'first', seat: null });
});

test.each([
  [null, 'First player: drawn by lot'],
  [1, 'First player: Boris'],
])('a guest is told that %s begins', (first, words) => {
  render(FirstPlayer, { props: { table: table({ first }, ...THREE) } });
  expect(screen.getByRole('status').textContent).toBe(words);
});

test('a game without a first player, or with one seat, asks nothing', () => {
  const host = { press: vi.fn() } as unknown as LiveTable;
  render(FirstPlayer, { props: { table: table({}, ...THREE), host } });
  render(FirstPlayer, { props: { table: table({ first: null }, seat('person', 'Anna')), host } });
  expect(screen.queryByRole('combobox')).toBeNull();
});
