/** An admin takes a listing off the market: its owner cannot put it back alone. */
import { sql } from 'kysely';
import type { Trx } from '../../../platform/db/db.ts';

/**
 * False: it was not on the market. The mark is set all the same, also on one its owner has removed: it does not come
 * back by their hand.
 */
export async function pauseListingAsAdmin(trx: Trx, listingId: number, now: Date): Promise<boolean> {
  const { rows } = await sql<{ was_active: boolean | null }>`
    with before as (
      select id, is_active from listing where id = ${listingId} for update
    ), paused as (
      update listing l set is_active = case when l.is_active then false else l.is_active end, pause_reason = 'admin', updated_at = ${now}
      from before where l.id = before.id
      returning l.property_id, l.purpose, l.price, before.is_active as was_active
    ), noted as (
      insert into listing_event (property_id, purpose, at, kind, price)
      select property_id, purpose, ${now}, 'paused', price from paused where was_active
    )
    select was_active from paused`.execute(trx);
  return rows[0]?.was_active ?? false;
}
