/**
 * The past, from the timeline alone: what was asked on the last day of a month. A listing is live from the event that
 * brings it up to the one that takes it away, at the price of its newest event; counted by the rules of today's
 * figures.
 */
import { MIN_LISTINGS } from '@estia/contract/valuation/model';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';
import type { DistrictPrices, PlaceStats } from './quartiles.ts';
import { plausiblePricesSql, pricePerM2Sql, squareSql } from './stats-updates.queries.ts';

export type StatsMonth = { month: string; ends: Date };

/** Months that are over, have a past in the timeline and are not written yet; the oldest first. */
export async function listMissingMonths(db: Db, now: Date, max: number): Promise<StatsMonth[]> {
  const { rows } = await sql<StatsMonth>`
    select to_char(m.month, 'YYYY-MM-DD') as month, m.ends
    from (
      select month::date as month, (month + interval '1 month') at time zone 'Europe/Athens' as ends
      from generate_series(1, ${max}::integer) n,
        lateral (select date_trunc('month', ${now}::timestamptz at time zone 'Europe/Athens') - n * interval '1 month' as month) x
    ) m
    where not exists (select from market_stats_month a where a.month = m.month)
      and m.ends > (select min(at) from listing_event)
    order by m.month`.execute(db);
  return rows;
}

/**
 * Into a table of this connection: the times in which each offer was live at a price, with what counts of its property.
 * Only what reaches into a month that is asked for. It lies in the order in which a month is counted, so that none is
 * sorted.
 */
export async function createPastTables(db: Db, months: readonly StatsMonth[]): Promise<void> {
  await dropPastTables(db);
  await sql`
    create temp table past_listing as
    select property_id, purpose, price, at, until
    from (
      select property_id, purpose, price, at, coalesce(lead(at) over offer, 'infinity') as until,
        -- the newest of what brings up (odd) and what takes away (even); a timeline that begins otherwise began live
        coalesce(max(2 * nth + case when kind in ('published', 'relisted') then 1 when kind in ('paused', 'removed') then 0 end)
          over (offer rows unbounded preceding), 1) % 2 = 1 as live
      from (
        select *, row_number() over (partition by property_id, purpose order by at, id) as nth from listing_event
        where at < ${months.at(-1)?.ends}
      ) e
      window offer as (partition by property_id, purpose order by nth)
    ) x
    where live and until > at and until >= ${months[0]?.ends}`.execute(db);
  await sql`analyze pg_temp.past_listing`.execute(db);
  await sql`
    create temp table past_ad as
    select h.id, h.place, o.purpose, h.category, h.type, o.price, o.at, o.until, h.same, r.rate
    from past_listing o join (
      select p.id, d.seq as place, p.category_id as category, p.type_id as type, p.area,
        hash_record_extended(row(p.type_id, p.area, p.floor_id, p.bed_rooms, p.year_built, at.square), 0) as same
      from property p join district d on d.id = p.district_id
      cross join lateral (select ${squareSql(sql`map_x(st_x(p.public_point))`, sql`map_y(st_y(p.public_point))`)} as square offset 0) at
    ) h on h.id = o.property_id
    join ${plausiblePricesSql} w(purpose, category, low, high) on w.purpose = o.purpose and w.category = h.category
    cross join lateral (select ${pricePerM2Sql(sql`o.price`, sql`h.area`)} as rate) r
    where r.rate between w.low and w.high
    order by h.same, o.purpose, o.price, h.id`.execute(db);
  await sql`analyze pg_temp.past_ad`.execute(db);
}

/** Listings of the last moment of a month, twins once. */
export async function listMonthPrices(db: Db, ends: Date): Promise<DistrictPrices[]> {
  const { rows } = await sql<DistrictPrices>`
    select place, purpose, category, type, string_agg(rate::text, ',') as rates, '' as ages, 0 as price_cut_count, 0 as steps
    from (
      select distinct on (same, purpose, price) place, purpose, category, type, rate
      from past_ad where at < ${ends} and until >= ${ends}
      order by same, purpose, price, id
    ) ad
    group by place, purpose, category, type`.execute(db);
  return rows;
}

/** All areas of a month in one statement: it is there whole or not at all, and twice is once. */
export async function insertMonthlyStats(db: Db, month: string, stats: readonly PlaceStats[]): Promise<number> {
  const shown = stats.filter(({ listing_count: listingCount }) => listingCount >= MIN_LISTINGS);
  const column = (name: keyof PlaceStats) => shown.map((placeStats) => placeStats[name]);
  const { numAffectedRows } = await sql`
    insert into market_stats_month (month, kind, place_id, purpose, category, type, listing_count, median)
    select ${month}::date, * from unnest(${column('kind')}::text[], ${column('place_id')}::integer[], ${column('purpose')}::smallint[],
      ${column('category')}::smallint[], ${column('type')}::smallint[], ${column('listing_count')}::integer[], ${column('median')}::integer[])
    on conflict do nothing`.execute(db);
  return Number(numAffectedRows ?? 0);
}

export const dropPastTables = (db: Db) => sql`drop table if exists pg_temp.past_listing, pg_temp.past_ad`.execute(db);
