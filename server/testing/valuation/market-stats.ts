/** Area figures of any database, for instruments: the very jobs that the worker runs. */
import { applyStatsChanges, rebuildMarketStats, writeMonthlyStats } from '../../src/features/valuation/index.ts';
import { createDb, createPool } from '../../src/platform/db/db.ts';

export function openMarketStats(databaseUrl: string) {
  const pool = createPool({ databaseUrl, dbPool: 3, statementTimeoutMs: 0 });
  const deps = { db: createDb(pool), clock: () => new Date() };
  return {
    fold: () => applyStatsChanges(deps),
    rebuild: () => rebuildMarketStats(deps),
    months: () => writeMonthlyStats(deps),
    close: () => deps.db.destroy(),
  };
}
