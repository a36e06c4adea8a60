/** SQL of reviews: what the rules need to know of many listings at once, and what is written down of them. */
import type { TextField } from '@estia/contract/listings/draft/text-checks';
import type { ReviewAction, ReviewRule, ReviewState } from '@estia/contract/listings/review/review-choices';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db/db.ts';
import type { ReviewHit } from './review-rules.ts';

export type ReviewedOffer = { listing_id: number; property_id: number; purpose: 1 | 2 };

export type AccountHistory = { has_listed: boolean; stopped: number; points: number };

/** What a complaint has shown to be wrong counts against nobody. */
const isNotReversed = (accountId: number, decidedAt: RawBuilder<Date>) => sql<boolean>`
  not exists (select from statement_of_reasons s join statement_complaint c on c.statement_id = s.id
    where s.account_id = ${accountId} and c.outcome = 'accepted' and c.decided_at >= ${decidedAt}
      and exists (select from listing l where l.property_id = p.id and l.id = any (s.listing_ids)))`;

/** `except`: listings that are being evaluated are none that were there before. */
export async function findAccountHistory(
  trx: Trx,
  accountId: number,
  { since, except }: { since: Date; except: readonly number[] },
): Promise<AccountHistory> {
  const { rows } = await sql<AccountHistory>`
    select
      exists (select from property p join listing l on l.property_id = p.id
        where p.account_id = ${accountId} and l.activated_at is not null and l.id <> all (${except}::bigint[])) as has_listed,
      (select count(*)::int from property p where p.account_id = ${accountId} and (
        exists (select from listing_review r join listing_review_decision d on d.review_id = r.id
          where r.property_id = p.id and d.decision = 'stopped' and d.at >= ${since} and ${isNotReversed(accountId, sql`d.at`)})
        or exists (select from report r
          where r.property_id = p.id and r.state = 'upheld' and r.decided_at >= ${since} and ${isNotReversed(accountId, sql`r.decided_at`)}))) as stopped,
      coalesce((select b.points::int from broker_score b where b.account_id = ${accountId}), 0) as points`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('Asking about an account gave no row');
  return row;
}

export type KnownPhoto = { property_id: number; position: number; other_property_id: number };

/** Of each property the first photo that is on a property of another advertiser, by its perceptual hash. */
export async function listKnownPhotos(trx: Trx, propertyIds: readonly number[]): Promise<KnownPhoto[]> {
  if (propertyIds.length === 0) return [];
  const { rows } = await sql<KnownPhoto>`
    select p.id as property_id, known.position, known.other_property_id
    from property p cross join lateral (
      select mine.position::int as position, other.property_id as other_property_id
      from property_photo mine join photo f on f.id = mine.photo_id and f.perceptual_hash is not null
      join photo twin on twin.perceptual_hash = f.perceptual_hash
      join property_photo other on other.photo_id = twin.id
      join property o on o.id = other.property_id and o.account_id <> p.account_id
      where mine.property_id = p.id
      order by mine.position, other.property_id limit 1) known
    where p.id = any (${propertyIds}::bigint[])`.execute(trx);
  return rows;
}

/** What admins have let pass on these listings. */
export async function listApprovedFindings(
  trx: Trx,
  listingIds: readonly number[],
): Promise<{ listing_id: number; rule: string; finding: string }[]> {
  if (listingIds.length === 0) return [];
  const { rows } = await sql<{ listing_id: number; rule: string; finding: string }>`
    select r.listing_id, h.rule, h.finding from listing_review r join listing_review_hit h on h.review_id = r.id
    where r.listing_id = any (${listingIds}::bigint[]) and r.state = 'approved'`.execute(trx);
  return rows;
}

export type OpenReview = { id: number; listing_id: number; outcome: ReviewAction; state: ReviewState };

/** Who calls holds the listings. */
export async function listOpenReviews(trx: Trx, listingIds: readonly number[]): Promise<OpenReview[]> {
  if (listingIds.length === 0) return [];
  return trx
    .selectFrom('listing_review')
    .select(['id', 'outcome', 'state'])
    .select(sql<number>`listing_id`.as('listing_id'))
    .where('listing_id', 'in', listingIds)
    .where('state', 'in', ['open', 'change_requested'])
    .orderBy('id')
    .forUpdate()
    .execute();
}

export type StoredText = ReviewedOffer &
  Record<TextField, string | null> & {
    account_id: number;
    price: number;
    is_active: boolean | null;
    pause_reason: string | null;
  };

/** Who calls holds them. */
export async function listStoredTexts(trx: Trx, listingIds: readonly number[]): Promise<StoredText[]> {
  const { rows } = await sql<StoredText>`
    select l.id as listing_id, l.property_id, l.purpose, p.account_id, l.price, l.is_active, l.pause_reason,
      l.title_el, l.title_en, l.description_el, l.description_en
    from listing l join property p on p.id = l.property_id
    where l.id = any (${listingIds}::bigint[]) order by l.id`.execute(trx);
  return rows;
}

export type ReviewToWrite = ReviewedOffer & { outcome: ReviewAction; due_at: Date; hits: readonly ReviewHit[] };

/**
 * A new round for each that has none open; what is open goes on and is held if it now must be. One whose change was requested
 * waits for an admin again when something was edited: to switch it off and on changes nothing.
 */
export async function saveReviews(
  trx: Trx,
  now: Date,
  reviews: readonly ReviewToWrite[],
  { isEdited }: { isEdited: boolean },
): Promise<void> {
  if (reviews.length === 0) return;
  const { rows } = await sql<{ id: number; listing_id: number }>`
    insert into listing_review as r (listing_id, property_id, purpose, outcome, opened_at, waiting_since, due_at)
    select n.listing_id, n.property_id, n.purpose, n.outcome, ${now}, ${now}, n.due_at
    from unnest(${reviews.map((each) => each.listing_id)}::bigint[], ${reviews.map((each) => each.property_id)}::bigint[],
      ${reviews.map((each) => each.purpose)}::smallint[], ${reviews.map((each) => each.outcome)}::text[],
      ${reviews.map((each) => each.due_at)}::timestamptz[]) as n (listing_id, property_id, purpose, outcome, due_at)
    on conflict (listing_id) where state in ('open', 'change_requested') do update set
      outcome = case when 'hold' in (r.outcome, excluded.outcome) then 'hold' else 'queue' end,
      waiting_since = case when r.state = 'change_requested' and ${isEdited} then excluded.waiting_since else r.waiting_since end,
      due_at = case when r.state = 'open' then least(r.due_at, excluded.due_at) when ${isEdited} then excluded.due_at else r.due_at end,
      changed_at = case when ${isEdited} then excluded.opened_at else r.changed_at end,
      state = case when ${isEdited} then 'open' else r.state end, version = r.version + ${isEdited ? 1 : 0}
    returning r.id, r.listing_id`.execute(trx);
  const reviewIds = new Map(rows.map((row) => [row.listing_id, row.id]));
  const hits = reviews.flatMap(({ listing_id, hits: found }) =>
    found.map(({ rule, rule_version, action, finding, detail }) => ({
      review_id: reviewIds.get(listing_id),
      rule,
      rule_version,
      action,
      finding,
      detail,
    })),
  );
  await sql`
    insert into listing_review_hit as h (review_id, rule, rule_version, action, finding, detail, at)
    select n.review_id, n.rule, n.rule_version, n.action, n.finding, n.detail, ${now}
    from jsonb_to_recordset(${JSON.stringify(hits)}::jsonb)
      as n (review_id bigint, rule text, rule_version int, action text, finding text, detail jsonb)
    on conflict (review_id, rule) do update set rule_version = excluded.rule_version, action = excluded.action,
      finding = excluded.finding, detail = excluded.detail, cleared_at = null,
      is_agreed = case when h.finding = excluded.finding then h.is_agreed end,
      at = case when h.cleared_at is null and h.finding = excluded.finding then h.at else excluded.at end`.execute(trx);
  await sql`
    update listing_review_hit h set cleared_at = ${now}
    where h.review_id = any (${[...reviewIds.values()]}::bigint[]) and h.cleared_at is null
      and not exists (select from jsonb_to_recordset(${JSON.stringify(hits)}::jsonb) as n (review_id bigint, rule text)
        where n.review_id = h.review_id and n.rule = h.rule)`.execute(trx);
}

/** For the rates. */
export const insertReviewRun = (trx: Trx, now: Date, count: number) =>
  trx.insertInto('listing_review_run').values({ at: now, listing_count: count }).execute();

/** Of listings that were about to come up: they wait instead, unseen. */
export const markHeld = (trx: Trx, ids: readonly number[], now: Date) =>
  sql`update listing set is_active = false, deleted_at = null, pause_reason = 'review', updated_at = ${now}
      where id = any (${ids}::bigint[])`.execute(trx);

export type HeldReview = { id: number; listing_id: number; due_at: Date; rules: ReviewRule[] };

/** Of these listings those that wait unseen, with the rules that hit. */
export async function listHeldReviews(db: Db, listingIds: readonly number[]): Promise<HeldReview[]> {
  const { rows } = await sql<HeldReview>`
    select r.id, r.listing_id, r.due_at, coalesce((select json_agg(h.rule order by h.rule) from listing_review_hit h
      where h.review_id = r.id and h.cleared_at is null), '[]'::json) as rules
    from listing_review r
    where r.listing_id = any (${listingIds}::bigint[]) and r.state = 'open' and r.outcome = 'hold' order by r.due_at, r.id`.execute(
    db,
  );
  return rows;
}

/** Open ones are somebody's work, however old. The number of those that are gone. */
export async function deleteOldReviews(db: Db, before: Date, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`delete from listing_review where id = any (array(
    select id from listing_review where opened_at < ${before} and state in ('approved', 'stopped', 'lapsed')
    order by id limit ${limit}))`.execute(db);
  return Number(numAffectedRows);
}

export async function deleteOldReviewRuns(db: Db, before: Date, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`delete from listing_review_run where id = any (array(
    select id from listing_review_run where at < ${before} order by at limit ${limit}))`.execute(db);
  return Number(numAffectedRows);
}
