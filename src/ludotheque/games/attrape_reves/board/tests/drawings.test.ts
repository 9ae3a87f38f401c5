/** The drawings of the nightmares come, however often their file did not. */
import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { awaitDrawings, drawingOf } from '../drawings.svelte';

const SHEET = readFileSync('../src/ludotheque/games/attrape_reves/monsters.json', 'utf8');
const { monsters } = JSON.parse(SHEET) as { monsters: { key: string }[] };
const card = monsters[0]?.key ?? '';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('drawings that do not come are asked for more and more seldom, until they are here or nobody waits', async () => {
  vi.useFakeTimers();
  const ask = vi.fn(() => Promise.reject<Response>(new TypeError('no network')));
  vi.stubGlobal('fetch', ask);
  const leave = awaitDrawings();
  await vi.advanceTimersByTimeAsync(10_000);
  const soon = ask.mock.calls.length;
  expect(soon).toBeGreaterThan(2);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(ask.mock.calls.length - soon).toBeLessThan(40);
  leave();
  const asked = ask.mock.calls.length;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(ask).toHaveBeenCalledTimes(asked);

  const stop = awaitDrawings();
  ask.mockImplementation(() => Promise.resolve(new Response(SHEET)));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(drawingOf(card)).toBeDefined();
  expect(ask).toHaveBeenCalledTimes(asked + 2);
  stop();
});
