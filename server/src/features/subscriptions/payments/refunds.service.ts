/** Money back. Written down before the provider is asked, like every attempt; a credit note follows when it has moved. */
import { athensDay } from '@estia/contract/athens';
import { z } from 'zod';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import { type ApprovalPerformer, requestApproval } from '../../../platform/approvals.ts';
import { writeAuditLog } from '../../../platform/audit.ts';
import type { Trx } from '../../../platform/db/db.ts';
import { issueCreditNote } from '../../invoices/index.ts';
import { getRuleNumber } from '../../rules/index.ts';
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

/** More than was paid would go back, this refund included. */
async function isTakenBack({ db }: Deps, paymentId: number): Promise<boolean> {
  const payment = await a.findPayment(db, paymentId);
  return payment !== undefined && payment.refunded_cents + payment.charged_back_cents > payment.cents;
}

/** Asks the provider, or finds out what became of having asked. */
async function submitRefund(deps: Deps, refund: a.RefundRow): Promise<void> {
  if (refund.method === 'deposit')
    return settleRefund(deps, refund.id, { state: 'done', ref: `bank-refund:${refund.id}` });
  const payments = getPaymentProvider(deps);
  const input = { reference: reference(refund.id), payment: refund.payment_ref };
  const found = await payments.findRefund(input);
  // The bank has, or disputes, what was to be given back: it would go back twice, now or when the dispute is over.
  if (!found && (await isTakenBack(deps, refund.payment_id)))
    return settleRefund(deps, refund.id, { state: 'failed', ref: null });
  const answer = found ?? (await payments.refund({ ...input, cents: refund.cents }));
  const state = 'state' in answer ? answer.state : answer.done ? 'done' : 'open';
  if (state === 'open')
    return void (await a.scheduleRefundCheck(deps.db, refund.id, new Date(deps.clock().getTime() + RETRY_INTERVAL_MS)));
  await settleRefund(deps, refund.id, { state, ref: answer.refund });
}

type Refund = { paymentId: number; cents: number; reason: string };

/** Held until the transaction ends: the payment, if so much of it can be given back. */
async function lockPaymentToRefund(trx: Trx, deps: Deps, { paymentId, cents }: Refund): Promise<a.PaymentRow> {
  const seen = await a.findPayment(trx, paymentId);
  if (!seen) throw new AppError('not_found');
  await q.lockAgencyAccount(trx, seen.account_id);
  const payment = await a.findPayment(trx, paymentId);
  // What a bank took back, or is about to, is not given back a second time.
  if (!payment || payment.refunded_cents + payment.charged_back_cents + cents > payment.cents)
    throw new AppError('invalid_input', { cents: 'invalid' });
  // What charges have used of a credit is spent.
  if (payment.is_credit && cents > (await availableCredit(trx, payment.account_id)))
    throw new AppError('invalid_input', { cents: 'invalid' });
  if (payment.method === 'card') getPaymentProvider(deps);
  return payment;
}

/** Written down: its id. */
async function writeRefund(
  trx: Trx,
  payment: a.PaymentRow,
  { adminId, cents, reason, now }: Refund & { adminId: number; now: Date },
): Promise<number> {
  await writeAuditLog(trx, {
    adminId,
    action: 'payment_refunded',
    subject: 'account',
    subjectId: payment.account_id,
    reason,
    now,
    after: { payment: payment.id, cents },
  });
  const checkAt = new Date(now.getTime() + PROVIDER_TIMEOUT_MS);
  return a.insertRefund(trx, { paymentId: payment.id, cents, reason, by: adminId, now, checkAt });
}

/** What cannot be asked now is asked by the job. */
async function startRefund(deps: Deps, id: number): Promise<void> {
  const refund = await a.findRefund(deps.db, id);
  if (!refund) return;
  await submitRefund(deps, refund).catch((error: unknown) =>
    deps.failures.record({ kind: 'job', name: 'money', error, details: { refund: id }, isTemporary: true }),
  );
}

const LIMIT_DAYS = 30;

/** All of an agency within 30 days count together: a large one in small parts is a large one. */
async function isOverLimit(trx: Trx, accountId: number, cents: number, now: Date): Promise<boolean> {
  const limit = await getRuleNumber(trx, 'approval', 'refund_euros', athensDay(now));
  const since = new Date(now.getTime() - LIMIT_DAYS * 86_400_000);
  return (await a.sumRefunds(trx, accountId, since)) + cents >= limit * 100;
}

/** An admin gives money back. Of a deposit: says that the bank has sent it. True: another admin has to approve it first. */
export async function refundPayment(deps: Deps, adminId: number, input: Refund): Promise<boolean> {
  const now = deps.clock();
  const { cents, reason } = input;
  const id = await deps.db.transaction().execute(async (trx) => {
    const payment = await lockPaymentToRefund(trx, deps, input);
    const accountId = payment.account_id;
    if (await isOverLimit(trx, accountId, cents, now)) {
      const asked = await requestApproval(trx, {
        kind: 'refund',
        adminId,
        targetId: payment.id,
        accountId,
        subject: 'account',
        subjectId: accountId,
        reason,
        input: { cents },
        after: { payment: payment.id, cents },
        now,
      });
      if (asked) return null;
    }
    return writeRefund(trx, payment, { ...input, adminId, now });
  });
  if (id === null) return true;
  await startRefund(deps, id);
  return false;
}

const approvedRefund = z.object({ cents: z.int() });

export const createApprovedRefund =
  (deps: Deps): ApprovalPerformer =>
  async (trx, { adminId, targetId, input, reason, now }) => {
    const refund = { paymentId: targetId, cents: approvedRefund.parse(input).cents, reason };
    const payment = await lockPaymentToRefund(trx, deps, refund).catch((error: unknown) => {
      throw error instanceof AppError ? new AppError('changed_meanwhile') : error;
    });
    const id = await writeRefund(trx, payment, { ...refund, adminId, now });
    return () => startRefund(deps, id);
  };

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
