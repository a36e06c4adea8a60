/** ADMN-5: what one admin asked for another approves, which carries it out, or rejects. All in one transaction. */
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { ApprovalPerformer, ApprovalPerformers } from '../../platform/approvals.ts';
import { writeAuditLog } from '../../platform/audit.ts';
import type { SignedInViewer } from '../../platform/auth/viewer.ts';
import type { Db, Trx } from '../../platform/db/db.ts';
import { logSecurityEvent } from '../../platform/security/security-log.ts';
import * as q from './approvals.queries.ts';

async function lockToDecide(trx: Trx, id: number, now: Date): Promise<q.OpenApproval> {
  await q.lockAccountOfApproval(trx, id);
  const approval = await q.lockOpenApproval(trx, id, now);
  if (approval) return approval;
  throw new AppError((await q.isApprovalKnown(trx, id)) ? 'already_decided' : 'not_found');
}

/** Neither who asked nor whom it concerns. */
function assertOther(viewer: SignedInViewer, { requested_by, account_id }: q.OpenApproval): void {
  if (viewer.userId === requested_by || viewer.userId === account_id) throw new AppError('own_request');
}

const NEWCOMER_MS = 30 * 86_400_000;

/** Admins who are so lately tied to this one that what they ask for is for others to approve. */
export const findDependentAdmins = (db: Db, adminId: number, now: Date): Promise<number[]> =>
  q.listDependentAdmins(db, adminId, new Date(now.getTime() - NEWCOMER_MS));

/** What it was asked about is not there any more: trying again would not bring it back. */
const perform: (...of: [ApprovalPerformer, ...Parameters<ApprovalPerformer>]) => ReturnType<ApprovalPerformer> = async (
  performer,
  trx,
  act,
) => {
  try {
    return await performer(trx, act);
  } catch (error) {
    throw error instanceof AppError && error.code === 'changed_meanwhile' ? new AppError('approval_void') : error;
  }
};

export async function approve(
  deps: Deps,
  performers: ApprovalPerformers,
  viewer: SignedInViewer,
  id: number,
): Promise<void> {
  const now = deps.clock();
  const { subject, afterwards } = await deps.db.transaction().execute(async (trx) => {
    const approval = await lockToDecide(trx, id, now);
    assertOther(viewer, approval);
    if ((await findDependentAdmins(trx, viewer.userId, now)).includes(approval.requested_by))
      throw new AppError('not_independent');
    // Who is no admin any more asks for nothing.
    if (!approval.stands) throw new AppError('approval_void');
    const { kind, target_id: targetId, requested_by: adminId, input, before, reason, subject_id } = approval;
    await q.closeApproval(trx, id, { state: 'approved', by: viewer.userId, reason: null, now });
    await writeAuditLog(trx, {
      adminId: viewer.userId,
      action: 'approval_given',
      subject: approval.subject,
      subjectId: subject_id,
      reason,
      now,
    });
    const act = { adminId, approvedBy: viewer.userId, targetId, input, before, reason, now };
    return { subject: subject_id, afterwards: await perform(performers[kind], trx, act) };
  });
  logSecurityEvent(deps, 'admin_action', { account: subject, admin: viewer.userId, action: 'approval_given' });
  await afterwards?.();
}

export async function rejectApproval(deps: Deps, viewer: SignedInViewer, id: number, reason: string): Promise<void> {
  const now = deps.clock();
  await deps.db.transaction().execute(async (trx) => {
    const approval = await lockToDecide(trx, id, now);
    assertOther(viewer, approval);
    await q.closeApproval(trx, id, { state: 'rejected', by: viewer.userId, reason, now });
    await writeAuditLog(trx, {
      adminId: viewer.userId,
      action: 'approval_rejected',
      subject: approval.subject,
      subjectId: approval.subject_id,
      reason,
      now,
    });
  });
}

export async function withdrawApproval(deps: Deps, viewer: SignedInViewer, id: number): Promise<void> {
  const now = deps.clock();
  await deps.db.transaction().execute(async (trx) => {
    const approval = await lockToDecide(trx, id, now);
    if (viewer.userId !== approval.requested_by) throw new AppError('forbidden');
    await q.closeApproval(trx, id, { state: 'withdrawn', by: viewer.userId, reason: null, now });
    await writeAuditLog(trx, {
      adminId: viewer.userId,
      action: 'approval_withdrawn',
      subject: approval.subject,
      subjectId: approval.subject_id,
      reason: null,
      now,
    });
  });
}
