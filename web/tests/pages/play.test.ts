/** A table that is set up while somebody has left the page again: it is theirs, but takes nobody away from where they are. */
import { cleanup, render, waitFor } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { holding } from '$lib/lobby/seats';
import { loadTexts } from '$lib/device/texts.svelte';
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
