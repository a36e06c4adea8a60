import { expect, it } from 'vitest';
import { compareKaek } from './kaek.ts';

it.each([
  ['050123456789/1/7', '050123456789/01/07', false, 'same'],
  ['0501234567890107', '050123456789/1/7', false, 'same'],
  ['050123456789/1/7', '050123456789/1/8', false, 'different'],
  ['050123456789', '050123456780', false, 'different'],
  ['050123456789', '050123456789', false, 'unknown'],
  ['050123456789/0/0', '050123456789/1/7', false, 'unknown'],
  ['050123456789', '050123456789/0/0', true, 'same'],
  ['050123456789', null, true, 'unknown'],
] as const)('[SAME-3] KAEK %s and %s (land: %s): %s', (a, b, isLand, expected) => {
  expect(compareKaek(a, b, isLand)).toBe(expected);
  expect(compareKaek(b, a, isLand)).toBe(expected);
});
