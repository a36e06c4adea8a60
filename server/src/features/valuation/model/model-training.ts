/**
 * All models of a set of listings: for each market five, each made in every respect without one fifth of all 1 km
 * squares. Markets with few listings start from what homes cost in the same places. Same listings, same seed: the same
 * bytes.
 */
import { requireValue } from '@estia/contract/require-value';
import { buildDesignMatrix, type DesignMatrix, type ModelListing, type PriceLevelLookup } from './design-matrix.ts';
import { krige, type Neighbour } from './kriging.ts';
import { categoryIds } from './model-terms.ts';
import { createNearbyIndex } from './nearby-listings.ts';
import { fitRegression, type LearnedVariances, type RegressionFit } from './regression.ts';
import {
  FOLD_COUNT,
  type FoldModel,
  getFold,
  getVariances,
  type MarketModel,
  noPriceLevels,
  predictLogPrice,
  predictPlaceLevel,
} from './trained-model.ts';

export type Market = { purpose: number; category: number };
const sale = 1;
const rent = 2;

/** In this order: a market may start from those before it. */
export const markets: readonly Market[] = [
  { purpose: sale, category: categoryIds.residential },
  { purpose: rent, category: categoryIds.residential },
  { purpose: sale, category: categoryIds.commercial },
  { purpose: rent, category: categoryIds.commercial },
  { purpose: sale, category: categoryIds.land },
  { purpose: rent, category: categoryIds.land },
];
export const marketKey = ({ purpose, category }: Market): string => `${purpose}.${category}`;

/** Fewer listings make no model. */
const MIN_LISTINGS = 40;
/** More listings make none that is better. */
const MAX_LISTINGS = 200_000;
/** Homes of each fold in which ranges are tried. */
const CALIBRATION_SIZE = 200;

export type MarketModels = ReadonlyMap<string, MarketModel>;

/** What the models of other markets know of a place, for one fold. */
export function createPriceLevelLookup(models: MarketModels, market: Market, fold: number): PriceLevelLookup {
  const sources: [name: string, level: (listing: Parameters<PriceLevelLookup>[0]) => number][] = [];
  const findModel = (purpose: number) => models.get(marketKey({ purpose, category: categoryIds.residential }));
  const add = (name: string, source: MarketModel | undefined, levels: PriceLevelLookup) => {
    const model = source?.folds[fold];
    if (!model) return;
    // A level is one for a district, whatever the property.
    const known = new Map<number, number>();
    sources.push([
      name,
      (listing) => {
        const level = known.get(listing.district) ?? predictPlaceLevel(model, categoryIds.residential, listing, levels);
        known.set(listing.district, level);
        return level;
      },
    ]);
  };
  if (marketKey(market) === '1.1') return noPriceLevels;
  add('sale', findModel(sale), noPriceLevels);
  if (market.purpose === rent && market.category !== categoryIds.residential)
    add(
      'rent',
      findModel(rent),
      createPriceLevelLookup(models, { purpose: rent, category: categoryIds.residential }, fold),
    );
  const land = market.purpose === rent && market.category === categoryIds.land ? models.get('1.3') : undefined;
  const landModel = land?.folds[fold];
  if (landModel) {
    const levels = createPriceLevelLookup(models, { purpose: sale, category: categoryIds.land }, fold);
    return (listing) => ({ land: predictLogPrice(landModel, categoryIds.land, listing, levels) });
  }
  return (listing) => Object.fromEntries(sources.map(([name, level]) => [name, level(listing)]));
}

/** Not more than can be used, chosen by a hash of their number and the seed. */
function sampleListings(listings: readonly ModelListing[], seed: number, max = MAX_LISTINGS): ModelListing[] {
  const ordered = [...listings].sort((a, b) => a.id - b.id);
  if (ordered.length <= max) return ordered;
  const hash = (id: number) => hashToUnit(id, seed);
  const limit = requireValue(Float64Array.from(ordered, (listing) => hash(listing.id)).sort()[max]);
  return ordered.filter((listing) => hash(listing.id) < limit);
}

export function hashToUnit(id: number, seed: number): number {
  let hash = Math.imul(id ^ Math.imul(seed, 0x9e3779b1), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
}

const roundCoefficient = (value: number): number => Number(value.toPrecision(8));

function toFoldModel({ keys, districts, municipalities }: DesignMatrix, made: RegressionFit): FoldModel {
  const terms: Record<string, readonly [number, number]> = {};
  keys.forEach((key, j) => {
    const beta = roundCoefficient(requireValue(made.beta[j]));
    if (Math.abs(beta) > 1e-6) terms[key] = [beta, roundCoefficient(requireValue(made.mean[j]))];
  });
  return {
    terms,
    noise: roundCoefficient(made.learned.noise),
    district: roundCoefficient(made.learned.district),
    local: roundCoefficient(made.learned.local),
    municipality: roundCoefficient(made.learned.municipality),
    municipalities: Object.fromEntries(
      municipalities.map((id, i) => [
        id,
        [
          roundCoefficient(requireValue(made.municipalityEffects[i])),
          roundCoefficient(requireValue(made.municipalityUnsure[i])),
        ] as const,
      ]),
    ),
    districts: Object.fromEntries(
      districts.map((id, i) => [id, roundCoefficient(requireValue(made.districtEffects[i]))]),
    ),
    ranges: [],
  };
}

type ListingValuer = (
  subject: ModelListing,
  allowed?: (row: number) => boolean,
) => { log: number; variance: number; near: number };

/** Values properties by one model and the listings of a list: what the estimate does, from memory. */
export function createListingValuer(
  listings: readonly ModelListing[],
  market: Market,
  fold: number,
  model: FoldModel,
  models: MarketModels,
): ListingValuer {
  const near = createNearbyIndex(listings);
  const levels = createPriceLevelLookup(models, market, fold);
  const residuals = new Map<number, number>();
  const residual = (row: number): number => {
    const known = residuals.get(row);
    if (known !== undefined) return known;
    const listing = requireValue(listings[row]);
    const value = Math.log(listing.price) - predictLogPrice(model, market.category, listing, levels);
    residuals.set(row, value);
    return value;
  };
  return (subject, allowed) => {
    const rows = near(subject, allowed);
    const neighbours = rows.map((row): Neighbour => {
      const { district, municipality, x, y } = requireValue(listings[row]);
      return { district, municipality, x, y, residual: residual(row) };
    });
    const { effect, variance } = krige(subject, neighbours, getVariances(model));
    return { log: predictLogPrice(model, market.category, subject, levels) + effect, variance, near: rows.length };
  };
}

type Score = { unsure: number; score: number };

/**
 * How far off a model is, in deviations, in a fold that it was made without. `other` was also made without the fold
 * whose range is looked for, and nobody of that is among `seen`: the price of a property must not even widen its range.
 */
function scoreFold(
  seen: readonly ModelListing[],
  market: Market,
  trial: Trial,
  other: FoldModel,
  models: MarketModels,
  seed: number,
): Score[] {
  const value = createListingValuer(seen, market, trial.id, other, models);
  const listings = sampleListings(
    seen.filter((listing) => getFold(listing.square) === trial.tried),
    seed + 1,
    CALIBRATION_SIZE,
  );
  // Once with its own square and once without: properties in squares without listings are valued too.
  return listings.flatMap((subject) =>
    [false, true].map((alone) => {
      const { log, variance } = value(
        subject,
        alone ? (row) => requireValue(seen[row]).square !== subject.square : undefined,
      );
      const score = Math.abs(Math.log(subject.price) - log) / Math.sqrt(other.noise + variance);
      return { unsure: variance / other.noise, score };
    }),
  );
}

/** How many deviations hold 80 % (split conformal), by how much the neighbourhood leaves open. */
function calibrateRanges(scores: Score[]): FoldModel['ranges'] {
  scores.sort((a, b) => a.unsure - b.unsure);
  const parts = Math.max(1, Math.min(4, Math.floor(scores.length / 500)));
  return Array.from({ length: parts }, (_, i) => {
    const part = scores.slice(Math.floor((i * scores.length) / parts), Math.floor(((i + 1) * scores.length) / parts));
    const sorted = part.map(({ score }) => score).sort((a, b) => a - b);
    // Of few listings nothing can be said but what a normal distribution would: 1.28 deviations.
    const found = sorted.length < 20 ? 1.28 : sorted[Math.ceil(0.8 * (sorted.length + 1)) - 1];
    return {
      unsure: i === parts - 1 ? 1e9 : roundCoefficient(part.at(-1)?.unsure ?? 0),
      deviations: roundCoefficient(found ?? 1.28),
    };
  });
}

function getAreaLimits(listings: readonly ModelListing[]): MarketModel['areas'] {
  const byType = Map.groupBy(listings, (listing) => listing.type);
  return Object.fromEntries(
    [...byType].map(([type, list]) => {
      const sorted = list.map((listing) => listing.area).sort((a, b) => a - b);
      return [type, [Math.floor(requireValue(sorted[0]) / 2), requireValue(sorted.at(-1)) * 2] as const];
    }),
  );
}

type TrainingOptions = { seed: number; markets?: readonly Market[]; folds?: readonly number[] };
const everyFold = Array.from({ length: FOLD_COUNT }, (_, k) => k);

/** Beside each model others, each made without one more fold, in which ranges are tried. */
type Trial = { id: number; tried: number };
const listTrials = (fold: number): Trial[] =>
  everyFold.filter((k) => k !== fold).map((result) => ({ id: FOLD_COUNT * (1 + fold) + result, tried: result }));

async function fitFold(
  listings: readonly ModelListing[],
  market: Market,
  id: number,
  models: MarketModels,
  input?: LearnedVariances,
): Promise<{ model: FoldModel; learned: LearnedVariances }> {
  const names = new Map<string, number>();
  for (const { square } of listings) if (!names.has(square)) names.set(square, names.size);
  const design = buildDesignMatrix(listings, market.category, createPriceLevelLookup(models, market, id));
  const fitted = await fitRegression(
    design,
    Int32Array.from(listings, (listing) => requireValue(names.get(listing.square))),
    input,
  );
  return { model: toFoldModel(design, fitted), learned: fitted.learned };
}

async function trainMarket(
  all: readonly ModelListing[],
  market: Market,
  models: MarketModels,
  { seed, folds = everyFold }: TrainingOptions,
): Promise<MarketModel | null> {
  const listings = sampleListings(all, seed);
  if (listings.length < MIN_LISTINGS) return null;
  const made: Record<number, FoldModel> = {};
  for (const k of folds) {
    const seen = listings.filter((listing) => getFold(listing.square) !== k);
    const { model, learned } = await fitFold(seen, market, k, models);
    const scores: Score[] = [];
    for (const trial of listTrials(k)) {
      const fewer = seen.filter((listing) => getFold(listing.square) !== trial.tried);
      const { model: other } = await fitFold(fewer, market, trial.id, models, learned);
      scores.push(...scoreFold(seen, market, trial, other, models, seed));
      made[trial.id] = other;
    }
    made[k] = { ...model, ranges: calibrateRanges(scores) };
  }
  return { ...market, ads: listings.length, folds: made, areas: getAreaLimits(listings) };
}

/** The models that were only made to try ranges go. */
const withoutTrials = (model: MarketModel): MarketModel => ({
  ...model,
  folds: Object.fromEntries(Object.entries(model.folds).filter(([id]) => Number(id) < FOLD_COUNT)),
});

export async function trainAllMarkets(
  getListings: (market: Market) => Promise<readonly ModelListing[]> | readonly ModelListing[],
  training: TrainingOptions,
): Promise<Map<string, MarketModel>> {
  const models = new Map<string, MarketModel>();
  for (const market of training.markets ?? markets) {
    const model = await trainMarket(await getListings(market), market, models, training);
    if (model) models.set(marketKey(market), model);
  }
  return new Map([...models].map(([key, model]) => [key, withoutTrials(model)]));
}
