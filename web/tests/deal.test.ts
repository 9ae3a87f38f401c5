import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { commitment, order, pick, seedFrom, verify } from '../lib/deal';
import type { Replay } from '../lib/lobby';
import { hex, words, wordsByHand } from '../lib/sha256';

const replay = JSON.parse(readFileSync('../.cache/streams/matryoshka/base-3/watch.json', 'utf8')) as Replay;
const record = readFileSync('../tests/games/matryoshka/records/base-3.jsonl', 'utf8');

test('SHA-256 by hand is that of the browser, at every length of the last block', async () => {
  for (const length of [0, 1, 55, 56, 63, 64, 65, 200]) {
    const text = 'é'.repeat(Math.floor(length / 2)) + 'x'.repeat(length % 2);
    expect(Array.from(wordsByHand(text))).toEqual(Array.from(await words(text)));
  }
  expect(await hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test('without the browser’s own hash, as on plain http, the same comes out', async () => {
  const before = await hex('abc');
  vi.stubGlobal('crypto', {});
  expect(await hex('abc')).toBe(before);
  vi.unstubAllGlobals();
});

test('every draw of a golden record is computed again', async () => {
  expect(replay.draws.length).toBeGreaterThan(1);
  const check = await verify(record, replay.draws);
  expect(check).toMatchObject({ kept: true, drawn: replay.draws.length, same: undefined, mine: undefined });
});

test('a shuffle holds every card once, and a pick lies below its bound', async () => {
  const seed = await seedFrom('secret', ['a', '']);
  expect([...(await order(seed, 70, 'deck'))].sort((a, b) => a - b)).toEqual(Array.from({ length: 70 }, (_, i) => i));
  expect(await pick(seed, 3, 'first')).toBeLessThan(3);
});

test('another secret, another draw and a missing share are noticed', async () => {
  const lines = record.trim().split('\n');
  const end = JSON.parse(lines.at(-1) ?? '') as { secret: string };
  const forged = [...lines.slice(0, -1), JSON.stringify({ ...end, secret: `${end.secret}x` })].join('\n');
  expect((await verify(forged, replay.draws)).kept).toBe(false);
  const [first, ...rest] = replay.draws;
  if (!first?.order) return expect.unreachable();
  const swapped = [{ ...first, order: [...first.order].reverse() }, ...rest];
  expect((await verify(record, swapped)).drawn).toBe(replay.draws.length - 1);
  const seen = { commitment: await commitment(end.secret), nonce: 'not-there' };
  expect(await verify(record, replay.draws, seen)).toMatchObject({ same: true, mine: false });
  await expect(verify(lines.slice(0, -1).join('\n'), [])).rejects.toThrow();
});
