/** Mandates of agencies: a signed document as a scanner makes it, and a property that has a mandate. */
import { sql } from 'kysely';
import type { Db } from '../../src/platform/db/db.ts';
import { buildListing, buildPhotos, buildProperty } from './records.ts';

/** One empty page. `inCatalog`: what else its first object says. */
export const createPdf = (inCatalog = ''): Buffer =>
  Buffer.from(
    `%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R${inCatalog}>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>\nendobj\nxref\n0 4\n0000000000 65535 f \ntrailer\n<</Size 4/Root 1 0 R>>\nstartxref\n180\n%%EOF\n`,
    'latin1',
  );

/** Of an account that may be an agency's: without one there is nothing to upload for. */
export async function buildMandate(db: Db, accountId: number): Promise<number> {
  const agency = await db.selectFrom('agency').select('id').where('account_id', '=', accountId).executeTakeFirst();
  const property_id = await buildProperty(db, {
    account_id: accountId,
    agency_id: agency?.id ?? null,
    district_id: 461200,
  });
  await buildPhotos(db, property_id, 3);
  await buildListing(db, { property_id });
  await sql`insert into property_private (property_id, mandate_type_id, mandate_signed_on, mandate_expires_on)
    values (${property_id}, 3, '2026-10-01', '2027-05-01')`.execute(db);
  return property_id;
}

let serial = 0;

/** Its record only: no file is behind it. */
export async function buildMandateDocument(db: Db, propertyId: number): Promise<void> {
  serial += 1;
  await sql`insert into mandate_document (property_id, file_key, media_type, bytes, signed_on, uploaded_at)
    values (${propertyId}, ${`mandates/test-${serial}`}, 'application/pdf', 400, '2026-10-01', now())`.execute(db);
}
