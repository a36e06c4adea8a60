/**
 * Payments that the bank of their payer disputes. What is so is read from the provider and written down once for each
 * dispute; the payment, its charge and its invoice stay what they were, and an admin decides what follows from a loss.
 */
import type { ChargebackState } from '@estia/contract/subscriptions/chargeback-model';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import { writeAuditLog } from '../../../platform/audit.ts';
import type { Dispute } from '../../../platform/payments/payment-provider.ts';
import { parseAttemptReference } from '../payments/attempt-reference.ts';
import { findAttempt } from '../payments/attempts.queries.ts';
import { getPaymentProvider, reconcileAttempt } from '../payments/payments.service.ts';
import { enqueueSubscriptionEmail } from '../subscriptions.emails.ts';
import { lockAgencyAccount } from '../subscriptions.queries.ts';
import * as q from './chargebacks.queries.ts';

/** Longer than a site is down without anybody noticing; Stripe tries its messages for three days. */
const LOOK_BACK_MS = 30 * 86_400_000;

type ChargebackEmail = 'chargeback_opened' | 'chargeback_won' | 'chargeback_lost';

/** Null: nothing new for the agency. */
function chooseEmail(before: ChargebackState | null, after: ChargebackState): ChargebackEmail | null {
  const isOpen = (state: ChargebackState) => state === 'needs_response' || state === 'under_review';
  if (after === before) return null;
  if (after === 'lost') return 'chargeback_lost';
  if (isOpen(after)) return before === null ? 'chargeback_opened' : null;
  // One that was over before we heard of it, and took nothing, is nothing to write about.
  return before === null ? null : 'chargeback_won';
}

/** A payment that we have not heard of yet is looked up first. */
async function findDisputedPayment(deps: Deps, { payment, reference }: Dispute) {
  if (payment === null) return;
  const found = await q.findPaymentByRef(deps.db, payment);
  if (found) return found;
  const id = parseAttemptReference(reference);
  const attempt = id === null ? undefined : await findAttempt(deps.db, { id });
  if (attempt?.state !== 'asked') return;
  await reconcileAttempt(deps, attempt);
  return q.findPaymentByRef(deps.db, payment);
}

/** False: its payment is none of ours. */
async function recordDispute(deps: Deps, dispute: Dispute, readAt: Date): Promise<boolean> {
  const payment = await findDisputedPayment(deps, dispute);
  if (!payment) return false;
  await deps.db.transaction().execute(async (trx) => {
    const agency = await lockAgencyAccount(trx, payment.account_id);
    const before = await q.lockChargebackState(trx, dispute.dispute);
    if (!(await q.saveChargeback(trx, { dispute, paymentId: payment.id, readAt }))) return;
    const template = chooseEmail(before, dispute.state);
    if (!agency || !template) return;
    await enqueueSubscriptionEmail(trx, deps, agency, template, {
      cents: dispute.cents,
      paid_at: payment.at.toISOString(),
    });
  });
  return true;
}

/** The provider has told of it, or it is open: read anew. */
export async function reconcileDispute(deps: Deps, ref: string): Promise<void> {
  const readAt = deps.clock();
  const dispute = await getPaymentProvider(deps).readDispute(ref);
  if (await recordDispute(deps, dispute, readAt)) return;
  const error = new Error('A dispute of a payment that is not on record');
  deps.failures.record({ kind: 'job', name: 'chargebacks', error, details: { dispute: ref } });
}

/** What nobody told us of: new ones of the last days, and how those that are open ended. */
export async function reconcileDisputes(deps: Deps): Promise<void> {
  if (!deps.payments) return;
  const readAt = deps.clock();
  const recent = await deps.payments.listDisputes(new Date(readAt.getTime() - LOOK_BACK_MS));
  for (const dispute of recent) await logFailure(deps, dispute.dispute, () => recordDispute(deps, dispute, readAt));
  const seen = new Set(recent.map(({ dispute }) => dispute));
  for (const ref of await q.listOpenChargebacks(deps.db))
    if (!seen.has(ref)) await logFailure(deps, ref, () => reconcileDispute(deps, ref));
}

/** One that cannot be read holds up none of the others. */
async function logFailure(deps: Deps, ref: string, run: () => Promise<unknown>): Promise<void> {
  try {
    await run();
  } catch (error) {
    deps.failures.record({ kind: 'job', name: 'chargebacks', error, details: { dispute: ref } });
  }
}

export async function handleChargeback(
  deps: Deps,
  adminId: number,
  { id, note }: { id: number; note: string },
): Promise<void> {
  const now = deps.clock();
  await deps.db.transaction().execute(async (trx) => {
    const locked = await q.lockChargeback(trx, id);
    if (!locked) throw new AppError('not_found');
    if (locked.handled_at) throw new AppError('already_decided');
    if (locked.state !== 'lost') throw new AppError('changed_meanwhile');
    await q.markChargebackHandled(trx, id, { adminId, note, now });
    await writeAuditLog(trx, {
      adminId,
      action: 'chargeback_settled',
      subject: 'account',
      subjectId: locked.account_id,
      reason: note,
      now,
      after: { payment: locked.payment_id, cents: locked.cents },
    });
  });
}
