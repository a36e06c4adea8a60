/** Listings that can be asked about, conversations about them, and the sum a visitor does first. */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { isSolution, type ProofOfWork } from '../../src/features/inbox/proof-of-work.ts';
import type { Db } from '../../src/platform/db/db.ts';
import { buildListing, buildProperty } from './records.ts';

/** As a browser does it. */
export function solveProofOfWork({ puzzle, bits }: { puzzle: string; bits: number }): ProofOfWork {
  for (let n = 0; ; n++) {
    const work = { puzzle, answer: String(n) };
    if (isSolution(work, bits)) return work;
  }
}

type Contact = { email?: string; phone?: string | null; hide_phone?: boolean; no_brokers?: boolean; name?: string };

/** An active listing of an account, with a phone. */
export async function buildContactableListing(
  db: Db,
  accountId: number,
  overrides: Parameters<typeof buildListing>[1] extends infer L ? Partial<L> & { contact?: Contact } : never = {},
) {
  const { contact = {}, ...listing } = overrides;
  const property_id = await buildProperty(db, { account_id: accountId, district_id: 461200 });
  const listing_id = await buildListing(db, { ...listing, property_id });
  const known = { email: 'ad@estia.example', phone: '+306912345678', hide_phone: false, ...contact };
  await db
    .insertInto('property_contact')
    .values({ property_id, ...known })
    .execute();
  return { property_id, listing_id };
}

/** A confirmed conversation with one message of the lead. */
export async function buildConversation(db: Db, ownerId: number, leadId: number, listingId: number | null = null) {
  const now = new Date('2026-11-15T09:00:00Z');
  const { rows } = await sql<{ id: number }>`
    insert into conversation (listing_id, purpose, advertiser_id, lead_id, lead_name, locale, confirmed_at, created_at, last_at, advertiser_unread)
    values (${listingId}, coalesce((select purpose from listing where id = ${listingId}), 1), ${ownerId}, ${leadId}, 'Νίκος', 'el', ${now}, ${now}, ${now}, 1) returning id`.execute(
    db,
  );
  const id = rows[0]?.id as number;
  await db
    .insertInto('message')
    .values({
      conversation_id: id,
      from_advertiser: false,
      body: 'Καλημέρα, είναι διαθέσιμο;',
      at: now,
      client_key: randomBytes(12).toString('hex'),
    })
    .execute();
  return id;
}

export const newClientKey = (): string => randomBytes(12).toString('hex');
