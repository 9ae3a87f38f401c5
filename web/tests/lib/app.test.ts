/** From page to page: links that are pressed twice, and what lies under a finger meanwhile. */
import { cleanup, render, waitFor } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import App from '../../App.svelte';
import { go } from '$lib/app/route.svelte';
import { choose } from '$lib/device/settings.svelte';
import { loadTexts } from '$lib/device/texts.svelte';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a link that is pressed twice is one step back', () => {
  const before = history.length;
  go('/play/matryoshka');
  go('/play/matryoshka');
  expect(history.length).toBe(before + 1);
  go('/rules/matryoshka');
  expect(history.length).toBe(before + 2);
});

test('the page that is left stays where it is until the next one is there', async () => {
  choose({ lang: 'en' });
  await loadTexts();
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no network'));
  const scrolled = vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => undefined);
  go('/settings');
  render(App);
  await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(1), { timeout: 20_000 });
  go('/privacy');
  expect(scrolled).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(2), { timeout: 20_000 });
});
