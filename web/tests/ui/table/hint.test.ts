/** A hint is there as long as the decision it is for, and no longer. */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { choose } from '$lib/device/settings.svelte';
import { loadTexts } from '$lib/device/texts.svelte';
import { LiveTable } from '$lib/play/live.svelte';
import type { Pipe } from '$lib/play/socket';
import HintCard from '$ui/table/HintCard.svelte';

beforeEach(async () => {
  choose({ lang: 'en' });
  await loadTexts();
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A card with a hint for move 5, at a table whose answers to `legal` the test gives. */
async function hinted() {
  const sent: { type: string; id: string }[] = [];
  const pipe: Pipe = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (data) => sent.push(JSON.parse(data) as { type: string; id: string }),
    close: () => undefined,
  };
  const hear = (message: object): void => pipe.onmessage?.({ data: JSON.stringify(message) });
  const live = new LiveTable('ABCDEF', [], undefined, () => pipe);
  live.start();
  pipe.onopen?.();
  const table = { code: 'ABCDEF', game: 'g', phase: 'playing', seats: [{ kind: 'person', name: 'Ada' }], host: 0 };
  hear({ type: 'welcome', table, seats: [0], host: false, now: 0, number: 0, version: '1' });
  hear({ type: 'whole', number: 5, epoch: 1, at: 0, seat: 0, view: { public: {} } });
  const card = render(HintCard, { props: { live, seat: 0, waited: true } });
  const asked = (type: string): { id: string }[] => sent.filter((message) => message.type === type);
  const choices = async (count: number, ...actions: string[]): Promise<void> => {
    await waitFor(() => expect(asked('legal')).toHaveLength(count));
    const listed = actions.map((action) => ({ action, text: action }));
    hear({ type: 'choices', id: asked('legal').at(-1)?.id, seat: 0, number: 5, choices: listed, more: false });
  };
  const ready = (card.component as unknown as { ask: () => Promise<void> }).ask();
  await choices(1, 'take', 'leave');
  const hint = { seat: 0, number: 5, level: 'hard', action: 'take', text: 'Take it', reason: 'It matches.' };
  hear({ type: 'hinted', id: asked('hint')[0]?.id, ...hint });
  await ready;
  const move = (number: number): void => hear({ type: 'update', number, at: 0, public: {} });
  return { card, choices, move, acts: () => asked('act').length, stop: () => live.stop() };
}
const follow = (): HTMLElement => screen.getByRole('button', { name: 'Do that' });

test('a move of another leaves the hint, but it is not followed until the table says it is still one', async () => {
  const { choices, move, acts, stop } = await hinted();
  move(6);
  await waitFor(() => expect(follow().getAttribute('aria-disabled')).toBe('true'));
  await fireEvent.click(follow());
  expect(acts()).toBe(0);
  await choices(2, 'take', 'leave');
  await waitFor(() => expect(follow().getAttribute('aria-disabled')).toBe('false'));
  await fireEvent.click(follow());
  expect(acts()).toBe(1);
  expect(screen.queryByText('Take it')).toBeNull();
  stop();
});

test('a hint goes when the seat has another decision at once', async () => {
  const { choices, move, stop } = await hinted();
  move(6);
  await choices(2, 'take', 'double');
  await waitFor(() => expect(screen.queryByText('Take it')).toBeNull());
  stop();
});

test('a hint goes when nothing is decided any more', async () => {
  const { card, move, stop } = await hinted();
  move(6);
  await card.rerender({ waited: false });
  expect(screen.queryByText('Take it')).toBeNull();
  stop();
});

test('the keyboard stays on the level while the hint of another one is asked; the old hint is not followed', async () => {
  const { acts, stop } = await hinted();
  const level = screen.getByRole('combobox', { name: 'Level of the teacher' });
  level.focus();
  await fireEvent.change(level);
  await screen.findByText('The teacher is thinking…');
  expect(document.activeElement).toBe(level);
  await fireEvent.click(follow());
  expect(acts()).toBe(0);
  stop();
});
