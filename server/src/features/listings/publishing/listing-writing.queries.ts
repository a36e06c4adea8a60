/**
 * SQL of writing listings, many at a time: rows are sent as JSON under the names of their columns. Everything here runs inside
 * one transaction that holds the account.
 */
import { type FieldValues, privateFields } from '@estia/contract/listings/fields';
import { pickNames } from '@estia/contract/map-names';
import { type Insertable, sql } from 'kysely';
import type { Trx } from '../../../platform/db/db.ts';
import type { Listing, Property, PropertyContact, PropertyPrivate } from '../../../platform/generated/schema.ts';

export type ExistingListing = {
  id: number;
  property_id: number;
  purpose: 1 | 2;
  is_active: boolean | null;
  pause_reason: string | null;
  price: number;
  activated_at: Date | null;
  /** Of its property. */
  photo_count: number;
};

export type Offer = { property_id: number; purpose: 1 | 2 };

/** In the order of their ids, as everybody does who holds several. */
export async function lockListingsOfProperties(trx: Trx, offers: readonly Offer[]): Promise<ExistingListing[]> {
  if (offers.length === 0) return [];
  const { rows } = await sql<ExistingListing>`
    select l.id, l.property_id, l.purpose, l.is_active, l.pause_reason, l.price, l.activated_at, p.photo_count
    from unnest(${offers.map((offer) => offer.property_id)}::bigint[], ${offers.map((offer) => offer.purpose)}::smallint[]) as asked (property_id, purpose)
    join listing l on l.property_id = asked.property_id and l.purpose = asked.purpose
    join property p on p.id = l.property_id
    order by l.id for no key update of l`.execute(trx);
  return rows;
}

export type DuplicateProperty = {
  /** Which of those asked about. */
  at: number;
  property_id: number;
  is_active: boolean | null;
  pause_reason: string | null;
  listing_id: number | null;
  stopped: boolean;
};
export type PropertyIdentity = { purpose: 1 | 2; key: Buffer | null; kaek: string | null; not: number | null };

/**
 * Homes of the account that are one of these: by address and size, or by the number of the land registry. Two that have
 * different numbers are two flats on one floor. With each, the state of its offer of this purpose, if it has one.
 */
export async function listDuplicateProperties(
  trx: Trx,
  accountId: number,
  asked: readonly PropertyIdentity[],
): Promise<DuplicateProperty[]> {
  const { rows } = await sql<DuplicateProperty>`
    select a.at::int as at, alike.id as property_id, l.is_active, l.pause_reason, l.id as listing_id,
      exists (select from listing s where s.property_id = alike.id and s.pause_reason = 'admin') as stopped
    from unnest(${asked.map((each) => each.purpose)}::smallint[], ${asked.map((each) => each.key?.toString('hex') ?? null)}::text[],
      ${asked.map((each) => each.kaek)}::text[], ${asked.map((each) => each.not)}::bigint[])
      with ordinality as a (purpose, key, kaek, not_id, at)
    cross join lateral (
      select p.id from property p where p.account_id = ${accountId} and p.duplicate_key = decode(a.key, 'hex')
      union
      select p.id from property_private s join property p on p.id = s.property_id
      where s.kaek = a.kaek and p.account_id = ${accountId}
    ) alike
    left join listing l on l.property_id = alike.id and l.purpose = a.purpose
    left join property_private s on s.property_id = alike.id
    where alike.id is distinct from a.not_id and (s.kaek is null or a.kaek is null or s.kaek = a.kaek)
    order by a.at, alike.id desc`.execute(trx);
  return rows;
}

/** Of these properties those of which an admin stopped a listing, for either purpose. */
export async function listStoppedProperties(trx: Trx, propertyIds: readonly number[]): Promise<Set<number>> {
  if (propertyIds.length === 0) return new Set();
  const rows = await trx
    .selectFrom('listing')
    .select('property_id')
    .where('property_id', 'in', propertyIds)
    .where('pause_reason', '=', 'admin')
    .execute();
  return new Set(rows.map((row) => row.property_id));
}

/** The facts whose change is in the timeline. */
export const trackedFacts = [
  ...(['type_id', 'area', 'bed_rooms', 'floor_id', 'year_built', 'energy_class_id', 'condition_id'] as const),
] as const;
type TrackedFact = (typeof trackedFacts)[number];
export type TrackedFacts = Record<TrackedFact, number | null>;

export async function lockTrackedFacts(
  trx: Trx,
  accountId: number,
  propertyIds: readonly number[],
): Promise<Map<number, TrackedFacts>> {
  if (propertyIds.length === 0) return new Map();
  const rows = await trx
    .selectFrom('property')
    .select(['id', ...trackedFacts])
    .where('id', 'in', propertyIds)
    .where('account_id', '=', accountId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}

type Point = { lat: number; lon: number };
export type PropertyColumns = Omit<
  Insertable<Property>,
  'id' | 'exact_point' | 'public_point' | 'created_at' | 'photo_count'
>;
type PropertyRow = PropertyColumns & { id: number; point: Point };

/** As the input functions of their types read them. */
function toJsonRow({ point, duplicate_key, ...columns }: PropertyRow): Record<string, unknown> {
  return {
    ...columns,
    duplicate_key: duplicate_key ? `\\x${Buffer.from(duplicate_key).toString('hex')}` : null,
    exact_point: `SRID=4326;POINT(${point.lon} ${point.lat})`,
  };
}

type TableName = 'property' | 'property_contact' | 'property_private' | 'listing';
const listColumns = (rows: readonly object[]): string[] => Object.keys(rows[0] ?? {});
const recordsSql = (table: TableName, rows: readonly object[]) =>
  sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`;
const columnsSql = (names: readonly string[], table?: string) =>
  sql.join(names.map((name) => sql.ref(table ? `${table}.${name}` : name)));

/** All rows have the columns of the first. */
async function insertRows(trx: Trx, table: TableName, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return;
  const names = listColumns(rows);
  await sql`insert into ${sql.table(table)} (${columnsSql(names)}) select ${columnsSql(names)} from ${recordsSql(table, rows)}`.execute(
    trx,
  );
}

async function updateRows(trx: Trx, table: 'property' | 'listing', rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return;
  const names = listColumns(rows).filter((name) => name !== 'id');
  const set = sql.join(names.map((name) => sql`${sql.ref(name)} = ${sql.ref(`n.${name}`)}`));
  await sql`update ${sql.table(table)} t set ${set} from ${recordsSql(table, rows)} n where t.id = n.id`.execute(trx);
}

export async function reserveIds(trx: Trx, table: 'property' | 'listing', count: number): Promise<number[]> {
  if (count === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${table}, 'id'))::bigint as id from generate_series(1, ${count})`.execute(
    trx,
  );
  return rows.map((row) => row.id);
}

/** The public point is the trigger's to choose; the column only has to be named. */
export const insertProperties = (trx: Trx, rows: readonly PropertyRow[], now: Date, photos: readonly number[]) =>
  insertRows(
    trx,
    'property',
    rows.map((row, at) => {
      const json = toJsonRow(row);
      return { ...json, public_point: json.exact_point, photo_count: photos[at] ?? 0, created_at: now };
    }),
  );

export const updateProperties = (trx: Trx, rows: readonly PropertyRow[]) =>
  updateRows(trx, 'property', rows.map(toJsonRow));

export async function upsertContacts(trx: Trx, entries: readonly { id: number; values: FieldValues }[]): Promise<void> {
  const rows = entries.map(({ id, values: v }) => ({
    property_id: id,
    email: v.contact_email,
    phone: v.contact_phone,
    hide_phone: v.hide_phone,
    name: v.contact_name,
    no_brokers: v.no_brokers,
  })) satisfies Insertable<PropertyContact>[];
  if (rows.length === 0) return;
  const names = listColumns(rows);
  const set = sql.join(names.slice(1).map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`));
  await sql`
    insert into property_contact (${columnsSql(names)}) select ${columnsSql(names)} from ${recordsSql('property_contact', rows)}
    on conflict (property_id) do update set ${set}`.execute(trx);
}

export async function upsertPrivateData(
  trx: Trx,
  entries: readonly { id: number; values: FieldValues }[],
): Promise<void> {
  const rows = entries.map(({ id, values }) => ({ property_id: id, ...pickNames(values, privateFields) }));
  if (rows.length === 0) return;
  const names = listColumns(rows satisfies Partial<Insertable<PropertyPrivate>>[]);
  const set = sql.join(names.slice(1).map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`));
  await sql`
    insert into property_private (${columnsSql(names)}) select ${columnsSql(names)} from ${recordsSql('property_private', rows)}
    on conflict (property_id) do update set ${set},
      mandate_reminders = case when property_private.mandate_expires_on is distinct from excluded.mandate_expires_on
        then 0 else property_private.mandate_reminders end`.execute(trx);
}

export type ListingRow = Partial<Insertable<Listing>> & { id: number };
export const insertListings = (trx: Trx, rows: readonly ListingRow[]) => insertRows(trx, 'listing', rows);

/** In statements of rows with the same columns. */
export async function updateListings(trx: Trx, rows: readonly ListingRow[]): Promise<void> {
  const byColumns = Map.groupBy(rows, (row) => Object.keys(row).sort().join());
  for (const alike of byColumns.values()) await updateRows(trx, 'listing', alike);
}

export type NewListingEvent = {
  property_id: number;
  purpose: 1 | 2;
  kind: 'published' | 'price' | 'paused' | 'relisted' | 'removed' | 'facts';
  price: number;
  detail?: readonly [string, number | null, number | null];
};

export async function insertListingEvents(trx: Trx, at: Date, events: readonly NewListingEvent[]): Promise<void> {
  if (events.length === 0) return;
  await trx
    .insertInto('listing_event')
    .values(
      events.map(({ property_id, purpose, kind, price, detail }) => ({
        property_id,
        purpose,
        at,
        kind,
        price,
        detail: detail ? JSON.stringify(detail) : null,
      })),
    )
    .execute();
}

const toOfferKey = ({ property_id, purpose }: Offer): string => `${property_id} ${purpose}`;

/** Which of these were ever offered so before: then they come back. */
export async function findOffersListedBefore(trx: Trx, offers: readonly Offer[]): Promise<(offer: Offer) => boolean> {
  if (offers.length === 0) return () => false;
  const { rows } = await sql<Offer>`
    select o.property_id, o.purpose
    from unnest(${offers.map((offer) => offer.property_id)}::bigint[], ${offers.map((offer) => offer.purpose)}::smallint[]) as o (property_id, purpose)
    where exists (select from listing_event e where e.property_id = o.property_id and e.purpose = o.purpose)`.execute(
    trx,
  );
  const before = new Set(rows.map(toOfferKey));
  return (offer) => before.has(toOfferKey(offer));
}
