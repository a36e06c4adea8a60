/** Figures follow changes within seconds and are made exact every night; months that are over are written down once. */
import { athensDay } from '@estia/contract/rules/in-force';
import type { Deps } from '../../../deps.ts';
import * as past from './monthly-stats.queries.ts';
import { computePlaceStats } from './quartiles.ts';
import * as rebuild from './stats-rebuild.queries.ts';
import * as q from './stats-updates.queries.ts';

/** Notes of changes taken at once: a listing that changes leaves two, so these are some 10,000 listings. */
const CHANGES_PER_BATCH = 20_000;
/** A worker that is asked to stop ends the batch it has, not all that wait. */
const MAX_BATCHES = 5;
/** Months written by the first run. */
const MAX_MONTHS = 24;

type StatsDeps = Pick<Deps, 'db' | 'clock'>;

/** Takes noted changes into the figures. The number of listings looked at; 0 also while others are at it. */
export async function applyStatsChanges({ db, clock }: StatsDeps): Promise<number> {
  let looked = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch++) {
    const { ids, taken } = await db.transaction().execute(async (trx) => {
      if (!(await q.tryLockMarketStats(trx))) return { ids: [], taken: 0 };
      const changes = await q.consumeChanges(trx, CHANGES_PER_BATCH);
      if (changes.ids.length === 0) return changes;
      const deltas = await q.updateStatsListings(trx, changes.ids);
      if (deltas.length === 0) return changes;
      await q.updateBins(trx, deltas);
      await q.recomputeStats(trx, deltas, athensDay(clock()));
      await q.markStatsChanged(trx, clock());
      return changes;
    });
    looked += ids.length;
    if (taken < CHANGES_PER_BATCH) break;
  }
  return looked;
}

/** Everything anew from what is true now. Changes that come in meanwhile stay noted for the next fold. */
export async function rebuildMarketStats({ db, clock }: StatsDeps): Promise<void> {
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      // Before the first look: what this transaction sees must hold all that the one before it wrote.
      await q.lockMarketStats(trx);
      await rebuild.configureLongTransaction(trx);
      await rebuild.deleteSeenChanges(trx);
      const today = athensDay(clock());
      await rebuild.createListingTables(trx);
      const leaves = await rebuild.listDistrictPrices(trx, today);
      const around = await rebuild.getParentsByDistrict(trx);
      // The database compares and writes while this process sorts.
      const [stats, stored] = await Promise.all([
        computePlaceStats(leaves, around),
        rebuild.syncStatsListings(trx).then(() => rebuild.listBinSums(trx)),
      ]);
      await rebuild.rebuildBins(trx, findWrongBins(stats, stored));
      await rebuild.syncMarketStats(trx, stats, today);
      await rebuild.markStatsRebuilt(trx, clock());
    });
}

type BinSums = rebuild.StatsKey & { listing_count: number; steps: number };

/** Areas whose steps are not what their listings say: none on most nights. Null the first time: all of them. */
function findWrongBins(stats: readonly BinSums[], stored: readonly BinSums[]): rebuild.StatsKey[] | null {
  if (stored.length === 0) return null;
  const keyOf = (key: rebuild.StatsKey) => `${key.kind} ${key.place_id} ${key.purpose} ${key.category} ${key.type}`;
  const left = new Map(stored.map((key) => [keyOf(key), key]));
  const wrong = stats.filter((placeStats) => {
    const storedBins = left.get(keyOf(placeStats));
    left.delete(keyOf(placeStats));
    return storedBins?.listing_count !== placeStats.listing_count || storedBins.steps !== placeStats.steps;
  });
  return [...wrong, ...left.values()];
}

/** The number of months written. */
export async function writeMonthlyStats({ db, clock }: StatsDeps): Promise<number> {
  const months = await past.listMissingMonths(db, clock(), MAX_MONTHS);
  if (months.length === 0) return 0;
  return db.connection().execute(async (connection) => {
    let written = 0;
    try {
      await past.createPastTables(connection, months);
      const around = await rebuild.getParentsByDistrict(connection);
      const leavesOf = async (month: past.StatsMonth | undefined) =>
        month ? past.listMonthPrices(connection, month.ends) : [];
      let next = leavesOf(months[0]);
      for (const [nth, { month }] of months.entries()) {
        const leaves = await next;
        // The database reads the next month while this process sorts.
        next = leavesOf(months[nth + 1]);
        // Until it is awaited, a failure must not end the process.
        next.catch(() => {});
        const stats = await computePlaceStats(leaves, around);
        if ((await past.insertMonthlyStats(connection, month, stats)) > 0) written += 1;
      }
    } finally {
      await past.dropPastTables(connection);
    }
    return written;
  });
}
