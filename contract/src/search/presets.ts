/** The customer's four preset searches, with the exact ids and numbers of the specification (SRCH-9). */
import type { FilterFields } from './codec.ts';

export const presets = {
  goldenVisaNav: {
    for: 'sale',
    category_id: 1,
    prefecture_ids: [34, 35, 37, 36, 33, 51, 52],
    priceMin: 250_000,
    areaMin: 120,
  },
  goldenVisaPromo: {
    for: 'sale',
    category_id: 1,
    prefecture_ids: [34, 35, 37, 36, 33, 51, 52, 39],
    priceMin: 250_000,
    areaMin: 120,
  },
  topDistricts: { for: 'sale', category_id: 1, prefecture_ids: [34, 35, 37, 39, 33] },
  myHouse: {
    for: 'sale',
    category_id: 1,
    prefecture_ids: [34, 35, 37, 36, 33, 51, 52, 39],
    priceMax: 250_000,
    areaMax: 150,
    yearMax: 2007,
  },
} as const satisfies Record<string, FilterFields>;

export type PresetName = keyof typeof presets;
