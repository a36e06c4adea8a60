/** SQL of export addresses and of what is read through them: active listings, and of a hidden address neither street nor point. */
import { getListingField } from '@estia/contract/listings/fields';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db/db.ts';
import { exportedFields } from './exported-fields.ts';

export type ExportLinkRow = { token_sealed: Buffer; created_at: Date; last_read_on: string | null };

export async function findExportLink(db: Db, agencyId: number): Promise<ExportLinkRow | undefined> {
  const { rows } = await sql<ExportLinkRow>`
    select token_sealed, created_at, last_read_on::text as last_read_on from agency_export where agency_id = ${agencyId}`.execute(
    db,
  );
  return rows[0];
}

export const upsertExportLink = (
  trx: Trx,
  row: { agency_id: number; token_hash: Buffer; token_sealed: Buffer; created_at: Date },
) =>
  trx
    .insertInto('agency_export')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('agency_id').doUpdateSet((eb) => ({
        token_hash: eb.ref('excluded.token_hash'),
        token_sealed: eb.ref('excluded.token_sealed'),
        created_at: eb.ref('excluded.created_at'),
        last_read_on: null,
      })),
    )
    .execute();

export async function deleteExportLink(trx: Trx, agencyId: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('agency_export')
    .where('agency_id', '=', agencyId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export type ExportedAgency = {
  id: number;
  account_id: number;
  is_read_today: boolean;
  /** What the whole file says follows from these. */
  listings: number;
  version: string;
};

/** Only of an agency that the public can see. */
export async function findExportedAgency(db: Db, tokenHash: Buffer, now: Date): Promise<ExportedAgency | undefined> {
  const { rows } = await sql<ExportedAgency>`
    select g.id, g.account_id,
      e.last_read_on is not distinct from (${now}::timestamptz at time zone 'Europe/Athens')::date as is_read_today,
      live.listings, md5(live.version) as version
    from agency_export e join agency g on g.id = e.agency_id
    join account u on u.id = g.account_id and u.status = 'approved' and u.role_id = 3 and u.erase_after is null
    cross join lateral (
      select count(*)::int as listings, coalesce(string_agg(l.id || ' ' || l.updated_at || ' ' || p.photo_count, ',' order by l.id), '') as version
      from property p join listing l on l.property_id = p.id and l.is_active where p.account_id = g.account_id) live
    where e.token_hash = ${tokenHash}`.execute(db);
  return rows[0];
}

export async function noteExportRead(db: Db, agencyId: number, now: Date): Promise<void> {
  await sql`update agency_export set last_read_on = (${now}::timestamptz at time zone 'Europe/Athens')::date
    where agency_id = ${agencyId}`.execute(db);
}

export type ExportRow = {
  listing_id: number;
  property_id: number;
  reference: string | null;
  purpose: 1 | 2;
  district_id: number;
  hide_address: boolean;
  postcode: string | null;
  lat: number;
  lon: number;
  updated_at: Date;
  photos: string[] | null;
  /** By the names of the field table. */
  fields: Readonly<Record<string, unknown>>;
};

const addressFields = new Set(['street', 'street_number']);
/** The first of two locks on a hidden address: it is not selected, and the point is the centre of its square. */
const fieldColumns = exportedFields
  .map((name) => {
    const { of, kind } = getListingField(name);
    const column = `${of === 'listing' ? 'l' : 'p'}.${name}${kind === 'date' ? '::text' : ''}`;
    return `${addressFields.has(name) ? `case when p.hide_address then null else ${column} end` : column} as ${name}`;
  })
  .join(', ');

export async function listExportRows(
  db: Db,
  accountId: number,
  { after, limit }: { after: number; limit: number },
): Promise<ExportRow[]> {
  const { rows } = await sql<ExportRow>`
    select l.id as listing_id, l.property_id, l.purpose, p.district_id, p.hide_address, l.updated_at,
      (select i.reference from source_item i join source s on s.id = i.source_id
       where i.listing_id = l.id and s.account_id = p.account_id order by s.kind = 'api' desc, i.updated_at desc, i.id desc limit 1) as reference,
      case when p.hide_address then null else p.postcode end as postcode,
      st_y(shown.at) as lat, st_x(shown.at) as lon,
      (select json_agg(f.key order by pp.position) from property_photo pp join photo f on f.id = pp.photo_id
       where pp.property_id = p.id) as photos,
      (select to_jsonb(it) from (select ${sql.raw(fieldColumns)}) it) as fields
    from property p join listing l on l.property_id = p.id and l.is_active
    cross join lateral (select case when p.hide_address then square_centre(location_square(p.exact_point)) else p.public_point end as at) shown
    where p.account_id = ${accountId} and l.id > ${after} order by l.id limit ${limit}`.execute(db);
  return rows;
}
