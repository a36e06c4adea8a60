/** A listing that a rule has stopped at, as publishing leaves it. */
import { sql } from 'kysely';
import type { Db } from '../../src/platform/db/db.ts';
import { buildAccount, buildListing, buildProperty } from './records.ts';
import { buildStatement } from './statements-of-reasons.ts';

const DISTRICT_ID = 461200;
const HOUR_MS = 3_600_000;

type Options = {
  accountId?: number;
  outcome?: 'hold' | 'queue';
  rule?: string;
  detail?: Record<string, unknown>;
  at?: Date;
  hours?: number;
  title?: string;
};

export async function buildListingReview(
  db: Db,
  {
    accountId,
    outcome = 'hold',
    rule = 'review_words',
    detail = { found: ['western union'] },
    at = new Date(),
    hours = 24,
    title = 'Διαμέρισμα με θέα',
  }: Options = {},
): Promise<{ id: number; listing_id: number; property_id: number }> {
  const account_id = accountId ?? (await buildAccount(db));
  const property_id = await buildProperty(db, { account_id, district_id: DISTRICT_ID });
  const heldState = { is_active: false, pause_reason: 'review', activated_at: null };
  const build = async (on: Db): Promise<number> => {
    const id = await buildListing(on, { property_id, title_el: title, ...(outcome === 'hold' ? heldState : {}) });
    if (outcome === 'hold') await buildStatement(on, account_id, { kind: 'listing_held', listingIds: [id], now: at });
    return id;
  };
  // A held listing and its reasons come in one transaction, or the database refuses it.
  const listing_id = db.isTransaction ? await build(db) : await db.transaction().execute(build);
  const { id } = await db
    .insertInto('listing_review')
    .values({
      listing_id,
      property_id,
      purpose: 1,
      outcome,
      opened_at: at,
      waiting_since: at,
      due_at: new Date(at.getTime() + hours * HOUR_MS),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`insert into listing_review_hit (review_id, rule, rule_version, action, finding, detail, at)
    values (${id}, ${rule}, 1, ${outcome}, 'western union', ${JSON.stringify(detail)}::jsonb, ${at})`.execute(db);
  return { id, listing_id, property_id };
}
