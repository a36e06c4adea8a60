/** SQL of the mandates that agencies have registered, as who decides a case reads them. */
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';

/** As it is now, whatever was stated in a case. */
export type RegisteredMandateRow = {
  property_id: number;
  type_id: number | null;
  signed_on: string | null;
  expires_on: string | null;
  document: { media_type: string; uploaded_at: string; is_current: boolean } | null;
};

export async function listRegisteredMandates(db: Db, propertyIds: readonly number[]): Promise<RegisteredMandateRow[]> {
  const { rows } = await sql<RegisteredMandateRow>`
    select s.property_id, s.mandate_type_id as type_id, s.mandate_signed_on::text as signed_on, s.mandate_expires_on::text as expires_on,
      case when d.property_id is not null then json_build_object('media_type', d.media_type, 'uploaded_at', d.uploaded_at,
        'is_current', d.signed_on is not distinct from s.mandate_signed_on) end as document
    from property_private s left join mandate_document d on d.property_id = s.property_id
    where s.property_id = any (${propertyIds}::bigint[])`.execute(db);
  return rows;
}
