/** SQL of publishing. Everything here runs inside the one transaction of publish.service.ts. */
import { type FieldValues, privateFields } from '@estia/contract/listings/fields';
import { pickNames } from '@estia/contract/map-names';
import { type Insertable, sql } from 'kysely';
import type { Trx } from '../../../platform/db/db.ts';
import type { Listing, Property } from '../../../platform/generated/schema.ts';

export type ExistingListing = {
  id: number;
  is_active: boolean | null;
  pause_reason: string | null;
  price: number;
  activated_at: Date | null;
};

export async function lockListingOfProperty(
  trx: Trx,
  propertyId: number,
  purpose: 1 | 2,
): Promise<ExistingListing | undefined> {
  return trx
    .selectFrom('listing')
    .select(['id', 'is_active', 'pause_reason', 'price', 'activated_at'])
    .where('property_id', '=', propertyId)
    .where('purpose', '=', purpose)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export type DuplicateProperty = {
  property_id: number;
  is_active: boolean | null;
  listing_id: number | null;
  stopped: boolean;
};

/**
 * Homes of the account that are this one: by address and size, or by the number of the land registry. Two that have
 * different numbers are two flats on one floor. With each, the state of its offer of this purpose, if it has one.
 */
export async function listDuplicateProperties(
  trx: Trx,
  property: { accountId: number; purpose: 1 | 2; key: Buffer | null; kaek: string | null; not: number | null },
): Promise<DuplicateProperty[]> {
  const { rows } = await sql<DuplicateProperty>`
    with alike as (
      select id from property where account_id = ${property.accountId} and duplicate_key = ${property.key}
      union
      select p.id from property_private s join property p on p.id = s.property_id
      where s.kaek = ${property.kaek} and p.account_id = ${property.accountId}
    )
    select a.id as property_id, l.is_active, l.id as listing_id,
      exists (select from listing s where s.property_id = a.id and s.pause_reason = 'admin') as stopped
    from alike a
    left join listing l on l.property_id = a.id and l.purpose = ${property.purpose}
    left join property_private s on s.property_id = a.id
    where a.id is distinct from ${property.not}::bigint
      and (s.kaek is null or ${property.kaek}::text is null or s.kaek = ${property.kaek})
    order by a.id desc`.execute(trx);
  return rows;
}

/** An admin stopped a listing of this home, for either purpose. */
export async function isStopped(trx: Trx, propertyId: number): Promise<boolean> {
  const found = trx.selectFrom('listing').select('id').where('property_id', '=', propertyId);
  return (await found.where('pause_reason', '=', 'admin').executeTakeFirst()) !== undefined;
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
  propertyId: number,
): Promise<TrackedFacts | undefined> {
  return trx
    .selectFrom('property')
    .select(trackedFacts)
    .where('id', '=', propertyId)
    .where('account_id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

type Point = { lat: number; lon: number };
export type PropertyColumns = Omit<
  Insertable<Property>,
  'id' | 'exact_point' | 'public_point' | 'created_at' | 'photo_count'
>;

const toGeometrySql = ({ lat, lon }: Point) => sql<string>`st_setsrid(st_makepoint(${lon}, ${lat}), 4326)`;

export async function insertProperty(
  trx: Trx,
  property: PropertyColumns,
  { point, photos, now }: { point: Point; photos: number; now: Date },
): Promise<number> {
  const { id } = await trx
    .insertInto('property')
    // The public point is the trigger's to choose; the column only has to be named.
    .values({
      ...property,
      exact_point: toGeometrySql(point),
      public_point: toGeometrySql(point),
      photo_count: photos,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const updatePropertyRow = (
  trx: Trx,
  id: number,
  property: PropertyColumns,
  { point, photos }: { point: Point; photos: number },
) =>
  trx
    .updateTable('property')
    .set({ ...property, exact_point: toGeometrySql(point), photo_count: photos })
    .where('id', '=', id)
    .execute();

export const updatePhotoCount = (trx: Trx, id: number, photo_count: number) =>
  trx.updateTable('property').set({ photo_count }).where('id', '=', id).execute();

export async function upsertContact(trx: Trx, property_id: number, v: FieldValues): Promise<void> {
  const row = {
    email: v.contact_email,
    phone: v.contact_phone,
    hide_phone: v.hide_phone,
    name: v.contact_name,
    no_brokers: v.no_brokers,
  };
  await trx
    .insertInto('property_contact')
    .values({ property_id, ...row })
    .onConflict((c) => c.column('property_id').doUpdateSet(row))
    .execute();
}

export async function upsertPrivateData(trx: Trx, property_id: number, v: FieldValues): Promise<void> {
  const row = pickNames(v, privateFields);
  await trx
    .insertInto('property_private')
    .values({ property_id, ...row })
    .onConflict((c) =>
      c.column('property_id').doUpdateSet({
        ...row,
        mandate_reminders: sql`case when property_private.mandate_expires_on is distinct from excluded.mandate_expires_on
          then 0 else property_private.mandate_reminders end`,
      }),
    )
    .execute();
}

export async function insertListing(trx: Trx, listing: Insertable<Listing>): Promise<number> {
  const { id } = await trx.insertInto('listing').values(listing).returning('id').executeTakeFirstOrThrow();
  return id;
}

export const updateListing = (trx: Trx, id: number, listing: Partial<Insertable<Listing>>) =>
  trx.updateTable('listing').set(listing).where('id', '=', id).execute();

export type NewListingEvent = {
  kind: 'published' | 'price' | 'paused' | 'relisted' | 'removed' | 'facts';
  price: number;
  detail?: readonly [string, number | null, number | null];
};

export async function insertListingEvents(
  trx: Trx,
  { property_id, purpose, at }: { property_id: number; purpose: number; at: Date },
  events: readonly NewListingEvent[],
): Promise<void> {
  if (events.length === 0) return;
  await trx
    .insertInto('listing_event')
    .values(
      events.map(({ kind, price, detail }) => ({
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

/** Whether this property was ever offered so before: then it comes back. */
export async function wasListedBefore(trx: Trx, propertyId: number, purpose: 1 | 2): Promise<boolean> {
  const found = await trx
    .selectFrom('listing_event')
    .select('id')
    .where('property_id', '=', propertyId)
    .where('purpose', '=', purpose)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
