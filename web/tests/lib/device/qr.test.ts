import { expect, test } from 'vitest';
import { qrCode } from '$lib/device/qr';

// That a camera reads it is shown by tests/e2e/test_qr_codes.py.
test('the path has a square for every dark module, beginning in the corner of the first finder', () => {
  const { size, path } = qrCode('Ludothèque');
  expect(size).toBe(21);
  expect(path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/);
  expect(path.startsWith('M0 0h1v1h-1zM1 0h1v1h-1z')).toBe(true);
});

test('a longer link gets a larger code, however long its host name is', () => {
  const sizes = [17, 53, 134, 400].map((length) => qrCode('q'.repeat(length)).size);
  expect(sizes).toEqual([21, 29, 41, 69]);
});
