/** SQL of lists of listings: an owner's by state, a person's public ones, everybody's for the admin. */
import type { AdminListingSort } from '@estia/contract/admin-lists/list-choices';
import type { OwnListingCard } from '@estia/contract/listings/model';
import type { ListingState } from '@estia/contract/listings/states';
import type { ScheduledPauseState } from '@estia/contract/matches/model';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';
import { type ListingCardRow, listingCardColumns, listingCardJoins } from '../listings.queries.ts';

export type Pagination = { limit: number; offset: number };

export type OwnListingRow = ListingCardRow & {
  is_active: boolean | null;
  pause_reason: OwnListingCard['pause_reason'];
  views: number;
  favorites: number;
  messages: number;
  phone_reveals: number;
  confirmed_at: Date;
  reminders: number;
  reminded_at: Date | null;
  imported: boolean;
  draft_id: number | null;
  scheduled_pause: { id: number; state: ScheduledPauseState; pause_at: string } | null;
  review: OwnListingCard['review'];
};

export const ownColumns = `${listingCardColumns}, l.is_active, l.pause_reason, l.confirmed_at, l.reminders, l.reminded_at,
  p.imported_from is not null as imported, coalesce(c.views, 0) as views, coalesce(c.favorites, 0) as favorites,
  coalesce(c.messages, 0) as messages, coalesce(c.phone_reveals, 0) as phone_reveals,
  (select d.id from draft d where d.property_id = l.property_id and d.purpose = l.purpose and d.published_at is null) as draft_id,
  (select json_build_object('id', s.id, 'state', s.state, 'pause_at', s.pause_at) from scheduled_pause s
   where s.owner_property_id = l.property_id and l.purpose = any (s.purposes)
     and (s.state in ('scheduled', 'disputed') or (s.state = 'paused' and l.is_active = false and l.pause_reason = 'agency_listing'))
   order by s.pause_at limit 1) as scheduled_pause,
  (select json_build_object('state', r.state, 'is_held', r.outcome = 'hold', 'due_at', r.due_at) from listing_review r
   where r.listing_id = l.id and (r.state = 'change_requested' or (r.state = 'open' and r.outcome = 'hold'))) as review`;
export const ownJoins = `${listingCardJoins}
left join listing_counter c on c.listing_id = l.id`;

const stateCondition = (state: ListingState) =>
  ({ active: sql`l.is_active`, inactive: sql`l.is_active = false`, removed: sql`l.is_active is null` })[state];
const purposeCondition = (purpose: 1 | 2 | undefined) => (purpose ? sql`l.purpose = ${purpose}` : sql`true`);

/** Last touched first. An account's properties are few (its index), so its listings are sorted, not walked. */
export const ownListingsQuery = (
  accountId: number,
  { state, purpose, property }: { state: ListingState; purpose: 1 | 2 | undefined; property?: number | undefined },
  { limit, offset }: Pagination,
) => sql<OwnListingRow>`
  with page as (
    select l.id, l.updated_at from property o join listing l on l.property_id = o.id
    where o.account_id = ${accountId} and ${property ? sql`o.id = ${property}` : stateCondition(state)} and ${purposeCondition(purpose)}
    order by l.updated_at desc, l.id desc limit ${limit} offset ${offset}
  )
  select ${sql.raw(ownColumns)} from page join listing l on l.id = page.id ${sql.raw(ownJoins)}
  order by page.updated_at desc, page.id desc`;

export const listingCountsQuery = (accountId: number, purpose: 1 | 2 | undefined) => sql<{
  active: number;
  inactive: number;
  removed: number;
  used: number;
}>`
  select count(*) filter (where l.is_active and ${purposeCondition(purpose)}) as active,
    count(*) filter (where l.is_active = false and ${purposeCondition(purpose)}) as inactive,
    count(*) filter (where l.is_active is null and ${purposeCondition(purpose)}) as removed,
    count(*) filter (where l.is_active) as used
  from property o join listing l on l.property_id = o.id where o.account_id = ${accountId}`;

export async function countOpenDrafts(db: Db, accountId: number, purpose: 1 | 2 | undefined): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from draft l where l.account_id = ${accountId} and l.published_at is null and ${purposeCondition(purpose)}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

export type DailyStatsRow = { ago: number; views: number; messages: number; phone_reveals: number; favorites: number };

/**
 * What the listings of an account brought on each of the last 60 days; `ago` 0 is today. Days are those of UTC, as
 * views are counted.
 */
export const dailyStatsQuery = (accountId: number, now: Date) => sql<DailyStatsRow>`
  with own as materialized (
    select l.id from property o join listing l on l.property_id = o.id where o.account_id = ${accountId}
  ), today as (
    select (${now}::timestamptz at time zone 'UTC')::date as day
  ), brought as (
    select v.day, v.visitors as views, 0 as messages, 0 as phone_reveals, 0 as favorites
    from own join listing_view_day v on v.listing_id = own.id, today where v.day > today.day - 60
    union all
    select (m.at at time zone 'UTC')::date, 0, 1, 0, 0
    from conversation c join message m on m.conversation_id = c.id
    where c.advertiser_id = ${accountId} and c.confirmed_at is not null and c.last_at > ${now}::timestamptz - interval '61 days'
      and not m.from_advertiser and not m.awaiting_confirmation and m.at > ${now}::timestamptz - interval '61 days'
    union all
    select (r.at at time zone 'UTC')::date, 0, 0, 1, 0
    from own join phone_reveal r on r.listing_id = own.id and r.at > ${now}::timestamptz - interval '61 days'
    union all
    select (f.at at time zone 'UTC')::date, 0, 0, 0, 1
    from own join favorite f on f.listing_id = own.id where f.at > ${now}::timestamptz - interval '61 days'
  )
  select (today.day - b.day)::int as ago, sum(b.views)::int as views, sum(b.messages)::int as messages,
    sum(b.phone_reveals)::int as phone_reveals, sum(b.favorites)::int as favorites
  from brought b, today where b.day between today.day - 59 and today.day group by 1`;

/** Listings of a person that everybody may see. */
export const publicListingsQuery = (
  accountId: number,
  purpose: 1 | 2,
  { limit, offset }: Pagination,
) => sql<ListingCardRow>`
  with page as (
    select l.id, l.updated_at from property o join listing l on l.property_id = o.id
    where o.account_id = ${accountId} and l.is_active and l.purpose = ${purpose}
    order by l.updated_at desc, l.id desc limit ${limit} offset ${offset}
  )
  select ${sql.raw(listingCardColumns)} from page join listing l on l.id = page.id ${sql.raw(listingCardJoins)}
  order by page.updated_at desc, page.id desc`;

type Offers = { purpose: 1 | 2; all: boolean };

/** What a user offers: what is active or, for themselves and admins, in every state. */
export async function offersOf(db: Db, accountId: number, { purpose, all }: Offers, { limit, offset }: Pagination) {
  const { rows } = await sql<ListingCardRow & { is_active: boolean | null }>`
    with page as (
      select l.id, l.updated_at from property o join listing l on l.property_id = o.id
      where o.account_id = ${accountId} and (${all} or l.is_active) and l.purpose = ${purpose}
      order by l.updated_at desc, l.id desc limit ${limit} offset ${offset}
    )
    select ${sql.raw(listingCardColumns)}, l.is_active from page join listing l on l.id = page.id ${sql.raw(listingCardJoins)}
    order by page.updated_at desc, page.id desc`.execute(db);
  return rows;
}

export async function countOffersOf(db: Db, accountId: number, { purpose, all }: Offers): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from property o join listing l on l.property_id = o.id
    where o.account_id = ${accountId} and (${all} or l.is_active) and l.purpose = ${purpose}`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function countPublicListings(db: Db, accountId: number, purpose: 1 | 2): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from property o join listing l on l.property_id = o.id
    where o.account_id = ${accountId} and l.is_active and l.purpose = ${purpose}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Beyond this the dashboard says "10,000": nobody turns a thousand pages, and counting all would cost a full read. */
const MAX_COUNT = 10_000;

export type AdminListingFilter = {
  purpose: 1 | 2;
  state: ListingState;
  /** A home, by its number. */
  property?: number | undefined;
  /** Listings of this account. */
  account?: number | undefined;
  /** Listings of those whose name or email holds this. */
  userWords?: string | undefined;
};

/** More people of one name than this are told apart by their numbers. */
const MAX_MATCHED_USERS = 100;

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** A number may be that of a property or of a user: both are looked up, each by its own index. */
function searchCondition({ property, account, userWords }: AdminListingFilter) {
  // Letter for letter the expression of the index account_words.
  if (userWords !== undefined)
    return sql`l.property_id = any (array(select p.id from property p where p.account_id = any (array(
      select u.id from account u
      where (lower(u.username) || ' ' || lower(u.email::text)) like lower(${`%${escapeLike(userWords)}%`}) limit ${MAX_MATCHED_USERS}))))`;
  if (property === undefined && account === undefined) return sql`true`;
  return sql`l.property_id = any (array(
    select id from property where id = ${property ?? null} union select id from property where account_id = ${account ?? null}))`;
}

export type AdminListingRow = OwnListingRow & { user_id: number; username: string; reports: number };

export type AdminListingOrder = { sort: AdminListingSort; order: 'asc' | 'desc' };

const adminSortKeys: Record<AdminListingSort, RawBuilder<unknown>> = {
  newest: sql`l.id`,
  price: sql`l.price`,
  updated: sql`l.updated_at`,
};

export const adminListingsQuery = (
  filter: AdminListingFilter,
  { sort, order }: AdminListingOrder,
  { limit, offset }: Pagination,
) => {
  const direction = sql.raw(order);
  return sql<AdminListingRow>`
  with page as (
    select l.id, ${adminSortKeys[sort]} as key from listing l
    where l.purpose = ${filter.purpose} and ${stateCondition(filter.state)} and ${searchCondition(filter)}
    -- The first two are the same for all: named, they let the index say the order also where the state is null.
    order by l.purpose ${direction}, l.is_active ${direction}, ${adminSortKeys[sort]} ${direction}, l.id ${direction} limit ${limit} offset ${offset}
  )
  select ${sql.raw(ownColumns)}, u.id as user_id, u.username,
    (select count(*) from report r where r.listing_id = l.id and r.state = 'open') as reports
  from page join listing l on l.id = page.id ${sql.raw(ownJoins)}
  join account u on u.id = p.account_id
  order by page.key ${direction}, page.id ${direction}`;
};

/** On from an id, newest first. */
export const adminListingsBeforeQuery = (
  filter: AdminListingFilter,
  before: number | undefined,
  limit: number,
) => sql<AdminListingRow>`
  with page as (
    select l.id from listing l
    where l.purpose = ${filter.purpose} and ${stateCondition(filter.state)} and ${searchCondition(filter)}
      and ${before === undefined ? sql`true` : sql`l.id < ${before}`}
    order by l.purpose desc, l.is_active desc, l.id desc limit ${limit}
  )
  select ${sql.raw(ownColumns)}, u.id as user_id, u.username,
    (select count(*) from report r where r.listing_id = l.id and r.state = 'open') as reports
  from page join listing l on l.id = page.id ${sql.raw(ownJoins)}
  join account u on u.id = p.account_id
  order by page.id desc`;

const adminListingCountQuery = (filter: AdminListingFilter) => sql<{ count: number }>`
  select count(*) as count from (
    select 1 from listing l where l.purpose = ${filter.purpose} and ${stateCondition(filter.state)} and ${searchCondition(filter)} limit ${MAX_COUNT}) first`;

export async function countAdminListings(db: Db, filter: AdminListingFilter) {
  const one = async (state: ListingState) =>
    (await adminListingCountQuery({ ...filter, state }).execute(db)).rows[0]?.count ?? 0;
  const [active, inactive, removed] = await Promise.all([one('active'), one('inactive'), one('removed')]);
  return { active, inactive, removed };
}
