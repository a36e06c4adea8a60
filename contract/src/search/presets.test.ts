import { describe, expect, it } from 'vitest';
import { searchPath } from './codec.ts';
import { presets } from './presets.ts';

/** Written out by hand from the customer's list: a changed number must be changed twice. */
const asAsked = {
  goldenVisaNav: {
    for: 'sale',
    category_id: 1,
    prefecture_ids: [34, 35, 37, 36, 33, 51, 52],
    priceMin: 250000,
    areaMin: 120,
  },
  goldenVisaPromo: {
    for: 'sale',
    category_id: 1,
    prefecture_ids: [34, 35, 37, 36, 33, 51, 52, 39],
    priceMin: 250000,
    areaMin: 120,
  },
  topDistricts: { for: 'sale', category_id: 1, prefecture_ids: [34, 35, 37, 39, 33] },
  myHouse: {
    for: 'sale',
    category_id: 1,
    prefecture_ids: [34, 35, 37, 36, 33, 51, 52, 39],
    priceMax: 250000,
    areaMax: 150,
    yearMax: 2007,
  },
};

describe('preset searches', () => {
  it('[HOME-4] [SRCH-9] hold exactly the numbers that were asked for', () => {
    expect(presets).toEqual(asAsked);
  });

  it.each([
    [
      'goldenVisaPromo',
      'for=sale&category_id=1&prefecture_ids=34,35,37,36,33,51,52,39&priceMin=250000&areaMin=120&page=1',
    ],
    ['topDistricts', 'for=sale&category_id=1&prefecture_ids=34,35,37,39,33&page=1'],
    [
      'myHouse',
      'for=sale&category_id=1&prefecture_ids=34,35,37,36,33,51,52,39&priceMax=250000&areaMax=150&yearMax=2007&page=1',
    ],
  ] as const)('[HOME-4] the promo %s leads to its first page', (name, query) => {
    const [path, asked = ''] = searchPath(presets[name]).split('?');
    expect(path).toBe('/properties/search');
    const sorted = (text: string) =>
      text
        .split('&')
        .map((part) => part.split(/[=,]/).sort().join())
        .sort();
    expect(sorted(asked)).toEqual(sorted(query));
  });
});
