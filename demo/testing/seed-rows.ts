/** A demo world in a database of its own, and how many rows it has: for tests and instruments of the seed. */

import { rebuildMarketStats, writeMonthlyStats } from '@estia/server/src/features/valuation/index';
import { createDb, createPool } from '@estia/server/src/platform/db/db';
import { cloneDatabase, type Services, startOfTests } from '@estia/server/testing/environment/test-app';
import pg from 'pg';
import { undrawnPool } from '../src/load/photo-files.ts';
import { seedDemoData } from '../src/seed.ts';

/** Where nearly all rows of the demo world are. */
const tables = [
  'account',
  'property',
  'property_contact',
  'property_photo',
  'listing',
  'listing_event',
  'listing_counter',
  'listing_search',
  'listing_words',
  'market_stats_listing',
];

export async function countSeedRows(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const counts = tables.map((table) => `(select count(*) from ${table})`).join(' + ');
    const { rows } = await client.query<{ count: string }>(`select ${counts} as count`);
    return Number(rows[0]?.count ?? 0);
  } finally {
    await client.end();
  }
}

/**
 * All that `npm run seed` writes for listings and figures, without pictures: drawing them is another matter. `measure` is
 * called when all is written, while the connections that wrote it are still open.
 */
export async function seedDemo<T>(
  services: Services,
  listings: number,
  measure: (pool: pg.Pool) => Promise<T>,
): Promise<{ rows: number; measured: T }> {
  const database = await cloneDatabase(services);
  const pool = createPool({ databaseUrl: database.url, dbPool: 3, statementTimeoutMs: 0 });
  // An idle connection that is closed takes its figures along.
  pool.options.idleTimeoutMillis = 0;
  try {
    await seedDemoData({
      pool,
      listings,
      seed: 7,
      now: startOfTests,
      passwordHash: null,
      log: () => {},
      pictures: Promise.resolve(undrawnPool()),
    });
    const deps = { db: createDb(pool), clock: () => startOfTests };
    await writeMonthlyStats(deps);
    await rebuildMarketStats(deps);
    const measured = await measure(pool);
    return { rows: await countSeedRows(database.url), measured };
  } finally {
    await pool.end();
    await database.drop();
  }
}
