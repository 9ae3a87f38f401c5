/** A seat is given up by two presses, and not by a double tap. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { choose } from '$lib/device/settings.svelte';
import { loadTexts } from '$lib/device/texts.svelte';
import type { LiveTable } from '$lib/play/live.svelte';
import TableMenu from '$ui/table/TableMenu.svelte';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a double tap on “Leave the table” only asks', async () => {
  choose({ lang: 'en' });
  await loadTexts();
  vi.useFakeTimers({ toFake: ['performance'] });
  const table = { code: 'ABCDEF', phase: 'playing', seats: [], what_if: null, races: 'fair', options: {} };
  const live = { table, seats: [0], host: false } as unknown as LiveTable;
  const onleave = vi.fn();
  render(TableMenu, { props: { live, link: '', onleave, onclose: vi.fn() } });
  await fireEvent.click(screen.getByRole('button', { name: 'Leave the table' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Yes, leave' }));
  expect(onleave).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  await fireEvent.click(screen.getByRole('button', { name: 'Yes, leave' }));
  expect(onleave).toHaveBeenCalledOnce();
});
