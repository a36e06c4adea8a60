/** ADMN-6: a complaint about a decision: free, within six months, decided by a person other than the one who decided. */
import { athensDay } from '@estia/contract/athens';
import type { ComplaintEffect, ComplaintOutcome } from '@estia/contract/statements-of-reasons/complaints';
import { isStepKind } from '@estia/contract/statements-of-reasons/model';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import { writeAuditLog } from '../../platform/audit.ts';
import type { SignedInViewer } from '../../platform/auth/viewer.ts';
import type { Trx } from '../../platform/db/db.ts';
import { enqueueEmailTo } from '../../platform/email/outbox.ts';
import type { CallContext } from '../../platform/http/call-server.ts';
import { hashEmailCode } from '../../platform/security/email-codes.ts';
import { enforceRateLimitByNetwork } from '../../platform/security/throttle.ts';
import { getRequestOrigin, logAdminAction } from '../accounts/index.ts';
import { complainAboutStepByCode } from '../hidden-brokers/index.ts';
import { findMisuseContact } from '../moderation/index.ts';
import { COMPLAINT_CODE_USE, getDecidedAccount } from '../statements-of-reasons/index.ts';
import type { ComplaintEmailValues } from './complaints.emails.ts';
import * as q from './complaints.queries.ts';
import { liftRestriction } from './lift.service.ts';

const CODE_LIMIT = { hits: 30, seconds: 15 * 60 };

async function enqueueComplaintEmail<T extends keyof ComplaintEmailValues>(
  trx: Trx,
  deps: Deps,
  { id, account_id, email, locale, username }: q.ComplaintRow,
  template: T,
  values: ComplaintEmailValues[T],
): Promise<void> {
  // Who reported without an account is written to as they were about the decision.
  const written =
    account_id === null || email === null
      ? await findMisuseContact(trx, deps, id)
      : { email, locale: locale ?? 'el', username: username ?? '' };
  if (written) await enqueueEmailTo(trx, deps, { id: account_id, ...written }, { template, values });
}

/** The same complaint again changes nothing. */
async function saveComplaint(trx: Trx, deps: Deps, id: number, text: string): Promise<void> {
  const now = deps.clock();
  const statement = await q.lockStatement(trx, id);
  if (!statement) throw new AppError('not_found');
  const known = await q.findComplaint(trx, id);
  if (known?.text === text) return;
  if (known) throw new AppError('complaint_known');
  if (athensDay(now) > statement.complain_by) throw new AppError('complaint_closed');
  await q.insertComplaint(trx, id, { text, now });
  const made = await q.findComplaint(trx, id);
  if (made)
    await enqueueComplaintEmail(trx, deps, made, 'complaint_received', { statement_id: id, kind: made.kind, text });
}

/** A step on a private account has a complaint of its own, which undoes whatever followed from it. */
async function complain(deps: Deps, statement: q.ComplainedStatement, text: string): Promise<void> {
  if (isStepKind(statement.kind) && (await complainAboutStepByCode(deps, statement.code_hash, text))) return;
  await deps.db.transaction().execute((trx) => saveComplaint(trx, deps, statement.id, text));
}

export async function complainAboutDecision(
  deps: Deps,
  viewer: SignedInViewer,
  id: number,
  text: string,
): Promise<void> {
  const statement = await deps.db.transaction().execute((trx) => q.lockStatement(trx, id));
  if (!statement || statement.account_id !== getDecidedAccount(viewer)) throw new AppError('not_found');
  await complain(deps, statement, text);
}

/** Without a login, for as long as there may be a complaint: each decision has a code of its own in its email. */
export async function complainByCode(
  deps: Deps,
  { code, text }: { code: string; text: string },
  { request }: CallContext,
): Promise<void> {
  const { db, secrets, clock } = deps;
  await enforceRateLimitByNetwork(db, 'complaint', getRequestOrigin(deps, request).address, CODE_LIMIT, clock());
  const hash = hashEmailCode(secrets, COMPLAINT_CODE_USE, code);
  const statement = await q.findStatementByCode(db, hash);
  if (statement) return complain(deps, statement, text);
  // Steps of before every decision had a statement.
  if (!(await complainAboutStepByCode(deps, hash, text))) throw new AppError('wrong_code', { code: 'invalid' });
}

/** The same answer again by the same admin changes nothing. */
export async function decideComplaint(
  deps: Deps,
  viewer: SignedInViewer,
  id: number,
  { outcome, answer }: { outcome: ComplaintOutcome; answer: string },
): Promise<void> {
  const now = deps.clock();
  const adminId = viewer.userId;
  const account = await deps.db.transaction().execute(async (trx) => {
    await q.lockStatement(trx, id);
    const complaint = await q.findComplaint(trx, id);
    if (!complaint) throw new AppError('not_found');
    if (complaint.answered_at !== null) {
      if (complaint.outcome === outcome && complaint.answer === answer && complaint.answered_by === adminId)
        return null;
      throw new AppError('already_decided');
    }
    if (complaint.decided_by === adminId) throw new AppError('own_decision');
    await q.saveAnswer(trx, id, { outcome, answer, adminId, now });
    const common = { statement_id: id, kind: complaint.kind, answer };
    if (outcome === 'rejected') await enqueueComplaintEmail(trx, deps, complaint, 'complaint_rejected', common);
    else {
      const effect: ComplaintEffect = (await q.isLatestInForce(trx, id))
        ? await liftRestriction(trx, deps, viewer, { complaint, answer })
        : 'already_ended';
      if (effect === 'restored' || effect === 'may_reactivate' || effect === 'already_ended')
        await q.markLifted(trx, id, now);
      await enqueueComplaintEmail(trx, deps, complaint, 'complaint_accepted', { ...common, effect });
    }
    await writeAuditLog(trx, {
      adminId,
      action: `complaint_${outcome}`,
      subject: 'account',
      subjectId: complaint.account_id ?? 0,
      reason: answer,
      after: { decision_number: id },
      now,
    });
    return complaint.account_id;
  });
  if (account !== null) logAdminAction(deps, viewer, `complaint_${outcome}`, account);
}
