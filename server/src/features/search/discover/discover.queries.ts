/** The five discover lists (DISC-1): who gets in is decided here and nowhere else; money never enters. */
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';

export type DiscoverList = 'new-properties' | 'top-districts' | 'recommended-houses' | 'more-views' | 'top-searches';

const DISCOVER_SIZE = 12;
const PER_ADVERTISER = 3;
/** Networks of a week or a month, below which a search or a district says nothing. */
const LEAST_NETWORKS = 5;

export const listDiscoverIds = async (db: Db, list: DiscoverList): Promise<number[]> =>
  (await db.selectFrom('discover').select('listing_id').where('list', '=', list).orderBy('position').execute()).map(
    (row) => row.listing_id,
  );

/** A candidate pool is cut to at most three listings an advertiser, in its own order, and written in one go. */
async function replaceList(
  db: Db,
  list: DiscoverList,
  candidates: ReturnType<typeof sql<{ listing_id: number }>>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('discover').where('list', '=', list).execute();
    await sql`
      insert into discover (list, position, listing_id)
      select ${list}, row_number() over (order by n), listing_id from (
        select c.listing_id, c.n, row_number() over (partition by p.account_id order by c.n) as nth
        from (select listing_id, row_number() over () as n from (${candidates}) pool) c
        join listing l on l.id = c.listing_id and l.is_active
        join property p on p.id = l.property_id
      ) ranked where nth <= ${PER_ADVERTISER} order by n limit ${DISCOVER_SIZE}`.execute(trx);
  });
}

const CANDIDATE_POOL = 400;

/** The newest listings with a photo, of homes: read from the end of the sort index, both purposes. */
export const refreshNewListings = (db: Db, now: Date) =>
  replaceList(
    db,
    'new-properties',
    sql`select s.listing_id from (
        (select listing_id from listing_search where listing_id > 0 and purpose = 1 and category = 1 and has_photo order by updated_at desc limit ${CANDIDATE_POOL * 4})
        union all
        (select listing_id from listing_search where listing_id > 0 and purpose = 2 and category = 1 and has_photo order by updated_at desc limit ${CANDIDATE_POOL * 4})
      ) s join listing l on l.id = s.listing_id
      where l.activated_at >= ${now}::timestamptz - interval '14 days'
      order by l.activated_at desc, l.id desc limit ${CANDIDATE_POOL}`,
  );

/** Newest in the ten districts searched most in 30 days: one short index read a district, so no district starves. */
export const refreshTopDistricts = (db: Db, now: Date) =>
  replaceList(
    db,
    'top-districts',
    sql`with top as (
        select d.seq from search_place_day s join district d on d.id = s.district_id
        where s.day > (${now}::timestamptz - interval '30 days')::date
        group by d.seq having sum(s.runs) >= ${LEAST_NETWORKS} order by sum(s.runs) desc, d.seq limit 10)
      select x.listing_id from top, lateral (
        select listing_id, updated_at from listing_search
        where purpose = 1 and category = 1 and place = top.seq and has_photo
        order by updated_at desc, listing_id desc limit ${CANDIDATE_POOL / 10}) x
      order by x.updated_at desc, x.listing_id desc`,
  );

/**
 * Complete listings (photos, energy class, confirmed in 45 days) priced at or under their area's median, freshest
 * first.
 */
export const refreshRecommended = (db: Db, now: Date) =>
  replaceList(
    db,
    'recommended-houses',
    sql`select s.listing_id from (
        select * from listing_search where listing_id > 0 and purpose = 1 and category = 1 order by ranked_at desc limit ${CANDIDATE_POOL * 20}
      ) s
      join district d on d.seq = s.place
      join market_stats m on m.purpose = s.purpose and m.category = s.category and m.type = s.type and m.kind = 'district' and m.place_id = d.id
      join listing l on l.id = s.listing_id
      where s.has_photo and s.energy between 1 and 9 and s.price::bigint * 100 <= m.median::bigint * s.area
        and l.confirmed_at >= ${now}::timestamptz - interval '45 days'
      order by s.ranked_at desc, s.listing_id desc limit ${CANDIDATE_POOL}`,
  );

export const refreshMoreViews = (db: Db, now: Date) =>
  replaceList(
    db,
    'more-views',
    sql`select listing_id from listing_view_day where day > (${now}::timestamptz - interval '7 days')::date
      group by listing_id order by sum(coalesce(networks, visitors)) desc, listing_id limit ${CANDIDATE_POOL}`,
  );

export const listTopQueries = async (db: Db, now: Date): Promise<string[]> =>
  (
    await sql<{ query: string }>`
      select query from search_day where day > (${now}::timestamptz - interval '7 days')::date
      group by query having sum(runs) >= ${LEAST_NETWORKS} order by sum(runs) desc, query limit 10`.execute(db)
  ).rows.map((row) => row.query);

/** Ids found by running those searches, best search first, one after the other in turn. */
export const refreshTopSearches = (db: Db, ids: readonly number[]) =>
  replaceList(
    db,
    'top-searches',
    sql`select id as listing_id from unnest(${ids}::bigint[]) with ordinality t(id, n) order by n`,
  );
