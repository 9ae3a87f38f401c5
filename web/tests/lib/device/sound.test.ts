/** Sound, speech and vibration begin with the first press, and not before: a browser would complain. */
import { expect, test, vi } from 'vitest';
import { awaitGesture } from '$lib/device/gesture';
import { choose } from '$lib/device/settings.svelte';
import { onSleep, play, wakeOnTouch } from '$lib/device/sound';

test('before the first press no sound is begun and nothing buzzes; then both work, unless switched off', () => {
  const opened = vi.fn();
  const resume = vi.fn(() => Promise.reject(new Error('no press')));
  const speak = vi.fn();
  let state = 'running';
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
      get state() {
        return state;
      }
      resume = resume;
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
  vi.stubGlobal('SpeechSynthesisUtterance', vi.fn());
  vi.stubGlobal('speechSynthesis', { speak });
  const asleep: boolean[] = [];
  awaitGesture();
  wakeOnTouch();
  const forget = onSleep((now) => asleep.push(now));
  play('turn');
  dispatchEvent(new Event('pointerdown')); // no press yet: the finger is not lifted
  play('turn');
  expect([opened.mock.calls.length, vibrate.mock.calls.length, asleep]).toEqual([0, 0, [true]]);
  expect(speak).not.toHaveBeenCalled();
  dispatchEvent(new Event('pointerup'));
  play('turn');
  expect([opened.mock.calls.length, vibrate.mock.calls.length, asleep.at(-1)]).toEqual([1, 1, false]);
  expect(speak, 'iOS speaks only after a word during a press').toHaveBeenCalledOnce();
  state = 'interrupted'; // the phone slept
  for (const event of ['visibilitychange', 'pointerup']) document.dispatchEvent(new Event(event));
  play('turn');
  expect(resume, 'refused each time, which is no error of the page').toHaveBeenCalledTimes(3);
  vibrate.mockClear();
  state = 'running';
  play('turn');
  expect(resume).toHaveBeenCalledTimes(3);
  choose({ vibrate: false });
  play('turn');
  expect(vibrate).toHaveBeenCalledOnce();
  choose({ vibrate: true });
  forget();
  vi.unstubAllGlobals();
});
