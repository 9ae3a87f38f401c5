import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import { LiveTable } from '../lib/live.svelte';
import { duration } from '../lib/settings.svelte';
import type { Pipe } from '../lib/socket';

test('a view that replaces all after a lost line lets nothing fly, while deals and moves do', () => {
  const pipe: Pipe = { onopen: null, onmessage: null, onclose: null, send: () => undefined, close: () => undefined };
  const hear = (message: object): void => pipe.onmessage?.({ data: JSON.stringify(message) });
  const live = new LiveTable('ABCDE', [], undefined, () => pipe);
  const lasted: [unknown, number][] = [];
  const away = $effect.root(() => {
    $effect(() => {
      const scene = live.scenes.get(null);
      if (scene) lasted.push([scene.view, duration(100)]);
    });
  });
  live.start();
  pipe.onopen?.();
  hear({ type: 'welcome', table: { seats: [], host: null }, seats: [], host: false, now: 0, number: 0, version: '1' });
  const update = (number: number, view: string, whole: boolean): void => {
    hear({ type: 'update', number, at: 0, seat: null, view, events: [], whole });
    flushSync();
  };
  update(1, 'deal', true);
  update(2, 'move', false);
  update(9, 'back', true);
  update(10, 'next', false);
  expect(lasted).toEqual([['deal', 100], ['move', 100], ['back', 0], ['next', 100]]);
  away();
  live.stop();
});
