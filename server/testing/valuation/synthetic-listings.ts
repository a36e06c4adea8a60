/** A small country with known rules: what each fact does to a price is written here, so that a model can be held to it. */

import { createRandom } from '@estia/demo/random';
import type { ModelListing } from '../../src/features/valuation/model/design-matrix.ts';

export const priceEffects = { area: 0.9, renovated: 0.15, ruin: -0.3, parking: 0.05, floor: 0.02, quarter: 0.2 };
export const RENOVATED_CONDITION_ID = 7;
export const RUIN_CONDITION_ID = 9;
export const PARKING_EXTRA_ID = 27;

type Known = Pick<ModelListing, 'area' | 'condition' | 'extras' | 'floor' | 'district'>;

/** The logarithm of what a flat of this country costs. */
export function computeTrueLogPrice(listing: Known): number {
  return (
    7.6 +
    priceEffects.area * Math.log(listing.area) +
    (listing.condition === RENOVATED_CONDITION_ID
      ? priceEffects.renovated
      : listing.condition === RUIN_CONDITION_ID
        ? priceEffects.ruin
        : 0) +
    (listing.extras.includes(PARKING_EXTRA_ID) ? priceEffects.parking : 0) +
    priceEffects.floor * ((listing.floor ?? 7) - 7) +
    priceEffects.quarter * ((listing.district % 5) - 2)
  );
}

/** Twenty districts of four municipalities, each in four squares; years, rooms and views that mean nothing. */
export function createSyntheticListings(count: number, noise: number, seed = 1): ModelListing[] {
  const random = createRandom();
  return Array.from({ length: count }, (_, i): ModelListing => {
    random.reseed(seed, i, 1);
    const district = 10_000 + random.int(0, 19);
    const municipality = 100 + Math.floor((district - 10_000) / 5);
    const east = (district % 5) * 2_000 + (municipality % 2) * 12_000;
    const north = municipality >= 102 ? 8_000 : 0;
    const x = 400_000 + east + random.range(0, 2_000);
    const y = 4_200_000 + north + random.range(0, 2_000);
    const facts = {
      district,
      area: random.int(40, 140),
      condition: random.pick([5, 5, 6, RENOVATED_CONDITION_ID, RUIN_CONDITION_ID]),
      extras: random.chance(0.4) ? [PARKING_EXTRA_ID] : [],
      floor: random.int(7, 12),
    };
    const price = Math.round(Math.exp(computeTrueLogPrice(facts) + noise * random.normal()));
    // When it appeared has nothing to do with anything else.
    random.reseed(seed + 1, i, 2);
    return {
      ...facts,
      id: i + 1,
      property: i + 1,
      price,
      day: 20_000 + random.int(0, 300),
      square: `${Math.floor(x / 1_000)}:${Math.floor(y / 1_000)}`,
      x,
      y,
      municipality,
      prefecture: 1 + (municipality % 2),
      region: 1,
      size: 5_000,
      type: 1,
      landArea: null,
      year: random.chance(0.1) ? null : random.int(1960, 2020),
      energy: random.int(2, 9),
      view: null,
      beds: random.int(1, 3),
      baths: 1,
      withinPlan: null,
      access: null,
      leaning: null,
    };
  });
}
