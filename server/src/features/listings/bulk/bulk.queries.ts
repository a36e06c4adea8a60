/** SQL of one change for many listings: what was asked for, and what became of each. */

import type { ErrorCode } from '@estia/contract/errors';
import type { BulkAction } from '@estia/contract/listings/dashboard/dashboard-choices';
import { requireValue } from '@estia/contract/require-value';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db/db.ts';
import type { DashboardListingRow } from '../dashboard/dashboard.queries.ts';

type BulkChange = {
  id: number;
  action: BulkAction;
  contact_name: string | null;
  contact_phone: string | null;
  created_at: Date;
  confirmed_at: Date | null;
  done_at: Date | null;
};
export type BulkChangeRow = BulkChange & {
  listing_count: number;
  pending_count: number;
  done_count: number;
  unchanged_count: number;
  refused_count: number;
};

export type NewBulkChange = {
  accountId: number;
  madeBy: number;
  action: BulkAction;
  contact: { name: string | null; phone: string | null } | null;
  now: Date;
};

export async function insertBulkChange(
  trx: Trx,
  { accountId, madeBy, action, contact, now }: NewBulkChange,
): Promise<number> {
  const { id } = await trx
    .insertInto('bulk_change')
    .values({
      account_id: accountId,
      made_by: madeBy,
      action,
      created_at: now,
      contact_name: contact?.name ?? null,
      contact_phone: contact?.phone ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export type ListingSelection =
  | { ids: readonly number[] }
  /** Of the table's rows, `d`. */
  | { all: RawBuilder<unknown>; most: number };

/** Of the account alone, whatever is named; the number of listings. */
export async function insertBulkListings(
  trx: Trx,
  bulkId: number,
  accountId: number,
  which: ListingSelection,
  newPrice: RawBuilder<number | null>,
): Promise<number> {
  const chosen =
    'ids' in which
      ? sql`l.id = any (${which.ids}::bigint[])`
      : sql`l.id in (select d.listing_id from dashboard_listing d where ${which.all})`;
  const { numAffectedRows } = await sql`
    insert into bulk_change_listing (bulk_id, listing_id, price, new_price)
    select ${bulkId}, l.id, l.price, ${newPrice}
    from property p join listing l on l.property_id = p.id
    where p.account_id = ${accountId} and ${chosen}
    order by l.updated_at desc, l.id desc limit ${'ids' in which ? which.ids.length : which.most}`.execute(trx);
  return Number(numAffectedRows ?? 0n);
}

export const unchangedPriceSql = sql<number | null>`null::integer`;
const MAX_PRICE = 2_000_000_000;
export const fixedPriceSql = (value: number): RawBuilder<number | null> => sql<number>`${value}::integer`;
/** To whole steps of euros, and never to nothing. */
export const percentPriceSql = (percent: number, round: number): RawBuilder<number | null> => sql<number>`
  least(${MAX_PRICE}::numeric, greatest(1, round(l.price * (1 + ${percent}::numeric / 100) / ${round}::numeric) * ${round}::numeric))::integer`;

const columns = ['id', 'action', 'contact_name', 'contact_phone', 'created_at', 'confirmed_at', 'done_at'] as const;

export async function findBulkChange(db: Db, accountId: number, id: number): Promise<BulkChangeRow | undefined> {
  const row = await db
    .selectFrom('bulk_change')
    .select(columns)
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { rows } = await sql<Omit<BulkChangeRow, keyof BulkChange>>`
    select count(*) as listing_count, count(*) filter (where state = 'waiting') as pending_count, count(*) filter (where state = 'done') as done_count,
      count(*) filter (where state = 'unchanged') as unchanged_count, count(*) filter (where state = 'refused') as refused_count
    from bulk_change_listing where bulk_id = ${id}`.execute(db);
  return { ...row, ...requireValue(rows[0]) };
}

/** The first confirmation counts; a second finds it confirmed. */
export const confirmBulkChange = (db: Db, id: number, now: Date) =>
  db
    .updateTable('bulk_change')
    .set({ confirmed_at: now })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .execute();

export type PendingListing = { listing_id: number; price: number; new_price: number | null };

export const lockPendingListings = (trx: Trx, bulkId: number, limit: number): Promise<PendingListing[]> =>
  trx
    .selectFrom('bulk_change_listing')
    .select(['listing_id', 'price', 'new_price'])
    .where('bulk_id', '=', bulkId)
    .where('state', '=', 'waiting')
    .orderBy('listing_id')
    .limit(limit)
    .forUpdate()
    .execute();

export type BulkListingResult = {
  listing_id: number;
  state: 'done' | 'unchanged' | 'refused';
  refusal?: ErrorCode;
  missing?: readonly string[];
};

export const saveListingResults = (trx: Trx, bulkId: number, outcomes: readonly BulkListingResult[]) =>
  sql`
    update bulk_change_listing b set state = g.state, refusal = g.refusal, missing = case when g.missing = '' then null else string_to_array(g.missing, ' ') end
    from unnest(${outcomes.map((each) => each.listing_id)}::bigint[], ${outcomes.map((each) => each.state)}::text[],
      ${outcomes.map((each) => each.refusal ?? null)}::text[], ${outcomes.map((each) => (each.missing ?? []).join(' '))}::text[])
      as g (listing_id, state, refusal, missing)
    where b.bulk_id = ${bulkId} and b.listing_id = g.listing_id`.execute(trx);

/** Its words about people are not needed any more. */
export const finishBulkChange = (db: Db, id: number, now: Date) =>
  db
    .updateTable('bulk_change')
    .set({ done_at: now, contact_name: null, contact_phone: null })
    .where('id', '=', id)
    .execute();

/** What was asked for before is kept beside it and in the history, which only grows. */
export async function updatePrices(
  trx: Trx,
  prices: readonly { listing_id: number; price: number }[],
  now: Date,
): Promise<void> {
  const ids = prices.map((each) => each.listing_id);
  await sql`
    update listing l set previous_price = l.price, price = g.price, price_changed_at = ${now}, updated_at = ${now}
    from unnest(${ids}::bigint[], ${prices.map((each) => each.price)}::int[]) as g (id, price) where l.id = g.id`.execute(
    trx,
  );
  await sql`
    insert into listing_event (property_id, purpose, at, kind, price)
    select property_id, purpose, ${now}, 'price', price from listing where id = any (${ids}::bigint[]) order by id`.execute(
    trx,
  );
}

/** Only what was given; the rest of who to call stays. */
export const updateContacts = (
  trx: Trx,
  propertyIds: readonly number[],
  { name, phone }: { name: string | null; phone: string | null },
) =>
  sql`
    insert into property_contact as c (property_id, name, phone)
    select id, ${name}::text, ${phone}::text from unnest(${propertyIds}::bigint[]) as g (id) order by id
    on conflict (property_id) do update set name = coalesce(excluded.name, c.name), phone = coalesce(excluded.phone, c.phone)`.execute(
    trx,
  );

export type BulkListingRow = Omit<
  DashboardListingRow,
  'list' | 'views' | 'contacts' | 'quiet' | 'unconfirmed' | 'above' | 'stale_count'
> & {
  is_active: boolean | null;
  new_price: number | null;
  state: 'waiting' | 'done' | 'unchanged' | 'refused';
  refusal: ErrorCode | null;
  missing: string[] | null;
};

type BulkListingPage = { show: 'all' | 'refused'; limit: number; offset: number };

export async function listBulkListings(
  db: Db,
  bulkId: number,
  { show, limit, offset }: BulkListingPage,
): Promise<BulkListingRow[]> {
  const { rows } = await sql<BulkListingRow>`
    select l.id as listing_id, l.property_id, l.purpose, b.price, l.title_el, l.title_en, p.type_id, p.area, l.is_active,
      b.new_price, b.state, b.refusal, b.missing,
      (select f.key from property_photo pp join photo f on f.id = pp.photo_id where pp.property_id = p.id order by pp.position limit 1) as photo
    from bulk_change_listing b join listing l on l.id = b.listing_id join property p on p.id = l.property_id
    where b.bulk_id = ${bulkId} and ${show === 'refused' ? sql`b.state = 'refused'` : sql`true`}
    order by b.listing_id limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** Said yes to and left by a process that died; the longest waiting first. */
export const listUnfinishedBulkChanges = (db: Db, before: Date, limit: number) =>
  db
    .selectFrom('bulk_change')
    .select(['id', 'account_id'])
    .where('confirmed_at', '<', before)
    .where('done_at', 'is', null)
    .orderBy('confirmed_at')
    .limit(limit)
    .execute();

export const deleteOldBulkChanges = (db: Db, before: Date) =>
  db.deleteFrom('bulk_change').where('created_at', '<', before).execute();
