/** One set of builders for tests: say what matters to the test, the rest is ordinary. */
import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../src/platform/db.ts';
import type { Account, Listing, Property } from '../src/platform/generated/schema.ts';
import { openSession } from '../src/platform/sessions.ts';

let serial = 0;

export async function buildUser(
  db: Db,
  over: Partial<Insertable<Account>> = {},
): Promise<{ id: number; token: string }> {
  serial += 1;
  const { id } = await db
    .insertInto('account')
    .values({
      role_id: 2,
      status: 'approved',
      email: `user${serial}@estia.example`,
      username: `user${serial}`,
      ...over,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  // An admin's session has had its second factor, as admins must; the rest of the world has none.
  return { id, token: await openSession(db, id, new Date(), { strong: over.role_id === 1 }) };
}

export async function buildAgency(db: Db, districtId: number, accountId?: number): Promise<number> {
  serial += 1;
  const owner = accountId ?? (await buildUser(db, { role_id: 3 })).id;
  const { id } = await db
    .insertInto('agency')
    .values({
      account_id: owner,
      name_el: `Άκρον Ακίνητα ${serial}`,
      name_en: `Akron Estates ${serial}`,
      gemi: `${String(100_000_000 + serial)}000`,
      district_id: districtId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export type Where = { lon: number; lat: number };

export async function buildProperty(
  db: Db,
  over: Partial<Omit<Insertable<Property>, 'exact_point' | 'public_point'>> & { where?: Where; district_id: number },
): Promise<number> {
  const { where = { lon: 23.7975, lat: 38.0205 }, ...fields } = over;
  const account_id = fields.account_id ?? (await buildUser(db)).id;
  const { id } = await db
    .insertInto('property')
    .values({
      category_id: 1,
      type_id: 1,
      hide_address: false,
      area: 92,
      bed_rooms: 2,
      floor_id: 9,
      year_built: 1978,
      energy_class_id: 5,
      ...fields,
      account_id,
      exact_point: sql<string>`st_setsrid(st_makepoint(${where.lon}, ${where.lat}), 4326)`,
      // the trigger decides; the column only has to be named
      public_point: sql<string>`st_setsrid(st_makepoint(${where.lon}, ${where.lat}), 4326)`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function buildListing(
  db: Db,
  over: Partial<Insertable<Listing>> & { property_id: number },
): Promise<number> {
  const { id } = await db
    .insertInto('listing')
    .values({ purpose: 1, is_active: true, price: 250_000, activated_at: new Date('2026-11-10T09:00:00Z'), ...over })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function buildPhotos(db: Db, propertyId: number, count: number): Promise<void> {
  serial += 1;
  for (let position = 1; position <= count; position++) {
    const photo = await db
      .insertInto('photo')
      .values({
        key: `test-${serial}-${position}`,
        width: 1600,
        height: 1200,
        placeholder: 'data:image/webp;base64,AAAA',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('property_photo')
      .values({ property_id: propertyId, position, photo_id: photo.id, alt_el: 'Πρόσοψη', alt_en: 'Front' })
      .execute();
  }
  await db.updateTable('property').set({ photo_count: count }).where('id', '=', propertyId).execute();
}
