/** A replay through one pair of eyes and another, at its end, and moved about. */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { choose } from '$lib/device/settings.svelte';
import { loadTexts } from '$lib/device/texts.svelte';
import { Replaying } from '$lib/play/replaying.svelte';
import type { Moment, Replay } from '$lib/protocol.gen';
import TimeLine from '$ui/replay/TimeLine.svelte';

const moments = [0, 1, 2, 3].map((number) => ({ number, at: number, story: [] }) as unknown as Moment);
const seenBy = (seat: Replay['seat']): Replay =>
  ({ seat, unveils: true, players: [{ name: 'Ada' }, { name: 'Bo' }], marks: [], moments }) as unknown as Replay;
/** What the server was asked for, and how it is answered. */
let asked: { path: string; answer: (response: Response) => void; fail: () => void }[];
let film: Replaying;

beforeEach(async () => {
  choose({ lang: 'en', motion: 'less' });
  await loadTexts();
  asked = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    (path) =>
      new Promise((answer, reject) => {
        asked.push({ path: path as string, answer, fail: () => reject(new TypeError('no network')) });
      }),
  );
  film = new Replaying('ABCDEF');
  film.replay = seenBy(null);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});
const eyes = (): HTMLSelectElement => screen.getByRole('combobox', { name: 'Through the eyes of' });
const pick = (value: string): Promise<boolean> => fireEvent.change(eyes(), { target: { value } });

test('of two changes of view the one made last is shown, whichever answer comes first', async () => {
  const [first, second] = [film.look(0), film.look(1)];
  asked[1]?.answer(Response.json(seenBy(1)));
  await second;
  asked[0]?.answer(Response.json(seenBy(0)));
  await first;
  expect(film.replay?.seat).toBe(1);
});

test('another language keeps the view that was chosen just before', async () => {
  const chosen = film.look(0);
  const told = film.look();
  expect(asked.map(({ path }) => path)).toEqual(Array(2).fill('/api/tables/ABCDEF/replay?seat=0'));
  for (const { answer } of asked) answer(Response.json(seenBy(0)));
  await Promise.all([chosen, told]);
  expect(film.replay?.seat).toBe(0);
});

test('a view that cannot be had is told, and the field shows whose view it still is', async () => {
  render(TimeLine, { props: { film } });
  await pick('1');
  expect(eyes().value).toBe('1');
  asked[0]?.fail();
  expect((await screen.findByRole('alert')).textContent).toBe('The server does not answer');
  await waitFor(() => expect(eyes().value).toBe('null'));
  await pick('0');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a film that has run to its end is played again by one press', async () => {
  render(TimeLine, { props: { film } });
  await fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  await waitFor(() => expect(film.step).toBe(3), { timeout: 5000 });
  await fireEvent.click(await screen.findByRole('button', { name: 'Play' }));
  expect([film.step, film.running]).toEqual([0, true]);
});

test('only the next moment follows from the one before', async () => {
  const followed: boolean[] = [];
  for (const step of [1, 2, 1, 3, 3]) {
    film.go(step);
    followed.push(!film.whole);
  }
  expect(followed).toEqual([true, true, false, false, false]);
  film.go(0);
  film.go(1);
  const looked = film.look(0);
  asked[0]?.answer(Response.json(seenBy(0)));
  await looked;
  expect(film.whole).toBe(true);
});
