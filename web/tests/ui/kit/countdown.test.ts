/** The ring of a deadline: its number changes on time, and nothing is drawn that nobody could see. */
import { cleanup, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { choose } from '$lib/device/settings.svelte';
import { loadTexts } from '$lib/device/texts.svelte';
import Host from './CountdownHost.svelte';

beforeEach(async () => {
  await loadTexts();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test.each(['auto', 'less'] as const)(
  'the seconds change on time and at the end stand at nought (motion: %s)',
  async (motion) => {
    choose({ lang: 'en', motion });
    const begun = Date.now();
    render(Host, { props: { now: () => Date.now() - begun, until: 2500, length: 60_000 } });
    for (const [passed, shown] of [
      [0, '3'],
      [499, '3'],
      [501, '2'],
      [1501, '1'],
      [2501, '0'],
      [9000, '0'],
    ] as const) {
      vi.advanceTimersByTime(passed - (Date.now() - begun));
      await tick();
      expect(screen.getByRole('timer').textContent.trim()).toBe(shown);
    }
    expect(vi.getTimerCount()).toBe(0);
  },
);

test.each([
  ['auto', 60],
  ['less', 11],
] as const)('ten seconds of a minute are no film (motion: %s)', (motion, most) => {
  choose({ lang: 'en', motion });
  const begun = Date.now();
  const now = vi.fn(() => Date.now() - begun);
  render(Host, { props: { now, until: 60_000, length: 60_000 } });
  vi.advanceTimersByTime(10_000);
  expect(now.mock.calls.length).toBeGreaterThan(9);
  expect(now.mock.calls.length).toBeLessThanOrEqual(most);
});
