/** SQL of phones that were shown. */
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/db.ts';

/** Whose phone: that of a listing, or of an agency. */
export type PhoneTarget = { listingId: number } | { agencyId: number };
type Reveal = { of: PhoneTarget; accountId: number | null; visitor: Buffer; now: Date };

/** The same person, the same phone, the same day: shown before. */
export async function wasRevealedToday(db: Db, { of: target, accountId, visitor, now }: Reveal): Promise<boolean> {
  const { rows } = await sql`
    select from phone_reveal
    where ${'listingId' in target ? sql`listing_id = ${target.listingId}` : sql`agency_id = ${target.agencyId}`} and at >= date_trunc('day', ${now}::timestamptz, 'UTC')
      and (visitor = ${visitor} or account_id = ${accountId}) limit 1`.execute(db);
  return rows.length > 0;
}

export async function insertPhoneReveal(trx: Trx, { of: target, accountId, visitor, now }: Reveal): Promise<void> {
  await trx
    .insertInto('phone_reveal')
    .values({
      ...('listingId' in target ? { listing_id: target.listingId } : { agency_id: target.agencyId }),
      account_id: accountId,
      visitor,
      at: now,
    })
    .execute();
  if (!('listingId' in target)) return;
  await sql`
    insert into listing_counter as c (listing_id, phone_reveals) values (${target.listingId}, 1)
    on conflict (listing_id) do update set phone_reveals = c.phone_reveals + 1`.execute(trx);
}
