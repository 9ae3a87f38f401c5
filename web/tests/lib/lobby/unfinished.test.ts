/** The way back to the tables of this device: which are offered, in which order, and what is kept of those that ended. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetPlayed, played } from '$lib/lobby/played';
import { hold } from '$lib/lobby/seats';
import { unfinished } from '$lib/lobby/unfinished';
import { Sitting } from '$lib/play/sitting.svelte';
import type { TableInfo } from '$lib/protocol.gen';

const HOUR = 3600_000;
/** The phases of the tables, as the server knows them. */
const phases = new Map<string, TableInfo['phase']>();
const asked: string[] = [];
class SilentSocket {
  close = (): void => undefined;
}

beforeEach(() => {
  localStorage.clear();
  forgetPlayed();
  phases.clear();
  asked.length = 0;
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
  vi.stubGlobal('WebSocket', SilentSocket);
  vi.stubGlobal('fetch', (path: string) => {
    const code = path.split('/').at(-1) ?? '';
    const phase = phases.get(code);
    asked.push(code);
    if (!phase) return Promise.resolve(new Response('{"rule":"LOBBY-4"}', { status: 404 }));
    const outcome = phase === 'over' ? { scores: [1], places: [1], winners: [0], reason: 'most-points' } : null;
    const table = { code, game: 'g', options: {}, phase, outcome, seats: [{ name: 'Ada', avatar: 'fox' }] };
    return Promise.resolve(new Response(JSON.stringify(table)));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Sit down at a table, an hour after the last one. */
function sit(code: string, phase: TableInfo['phase'] = 'playing'): void {
  phases.set(code, phase);
  hold({ code, token: code, link: '', table: { commitment: '' } as TableInfo });
  vi.advanceTimersByTime(HOUR);
}
const offered = async (): Promise<string[]> => (await unfinished()).map(({ code }) => code);

test('the table that was played last comes first, however long ago one sat down there', async () => {
  sit('ONE');
  sit('TWO');
  sit('NEW');
  vi.advanceTimersByTime(20 * HOUR);
  const sitting = new Sitting('ONE');
  sitting.takeOver();
  sitting.close();
  vi.advanceTimersByTime(2.5 * HOUR);
  expect(await offered()).toEqual(['ONE', 'NEW']); // nobody was at the other for a day
});

test('tables that ended take no place of one that runs', async () => {
  sit('RUNS');
  sit('GONE');
  phases.delete('GONE');
  for (const code of ['A', 'B', 'C']) sit(code, 'over');
  sit('LEFT', 'left');
  expect(await offered()).toEqual(['RUNS']);
});

test('at most three are offered', async () => {
  for (const code of ['A', 'B', 'C', 'D', 'E']) sit(code);
  expect(await offered()).toEqual(['E', 'D', 'C']);
  expect(asked).toEqual(['E', 'D', 'C']);
});

test('what ended while nobody looked is among the games once, and not again after they were emptied', async () => {
  sit('OVER', 'over');
  expect(await offered()).toEqual([]);
  expect(played().map(({ code }) => code)).toEqual(['OVER']);
  forgetPlayed();
  expect(await offered()).toEqual([]);
  expect(played()).toEqual([]);
  expect(asked).toEqual(['OVER']);
});
