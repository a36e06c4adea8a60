/** SQL of publishing. Everything here runs inside the one transaction of publish.service.ts. */
import type { FieldValues } from '@estia/contract/listings/fields';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import type { Listing, Property } from '../../platform/generated/schema.ts';

export type Offer = {
  id: number;
  is_active: boolean | null;
  paused_for: string | null;
  price: number;
  activated_at: Date | null;
};

export async function holdOffer(trx: Db, propertyId: number, purpose: 1 | 2): Promise<Offer | undefined> {
  return trx
    .selectFrom('listing')
    .select(['id', 'is_active', 'paused_for', 'price', 'activated_at'])
    .where('property_id', '=', propertyId)
    .where('purpose', '=', purpose)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export type SameHome = { property_id: number; is_active: boolean | null; listing_id: number | null; stopped: boolean };

/**
 * Homes of the account that are this one: by address and size, or by the number of the land registry. Two that have
 * different numbers are two flats on one floor. With each, the state of its offer of this purpose, if it has one.
 */
export async function sameHomes(
  trx: Db,
  home: { accountId: number; purpose: 1 | 2; key: Buffer | null; kaek: string | null; not: number | null },
): Promise<SameHome[]> {
  const { rows } = await sql<SameHome>`
    with alike as (
      select id from property where account_id = ${home.accountId} and same_key = ${home.key}
      union
      select p.id from property_private s join property p on p.id = s.property_id
      where s.kaek = ${home.kaek} and p.account_id = ${home.accountId}
    )
    select a.id as property_id, l.is_active, l.id as listing_id,
      exists (select from listing s where s.property_id = a.id and s.paused_for = 'admin') as stopped
    from alike a
    left join listing l on l.property_id = a.id and l.purpose = ${home.purpose}
    left join property_private s on s.property_id = a.id
    where a.id is distinct from ${home.not}::bigint
      and (s.kaek is null or ${home.kaek}::text is null or s.kaek = ${home.kaek})
    order by a.id desc`.execute(trx);
  return rows;
}

/** An admin stopped an ad of this home, for either purpose. */
export async function isStopped(trx: Db, propertyId: number): Promise<boolean> {
  const found = trx.selectFrom('listing').select('id').where('property_id', '=', propertyId);
  return (await found.where('paused_for', '=', 'admin').executeTakeFirst()) !== undefined;
}

/** The facts whose change is told in the timeline. */
export const mainFacts = [
  ...(['type_id', 'area', 'bed_rooms', 'floor_id', 'year_built', 'energy_class_id', 'condition_id'] as const),
] as const;
type MainFact = (typeof mainFacts)[number];
export type MainFacts = Record<MainFact, number | null>;

export async function holdFacts(trx: Db, accountId: number, propertyId: number): Promise<MainFacts | undefined> {
  return trx
    .selectFrom('property')
    .select(mainFacts)
    .where('id', '=', propertyId)
    .where('account_id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

type Point = { lat: number; lon: number };
export type HomeColumns = Omit<
  Insertable<Property>,
  'id' | 'exact_point' | 'public_point' | 'created_at' | 'photo_count'
>;

const pointOf = ({ lat, lon }: Point) => sql<string>`st_setsrid(st_makepoint(${lon}, ${lat}), 4326)`;

export async function insertHome(
  trx: Db,
  home: HomeColumns,
  { point, photos, now }: { point: Point; photos: number; now: Date },
): Promise<number> {
  const { id } = await trx
    .insertInto('property')
    // The public point is the trigger's to choose; the column only has to be named.
    .values({
      ...home,
      exact_point: pointOf(point),
      public_point: pointOf(point),
      photo_count: photos,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const updateHome = (
  trx: Db,
  id: number,
  home: HomeColumns,
  { point, photos }: { point: Point; photos: number },
) =>
  trx
    .updateTable('property')
    .set({ ...home, exact_point: pointOf(point), photo_count: photos })
    .where('id', '=', id)
    .execute();

export const setPhotoCount = (trx: Db, id: number, photo_count: number) =>
  trx.updateTable('property').set({ photo_count }).where('id', '=', id).execute();

export async function writeContact(trx: Db, property_id: number, v: FieldValues): Promise<void> {
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

export async function writeSecrets(trx: Db, property_id: number, v: FieldValues): Promise<void> {
  const row = {
    kaek: v.kaek,
    building_eid: v.building_eid,
    epc_protocol_no: v.epc_protocol_no,
    epc_security_code: v.epc_security_code,
    epc_issued_on: v.epc_issued_on,
    mandate_type_id: v.mandate_type_id,
    mandate_signed_on: v.mandate_signed_on,
    mandate_expires_on: v.mandate_expires_on,
    mandate_extended: v.mandate_extended,
  };
  await trx
    .insertInto('property_private')
    .values({ property_id, ...row })
    .onConflict((c) => c.column('property_id').doUpdateSet(row))
    .execute();
}

export async function insertOffer(trx: Db, offer: Insertable<Listing>): Promise<number> {
  const { id } = await trx.insertInto('listing').values(offer).returning('id').executeTakeFirstOrThrow();
  return id;
}

export const updateOffer = (trx: Db, id: number, offer: Partial<Insertable<Listing>>) =>
  trx.updateTable('listing').set(offer).where('id', '=', id).execute();

export type AdEvent = {
  kind: 'published' | 'price' | 'paused' | 'relisted' | 'removed' | 'facts';
  price: number;
  detail?: readonly [string, number | null, number | null];
};

export async function noteEvents(
  trx: Db,
  { property_id, purpose, at }: { property_id: number; purpose: number; at: Date },
  events: readonly AdEvent[],
): Promise<void> {
  if (events.length === 0) return;
  await trx
    .insertInto('listing_event')
    .values(
      events.map(({ kind, price, detail }) => ({
        ...{ property_id, purpose, at, kind, price },
        detail: detail ? JSON.stringify(detail) : null,
      })),
    )
    .execute();
}

/** Whether this home was ever offered so before: then it comes back. */
export async function wasOffered(trx: Db, propertyId: number, purpose: 1 | 2): Promise<boolean> {
  const found = await trx
    .selectFrom('listing_event')
    .select('id')
    .where('property_id', '=', propertyId)
    .where('purpose', '=', purpose)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
