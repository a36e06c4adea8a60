/** SQL of complaints about steps on private accounts. Whoever changes one holds the row of the account first. */
import type { BrokerState, ComplaintOutcome } from '@estia/contract/hidden-brokers/steps';
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/db.ts';

export type ComplaintRow = {
  step_id: number;
  made_at: Date;
  text: string;
  decided_at: Date | null;
  decided_by: number | null;
  outcome: ComplaintOutcome | null;
  decision: string | null;
};

export async function findComplaint(db: Db, stepId: number): Promise<ComplaintRow | undefined> {
  const { rows } = await sql<ComplaintRow>`
    select step_id, made_at, text, decided_at, decided_by, outcome, decision from broker_complaint where step_id = ${stepId}`.execute(
    db,
  );
  return rows[0];
}

export const insertComplaint = (trx: Trx, stepId: number, { text, now }: { text: string; now: Date }) =>
  sql`insert into broker_complaint (step_id, made_at, text) values (${stepId}, ${now}, ${text})`.execute(trx);

type ComplaintDecision = { outcome: ComplaintOutcome; decision: string; adminId: number; now: Date };

/** Those of these steps that wait. True: there was one. */
export async function saveComplaintDecision(
  trx: Trx,
  stepIds: readonly number[],
  { outcome, decision, adminId, now }: ComplaintDecision,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update broker_complaint set outcome = ${outcome}, decision = ${decision}, decided_by = ${adminId}, decided_at = ${now}
    where step_id = any (${stepIds}::bigint[]) and decided_at is null`.execute(trx);
  return numAffectedRows > 0n;
}

/** Which step of whom the code of an email is about. */
export async function findStepByCode(
  db: Db,
  codeHash: Buffer,
): Promise<{ id: number; account_id: number } | undefined> {
  const { rows } = await sql<{ id: number; account_id: number }>`
    select id, account_id from broker_step where complaint_code_hash = ${codeHash}`.execute(db);
  return rows[0];
}

export async function hasOpenComplaint(db: Db, accountId: number): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from broker_complaint c join broker_step s on s.id = c.step_id
      where s.account_id = ${accountId} and c.decided_at is null) as has`.execute(db);
  return rows[0]?.has ?? false;
}

/** The row is made where there is none: a complaint that is in no list is read by nobody. */
export const saveComplaintFlag = (
  trx: Trx,
  accountId: number,
  { hasComplaint, state, now }: { hasComplaint: boolean; state: BrokerState; now: Date },
) =>
  sql`
    insert into broker_score (account_id, points, evidence, computed_at, state, state_since, has_complaint)
    values (${accountId}, 0, '[]', ${now}, ${state}, ${now}, ${hasComplaint})
    on conflict (account_id) do update set has_complaint = excluded.has_complaint`.execute(trx);
