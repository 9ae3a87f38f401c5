import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { outline, qrCode } from '../lib/qr';

// The same texts, each as long as its version holds, drawn by segno with `error='l', mask=0`.
const DRAWN = [
  [17, '32d3db2550ee8655'],
  [32, '9f027eec27992c4c'],
  [53, '90e15ac1be09f596'],
  [78, '433ad4dc7baf5b93'],
  [106, '055743543c445d2c'],
  [134, '079f05e31a8ab1cb'],
] as const;

test.each(DRAWN)('a text of %i bytes is drawn as others draw it', (length, digest) => {
  const rows = qrCode('q'.repeat(length))?.map((row) => row.map(Number).join('')).join('\n') ?? '';
  expect(createHash('sha256').update(rows).digest('hex').slice(0, 16)).toBe(digest);
});

test('a longer text gets the next size, one that is too long gets none', () => {
  expect([1, 17, 18, 107, 134].map((length) => qrCode('é'.repeat(1) + 'q'.repeat(length - 1))?.length)).toEqual([21, 25, 25, 41, undefined]);
  expect(qrCode('q'.repeat(135))).toBeUndefined();
});

test('an outline has a square for every dark module', () => {
  expect(outline([[true, false], [false, true]])).toBe('M0 0h1v1h-1zM1 1h1v1h-1z');
});
