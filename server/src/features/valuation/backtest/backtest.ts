/**
 * How far off estimates are when the answer is hidden from the model: by chance, by squares of 1 km, and by time. Models
 * are made and properties valued as every night and every day, from the listings that are left.
 */
import { requireValue } from '@estia/contract/require-value';
import type { backtestSplits } from '@estia/contract/valuation/estimate';
import type { ModelListing } from '../model/design-matrix.ts';
import {
  createListingValuer,
  hashToUnit,
  type Market,
  type MarketModels,
  marketKey,
  markets,
  trainAllMarkets,
} from '../model/model-training.ts';
import { FOLD_COUNT, getFold, getHalfRange } from '../model/trained-model.ts';
import { fitLinearRegression, fitPlaceMedian } from './baseline-models.ts';

export type Split = (typeof backtestSplits)[number];
export type BacktestSample = {
  listing: ModelListing;
  estimate: number;
  low: number;
  high: number;
  areaMedian: number;
  linear: number;
};
type MarketBacktest = Market & { split: Split; tried: BacktestSample[] };

/** A fifth by chance and by squares; in time the newest 15 %. */
const HELD_OUT_SHARE = 0.2;
const NEWEST_SHARE = 0.15;
const MAX_SAMPLES = 2_500;

const hashSquare = (square: string): number => hashToUnit(getFold(square) + 7 * hashText(square), 11);

function hashText(text: string): number {
  let hash = 7;
  for (let i = 0; i < text.length; i++) hash = (Math.imul(hash, 31) + text.charCodeAt(i)) | 0;
  return hash;
}

/** Is the listing hidden from the models? Sale and rent of one property are hidden together. */
function createHoldOut(split: Split, all: readonly ModelListing[]): (listing: ModelListing) => boolean {
  if (split === 'random') return (listing) => hashToUnit(listing.property, 5) < HELD_OUT_SHARE;
  if (split === 'blocks') return (listing) => hashSquare(listing.square) < HELD_OUT_SHARE;
  const days = Int32Array.from(all, (listing) => listing.day).sort();
  const from = days[Math.floor(days.length * (1 - NEWEST_SHARE))] ?? 0;
  return (listing) => listing.day > from;
}

/** `folds`: those in which properties are tried; each costs a model. */
export async function runBacktest(
  listingsByMarket: ReadonlyMap<string, readonly ModelListing[]>,
  split: Split,
  seed: number,
  folds: readonly number[] = Array.from({ length: FOLD_COUNT }, (_, k) => k),
): Promise<MarketBacktest[]> {
  const isHeldOut = createHoldOut(split, [...listingsByMarket.values()].flat());
  const left = (market: Market) =>
    (listingsByMarket.get(marketKey(market)) ?? []).filter((listing) => !isHeldOut(listing));
  const models = await trainAllMarkets(left, { seed, folds });
  return markets.map((market) => ({
    ...market,
    split,
    tried: backtestMarket(market, listingsByMarket, left(market), isHeldOut, models, folds),
  }));
}

function backtestMarket(
  market: Market,
  listingsByMarket: ReadonlyMap<string, readonly ModelListing[]>,
  left: readonly ModelListing[],
  isHeldOut: (listing: ModelListing) => boolean,
  models: MarketModels,
  folds: readonly number[],
): BacktestSample[] {
  const model = models.get(marketKey(market));
  if (!model) return [];
  const all = (listingsByMarket.get(marketKey(market)) ?? []).filter(
    (listing) => isHeldOut(listing) && folds.includes(getFold(listing.square)),
  );
  const every = Math.ceil(all.length / MAX_SAMPLES);
  const simple = { areaMedian: fitPlaceMedian(left), linear: fitLinearRegression(left) };
  const byFold = new Map(
    folds.map((k) => [k, createListingValuer(left, market, k, requireValue(model.folds[k]), models)] as const),
  );
  return all
    .filter((_, i) => i % every === 0)
    .map((listing) => {
      const k = getFold(listing.square);
      const valued = byFold.get(k)?.(listing) ?? { log: 0, variance: 0 };
      const half = getHalfRange(requireValue(model.folds[k]), valued.variance);
      return {
        listing,
        estimate: Math.exp(valued.log),
        low: Math.exp(valued.log - half),
        high: Math.exp(valued.log + half),
        areaMedian: simple.areaMedian(listing),
        linear: simple.linear(listing),
      };
    });
}

/** Half of the estimates are off by at most this share of the asking price. */
export const getMedianError = (
  result: readonly BacktestSample[],
  getEstimate: (one: BacktestSample) => number,
): number => {
  const errors = result
    .map((one) => Math.abs(getEstimate(one) - one.listing.price) / one.listing.price)
    .sort((a, b) => a - b);
  return errors[errors.length >> 1] ?? 0;
};

export const getRangeCoverage = (result: readonly BacktestSample[]): number =>
  result.filter(({ listing, low, high }) => listing.price >= low && listing.price <= high).length /
  Math.max(1, result.length);
