import { expect, it } from 'vitest';
import { readAmount } from './bulk-acts.ts';

it('[DASH-1] amounts as people write them', () => {
  expect(readAmount('-2,5', 'percent')).toBe(-2.5);
  expect(readAmount('−5 %', 'percent')).toBe(-5);
  expect(readAmount('180.000 €', 'value')).toBe(180_000);
  for (const text of ['', 'δέκα', '1e9', '--5', '5,,5']) expect(readAmount(text, 'percent')).toBeNull();
});
