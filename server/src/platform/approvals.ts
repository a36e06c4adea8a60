/**
 * Acts of admins that need a second admin, where there is one (D-167). Whoever asks writes a request here, in the
 * transaction that checked that the act can be done; features/approvals carries it out.
 */
import type { AuditField } from '@estia/contract/accounts/audit-messages';
import type { ApprovalKind } from '@estia/contract/approvals/model';
import { athensDay } from '@estia/contract/athens';
import { sql } from 'kysely';
import { AppError } from './app-error.ts';
import { type AuditSubject, changedFields, writeAuditLog } from './audit.ts';
import { hasOtherAdmin } from './auth/has-other-admin.ts';
import type { Trx } from './db/db.ts';

type Fields = Readonly<Partial<Record<AuditField, unknown>>>;

type ApprovalRequest = {
  kind: ApprovalKind;
  adminId: number;
  /** A user, a payment, or 0 for a setting: there is one request for it at a time. */
  targetId: number;
  accountId: number | null;
  subject: AuditSubject;
  subjectId: number;
  reason: string;
  /** What carrying it out needs to know. */
  input: object;
  before?: Fields | null;
  after?: Fields | null;
  now: Date;
};

/** What another admin has approved. */
export type ApprovedAct = {
  /** Who asked for it: the act is theirs. */
  adminId: number;
  approvedBy: number;
  targetId: number;
  input: unknown;
  /** What it was to change when it was asked for. */
  before: unknown;
  reason: string;
  now: Date;
};

/** Carries an act out in the transaction that approves it; what it returns is run after the commit. */
export type ApprovalPerformer = (trx: Trx, act: ApprovedAct) => Promise<(() => Promise<void>) | undefined>;
export type ApprovalPerformers = Readonly<Record<ApprovalKind, ApprovalPerformer>>;

/** A setting has no account that is locked first: whoever asks to change it locks the request that waits, then the setting. */
export const lockSettingRequest = (trx: Trx, kind: ApprovalKind) =>
  sql`select from approval where kind = ${kind} and target_id = 0 and state = 'open' for update`.execute(trx);

/** False: there is no other admin, so it may be done at once. True: it was asked for, and nothing else may happen. */
export async function requestApproval(trx: Trx, request: ApprovalRequest): Promise<boolean> {
  const { kind, adminId, targetId, accountId, subject, subjectId, reason, input, now } = request;
  if (!(await hasOtherAdmin(trx, adminId))) return false;
  await sql`
    update approval set state = 'expired', decided_at = expires_at
    where kind = ${kind} and target_id = ${targetId} and state = 'open' and expires_at <= ${now}`.execute(trx);
  const { before, after } =
    request.before && request.after
      ? changedFields(request.before, request.after)
      : { before: request.before ?? null, after: request.after ?? null };
  const day = athensDay(now);
  const { rows } = await sql`
    insert into approval (kind, target_id, account_id, subject, subject_id, input, before, after, reason, requested_by, requested_at, expires_at)
    select ${kind}, ${targetId}, ${accountId}, ${subject}, ${subjectId}, ${JSON.stringify(input)}::jsonb, ${before && JSON.stringify(before)}::jsonb,
      ${after && JSON.stringify(after)}::jsonb, ${reason}, ${adminId}, ${now}::timestamptz,
      ${now}::timestamptz + make_interval(hours => (
        select (params ->> 'expire_hours')::int from rule where code = 'approval'
          and valid_from <= ${day}::date and (valid_to is null or valid_to > ${day}::date) order by version desc limit 1))
    on conflict (kind, target_id) where state = 'open' do nothing
    returning id`.execute(trx);
  if (rows.length === 0) throw new AppError('approval_open');
  await writeAuditLog(trx, { adminId, action: 'approval_requested', subject, subjectId, reason, before, after, now });
  return true;
}
