/**
 * Money in. A provider is asked outside of any transaction, and what it is asked for is written down before: whoever is
 * killed in between leaves an attempt that is `asked`, and the next look finds out at the provider what became of it.
 * A charge has one attempt at a time and one payment for good (unique indexes), so it is never paid twice.
 */

import type { Locale } from '@estia/contract/pair';
import { athensDay } from '@estia/contract/rules/in-force';
import { addMonths } from '@estia/contract/subscriptions/money';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import type { Outcome, Payments } from '../../platform/payments.ts';
import { hasInvoiceDetails, issueInvoice } from '../invoices/index.ts';
import * as a from './attempts.queries.ts';
import { mayBill, needBilling } from './billing.ts';
import { availableCredit, setChargeCredit, usableCredit } from './credit.queries.ts';
import { type Held, hold, todayOf, withHeld } from './held.ts';
import { advance, enlarge, restart } from './periods.ts';
import { tell } from './subscriptions.letters.ts';
import { nextTry } from './subscriptions.machine.ts';
import * as q from './subscriptions.queries.ts';
import { chargeText } from './subscriptions.view.ts';

/** Longer than any call to a provider takes: after this nobody is waiting for its answer any more. */
const CALL_MS = 60_000;
/** How long somebody who opened the page of the provider is left alone there. */
const PAGE_MS = 60 * 60_000;
const CHECKOUT_LOOK_MS = 10 * 60_000;

const referenceOf = (attemptId: number): string => `attempt-${attemptId}`;
const later = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

export function cardsOf({ payments }: Pick<Deps, 'payments'>): Payments {
  if (!payments) throw new AppError('no_cards');
  return payments;
}

export type Received = {
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
export async function receivePayment(
  trx: Db,
  deps: Deps,
  { chargeId, accountId, method, cents, isCredit = false, ref, at }: Received,
): Promise<'paid' | 'unallocated' | 'known'> {
  if (!(await q.holdOffice(trx, accountId)) || !(await q.readSubscription(trx, accountId))) {
    return (await a.insertPayment(trx, { accountId, chargeId: null, method, cents, isCredit, ref, at }))
      ? 'unallocated'
      : 'known';
  }
  const held = await hold(trx, accountId);
  const charge = chargeId === null ? undefined : await q.chargeById(trx, chargeId);
  const owed = charge?.state === 'due' && charge.account_id === accountId && owedCents(charge) === cents;
  if (!charge || !owed) {
    if (!(await a.insertPayment(trx, { accountId, chargeId: null, method, cents, isCredit, ref, at }))) return 'known';
    if (isCredit) for (const due of [held.due, held.upgrade]) if (due) await applyCredit(trx, deps, accountId, due.id);
    return 'unallocated';
  }
  if (!(await a.insertPayment(trx, { accountId, chargeId: charge.id, method, cents, ref, at }))) return 'known';
  await settleCharge(trx, deps, held, { charge, method, at });
  return 'paid';
}

/** What of a charge is left to pay. */
export const owedCents = (charge: Pick<q.ChargeRow, 'gross_cents' | 'credit_cents'>): number =>
  charge.gross_cents - charge.credit_cents;

/**
 * A charge that is due uses the credit of its agency, and is paid when that is enough. What is left is never less than a
 * provider takes. `trx` has the lock of the account. While somebody is being asked for the charge, its sum stays: whoever
 * ends that calls again. True: it has changed.
 */
export async function applyCredit(trx: Db, deps: Deps, accountId: number, chargeId: number): Promise<boolean> {
  const charge = await q.chargeById(trx, chargeId);
  if (charge?.state !== 'due' || charge.asked_id !== null) return false;
  const available = (await availableCredit(trx, accountId)) + charge.credit_cents;
  const credit = usableCredit(available, charge.gross_cents);
  // What cannot be invoiced is not paid.
  if (credit === charge.credit_cents || !(await mayBill(trx, deps, charge.payment))) return false;
  await setChargeCredit(trx, charge.id, credit);
  if (credit < charge.gross_cents) return true;
  const held = await hold(trx, accountId);
  await settleCharge(trx, deps, held, { charge, method: charge.payment, at: deps.clock() });
  return true;
}

async function settleCharge(
  trx: Db,
  deps: Deps,
  held: Held,
  { charge, method, at }: { charge: q.ChargeRow; method: 'card' | 'deposit'; at: Date },
): Promise<void> {
  const today = todayOf(deps);
  // A new beginning begins when it is paid for.
  const period =
    charge.kind === 'restart'
      ? { from: today, to: addMonths(today, 1) }
      : { from: charge.period_from, to: charge.period_to };
  await q.payCharge(trx, charge.id, period, at);
  const paid = { ...charge, period_from: period.from, period_to: period.to };
  await issueInvoice(trx, deps, {
    ...{
      accountId: charge.account_id,
      chargeId: charge.id,
      kind: charge.kind,
      planId: charge.plan_id,
      paidBy: method,
      at: deps.clock(),
    },
    ...{ periodFrom: period.from, periodTo: period.to, net_cents: charge.net_cents, vat_percent: charge.vat_percent },
    ...{ vat_cents: charge.vat_cents, gross_cents: charge.gross_cents },
  });
  if (charge.kind === 'restart') await restart(trx, deps, held, paid);
  else if (charge.kind === 'upgrade') await enlarge(trx, deps, held, charge.plan_id);
  else if (period.from <= today) await advance(trx, deps, held, paid);
  else await q.changeSubscription(trx, held.sub.id, { next_at: deps.clock() }, deps.clock());
}

/** The card said no, or there was none to ask. */
async function noteDecline(trx: Db, deps: Deps, held: Held, charge: q.ChargeRow, code: string): Promise<void> {
  const now = deps.clock();
  const tries = charge.tries + 1;
  const wantsOwner = code === 'authentication_required';
  if (charge.kind !== 'period') {
    // Its owner is there and is told at once. What their bank wants to ask them can still be paid on the provider's page.
    await q.changeCharge(trx, charge.id, { tries, last_decline: code, next_try_at: null });
    if (!wantsOwner) await q.voidCharge(trx, charge.id, code, now);
    return;
  }
  const next = nextTry(charge.due_on, tries, todayOf(deps));
  await q.changeCharge(trx, charge.id, { tries, last_decline: code, next_try_at: next });
  await q.changeSubscription(trx, held.sub.id, { next_at: now }, now);
  await tell(trx, deps, held.office, 'payment_failed', {
    ...{ cents: owedCents(charge), code, charge_id: charge.id },
    ...{ next: next === null ? null : athensDay(next), until: charge.due_on },
  });
}

/**
 * What became of an attempt, written down once. Credit that came meanwhile is used, unless whoever withdrew the attempt
 * decides what becomes of the charge.
 */
async function settle(
  deps: Deps,
  attempt: Pick<a.AttemptRow, 'id' | 'account_id'>,
  outcome: Outcome,
  { isWithdrawn = false } = {},
): Promise<void> {
  const now = deps.clock();
  if (outcome.state === 'open') return void (await a.lookLater(deps.db, attempt.id, later(now, CHECKOUT_LOOK_MS)));
  await deps.db.transaction().execute(async (trx) => {
    const office = (await q.holdOffice(trx, attempt.account_id)) && (await q.readSubscription(trx, attempt.account_id));
    const row = await a.attemptBy(trx, { id: attempt.id });
    if (row?.state !== 'asked') return;
    const code = outcome.state === 'declined' ? outcome.code : null;
    if (!(await a.endAttempt(trx, row.id, { state: outcome.state, code }, now))) return;
    if (outcome.state === 'succeeded') {
      await receivePayment(trx, deps, {
        ...{ chargeId: row.charge_id, accountId: row.account_id, method: 'card' as const },
        ...{ cents: outcome.cents, ref: outcome.payment, at: outcome.at },
      });
    } else if (office) {
      if (!isWithdrawn) await applyCredit(trx, deps, row.account_id, row.charge_id);
      const charge = await q.chargeById(trx, row.charge_id);
      if (code !== null && row.kind === 'away' && charge?.state === 'due')
        await noteDecline(trx, deps, await hold(trx, row.account_id), charge, code);
    }
    // An office that has gone owes nothing.
    if (!office) await q.voidCharge(trx, row.charge_id, 'account_erased', now);
    await q.lookNow(trx, row.account_id, now);
  });
}

/** Tries the card of an office for what it owes. */
export async function askAway(deps: Deps, charge: { id: number; account_id: number }): Promise<void> {
  const now = deps.clock();
  const wish = await withHeld(deps, charge.account_id, async (trx, held) => {
    let row = await q.chargeById(trx, charge.id);
    if (row?.state !== 'due' || row.asked_id !== null || row.payment !== 'card') return null;
    if (!(await mayBill(trx, deps, 'card'))) {
      // Nothing that its owner could put right: the turn drops it.
      await q.changeCharge(trx, row.id, { next_try_at: null });
      await q.changeSubscription(trx, held.sub.id, { next_at: now }, now);
      return null;
    }
    if (await applyCredit(trx, deps, charge.account_id, row.id)) row = await q.chargeById(trx, row.id);
    if (row?.state !== 'due') return null;
    const { customer_ref: customer, card_ref: card } = held.sub;
    const lacks =
      !deps.payments || !customer || !card
        ? 'no_card'
        : (await hasInvoiceDetails(trx, charge.account_id))
          ? null
          : 'invoice_details';
    if (lacks || !customer || !card) {
      await noteDecline(trx, deps, held, row, lacks ?? 'no_card');
      return null;
    }
    const attempt = {
      charge_id: row.id,
      kind: 'away' as const,
      customer_ref: customer,
      card_ref: card,
      cents: owedCents(row),
    };
    const id = await a.insertAttempt(trx, attempt, now, later(now, CALL_MS));
    await q.changeCharge(trx, row.id, { next_try_at: null });
    return { id, customer, card, cents: owedCents(row), text: chargeText(row, held.office.locale) };
  });
  if (wish) await askProvider(deps, { id: wish.id, account_id: charge.account_id }, wish);
}

async function askProvider(
  deps: Deps,
  attempt: Pick<a.AttemptRow, 'id' | 'account_id'>,
  { customer, card, cents, text }: { customer: string; card: string; cents: number; text: string },
): Promise<void> {
  const reference = referenceOf(attempt.id);
  const outcome = await cardsOf(deps)
    .charge({ reference, customer, card, cents, text })
    .catch((error: unknown) => {
      // Nobody knows what became of it: the next look does.
      deps.failures.record({ kind: 'job', name: 'money', error, details: { attempt: attempt.id }, isTemporary: true });
      return null;
    });
  if (outcome) await settle(deps, attempt, outcome);
}

/** Finds out at the provider what became of an attempt. */
export async function look(deps: Deps, attempt: a.AttemptRow): Promise<void> {
  const payments = cardsOf(deps);
  const { db, clock } = deps;
  const reference = referenceOf(attempt.id);
  await a.lookLater(db, attempt.id, later(clock(), CALL_MS));
  // Paid in another way, or its office has gone: nothing more is taken for it.
  const charge = await q.chargeById(db, attempt.charge_id);
  if (charge?.state !== 'due' || !(await q.readSubscription(db, attempt.account_id)))
    return closeAttempt(deps, attempt);
  if (attempt.kind === 'checkout') {
    // Killed before its page was noted, it was shown to nobody: closed.
    if (attempt.checkout_ref === null) return closeAttempt(deps, attempt);
    return settle(deps, attempt, await payments.readCheckout(attempt.checkout_ref));
  }
  const found = await payments.findCharge({ reference, customer: attempt.customer_ref });
  if (found) return settle(deps, attempt, found);
  if (clock().getTime() - attempt.created_at.getTime() < CALL_MS) return;
  if (attempt.card_ref === null) return;
  // It never got there: asked again under the same name.
  const wish = { customer: attempt.customer_ref, card: attempt.card_ref, cents: attempt.cents };
  await askProvider(deps, attempt, { ...wish, text: chargeText(charge, 'el') });
}

/** After this the attempt takes no money any more, or it has. */
async function closeAttempt(deps: Deps, attempt: a.AttemptRow): Promise<void> {
  const payments = cardsOf(deps);
  const reference = referenceOf(attempt.id);
  if (attempt.kind === 'away') {
    if (deps.clock().getTime() - attempt.created_at.getTime() < CALL_MS) throw new AppError('payment_under_way');
    const outcome = await payments.closeCharge({ reference, customer: attempt.customer_ref });
    return settle(deps, attempt, outcome, { isWithdrawn: true });
  }
  const checkout = attempt.checkout_ref ?? (await openPage(deps, attempt, 'el')).id;
  await settle(deps, attempt, await payments.closeCheckout(checkout), { isWithdrawn: true });
}

/** Who leaves the provider's page pays nothing there: it is closed, unless it was paid just before. */
export const leavePage = (deps: Deps, attempt: a.AttemptRow): Promise<void> =>
  attempt.kind === 'checkout' ? closeAttempt(deps, attempt) : look(deps, attempt);

/** Nothing is under way for this charge any more. */
export async function closeCharge(deps: Deps, chargeId: number): Promise<void> {
  const attempt = await a.attemptBy(deps.db, { charge: chargeId });
  if (attempt) await closeAttempt(deps, attempt);
  if (await a.attemptBy(deps.db, { charge: chargeId })) throw new AppError('payment_under_way');
}

/** Asked twice for the same attempt, the provider names the same page. */
async function openPage(
  deps: Deps,
  attempt: Pick<a.AttemptRow, 'id' | 'charge_id' | 'customer_ref' | 'cents'>,
  locale: Locale,
) {
  const charge = await q.chargeById(deps.db, attempt.charge_id);
  if (!charge) throw new AppError('not_found');
  const back = `${deps.config.origin}${locale === 'el' ? '' : '/en'}/dashboard/user/subscription`;
  const page = await cardsOf(deps).beginCheckout({
    ...{ reference: referenceOf(attempt.id), customer: attempt.customer_ref, cents: attempt.cents, locale },
    ...{ text: chargeText(charge, locale), returnTo: `${back}?paid=${charge.id}`, backTo: `${back}?left=${charge.id}` },
  });
  await a.noteCheckout(deps.db, attempt.id, page.id);
  return page;
}

/** The provider's name for an office, asked for once. */
export async function customerOf(deps: Deps, accountId: number): Promise<string> {
  const sub = await q.readSubscription(deps.db, accountId);
  if (sub?.customer_ref) return sub.customer_ref;
  const { office } = await withHeld(deps, accountId, async (_trx, held) => held);
  const customer = await cardsOf(deps).customer({
    ...{ reference: `office-${accountId}`, name: office.username, locale: office.locale },
  });
  return withHeld(deps, accountId, async (trx, held) => {
    if (held.sub.customer_ref) return held.sub.customer_ref;
    await q.changeSubscription(trx, held.sub.id, { customer_ref: customer }, deps.clock());
    return customer;
  });
}

/** The page of the provider where a charge is paid by its owner. Null: it is paid already. */
export async function payOnPage(
  deps: Deps,
  accountId: number,
  chargeId: number,
  locale: Locale,
): Promise<string | null> {
  cardsOf(deps);
  const seen = await q.chargeById(deps.db, chargeId);
  if (seen?.account_id !== accountId) throw new AppError('not_found');
  const customer = await customerOf(deps, accountId);
  await closeCharge(deps, chargeId);
  const attempt = await withHeld(deps, accountId, async (trx) => {
    let charge = await q.chargeById(trx, chargeId);
    if (charge?.account_id !== accountId || charge.state === 'void') throw new AppError('not_found');
    if (charge.state === 'paid') return null;
    if (charge.asked_id !== null) throw new AppError('payment_under_way');
    await needBilling(trx, deps, 'card');
    if (!(await hasInvoiceDetails(trx, accountId))) throw new AppError('invoice_details_missing');
    if (await applyCredit(trx, deps, accountId, chargeId)) charge = await q.chargeById(trx, chargeId);
    if (charge?.state !== 'due') return null;
    const now = deps.clock();
    // While its owner is at the till, nobody reaches into their pocket.
    const quiet = later(now, PAGE_MS);
    if (charge.next_try_at && charge.next_try_at < quiet) await q.changeCharge(trx, charge.id, { next_try_at: quiet });
    const row = {
      charge_id: charge.id,
      kind: 'checkout' as const,
      customer_ref: customer,
      card_ref: null,
      cents: owedCents(charge),
    };
    return { ...row, id: await a.insertAttempt(trx, row, now, later(now, CALL_MS)) };
  });
  if (!attempt) return null;
  const { url } = await openPage(deps, attempt, locale);
  return url;
}
