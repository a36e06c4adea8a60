/** What drafts know of the source that an incomplete item of a feed came from. */
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db/db.ts';

/** Its source; null: somebody has written it. */
export async function findDraftSource(db: Db, draftId: number): Promise<number | null> {
  const { rows } = await sql<{ source_id: number }>`
    select source_id from source_item where draft_id = ${draftId}`.execute(db);
  return rows[0]?.source_id ?? null;
}

/** From now on the feed changes the listing. */
export async function linkItemToListing(
  trx: Trx,
  draftId: number,
  { listing_id, property_id }: { listing_id: number; property_id: number },
): Promise<void> {
  await sql`
    update source_item set listing_id = ${listing_id}, property_id = ${property_id}, draft_id = null,
      state = case when state = 'draft' then 'live' else state end
    where draft_id = ${draftId}`.execute(trx);
}
