/** More time for a seat: the host gives it in the lobby, and every screen says who has it. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { LiveTable } from '$lib/play/live.svelte';
import type { TableInfo } from '$lib/protocol.gen';
import { loadTexts } from '$lib/device/texts.svelte';
import ScreenLobby from '$ui/lobby/ScreenLobby.svelte';
import TableLobby from '$ui/lobby/TableLobby.svelte';
import TableMenu from '$ui/table/TableMenu.svelte';

const seat = (kind: 'person' | 'bot' | 'empty', name = '') =>
  ({
    kind,
    name,
    avatar: 'fox',
    level: kind === 'bot' ? 'easy' : null,
    here: true,
  }) as unknown as TableInfo['seats'][number];
const table = (more?: number[]): TableInfo =>
  ({
    code: 'ABCD',
    game: 'moby_pick',
    host: 0,
    phase: 'open',
    what_if: null,
    options: more ? { more_time: more } : {},
    seats: [seat('person', 'Anna'), seat('person', 'Ben'), seat('bot', 'Boris'), seat('empty')],
  }) as unknown as TableInfo;
const live = (more: number[] | undefined, host: boolean, say = vi.fn()): LiveTable =>
  ({
    table: table(more),
    seats: [host ? 0 : 1],
    host,
    state: 'open',
    talk: 'free',
    press: say,
  }) as unknown as LiveTable;
const rest = { link: '', onguest: () => Promise.resolve(), problem: '', onleave: () => undefined };

beforeAll(() => loadTexts());
afterEach(cleanup);

test('the host gives more time to people only, and takes it back', async () => {
  const say = vi.fn();
  const { rerender } = render(TableLobby, { props: { live: live(undefined, true, say), ...rest } });
  const buttons = screen.getAllByRole('button', { name: /twice as long/ });
  expect(buttons.map((button) => button.getAttribute('aria-label')?.split(' ')[0])).toEqual(['Anna', 'Ben']);
  await fireEvent.click(buttons[1] as HTMLElement);
  expect(say).toHaveBeenLastCalledWith({ type: 'more-time', seat: 1, more: true });
  await rerender({ live: live([1], true, say), ...rest });
  const pressed = screen.getByRole('button', { name: /Ben may/, pressed: true });
  await fireEvent.click(pressed);
  expect(say).toHaveBeenLastCalledWith({ type: 'more-time', seat: 1, more: false });
});

test('guests, the big screen and the menu of a running game say who has it', () => {
  render(TableLobby, { props: { live: live([1], false), ...rest } });
  expect(screen.queryByRole('button', { name: /twice as long/ })).toBeNull();
  expect(screen.getByText(/Twice the time/).textContent).toBe('you · Twice the time');
  cleanup();
  render(ScreenLobby, { props: { table: table([1]) } });
  expect(screen.getAllByText('Twice the time')).toHaveLength(1);
  cleanup();
  render(TableMenu, {
    props: { live: live([1], false), link: '', onleave: () => undefined, onclose: () => undefined },
  });
  expect(screen.getByText('Twice the time to look and to choose: Ben')).toBeTruthy();
});
