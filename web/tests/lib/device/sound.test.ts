/** Sound and vibration begin with the first press, and not before: a browser would complain. */
import { expect, test, vi } from 'vitest';
import { awaitGesture } from '$lib/device/gesture';
import { choose } from '$lib/device/settings.svelte';
import { onSleep, play, wakeOnTouch } from '$lib/device/sound';

test('before the first press no sound is begun and nothing buzzes; then both work, unless switched off', () => {
  const opened = vi.fn();
  const vibrate = vi.fn();
  const param = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  const node = {
    connect: (next: unknown) => next,
    start: vi.fn(),
    stop: vi.fn(),
    frequency: param,
    gain: param,
    type: '',
  };
  vi.stubGlobal(
    'AudioContext',
    class {
      state = 'running';
      currentTime = 0;
      destination = node;
      constructor() {
        opened();
      }
      createOscillator = () => node;
      createGain = () => node;
      addEventListener = vi.fn();
      removeEventListener = vi.fn();
    },
  );
  vi.stubGlobal('navigator', { vibrate, maxTouchPoints: 5 });
  const asleep: boolean[] = [];
  awaitGesture();
  wakeOnTouch();
  const forget = onSleep((now) => asleep.push(now));
  play('turn');
  dispatchEvent(new Event('pointerdown')); // no press yet: the finger is not lifted
  play('turn');
  expect([opened.mock.calls.length, vibrate.mock.calls.length, asleep]).toEqual([0, 0, [true]]);
  dispatchEvent(new Event('pointerup'));
  play('turn');
  expect([opened.mock.calls.length, vibrate.mock.calls.length, asleep.at(-1)]).toEqual([1, 1, false]);
  choose({ vibrate: false });
  play('turn');
  expect(vibrate).toHaveBeenCalledOnce();
  choose({ vibrate: true });
  forget();
  vi.unstubAllGlobals();
});
