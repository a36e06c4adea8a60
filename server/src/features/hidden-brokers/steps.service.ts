/**
 * SAME-5: what an admin does to a private account that looks like an agent's. Each step is one transaction under the lock
 * of the account: the step, what follows from it, its statement of reasons and its row in the audit log. Of two admins at
 * once, the second finds what the first did.
 */
import { roleIds } from '@estia/contract/accounts/roles';
import { athensDay } from '@estia/contract/athens';
import { type BrokerStepKind, getBrokerState, getNextBrokerStep } from '@estia/contract/hidden-brokers/steps';
import type { RestrictionKind } from '@estia/contract/statements-of-reasons/model';
import { addDays } from '@estia/contract/subscriptions/billing-amounts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import { writeAuditLog } from '../../platform/audit.ts';
import type { SignedInViewer } from '../../platform/auth/viewer.ts';
import type { Trx } from '../../platform/db/db.ts';
import { hashEmailCode } from '../../platform/security/email-codes.ts';
import { logAdminAction, suspendAccount } from '../accounts/index.ts';
import { pauseListings } from '../listings/index.ts';
import { getRuleNumber } from '../rules/index.ts';
import { COMPLAINT_CODE_USE, writeStatement } from '../statements-of-reasons/index.ts';
import * as complaints from './complaints.queries.ts';
import { enqueueReviewEmail } from './review.emails.ts';
import { getQuietSince, removeNamesOfOthers } from './review.policy.ts';
import * as q from './steps.queries.ts';

/** To whoever is not a private account there are no steps: an agency has said what it is. */
export async function lockPrivateAccount(trx: Trx, id: number): Promise<q.ReviewedAccount> {
  const account = await q.lockReviewedAccount(trx, id);
  if (account?.role_id !== roleIds.individual) throw new AppError('not_found');
  return account;
}

type TakenStep = { kind: BrokerStepKind; reason: string; new_evidence: string; adminId: number | null };

function enqueueStepEmail(
  trx: Trx,
  deps: Deps,
  account: q.ReviewedAccount,
  { step, code }: { step: Omit<q.NewStep, 'taken_at'>; code: string },
): Promise<void> {
  const reasons = {
    facts: step.evidence.map(({ signal, count }) => ({ signal, count })),
    is_automatic: step.is_automatic,
    reason: step.reason,
    new_evidence: step.new_evidence,
    complain_by: step.complain_by,
    code,
  };
  const max_listings = step.max_listings ?? 0;
  switch (step.kind) {
    case 'statement':
      return enqueueReviewEmail(trx, deps, account, 'account_statement_requested', {
        ...reasons,
        answer_by: step.answer_by ?? '',
      });
    case 'limit':
      return enqueueReviewEmail(trx, deps, account, 'account_limited', { ...reasons, max_listings });
    case 'convert':
      return enqueueReviewEmail(trx, deps, account, 'account_conversion_requested', { ...reasons, max_listings });
    case 'suspend':
      return enqueueReviewEmail(trx, deps, account, 'account_suspended', reasons);
  }
}

/** All listings on offer are paused; which ones the step remembers. */
async function applySuspension(trx: Trx, account: q.ReviewedAccount, reason: string, now: Date): Promise<number[]> {
  const ids = await q.lockActiveListings(trx, account.id);
  await pauseListings(trx, { ids, reason: 'account', now });
  await suspendAccount(trx, account.id, reason);
  return ids;
}

const restrictionByStep = {
  statement: 'ownership_asked',
  limit: 'listings_limited',
  convert: 'conversion_asked',
  suspend: 'account_suspended',
} as const satisfies Record<BrokerStepKind, RestrictionKind>;

/** The account is locked, and the step may follow `open`. */
export async function writeStep(
  trx: Trx,
  deps: Deps,
  { account, open, taken }: { account: q.ReviewedAccount; open: q.StepRow | undefined; taken: TakenStep },
): Promise<void> {
  const now = deps.clock();
  const today = athensDay(now);
  const { kind, reason, adminId } = taken;
  const { points, evidence } = (await q.findScore(trx, account.id)) ?? { points: 0, evidence: [] };
  const isLimit = kind === 'limit' || kind === 'convert';
  const days = kind === 'statement' ? await getRuleNumber(trx, 'private_account_limit', 'answer_days', today) : 0;
  const { code, complain_by } = await writeStatement(trx, deps, {
    accountId: account.id,
    kind: restrictionByStep[kind],
    ground: 'hidden_brokers',
    foundBy: 'program',
    decidedBy: adminId,
    facts: [reason, taken.new_evidence].filter(Boolean).join('\n\n'),
  });
  const step = {
    points,
    evidence: removeNamesOfOthers(evidence),
    account_id: account.id,
    kind,
    taken_by: adminId,
    is_automatic: adminId === null,
    reason,
    new_evidence: taken.new_evidence || null,
    // A conversion goes on with the limit that was stated before it.
    max_listings: isLimit
      ? (open?.max_listings ?? (await getRuleNumber(trx, 'private_account_limit', 'listings', today)))
      : null,
    answer_by: kind === 'statement' ? addDays(today, days) : null,
    complain_by,
    complaint_code_hash: hashEmailCode(deps.secrets, COMPLAINT_CODE_USE, code),
    paused_listing_ids: kind === 'suspend' ? await applySuspension(trx, account, reason, now) : [],
  };
  if (open) await q.endStep(trx, open.id, { reason: 'next_step', now });
  await q.insertStep(trx, { ...step, taken_at: now });
  if (isLimit) await q.setListingLimit(trx, account.id, step.max_listings);
  await q.setState(trx, account.id, {
    state: getBrokerState({ kind, answered_at: null, no_answer_at: null }),
    now,
  });
  await enqueueStepEmail(trx, deps, account, { step, code });
  if (adminId === null) return;
  await writeAuditLog(trx, {
    adminId,
    action: `broker_${kind}`,
    subject: 'account',
    subjectId: account.id,
    reason: [reason, step.new_evidence].filter(Boolean).join('\n\n'),
    now,
    ...(kind === 'suspend' ? { before: { status: account.status }, after: { status: 'blocked' } } : {}),
    ...(kind === 'limit' ? { after: { max_active_listings: step.max_listings } } : {}),
  });
}

/**
 * A complaint is decided before anything follows. Where the account was cleared, or the same step was undone, only
 * something new leads to it again, and the account reads what.
 */
async function assertMayFollow(trx: Trx, deps: Deps, id: number, { kind, new_evidence }: Omit<TakenStep, 'adminId'>) {
  if (await complaints.hasOpenComplaint(trx, id)) throw new AppError('complaint_open');
  const since = getQuietSince(deps.clock());
  if (new_evidence === '' && (await q.findClearedAt(trx, { accountId: id, kind, since })) !== null)
    throw new AppError('account_cleared', { new_evidence: 'required' });
}

/** The same step again by the same admin changes nothing. */
export async function takeStep(
  deps: Deps,
  viewer: SignedInViewer,
  id: number,
  wanted: Omit<TakenStep, 'adminId'>,
): Promise<void> {
  const { kind, reason } = wanted;
  await deps.db.transaction().execute(async (trx) => {
    const account = await lockPrivateAccount(trx, id);
    const open = await q.findOpenStep(trx, id);
    if (open?.kind === kind && open.taken_by === viewer.userId && open.reason === reason) return;
    if (account.erase_after !== null || account.status !== 'approved' || getNextBrokerStep(open ?? null) !== kind)
      throw new AppError('not_in_this_state');
    await assertMayFollow(trx, deps, id, wanted);
    await writeStep(trx, deps, { account, open, taken: { ...wanted, adminId: viewer.userId } });
  });
  logAdminAction(deps, viewer, `broker_${kind}`, id);
}
