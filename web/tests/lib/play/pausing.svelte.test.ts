import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import { LiveTable } from '$lib/play/live.svelte';
import { pauseWhile } from '$lib/play/pausing.svelte';
import type { Pipe } from '$lib/play/socket';

const person = { kind: 'person' };
const bot = { kind: 'bot' };

/** A table of these seats, ours being the first; what was asked of the server while something was read and put away. */
function asked(seats: readonly object[], phase = 'playing', host = 0, ends = false): string[] {
  const sent: string[] = [];
  const pipe: Pipe = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (data) => void sent.push(data),
    close: () => undefined,
  };
  const live = new LiveTable('ABCDE', ['token'], undefined, () => pipe);
  let reading = $state(false);
  const away = $effect.root(() =>
    pauseWhile(
      () => reading,
      () => live,
    ),
  );
  live.start();
  pipe.onopen?.();
  pipe.onmessage?.({
    data: JSON.stringify({
      type: 'welcome',
      table: { seats, host, phase },
      seats: [0],
      host: host === 0,
      now: 0,
      number: 0,
      version: '1',
    }),
  });
  for (const now of [true, false]) {
    reading = now;
    flushSync();
    if (ends)
      pipe.onmessage?.({ data: JSON.stringify({ type: 'table', table: { seats, host, phase: 'over' }, now: 0 }) });
  }
  reading = true;
  flushSync();
  away();
  live.stop();
  return sent
    .map((line) => (JSON.parse(line) as { type: string }).type)
    .filter((type) => type === 'pause' || type === 'resume');
}

test('a game against bots waits while its person reads, and goes on when the page is left', () => {
  expect(asked([person, bot, bot])).toEqual(['pause', 'resume', 'pause', 'resume']);
});

test('nothing waits for a reader among people, for a guest, or where the host paused before', () => {
  expect(asked([person, person, bot])).toEqual([]);
  expect(asked([person, bot], 'playing', 1)).toEqual([]);
  expect(asked([person, bot], 'paused')).toEqual([]);
});

test('a game that ended while its person read is not asked to go on', () => {
  expect(asked([person, bot, bot], 'playing', 0, true)).toEqual(['pause']);
});

test('a game that ends while the request is on its way brings no refusal to the page', () => {
  const pipe: Pipe = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (data) => answer(JSON.parse(data) as { type: string; id?: string }),
    close: () => undefined,
  };
  const answer = ({ type, id }: { type: string; id?: string }): void => {
    if (type === 'pause')
      pipe.onmessage?.({
        data: JSON.stringify({ type: 'refused', id: id ?? null, rule: 'TABLE-7', key: 'k', text: 'no game' }),
      });
  };
  const live = new LiveTable('ABCDE', ['token'], undefined, () => pipe);
  const away = $effect.root(() =>
    pauseWhile(
      () => true,
      () => live,
    ),
  );
  live.start();
  pipe.onopen?.();
  const table = { seats: [person, bot], host: 0, phase: 'playing' };
  pipe.onmessage?.({
    data: JSON.stringify({ type: 'welcome', table, seats: [0], host: true, now: 0, number: 0, version: '1' }),
  });
  flushSync();
  const { refused } = live;
  away();
  live.stop();
  expect(refused).toBeUndefined();
});
