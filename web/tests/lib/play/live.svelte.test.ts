import { flushSync } from 'svelte';
import { expect, test, vi } from 'vitest';
import { LiveTable } from '$lib/play/live.svelte';
import { notices } from '$lib/device/announce.svelte';
import { choose, duration } from '$lib/device/settings.svelte';
import { loadTexts } from '$lib/device/texts.svelte';
import { Sitting } from '$lib/play/sitting.svelte';
import type { Pipe } from '$lib/play/socket';

test('a view that replaces all after a lost line lets nothing fly, while deals and moves do', () => {
  const pipe: Pipe = { onopen: null, onmessage: null, onclose: null, send: () => undefined, close: () => undefined };
  const hear = (message: object): void => pipe.onmessage?.({ data: JSON.stringify(message) });
  const live = new LiveTable('ABCDE', [], undefined, () => pipe);
  const lasted: [unknown, number][] = [];
  const away = $effect.root(() => {
    $effect(() => {
      const scene = live.scenes.get(null);
      if (scene) lasted.push([(scene.view as { name: string }).name, duration(100)]);
    });
  });
  live.start();
  pipe.onopen?.();
  hear({ type: 'welcome', table: { seats: [], host: null }, seats: [], host: false, now: 0, number: 0, version: '1' });
  const update = (number: number, name: string, whole: boolean): void => {
    if (whole) hear({ type: 'whole', number, epoch: 1, at: 0, seat: null, view: { name, public: {} } });
    else hear({ type: 'update', number, at: 0, own: { name } });
    flushSync();
  };
  update(1, 'deal', true);
  update(2, 'move', false);
  update(9, 'back', true);
  update(10, 'next', false);
  expect(lasted).toEqual([
    ['deal', 100],
    ['move', 100],
    ['back', 0],
    ['next', 100],
  ]);
  away();
  live.stop();
});

test('a refusal is shown for what somebody pressed, not for what a board did by itself', () => {
  const sent: { id?: string }[] = [];
  const pipe: Pipe = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (data) => sent.push(JSON.parse(data) as { id?: string }),
    close: () => undefined,
  };
  const hear = (message: object): void => pipe.onmessage?.({ data: JSON.stringify(message) });
  const live = new LiveTable('ABCDEF', [], undefined, () => pipe);
  live.start();
  pipe.onopen?.();
  hear({ type: 'welcome', table: { seats: [], host: null }, seats: [0], host: false, now: 0, number: 0, version: '1' });
  const refuse = (): void =>
    hear({ type: 'refused', rule: 'MP-6', key: 'refused', text: 'No look is open.', id: sent.at(-1)?.id });
  live.act(0)({ type: 'look' }, null);
  refuse();
  expect(live.refused).toBeUndefined();
  live.act(0)({ type: 'look' });
  refuse();
  expect(live.refused?.rule).toBe('MP-6');
  live.stop();
});

test('a device from which a seat is taken forgets what it knew of it, and acts for the one it still has', () => {
  const sent: object[] = [];
  const pipe: Pipe = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (data) => sent.push(JSON.parse(data) as object),
    close: () => undefined,
  };
  const hear = (message: object): void => pipe.onmessage?.({ data: JSON.stringify(message) });
  const welcome = { type: 'welcome', table: { seats: [], host: null }, host: false, now: 0, number: 0, version: '1' };
  const live = new LiveTable('ABCDEF', ['a', 'b'], undefined, () => pipe);
  live.start();
  pipe.onopen?.();
  hear({ ...welcome, seats: [0, 1] });
  for (const seat of [0, 1])
    hear({ type: 'whole', number: 1, epoch: 1, at: 0, seat, view: { hand: [seat], public: {} } });
  live.act(1)({ type: 'flip' });
  expect(sent.at(-1)).toMatchObject({ type: 'act', seat: 1, last: 1, epoch: 1 });
  hear({ ...welcome, seats: [1] });
  expect([live.seats, [...live.scenes.keys()]]).toEqual([[1], [1]]);
  live.act(1)({ type: 'flip' });
  expect(sent.at(-1)).toMatchObject({ type: 'act', last: 1, epoch: 1 });
  expect(sent.at(-1)).not.toHaveProperty('seat');
  hear({ ...welcome, seats: [] });
  hear({ type: 'whole', number: 1, epoch: 1, at: 0, seat: null, view: { public: {} } });
  expect([live.seats, [...live.scenes.keys()]]).toEqual([[], [null]]);
  live.stop();
});

/** A table at which somebody may press; `sent`: the types of what was said. */
function pressing(): { live: LiveTable; pipe: Pipe; sent: string[]; come: () => void } {
  const sent: string[] = [];
  const pipe: Pipe = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (data) => sent.push((JSON.parse(data) as { type: string }).type),
    close: () => undefined,
  };
  const welcome = { type: 'welcome', table: { seats: [], host: null }, host: true, now: 0, number: 0, version: '1' };
  const come = (): void => {
    pipe.onopen?.();
    pipe.onmessage?.({ data: JSON.stringify({ ...welcome, seats: [0] }) });
  };
  const live = new LiveTable('ABCDEF', ['a'], undefined, () => pipe);
  live.start();
  come();
  return { live, pipe, sent, come };
}

test('what is pressed without a connection is not sent later, but told until the table is back', async () => {
  await loadTexts();
  const { live, sent, come } = pressing();
  expect(live.press({ type: 'pause' })).toBe(true);
  expect([sent.at(-1), live.refused]).toEqual(['pause', undefined]);
  window.dispatchEvent(new Event('offline'));
  expect(live.press({ type: 'resume' })).toBe(false);
  expect(live.refused?.text).toMatch(/connection is lost/);
  expect(notices.urgent.at(-1)?.text).toBe(live.refused?.text);
  window.dispatchEvent(new Event('online'));
  come();
  expect([live.state, live.refused]).toEqual(['open', undefined]);
  expect(sent).not.toContain('resume');
  live.stop();
});

test('what is pressed just after the connection went is sent when it is back at once, and told if it is not', async () => {
  await loadTexts();
  vi.useFakeTimers();
  const { live, pipe, sent, come } = pressing();
  pipe.onclose?.();
  expect([live.state, live.press({ type: 'rematch' })]).toEqual(['open', true]);
  await vi.advanceTimersByTimeAsync(500);
  come();
  await vi.advanceTimersByTimeAsync(5000);
  expect([sent.at(-1), live.refused]).toEqual(['rematch', undefined]);
  pipe.onclose?.();
  live.press({ type: 'rematch' });
  await vi.advanceTimersByTimeAsync(1100);
  expect([live.state, live.refused?.text]).toEqual(['lost', expect.stringMatching(/connection is lost/)]);
  live.stop();
  vi.useRealTimers();
});

test('nobody gives a seat up while the table cannot hear it: the page would not stay to say so', async () => {
  await loadTexts();
  const { live, pipe, sent } = pressing();
  const sitting = new Sitting('ABCDEF');
  sitting.live = live;
  pipe.onclose?.();
  expect([live.state, sitting.leave(), live.refused?.text]).toEqual([
    'open',
    false,
    expect.stringMatching(/connection is lost/),
  ]);
  sitting.close();
  expect(sent).not.toContain('leave');
});

test('another language is told to the table by every connection of a page, and no more once it is closed', async () => {
  await loadTexts();
  choose({ lang: 'en' });
  const sent: { type: string; lang?: string }[] = [];
  const pipe: Pipe = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (data) => sent.push(JSON.parse(data) as { type: string }),
    close: () => undefined,
  };
  const live = new LiveTable('ABCDE', [], undefined, () => pipe);
  live.start();
  pipe.onopen?.();
  const welcome = { table: { seats: [], host: null }, seats: [], host: false, now: 0, number: 0, version: '1' };
  pipe.onmessage?.({ data: JSON.stringify({ type: 'welcome', ...welcome }) });
  flushSync();
  choose({ lang: 'fr' });
  flushSync();
  expect(sent.map(({ lang }) => lang)).toEqual(['en', 'fr']);
  live.stop();
  choose({ lang: 'en' });
  flushSync();
  expect(sent).toHaveLength(2);
});

test('the next table is asked for again where the server wants a pause, and not followed where it is gone', async () => {
  await loadTexts();
  vi.useFakeTimers();
  const refusals = [
    { rule: 'LIMIT-2', key: 'x', text: 'Too often.', retry: true },
    { rule: 'LOBBY-4', key: 'y', text: 'No table.', retry: false },
  ];
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json(refusals.shift(), { status: 400 })));
  const sitting = new Sitting('ABCDEF');
  const followed = sitting.next('GHJKLM');
  await vi.advanceTimersByTimeAsync(1500);
  expect([await followed, fetched.mock.calls.length]).toEqual([false, 2]);
  sitting.close();
  fetched.mockRestore();
  vi.useRealTimers();
});
