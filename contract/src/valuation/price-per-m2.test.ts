import { expect, it } from 'vitest';
import { formatPricePerM2, formatPricePerM2Number } from './price-per-m2.ts';

it.each([
  [2_350, '2.350\u00A0€/τ.μ.'],
  [2_350.49, '2.350\u00A0€/τ.μ.'],
  [100, '100\u00A0€/τ.μ.'],
  [99.96, '100\u00A0€/τ.μ.'],
  [12.34, '12,3\u00A0€/τ.μ.'],
  [9.5, '9,5\u00A0€/τ.μ.'],
  [1.994, '1,99\u00A0€/τ.μ.'],
  [1.998, '2,00\u00A0€/τ.μ.'],
  [0.12, '0,12\u00A0€/τ.μ.'],
])('[VALU-1] %d € a square metre is written %s', (value, words) => {
  expect(formatPricePerM2(value, 'el')).toBe(words);
  expect(formatPricePerM2(value, 'en')).toBe(words.replace('τ.μ.', 'm²'));
  expect(formatPricePerM2Number(value)).toBe(words.split('\u00A0')[0]);
});
