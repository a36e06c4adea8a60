/** SQL of phones that were shown. */
import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';

/** Whose phone: that of an ad, or of an office. */
export type PhoneOf = { listingId: number } | { agencyId: number };
type Reveal = { of: PhoneOf; accountId: number | null; visitor: Buffer; now: Date };

/** The same person, the same phone, the same day: shown before. */
export async function shownToday(db: Db, { of, accountId, visitor, now }: Reveal): Promise<boolean> {
  const { rows } = await sql`
    select from phone_reveal
    where ${'listingId' in of ? sql`listing_id = ${of.listingId}` : sql`agency_id = ${of.agencyId}`} and at >= date_trunc('day', ${now}::timestamptz, 'UTC')
      and (visitor = ${visitor} or account_id = ${accountId}) limit 1`.execute(db);
  return rows.length > 0;
}

export async function noteReveal(trx: Db, { of, accountId, visitor, now }: Reveal): Promise<void> {
  await trx
    .insertInto('phone_reveal')
    .values({
      ...('listingId' in of ? { listing_id: of.listingId } : { agency_id: of.agencyId }),
      ...{ account_id: accountId, visitor, at: now },
    })
    .execute();
  if (!('listingId' in of)) return;
  await sql`
    insert into listing_counter as c (listing_id, reveals) values (${of.listingId}, 1)
    on conflict (listing_id) do update set reveals = c.reveals + 1`.execute(trx);
}
