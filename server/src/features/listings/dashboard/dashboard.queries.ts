/**
 * SQL of the dashboard: what the listings of an account brought, who answered, which of them do well. A few statements for a
 * page.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';

const utcDaySql = (now: Date) => sql`(${now}::timestamptz at time zone 'UTC')::date`;
/** The first moment of the day that lies so many days back. */
const startOfDaySql = (now: Date, days: number): RawBuilder<Date> =>
  sql<Date>`((${utcDaySql(now)} - ${days}::int)::timestamp at time zone 'UTC')`;

export type DashboardDayRow = { ago: number; views: number; messages: number; reveals: number };

/** Of every day of the period and of the one before; `ago` 0 is today. Days are those of UTC, as views are counted. */
export const dashboardDaysQuery = (accountId: number, now: Date, days: number) => {
  const since = startOfDaySql(now, 2 * days - 1);
  return sql<DashboardDayRow>`
    with own as materialized (
      select l.id from property o join listing l on l.property_id = o.id where o.account_id = ${accountId}
    ), brought as (
      select v.day, sum(v.visitors) as views, 0 as messages, 0 as reveals
      from own join listing_view_day v on v.listing_id = own.id and v.day > ${utcDaySql(now)} - ${2 * days}::int
      group by v.day
      union all
      select (m.at at time zone 'UTC')::date, 0, count(*), 0
      from conversation c join message m on m.conversation_id = c.id
      where c.advertiser_id = ${accountId} and c.confirmed_at is not null and c.last_at >= ${since}
        and not m.from_advertiser and not m.awaiting_confirmation and m.at >= ${since}
      group by 1
      union all
      select (r.at at time zone 'UTC')::date, 0, 0, count(*)
      from own join phone_reveal r on r.listing_id = own.id and r.at >= ${since}
      group by 1
    )
    select (${utcDaySql(now)} - day)::int as ago, sum(views)::int as views, sum(messages)::int as messages, sum(reveals)::int as reveals
    from brought where day <= ${utcDaySql(now)} group by 1`;
};

export type DashboardListingRow = {
  list: 'best' | 'stale';
  listing_id: number;
  property_id: number;
  purpose: 1 | 2;
  price: number;
  title_el: string | null;
  title_en: string | null;
  type_id: number;
  area: number;
  photo: string | null;
  views: number;
  contacts: number;
  quiet: boolean;
  unconfirmed: boolean;
  above: number | null;
  /** Of all that are stale, also where the list is cut. */
  stale_count: number;
};

/** What listings are judged by; without a contact, or a word of its owner, for so long a listing is stale. */
const STALE_DAYS = 30;
/** From so many percent above the median of its district it is shown. */
const ABOVE_MEDIAN_PERCENT = 25;
const MAX_LISTINGS = 5;
/**
 * Views that a listing must have had before its contacts per view say much: fewer count as if they had been so many
 * more.
 */
const PRIOR_VIEWS = 50;

/**
 * Active listings alone: the best by contacts a view, then by views; the stale ones by how much speaks against them.
 * Always of the same days, whatever period is looked at: a listing is not good for a week and bad for a quarter.
 */
export const dashboardListingsQuery = (accountId: number, now: Date) => {
  const since = startOfDaySql(now, STALE_DAYS - 1);
  return sql<DashboardListingRow>`
    with own as materialized (
      select l.id, l.property_id, l.purpose, l.price, l.title_el, l.title_en, l.activated_at, l.confirmed_at, p.type_id, p.area,
        p.category_id, p.district_id, p.imported_from
      from property p join listing l on l.property_id = p.id where p.account_id = ${accountId} and l.is_active
    ), seen as (
      select v.listing_id, sum(v.visitors)::int as views
      from own join listing_view_day v on v.listing_id = own.id and v.day > ${utcDaySql(now)} - ${STALE_DAYS}::int and v.day <= ${utcDaySql(now)}
      group by 1
    ), asked as (
      select c.listing_id, m.at from conversation c join message m on m.conversation_id = c.id
      where c.advertiser_id = ${accountId} and c.confirmed_at is not null and c.last_at >= ${since} and c.listing_id is not null
        and not m.from_advertiser and not m.awaiting_confirmation and m.at >= ${since}
      union all
      select r.listing_id, r.at from own join phone_reveal r on r.listing_id = own.id and r.at >= ${since}
    ), contacted as (
      select asked.listing_id, count(*)::int as contacts
      from asked group by 1
    ), told as materialized (
      select own.*, coalesce(seen.views, 0) as views, coalesce(contacted.contacts, 0) as contacts,
        contacted.contacts is null and own.activated_at < ${since} as quiet,
        own.confirmed_at < ${since} and own.imported_from is null as unconfirmed,
        case when own.price::numeric / own.area > d.median / 100.0 * ${1 + ABOVE_MEDIAN_PERCENT / 100}::numeric
          then (own.price::numeric / own.area / d.median * 10000 - 100)::int end as above
      from own left join seen on seen.listing_id = own.id left join contacted on contacted.listing_id = own.id
      left join market_stats d on d.purpose = own.purpose and d.category = own.category_id and d.type = own.type_id
        and d.kind = 'district' and d.place_id = own.district_id
    ), best as (
      select 'best' as list, told.*, row_number() over (order by contacts::numeric / (views + ${PRIOR_VIEWS}::int) desc, views desc, id) as place
      from told where views > 0 or contacts > 0 order by place limit ${MAX_LISTINGS}
    ), stale as (
      select 'stale' as list, told.*, row_number() over (
        order by quiet::int + unconfirmed::int + (above is not null)::int desc, contacts, confirmed_at, id) as place
      from told where quiet or unconfirmed or above is not null order by place limit ${MAX_LISTINGS}
    )
    select t.list, t.id as listing_id, t.property_id, t.purpose, t.price, t.title_el, t.title_en, t.type_id, t.area, t.views, t.contacts,
      t.quiet, t.unconfirmed, t.above,
      (select f.key from property_photo pp join photo f on f.id = pp.photo_id where pp.property_id = t.property_id order by pp.position limit 1) as photo,
      (select count(*) from told where quiet or unconfirmed or above is not null) as stale_count
    from (select * from best union all select * from stale) t order by t.list, t.place`;
};

export type ReplyStatsRow = {
  /** Null: of everybody. */
  who: number | null;
  recent: boolean;
  asked: number;
  answered: number;
  median: number | null;
};

/** Days that first answers are looked at, beside as many before. */
const REPLY_DAYS = 90;

export const replyStatsQuery = (accountId: number, now: Date) => {
  const since = startOfDaySql(now, REPLY_DAYS - 1);
  return sql<ReplyStatsRow>`
    with talks as (
      select confirmed_at >= ${since} as recent, answered_at,
        case when answered_at is not null then coalesce(answered_by, advertiser_id) end as who,
        case when answered_at is not null then extract(epoch from greatest(interval '0', answered_at - confirmed_at)) / 60 end as minutes
      from conversation where advertiser_id = ${accountId} and confirmed_at >= ${startOfDaySql(now, 2 * REPLY_DAYS - 1)} and confirmed_at <= ${now}
    )
    select case when grouping(who) = 0 then who end as who, recent, count(*) as asked, count(answered_at) as answered,
      round(percentile_cont(0.5) within group (order by minutes))::int as median
    from talks group by grouping sets ((recent), (recent, who)) having grouping(who) = 1 or (recent and who is not null)`;
};

export const awaitingReplyQuery = (accountId: number) => sql<{ waiting: number }>`
  select count(*) as waiting from conversation
  where advertiser_id = ${accountId} and awaiting_reply and confirmed_at is not null and not advertiser_archived and not blocked_by_advertiser`;

export type AgencyAgent = { user_id: number; name: string };

/** The people of an agency, its main account first; of anybody else only themselves. */
export async function listAgencyAgents(db: Db, accountId: number): Promise<AgencyAgent[]> {
  const { rows } = await sql<AgencyAgent>`
    select a.id as user_id, a.username as name from account a
    where a.id = ${accountId} or a.id in (
      select m.account_id from agency_agent m join agency g on g.id = m.agency_id where g.account_id = ${accountId})
    order by a.id <> ${accountId}, a.username, a.id`.execute(db);
  return rows;
}

export type ListingCsvRow = {
  id: number;
  property_id: number;
  purpose: 1 | 2;
  is_active: boolean | null;
  price: number;
  title_el: string | null;
  title_en: string | null;
  type_id: number;
  area: number;
  district_id: number;
  activated_at: Date | null;
  updated_at: Date;
  confirmed_at: Date;
  favorites: number;
  views: number;
  messages: number;
  reveals: number;
};

/** A page of own listings, oldest first, each with the figures of the period. */
export const listingCsvQuery = (
  accountId: number,
  { now, days, after, limit }: { now: Date; days: number; after: number; limit: number },
) => {
  const since = startOfDaySql(now, days - 1);
  return sql<ListingCsvRow>`
    with page as materialized (
      select l.id, l.property_id, l.purpose, l.is_active, l.price, l.title_el, l.title_en, l.activated_at, l.updated_at, l.confirmed_at,
        p.type_id, p.area, p.district_id
      from property p join listing l on l.property_id = p.id
      where p.account_id = ${accountId} and l.is_active is not null and l.id > ${after} order by l.id limit ${limit}
    )
    select page.*, coalesce(k.favorites, 0) as favorites,
      coalesce((select sum(v.visitors)::int from listing_view_day v
        where v.listing_id = page.id and v.day > ${utcDaySql(now)} - ${days}::int and v.day <= ${utcDaySql(now)}), 0) as views,
      (select count(*) from conversation c join message m on m.conversation_id = c.id
        where c.listing_id = page.id and c.confirmed_at is not null and not m.from_advertiser and not m.awaiting_confirmation and m.at >= ${since}) as messages,
      (select count(*) from phone_reveal r where r.listing_id = page.id and r.at >= ${since}) as reveals
    from page left join listing_counter k on k.listing_id = page.id order by page.id`;
};
