import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commitment, order, pick, seedFrom, verify } from '$lib/proof/deal';
import type { Replay } from '$lib/protocol.gen';

const replay = JSON.parse(readFileSync('../.cache/streams/matryoshka/base-3/watch.json', 'utf8')) as Replay;
const record = readFileSync('../tests/games/matryoshka/records/base-3.jsonl', 'utf8');

test('every draw of a golden record is computed again', () => {
  expect(replay.draws.length).toBeGreaterThan(1);
  const check = verify(record, replay.draws);
  expect(check).toMatchObject({ kept: true, drawn: replay.draws.length, same: undefined, mine: undefined });
});

test('a shuffle holds every card once, and a pick lies below its bound', () => {
  const seed = seedFrom('secret', ['a', '']);
  expect(order(seed, 70, 'deck').sort((a, b) => a - b)).toEqual(Array.from({ length: 70 }, (_, i) => i));
  expect(pick(seed, 3, 'first')).toBeLessThan(3);
});

test('another secret, another draw and a missing share are noticed', () => {
  const lines = record.trim().split('\n');
  const end = JSON.parse(lines.at(-1) ?? '') as { secret: string };
  const forged = [...lines.slice(0, -1), JSON.stringify({ ...end, secret: `${end.secret}x` })].join('\n');
  expect(verify(forged, replay.draws).kept).toBe(false);
  const [first, ...rest] = replay.draws;
  if (!first?.order) return expect.unreachable();
  const swapped = [{ ...first, order: [...first.order].reverse() }, ...rest];
  expect(verify(record, swapped).drawn).toBe(replay.draws.length - 1);
  const seen = { commitment: commitment(end.secret), nonce: 'not-there' };
  expect(verify(record, replay.draws, seen)).toMatchObject({ same: true, mine: false });
  expect(() => verify(lines.slice(0, -1).join('\n'), [])).toThrow();
});
