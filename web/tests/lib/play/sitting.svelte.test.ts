/** The way to a seat while the server does not answer. */
import { afterEach, expect, test, vi } from 'vitest';
import { loadTexts } from '$lib/device/texts.svelte';
import { AGAIN, Sitting } from '$lib/play/sitting.svelte';

const table = {
  code: 'ABCDEF',
  game: 'matryoshka',
  phase: 'open',
  seats: [{ kind: 'empty', name: '', avatar: '', level: null, here: false }],
};

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('who joins while the server is away keeps the form, and is told', async () => {
  await loadTexts();
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json(table)));
  const sitting = new Sitting('ABCDEF');
  await sitting.arrive(false);
  expect(sitting.stage).toBe('join');
  fetched.mockRejectedValue(new TypeError('no network'));
  await sitting.join('Ada', 'fox');
  expect([sitting.stage, sitting.problem === '']).toEqual(['join', false]);
  sitting.close();
});

test('the error page stays while the server is asked again by itself', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no network'));
  const sitting = new Sitting('ABCDEF');
  await sitting.arrive(true);
  expect(sitting.stage).toBe('gone');
  vi.advanceTimersByTime(AGAIN);
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(sitting.stage).toBe('gone');
  sitting.close();
});
