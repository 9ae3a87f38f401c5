/** “Bot” and “Remove” stand in one place: a double tap seats a bot and keeps it, and nobody who has just come is sent away. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { choose } from '$lib/device/settings.svelte';
import { loadTexts } from '$lib/device/texts.svelte';
import type { LiveTable } from '$lib/play/live.svelte';
import type { TableInfo } from '$lib/protocol.gen';
import SeatList from '$ui/lobby/SeatList.svelte';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('whoever has just come is not removed by a press that was meant for the free seat', async () => {
  choose({ lang: 'en' });
  await loadTexts();
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.advanceTimersByTime(10_000);
  const seat = (kind: string, name: string): object => ({ kind, name, avatar: '', level: null, here: true });
  const table = (second: object): TableInfo =>
    ({ game: 'matryoshka', phase: 'open', options: {}, host: 0, seats: [seat('person', 'Ada'), second] }) as never;
  const press = vi.fn();
  const live = { seats: [0], host: true, state: 'open', press } as unknown as LiveTable;
  const rest = { live, levels: [], title: 'x' };
  const { rerender } = render(SeatList, { props: { ...rest, table: table(seat('empty', '')) } });
  await fireEvent.click(screen.getByRole('button', { name: 'Bot' }));
  expect(press).toHaveBeenCalledOnce();
  await rerender({ ...rest, table: table(seat('bot', 'Bo')) });
  await fireEvent.click(screen.getByRole('button', { name: /Bo$/ }));
  expect(press).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1_000);
  await fireEvent.click(screen.getByRole('button', { name: /Bo$/ }));
  expect(press).toHaveBeenLastCalledWith({ type: 'remove', seat: 1 });
});
