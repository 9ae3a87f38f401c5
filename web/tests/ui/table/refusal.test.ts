/** A refusal stays as long as it takes to read, but not longer than it is true. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { choose } from '$lib/device/settings.svelte';
import { loadTexts } from '$lib/device/texts.svelte';
import { LiveTable } from '$lib/play/live.svelte';
import type { Pipe } from '$lib/play/socket';
import Refusal from '$ui/table/Refusal.svelte';

const TEXT = 'You must lay two cards before anybody may look at them, and these are three.';
const pipe: Pipe = { onopen: null, onmessage: null, onclose: null, send: () => undefined, close: () => undefined };
const hear = (message: object): void => {
  pipe.onmessage?.({ data: JSON.stringify(message) });
  flushSync();
};
const update = (number: number): void => hear({ type: 'update', number, at: 0, own: {} });
const story = (number: number): void => hear({ type: 'story', number, lines: ['Bo lays.'] });
const wait = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
let live: LiveTable;

beforeEach(async () => {
  choose({ lang: 'en' });
  await loadTexts();
  vi.useFakeTimers();
  live = new LiveTable('ABCDEF', [], undefined, () => pipe);
  live.start();
  pipe.onopen?.();
  const table = { seats: [], host: null };
  hear({ type: 'welcome', table, seats: [0], host: false, now: 0, number: 0, version: '1', quiet: 60 });
  hear({ type: 'whole', number: 1, epoch: 1, at: 0, seat: 0, view: { public: {} } });
  render(Refusal, { props: { live, onrule: () => undefined } });
});
afterEach(() => {
  cleanup();
  live.stop();
  vi.useRealTimers();
});
const refuse = (): void => hear({ type: 'refused', rule: 'MA-5', key: 'refused', text: TEXT, id: null, retry: false });

test('a refusal goes soon after the table has gone on, and not with the sentences of the move before', async () => {
  update(2);
  refuse();
  await wait(2000);
  story(2);
  await wait(2000);
  expect(screen.queryByText(TEXT)).not.toBeNull();
  update(3);
  await wait(2000);
  expect(screen.queryByText(TEXT)).toBeNull();
});

test('another refusal after the move is read as long as the first', async () => {
  refuse();
  update(2);
  refuse();
  await wait(4000);
  expect(screen.queryByText(TEXT)).not.toBeNull();
  await wait(10_000);
  expect(screen.queryByText(TEXT)).toBeNull();
});

test('a refusal that was closed holds back none of the next ones', async () => {
  refuse();
  const close = (): HTMLElement => screen.getByRole('button', { name: 'Close' });
  await fireEvent.focusIn(close());
  await fireEvent.click(close()); // the button is gone: not every browser says that the focus has left it
  expect(screen.queryByText(TEXT)).toBeNull();
  refuse();
  await wait(10_000);
  expect(screen.queryByText(TEXT)).toBeNull();
});

test('in another place, as in a dialog, a refusal that is still shown goes on, and one that was read does not come again', async () => {
  refuse();
  cleanup();
  const again = (): unknown => render(Refusal, { props: { live, onrule: () => undefined } });
  again();
  expect(screen.queryByText(TEXT)).not.toBeNull();
  await wait(10_000);
  cleanup();
  again();
  expect(screen.queryByText(TEXT)).toBeNull();
});
