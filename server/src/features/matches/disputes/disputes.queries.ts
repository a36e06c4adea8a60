/** SQL of disputes and of what is written in them. */
import type { DisputeEntryKind, DisputeSide, DisputeState, ObjectionReason } from '@estia/contract/matches/model';
import type { Locale } from '@estia/contract/pair';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db/db.ts';

export type NewDisputeEntry = {
  pauseId: number;
  at: Date;
  kind: DisputeEntryKind;
  author?: DisputeSide | 'admin';
  side?: DisputeSide;
  text?: string;
  locale?: Locale;
};

export const insertEntry = (trx: Trx, { pauseId, at, kind, author, side, text, locale }: NewDisputeEntry) =>
  sql`insert into dispute_entry (scheduled_pause_id, at, kind, author, side, text, locale)
    values (${pauseId}, ${at}, ${kind}, ${author ?? null}, ${side ?? null}, ${text ?? null}, ${locale ?? null})`.execute(
    trx,
  );

export const insertDispute = (
  trx: Trx,
  pauseId: number,
  { reason, now, answerDueAt }: { reason: ObjectionReason; now: Date; answerDueAt: Date },
) =>
  sql`insert into dispute (scheduled_pause_id, reason, opened_at, answer_due_at)
    values (${pauseId}, ${reason}, ${now}, ${answerDueAt})
    on conflict (scheduled_pause_id) do update set reason = excluded.reason, state = 'awaiting_agency', opened_at = excluded.opened_at,
      answer_due_at = excluded.answer_due_at, answered_at = null, closed_at = null, decided_by = null
      where dispute.state = 'ended'`.execute(trx);

export type LockedDispute = {
  state: DisputeState;
  reason: ObjectionReason;
  decided_by: number | null;
  decision: string | null;
};

export async function lockDispute(trx: Trx, pauseId: number): Promise<LockedDispute | undefined> {
  const { rows } = await sql<LockedDispute>`
    select d.state, d.reason, d.decided_by, (select e.text from dispute_entry e
      where e.scheduled_pause_id = d.scheduled_pause_id and e.kind in ('decided_for_owner', 'decided_for_agency')
      order by e.id desc limit 1) as decision
    from dispute d where d.scheduled_pause_id = ${pauseId} for update of d`.execute(trx);
  return rows[0];
}

export const saveAnswer = (
  trx: Trx,
  pauseId: number,
  { signedOn, expiresOn, now }: { signedOn: string | null; expiresOn: string | null; now: Date },
) =>
  sql`update dispute set state = 'awaiting_decision', answered_at = ${now}, mandate_signed_on = ${signedOn}::date,
    mandate_expires_on = ${expiresOn}::date where scheduled_pause_id = ${pauseId}`.execute(trx);

export const saveDecision = (
  trx: Trx,
  pauseId: number,
  { state, adminId, now }: { state: 'decided_for_owner' | 'decided_for_agency'; adminId: number; now: Date },
) =>
  sql`update dispute set state = ${state}, decided_by = ${adminId}, closed_at = ${now}
    where scheduled_pause_id = ${pauseId}`.execute(trx);

/** It waits for another decision. */
export const reopenDispute = (trx: Trx, pauseId: number) =>
  sql`update dispute set state = 'awaiting_decision', closed_at = null where scheduled_pause_id = ${pauseId}`.execute(
    trx,
  );

/** What it was about is over. */
export async function endDispute(trx: Trx, pauseId: number, now: Date): Promise<void> {
  await sql`update dispute set state = 'ended', closed_at = ${now} where scheduled_pause_id = ${pauseId}`.execute(trx);
  await insertEntry(trx, { pauseId, at: now, kind: 'ended' });
}

export async function listSilentDisputes(db: Db, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select scheduled_pause_id as id from dispute where state = 'awaiting_agency' and answer_due_at <= ${now} order by 1`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Of two workers, or a worker and an answer at the same moment, one finds it as it was. */
export async function markAgencySilent(trx: Trx, pauseId: number, now: Date): Promise<void> {
  const { numAffectedRows } = await sql`update dispute set state = 'awaiting_decision'
    where scheduled_pause_id = ${pauseId} and state = 'awaiting_agency' and answer_due_at <= ${now}`.execute(trx);
  if (numAffectedRows) await insertEntry(trx, { pauseId, at: now, kind: 'agency_silent' });
}

export async function countMessages(trx: Trx, pauseId: number, author: DisputeSide): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from dispute_entry where scheduled_pause_id = ${pauseId} and kind = 'message' and author = ${author}`.execute(
    trx,
  );
  return rows[0]?.n ?? 0;
}

export type DisputeEntryRow = {
  at: Date;
  kind: DisputeEntryKind;
  author: DisputeSide | 'admin' | null;
  side: DisputeSide | null;
  text: string | null;
  locale: Locale | null;
};

/** `side`: what that side may read. Null: an admin, everything. */
export async function listEntries(db: Db, pauseId: number, side: DisputeSide | null): Promise<DisputeEntryRow[]> {
  const { rows } = await sql<DisputeEntryRow>`
    select at, kind, author, side, text, locale from dispute_entry
    where scheduled_pause_id = ${pauseId} and (${side}::text is null or side is null or side = ${side}) order by id`.execute(
    db,
  );
  return rows;
}

/** What a person wrote in disputes, for them to take along. The dates of a mandate are its agency's alone. */
export async function listDisputesForExport(db: Db, accountId: number) {
  const { rows } = await sql<Record<string, unknown>>`
    select s.id, s.opened_at, s.pause_at, s.state, s.end_reason, d.reason as objection, d.state as dispute,
      case when s.agency_account_id = ${accountId} then d.mandate_signed_on::text end as mandate_signed_on,
      case when s.agency_account_id = ${accountId} then d.mandate_expires_on::text end as mandate_expires_on,
      (select json_agg(json_build_object('at', e.at, 'kind', e.kind, 'author', e.author, 'text', e.text) order by e.id)
       from dispute_entry e where e.scheduled_pause_id = s.id
         and (e.side is null or e.side = case when p.account_id = ${accountId} then 'owner' else 'agency' end)) as entries
    from (
      select s.* from scheduled_pause s join property o on o.id = s.owner_property_id where o.account_id = ${accountId}
      union select s.* from scheduled_pause s where s.agency_account_id = ${accountId}) s
    join property p on p.id = s.owner_property_id left join dispute d on d.scheduled_pause_id = s.id order by s.id`.execute(
    db,
  );
  return rows;
}

/** That there was a dispute and how it ended stays; what was written goes. */
export const deleteOldDisputeTexts = (db: Db, before: Date) =>
  sql`update dispute_entry e set text = case when e.kind = 'message' then '' end from dispute d
    where d.scheduled_pause_id = e.scheduled_pause_id and d.closed_at < ${before} and e.text <> ''`.execute(db);
