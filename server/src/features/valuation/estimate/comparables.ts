/** Which listings a home is compared with, why, and what each would cost if it were that home. */
import {
  type comparableReasons as allReasons,
  type FactorEffect,
  priceFactors as factorNames,
} from '@estia/contract/valuation/estimate';
import { forEachTerm, type ModelListing, type PriceLevelLookup } from '../model/design-matrix.ts';
import { getFactor, type PropertyFacts, type PropertyLocation } from '../model/model-terms.ts';
import type { FoldModel } from '../model/trained-model.ts';

type ValuedProperty = PropertyFacts & PropertyLocation;
type Reason = (typeof allReasons)[number];
export type ComparableListing = {
  listing: ModelListing;
  metres: number;
  weight: number;
  reasons: Reason[];
  adjustments: FactorEffect[];
  adjusted: number;
};

/** Shown of all that were weighed. */
const MAX_COMPARABLES = 8;
/** How many times larger, smaller, dearer or cheaper a listing may be and still tell a reader something. */
const FARTHEST = { area: 1.5, price: 1.75 } as const;
/** What moves a price by less is not worth a word. */
const MIN_SHARE = 0.005;

type PriceParts = Map<FactorEffect['factor'], number>;

/** What each factor adds to the logarithm of a price; against the mean of all listings, or as it is. */
export function getPriceParts(
  model: FoldModel,
  category: number,
  property: ValuedProperty,
  levels: PriceLevelLookup,
  centred: boolean,
): PriceParts {
  const parts: PriceParts = new Map([['place', model.municipalities[property.municipality]?.[0] ?? 0]]);
  const seen = new Set<string>();
  const add = (key: string, amount: number) => parts.set(getFactor(key), (parts.get(getFactor(key)) ?? 0) + amount);
  forEachTerm(property, category, levels, (key, value) => {
    const term = model.terms[key];
    seen.add(key);
    if (term) add(key, term[0] * (value - (centred ? term[1] : 0)));
  });
  // An ordinary property has a little of everything that this one lacks.
  if (centred)
    for (const [key, [beta, mean]] of Object.entries(model.terms)) if (!seen.has(key)) add(key, -beta * mean);
  return parts;
}

/** As shares of the price, the strongest first. */
export function toFactorShares(parts: PriceParts): FactorEffect[] {
  return factorNames
    .map((factor) => ({ factor, share: Math.expm1(parts.get(factor) ?? 0) }))
    .filter(({ share }) => Math.abs(share) >= MIN_SHARE)
    .sort((a, b) => Math.abs(Math.log1p(b.share)) - Math.abs(Math.log1p(a.share)))
    .map(({ factor, share }) => ({ factor, share: Math.round(share * 1_000) / 1_000 }));
}

const isWithin = (a: number | null, b: number | null, max: number): boolean =>
  a !== null && b !== null && Math.abs(a - b) <= max;

function listReasons(property: ValuedProperty, listing: ModelListing, metres: number): Reason[] {
  const all: [Reason, boolean][] = [
    ['same_district', property.district === listing.district],
    ['near', metres <= 1_000],
    ['same_type', property.type === listing.type],
    ['similar_area', isWithin(property.area, listing.area, property.area * 0.15)],
    ['similar_year', isWithin(property.year, listing.year, 5)],
    ['same_condition', property.condition !== null && property.condition === listing.condition],
    ['same_floor', property.floor !== null && property.floor === listing.floor],
  ];
  return all.filter(([, holds]) => holds).map(([reason]) => reason);
}

/** The nearer and the less that has to be adjusted, the more a listing counts. */
function computeSimilarity(
  property: ValuedProperty,
  listing: ModelListing,
  metres: number,
  adjusted: PriceParts,
): number {
  const moved = [...adjusted].reduce(
    (sum, [factor, value]) => sum + (factor === 'area' ? 0.5 : 1) * Math.abs(value),
    0,
  );
  const away =
    metres / 1_500 + (property.district === listing.district ? 0 : 0.7) + (property.type === listing.type ? 0 : 1);
  return Math.exp(-moved / 0.3 - away);
}

const isNear = (a: number, b: number, times: number): boolean => a <= b * times && b <= a * times;

/**
 * Only properties near in size and in price: one of three times the price compares with nothing, whatever it is brought to.
 */
export function findComparables(
  model: FoldModel,
  category: number,
  property: ValuedProperty & { value: number },
  listings: readonly ModelListing[],
  levels: PriceLevelLookup,
): ComparableListing[] {
  const ownParts = getPriceParts(model, category, property, levels, false);
  const near = listings.filter(
    (listing) =>
      isNear(listing.area, property.area, FARTHEST.area) && isNear(listing.price, property.value, FARTHEST.price),
  );
  const scored = near.map((listing) => {
    const metres = Math.hypot(listing.x - property.x, listing.y - property.y);
    const theirs = getPriceParts(model, category, listing, levels, false);
    const difference: PriceParts = new Map(
      factorNames.map((factor) => [factor, (ownParts.get(factor) ?? 0) - (theirs.get(factor) ?? 0)]),
    );
    return { listing, metres, difference, like: computeSimilarity(property, listing, metres, difference) };
  });
  const best = scored.sort((a, b) => b.like - a.like || a.listing.id - b.listing.id).slice(0, MAX_COMPARABLES);
  const sum = best.reduce((total, { like }) => total + like, 0);
  return best.map(({ listing, metres, difference, like }) => ({
    listing,
    metres,
    weight: Math.round((like / sum) * 1_000) / 1_000,
    reasons: listReasons(property, listing, metres),
    adjustments: toFactorShares(difference),
    adjusted: listing.price * Math.exp([...difference.values()].reduce((total, value) => total + value, 0)),
  }));
}
