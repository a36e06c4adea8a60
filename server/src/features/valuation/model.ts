/** A trained model as it is kept, and what it says of a home. */
import { eachTerm, type Levels } from './model.design.ts';
import type { Spreads } from './model.local.ts';
import type { Facts, Spot } from './model.terms.ts';

/** Homes are valued by the one of these that was made without the fifth of all 1 km squares in which they lie. */
export const FOLDS = 5;

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
  /** For a neighbourhood that leaves at most `unsure` (as a share of the noise): how many deviations hold four in five. */
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
export function foldOf(square: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < square.length; i++) hash = Math.imul(hash ^ square.charCodeAt(i), 0x01000193);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) % FOLDS;
}

export const noLevels: Levels = () => ({});

const placeBlocks = ['region:', 'prefecture:', 'size:', 'sizePrefecture:'];
const isPlace = (key: string) => placeBlocks.some((block) => key.startsWith(block));

/** The logarithm of the price that the terms give, before the neighbours. */
export function hedonic(model: FoldModel, category: number, ad: Facts & Spot, levels: Levels): number {
  let sum = model.municipalities[ad.municipality]?.[0] ?? 0;
  eachTerm(ad, category, levels, (key, value) => {
    const term = model.terms[key];
    if (term) sum += term[0] * value;
  });
  return sum;
}

/** What a place costs beyond its kind of home, by a model of another market: the logarithm, around 0. */
export function levelOf(model: FoldModel, category: number, ad: Facts & Spot, levels: Levels): number {
  let sum = (model.districts[ad.district] ?? 0) + (model.municipalities[ad.municipality]?.[0] ?? 0);
  eachTerm(ad, category, levels, (key, value) => {
    const term = model.terms[key];
    if (term && (isPlace(key) || key.startsWith('level:'))) sum += term[0] * (value - (isPlace(key) ? 0 : term[1]));
  });
  return sum;
}

export const spreadsOf = (model: FoldModel): Spreads => ({
  noise: model.noise,
  district: model.district,
  local: model.local,
  municipality: (id) => model.municipalities[id]?.[1] ?? model.municipality,
});

/** Half of the 80 % range, as a logarithm. */
export function halfRange(model: FoldModel, variance: number): number {
  const unsure = variance / model.noise;
  const range = model.ranges.find((entry) => unsure <= entry.unsure) ?? model.ranges.at(-1);
  return (range?.deviations ?? 1.28) * Math.sqrt(model.noise + variance);
}

/** Could this ad be the very home that is valued? Then nobody may look at its price. */
export function couldBeItself(home: Facts & Pick<Spot, 'x' | 'y'>, ad: Facts & Pick<Spot, 'x' | 'y'>): boolean {
  return (
    home.type === ad.type &&
    Math.abs(home.area - ad.area) <= Math.max(1, home.area * 0.01) &&
    (home.floor === ad.floor || home.floor === null || ad.floor === null) &&
    (home.year === ad.year || home.year === null || ad.year === null) &&
    Math.hypot(home.x - ad.x, home.y - ad.y) <= 2_000
  );
}
