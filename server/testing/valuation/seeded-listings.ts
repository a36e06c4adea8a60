/** The demo world with its answers: what every property is worth before noise and rounding, which only its maker knows. */

import { createDataset, planListingCounts } from '@estia/demo/dataset';
import { undrawnPool } from '@estia/demo/load/photo-files';
import { computeTrueValue } from '@estia/demo/property/prices';
import { createPropertyBasics } from '@estia/demo/property/property';
import { seedDemoData } from '@estia/demo/seed';
import { readPlaces } from '@estia/demo/tables/small-tables';
import type pg from 'pg';
import { runBacktest } from '../../src/features/valuation/backtest/backtest.ts';
import type { ModelListing } from '../../src/features/valuation/model/design-matrix.ts';
import { listModelListings } from '../../src/features/valuation/model/model.queries.ts';
import {
  createListingValuer,
  marketKey,
  markets,
  trainAllMarkets,
} from '../../src/features/valuation/model/model-training.ts';
import { type FoldModel, getFold } from '../../src/features/valuation/model/trained-model.ts';
import { createDb, createPool } from '../../src/platform/db/db.ts';
import { cloneDatabase } from '../environment/test-app.ts';

export {
  type BacktestSample,
  getMedianError,
  getRangeCoverage,
  type Split,
} from '../../src/features/valuation/backtest/backtest.ts';
export type { ModelListing } from '../../src/features/valuation/model/design-matrix.ts';

type SeedOptions = { listings: number; seed: number; now: Date; log: (line: string) => void };

/** By listing. */
export async function computeTrueValues(
  pool: pg.Pool,
  { listings, seed, now }: SeedOptions,
): Promise<Map<number, number>> {
  const client = await pool.connect();
  const places = await readPlaces(client).finally(() => client.release());
  const dataset = createDataset({ seed, listings, now: Math.floor(now.getTime() / 1000) * 1000, places });
  const worths = new Map<number, number>();
  let listing = 1;
  planListingCounts(seed, listings).forEach((offers, index) => {
    const { facts, place, purposes } = createPropertyBasics(dataset, index, offers);
    for (const purpose of purposes) worths.set(listing++, computeTrueValue(facts, place, purpose));
  });
  return worths;
}

/** A seeded database of its own, and its live listings as models read them, by market. */
export async function seedListingsByMarket(services: Parameters<typeof cloneDatabase>[0], options: SeedOptions) {
  const database = await cloneDatabase(services);
  const pool = createPool({ databaseUrl: database.url, dbPool: 3, statementTimeoutMs: 0 });
  try {
    await seedDemoData({ ...options, pool, pictures: Promise.resolve(undrawnPool()), passwordHash: null });
    const db = createDb(pool);
    const listings = new Map<string, readonly ModelListing[]>();
    for (const market of markets) listings.set(marketKey(market), await listModelListings(db, market, options.seed));
    return { listings, worths: await computeTrueValues(pool, options) };
  } finally {
    await pool.end();
    await database.drop();
  }
}

export const backtestMarkets = runBacktest;

/**
 * Plants ten times the price into listings of one fold, makes the models anew, and values the very properties again. The
 * number of estimates that moved, and of those that were looked at.
 */
export async function countLeakedPrices(
  listings: ReadonlyMap<string, readonly ModelListing[]>,
  seed: number,
  max = 200,
) {
  const fold = 0;
  const planted = new Map(
    [...listings].map(([key, list]) => [
      key,
      list.map((listing) => (getFold(listing.square) === fold ? { ...listing, price: listing.price * 10 } : listing)),
    ]),
  );
  let moved = 0;
  let looked = 0;
  const before = await trainAllMarkets((market) => listings.get(marketKey(market)) ?? [], { seed, folds: [fold] });
  const after = await trainAllMarkets((market) => planted.get(marketKey(market)) ?? [], { seed, folds: [fold] });
  for (const market of markets) {
    const key = marketKey(market);
    const models = [before.get(key)?.folds[fold], after.get(key)?.folds[fold]] as (FoldModel | undefined)[];
    const [first, second] = models;
    if (!first || !second) continue;
    if (JSON.stringify(first) !== JSON.stringify(second)) moved += 1;
    // One property at a time is planted here, so that its neighbours stay as they are.
    const list = listings.get(key) ?? [];
    const seededListings = list.filter((listing) => getFold(listing.square) === fold).slice(0, max / markets.length);
    const plain = createListingValuer(list, market, fold, first, before);
    for (const seeded of seededListings) {
      const alone = list.map((listing) => (listing === seeded ? { ...listing, price: listing.price * 10 } : listing));
      looked += 1;
      if (plain(seeded).log !== createListingValuer(alone, market, fold, second, after)(seeded).log) moved += 1;
    }
  }
  return { moved, looked };
}
