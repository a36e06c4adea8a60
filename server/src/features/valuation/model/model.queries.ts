/** All SQL of models: the live listings that they are made from, and the models themselves. */
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';
import { plausiblePricesSql, pricePerM2Sql } from '../market-stats/stats-updates.queries.ts';
import type { ModelListing } from './design-matrix.ts';
import type { Market } from './model-training.ts';
import { getDuplicateKey } from './nearby-listings.ts';
import type { MarketModel } from './trained-model.ts';

/**
 * What the models know of a home, of `listing_search s`, `property p`, `district d`, `municipality m` and `prefecture
 * f`.
 */
export const listingFactsSql = sql`
  s.listing_id as id, s.property_id as property, s.price, s.type, s.area, p.land_area as "landArea", s.floor, s.year,
  p.condition_id as condition, p.energy_class_id as energy, p.view_id as view, s.bed_rooms as beds, s.bath_rooms as baths,
  p.extras, p.within_city_plan as "withinPlan", p.building_access_id as access, p.leaning_id as leaning,
  d.id as district, m.id as municipality, f.id as prefecture, f.region_id as region, d.population as size`;
export const listingPlaceJoinsSql = sql`
  join district d on d.seq = s.place join municipality m on m.id = d.municipality_id
  join prefecture f on f.id = m.prefecture_id`;
/** Metres on the Greek grid of the public point, and its fixed square. */
export const gridSql = (point: ReturnType<typeof sql>) => sql`
  (select st_x(g) as x, st_y(g) as y, floor(st_x(g) / 1000) || ':' || floor(st_y(g) / 1000) as square
   from st_transform(${point}, 2100) g)`;

const PAGE_SIZE = 20_000;
/** Of larger markets a part is enough; chosen by a hash, in steps, so that one listing more or less changes nothing. */
const MAX_LISTINGS = 200_000;

/** Live listings of a market that count, each property once, in the order of their numbers. */
export async function listModelListings(
  db: Db,
  { purpose, category }: Market,
  seed: number,
  max = MAX_LISTINGS,
): Promise<ModelListing[]> {
  const counted = await sql<{ n: number }>`
    select count(*)::float8 as n from listing_search where purpose = ${purpose} and category = ${category}`.execute(db);
  const steps = Math.ceil((counted.rows[0]?.n ?? 0) / 20_000) * 20_000;
  const share = Math.min(1_048_576, Math.floor((max / Math.max(1, steps)) * 1_048_576));
  const listings: ModelListing[] = [];
  const duplicateKeys = new Set<string>();
  let after = 0;
  while (true) {
    const { rows } = await sql<ModelListing & { counts: boolean }>`
      select ${listingFactsSql}, grid.x, grid.y, grid.square,
        coalesce(extract(epoch from l.created_at) / 86400, 0)::integer as day,
        ${pricePerM2Sql(sql`s.price`, sql`s.area`)} between w.low and w.high as counts
      from (
        select s.* from listing_search s
        where s.purpose = ${purpose} and s.category = ${category} and s.listing_id > ${after}
          and (hashint8extended(s.listing_id, ${seed}) & 1048575) < ${share}
        order by s.listing_id limit ${PAGE_SIZE}
      ) s
      join ${plausiblePricesSql} w(purpose, category, low, high) on w.purpose = s.purpose and w.category = s.category
      join property p on p.id = s.property_id join listing l on l.id = s.listing_id ${listingPlaceJoinsSql}
      cross join lateral ${gridSql(sql`p.public_point`)} grid
      order by s.listing_id`.execute(db);
    for (const { counts, ...listing } of rows) {
      const duplicateKey = getDuplicateKey(listing);
      if (!counts || duplicateKeys.has(duplicateKey)) continue;
      duplicateKeys.add(duplicateKey);
      listings.push(listing);
    }
    const last = rows.at(-1)?.id;
    if (rows.length === 0 || last === undefined) return listings;
    after = last;
  }
}

/**
 * Each of the two runs once at a time, in all processes; the lock is held until the work is over or its connection
 * dies.
 */
export async function runningAlone<T>(
  db: Db,
  name: 'valuation_model' | 'valuation_backtest',
  work: () => Promise<T>,
): Promise<T | null> {
  return db.connection().execute(async (connection) => {
    const lock = await sql<{ got: boolean }>`select pg_try_advisory_lock(hashtext(${name})) as got`.execute(connection);
    if (!lock.rows[0]?.got) return null;
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(hashtext(${name}))`.execute(connection);
    }
  });
}

const MAX_VERSIONS = 12;

/** All markets of a version or none, and the oldest versions go. */
export async function insertModels(db: Db, models: readonly MarketModel[], seed: number, at: Date): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const newest = await sql<{ version: number | null }>`select max(version) as version from valuation_model`.execute(
      trx,
    );
    const version = (newest.rows[0]?.version ?? 0) + 1;
    for (const model of models)
      await trx
        .insertInto('valuation_model')
        .values({
          version,
          purpose: model.purpose,
          category: model.category,
          seed,
          trained_at: at,
          listing_count: model.ads,
          body: JSON.stringify(model),
        })
        .execute();
    await trx
      .deleteFrom('valuation_model')
      .where('version', '<=', version - MAX_VERSIONS)
      .execute();
    return version;
  });
}

export const findLatestVersion = (db: Db): Promise<{ version: number; trained_at: Date } | undefined> =>
  db
    .selectFrom('valuation_model')
    .select(['version', 'trained_at'])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();

export type StoredModel = { version: number; trained_at: Date; body: MarketModel };

export async function listModels(db: Db, version: number): Promise<StoredModel[]> {
  const rows = await db
    .selectFrom('valuation_model')
    .select(['version', 'trained_at', 'body'])
    .where('version', '=', version)
    .orderBy('category')
    .orderBy('purpose')
    .execute();
  return rows.map((row) => ({ ...row, body: row.body as unknown as MarketModel }));
}
