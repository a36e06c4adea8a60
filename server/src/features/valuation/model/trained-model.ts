/** A trained model as it is stored, and what it estimates for a property. */
import { forEachTerm, type PriceLevelLookup } from './design-matrix.ts';
import type { KrigingVariances } from './kriging.ts';
import type { PropertyFacts, PropertyLocation } from './model-terms.ts';

/** Homes are valued by the one of these that was made without the fifth of all 1 km squares in which they lie. */
export const FOLD_COUNT = 5;

export type FoldModel = {
  /** Coefficient and mean of each term. */
  terms: Readonly<Record<string, readonly [beta: number, mean: number]>>;
  noise: number;
  district: number;
  local: number;
  /** Spread of municipalities; of those that were seen, what they add and what stays unsure of it. */
  municipality: number;
  municipalities: Readonly<Record<string, readonly [effect: number, unsure: number]>>;
  /** What districts add, for the models of other markets that start from it. */
  districts: Readonly<Record<string, number>>;
  /**
   * For a neighbourhood that leaves at most `unsure` (as a share of the noise): how many deviations hold four in five.
   */
  ranges: readonly { unsure: number; deviations: number }[];
};

export type MarketModel = {
  purpose: number;
  category: number;
  ads: number;
  /** By the number of the fold that was left out. */
  folds: Readonly<Record<number, FoldModel>>;
  /** Smallest and largest area that a type was seen with, generously. */
  areas: Readonly<Record<string, readonly [number, number]>>;
};

/** Steady over processes and years: FNV-1a of the square's name. */
export function getFold(square: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < square.length; i++) hash = Math.imul(hash ^ square.charCodeAt(i), 0x01000193);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) % FOLD_COUNT;
}

export const noPriceLevels: PriceLevelLookup = () => ({});

const placeBlocks = ['region:', 'prefecture:', 'size:', 'sizePrefecture:'];
const isPlaceTerm = (key: string) => placeBlocks.some((block) => key.startsWith(block));

/** The logarithm of the price that the terms give, before the neighbours. */
export function predictLogPrice(
  model: FoldModel,
  category: number,
  listing: PropertyFacts & PropertyLocation,
  levels: PriceLevelLookup,
): number {
  let sum = model.municipalities[listing.municipality]?.[0] ?? 0;
  forEachTerm(listing, category, levels, (key, value) => {
    const term = model.terms[key];
    if (term) sum += term[0] * value;
  });
  return sum;
}

/** What a place costs beyond its kind of home, by a model of another market: the logarithm, around 0. */
export function predictPlaceLevel(
  model: FoldModel,
  category: number,
  listing: PropertyFacts & PropertyLocation,
  levels: PriceLevelLookup,
): number {
  let sum = (model.districts[listing.district] ?? 0) + (model.municipalities[listing.municipality]?.[0] ?? 0);
  forEachTerm(listing, category, levels, (key, value) => {
    const term = model.terms[key];
    if (term && (isPlaceTerm(key) || key.startsWith('level:')))
      sum += term[0] * (value - (isPlaceTerm(key) ? 0 : term[1]));
  });
  return sum;
}

export const getVariances = (model: FoldModel): KrigingVariances => ({
  noise: model.noise,
  district: model.district,
  local: model.local,
  municipality: (id) => model.municipalities[id]?.[1] ?? model.municipality,
});

/** Half of the 80 % range, as a logarithm. */
export function getHalfRange(model: FoldModel, variance: number): number {
  const unsure = variance / model.noise;
  const range = model.ranges.find((entry) => unsure <= entry.unsure) ?? model.ranges.at(-1);
  return (range?.deviations ?? 1.28) * Math.sqrt(model.noise + variance);
}

/** Could this listing be the very property that is valued? Then nobody may look at its price. */
export function mayBeSameProperty(
  subject: PropertyFacts & Pick<PropertyLocation, 'x' | 'y'>,
  listing: PropertyFacts & Pick<PropertyLocation, 'x' | 'y'>,
): boolean {
  return (
    subject.type === listing.type &&
    Math.abs(subject.area - listing.area) <= Math.max(1, subject.area * 0.01) &&
    (subject.floor === listing.floor || subject.floor === null || listing.floor === null) &&
    (subject.year === listing.year || subject.year === null || listing.year === null) &&
    Math.hypot(subject.x - listing.x, subject.y - listing.y) <= 2_000
  );
}
