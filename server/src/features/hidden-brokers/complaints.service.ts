/** SAME-5: a complaint about a step: free, within six months, decided by a person other than the one who took the step. */
import { athensDay } from '@estia/contract/athens';
import type { ComplaintOutcome } from '@estia/contract/hidden-brokers/steps';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import { writeAuditLog } from '../../platform/audit.ts';
import type { SignedInViewer } from '../../platform/auth/viewer.ts';
import type { Trx } from '../../platform/db/db.ts';
import { logAdminAction } from '../accounts/index.ts';
import * as complaints from './complaints.queries.ts';
import { enqueueReviewEmail } from './review.emails.ts';
import { mayComplain } from './review.policy.ts';
import * as q from './steps.queries.ts';
import { refreshComplaintFlag, undoStep } from './undo.service.ts';

type StepRef = { accountId: number; stepId: number };

/** The same complaint again changes nothing. */
async function saveComplaint(trx: Trx, deps: Deps, { accountId, stepId }: StepRef, text: string): Promise<void> {
  const now = deps.clock();
  await q.lockReviewedAccount(trx, accountId);
  const step = await q.findStep(trx, accountId, stepId);
  if (!step) throw new AppError('not_found');
  const known = await complaints.findComplaint(trx, step.id);
  if (known?.text === text) return;
  if (known) throw new AppError('complaint_known');
  if (!mayComplain(step, athensDay(now))) throw new AppError('complaint_closed');
  await complaints.insertComplaint(trx, step.id, { text, now });
  await refreshComplaintFlag(trx, accountId, now);
}

export async function complainAboutStep(
  deps: Deps,
  viewer: SignedInViewer,
  stepId: number,
  text: string,
): Promise<void> {
  await deps.db.transaction().execute((trx) => saveComplaint(trx, deps, { accountId: viewer.userId, stepId }, text));
}

/** By the hash of the code in its email. False: no step has it. */
export async function complainAboutStepByCode(deps: Deps, codeHash: Buffer, text: string): Promise<boolean> {
  const step = await complaints.findStepByCode(deps.db, codeHash);
  if (!step) return false;
  await deps.db
    .transaction()
    .execute((trx) => saveComplaint(trx, deps, { accountId: step.account_id, stepId: step.id }, text));
  return true;
}

type Decision = { outcome: ComplaintOutcome; decision: string };

/** The same decision again by the same admin changes nothing. */
export async function decideComplaint(
  deps: Deps,
  viewer: SignedInViewer,
  { id, step_id }: { id: number; step_id: number },
  { outcome, decision }: Decision,
): Promise<void> {
  const now = deps.clock();
  const adminId = viewer.userId;
  await deps.db.transaction().execute(async (trx) => {
    const account = await q.lockReviewedAccount(trx, id);
    const step = await q.findStep(trx, id, step_id);
    const complaint = step && (await complaints.findComplaint(trx, step.id));
    if (!account || !step || !complaint) throw new AppError('not_found');
    if (complaint.decided_at !== null) {
      if (complaint.outcome === outcome && complaint.decision === decision && complaint.decided_by === adminId) return;
      throw new AppError('not_in_this_state');
    }
    if (step.taken_by === adminId) throw new AppError('own_decision');
    await complaints.saveComplaintDecision(trx, [step.id], { outcome, decision, adminId, now });
    let isRestored = false;
    if (outcome === 'rejected') {
      const limit = (await q.findOpenStep(trx, id))?.max_listings ?? null;
      await enqueueReviewEmail(trx, deps, account, 'account_complaint_rejected', { decision, limit });
    } else {
      const undone = await undoStep(trx, deps, { account, step, reason: 'reversed', decision, adminId });
      isRestored = undone.kinds.includes('suspend') && !undone.stays_closed;
      await enqueueReviewEmail(trx, deps, account, 'account_complaint_accepted', { decision, ...undone });
    }
    await refreshComplaintFlag(trx, id, now);
    await writeAuditLog(trx, {
      adminId,
      action: `broker_complaint_${outcome}`,
      subject: 'account',
      subjectId: id,
      reason: decision,
      now,
      ...(isRestored ? { before: { status: account.status }, after: { status: 'approved' } } : {}),
    });
  });
  logAdminAction(deps, viewer, `broker_complaint_${outcome}`, id);
}
