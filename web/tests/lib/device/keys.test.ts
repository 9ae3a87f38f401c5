import { expect, test } from 'vitest';
import { digitOf } from '$lib/device/keys';

const digit = (key: string, code: string): number => digitOf(new KeyboardEvent('keydown', { key, code }));

test('a digit counts wherever it is written, and on keyboards that write it only with Shift by its key', () => {
  expect([digit('2', 'Digit2'), digit('2', 'Numpad2')]).toEqual([2, 2]);
  expect([digit('&', 'Digit1'), digit('é', 'Digit2')]).toEqual([1, 2]); // French
  expect([digit(' ', 'Space'), digit('h', 'KeyH'), digit('F1', 'F1')]).toEqual([NaN, NaN, NaN]);
});
