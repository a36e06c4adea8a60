/** Area figures of any database, for instruments: the very jobs that the worker runs. */
import { foldFigures, rebuildFigures, writeMonths } from '../src/features/valuation/index.ts';
import { openDb, openPool } from '../src/platform/db.ts';

export function openMarketStats(databaseUrl: string) {
  const pool = openPool({ databaseUrl, dbPool: 3, statementTimeoutMs: 0 });
  const deps = { db: openDb(pool), clock: () => new Date() };
  return {
    fold: () => foldFigures(deps),
    rebuild: () => rebuildFigures(deps),
    months: () => writeMonths(deps),
    close: () => deps.db.destroy(),
  };
}
