/** As many saved searches as a large portal has, for benchmarks: made of the mix of searches, written in bulk. */
import { defaultAlertSettings } from '@estia/contract/alerts/model';
import { isCompleteSearch, searchFilter } from '@estia/contract/search/model';
import type { Pool } from 'pg';
import { matchListingChanges } from '../../src/features/alerts/index.ts';
import { compileSavedSearch } from '../../src/features/alerts/matching/compiled-search.ts';
import { matchingSearchesSql } from '../../src/features/alerts/matching/matching.queries.ts';
import { createPlaceTreeCache } from '../../src/features/places/index.ts';
import { createDb } from '../../src/platform/db/db.ts';
import { createSearchMix } from '../search-workload/search-mix.ts';
import { createSeededRandom } from '../seeded-random.ts';
import { thrownFailures } from './thrown-failures.ts';

const BATCH = 5_000;
/** Saved with every kind of filter and on the map; the others have place, price, area, type, year, rooms, an amenity. */
const WITH_EVERYTHING = 0.2;
/** Of searches of a whole prefecture or of ten places: who wants to be told looks more narrowly than who browses. */
const BROAD_KEPT = 0.1;
/** Such as a price and an area: of everything in Athens nobody wants an email. */
const LEAST_BOUNDS = 2;

/** The mix of searches without presets, narrowed; still broader than people save. Invented, not traffic data. */
async function createSavedMix(pool: Pool, seed: number): Promise<() => object> {
  const random = createSeededRandom(seed + 3);
  const [plain, everything] = [await createSearchMix(pool, seed), await createSearchMix(pool, seed + 4, { all: true })];
  const bounds = ['priceMax', 'priceMin', 'areaMin', 'areaMax', 'type_id', 'type_ids', 'bedRoomsMin', 'yearMin'];
  return () => {
    for (;;) {
      const { kind, body } = random() < WITH_EVERYTHING ? everything() : plain();
      const isBroad = kind === 'prefecture' || kind === 'ten';
      if (kind === 'preset' || (isBroad && random() > BROAD_KEPT)) continue;
      if (bounds.filter((name) => body[name] !== undefined).length >= LEAST_BOUNDS) return body;
    }
  };
}

/** `distinct` filters are compiled, and each is saved by `copies` people. */
export async function saveManySearches(
  pool: Pool,
  { distinct, copies, seed }: { distinct: number; copies: number; seed: number },
): Promise<{ searches: number; keys: number }> {
  const next = await createSavedMix(pool, seed);
  const tree = await createPlaceTreeCache(createDb(pool))();
  const now = new Date();
  await pool.query('drop index if exists saved_search_key_lookup, saved_search_key_search, saved_search_query');
  await pool.query('truncate subscriber cascade');
  const people = distinct * copies;
  await pool.query(
    `insert into subscriber (id, email, locale, confirmed_at, created_at)
     select n, 'saved' || n || '@estia.example', 'el', $2, $2 from generate_series(1, $1::int) n`,
    [people, now],
  );
  // Rows of our own making need no check against each other.
  await pool.query('alter table saved_search disable trigger all; alter table saved_search_key disable trigger all');
  for (let from = 0; from < distinct; from += BATCH) {
    const searches: object[] = [];
    const keys: object[] = [];
    for (let n = from; n < Math.min(from + BATCH, distinct); n++) {
      const filter = searchFilter.parse({ ...next(), limit: undefined, offset: undefined });
      if (!isCompleteSearch(filter)) throw new Error('The mix holds complete searches only');
      const compiled = compileSavedSearch(filter, tree, now);
      const id = n * copies + 1;
      const at = { confirmed_at: now, created_at: now, updated_at: now };
      searches.push({
        ...defaultAlertSettings,
        ...compiled.columns,
        ...at,
        id,
        subscriber_id: id,
        query: `saved=${n}`,
        code_version: 1,
      });
      for (const { key, ...bounds } of compiled.keys)
        keys.push({ ...bounds, key, purpose: compiled.purpose, category: compiled.category, saved_search_id: id });
    }
    await insertCopies(pool, 'saved_search', searches, copies);
    await insertCopies(pool, 'saved_search_key', keys, copies);
  }
  await pool.query(`
    alter table saved_search enable trigger all;
    alter table saved_search_key enable trigger all;
    create unique index saved_search_query on saved_search (subscriber_id, md5(query));
    create index saved_search_key_lookup on saved_search_key (purpose, category, key, type)
      include (types, price_min, price_max, area_min, area_max, bed_rooms_min, bed_rooms_max, year_min, year_max, extras,
        x_min, x_max, y_min, y_max, more, saved_search_id);
    create index saved_search_key_search on saved_search_key (saved_search_id)`);
  await pool.query('vacuum analyze saved_search, saved_search_key, subscriber');
  const { rows } = await pool.query<{ searches: number; keys: number }>(
    'select (select count(*) from saved_search)::int searches, (select count(*) from saved_search_key)::int keys',
  );
  return rows[0] ?? { searches: 0, keys: 0 };
}

/** Each row once for each copy: the numbers of the search and its subscriber go on, all else is the same. */
async function insertCopies(pool: Pool, table: string, rows: readonly object[], copies: number): Promise<void> {
  const { rows: columns } = await pool.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum`,
    [table],
  );
  const counted = ['id', 'subscriber_id', 'saved_search_id'];
  const values = columns.map(({ name }) => (counted.includes(name) ? `r.${name} + c` : `r.${name}`));
  await pool.query(
    `with given as materialized (select * from jsonb_populate_recordset(null::${table}, $1))
     insert into ${table} select ${values.join(', ')} from given r, generate_series(0, $2::int - 1) c`,
    [JSON.stringify(rows), copies],
  );
}

/** How many searches a listing matches, as the worker finds them: no row leaves the database. */
export async function countMatchesOf(pool: Pool, listingId: number, now: Date): Promise<number> {
  const { rows } = await pool.query<{ n: number }>({
    name: 'bench count matches',
    text: `select count(*)::int n
      from (select l.*, w.words from listing_search l left join listing_words w using (listing_id) where l.listing_id = $1) r,
        lateral (${matchingSearchesSql('$2::timestamptz')}) m`,
    values: [listingId, now],
  });
  return rows[0]?.n ?? 0;
}

/** All that waits. The seconds it took and the alerts it wrote. */
export async function matchAllChanges(pool: Pool): Promise<{ listings: number; seconds: number }> {
  const started = performance.now();
  let listings = 0;
  for (let matched = 1; matched > 0; listings += matched)
    matched = await matchListingChanges({ pool, clock: () => new Date(), failures: thrownFailures });
  return { listings, seconds: (performance.now() - started) / 1_000 };
}
