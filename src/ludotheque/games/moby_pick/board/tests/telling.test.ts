import { expect, test, vi } from 'vitest';
import { fit } from '../fit';
import { soundOf } from '../sounds';
import { awaitGesture } from '$lib/device/gesture';
import { choose, LANGS } from '$lib/device/settings.svelte';
import { play } from '$lib/device/sound';
import { withNames } from '$lib/play/story';
import { storyOf, stream } from './streams';
import { prepare } from './show';

prepare();

test('however many cards, they fit their box, in one row where that is large enough', () => {
  const box = { width: 320, height: 300, gap: 10, most: 104, good: 0.5 };
  for (let count = 1; count <= 20; count += 1) {
    const { columns, size } = fit(count, box);
    const rows = Math.ceil(count / columns);
    expect(columns * size + (columns - 1) * box.gap).toBeLessThanOrEqual(box.width);
    expect(rows * size * 1.4 + (rows - 1) * box.gap).toBeLessThanOrEqual(box.height);
    expect(size).toBeGreaterThanOrEqual(24); // as large as a finger needs at least
  }
  expect(fit(4, box).columns).toBe(4);
  expect(fit(0, box)).toEqual({ columns: 1, size: 0 });
});

test('every event that matters is heard, and nothing where the sound is off', () => {
  const started = vi.fn();
  const ramp = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  const node = {
    connect: (next: unknown) => next,
    start: started,
    stop: vi.fn(),
    frequency: ramp,
    gain: ramp,
    type: '',
  };
  vi.stubGlobal(
    'AudioContext',
    class {
      state = 'running';
      currentTime = 0;
      destination = node;
      sampleRate = 2;
      createOscillator = () => node;
      createGain = () => node;
      createBufferSource = () => node;
      createBiquadFilter = () => node;
      createBuffer = () => ({ getChannelData: () => [] });
      addEventListener = vi.fn();
      removeEventListener = vi.fn();
    },
  );
  const events = ['base-5', 'recite-4', 'chance-6'].flatMap((record) =>
    stream(record, 'watch').moments.flatMap((moment) => moment.events),
  );
  const matters = events.filter(
    (event) => event.type !== 'said' && !(event.type === 'revealed' && event.card.type === 'alarm'),
  ); // it rings
  const first = [...new Map(matters.map((event) => [event.type, event])).values()];
  const heard = (): string[] =>
    first
      .filter((event) => {
        started.mockClear();
        const sound = soundOf(event, 'seat' in event ? event.seat : null);
        if (sound) play(sound);
        return started.mock.calls.length > 0;
      })
      .map(({ type }) => type);
  choose({ sound: true });
  awaitGesture();
  dispatchEvent(new Event('pointerup')); // no sound before a press
  expect(heard()).toEqual(first.map(({ type }) => type));
  choose({ sound: false });
  expect(heard()).toEqual([]);
  vi.unstubAllGlobals();
});

test('every event has a sentence in every language, with no hole in it', () => {
  for (const record of ['base-5', 'recite-4', 'chance-6']) {
    const { moments } = stream(record, 'watch');
    for (const lang of LANGS) {
      const told = storyOf(record, lang);
      for (const { number, events } of moments) {
        const lines = told[number] ?? [];
        expect(lines).toHaveLength(events.length);
        for (const line of lines) expect(withNames(line, ['A', 'B', 'C', 'D', 'E', 'F'])).not.toMatch(/[{}$]|event-/);
      }
    }
  }
});
