import { describe, expect, it } from 'vitest';
import type { Rule, RuleParams } from '../../rules/rule-params.ts';
import { parseRuleParams } from '../../rules/rule-params.ts';
import { calculateBuyingCosts, calculateRentingCosts } from './listing-costs.ts';

const agency = { kind: 'agency' as const, agency_id: 1, name: null, gcr: null, logo: null };
const individual = { ...agency, kind: 'individual' as const, agency_id: null };
const none = { notary_percent: null, registry_percent: null, lawyer_percent: null, agency_fee_percent: null };
const rules = (params: Partial<RuleParams<'buying_costs'>> = {}) => ({
  buying_costs: {
    params: { transfer_tax_percent: 3, municipal_tax_percent: 3, ...none, ...params },
  } as Rule<'buying_costs'>,
  vat: { params: { percent: 24 } } as Rule<'vat'>,
});

describe('what buying costs beside the price', () => {
  it('[LIST-1] the tax with the municipality’s part of it; what nobody entered is named, not counted', () => {
    expect(calculateBuyingCosts({ price: 200_000, advertiser: agency }, rules())).toEqual({
      lines: [{ name: 'transfer_tax', percent: 3.09, amount: 6_180 }],
      unknown: ['notary', 'registry', 'lawyer', 'agency'],
      total: 206_180,
    });
  });

  it('[LIST-1] an owner takes no agency’s fee', () => {
    expect(calculateBuyingCosts({ price: 200_000, advertiser: individual }, rules()).unknown).not.toContain('agency');
    const own = calculateBuyingCosts({ price: 200_000, advertiser: individual }, rules({ agency_fee_percent: 2 }));
    expect(own.lines.map(({ name }) => name)).toEqual(['transfer_tax']);
  });

  it('[LIST-1] fees carry VAT, the registry does not, and the lines add up to the total', () => {
    const found = calculateBuyingCosts(
      { price: 100_000, advertiser: agency },
      rules({ notary_percent: 0.8, registry_percent: 0.475, lawyer_percent: 1, agency_fee_percent: 2 }),
    );
    expect(found.lines.map(({ name, percent, amount }) => [name, percent, amount])).toEqual([
      ['transfer_tax', 3.09, 3_090],
      ['notary', 0.99, 992],
      ['registry', 0.48, 475],
      ['lawyer', 1.24, 1_240],
      ['agency', 2.48, 2_480],
    ]);
    expect(found.unknown).toEqual([]);
    expect(found.total).toBe(found.lines.reduce((sum, { amount }) => sum + amount, 100_000));
  });

  it('[PAGE-1] a share is typed with decimals in either language, and nothing else passes for one', () => {
    const typed = (text: string) =>
      parseRuleParams('buying_costs', { transfer_tax_percent: text, municipal_tax_percent: '3' });
    for (const [text, value] of [
      ['3', 3],
      ['0,475', 0.475],
      ['0.475', 0.475],
      ['100', 100],
    ] as const)
      expect(typed(text)).toEqual({ params: { transfer_tax_percent: value, municipal_tax_percent: 3, ...none } });
    for (const bad of ['101', '-1', '0,4755', '1.000,5', 'x', '3%', '1e1'])
      expect(typed(bad), bad).toEqual({ errors: { transfer_tax_percent: 'invalid' } });
  });
});

describe('what renting costs', () => {
  const home = { price: 800, deposit_months: 2, shared_fees: 50, bills_included: false };

  it('[LIST-1] the first rent and the deposit at signing, rent and common charges every month', () => {
    expect(calculateRentingCosts(home)).toMatchObject({ deposit: 1_600, atStart: 2_400, monthly: 850 });
    expect(calculateRentingCosts({ ...home, bills_included: true })).toMatchObject({ monthly: 800 });
  });

  it('[LIST-1] what the listing does not say is not made up; a deposit of none is known', () => {
    const unsaid = calculateRentingCosts({ ...home, deposit_months: null, shared_fees: null });
    expect(unsaid).toMatchObject({ deposit: null, sharedFees: null, atStart: 800, monthly: 800 });
    expect(calculateRentingCosts({ ...home, deposit_months: 0 })).toMatchObject({ deposit: 0, atStart: 800 });
  });
});
