/** Why the clock is held, and for how long: the same on a page that was there and on one that comes later. */
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadTexts } from '$lib/device/texts.svelte';
import { LiveTable } from '$lib/play/live.svelte';
import type { Pipe } from '$lib/play/socket';
import type { Held } from '$lib/protocol.gen';
import HeldBanner from '$ui/table/HeldBanner.svelte';

beforeAll(() => loadTexts());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const SINCE = 1_700_000_000;

/** A page that is welcomed so many seconds after the clock was held. */
function welcomed(held: Partial<Held>, late: number): void {
  const pipe: Pipe = { onopen: null, onmessage: null, onclose: null, send: () => undefined, close: () => undefined };
  const live = new LiveTable('ABCDEF', [], undefined, () => pipe);
  live.start();
  pipe.onopen?.();
  const seats = ['Ada', 'Bo'].map((name) => ({ kind: 'person', name, here: name === 'Ada' }));
  const table = { code: 'ABCDEF', phase: 'paused', seats, host: 0, held: { since: SINCE, until: null, ...held } };
  const welcome = { type: 'welcome', table, seats: [], host: false, now: 0, number: 0, version: '1' };
  pipe.onmessage?.({ data: JSON.stringify({ ...welcome, time: SINCE + late }) });
  render(HeldBanner, { props: { live } });
  live.stop();
}

test('a pause is counted from its beginning, whatever the clock of the device says', async () => {
  vi.useFakeTimers({ now: 0 });
  welcomed({ why: 'host' }, 115);
  expect(screen.getByRole('status').nextElementSibling?.textContent).toBe('1 min so far');
  await vi.advanceTimersByTimeAsync(6_000);
  expect(screen.getByRole('status').nextElementSibling?.textContent).toBe('2 min so far');
});

test('who comes late is told how much is left, not how much there was', () => {
  welcomed({ why: 'restart', until: SINCE + 10 }, 7);
  expect(screen.getByRole('status').nextElementSibling?.textContent).toBe('3 seconds at most');
});
