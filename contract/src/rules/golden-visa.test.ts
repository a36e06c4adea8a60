import { describe, expect, it } from 'vitest';
import { findGoldenVisaRoute, findQualifyingRoute, type GoldenVisaProperty } from './golden-visa.ts';
import type { RuleParams } from './rule-params.ts';

const params: RuleParams<'golden_visa'> = {
  price_zone_a: 800_000,
  price_zone_b: 400_000,
  min_main_area: 120,
  price_conversion: 250_000,
  zone_a_prefectures: [33],
  zone_b_prefectures: [52],
};
const open = { status: 'open', params } as const;

const property: GoldenVisaProperty = {
  for: 'sale',
  category_id: 1,
  route: 'standard',
  price: 800_000,
  main_area: 120,
  is_listed_building: false,
  change_of_use_done: false,
  zone: 'A_800K',
};
const B = { zone: 'B_400K' } as const;

/** What the listing says, and the price its route counts from; null is no mark. */
const cases: [string, Partial<GoldenVisaProperty>, number | null][] = [
  ['Zone A at the price and the area', {}, 800_000],
  ['Zone A, a euro short', { price: 799_999 }, null],
  ['Zone A, a metre short', { main_area: 119 }, null],
  ['Zone A with room to spare', { price: 2_000_000, main_area: 400 }, 800_000],
  ['Zone A, main area not told', { main_area: null }, null],
  ['Zone A at the price of zone B', { price: 400_000 }, null],
  ['Zone A at the old flat price', { price: 250_000 }, null],
  ['Zone B at its price', { ...B, price: 400_000 }, 400_000],
  ['Zone B, a euro short', { ...B, price: 399_999 }, null],
  ['Zone B, a metre short', { ...B, price: 400_000, main_area: 119 }, null],
  ['Zone B dearer than zone A', { ...B, price: 900_000 }, 400_000],
  ['a shop, standard', { category_id: 2 }, 800_000],
  ['land by the route of homes', { category_id: 3 }, null],
  ['another kind of property', { category_id: 4 }, null],
  ['for rent', { for: 'rent' }, null],
  ['the owner names no route', { route: null }, null],
  ['zone not known', { zone: null }, null],
  ['land in zone A', { route: 'land', category_id: 3, main_area: null }, 800_000],
  ['land in zone B, no area asked', { ...B, route: 'land', category_id: 3, main_area: null, price: 400_000 }, 400_000],
  ['land too cheap', { route: 'land', category_id: 3, main_area: null, price: 500_000 }, null],
  ['a home by the route of land', { route: 'land' }, null],
  ['land, zone not known', { route: 'land', category_id: 3, zone: null }, null],
  ['conversion complete', { route: 'conversion', price: 250_000, main_area: 40, change_of_use_done: true }, 250_000],
  ['conversion not complete', { route: 'conversion', price: 250_000, main_area: 40 }, null],
  ['conversion, a euro short', { route: 'conversion', price: 249_999, change_of_use_done: true }, null],
  [
    'conversion in zone B costs the same',
    { ...B, route: 'conversion', price: 250_000, change_of_use_done: true },
    250_000,
  ],
  ['conversion of what is no home', { route: 'conversion', category_id: 2, change_of_use_done: true }, null],
  ['conversion where the zone is not known', { route: 'conversion', zone: null, change_of_use_done: true }, 250_000],
  [
    'a listed building, however small',
    { route: 'listed', price: 250_000, main_area: 35, is_listed_building: true },
    250_000,
  ],
  ['the listed route without a listed building', { route: 'listed', price: 250_000 }, null],
  ['a listed building, a euro short', { route: 'listed', price: 249_999, is_listed_building: true }, null],
  ['a listed building by the standard route', { price: 250_000, is_listed_building: true }, null],
  ['listed land', { route: 'listed', category_id: 3, is_listed_building: true }, null],
];

describe('[PAGE-1] "may qualify" only where the rule holds', () => {
  it.each(cases)('%s', (_, overrides, price) => {
    expect(findQualifyingRoute({ ...property, ...overrides }, open)?.price ?? null).toBe(price);
  });

  it('there are cases of every route, with and without the mark', () => {
    expect(cases.length).toBeGreaterThanOrEqual(25);
    for (const route of ['standard', 'land', 'conversion', 'listed'] as const) {
      const ownRules = cases.filter(
        ([, overrides]) => (overrides.route === undefined ? 'standard' : overrides.route) === route,
      );
      expect(ownRules.some(([, , price]) => price !== null) && ownRules.some(([, , price]) => price === null)).toBe(
        true,
      );
    }
  });

  it('nothing qualifies under a rule that has closed, and other numbers give other answers', () => {
    expect(findQualifyingRoute(property, { ...open, status: 'closed' })).toBeNull();
    expect(findQualifyingRoute(property, { ...open, params: { ...params, price_zone_a: 800_001 } })).toBeNull();
    expect(findQualifyingRoute(property, { ...open, params: { ...params, min_main_area: 121 } })).toBeNull();
    expect(
      findQualifyingRoute({ ...property, price: 500_000 }, { ...open, params: { ...params, price_zone_a: 500_000 } })
        ?.price,
    ).toBe(500_000);
  });

  it('routes are those of the list', () => {
    expect([1, 2, 3, 4, 5, null].map(findGoldenVisaRoute)).toEqual([
      'standard',
      'conversion',
      'listed',
      'land',
      null,
      null,
    ]);
  });
});
