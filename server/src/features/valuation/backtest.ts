/**
 * How far off estimates are when the answer is kept from the model: by chance, by squares of 1 km, and by time. Models
 * are made and homes valued as every night and every day, from the ads that are left.
 */
import type { backtestSplits } from '@estia/contract/valuation/estimate';
import { areaMedian, linear } from './backtest.simple.ts';
import type { Ad } from './model.design.ts';
import { foldless, type Market, type Models, marketKey, markets, trainAll, valuing } from './model.train.ts';
import { FOLDS, type FoldModel, foldOf, halfRange } from './model.ts';

export type Split = (typeof backtestSplits)[number];
export type Tried = { ad: Ad; estimate: number; low: number; high: number; areaMedian: number; linear: number };
type MarketTrial = Market & { split: Split; tried: Tried[] };

/** A fifth by chance and by squares; in time the newest 15 %. */
const HELD = 0.2;
const NEWEST = 0.15;
const MOST_TRIED = 2_500;

const salted = (square: string): number => foldless(foldOf(square) + 7 * hashOf(square), 11);

function hashOf(text: string): number {
  let hash = 7;
  for (let i = 0; i < text.length; i++) hash = (Math.imul(hash, 31) + text.charCodeAt(i)) | 0;
  return hash;
}

/** Is the ad kept from the models? A home's sale and rent are kept together. */
function heldBack(split: Split, all: readonly Ad[]): (ad: Ad) => boolean {
  if (split === 'random') return (ad) => foldless(ad.property, 5) < HELD;
  if (split === 'blocks') return (ad) => salted(ad.square) < HELD;
  const days = Int32Array.from(all, (ad) => ad.day).sort();
  const from = days[Math.floor(days.length * (1 - NEWEST))] ?? 0;
  return (ad) => ad.day > from;
}

/** `folds`: those in which homes are tried; each costs a model. */
export async function tryOut(
  adsOf: ReadonlyMap<string, readonly Ad[]>,
  split: Split,
  seed: number,
  folds: readonly number[] = Array.from({ length: FOLDS }, (_, k) => k),
): Promise<MarketTrial[]> {
  const held = heldBack(split, [...adsOf.values()].flat());
  const left = (market: Market) => (adsOf.get(marketKey(market)) ?? []).filter((ad) => !held(ad));
  const models = await trainAll(left, { seed, folds });
  return markets.map((market) => ({
    ...market,
    split,
    tried: tryMarket(market, adsOf, left(market), held, models, folds),
  }));
}

function tryMarket(
  market: Market,
  adsOf: ReadonlyMap<string, readonly Ad[]>,
  left: readonly Ad[],
  held: (ad: Ad) => boolean,
  models: Models,
  folds: readonly number[],
): Tried[] {
  const model = models.get(marketKey(market));
  if (!model) return [];
  const all = (adsOf.get(marketKey(market)) ?? []).filter((ad) => held(ad) && folds.includes(foldOf(ad.square)));
  const every = Math.ceil(all.length / MOST_TRIED);
  const simple = { areaMedian: areaMedian(left), linear: linear(left) };
  const byFold = new Map(folds.map((k) => [k, valuing(left, market, k, model.folds[k] as FoldModel, models)] as const));
  return all
    .filter((_, i) => i % every === 0)
    .map((ad) => {
      const k = foldOf(ad.square);
      const valued = byFold.get(k)?.(ad) ?? { log: 0, variance: 0 };
      const half = halfRange(model.folds[k] as FoldModel, valued.variance);
      return {
        ad,
        estimate: Math.exp(valued.log),
        low: Math.exp(valued.log - half),
        high: Math.exp(valued.log + half),
        areaMedian: simple.areaMedian(ad),
        linear: simple.linear(ad),
      };
    });
}

/** Half of the estimates are off by at most this share of the asking price. */
export const medianError = (tried: readonly Tried[], of: (one: Tried) => number): number => {
  const errors = tried.map((one) => Math.abs(of(one) - one.ad.price) / one.ad.price).sort((a, b) => a - b);
  return errors[errors.length >> 1] ?? 0;
};

export const insideShare = (tried: readonly Tried[]): number =>
  tried.filter(({ ad, low, high }) => ad.price >= low && ad.price <= high).length / Math.max(1, tried.length);
