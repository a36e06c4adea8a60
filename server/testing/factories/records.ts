/** One set of builders for tests: say what matters to the test, the rest is ordinary. */
import { roleIds } from '@estia/contract/accounts/roles';
import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import { createSession } from '../../src/platform/auth/sessions.ts';
import type { Db } from '../../src/platform/db/db.ts';
import type { Account, Agency, Listing, Property } from '../../src/platform/generated/schema.ts';

let serial = 0;

/** Somebody who is there, and not logged in. */
export async function buildAccount(db: Db, overrides: Partial<Insertable<Account>> = {}): Promise<number> {
  serial += 1;
  const { id } = await db
    .insertInto('account')
    .values({
      role_id: roleIds.individual,
      status: 'approved',
      email: `user${serial}@estia.example`,
      username: `user${serial}`,
      ...overrides,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function buildUser(
  db: Db,
  overrides: Partial<Insertable<Account>> = {},
): Promise<{ id: number; token: string }> {
  const id = await buildAccount(db, overrides);
  // An admin's session has had its second factor, as admins must; the rest of the world has none.
  return { id, token: await createSession(db, id, new Date(), { strong: overrides.role_id === roleIds.admin }) };
}

export function agencyRow(districtId: number, ownerId: number): Insertable<Agency> {
  serial += 1;
  return {
    account_id: ownerId,
    name_el: `Άκρον Ακίνητα ${serial}`,
    name_en: `Akron Estates ${serial}`,
    gemi: `${String(100_000_000 + serial)}000`,
    district_id: districtId,
  };
}

export async function buildAgency(db: Db, districtId: number, accountId?: number): Promise<number> {
  const owner = accountId ?? (await buildAccount(db, { role_id: roleIds.agency }));
  const { id } = await db
    .insertInto('agency')
    .values(agencyRow(districtId, owner))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export type Coordinates = { lon: number; lat: number };

export async function buildProperty(
  db: Db,
  overrides: Partial<Omit<Insertable<Property>, 'exact_point' | 'public_point'>> & {
    where?: Coordinates;
    district_id: number;
  },
): Promise<number> {
  const { where = { lon: 23.7975, lat: 38.0205 }, ...fields } = overrides;
  const account_id = fields.account_id ?? (await buildAccount(db));
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
  overrides: Partial<Insertable<Listing>> & { property_id: number },
): Promise<number> {
  const { id } = await db
    .insertInto('listing')
    .values({
      purpose: 1,
      is_active: true,
      price: 250_000,
      activated_at: new Date('2026-11-10T09:00:00Z'),
      ...overrides,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function buildPhotos(db: Db, propertyId: number, count: number): Promise<void> {
  serial += 1;
  const size = { width: 1600, height: 1200, placeholder: 'data:image/webp;base64,AAAA' };
  const photos = await db
    .insertInto('photo')
    .values(Array.from({ length: count }, (_, at) => ({ ...size, key: `test-${serial}-${at + 1}` })))
    .returning('id')
    .execute();
  const alt = { alt_el: 'Πρόσοψη', alt_en: 'Front' };
  await db
    .insertInto('property_photo')
    .values(photos.map(({ id }, at) => ({ ...alt, property_id: propertyId, position: at + 1, photo_id: id })))
    .execute();
  await db.updateTable('property').set({ photo_count: count }).where('id', '=', propertyId).execute();
}
