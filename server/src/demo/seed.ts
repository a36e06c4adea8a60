/** Fills an empty, migrated database with the demo world. One transaction: it is either all there or not at all. */
import type pg from 'pg';
import type { Files } from '../platform/files.ts';
import type { Passwords } from '../platform/passwords.ts';
import { portions } from './batches.ts';
import { putBackIndexes, putBackKeys, setAside } from './bulk.ts';
import { writeComplexes } from './complexes.ts';
import { copyInto } from './copy.ts';
import { tableNames, tables } from './lines.ts';
import { readPlaces, writeAccounts, writeArticles, writePhotos, writeSearches, writeWaitingOffice } from './load.ts';
import { demoPassword } from './people.ts';
import { developPool } from './shots.ts';
import { writeSubscriptions } from './subscriptions.ts';
import { buildWorld } from './world.ts';

export type SeedOptions = {
  pool: pg.Pool;
  files: Files;
  log: (line: string) => void;
  listings: number;
  seed: number;
  now: Date;
  /** Of the demo users' password; null where they must not be able to log in. */
  passwordHash: string | null;
};

/** A password that stands in the README opens nothing on a site that others can reach. */
export const demoPasswordHash = async (secure: boolean, passwords: Passwords): Promise<string | null> =>
  secure ? null : passwords.hash(demoPassword);

/** From this many listings on, search rows and indexes are made at the end in one go. */
const bulkFrom = 20_000;

const worldTables = [
  ...['account', 'agency', 'property', 'property_contact', 'property_photo', 'photo', 'listing', 'listing_event'],
  ...[
    'listing_counter',
    'listing_view_day',
    'listing_search',
    'listing_words',
    'search_day',
    'search_place_day',
    'discover',
  ],
  ...[
    'place_tally',
    'area_figure',
    'area_month',
    'figure_ad',
    'figure_bin',
    'figure_change',
    'valuation_model',
    'valuation_backtest',
    'article',
  ],
];
const bulkTables = [
  'property',
  'property_contact',
  'property_photo',
  'listing',
  'listing_event',
  'listing_counter',
  'listing_search',
  'listing_words',
];
const identities = ['account', 'agency', 'property', 'listing', 'photo', 'article'];

/** Whatever hangs on these rows (sessions, favourites, messages) goes with them; timelines too, which nothing else may cut. */
const truncate = `alter table listing_event disable trigger listing_event_no_truncate;
  alter table area_month disable trigger area_month_no_truncate;
  truncate ${worldTables.join(', ')} restart identity cascade;
  alter table area_month enable trigger area_month_no_truncate;
  alter table listing_event enable trigger listing_event_no_truncate`;

export async function seedWorld(options: SeedOptions): Promise<void> {
  const { pool, files, log, listings, seed } = options;
  const now = Math.floor(options.now.getTime() / 1000) * 1000;
  const shots = await developPool(files);
  log(`${shots.length} pictures ready`);
  const client = await pool.connect();
  try {
    await client.query('begin');
    // The pool's settings are for short reads; this is the opposite.
    await client.query(`set local statement_timeout = 0; set local plan_cache_mode = auto; set local synchronous_commit = off;
      set local maintenance_work_mem = '512MB'; set local work_mem = '256MB'; set local temp_buffers = '32MB'`);
    // Public points are drawn by the database; the same seed must draw the same ones.
    await client.query('select setseed($1)', [((seed % 1000) + 0.5) / 1001]);
    await client.query(truncate);
    const places = await readPlaces(client);
    const input = { seed, listings, now, places };
    const world = buildWorld(input);
    await writePhotos(client, shots, now);
    await writeAccounts(client, world, options.passwordHash);
    await writeWaitingOffice(client, world);
    await writeArticles(client, shots, now);
    log(`${world.agencies.length} offices`);

    const bulk = listings > bulkFrom;
    const saved = bulk ? await setAside(client, bulkTables) : null;
    if (bulk) await client.query('alter table listing disable trigger listing_to_search');
    let told = 0;
    for await (const portion of portions(input)) {
      for (const table of tableNames)
        await copyInto(client, table, tables[table], portion.bytes[table], bulk && table !== 'account');
      if (portion.listings >= told + 50_000 || (portion.listings === listings && told < listings)) {
        told = portion.listings;
        log(`${told} listings`);
      }
    }
    for (const table of identities)
      await client.query(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`);
    // Everybody of the demo has registered, and whoever registers accepts the terms.
    await client.query(`insert into terms_acceptance (account_id, version, locale, at)
      select a.id, t.effective_from::text, a.locale, a.created_at from account a, legal_text t where t.kind = 'terms' and t.is_first`);
    if (saved) {
      await client.query('analyze property, listing, district, municipality');
      await client.query('insert into listing_search select * from listing_search_row');
      await client.query('insert into listing_words select * from listing_words_row');
      log('search rows made');
      await putBackIndexes(client, saved);
      log('indexes built');
      await putBackKeys(client, saved);
      await client.query('alter table listing enable trigger listing_to_search');
      log('keys checked');
    }
    await writeSearches(client, world);
    log(`${await writeComplexes(client, now)} developments`);
    await writeSubscriptions(client, now);
    await client.query('commit');
    await client.query('set statement_timeout = 0');
    await client.query(`vacuum (analyze) ${worldTables.join(', ')}`);
    await client.query('reset statement_timeout');
    log('done');
    client.release();
  } catch (error) {
    // A broken COPY leaves the connection in an unknown state: throw it away.
    client.release(true);
    throw error;
  }
}
