/** [VALU-2] The model in a country whose rules are known. */
import { describe, expect, it } from 'vitest';
import { sized } from '../../../../testing/environment/test-size.ts';
import {
  computeTrueLogPrice,
  createSyntheticListings,
  PARKING_EXTRA_ID,
  priceEffects,
  RENOVATED_CONDITION_ID,
  RUIN_CONDITION_ID,
} from '../../../../testing/valuation/synthetic-listings.ts';
import { getMedianError, getRangeCoverage, runBacktest } from '../backtest/backtest.ts';
import { findComparables } from '../estimate/comparables.ts';
import type { ModelListing } from './design-matrix.ts';
import { factorizeCholesky, getInverseDiagonal, solveLower, solveUpper } from './linear-algebra.ts';
import { createListingValuer, createPriceLevelLookup, marketKey, trainAllMarkets } from './model-training.ts';
import { selectNearby } from './nearby-listings.ts';
import { type FoldModel, getFold, type MarketModel } from './trained-model.ts';

const market = { purpose: 1, category: 1 };
const NOISE = 0.1;
const train = async (listings: readonly ModelListing[], folds = [0]) => {
  const models = await trainAllMarkets(() => listings, { seed: 3, markets: [market], folds });
  return { models, model: models.get(marketKey(market)) as MarketModel };
};
const ofFold = (listings: readonly ModelListing[], fold: number) =>
  listings.filter((listing) => getFold(listing.square) === fold);

describe('the model', () => {
  const listings = createSyntheticListings(1_000, NOISE);

  it('[VALU-2] solves symmetric systems', () => {
    const a = { n: 3, at: Float64Array.from([4, 0, 0, 2, 5, 0, 1, 3, 6]) };
    factorizeCholesky(a);
    const x = solveUpper(a, solveLower(a, Float64Array.from([9, 21, 25])));
    expect([...x]).toEqual([
      expect.closeTo(0.373134328, 6),
      expect.closeTo(2.268656716, 6),
      expect.closeTo(2.970149254, 6),
    ]);
    expect(getInverseDiagonal(a)[2]).toBeCloseTo(16 / 67, 9);
  });

  it('[VALU-2] learns what facts do to a price', async () => {
    const { model } = await train(listings);
    const { terms, noise } = model.folds[0] as FoldModel;
    const beta = (key: string) => terms[key]?.[0] ?? 0;
    expect(beta('condition:7') - beta('condition:5')).toBeCloseTo(priceEffects.renovated, 1);
    expect(beta('condition:9') - beta('condition:5')).toBeCloseTo(priceEffects.ruin, 1);
    expect(Math.abs(beta('base:area') + beta('areaType:1') - priceEffects.area)).toBeLessThan(0.03);
    expect(Math.abs(beta(`extras:${PARKING_EXTRA_ID}`) - priceEffects.parking)).toBeLessThan(0.02);
    expect(Math.abs(Math.sqrt(noise) - NOISE)).toBeLessThan(0.015);
  });

  it('[VALU-2] makes the same bytes of the same listings, in whatever order they come', async () => {
    const some = listings.slice(0, 500);
    const [first, again] = [await train(some), await train([...some].reverse())];
    expect(JSON.stringify(again.model)).toBe(JSON.stringify(first.model));
  });

  it('[VALU-2] never reads the price of the property itself, whatever price it is given', async () => {
    const properties = ofFold(listings, 0).slice(0, 20);
    const before = await train(listings);
    const planted = listings.map((listing) =>
      properties.includes(listing) ? { ...listing, price: listing.price * 10 } : listing,
    );
    const after = await train(planted);
    expect(JSON.stringify(after.model.folds[0])).toBe(JSON.stringify(before.model.folds[0]));
    for (const property of properties) {
      const alone = listings.map((listing) =>
        listing === property ? { ...listing, price: listing.price * 10 } : listing,
      );
      const valueBefore = createListingValuer(
        listings,
        market,
        0,
        before.model.folds[0] as FoldModel,
        before.models,
      )(property);
      const valueAfter = createListingValuer(
        alone,
        market,
        0,
        after.model.folds[0] as FoldModel,
        after.models,
      )(property);
      expect(valueAfter).toEqual(valueBefore);
    }
    // The test can fail: a listing that is somebody else's does count.
    const other = { ...(properties[0] as ModelListing), id: 99_999, property: 99_999, area: 300, price: 90_000_000 };
    const property = properties[0] as ModelListing;
    const plain = createListingValuer(listings, market, 0, before.model.folds[0] as FoldModel, before.models)(property);
    const moved = createListingValuer(
      [...listings, other],
      market,
      0,
      before.model.folds[0] as FoldModel,
      before.models,
    )(property);
    expect(moved.log).not.toBe(plain.log);
  });

  it('[VALU-2] brings each comparable to the property by the known rules', async () => {
    const clean = createSyntheticListings(700, 0.005, 5);
    const { model, models } = await train(clean);
    const fold = model.folds[0] as FoldModel;
    const property: ModelListing = {
      ...(ofFold(clean, 0)[0] as ModelListing),
      condition: RENOVATED_CONDITION_ID,
      extras: [PARKING_EXTRA_ID],
      area: 80,
      floor: 9,
    };
    const near = selectNearby(
      property,
      clean.filter((listing) => listing.district === property.district),
      [],
    );
    const value = Math.exp(computeTrueLogPrice(property));
    const levels = createPriceLevelLookup(models, market, 0);
    const compared = findComparables(fold, 1, { ...property, value }, near, levels);
    // Neither a property of three times the price nor one of twice the size compares, however near it stands.
    const [first] = near;
    if (!first) throw new Error('No ad is near');
    const dear = { ...first, id: 90_001, area: 80, price: value * 3.5 };
    const large = { ...first, id: 90_002, area: 160, price: value };
    const like = { ...first, id: 90_003, area: 80, price: value };
    const ids = findComparables(fold, 1, { ...property, value }, [dear, large, like], levels).map(
      ({ listing }) => listing.id,
    );
    expect(ids).toEqual([like.id]);
    expect(compared.length).toBeGreaterThanOrEqual(5);
    expect(compared.reduce((sum, one) => sum + one.weight, 0)).toBeCloseTo(1, 1);
    for (const one of compared) {
      expect(Math.abs(Math.log(one.adjusted) - computeTrueLogPrice(property))).toBeLessThan(0.04);
      const actual = one.adjustments.find(({ factor }) => factor === 'condition')?.share ?? 0;
      const known =
        one.listing.condition === RUIN_CONDITION_ID
          ? priceEffects.renovated - priceEffects.ruin
          : one.listing.condition === RENOVATED_CONDITION_ID
            ? 0
            : priceEffects.renovated;
      expect(Math.abs(Math.log1p(actual) - known)).toBeLessThan(0.03);
      expect(one.reasons).toContain('same_district');
    }
  });

  it.each(['random', 'blocks', 'time'] as const)(
    '[VALU-2] %s: near the noise, better than simple ways, range kept',
    async (split) => {
      const many = createSyntheticListings(sized({ ci: 1_000, full: 1_800 }), NOISE, 9);
      const [trial] = await runBacktest(new Map([['1.1', many]]), split, 3, [1, 2]);
      const result = trial?.tried ?? [];
      expect(result.length).toBeGreaterThan(25);
      const ours = getMedianError(result, (one) => one.estimate);
      expect(ours).toBeLessThan(NOISE * 0.6745 * 1.6);
      expect(ours).toBeLessThan(getMedianError(result, (one) => one.areaMedian));
      expect(ours).toBeLessThan(getMedianError(result, (one) => one.linear));
      expect(getRangeCoverage(result)).toBeGreaterThan(0.66);
      expect(getRangeCoverage(result)).toBeLessThan(0.93);
    },
  );
});
