/** What the operator says is shown until it is closed, and again when it is said again. */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import { notices } from '$lib/device/announce.svelte';
import { choose } from '$lib/device/settings.svelte';
import { loadTexts } from '$lib/device/texts.svelte';
import { LiveTable } from '$lib/play/live.svelte';
import type { Pipe } from '$lib/play/socket';
import OperatorNotice from '$ui/table/OperatorNotice.svelte';

afterEach(cleanup);

test('the same words are shown again if they are said again, but not if only the connection came back', async () => {
  choose({ lang: 'en' });
  await loadTexts();
  const pipe: Pipe = { onopen: null, onmessage: null, onclose: null, send: () => undefined, close: () => undefined };
  const hear = (message: object): void => pipe.onmessage?.({ data: JSON.stringify(message) });
  const live = new LiveTable('ABCDEF', [], undefined, () => pipe);
  live.start();
  pipe.onopen?.();
  const notice = { type: 'notice', text: 'Restart at nine.', seconds: 600 };
  const table = { seats: [], host: null };
  const welcome = { type: 'welcome', table, seats: [], host: false, now: 0, time: 0, number: 0, version: '1', notice };
  hear(welcome);
  render(OperatorNotice, { props: { live } });
  const close = (): Promise<unknown> => fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  const shown = (): boolean => screen.queryByText(notice.text) !== null;
  const told = (): number => notices.polite.filter(({ text }) => text.includes(notice.text)).length;
  await close();
  hear({ ...welcome, notice: { ...notice, seconds: 300 } });
  await waitFor(() => expect([shown(), told()]).toEqual([false, 1]));
  hear(notice);
  await waitFor(() => expect([shown(), told()]).toEqual([true, 2]));
  live.stop();
});
