/**
 * SAME-5: how a step ends well for the account: its statement is accepted, the step is lifted, or a complaint about it is
 * accepted. Under the lock of the account, as every step.
 */
import { type BrokerEndReason, type BrokerStepKind, getBrokerState } from '@estia/contract/hidden-brokers/steps';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import { writeAuditLog } from '../../platform/audit.ts';
import type { SignedInViewer } from '../../platform/auth/viewer.ts';
import type { Trx } from '../../platform/db/db.ts';
import { logAdminAction, restoreAccount, type StatusChange } from '../accounts/index.ts';
import * as complaints from './complaints.queries.ts';
import { enqueueReviewEmail } from './review.emails.ts';
import { mayRestore } from './review.policy.ts';
import { countListings } from './statement.queries.ts';
import * as q from './steps.queries.ts';
import { lockPrivateAccount } from './steps.service.ts';

/** The account is left alone: for a year, or until it offers so many listings more than it has now. */
const clearAccount = async (trx: Trx, id: number, now: Date): Promise<void> =>
  q.setState(trx, id, { state: 'cleared', clearedListings: await countListings(trx, id), now });

/** Those about these steps: what they ask for has happened. True: there was one. */
const acceptComplaints = (
  trx: Trx,
  stepIds: readonly number[],
  decided: { decision: string; adminId: number; now: Date },
): Promise<boolean> => complaints.saveComplaintDecision(trx, stepIds, { outcome: 'accepted', ...decided });

type StepParams = { id: number; step_id: number };

/** The step in force, if it is the one that the admin had before them. */
async function findStepInForce(trx: Trx, { id, step_id }: StepParams): Promise<q.StepRow> {
  const step = await q.findStep(trx, id, step_id);
  if (!step) throw new AppError('not_found');
  if (step.ended_at !== null) throw new AppError('not_in_this_state');
  return step;
}

export async function acceptStatement(
  deps: Deps,
  viewer: SignedInViewer,
  params: StepParams,
  reason: string,
): Promise<void> {
  const now = deps.clock();
  const { id } = params;
  await deps.db.transaction().execute(async (trx) => {
    const account = await lockPrivateAccount(trx, id);
    const step = await findStepInForce(trx, params);
    if (step.kind !== 'statement' || step.answered_at === null) throw new AppError('not_in_this_state');
    await q.endStep(trx, step.id, { reason: 'accepted', now });
    const settles_complaint = await acceptComplaints(trx, [step.id], { decision: reason, adminId: viewer.userId, now });
    await clearAccount(trx, id, now);
    await refreshComplaintFlag(trx, id, now);
    await enqueueReviewEmail(trx, deps, account, 'account_statement_accepted', { decision: reason, settles_complaint });
    await writeAuditLog(trx, {
      adminId: viewer.userId,
      action: 'broker_accepted',
      subject: 'account',
      subjectId: id,
      reason,
      now,
    });
  });
  logAdminAction(deps, viewer, 'broker_accepted', id);
}

/** After a complaint was made or decided. */
export async function refreshComplaintFlag(trx: Trx, accountId: number, now: Date): Promise<void> {
  const open = await q.findOpenStep(trx, accountId);
  await complaints.saveComplaintFlag(trx, accountId, {
    hasComplaint: await complaints.hasOpenComplaint(trx, accountId),
    state: open ? getBrokerState(open) : 'new',
    now,
  });
}

/**
 * `kinds`: what is undone, the newest first; empty where it was over already. `holds`: the step before, which holds
 * again, and `limit`: its limit. `stays_closed`: something else than the suspension keeps the account closed.
 * `settles_complaint`: one that waited is accepted with it.
 */
export type Undone = {
  kinds: BrokerStepKind[];
  reactivated: number;
  limit: number | null;
  holds: BrokerStepKind | null;
  stays_closed: boolean;
  settles_complaint: boolean;
};
type Undoing = {
  account: q.ReviewedAccount;
  step: q.StepRow;
  reason: BrokerEndReason;
  decision: string;
  adminId: number;
};

/**
 * The step is as if it had not been taken, and so is whatever followed from it: a suspended account comes back with the
 * listings that were paused, and with the limit that held before. Without one before it the account is left alone.
 * Complaints about what is undone are accepted with it.
 */
export async function undoStep(
  trx: Trx,
  deps: Deps,
  { account, step, reason, decision, adminId }: Undoing,
): Promise<Undone> {
  const now = deps.clock();
  const undone = await q.listStepsInForceFrom(trx, step);
  const kinds = undone.map(({ kind }) => kind);
  if (undone.length === 0) {
    if (step.end_reason === 'next_step' || step.end_reason === 'status_changed')
      await q.endStep(trx, step.id, { reason, now: step.ended_at ?? now });
    const stays_closed = step.kind === 'suspend' && account.status !== 'approved';
    return { kinds, reactivated: 0, limit: null, holds: null, stays_closed, settles_complaint: false };
  }
  for (const { id } of undone) await q.endStep(trx, id, { reason, now });
  const ids = undone.map(({ id }) => id);
  const settles_complaint = await acceptComplaints(trx, ids, { decision, adminId, now });
  const before = await q.reopenStepBefore(trx, step);
  const limit = before?.max_listings ?? null;
  await q.setListingLimit(trx, account.id, limit);
  const suspension = undone.find(({ kind }) => kind === 'suspend');
  const isRestored = suspension !== undefined && mayRestore(account);
  if (isRestored) await restoreAccount(trx, account.id);
  const reactivated = isRestored ? await q.reactivatePausedListings(trx, suspension, now) : 0;
  if (before) await q.setState(trx, account.id, { state: getBrokerState(before), now });
  else await clearAccount(trx, account.id, now);
  const stays_closed = suspension !== undefined && !isRestored;
  return { kinds, reactivated, limit, holds: before?.kind ?? null, stays_closed, settles_complaint };
}

/** What held or had led to it, the newest first. */
function listKindsSinceQuestion(steps: readonly q.StepRow[]): BrokerStepKind[] {
  const at = steps.findIndex(({ kind }) => kind === 'statement');
  return steps.slice(0, at < 0 ? steps.length : at).map(({ kind }) => kind);
}

/**
 * Another status by hand: a suspension is over, and undoing it later changes nothing any more. Approved, the account has no
 * limit either and is left alone, and complaints that wait have what they asked for. With any other status they go on to
 * wait for a decision: the account is still closed.
 */
export async function endSuspensionByStatus(
  trx: Trx,
  deps: Deps,
  { accountId, status, reason, adminId }: StatusChange,
): Promise<void> {
  const now = deps.clock();
  const isApproved = status === 'approved';
  const open = await q.findOpenStep(trx, accountId);
  if (open?.kind === 'suspend')
    await q.endStep(trx, open.id, { reason: isApproved ? 'lifted' : 'status_changed', now });
  if (!isApproved || (await q.findState(trx, accountId)) !== 'suspended') return;
  await q.setListingLimit(trx, accountId, null);
  await clearAccount(trx, accountId, now);
  const steps = await q.listSteps(trx, accountId);
  const stepIds = steps.map(({ id }) => id);
  if (!(await acceptComplaints(trx, stepIds, { decision: reason, adminId, now }))) return;
  await refreshComplaintFlag(trx, accountId, now);
  const account = await q.lockReviewedAccount(trx, accountId);
  if (!account) return;
  await enqueueReviewEmail(trx, deps, account, 'account_complaint_accepted', {
    decision: reason,
    kinds: listKindsSinceQuestion(steps),
    reactivated: 0,
    limit: null,
    holds: null,
    stays_closed: false,
    settles_complaint: true,
  });
}

export async function liftStep(deps: Deps, viewer: SignedInViewer, params: StepParams, reason: string): Promise<void> {
  const now = deps.clock();
  const { id } = params;
  const adminId = viewer.userId;
  await deps.db.transaction().execute(async (trx) => {
    const account = await lockPrivateAccount(trx, id);
    const step = await findStepInForce(trx, params);
    const isSuspension = step.kind === 'suspend';
    if (isSuspension && !mayRestore(account)) throw new AppError('not_in_this_state');
    const undone = await undoStep(trx, deps, { account, step, reason: 'lifted', decision: reason, adminId });
    await refreshComplaintFlag(trx, id, now);
    await enqueueReviewEmail(trx, deps, account, 'account_step_lifted', { decision: reason, ...undone });
    await writeAuditLog(trx, {
      adminId,
      action: 'broker_lifted',
      subject: 'account',
      subjectId: id,
      reason,
      now,
      ...(isSuspension ? { before: { status: account.status }, after: { status: 'approved' } } : {}),
    });
  });
  logAdminAction(deps, viewer, 'broker_lifted', id);
}
