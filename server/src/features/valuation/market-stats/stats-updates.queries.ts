/**
 * Figures that follow every change: what a listing brings into them, and how the touched areas are made anew from
 * steps.
 */
import { listEntries } from '@estia/contract/map-names';
import { readProperty } from '@estia/contract/read-property';
import { purposeIds } from '@estia/contract/search/model';
import { MIN_LISTINGS } from '@estia/contract/valuation/model';
import { plausiblePricesPerM2 } from '@estia/contract/valuation/plausible-prices';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db/db.ts';

/** Rows (purpose, category, low, high) in cents: listings outside do not count. */
export const plausiblePricesSql = sql`(values ${sql.join(
  listEntries(plausiblePricesPerM2).flatMap(([purpose, categories]) =>
    Object.entries(categories).map(
      ([category, [low, high]]) =>
        sql`(${sql.lit(purposeIds[purpose])}, ${sql.lit(Number(category))}, ${sql.lit(Math.round(low * 100))}, ${sql.lit(Math.round(high * 100))})`,
    ),
  ),
)})`;

/** Cents per square metre, in floating point first: a price in euros times 100 may be more than an integer holds. */
export const pricePerM2Sql = (price: RawBuilder<unknown>, area: RawBuilder<unknown>) =>
  sql`round(${price} * 100::float8 / ${area})`;

/**
 * The square of a kilometre in which the public point lies; a hidden property may stand anywhere in its own. Finding it is
 * dear (4 µs), so it is asked only of listings whose facts are those of another.
 */
export const squareSql = (x: RawBuilder<unknown>, y: RawBuilder<unknown>) => sql`
  (select floor(st_x(grid.point) / 1000)::integer * 100000 + floor(st_y(grid.point) / 1000)::integer
  from (select st_transform(st_setsrid(st_makepoint((${x} + 0.5) / 268435456 * 40075016.68557849 - 20037508.342789244,
    20037508.342789244 - (${y} + 0.5) / 268435456 * 40075016.68557849), 3857), 2100) as point offset 0) grid)`;

/**
 * What live listings bring in. Twins are listings of the same `twin` (offer, facts and price) in the same square.
 * `some` narrows them; `first` must join (at, price) of the first event of each property and offer.
 */
export const statsListingsSql = (some: RawBuilder<unknown>, first: RawBuilder<unknown>) => sql`
  select s.listing_id, hash_record_extended(row(s.purpose, s.type, s.area, s.floor, s.bed_rooms, s.year, s.price), 0) as duplicate_key,
    s.place, r.rate::integer as rate, (first.at at time zone 'Europe/Athens')::date as first_on, s.purpose, s.category, s.type,
    coalesce(s.price < first.price, false) as has_price_cut
  from listing_search s
  join ${plausiblePricesSql} w(purpose, category, low, high) on w.purpose = s.purpose and w.category = s.category
  cross join lateral (select ${pricePerM2Sql(sql`s.price`, sql`s.area`)} as rate) r
  ${first}
  where r.rate between w.low and w.high ${some}`;

const columns = sql`listing_id, duplicate_key, place, rate, first_on, purpose, category, type, has_price_cut, is_counted`;

/**
 * Only one at a time changes figures. Taken before a snapshot is, as only LOCK TABLE can be; given back by the commit.
 */
export const lockMarketStats = (trx: Trx) =>
  sql`lock table market_stats_state in share update exclusive mode`.execute(trx);

/** False while another holds them. */
export async function tryLockMarketStats(trx: Trx): Promise<boolean> {
  try {
    await sql`savepoint hold`.execute(trx);
    await sql`lock table market_stats_state in share update exclusive mode nowait`.execute(trx);
    return true;
  } catch (error) {
    if (readProperty(error, 'code') !== '55P03') throw error;
    await sql`rollback to savepoint hold`.execute(trx);
    return false;
  }
}

/** Those that came while others held the stats, or too many for one round. */
export async function hasStatsChanges(db: Db): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (select from market_stats_change) as found`.execute(db);
  return rows[0]?.found ?? false;
}

/** The next noted changes, at most so many; each listing once. */
export async function consumeChanges(trx: Trx, max: number): Promise<{ ids: number[]; taken: number }> {
  const { rows } = await sql<{ ids: number[] | null; taken: number }>`
    with gone as (
      delete from market_stats_change where ctid = any (array(select ctid from market_stats_change limit ${max})) returning listing_id
    )
    select array_agg(distinct listing_id) as ids, count(*) as taken from gone`.execute(trx);
  return { ids: rows[0]?.ids ?? [], taken: rows[0]?.taken ?? 0 };
}

/**
 * How many listings more or less a step of a district and type has, and how many of them have become cheaper. None of
 * either where a listing moved inside its step: what is shown there may still be the night's exact figure, and is no
 * longer exact.
 */
export type BinDelta = {
  place: number;
  purpose: number;
  category: number;
  type: number;
  bin: number;
  listing_count: number;
  price_cut_count: number;
};

/**
 * Brings what these listings brought in to what is true now, whatever happened in between and however often. Where one
 * of several twins goes, the next counts in its stead.
 */
export async function updateStatsListings(trx: Trx, ids: readonly number[]): Promise<BinDelta[]> {
  const facts = (row: string) =>
    sql.raw(
      `(${row}.duplicate_key, ${row}.place, ${row}.rate, ${row}.first_on, ${row}.category, ${row}.has_price_cut, ${row}.is_counted)`,
    );
  const { rows } = await sql<BinDelta>`
    with fresh as materialized (${statsListingsSql(
      sql`and s.listing_id = any (${ids}::bigint[])`,
      sql`left join lateral (
        select e.at, e.price from listing_event e where e.property_id = s.property_id and e.purpose = s.purpose
        order by e.at, e.id limit 1) first on true`,
    )}
    ), old as materialized (
      select ${columns} from market_stats_listing where listing_id = any (${ids}::bigint[])
    ), twins as materialized (
      select duplicate_key from fresh union select duplicate_key from old
    ), others as materialized (
      select a.* from twins t cross join lateral (select ${columns} from market_stats_listing where duplicate_key = t.duplicate_key) a
      where not exists (select from old where old.listing_id = a.listing_id)
    ), before as materialized (
      select * from old union all select * from others
    ), members as materialized (
      select x.*, count(*) over (partition by duplicate_key) > 1 as shared
      from (select * from fresh union all
        select listing_id, duplicate_key, place, rate, first_on, purpose, category, type, has_price_cut from others) x
    ), after as materialized (
      select m.listing_id, m.duplicate_key, m.place, m.rate, m.first_on, m.purpose, m.category, m.type, m.has_price_cut,
        row_number() over (partition by m.duplicate_key, at.square order by m.listing_id) = 1 as is_counted
      from members m left join lateral (
        select ${squareSql(sql`s.x`, sql`s.y`)} as square from listing_search s where m.shared and s.listing_id = m.listing_id) at on true
    ), gone as (
      delete from market_stats_listing a using old
      where a.listing_id = old.listing_id and not exists (select from fresh where fresh.listing_id = old.listing_id)
    ), put as (
      insert into market_stats_listing (${columns})
      select ${columns} from after
      where not exists (select from before
        where before.listing_id = after.listing_id and ${facts('before')} is not distinct from ${facts('after')})
      on conflict (listing_id) do update set duplicate_key = excluded.duplicate_key, place = excluded.place, rate = excluded.rate,
        first_on = excluded.first_on, purpose = excluded.purpose, category = excluded.category, type = excluded.type,
        has_price_cut = excluded.has_price_cut, is_counted = excluded.is_counted
    )
    select place, purpose, category, type, rate_bin(rate) as bin, sum(n) as listing_count, sum(n * has_price_cut::integer) as price_cut_count
    from (select 1 as n, * from after where is_counted union all select -1, * from before where is_counted) moved
    group by 1, 2, 3, 4, 5 having sum(n) <> 0 or sum(n * has_price_cut::integer) <> 0 or sum(n * hashint4(rate)::bigint) <> 0`.execute(
    trx,
  );
  return rows;
}

/** The same at all four levels, by type and for all types of the category. */
const allLevelsSql = (deltas: readonly BinDelta[]) => {
  const column = (name: keyof BinDelta) => deltas.map((delta) => delta[name]);
  return sql`everywhere as materialized (
    select k.kind, k.place_id, l.purpose, l.category, t.type, l.bin, sum(l.listing_count)::integer as listing_count, sum(l.price_cut_count)::integer as price_cut_count
    from unnest(${column('place')}::integer[], ${column('purpose')}::smallint[], ${column('category')}::smallint[],
      ${column('type')}::smallint[], ${column('bin')}::smallint[], ${column('listing_count')}::integer[], ${column('price_cut_count')}::integer[])
      l(place, purpose, category, type, bin, listing_count, price_cut_count)
    join district d on d.seq = l.place join municipality m on m.id = d.municipality_id join prefecture p on p.id = m.prefecture_id
    cross join lateral (values ('district', d.id), ('municipality', m.id), ('prefecture', p.id::integer), ('region', p.region_id::integer))
      k(kind, place_id)
    cross join lateral (values (l.type), (0::smallint)) t(type)
    group by 1, 2, 3, 4, 5, 6
  )`;
};

/** A step that becomes empty stays until the night. */
export async function updateBins(trx: Trx, deltas: readonly BinDelta[]): Promise<void> {
  await sql`
    with ${allLevelsSql(deltas)}
    insert into market_stats_bin as b (kind, place_id, purpose, category, type, bin, listing_count)
    select kind, place_id, purpose, category, type, bin, listing_count from everywhere where listing_count <> 0
    on conflict (place_id, purpose, category, type, bin, kind) do update set listing_count = b.listing_count + excluded.listing_count`.execute(
    trx,
  );
}

/** The month whose last day is nearest to a year before this one. */
export const yearBeforeSql = (today: string) =>
  sql`date_trunc('month', ${today}::date - interval '1 year' - interval '15 days')::date`;

/** Makes anew the figures of areas where a step moved, and of no other. */
export async function recomputeStats(trx: Trx, deltas: readonly BinDelta[], today: string): Promise<void> {
  await sql`
    with ${allLevelsSql(deltas)}, touched as (
      select kind, place_id, purpose, category, type, sum(price_cut_count)::integer as price_cut_count from everywhere group by 1, 2, 3, 4, 5
    ), steps as (
      select t.*, b.bin, sum(b.listing_count) over area as n, sum(b.listing_count) over (area order by b.bin) as upto
      from touched t left join lateral (
        select bin, listing_count from market_stats_bin where kind = t.kind and place_id = t.place_id and purpose = t.purpose
          and category = t.category and type = t.type and listing_count > 0) b on true
      window area as (partition by t.kind, t.place_id, t.purpose, t.category, t.type)
    ), made as materialized (
      select kind, place_id, purpose, category, type, price_cut_count, coalesce(n, 0)::integer as listing_count,
        min(bin) filter (where upto >= (n + 3) / 4) as q1, min(bin) filter (where upto >= (n + 1) / 2) as median,
        min(bin) filter (where upto >= (3 * n + 3) / 4) as q3
      from (select kind, place_id, purpose, category, type, price_cut_count, bin, n::bigint as n, upto::bigint as upto from steps) s
      group by kind, place_id, purpose, category, type, price_cut_count, n
    ), gone as (
      delete from market_stats f using made m where m.listing_count = 0 and f.purpose = m.purpose and f.category = m.category
        and f.type = m.type and f.kind = m.kind and f.place_id = m.place_id
    )
    insert into market_stats as f (kind, place_id, purpose, category, type, listing_count, q1, median, q3, year_ago, price_cut_count)
    select m.kind, m.place_id, m.purpose, m.category, m.type, m.listing_count,
      case when m.listing_count >= ${MIN_LISTINGS} then rate_of_bin(m.q1) end, case when m.listing_count >= ${MIN_LISTINGS} then rate_of_bin(m.median) end,
      case when m.listing_count >= ${MIN_LISTINGS} then rate_of_bin(m.q3) end, y.median, m.price_cut_count
    from made m
    left join market_stats_month y on y.kind = m.kind and y.place_id = m.place_id and y.purpose = m.purpose
      and y.category = m.category and y.type = m.type and y.month = ${yearBeforeSql(today)}
    where m.listing_count > 0
    on conflict (purpose, category, type, kind, place_id) do update
      set listing_count = excluded.listing_count, q1 = excluded.q1, median = excluded.median, q3 = excluded.q3,
        days = case when excluded.listing_count >= ${MIN_LISTINGS} then f.days end, price_cut_count = f.price_cut_count + excluded.price_cut_count`.execute(
    trx,
  );
}

export const markStatsChanged = (trx: Trx, now: Date) =>
  sql`update market_stats_state set changed_at = ${now}`.execute(trx);
