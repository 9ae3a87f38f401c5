/** The level of bots: chosen on a game's card and remembered, and set for one seat by whoever decides. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chosenLevel } from '$lib/lobby/level';
import { botWord } from '$lib/play/table';
import type { GameInfo } from '$lib/protocol.gen';
import { loadTexts } from '$lib/device/texts.svelte';
import GameCard from '$ui/home/GameCard.svelte';
import LevelSelect from '$ui/kit/LevelSelect.svelte';

const info = (...levels: string[]) =>
  ({ key: 'moby_pick', variants: { base: [3, 4] }, levels, weaker: [] }) as unknown as GameInfo;
const card = (levels: string[]) => render(GameCard, { props: { game: 'moby_pick', info: info(...levels) } });
const offered = (field: HTMLSelectElement): string[] => [...field.options].map(({ value }) => value);

beforeEach(async () => {
  localStorage.clear();
  await loadTexts('moby_pick');
});
afterEach(cleanup);

test('the card of a game sets the level of its bots, and the next visit finds it', async () => {
  card(['easy', 'normal', 'hard', 'random']);
  const field = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Bots: Moby Pick' });
  expect([field.value, offered(field)]).toEqual(['normal', ['easy', 'normal', 'hard']]);
  await fireEvent.change(field, { target: { value: 'hard' } });
  expect([field.value, chosenLevel('moby_pick'), chosenLevel('matryoshka')]).toEqual(['hard', 'hard', 'normal']);
  cleanup();
  card(['easy', 'normal', 'hard', 'random']);
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('hard');
});

test('a game with one level asks nothing; moves by chance stay chosen where they were', () => {
  card(['normal', 'random']);
  expect(screen.queryByRole('combobox')).toBeNull();
  localStorage.setItem('bots', '{"moby_pick":"random"}');
  card(['normal', 'random']);
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('random');
});

test('a level that is weaker on this server is told where it is chosen', async () => {
  await loadTexts('matryoshka');
  const weak = { ...info('normal', 'expert'), key: 'matryoshka', weaker: ['expert'] };
  render(GameCard, { props: { game: 'matryoshka', info: weak } });
  expect(screen.queryByRole('status')).toBeNull();
  await fireEvent.change(screen.getByRole('combobox'), { target: { value: 'expert' } });
  expect(screen.getByRole('status').textContent).toMatch(/Expert bots think less here/);
});

test('a seat shows the level that the table says, not the one that was asked for', async () => {
  const onchoose = vi.fn();
  const props = { levels: ['easy', 'normal'], label: 'Level of Boris', onchoose };
  const { rerender } = render(LevelSelect, { props: { ...props, value: 'normal' } });
  const field = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Level of Boris' });
  await fireEvent.change(field, { target: { value: 'easy' } });
  expect([onchoose.mock.calls, field.value]).toEqual([[['easy']], 'normal']);
  await rerender({ ...props, value: 'easy' });
  expect(field.value).toBe('easy');
});

test('a level that somebody added goes by its own name, and nothing is reported as missing', () => {
  const error = vi.spyOn(console, 'error');
  const props = { levels: ['normal', 'cautious'], value: 'cautious', label: 'Level', onchoose: vi.fn() };
  render(LevelSelect, { props });
  expect([...screen.getByRole<HTMLSelectElement>('combobox').options].map((each) => each.text)).toEqual([
    'Normal',
    'cautious',
  ]);
  expect(botWord({ level: 'cautious' })).toBe('bot · cautious');
  expect(error).not.toHaveBeenCalled();
});

test('a bot is told with its level, where it is known', () => {
  expect([botWord({ level: 'easy' }), botWord({ level: null })]).toEqual(['bot · Easy', 'bot']);
});
