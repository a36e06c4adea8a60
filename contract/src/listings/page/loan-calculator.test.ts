import { describe, expect, it } from 'vitest';
import { calculateLoan, parseLoanInput } from './loan-calculator.ts';

describe('the loan sum', () => {
  it('[LIST-1] is the annuity of the price without the deposit', () => {
    // 200.000 € over 30 years at 4 %: 954,83 € a month by any bank's table.
    expect(calculateLoan(250_000, { rate: 4, years: 30, depositPercent: 20 })).toEqual({
      borrowed: 200_000,
      deposit: 50_000,
      monthly: 955,
      interest: 143_739,
    });
  });

  it('without interest is the loan over its months', () => {
    expect(calculateLoan(120_000, { rate: 0, years: 10, depositPercent: 0 })).toMatchObject({
      monthly: 1_000,
      interest: 0,
    });
  });

  it('takes nonsense as the usual and the unbounded as the nearest bound', () => {
    const input = (from: Record<string, string>) => parseLoanInput((name) => from[name] ?? null);
    expect(input({})).toEqual({ rate: 4, years: 30, depositPercent: 20 });
    expect(input({ rate: '3,75', years: 'x', depositPercent: '-4' })).toEqual({
      rate: 3.75,
      years: 30,
      depositPercent: 0,
    });
    expect(input({ rate: '1e9', years: '12.6', depositPercent: 'NaN' })).toEqual({
      rate: 15,
      years: 13,
      depositPercent: 20,
    });
  });
});
