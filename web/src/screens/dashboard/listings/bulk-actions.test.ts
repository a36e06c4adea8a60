import { expect, it } from 'vitest';
import { parseBulkAmount } from './bulk-actions.ts';

it('[DASH-1] amounts as people write them', () => {
  expect(parseBulkAmount('-2,5', 'percent')).toBe(-2.5);
  expect(parseBulkAmount('−5 %', 'percent')).toBe(-5);
  expect(parseBulkAmount('180.000 €', 'value')).toBe(180_000);
  for (const text of ['', 'δέκα', '1e9', '--5', '5,,5']) expect(parseBulkAmount(text, 'percent')).toBeNull();
});
