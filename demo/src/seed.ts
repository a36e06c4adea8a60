/** Fills an empty, migrated database with the demo world. One transaction: it is either all there or not at all. */

import type { PasswordHasher } from '@estia/server/src/platform/auth/password-hasher';
import { putBackIndexes, putBackKeys, setAside } from '@estia/server/src/platform/bulk-load';
import type pg from 'pg';
import { createDataset } from './dataset.ts';
import { streamBatches } from './load/batches.ts';
import { copyColumns, copyTables } from './load/copy-rows.ts';
import { copyInto } from './load/pg-copy.ts';
import type { PhotoFile } from './load/photo-files.ts';
import { demoPassword } from './tables/accounts.ts';
import { insertComplexes } from './tables/complexes.ts';
import {
  insertAccounts,
  insertArticles,
  insertPendingAgency,
  insertPhotos,
  insertSearchStats,
  readPlaces,
  writeMandates,
} from './tables/small-tables.ts';
import { insertSubscriptions } from './tables/subscriptions.ts';

export type SeedOptions = {
  pool: pg.Pool;
  /** Drawn while rows are written (photo-files.ts). */
  pictures: Promise<readonly PhotoFile[]>;
  log: (line: string) => void;
  listings: number;
  seed: number;
  now: Date;
  /** Of the demo users' password; null where they must not be able to log in. */
  passwordHash: string | null;
};

/** A password that stands in the README opens nothing on a site that others can reach. */
export const hashDemoPassword = async (secure: boolean, passwords: PasswordHasher): Promise<string | null> =>
  secure ? null : passwords.hash(demoPassword);

const worldTables = [
  'account',
  'agency',
  'property',
  'property_contact',
  'property_photo',
  'photo',
  'listing',
  'listing_event',
  'listing_counter',
  'listing_view_day',
  'listing_search',
  'listing_words',
  'dashboard_listing',
  'search_day',
  'search_place_day',
  'discover',
  'place_listing_count',
  'market_stats',
  'market_stats_month',
  'market_stats_listing',
  'market_stats_bin',
  'market_stats_change',
  'valuation_model',
  'valuation_backtest',
  'article',
];
/** Filled without their indexes and foreign keys, which are built at the end in one go. */
const bulkTables = [
  'account',
  'property',
  'property_contact',
  'property_photo',
  'listing',
  'listing_event',
  'listing_counter',
  'listing_search',
  'listing_words',
  'terms_acceptance',
];
/** What these would do for each row is done once for all: search rows below, market figures by whoever calls. */
const bulkTriggers = [
  ['property', 'property_inserted_to_walk'],
  ['listing', 'listing_inserted_to_search'],
  ['listing', 'listing_inserted_to_match'],
  ['listing', 'listing_inserted_to_dashboard'],
  ['listing_search', 'listing_search_inserted'],
] as const;
/** Before search rows are made of them: their joins are planned by it. */
const analyzed = ['property', 'listing'];
const identities = ['account', 'agency', 'property', 'listing', 'photo', 'article'];

/** Whatever hangs on these rows (sessions, favourites, messages) goes with them; timelines too, which nothing else may cut. */
const truncate = `alter table listing_event disable trigger listing_event_no_truncate;
  alter table market_stats_month disable trigger market_stats_month_no_truncate;
  truncate ${worldTables.join(', ')} restart identity cascade;
  alter table market_stats_month enable trigger market_stats_month_no_truncate;
  alter table listing_event enable trigger listing_event_no_truncate`;

/**
 * Composing search rows is most of the work, and PostgreSQL writes what it selects with one process only: so it is first
 * selected, by two, into a table of this connection.
 */
async function fillSearch(client: pg.PoolClient): Promise<void> {
  await client.query('select refresh_property_walk(array_agg(id)) from property');
  await client.query('set local max_parallel_workers_per_gather = 1');
  await client.query('create temp table search_row on commit drop as select * from listing_search_row');
  await client.query('insert into listing_search select * from search_row order by listing_id');
  await client.query('create temp table words_row on commit drop as select * from listing_words_row');
  await client.query('insert into listing_words select * from words_row');
  await client.query('drop table search_row, words_row');
}

async function fillWorld(client: pg.PoolClient, options: SeedOptions): Promise<void> {
  const { log, listings, seed } = options;
  const now = Math.floor(options.now.getTime() / 1000) * 1000;
  // The pool's settings are for short reads; this is the opposite.
  await client.query(`set local statement_timeout = 0; set local plan_cache_mode = auto; set local synchronous_commit = off;
    set local maintenance_work_mem = '512MB'; set local work_mem = '256MB'; set local temp_buffers = '32MB'`);
  // Public points are drawn by the database; the same seed must draw the same ones.
  await client.query('select setseed($1)', [((seed % 1000) + 0.5) / 1001]);
  await client.query(truncate);
  const aside = await setAside(client, bulkTables);
  for (const [table, trigger] of bulkTriggers) await client.query(`alter table ${table} disable trigger ${trigger}`);
  const places = await readPlaces(client);
  const input = { seed, listings, now, places };
  const dataset = createDataset(input);
  await insertAccounts(client, dataset, options.passwordHash);
  await insertPendingAgency(client, dataset);
  log(`${dataset.agencies.length} offices`);
  let logged = 0;
  for await (const portion of streamBatches(input)) {
    for (const table of copyTables)
      await copyInto(client, table, copyColumns[table], portion.bytes[table], table !== 'account');
    if (portion.listings >= logged + 50_000 || (portion.listings === listings && logged < listings)) {
      logged = portion.listings;
      log(`${logged} listings`);
    }
  }
  // Everybody of the demo has registered, and whoever registers accepts the terms.
  await client.query(`insert into terms_acceptance (account_id, version, locale, at)
    select a.id, t.effective_from::text, a.locale, a.created_at from account a, legal_text t where t.kind = 'terms' and t.is_first`);
  await client.query(`analyze ${analyzed.join(', ')}`);
  await fillSearch(client);
  log('search rows');
  await putBackIndexes(client, aside);
  log('indexes');
  const shots = await options.pictures;
  await insertPhotos(client, shots, now);
  await insertArticles(client, shots, now);
  log(`${shots.length} pictures`);
  for (const table of identities)
    await client.query(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`);
  await putBackKeys(client, aside);
  for (const [table, trigger] of bulkTriggers) await client.query(`alter table ${table} enable trigger ${trigger}`);
  log('foreign keys');
  await writeMandates(client, now);
  // Those with a mandate have come with it.
  await client.query(`insert into dashboard_listing select * from dashboard_listing_row order by account_id, listing_id
    on conflict do nothing`);
  await insertSearchStats(client, dataset);
  log(`${await insertComplexes(client, now)} developments`);
  await insertSubscriptions(client, now);
}

export async function seedDemoData(options: SeedOptions): Promise<void> {
  const { pool, log } = options;
  // Until it is awaited, a failure must not end the process.
  options.pictures.catch(() => {});
  const client = await pool.connect();
  try {
    await client.query('begin');
    await fillWorld(client, options);
    await client.query('commit');
    await client.query('set statement_timeout = 0');
    const others = worldTables.filter((table) => !analyzed.includes(table));
    await client.query(`vacuum (analyze) ${others.join(', ')}`);
    await client.query(`vacuum ${analyzed.join(', ')}`);
    await client.query('reset statement_timeout');
    log('rows are there');
    client.release();
  } catch (error) {
    // A broken COPY leaves the connection in an unknown state: throw it away.
    client.release(true);
    throw error;
  }
}
