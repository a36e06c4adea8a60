/** SQL of what the agency API reads. Every statement names the account: another agency's listing is as if it were not there. */
import type { ListingState } from '@estia/contract/listings/states';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';
import type { Cursor } from './cursor.ts';

export type AgencyListingRow = {
  listing_id: number;
  property_id: number;
  reference: string | null;
  purpose: 1 | 2;
  is_active: boolean | null;
  pause_reason: string | null;
  title_el: string | null;
  title_en: string | null;
  category_id: number;
  type_id: number;
  district_id: number;
  street: string | null;
  street_number: string | null;
  postcode: string | null;
  hide_address: boolean;
  area: number;
  price: number;
  photo_count: number;
  created_at: Date;
  activated_at: Date | null;
  updated_at: Date;
  /** To the microsecond, for cursors. */
  updated_at_text: string;
};
export type AgencyListingDetailRow = AgencyListingRow & {
  description_el: string | null;
  description_en: string | null;
  photos: [key: string, width: number, height: number][] | null;
};

const microseconds = (moment: RawBuilder<unknown>) =>
  sql<string>`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
/** What pushes called it; of a listing from feeds alone, what the last one calls it. */
const referenceSql = sql`(select i.reference from source_item i join source s on s.id = i.source_id
  where i.listing_id = l.id and s.account_id = p.account_id order by s.kind = 'api' desc, i.updated_at desc, i.id desc limit 1)`;
const columns = sql`l.id as listing_id, l.property_id, ${referenceSql} as reference, l.purpose, l.is_active, l.pause_reason,
  l.title_el, l.title_en, p.category_id, p.type_id, p.district_id, p.street, p.street_number, p.postcode, p.hide_address, p.area,
  l.price, p.photo_count, l.created_at, l.activated_at, l.updated_at, ${microseconds(sql`l.updated_at`)} as updated_at_text`;

const stateConditions: Record<ListingState, RawBuilder<boolean>> = {
  active: sql`l.is_active`,
  inactive: sql`l.is_active = false`,
  removed: sql`l.is_active is null`,
};

type ListingPage = {
  state: ListingState | undefined;
  updatedSince: string | undefined;
  cursor: Cursor | null;
  limit: number;
};

export async function listAgencyListings(
  db: Db,
  accountId: number,
  { state, updatedSince, cursor, limit }: ListingPage,
): Promise<AgencyListingRow[]> {
  const { rows } = await sql<AgencyListingRow>`
    select ${columns} from property p join listing l on l.property_id = p.id
    where p.account_id = ${accountId} and ${state ? stateConditions[state] : sql`true`}
      and ${updatedSince ? sql`l.updated_at >= ${updatedSince}::timestamptz` : sql`true`}
      and ${cursor ? sql`(l.updated_at, l.id) > (${cursor.at}::timestamptz, ${cursor.id}::bigint)` : sql`true`}
    order by l.updated_at, l.id limit ${limit}`.execute(db);
  return rows;
}

/** By what pushes or, of a listing from feeds, the last feed called it. */
export async function findListingIdByReference(
  db: Db,
  accountId: number,
  reference: string,
): Promise<{ listing_id: number; is_pushed: boolean } | undefined> {
  const { rows } = await sql<{ listing_id: number; is_pushed: boolean }>`
    select i.listing_id, s.kind = 'api' as is_pushed
    from source s join source_item i on i.source_id = s.id and i.reference = ${reference}
    join listing l on l.id = i.listing_id join property p on p.id = l.property_id and p.account_id = s.account_id
    where s.account_id = ${accountId}
    order by s.kind = 'api' desc, i.updated_at desc, i.id desc limit 1`.execute(db);
  return rows[0];
}

export async function findAgencyListing(
  db: Db,
  accountId: number,
  listingId: number,
): Promise<AgencyListingDetailRow | undefined> {
  const { rows } = await sql<AgencyListingDetailRow>`
    select ${columns}, l.description_el, l.description_en,
      (select json_agg(json_build_array(f.key, f.width, f.height) order by pp.position)
       from property_photo pp join photo f on f.id = pp.photo_id where pp.property_id = p.id) as photos
    from listing l join property p on p.id = l.property_id
    where l.id = ${listingId} and p.account_id = ${accountId}`.execute(db);
  return rows[0];
}

/** As if it had been pushed with this price: pushed again with the one before, the listing changes back. */
export async function updatePushedPrice(
  db: Db,
  { accountId, listingId, price }: { accountId: number; listingId: number; price: number },
): Promise<void> {
  await sql`
    update source_item i set content_hash = null, answers = jsonb_set(i.answers, '{price}', to_jsonb(${String(price)}::text))
    from source s where s.id = i.source_id and s.account_id = ${accountId} and s.kind = 'api' and i.listing_id = ${listingId}`.execute(
    db,
  );
}

/** Pushed and not taken back since. */
export async function listPushedReferences(db: Db, accountId: number): Promise<string[]> {
  const { rows } = await sql<{ reference: string }>`
    select i.reference from source s join source_item i on i.source_id = s.id
    where s.account_id = ${accountId} and s.kind = 'api' and i.state <> 'gone' order by i.reference`.execute(db);
  return rows.map((row) => row.reference);
}

export type AgencyStatisticsRow = {
  listing_id: number;
  property_id: number;
  reference: string | null;
  purpose: 1 | 2;
  views: number;
  messages: number;
  phone_reveals: number;
  favorites: number;
  created_at_text: string;
};

/** Counted as the dashboard does: days of UTC, today included. */
export async function listAgencyStatistics(
  db: Db,
  accountId: number,
  { now, days, cursor, limit }: { now: Date; days: number; cursor: Cursor | null; limit: number },
): Promise<AgencyStatisticsRow[]> {
  const today = sql`(${now}::timestamptz at time zone 'UTC')::date`;
  const since = sql`((${today} - ${days - 1}::int)::timestamp at time zone 'UTC')`;
  const { rows } = await sql<AgencyStatisticsRow>`
    with page as materialized (
      select l.id as listing_id, l.property_id, ${referenceSql} as reference, l.purpose, ${microseconds(sql`l.created_at`)} as created_at_text
      from property p join listing l on l.property_id = p.id
      where p.account_id = ${accountId} and l.is_active is not null and ${cursor ? sql`l.id > ${cursor.id}` : sql`true`}
      order by l.id limit ${limit}
    )
    select page.*, coalesce(k.favorites, 0) as favorites,
      coalesce((select sum(v.visitors)::int from listing_view_day v
        where v.listing_id = page.listing_id and v.day > ${today} - ${days}::int and v.day <= ${today}), 0) as views,
      (select count(*)::int from conversation c join message m on m.conversation_id = c.id
        where c.listing_id = page.listing_id and c.confirmed_at is not null and not m.from_advertiser and not m.awaiting_confirmation
          and m.at >= ${since}) as messages,
      (select count(*)::int from phone_reveal r where r.listing_id = page.listing_id and r.at >= ${since}) as phone_reveals
    from page left join listing_counter k on k.listing_id = page.listing_id order by page.listing_id`.execute(db);
  return rows;
}
