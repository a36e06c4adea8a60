/**
 * SQL of the steps on private accounts. Locks are taken in the order account, listing, scheduled pause, dispute; whoever
 * changes a step, a statement or a complaint holds the row of the account first.
 */
import { roleIds } from '@estia/contract/accounts/roles';
import type { BrokerEvidence } from '@estia/contract/hidden-brokers/model';
import type { BrokerEndReason, BrokerState, BrokerStepKind } from '@estia/contract/hidden-brokers/steps';
import type { Locale } from '@estia/contract/pair';
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/db.ts';
import type { ComplaintRow } from './complaints.queries.ts';

export type ReviewedAccount = {
  id: number;
  role_id: number;
  status: string;
  email: string;
  username: string;
  locale: Locale;
  erase_after: Date | null;
};

const accountColumns = sql.raw(
  'a.id, a.role_id, a.status, a.email::text as email, a.username, a.locale, a.erase_after',
);

/**
 * As `lockAdvertiser` of listings does: steps and publishing take turns. Not `for update`: rows that only point to the
 * account, such as an email or a photo, need not wait.
 */
export async function lockReviewedAccount(trx: Trx, id: number): Promise<ReviewedAccount | undefined> {
  const { rows } = await sql<ReviewedAccount>`
    select ${accountColumns} from account a where a.id = ${id} for no key update of a`.execute(trx);
  return rows[0];
}

export type StepRow = {
  id: number;
  account_id: number;
  kind: BrokerStepKind;
  taken_at: Date;
  taken_by: number | null;
  is_automatic: boolean;
  reason: string;
  new_evidence: string | null;
  points: number;
  evidence: BrokerEvidence[];
  max_listings: number | null;
  answer_by: string | null;
  answered_at: Date | null;
  statement: string | null;
  no_answer_at: Date | null;
  paused_listing_ids: number[];
  complain_by: string;
  ended_at: Date | null;
  end_reason: BrokerEndReason | null;
};

const stepColumns =
  sql.raw(`s.id, s.account_id, s.kind, s.taken_at, s.taken_by, s.is_automatic, s.reason, s.new_evidence, s.points,
  s.evidence, s.max_listings, s.answer_by::text as answer_by, s.answered_at, s.statement, s.no_answer_at, s.paused_listing_ids,
  s.complain_by::text as complain_by, s.ended_at, s.end_reason`);

export async function findOpenStep(db: Db, accountId: number): Promise<StepRow | undefined> {
  const { rows } = await sql<StepRow>`
    select ${stepColumns} from broker_step s where s.account_id = ${accountId} and s.ended_at is null`.execute(db);
  return rows[0];
}

export async function findStep(db: Db, accountId: number, id: number): Promise<StepRow | undefined> {
  const { rows } = await sql<StepRow>`
    select ${stepColumns} from broker_step s where s.id = ${id} and s.account_id = ${accountId}`.execute(db);
  return rows[0];
}

export type Score = { points: number; evidence: BrokerEvidence[] };

export async function findScore(db: Db, accountId: number): Promise<Score | undefined> {
  const { rows } = await sql<Score>`select points, evidence from broker_score where account_id = ${accountId}`.execute(
    db,
  );
  return rows[0];
}

export type NewStep = Pick<
  StepRow,
  | 'account_id'
  | 'kind'
  | 'taken_at'
  | 'taken_by'
  | 'is_automatic'
  | 'reason'
  | 'new_evidence'
  | 'max_listings'
  | 'answer_by'
  | 'complain_by'
> & { paused_listing_ids: readonly number[]; complaint_code_hash: Buffer } & Score;

export async function insertStep(trx: Trx, step: NewStep): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into broker_step (account_id, kind, taken_at, taken_by, is_automatic, reason, new_evidence, points, evidence, max_listings, answer_by,
      paused_listing_ids, complain_by, complaint_code_hash)
    values (${step.account_id}, ${step.kind}, ${step.taken_at}, ${step.taken_by}, ${step.is_automatic}, ${step.reason}, ${step.new_evidence},
      ${step.points}, ${JSON.stringify(step.evidence)}::jsonb, ${step.max_listings}, ${step.answer_by}::date,
      ${step.paused_listing_ids}::bigint[], ${step.complain_by}::date, ${step.complaint_code_hash})
    returning id`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('No step was written');
  return row.id;
}

export const endStep = (trx: Trx, id: number, { reason, now }: { reason: BrokerEndReason; now: Date }) =>
  sql`update broker_step set ended_at = ${now}, end_reason = ${reason} where id = ${id}`.execute(trx);

/**
 * The step and those that followed from it, the newest first, while the last of them is in force. Empty: all of it is
 * over. A question begins anew.
 */
export async function listStepsInForceFrom(trx: Trx, { id, account_id }: StepRow): Promise<StepRow[]> {
  const { rows } = await sql<StepRow>`
    select ${stepColumns} from broker_step s
    where s.account_id = ${account_id} and s.id >= ${id} and (s.ended_at is null or s.end_reason = 'next_step')
      and exists (select from broker_step o where o.account_id = ${account_id} and o.ended_at is null)
      and not exists (select from broker_step n where n.account_id = ${account_id} and n.id > ${id} and n.kind = 'statement')
    order by s.id desc`.execute(trx);
  return rows;
}

/** The limit or the conversion that the undone step had followed, since the last question, holds again. */
export async function reopenStepBefore(trx: Trx, { id, account_id }: StepRow): Promise<StepRow | undefined> {
  await sql`
    update broker_step set ended_at = null, end_reason = null where id = (
      select max(id) from broker_step
      where account_id = ${account_id} and id < ${id} and end_reason = 'next_step' and kind in ('limit', 'convert')
        and id > coalesce((select max(id) from broker_step where account_id = ${account_id} and id <= ${id} and kind = 'statement'), 0))`.execute(
    trx,
  );
  return findOpenStep(trx, account_id);
}

/**
 * When the account was cleared (for a question), or the same step was last undone: an accepted complaint or an admin's
 * own correction. Null: nothing stands against taking the step. Three listings more or the quiet months end it.
 */
export async function findClearedAt(
  db: Db,
  { accountId, kind, since }: { accountId: number; kind: BrokerStepKind; since: Date },
): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select case when ${kind} = 'statement' then (
        select cleared_at from broker_score where account_id = ${accountId} and state = 'cleared' and cleared_at > ${since})
      else (
        select max(ended_at) from broker_step
        where account_id = ${accountId} and kind = ${kind} and end_reason in ('reversed', 'lifted') and ended_at > ${since}
          and id > coalesce((select max(id) from broker_step where account_id = ${accountId} and kind = 'statement'), 0))
      end as at`.execute(db);
  return rows[0]?.at ?? null;
}

export const setListingLimit = (trx: Trx, accountId: number, maxListings: number | null) =>
  sql`update account set max_listings = ${maxListings} where id = ${accountId}`.execute(trx);

export async function findState(db: Db, accountId: number): Promise<BrokerState | undefined> {
  const { rows } = await sql<{ state: BrokerState }>`
    select state from broker_score where account_id = ${accountId}`.execute(db);
  return rows[0]?.state;
}

/** Before there is anything to score it may be an admin's own finding: the row is made. */
export async function setState(
  trx: Trx,
  accountId: number,
  { state, clearedListings, now }: { state: BrokerState; clearedListings?: number; now: Date },
): Promise<void> {
  const clearedAt = state === 'cleared' ? now : null;
  await sql`
    insert into broker_score (account_id, points, evidence, computed_at, state, state_since, cleared_at, cleared_listings)
    values (${accountId}, 0, '[]', ${now}, ${state}, ${now}, ${clearedAt}, ${clearedListings ?? null})
    on conflict (account_id) do update set state = excluded.state, state_since = excluded.state_since, cleared_at = excluded.cleared_at,
      cleared_listings = excluded.cleared_listings`.execute(trx);
}

/** In the order of their ids, as everybody locks listings. */
export async function lockActiveListings(trx: Trx, accountId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select l.id from listing l join property p on p.id = l.property_id
    where p.account_id = ${accountId} and l.is_active order by l.id for no key update of l`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Those that are still as the step left them, and whose property no admin has stopped since. The number of listings. */
export async function reactivatePausedListings(trx: Trx, step: StepRow, now: Date): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    with waiting as (
      select l.id from listing l join property p on p.id = l.property_id
      where l.id = any (${step.paused_listing_ids}::bigint[]) and p.account_id = ${step.account_id}
        and l.is_active = false and l.pause_reason = 'account'
        and not exists (select from listing o where o.property_id = l.property_id and o.pause_reason = 'admin')
      order by l.id for no key update of l
    ), moved as (
      update listing l set is_active = true, pause_reason = null, confirmed_at = ${now}, reminders = 0, reminded_at = null, updated_at = ${now}
      from waiting where l.id = waiting.id returning l.property_id, l.purpose, l.price
    ), noted as (
      insert into listing_event (property_id, purpose, at, kind, price)
      select property_id, purpose, ${now}, 'relisted', price from moved
    )
    select count(*)::int as n from moved`.execute(trx);
  return rows[0]?.n ?? 0;
}

export type ListedStep = StepRow & {
  taken_by_name: string | null;
  decided_by_name: string | null;
  complaint: (Omit<ComplaintRow, 'made_at' | 'decided_at'> & { made_at: string; decided_at: string | null }) | null;
};

/** An account has a handful in its life: a year lies between two rounds. */
const MAX_LISTED_STEPS = 40;

export async function listSteps(db: Db, accountId: number): Promise<ListedStep[]> {
  const { rows } = await sql<ListedStep>`
    select ${stepColumns}, taker.username as taken_by_name, decider.username as decided_by_name,
      case when c.step_id is not null then to_jsonb(c) end as complaint
    from broker_step s left join account taker on taker.id = s.taken_by
    left join broker_complaint c on c.step_id = s.id left join account decider on decider.id = c.decided_by
    where s.account_id = ${accountId} order by s.id desc limit ${MAX_LISTED_STEPS}`.execute(db);
  return rows;
}

type Batch = { after: number; limit: number };

/** Asked, not answered, and the last day is over in Athens. In the order of their ids. */
export async function listSilentAccounts(
  db: Db,
  { today, after, limit }: Batch & { today: string },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select account_id as id from broker_step
    where kind = 'statement' and ended_at is null and answered_at is null and no_answer_at is null and answer_by < ${today}::date
      and account_id > ${after}
    order by account_id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export const markNoAnswer = (trx: Trx, id: number, now: Date) =>
  sql`update broker_step set no_answer_at = ${now} where id = ${id}`.execute(trx);

/**
 * New in the list, with enough points and one of these signals, without a complaint that waits and without any step that was in force in the months
 * before. In the order of their ids.
 */
export async function listAccountsToAsk(
  db: Db,
  {
    points,
    signals,
    quietSince,
    after,
    limit,
  }: Batch & { points: number; signals: readonly string[]; quietSince: Date },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select b.account_id as id from broker_score b join account a on a.id = b.account_id
    where b.account_id > ${after} and b.state = 'new' and not b.has_complaint and b.points >= ${points}
      and exists (select from jsonb_array_elements(b.evidence) e where e ->> 'signal' = any (${signals}::text[]))
      and a.role_id = ${roleIds.individual} and a.status = 'approved' and a.erase_after is null
      and not exists (select from broker_step s where s.account_id = b.account_id and (s.ended_at is null or s.ended_at > ${quietSince}))
    order by b.account_id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** As who registers an agency: it waits for an admin, who checks its GEMI number. Its listings stay as they are. */
export const setAgencyRole = (trx: Trx, accountId: number) =>
  sql`update account set role_id = ${roleIds.agency}, status = 'waiting', status_reason = null, max_listings = null where id = ${accountId}`.execute(
    trx,
  );
