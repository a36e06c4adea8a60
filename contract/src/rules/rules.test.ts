import { describe, expect, it } from 'vitest';
import { presets } from '../search/presets.ts';
import { athensDay, findInForce, getNextReview } from './in-force.ts';
import { checkEligibility, getIncomeLimit } from './my-home.ts';
import { paramName, paramNames, ruleNames } from './rule-messages.ts';
import { formatRuleParam, getRuleParams, parseRuleParams, type RulesInForce, ruleCodes } from './rule-params.ts';
import { getRulePresets } from './rule-searches.ts';

const row = (version: number, valid_from: string, valid_to: string | null) => ({ version, valid_from, valid_to });

describe('[PAGE-1] which version holds on a day', () => {
  const versions = [row(1, '2023-04-03', '2025-01-15'), row(2, '2025-01-15', '2026-09-01'), row(3, '2026-09-01', null)];
  it.each([
    ['2025-01-14', 1],
    ['2025-01-15', 2],
    ['2026-08-31', 2],
    ['2026-09-01', 3],
    ['2030-01-01', 3],
    // Before there was any, the first is the best we know.
    ['2020-01-01', 1],
  ])('on %s version %s', (day, version) => expect(findInForce(versions, day)?.version).toBe(version));

  it('one that was replaced from its own first day holds on no day', () => {
    const replaced = [
      row(1, '2024-01-01', '2026-01-01'),
      row(2, '2026-01-01', '2026-01-01'),
      row(3, '2026-01-01', null),
    ];
    expect(findInForce(replaced, '2026-01-01')?.version).toBe(3);
    expect(findInForce([], '2026-01-01')).toBeUndefined();
  });

  it.each([
    ['2026-11-15T21:59:59Z', '2026-11-15'],
    ['2026-11-15T22:00:00Z', '2026-11-16'],
    // In summer midnight of Athens is an hour earlier in the world.
    ['2026-08-31T20:59:59Z', '2026-08-31'],
    ['2026-08-31T21:00:00Z', '2026-09-01'],
  ])('%s is the %s in Athens', (at, day) => expect(athensDay(new Date(at))).toBe(day));

  it('is to be looked at again after 90 days', () => {
    expect(getNextReview('2026-01-01T00:00:00.000Z')).toBe('2026-04-01T00:00:00.000Z');
  });
});

describe('numbers of a rule as typed', () => {
  it('reads prices with or without thousands, ids, days, and leaves out what may be left out', () => {
    const typed = { price_min: '250.000 €', area_min: '120', nav_prefectures: '34, 35 37', home_prefectures: '39' };
    expect(parseRuleParams('golden_visa_preset', typed)).toEqual({
      params: { price_min: 250_000, area_min: 120, nav_prefectures: [34, 35, 37], home_prefectures: [39] },
    });
    expect(formatRuleParam([34, 35])).toBe('34, 35');
    expect(formatRuleParam(null)).toBe('');
  });
  it('says which cannot be read', () => {
    expect(parseRuleParams('vat', { percent: '124' })).toEqual({ errors: { percent: 'invalid' } });
    expect(parseRuleParams('vat', {})).toEqual({ errors: { percent: 'required' } });
    const eleven = Array.from({ length: 11 }, (_, i) => i + 1).join(',');
    expect(
      parseRuleParams('golden_visa_preset', {
        price_min: 'α',
        area_min: '0',
        nav_prefectures: eleven,
        home_prefectures: 'x',
      }),
    ).toEqual({
      errors: { price_min: 'invalid', area_min: 'invalid', nav_prefectures: 'invalid', home_prefectures: 'invalid' },
    });
    const read = parseRuleParams('my_home', { started_on: '2026-02-31', toString: '1' });
    expect('errors' in read && read.errors).toMatchObject({ started_on: 'invalid', programme: 'required' });
    expect('errors' in read && read.errors.ends_on).toBeUndefined();
  });
  it('every code and every number has a name', () => {
    for (const code of ruleCodes) {
      expect(ruleNames[code].el).toMatch(/\p{L}/u);
      for (const name of Object.keys(getRuleParams(code))) expect(Object.hasOwn(paramNames, name)).toBe(true);
    }
    expect(paramName('constructor').el).toBe('constructor');
  });
});

describe('[PAGE-1] My Home, in the browser alone', () => {
  const params = {
    programme: 2,
    age_min: 25,
    age_max: 50,
    price_max: 250_000,
    area_max: 150,
    year_max: 2007,
    loan_max: 190_000,
    loan_percent: 90,
    income_min: 10_000,
    income_single: 25_000,
    income_couple: 35_000,
    income_child: 5_000,
    income_single_parent: 39_000,
    income_single_parent_child: 5_000,
    started_on: '2025-01-15',
    apply_until: '2026-05-31',
    ends_on: '2026-08-31',
  };
  it.each([
    ['single', 0, 25_000],
    ['single', 3, 25_000],
    ['couple', 0, 35_000],
    ['couple', 2, 45_000],
    ['single_parent', 1, 39_000],
    ['single_parent', 3, 49_000],
  ] as const)('%s with %s children: up to %s', (household, children, limit) =>
    expect(getIncomeLimit(params, household, children)).toBe(limit),
  );

  it('ages and incomes at their ends belong', () => {
    const asked = { age: 25, income: 10_000, household: 'single', children: 0 } as const;
    expect(checkEligibility(params, asked)).toEqual({ age: true, incomeMin: true, incomeMax: true, limit: 25_000 });
    expect(checkEligibility(params, { ...asked, age: 51, income: 25_001 })).toMatchObject({
      age: false,
      incomeMax: false,
    });
    expect(checkEligibility(params, { ...asked, age: 24, income: 9_999 })).toMatchObject({
      age: false,
      incomeMin: false,
    });
    expect(checkEligibility({ ...params, income_single: null }, asked).incomeMax).toBeNull();
  });
});

it("[SRCH-9] rows with the default numbers are the customer's presets to the letter", () => {
  const { goldenVisaNav: nav, goldenVisaPromo: promo, myHouse: house } = presets;
  const rules = {
    golden_visa_preset: {
      params: {
        price_min: 250_000,
        area_min: 120,
        nav_prefectures: [34, 35, 37, 36, 33, 51, 52],
        home_prefectures: [34, 35, 37, 36, 33, 51, 52, 39],
      },
    },
    my_home_preset: {
      params: { price_max: 250_000, area_max: 150, year_max: 2007, prefectures: [34, 35, 37, 36, 33, 51, 52, 39] },
    },
  } as unknown as RulesInForce;
  expect(getRulePresets(rules)).toEqual({ goldenVisaNav: nav, goldenVisaPromo: promo, myHouse: house });
});
