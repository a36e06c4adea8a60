import { expect, it } from 'vitest';
import { areaSteps, parseAmount, priceSteps } from './amounts.ts';

it.each([
  ['250000', 250_000],
  ['250.000', 250_000],
  ['250,000', 250_000],
  ['250 000', 250_000],
  ['250.000 €', 250_000],
  ['€', Number.NaN],
  ['250k', 250_000],
  ['250K', 250_000],
  ['250κ', 250_000],
  ['1.5m', 1_500_000],
  ['1,5 εκ', 1_500_000],
  ['1.250.000', 1_250_000],
  ['120 τ.μ.', 120],
  ['120 m²', 120],
  ['99,5', 100],
  ['', null],
  ['   ', null],
  ['φτηνό', Number.NaN],
  ['12-15', Number.NaN],
  ['1.2.3', Number.NaN],
  ['-5', Number.NaN],
  ['1e9', Number.NaN],
  ['9'.repeat(40), Number.NaN],
])('[SRCH-7] reads %j as %s', (text, value) => {
  expect(parseAmount(text)).toBe(value);
});

it('[SRCH-7] about 40 round steps, from and to what the customer gave', () => {
  for (const [steps, from, to] of [
    [priceSteps.sale, 1_000, 50_000_000],
    [priceSteps.rent, 100, 60_000],
  ] as const) {
    expect(steps[0]).toBe(from);
    expect(steps.at(-1)).toBe(to);
    expect(steps.length).toBeGreaterThanOrEqual(35);
    expect(steps.length).toBeLessThanOrEqual(45);
    expect([...steps]).toEqual([...new Set(steps)].sort((a, b) => a - b));
  }
  expect(areaSteps.length).toBeGreaterThan(20);
});
