/** When the final scores come. */
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scores } from '$lib/play/scores.svelte';
import { choose } from '$lib/device/settings.svelte';

let phase: string | undefined = $state();
let leave: () => void = () => undefined;

/** A page at a table; whether its scores are there, and who was told. */
function sit(came?: () => void): { readonly shown: boolean } {
  let end = { shown: false };
  leave = $effect.root(() => {
    end = scores(() => phase, came);
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
  const came = vi.fn();
  const end = sit(came);
  await turn('playing');
  await turn('over', 2500);
  expect(end.shown).toBe(false);
  await turn('over', 200);
  expect(end.shown).toBe(true);
  expect(came).toHaveBeenCalledOnce();
});

test('who comes later, and who stays when the others leave, finds them at once', async () => {
  const came = vi.fn();
  const late = sit(came);
  await turn('over');
  expect(late.shown).toBe(true);
  leave();
  phase = 'playing';
  const left = sit(came);
  await turn('left');
  expect(left.shown).toBe(true);
  expect(came).not.toHaveBeenCalled();
});

test('one more game begins without the scores of the last', async () => {
  const end = sit();
  await turn('over');
  await turn('open');
  expect(end.shown).toBe(false);
});
