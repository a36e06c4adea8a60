/**
 * All figures from all live listings, exact: what the night puts in place of what followed from steps. Listings are
 * gathered into a table of the transaction first; then only rows that differ are written, so that a quiet night writes
 * little.
 */
import type { MarketPlaceKind } from '@estia/contract/valuation/model';
import { MIN_LISTINGS } from '@estia/contract/valuation/model';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db/db.ts';
import type { DistrictPrices, ParentsByDistrict, PlaceStats } from './quartiles.ts';
import { squareSql, statsListingsSql, yearBeforeSql } from './stats-updates.queries.ts';

/** The pool's settings are for short reads; this is the opposite. */
export const configureLongTransaction = (trx: Trx) =>
  sql`select set_config('work_mem', '256MB', true), set_config('max_parallel_workers_per_gather', '1', true)`.execute(
    trx,
  );

/** What the snapshot of this transaction sees of the log is in what it counts. */
export const deleteSeenChanges = (trx: Trx) => sql`delete from market_stats_change`.execute(trx);

export async function getParentsByDistrict(db: Db): Promise<ParentsByDistrict> {
  const { rows } = await sql<{ seq: number } & Record<MarketPlaceKind, number>>`
    select d.seq, d.id as district, m.id as municipality, p.id as prefecture, p.region_id as region
    from district d join municipality m on m.id = d.municipality_id join prefecture p on p.id = m.prefecture_id`.execute(
    db,
  );
  return new Map(rows.map(({ seq, ...ids }) => [seq, ids]));
}

/** Every listing that can be meant, the first of its twins marked. */
export async function createListingTables(trx: Trx): Promise<void> {
  await sql`create temp table stats_all on commit drop as ${statsListingsSql(
    sql``,
    sql`left join (
      select distinct on (property_id, purpose) property_id, purpose, at, price from listing_event
      order by property_id, purpose, at, id) first on first.property_id = s.property_id and first.purpose = s.purpose`,
  )}`.execute(trx);
  await sql`create temp table stats_duplicate on commit drop as
    select listing_id from (
      select a.listing_id, row_number() over (partition by a.duplicate_key, at.square order by a.listing_id) as nth
      from (select duplicate_key from stats_all group by duplicate_key having count(*) > 1) t
      join stats_all a on a.duplicate_key = t.duplicate_key join listing_search s on s.listing_id = a.listing_id
      cross join lateral (select ${squareSql(sql`s.x`, sql`s.y`)} as square offset 0) at
    ) x where nth > 1`.execute(trx);
  await sql`analyze stats_all, stats_duplicate`.execute(trx);
}

const currentListingsSql = sql`(select a.*, s.listing_id is null as is_counted from stats_all a left join stats_duplicate s on s.listing_id = a.listing_id)`;

/**
 * Listings that are no more are taken away, those that differ are written: three statements over what differs, one to
 * find it.
 */
export async function syncStatsListings(trx: Trx): Promise<void> {
  await sql`create temp table stats_diff on commit drop as
    select coalesce(n.listing_id, a.listing_id) as listing_id, n.duplicate_key, n.place, n.rate, n.first_on, n.purpose, n.category, n.type, n.has_price_cut,
      n.is_counted, a.listing_id is not null as known
    from ${currentListingsSql} n full join market_stats_listing a on a.listing_id = n.listing_id
    where (a.listing_id, a.duplicate_key, a.place, a.rate, a.first_on, a.category, a.has_price_cut, a.is_counted)
      is distinct from (n.listing_id, n.duplicate_key, n.place, n.rate, n.first_on, n.category, n.has_price_cut, n.is_counted)`.execute(
    trx,
  );
  await sql`analyze stats_diff`.execute(trx);
  await sql`delete from market_stats_listing a using stats_diff n where n.duplicate_key is null and a.listing_id = n.listing_id`.execute(
    trx,
  );
  await sql`
    update market_stats_listing a set duplicate_key = n.duplicate_key, place = n.place, rate = n.rate, first_on = n.first_on, purpose = n.purpose,
      category = n.category, type = n.type, has_price_cut = n.has_price_cut, is_counted = n.is_counted
    from stats_diff n where n.known and n.duplicate_key is not null and a.listing_id = n.listing_id`.execute(trx);
  await sql`
    insert into market_stats_listing (listing_id, duplicate_key, place, rate, first_on, purpose, category, type, has_price_cut, is_counted)
    select listing_id, duplicate_key, place, rate, first_on, purpose, category, type, has_price_cut, is_counted
    from stats_diff where not known order by listing_id`.execute(trx);
}

/** 40 bits fewer, so that a million of them add up within what a number holds exactly. */
const binHashSql = (bin: RawBuilder<unknown>) => sql`(hashint4extended(${bin}, 0) >> 40)`;

export async function listDistrictPrices(trx: Trx, today: string): Promise<DistrictPrices[]> {
  const { rows } = await sql<DistrictPrices>`
    select place, purpose, category, type, string_agg(rate::text, ',') as rates,
      coalesce(string_agg((${today}::date - first_on)::text, ','), '') as ages, count(*) filter (where has_price_cut) as price_cut_count,
      sum(${binHashSql(sql`rate_bin(rate)`)})::float8 as steps
    from ${currentListingsSql} n where is_counted group by place, purpose, category, type`.execute(trx);
  return rows;
}

export type StatsKey = Pick<PlaceStats, 'kind' | 'place_id' | 'purpose' | 'category' | 'type'>;
type BinSums = StatsKey & { listing_count: number; steps: number };

/** How many listings the steps of each area hold, and the sum by which two histograms are told apart. */
export async function listBinSums(trx: Trx): Promise<BinSums[]> {
  await sql`delete from market_stats_bin where listing_count = 0`.execute(trx);
  const { rows } = await sql<BinSums>`
    select kind, place_id, purpose, category, type, sum(listing_count) as listing_count, sum(listing_count * ${binHashSql(sql`bin`)})::float8 as steps
    from market_stats_bin group by kind, place_id, purpose, category, type`.execute(trx);
  return rows;
}

const placeColumnsSql = (keys: readonly StatsKey[]) => {
  const column = (name: keyof StatsKey) => keys.map((key) => key[name]);
  return sql`unnest(${column('kind')}::text[], ${column('place_id')}::integer[], ${column('purpose')}::smallint[],
    ${column('category')}::smallint[], ${column('type')}::smallint[]) w(kind, place_id, purpose, category, type)`;
};

async function deleteBins(trx: Trx, keys: readonly StatsKey[]): Promise<void> {
  await sql`create temp table stats_wrong on commit drop as select * from ${placeColumnsSql(keys)}`.execute(trx);
  await sql`analyze stats_wrong`.execute(trx);
  await sql`
    delete from market_stats_bin b using stats_wrong w where b.kind = w.kind and b.place_id = w.place_id and b.purpose = w.purpose
      and b.category = w.category and b.type = w.type`.execute(trx);
}

/**
 * The steps of these areas anew, of all where `areas` is null. Each level is summed from the one below it, which is a
 * third of the work of counting listings.
 */
export async function rebuildBins(trx: Trx, keys: readonly StatsKey[] | null): Promise<void> {
  if (keys?.length === 0) return;
  if (keys) await deleteBins(trx, keys);
  else await sql`delete from market_stats_bin`.execute(trx);
  await sql`
    with district_bin as materialized (
      select d.municipality_id, d.id, a.purpose, a.category, a.type, a.bin, a.listing_count
      from (select place, purpose, category, type, rate_bin(rate) as bin, count(*) as listing_count from ${currentListingsSql} n where is_counted
        group by 1, 2, 3, 4, 5) a join district d on d.seq = a.place
    ), municipality_bin as materialized (
      select m.prefecture_id, m.id, b.purpose, b.category, b.type, b.bin, sum(b.listing_count) as listing_count
      from district_bin b join municipality m on m.id = b.municipality_id group by 1, 2, 3, 4, 5, 6
    ), prefecture_bin as materialized (
      select p.region_id, p.id, b.purpose, b.category, b.type, b.bin, sum(b.listing_count) as listing_count
      from municipality_bin b join prefecture p on p.id = b.prefecture_id group by 1, 2, 3, 4, 5, 6
    ), every_bin as (
      select 'district' as kind, id as place_id, purpose, category, type, bin, listing_count from district_bin
      union all select 'municipality', id, purpose, category, type, bin, listing_count from municipality_bin
      union all select 'prefecture', id, purpose, category, type, bin, listing_count from prefecture_bin
      union all select 'region', region_id, purpose, category, type, bin, sum(listing_count) from prefecture_bin group by 2, 3, 4, 5, 6
    )
    insert into market_stats_bin (kind, place_id, purpose, category, type, bin, listing_count)
    select b.* from (
      select kind, place_id, purpose, category, type, bin, listing_count from every_bin
      union all select kind, place_id, purpose, category, 0::smallint, bin, sum(listing_count) from every_bin group by 1, 2, 3, 4, 6
    ) b ${keys ? sql`join stats_wrong w using (kind, place_id, purpose, category, type)` : sql``}
    order by place_id, purpose, category, type, bin, kind`.execute(trx);
}

export async function syncMarketStats(trx: Trx, stats: readonly PlaceStats[], today: string): Promise<void> {
  const column = (name: keyof PlaceStats) => stats.map((placeStats) => placeStats[name]);
  await sql`create temp table stats_now on commit drop as
    select * from unnest(${column('kind')}::text[], ${column('place_id')}::integer[], ${column('purpose')}::smallint[],
      ${column('category')}::smallint[], ${column('type')}::smallint[], ${column('listing_count')}::integer[], ${column('q1')}::integer[],
      ${column('median')}::integer[], ${column('q3')}::integer[], ${column('days')}::integer[], ${column('price_cut_count')}::integer[])
      n(kind, place_id, purpose, category, type, listing_count, q1, median, q3, days, price_cut_count)`.execute(trx);
  await sql`analyze stats_now`.execute(trx);
  await sql`
    delete from market_stats f where not exists (select from stats_now n where n.kind = f.kind and n.place_id = f.place_id
      and n.purpose = f.purpose and n.category = f.category and n.type = f.type)`.execute(trx);
  await sql`
    insert into market_stats as f (kind, place_id, purpose, category, type, listing_count, q1, median, q3, year_ago, days, price_cut_count)
    select n.kind, n.place_id, n.purpose, n.category, n.type, n.listing_count, shown.q1, shown.median, shown.q3, y.median, shown.days, n.price_cut_count
    from stats_now n
    left join lateral (select n.q1, n.median, n.q3, n.days where n.listing_count >= ${MIN_LISTINGS}) shown on true
    left join market_stats_month y on y.kind = n.kind and y.place_id = n.place_id and y.purpose = n.purpose
      and y.category = n.category and y.type = n.type and y.month = ${yearBeforeSql(today)}
    on conflict (purpose, category, type, kind, place_id) do update
      set listing_count = excluded.listing_count, q1 = excluded.q1, median = excluded.median, q3 = excluded.q3, year_ago = excluded.year_ago,
        days = excluded.days, price_cut_count = excluded.price_cut_count
      where (f.listing_count, f.q1, f.median, f.q3, f.year_ago, f.days, f.price_cut_count) is distinct from
        (excluded.listing_count, excluded.q1, excluded.median, excluded.q3, excluded.year_ago, excluded.days, excluded.price_cut_count)`.execute(
    trx,
  );
}

export const markStatsRebuilt = (trx: Trx, at: Date) =>
  sql`update market_stats_state set rebuilt_at = ${at}, changed_at = ${at}`.execute(trx);
