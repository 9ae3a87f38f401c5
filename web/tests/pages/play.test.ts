/** A table that is set up while somebody has left the page again takes nobody away; a form without an answer stays. */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { holding } from '$lib/lobby/seats';
import { choose } from '$lib/device/settings.svelte';
import { loadTexts } from '$lib/device/texts.svelte';
import type { GameInfo } from '$lib/protocol.gen';
import Play from '../../pages/Play.svelte';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

test.each([false, true])('a table that came late (%s: after the page was left)', async (left) => {
  await loadTexts();
  let arrive: (answer: Response) => void = () => undefined;
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => new Promise<Response>((resolve) => (arrive = resolve)));
  const { unmount } = render(Play, { props: { route: { page: 'play', game: 'matryoshka' } } });
  await waitFor(() => expect(fetched).toHaveBeenCalled());
  if (left) unmount();
  const code = left ? 'LATERS' : 'ATONCE';
  arrive(Response.json({ code, token: 'a', link: '', seat: 0, table: { code, commitment: '', seats: [] } }));
  await waitFor(() => expect(holding(code)).toBeDefined());
  await new Promise((done) => setTimeout(done));
  expect(location.pathname).toBe(left ? '/' : `/t/${code}`);
});

test('a form that the server does not answer stays as it was filled in, and says so', async () => {
  choose({ lang: 'en' });
  await loadTexts();
  const options = { properties: {} };
  const defaults = { seats: 4 };
  const game = { key: 'matryoshka', variants: { base: [3, 4, 5] }, options, defaults, levels: [], weaker: [] };
  vi.spyOn(globalThis, 'fetch').mockImplementation((path) =>
    path === '/api/games'
      ? Promise.resolve(Response.json([game as unknown as GameInfo]))
      : Promise.reject(new TypeError('no network')),
  );
  history.replaceState(null, '', '/play/matryoshka?invite');
  render(Play, { props: { route: { page: 'play', game: 'matryoshka' } } });
  const seats = await screen.findByRole('radio', { name: '5' }, { timeout: 20_000 });
  await fireEvent.click(seats);
  await fireEvent.click(screen.getByRole('button', { name: 'Open and invite' }));
  expect((await screen.findByRole('alert')).textContent).toContain('does not answer');
  expect(document.contains(seats) && (seats as HTMLInputElement).checked).toBe(true);
});
