/** When the final scores come. */
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scores } from '$lib/play/scores.svelte';
import { choose } from '$lib/device/settings.svelte';

let phase: string | undefined = $state();
let leave: () => void = () => undefined;

/** A page at a table: whether its scores are there, and whether it saw the game end. */
function sit(): ReturnType<typeof scores> {
  let end = { shown: false, fresh: false };
  leave = $effect.root(() => {
    end = scores(() => phase);
  });
  flushSync();
  return end;
}
async function turn(to: string, millis = 0): Promise<void> {
  phase = to;
  flushSync();
  await vi.advanceTimersByTimeAsync(millis);
}

beforeEach(() => {
  choose({ motion: 'auto' });
  phase = undefined;
  vi.useFakeTimers();
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});

test('who sees the game end sees the last move before the scores', async () => {
  const end = sit();
  await turn('playing');
  await turn('over', 2500);
  expect(end.shown).toBe(false);
  await turn('over', 200);
  expect(end.shown).toBe(true);
  expect(end.fresh).toBe(true);
});

test('who comes later, and who stays when the others leave, finds them at once', async () => {
  const late = sit();
  await turn('over');
  expect(late.shown).toBe(true);
  leave();
  phase = 'playing';
  const left = sit();
  await turn('left');
  expect(left.shown).toBe(true);
  expect([late.fresh, left.fresh]).toEqual([false, false]);
});

test('one more game begins without the scores of the last', async () => {
  const end = sit();
  await turn('over');
  await turn('open');
  expect(end.shown).toBe(false);
});
