import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  computeTaxedAmount,
  computeUpgradeNet,
  daysBetween,
  splitGrossAmount,
} from './billing-amounts.ts';

/** A generator of its own, so that a failure can be repeated. */
function numbers(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % below;
  };
}

/** Half up, on paper: a fraction of whole numbers, by long division. */
const paper = (numerator: bigint, denominator: bigint): bigint => {
  const whole = numerator / denominator;
  return (numerator % denominator) * 2n >= denominator ? whole + 1n : whole;
};

describe('[SUBS-4] sums', () => {
  it('VAT is right to the cent for 10,000 sums and every rate', () => {
    const next = numbers(7);
    for (let i = 0; i < 10_000; i++) {
      const [net, rate] = [1 + next(10_000_000), next(101)];
      const vat = paper(BigInt(net) * BigInt(rate), 100n);
      expect(computeTaxedAmount(net, rate)).toEqual({
        net_cents: net,
        vat_percent: rate,
        vat_cents: Number(vat),
        gross_cents: net + Number(vat),
      });
    }
  });

  it('the prices of the list: 49 € are 60,76 € with VAT', () => {
    expect(computeTaxedAmount(4_900, 24)).toMatchObject({ vat_cents: 1_176, gross_cents: 6_076 });
    expect(computeTaxedAmount(44_900, 24).gross_cents).toBe(55_676);
  });

  it('parts given back add up to the whole, net and VAT alike', () => {
    const next = numbers(11);
    for (let i = 0; i < 2_000; i++) {
      const whole = computeTaxedAmount(1 + next(100_000), 24);
      let [left, net, vat] = [whole.gross_cents, 0, 0];
      while (left > 0) {
        const part = Math.min(left, 1 + next(whole.gross_cents));
        const split = splitGrossAmount(whole, whole.gross_cents - left, part);
        expect(split.net_cents + split.vat_cents).toBe(part);
        expect(split.net_cents).toBeGreaterThanOrEqual(0);
        expect(split.vat_cents).toBeGreaterThanOrEqual(0);
        net += split.net_cents;
        vat += split.vat_cents;
        left -= part;
      }
      expect([net, vat]).toEqual([whole.net_cents, whole.vat_cents]);
    }
  });
});

describe('[SUBS-2] days and months', () => {
  it('the 31st comes back after February', () => {
    const ends = [1, 2, 3, 4, 13].map((months) => addMonths('2027-01-31', months));
    expect(ends).toEqual(['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31', '2028-02-29']);
    expect(addMonths('2026-11-15', 3)).toBe('2027-02-15');
    expect(addMonths('2026-03-15', -4)).toBe('2025-11-15');
  });

  it('a day is a day also when the clocks change', () => {
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
    expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
  });

  it('an upgrade costs the difference by days, today counted, and never more than the whole', () => {
    const prices = { from_cents: 4_900, to_cents: 8_900 };
    const period = { from: '2026-11-15', to: '2026-12-15' };
    expect(computeUpgradeNet(prices, { ...period, today: '2026-11-15' })).toBe(4_000);
    expect(computeUpgradeNet(prices, { ...period, today: '2026-11-30' })).toBe(2_000);
    expect(computeUpgradeNet(prices, { ...period, today: '2026-12-14' })).toBe(133);
    expect(computeUpgradeNet(prices, { ...period, today: '2026-12-15' })).toBe(0);
    expect(computeUpgradeNet({ from_cents: 8_900, to_cents: 4_900 }, { ...period, today: '2026-11-20' })).toBe(0);
  });
});
