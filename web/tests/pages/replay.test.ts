/** A replay page that gets another record: nothing of the game before stays. */
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { choose } from '$lib/device/settings.svelte';
import { loadTexts } from '$lib/device/texts.svelte';
import { boardOf } from '$lib/play/games';
import type { Problem } from '$lib/protocol.gen';
import Replay from '../../pages/Replay.svelte';

const read = (path: string): string => readFileSync(path, 'utf8');
const streamOf = (name: string): string => read(`../.cache/streams/matryoshka/${name}/watch.json`);
const recordOf = (name: string): string => read(`../tests/games/matryoshka/records/${name}.jsonl`);

const asked: { path: string; body: string }[] = [];
/** What the server answers, by path; a path that is not there gets no answer. */
let answers: Record<string, () => string | Promise<string>>;
/** What it refuses everything with, if it does. */
let refusal: Problem | undefined;

configure({ asyncUtilTimeout: 60_000 }); // how long a whole page takes is the machine's affair
beforeAll(async () => void (await boardOf('matryoshka')));
beforeEach(async () => {
  asked.length = 0;
  refusal = undefined;
  answers = {
    '/api/tables/ABCDEF/replay': () => streamOf('base-3'),
    '/api/tables/ABCDEF/record': () => recordOf('base-3'),
    '/api/tables/ABCDEF': () => JSON.stringify({ seats: [] }),
    '/api/replay': () => streamOf('base-4'),
  };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const path = input as string;
    asked.push({ path, body: init?.body as string });
    if (refusal) return new Response(JSON.stringify(refusal), { status: 400 });
    const answer = answers[path];
    if (!answer) throw new TypeError(`no answer to ${path}`);
    return new Response(await answer());
  });
  choose({ lang: 'en', motion: 'less' });
  await loadTexts();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const drop = (record: string): Promise<boolean> =>
  fireEvent.drop(window, { dataTransfer: { files: [new File([record], 'game.jsonl')] } });
const press = async (name: string): Promise<boolean> => fireEvent.click(await screen.findByRole('button', { name }));
const playersHere = (): (string | null)[] =>
  [...document.querySelectorAll('.eyes option')].map(({ textContent }) => textContent);

test('a record dropped on a replay takes its place: its shuffle, its seats and its moments', async () => {
  render(Replay, { props: { route: { page: 'replay', record: 'ABCDEF' } } });
  await press('Verify the shuffle');
  await screen.findByText('The numbers');
  await press('Play on from here');
  expect(await screen.findAllByRole('button', { name: /^as / })).toHaveLength(3);

  await drop(recordOf('base-4'));
  await waitFor(() => expect(playersHere()).toHaveLength(5));
  expect(screen.queryByText('The numbers')).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText('ABCDEF')).toBeNull();
  expect(screen.queryByText('Save the record')).toBeNull();

  await press('Play on from here');
  const [first] = await screen.findAllByRole('button', { name: /^as / });
  if (first) await fireEvent.click(first);
  await waitFor(() => expect(asked.at(-1)?.path).toBe('/api/what-if'));
  expect(JSON.parse(asked.at(-1)?.body ?? '')).toMatchObject({ record: recordOf('base-4') });
  await screen.findByText('The server does not answer');
});

test('of two records the one brought last is shown, and a file that is none is told beside the game', async () => {
  render(Replay, { props: { route: { page: 'replay', record: 'ABCDEF' } } });
  await waitFor(() => expect(playersHere()).toHaveLength(4));
  let arrive: (stream: string) => void = () => undefined;
  const slow = new Promise<string>((resolve) => (arrive = resolve));
  answers['/api/replay'] = () => slow;
  await drop(recordOf('base-5'));
  await waitFor(() => expect(asked.at(-1)?.path).toBe('/api/replay'));
  answers['/api/replay'] = () => streamOf('base-4');
  await drop(recordOf('base-4'));
  await waitFor(() => expect(playersHere()).toHaveLength(5));
  arrive(streamOf('base-5'));
  refusal = { rule: 'LOBBY-11', key: 'bad', text: 'No first line.', retry: false };
  await drop('x');
  expect((await screen.findByRole('alert')).textContent).toMatch(/cannot be watched.*No first line\./);
  expect(playersHere()).toHaveLength(5);
});
