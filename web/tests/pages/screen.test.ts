/** The big screen tells whoever presses its buttons why nothing came of it, and comes back by itself. */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { choose } from '$lib/device/settings.svelte';
import { loadTexts } from '$lib/device/texts.svelte';
import { hold } from '$lib/lobby/seats';
import type { TableInfo } from '$lib/protocol.gen';
import { AGAIN } from '$lib/play/sitting.svelte';
import Screen from '../../pages/Screen.svelte';

const seats = ['Ada', 'Bo'].map((name) => ({ kind: 'person', name, avatar: 'fox', level: null, here: true }));
const table = {
  code: 'ABCDEF',
  game: 'matryoshka',
  phase: 'over',
  options: {},
  outcome: { scores: [9, 7], places: [1, 2], winners: [0], reason: 'most-points' },
  seats,
  host: null,
  held: null,
  next: null,
  commitment: '',
} as unknown as TableInfo;
const sockets: { onopen?: () => void; onmessage?: (event: { data: string }) => void; sent: string[] }[] = [];

class FakeSocket {
  sent: string[] = [];
  constructor() {
    sockets.push(this);
  }
  send(data: string): void {
    this.sent.push(data);
  }
  close(): void {
    /* nothing to close */
  }
}
const tell = (message: object): void =>
  sockets.forEach(({ onmessage }) => onmessage?.({ data: JSON.stringify(message) }));

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  sockets.length = 0;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a rematch that is refused, and a shelf that does not come', async () => {
  choose({ lang: 'en', motion: 'less', sound: false });
  await loadTexts();
  vi.stubGlobal('WebSocket', FakeSocket);
  let shelf: () => Promise<Response> = () => Promise.reject(new TypeError('no network'));
  vi.spyOn(globalThis, 'fetch').mockImplementation((path) =>
    path === '/api/games' ? shelf() : Promise.resolve(Response.json(table)),
  );
  hold({ code: 'ABCDEF', token: 'host', link: '', table });
  render(Screen, { props: { route: { page: 'screen', code: 'ABCDEF' } } });
  await waitFor(() => expect(sockets).toHaveLength(2), { timeout: 20_000 });
  for (const { onopen } of sockets) onopen?.();
  tell({ type: 'welcome', table, seats: [], host: true, now: 0, time: 0, number: 0, version: '1', quiet: 60 });
  await fireEvent.click(await screen.findByRole('button', { name: 'Once more' }));
  expect(sockets[1]?.sent.at(-1)).toContain('rematch');
  const text = 'The server is about to restart.';
  sockets[1]?.onmessage?.({ data: JSON.stringify({ type: 'refused', rule: 'LIMIT-1', key: 'x', text, id: null }) });
  await waitFor(() => expect(document.querySelector('.toast')?.textContent).toContain(text));
  await fireEvent.click(screen.getByRole('button', { name: 'Another game' }));
  await waitFor(() => expect(document.querySelector('.toast')?.textContent).toContain('Not done'));
  shelf = () =>
    Promise.resolve(Response.json({ rule: 'LIMIT-2', key: 'y', text: 'Too often.', retry: true }, { status: 429 }));
  await fireEvent.click(screen.getByRole('button', { name: 'Another game' }));
  await waitFor(() => expect(document.querySelector('.toast')?.textContent).toContain('Too often.'));
});

test('a screen that was loaded while the server was away comes to the table by itself', async () => {
  choose({ lang: 'en', motion: 'less', sound: false });
  await loadTexts();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true });
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no network'));
  render(Screen, { props: { route: { page: 'screen', code: 'ABCDEF' } } });
  await screen.findByText('The server does not answer');
  vi.advanceTimersByTime(AGAIN);
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
  fetched.mockImplementation(() => Promise.resolve(Response.json(table)));
  vi.advanceTimersByTime(AGAIN);
  await waitFor(() => expect(sockets).not.toHaveLength(0), { timeout: 20_000 });
  await waitFor(() => expect(screen.queryByText('The server does not answer')).toBeNull());
});
