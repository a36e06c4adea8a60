/**
 * Money in. A provider is asked outside of any transaction, and what it is asked for is written down before: whoever is
 * killed in between leaves an attempt that is `asked`, and the next look finds out at the provider what became of it.
 * A charge has one attempt at a time and one payment for good (unique indexes), so it is never paid twice.
 */

import type { Locale } from '@estia/contract/pair';
import { athensDay } from '@estia/contract/rules/in-force';
import { addMonths } from '@estia/contract/subscriptions/billing-amounts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Trx } from '../../../platform/db/db.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts';
import type { PaymentProvider, PaymentResult } from '../../../platform/payments/payment-provider.ts';
import { hasInvoiceDetails, issueInvoice } from '../../invoices/index.ts';
import { assertMayBill, mayBill } from '../billing/billing-permission.service.ts';
import { getNextChargeTime } from '../billing/billing-state-machine.ts';
import {
  getToday,
  type LockedSubscription,
  lockSubscription,
  withLockedSubscription,
} from '../billing/locked-subscription.service.ts';
import { applyUpgrade, restartSubscription, startPaidPeriod } from '../billing/periods.service.ts';
import { availableCredit, setChargeCredit, usableCredit } from '../credit.queries.ts';
import { enqueueSubscriptionEmail } from '../subscriptions.emails.ts';
import * as q from '../subscriptions.queries.ts';
import { describeCharge } from '../subscriptions.view.ts';
import { toAttemptReference } from './attempt-reference.ts';
import * as a from './attempts.queries.ts';

/** Longer than any call to a provider takes: after this nobody is waiting for its answer any more. */
const PROVIDER_TIMEOUT_MS = 60_000;
/** How long somebody who opened the page of the provider is left alone there. */
const CHECKOUT_QUIET_MS = 60 * 60_000;
const CHECKOUT_CHECK_INTERVAL_MS = 10 * 60_000;

const addMs = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

export function getPaymentProvider({ payments }: Pick<Deps, 'payments'>): PaymentProvider {
  if (!payments) throw new AppError('no_cards');
  return payments;
}

export type ReceivedPayment = {
  /** Null: for nothing that is owed. */
  chargeId: number | null;
  accountId: number;
  method: 'card' | 'deposit';
  cents: number;
  /** Nothing is owed that equals it: the charges that are due, or come, use it. */
  isCredit?: boolean;
  /** The provider's payment, or the line of the bank: each once. */
  ref: string;
  at: Date;
};

/** Records money that is there, once, and does what it was for. Takes the lock of the account. */
export async function recordPayment(
  trx: Trx,
  deps: Deps,
  { chargeId, accountId, method, cents, isCredit = false, ref, at }: ReceivedPayment,
): Promise<'paid' | 'unallocated' | 'known'> {
  if (!(await q.lockAgencyAccount(trx, accountId)) || !(await q.findSubscription(trx, accountId))) {
    return (await a.insertPayment(trx, { accountId, chargeId: null, method, cents, isCredit, ref, at }))
      ? 'unallocated'
      : 'known';
  }
  const locked = await lockSubscription(trx, accountId);
  const charge = chargeId === null ? undefined : await q.findCharge(trx, chargeId);
  const owed = charge?.state === 'due' && charge.account_id === accountId && owedCents(charge) === cents;
  if (!charge || !owed) {
    if (!(await a.insertPayment(trx, { accountId, chargeId: null, method, cents, isCredit, ref, at }))) return 'known';
    if (isCredit)
      for (const due of [locked.due, locked.upgrade]) if (due) await applyCredit(trx, deps, accountId, due.id);
    return 'unallocated';
  }
  if (!(await a.insertPayment(trx, { accountId, chargeId: charge.id, method, cents, ref, at }))) return 'known';
  await settleCharge(trx, deps, locked, { charge, method, at });
  return 'paid';
}

/** What of a charge is left to pay. */
export const owedCents = (charge: Pick<q.ChargeRow, 'gross_cents' | 'credit_cents'>): number =>
  charge.gross_cents - charge.credit_cents;

/**
 * A charge that is due uses the credit of its agency, and is paid when that is enough. What is left is never less than
 * a provider takes. `trx` has the lock of the account. While somebody is being asked for the charge, its sum stays:
 * whoever ends that calls again. True: it has changed.
 */
export async function applyCredit(trx: Trx, deps: Deps, accountId: number, chargeId: number): Promise<boolean> {
  const charge = await q.findCharge(trx, chargeId);
  if (charge?.state !== 'due' || charge.asked_id !== null) return false;
  const available = (await availableCredit(trx, accountId)) + charge.credit_cents;
  const credit = usableCredit(available, charge.gross_cents);
  // What cannot be invoiced is not paid.
  if (credit === charge.credit_cents || !(await mayBill(trx, deps, charge.payment))) return false;
  await setChargeCredit(trx, charge.id, credit);
  if (credit < charge.gross_cents) return true;
  const locked = await lockSubscription(trx, accountId);
  await settleCharge(trx, deps, locked, { charge, method: charge.payment, at: deps.clock() });
  return true;
}

async function settleCharge(
  trx: Trx,
  deps: Deps,
  locked: LockedSubscription,
  { charge, method, at }: { charge: q.ChargeRow; method: 'card' | 'deposit'; at: Date },
): Promise<void> {
  const today = getToday(deps);
  // A new beginning begins when it is paid for.
  const period =
    charge.kind === 'restart'
      ? { from: today, to: addMonths(today, 1) }
      : { from: charge.period_from, to: charge.period_to };
  await q.markChargePaid(trx, charge.id, period, at);
  const paid = { ...charge, period_from: period.from, period_to: period.to };
  await issueInvoice(trx, deps, {
    accountId: charge.account_id,
    chargeId: charge.id,
    kind: charge.kind,
    planId: charge.plan_id,
    paidBy: method,
    at: deps.clock(),
    periodFrom: period.from,
    periodTo: period.to,
    net_cents: charge.net_cents,
    vat_percent: charge.vat_percent,
    vat_cents: charge.vat_cents,
    gross_cents: charge.gross_cents,
  });
  if (charge.kind === 'restart') await restartSubscription(trx, deps, locked, paid);
  else if (charge.kind === 'upgrade') await applyUpgrade(trx, deps, locked, charge.plan_id);
  else if (period.from <= today) await startPaidPeriod(trx, deps, locked, paid);
  else await q.updateSubscription(trx, locked.sub.id, { next_billing_at: deps.clock() }, deps.clock());
}

/** The card was declined, or there was none to charge. */
async function recordDecline(
  trx: Trx,
  deps: Deps,
  locked: LockedSubscription,
  charge: q.ChargeRow,
  code: string,
): Promise<void> {
  const now = deps.clock();
  const failed_attempts = charge.failed_attempts + 1;
  const wantsOwner = code === 'authentication_required';
  if (charge.kind !== 'period') {
    // Its owner is there and is told at once. What their bank wants to ask them can still be paid on the provider's
    // page.
    await q.updateCharge(trx, charge.id, { failed_attempts, last_decline: code, next_attempt_at: null });
    if (!wantsOwner) await q.voidCharge(trx, charge.id, code, now);
    return;
  }
  const next = getNextChargeTime(charge.due_on, failed_attempts, getToday(deps));
  await q.updateCharge(trx, charge.id, { failed_attempts, last_decline: code, next_attempt_at: next });
  await q.updateSubscription(trx, locked.sub.id, { next_billing_at: now }, now);
  await enqueueSubscriptionEmail(trx, deps, locked.agency, 'payment_failed', {
    cents: owedCents(charge),
    code,
    charge_id: charge.id,
    next: next === null ? null : athensDay(next),
    until: charge.due_on,
  });
}

/**
 * What became of an attempt, written down once. Credit that came meanwhile is used, unless whoever withdrew the attempt
 * decides what becomes of the charge.
 */
async function settleAttempt(
  deps: Deps,
  attempt: Pick<a.AttemptRow, 'id' | 'account_id'>,
  outcome: PaymentResult,
  { isWithdrawn = false } = {},
): Promise<void> {
  const now = deps.clock();
  if (outcome.state === 'open')
    return void (await a.scheduleAttemptCheck(deps.db, attempt.id, addMs(now, CHECKOUT_CHECK_INTERVAL_MS)));
  await deps.db.transaction().execute(async (trx) => {
    const agency =
      (await q.lockAgencyAccount(trx, attempt.account_id)) && (await q.findSubscription(trx, attempt.account_id));
    const row = await a.findAttempt(trx, { id: attempt.id });
    if (row?.state !== 'asked') return;
    const code = outcome.state === 'declined' ? outcome.code : null;
    if (!(await a.markAttemptDone(trx, row.id, { state: outcome.state, code }, now))) return;
    if (outcome.state === 'succeeded') {
      await recordPayment(trx, deps, {
        chargeId: row.charge_id,
        accountId: row.account_id,
        method: 'card' as const,
        cents: outcome.cents,
        ref: outcome.payment,
        at: outcome.at,
      });
    } else if (agency) {
      if (!isWithdrawn) await applyCredit(trx, deps, row.account_id, row.charge_id);
      const charge = await q.findCharge(trx, row.charge_id);
      if (code !== null && row.kind === 'away' && charge?.state === 'due')
        await recordDecline(trx, deps, await lockSubscription(trx, row.account_id), charge, code);
    }
    // An agency that has gone owes nothing.
    if (!agency) await q.voidCharge(trx, row.charge_id, 'account_erased', now);
    await q.scheduleBilling(trx, row.account_id, now);
    await enqueueJob(trx, 'money');
  });
}

/** Tries the card of an agency for what it owes. */
export async function chargeSavedCard(deps: Deps, charge: { id: number; account_id: number }): Promise<void> {
  const now = deps.clock();
  const input = await withLockedSubscription(deps, charge.account_id, async (trx, locked) => {
    let row = await q.findCharge(trx, charge.id);
    if (row?.state !== 'due' || row.asked_id !== null || row.payment !== 'card') return null;
    if (!(await mayBill(trx, deps, 'card'))) {
      // Nothing that its owner could put right: the turn drops it.
      await q.updateCharge(trx, row.id, { next_attempt_at: null });
      await q.updateSubscription(trx, locked.sub.id, { next_billing_at: now }, now);
      return null;
    }
    if (await applyCredit(trx, deps, charge.account_id, row.id)) row = await q.findCharge(trx, row.id);
    if (row?.state !== 'due') return null;
    const { customer_ref: customer, card_ref: card } = locked.sub;
    const lacks =
      !deps.payments || !customer || !card
        ? 'no_card'
        : (await hasInvoiceDetails(trx, charge.account_id))
          ? null
          : 'invoice_details';
    if (lacks || !customer || !card) {
      await recordDecline(trx, deps, locked, row, lacks ?? 'no_card');
      return null;
    }
    const attempt = {
      charge_id: row.id,
      kind: 'away' as const,
      customer_ref: customer,
      card_ref: card,
      cents: owedCents(row),
    };
    const id = await a.insertAttempt(trx, attempt, now, addMs(now, PROVIDER_TIMEOUT_MS));
    await q.updateCharge(trx, row.id, { next_attempt_at: null });
    return { id, customer, card, cents: owedCents(row), text: describeCharge(row, locked.agency.locale) };
  });
  if (input) await submitAttempt(deps, { id: input.id, account_id: charge.account_id }, input);
}

async function submitAttempt(
  deps: Deps,
  attempt: Pick<a.AttemptRow, 'id' | 'account_id'>,
  { customer, card, cents, text }: { customer: string; card: string; cents: number; text: string },
): Promise<void> {
  const reference = toAttemptReference(attempt.id);
  const outcome = await getPaymentProvider(deps)
    .charge({ reference, customer, card, cents, text })
    .catch((error: unknown) => {
      // Nobody knows what became of it: the next look does.
      deps.failures.record({ kind: 'job', name: 'money', error, details: { attempt: attempt.id }, isTemporary: true });
      return null;
    });
  if (outcome) await settleAttempt(deps, attempt, outcome);
}

/** Finds out at the provider what became of an attempt. */
export async function reconcileAttempt(deps: Deps, attempt: a.AttemptRow): Promise<void> {
  const payments = getPaymentProvider(deps);
  const { db, clock } = deps;
  const reference = toAttemptReference(attempt.id);
  await a.scheduleAttemptCheck(db, attempt.id, addMs(clock(), PROVIDER_TIMEOUT_MS));
  // Paid in another way, or its agency has gone: nothing more is taken for it.
  const charge = await q.findCharge(db, attempt.charge_id);
  if (charge?.state !== 'due' || !(await q.findSubscription(db, attempt.account_id)))
    return cancelAttempt(deps, attempt);
  if (attempt.kind === 'checkout') {
    // Killed before its page was noted, it was shown to nobody: closed.
    if (attempt.checkout_ref === null) return cancelAttempt(deps, attempt);
    return settleAttempt(deps, attempt, await payments.readCheckout(attempt.checkout_ref));
  }
  const found = await payments.findCharge({ reference, customer: attempt.customer_ref });
  if (found) return settleAttempt(deps, attempt, found);
  if (clock().getTime() - attempt.created_at.getTime() < PROVIDER_TIMEOUT_MS) return;
  if (attempt.card_ref === null) return;
  // It never got there: asked again under the same name.
  const input = { customer: attempt.customer_ref, card: attempt.card_ref, cents: attempt.cents };
  await submitAttempt(deps, attempt, { ...input, text: describeCharge(charge, 'el') });
}

/** After this the attempt takes no money any more, or it has. */
async function cancelAttempt(deps: Deps, attempt: a.AttemptRow): Promise<void> {
  const payments = getPaymentProvider(deps);
  const reference = toAttemptReference(attempt.id);
  if (attempt.kind === 'away') {
    if (deps.clock().getTime() - attempt.created_at.getTime() < PROVIDER_TIMEOUT_MS)
      throw new AppError('payment_under_way');
    const outcome = await payments.closeCharge({ reference, customer: attempt.customer_ref });
    return settleAttempt(deps, attempt, outcome, { isWithdrawn: true });
  }
  const checkout = attempt.checkout_ref ?? (await openCheckoutPage(deps, attempt, 'el')).id;
  await settleAttempt(deps, attempt, await payments.closeCheckout(checkout), { isWithdrawn: true });
}

/** Who leaves the provider's page pays nothing there: it is closed, unless it was paid just before. */
export const leavePage = (deps: Deps, attempt: a.AttemptRow): Promise<void> =>
  attempt.kind === 'checkout' ? cancelAttempt(deps, attempt) : reconcileAttempt(deps, attempt);

/** Nothing is under way for this charge any more. */
export async function cancelOpenAttempt(deps: Deps, chargeId: number): Promise<void> {
  const attempt = await a.findAttempt(deps.db, { charge: chargeId });
  if (attempt) await cancelAttempt(deps, attempt);
  if (await a.findAttempt(deps.db, { charge: chargeId })) throw new AppError('payment_under_way');
}

/** Asked twice for the same attempt, the provider names the same page. */
async function openCheckoutPage(
  deps: Deps,
  attempt: Pick<a.AttemptRow, 'id' | 'charge_id' | 'customer_ref' | 'cents'>,
  locale: Locale,
) {
  const charge = await q.findCharge(deps.db, attempt.charge_id);
  if (!charge) throw new AppError('not_found');
  const back = `${deps.config.origin}${locale === 'el' ? '' : '/en'}/dashboard/user/subscription`;
  const page = await getPaymentProvider(deps).beginCheckout({
    reference: toAttemptReference(attempt.id),
    customer: attempt.customer_ref,
    cents: attempt.cents,
    locale,
    text: describeCharge(charge, locale),
    returnTo: `${back}?paid=${charge.id}`,
    backTo: `${back}?left=${charge.id}`,
  });
  await a.setAttemptCheckout(deps.db, attempt.id, page.id);
  return page;
}

/** The provider's name for an agency, asked for once. */
export async function getOrCreateCustomer(deps: Deps, accountId: number): Promise<string> {
  const sub = await q.findSubscription(deps.db, accountId);
  if (sub?.customer_ref) return sub.customer_ref;
  const { agency } = await withLockedSubscription(deps, accountId, async (_trx, locked) => locked);
  const customer = await getPaymentProvider(deps).customer({
    reference: `office-${accountId}`,
    name: agency.username,
    locale: agency.locale,
  });
  return withLockedSubscription(deps, accountId, async (trx, locked) => {
    if (locked.sub.customer_ref) return locked.sub.customer_ref;
    await q.updateSubscription(trx, locked.sub.id, { customer_ref: customer }, deps.clock());
    return customer;
  });
}

/** The page of the provider where a charge is paid by its owner. Null: it is paid already. */
export async function startCheckout(
  deps: Deps,
  accountId: number,
  chargeId: number,
  locale: Locale,
): Promise<string | null> {
  getPaymentProvider(deps);
  const seen = await q.findCharge(deps.db, chargeId);
  if (seen?.account_id !== accountId) throw new AppError('not_found');
  const customer = await getOrCreateCustomer(deps, accountId);
  await cancelOpenAttempt(deps, chargeId);
  const attempt = await withLockedSubscription(deps, accountId, async (trx) => {
    let charge = await q.findCharge(trx, chargeId);
    if (charge?.account_id !== accountId || charge.state === 'void') throw new AppError('not_found');
    if (charge.state === 'paid') return null;
    if (charge.asked_id !== null) throw new AppError('payment_under_way');
    await assertMayBill(trx, deps, 'card');
    if (!(await hasInvoiceDetails(trx, accountId))) throw new AppError('invoice_details_missing');
    if (await applyCredit(trx, deps, accountId, chargeId)) charge = await q.findCharge(trx, chargeId);
    if (charge?.state !== 'due') return null;
    const now = deps.clock();
    // While its owner is at the till, nobody reaches into their pocket.
    const quiet = addMs(now, CHECKOUT_QUIET_MS);
    if (charge.next_attempt_at && charge.next_attempt_at < quiet)
      await q.updateCharge(trx, charge.id, { next_attempt_at: quiet });
    const row = {
      charge_id: charge.id,
      kind: 'checkout' as const,
      customer_ref: customer,
      card_ref: null,
      cents: owedCents(charge),
    };
    return { ...row, id: await a.insertAttempt(trx, row, now, addMs(now, PROVIDER_TIMEOUT_MS)) };
  });
  if (!attempt) return null;
  const { url } = await openCheckoutPage(deps, attempt, locale);
  return url;
}
