/** SQL of decisions about reviews. */
import type {
  RecordedDecision,
  ReviewReason,
  ReviewRule,
  ReviewState,
} from '@estia/contract/listings/review/review-choices';
import { type Insertable, sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db/db.ts';
import type { ListingReviewDecision } from '../../../platform/generated/schema.ts';

/** Undefined: its listing is deleted for good. */
export async function findReviewOwner(
  db: Db,
  id: number,
): Promise<{ account_id: number; listing_id: number } | undefined> {
  const { rows } = await sql<{ account_id: number; listing_id: number }>`
    select p.account_id, r.listing_id from listing_review r join property p on p.id = r.property_id
    where r.id = ${id} and r.listing_id is not null`.execute(db);
  return rows[0];
}

export type LockedReview = {
  id: number;
  state: ReviewState;
  version: number;
  due_at: Date;
  last_decision: RecordedDecision | null;
  last_admin_id: number | null;
  last_reason: ReviewReason | null;
  last_text: string | null;
  /** A change was requested before. */
  was_asked: boolean;
};

export async function lockReview(trx: Trx, id: number): Promise<LockedReview | undefined> {
  const { rows } = await sql<LockedReview>`
    select r.id, r.state, r.version, r.due_at, d.decision as last_decision, d.admin_id as last_admin_id, d.reason as last_reason, d.text as last_text,
      exists (select from listing_review_decision c where c.review_id = r.id and c.decision = 'change_requested') as was_asked
    from listing_review r left join lateral (
      select decision, admin_id, reason, text from listing_review_decision where review_id = r.id order by id desc limit 1) d on true
    where r.id = ${id} for no key update of r`.execute(trx);
  return rows[0];
}

export const insertDecision = (trx: Trx, row: Insertable<ListingReviewDecision> & { decision: RecordedDecision }) =>
  trx.insertInto('listing_review_decision').values(row).execute();

/** `agreed`: rules that were right about it; null: all that hit. What was answered before about the same finding stays answered. */
export const markAgreed = (trx: Trx, id: number, agreed: readonly ReviewRule[] | null) =>
  sql`update listing_review_hit set is_agreed = ${agreed === null ? sql`true` : sql`rule = any (${agreed}::text[])`}
      where review_id = ${id} and cleared_at is null and is_agreed is null`.execute(trx);

/** With nothing agreed the rules that hit were wrong, unless an admin has said so of them before. */
export async function closeReview(
  trx: Trx,
  id: number,
  { state, agreed }: { state: 'approved' | 'stopped' | 'lapsed'; agreed: [] | null },
): Promise<void> {
  await sql`update listing_review set state = ${state}, version = version + 1 where id = ${id}`.execute(trx);
  if (agreed !== null)
    await sql`update listing_review_hit set is_agreed = false
      where review_id = ${id} and cleared_at is null and is_agreed is null`.execute(trx);
}

export const markChangeRequested = (trx: Trx, id: number, dueAt: Date) =>
  sql`update listing_review set state = 'change_requested', due_at = ${dueAt}, version = version + 1 where id = ${id}`.execute(
    trx,
  );

export type StillWaits = 'plan' | 'mandate' | 'account';

/** On the market, with its row in the timeline; or waiting for what else stands in its way. */
export async function releaseHeldListing(
  trx: Trx,
  id: number,
  { waits, now }: { waits: StillWaits | null; now: Date },
): Promise<void> {
  if (waits !== null) {
    // The rest is its owner's to put right: nobody else keeps it off the market.
    await sql`update listing set pause_reason = ${waits === 'plan' ? waits : null}, updated_at = ${now} where id = ${id}`.execute(
      trx,
    );
    return;
  }
  await sql`
    insert into listing_event (property_id, purpose, at, kind, price)
    select l.property_id, l.purpose, ${now}, case when exists (
        select from listing_event e where e.property_id = l.property_id and e.purpose = l.purpose and e.kind in ('published', 'relisted'))
      then 'relisted' else 'published' end, l.price
    from listing l where l.id = ${id}`.execute(trx);
  await sql`
    update listing set is_active = true, pause_reason = null, activated_at = coalesce(activated_at, ${now}), confirmed_at = ${now},
      reminders = 0, reminded_at = null, updated_at = ${now}
    where id = ${id}`.execute(trx);
}

/** Of one that its advertiser has removed meanwhile: restored, it is theirs to bring up. */
export const forgetHold = (trx: Trx, id: number) =>
  sql`update listing set pause_reason = null where id = ${id} and pause_reason = 'review'`.execute(trx);

/** What its advertiser paused stays paused, and is not brought back without the change. */
export const markUnchanged = (trx: Trx, id: number, now: Date) =>
  sql`update listing set pause_reason = 'change', updated_at = ${now} where id = ${id}`.execute(trx);

export async function listLapsedReviews(db: Db, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('listing_review')
    .select('id')
    .where('state', '=', 'change_requested')
    .where('due_at', '<=', now)
    .where('listing_id', 'is not', null)
    .orderBy('due_at')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** By a complaint that was accepted: their owner may bring them back, and what was found in them is approved. */
export async function releaseReviewedListings(trx: Trx, ids: readonly number[], now: Date): Promise<void> {
  await sql`
    update listing set pause_reason = null, updated_at = ${now}
    where id = any (${ids}::bigint[]) and pause_reason in ('review', 'change')`.execute(trx);
  await sql`
    update listing_review set state = 'approved', version = version + 1
    where listing_id = any (${ids}::bigint[]) and state in ('open', 'change_requested', 'lapsed')`.execute(trx);
}
