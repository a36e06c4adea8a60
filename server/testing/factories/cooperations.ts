/** A proposal between the advertiser of a listing and an agency. */
import { sql } from 'kysely';
import type { Db } from '../../src/platform/db/db.ts';

type Sides = { property_id: number; agency_id: number; proposed_by: 'advertiser' | 'agency' };

export async function buildCooperation(db: Db, sides: Sides, state: 'proposed' | 'accepted' = 'proposed') {
  const { rows } = await sql<{ id: number }>`
    insert into cooperation (property_id, purpose, agency_id, proposed_by, state, proposed_at, answer_by)
    values (${sides.property_id}, 1, ${sides.agency_id}, ${sides.proposed_by}, ${state}, now(), (now() + interval '14 days')::date)
    returning id`.execute(db);
  return rows[0]?.id as number;
}
