/** Money back. Written down before the provider is asked, like every attempt; a credit note follows when it has moved. */
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import { writeAuditLog } from '../../../platform/audit.ts';
import { issueCreditNote } from '../../invoices/index.ts';
import { availableCredit } from '../credit.queries.ts';
import * as q from '../subscriptions.queries.ts';
import * as a from './attempts.queries.ts';
import { getPaymentProvider } from './payments.service.ts';

const PROVIDER_TIMEOUT_MS = 60_000;
const RETRY_INTERVAL_MS = 10 * 60_000;
const reference = (id: number): string => `refund-${id}`;

async function settleRefund(
  deps: Deps,
  id: number,
  end: { state: 'done' | 'failed'; ref: string | null },
): Promise<void> {
  const now = deps.clock();
  await deps.db.transaction().execute(async (trx) => {
    const refund = await a.findRefund(trx, id);
    if (!refund) return;
    await q.lockAgencyAccount(trx, refund.account_id);
    if (!(await a.markRefundDone(trx, id, end, now))) return;
    if (end.state === 'failed' || refund.charge_id === null) return;
    await issueCreditNote(trx, deps, {
      accountId: refund.account_id,
      refundId: id,
      chargeId: refund.charge_id,
      gross_cents: refund.cents,
      at: now,
      reason: refund.reason,
    });
  });
}

/** Asks the provider, or finds out what became of having asked. */
async function submitRefund(deps: Deps, refund: a.RefundRow): Promise<void> {
  if (refund.method === 'deposit')
    return settleRefund(deps, refund.id, { state: 'done', ref: `bank-refund:${refund.id}` });
  const payments = getPaymentProvider(deps);
  const input = { reference: reference(refund.id), payment: refund.payment_ref };
  const found = await payments.findRefund(input);
  const answer = found ?? (await payments.refund({ ...input, cents: refund.cents }));
  const state = 'state' in answer ? answer.state : answer.done ? 'done' : 'open';
  if (state === 'open')
    return void (await a.scheduleRefundCheck(deps.db, refund.id, new Date(deps.clock().getTime() + RETRY_INTERVAL_MS)));
  await settleRefund(deps, refund.id, { state, ref: answer.refund });
}

/** An admin gives money back. Of a deposit: says that the bank has sent it. */
export async function refundPayment(
  deps: Deps,
  adminId: number,
  input: { paymentId: number; cents: number; reason: string },
): Promise<void> {
  const now = deps.clock();
  const id = await deps.db.transaction().execute(async (trx) => {
    const seen = await a.findPayment(trx, input.paymentId);
    if (!seen) throw new AppError('not_found');
    await q.lockAgencyAccount(trx, seen.account_id);
    const payment = await a.findPayment(trx, input.paymentId);
    if (!payment || payment.refunded_cents + input.cents > payment.cents)
      throw new AppError('invalid_input', { cents: 'invalid' });
    // What charges have used of a credit is spent.
    if (payment.is_credit && input.cents > (await availableCredit(trx, payment.account_id)))
      throw new AppError('invalid_input', { cents: 'invalid' });
    if (payment.method === 'card') getPaymentProvider(deps);
    await writeAuditLog(trx, {
      adminId,
      action: 'payment_refunded',
      subject: 'account' as const,
      subjectId: payment.account_id,
      reason: input.reason,
      now,
      after: { payment: payment.id, cents: input.cents },
    });
    const checkAt = new Date(now.getTime() + PROVIDER_TIMEOUT_MS);
    return a.insertRefund(trx, {
      paymentId: payment.id,
      cents: input.cents,
      reason: input.reason,
      by: adminId,
      now,
      checkAt,
    });
  });
  const refund = await a.findRefund(deps.db, id);
  if (!refund) return;
  await submitRefund(deps, refund).catch((error: unknown) =>
    deps.failures.record({ kind: 'job', name: 'money', error, details: { refund: id }, isTemporary: true }),
  );
}

/** For the job and for what the provider tells of: one refund, looked at again. */
export async function reconcileRefund(deps: Deps, refund: a.RefundRow): Promise<void> {
  if (refund.state !== 'asked') return;
  await a.scheduleRefundCheck(deps.db, refund.id, new Date(deps.clock().getTime() + PROVIDER_TIMEOUT_MS));
  await submitRefund(deps, refund);
}

export const parseRefundReference = (text: string | null): number | null => {
  const [, id] = /^refund-(\d{1,15})$/.exec(text ?? '') ?? [];
  return id === undefined ? null : Number(id);
};
