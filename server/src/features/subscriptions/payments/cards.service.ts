/**
 * SUBS-2: cards. Set up on the provider's page, where the holder's bank asks for them; we keep names and four digits.
 */
import { randomUUID } from 'node:crypto';
import type { Locale } from '@estia/contract/pair';
import { MANDATE_VERSION } from '@estia/contract/subscriptions/limits';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Trx } from '../../../platform/db/db.ts';
import { hasInvoiceDetails } from '../../invoices/index.ts';
import { runLockedBillingCycle } from '../billing/billing-cycle.service.ts';
import { assertMayBill } from '../billing/billing-permission.service.ts';
import { getChargeTime } from '../billing/billing-state-machine.ts';
import {
  type LockedSubscription,
  reloadSubscription,
  withLockedSubscription,
} from '../billing/locked-subscription.service.ts';
import { enqueueDepositEmail } from '../deposits/deposits.emails.ts';
import * as q from '../subscriptions.queries.ts';
import * as a from './attempts.queries.ts';
import {
  applyCredit,
  cancelOpenAttempt,
  getOrCreateCustomer,
  getPaymentProvider,
  owedCents,
} from './payments.service.ts';

/** The provider's pages live for a day. */
const CARD_SETUP_TTL_MS = 25 * 3_600_000;

/** Where the card is typed. Coming back means nothing by itself: what was set up is read from the provider. */
export async function startCardSetup(deps: Deps, accountId: number, locale: Locale): Promise<string> {
  const payments = getPaymentProvider(deps);
  await assertMayBill(deps.db, deps, 'card');
  if (!(await hasInvoiceDetails(deps.db, accountId))) throw new AppError('invoice_details_missing');
  const customer = await getOrCreateCustomer(deps, accountId);
  const sub = await q.findSubscription(deps.db, accountId);
  if (!sub) throw new AppError('not_found');
  const page = `${deps.config.origin}${locale === 'el' ? '' : '/en'}/dashboard/user/subscription/payment`;
  const { id, url } = await payments.beginSetup({
    reference: `setup-${sub.id}-${randomUUID()}`,
    customer,
    locale,
    returnTo: `${page}?setup={CHECKOUT_SESSION_ID}`,
    backTo: `${page}?left=card`,
  });
  await a.insertCardSetup(deps.db, { id, subscriptionId: sub.id, mandate: MANDATE_VERSION, now: deps.clock() });
  return url;
}

/** What is owed is asked of whatever the agency pays with now. */
async function switchDueCharges(
  trx: Trx,
  deps: Deps,
  { due, upgrade, sub }: LockedSubscription,
  to: 'card' | 'deposit',
): Promise<void> {
  const now = deps.clock();
  for (const charge of [due, upgrade]) {
    if (!charge) continue;
    const morning = getChargeTime(charge.due_on);
    const next =
      charge.kind !== 'period' || to === 'deposit' ? null : new Date(Math.max(morning.getTime(), now.getTime()));
    await q.updateCharge(trx, charge.id, { payment: to, next_attempt_at: next });
  }
  await q.updateSubscription(trx, sub.id, { next_billing_at: now }, now);
}

/** True: the card is the agency's. False: its page has not come to its end. Safe to call again. */
export async function finishCardSetup(deps: Deps, setupId: string, accountId?: number): Promise<boolean> {
  const setup = await a.findCardSetup(deps.db, setupId);
  if (!setup || (accountId !== undefined && setup.account_id !== accountId)) throw new AppError('not_found');
  if (setup.done_at) return true;
  const done = await getPaymentProvider(deps).readSetup(setupId);
  if (!done) return false;
  await withLockedSubscription(deps, setup.account_id, async (trx, locked) => {
    const { sub } = locked;
    const now = deps.clock();
    const again = await a.findCardSetup(trx, setupId);
    if (again?.done_at !== null || sub.customer_ref !== done.customer) return;
    // Told of late: the agency has set up another card since.
    if (await a.isCardSetupSuperseded(trx, setupId)) {
      await a.markCardSetupDone(trx, setupId, now);
      if (sub.card_ref !== done.card.card) await a.enqueueCardDetachment(trx, done.card.card, now);
      return;
    }
    if (sub.card_ref && sub.card_ref !== done.card.card) await a.enqueueCardDetachment(trx, sub.card_ref, now);
    const { card, brand, last4, expMonth, expYear, scaReference } = done.card;
    await q.updateSubscription(
      trx,
      sub.id,
      {
        payment: 'card',
        card_ref: card,
        card_brand: brand,
        card_last4: last4,
        card_exp_month: expMonth,
        card_exp_year: expYear,
        card_at: now,
        mandate_version: setup.mandate_version,
        sca_reference: scaReference,
      },
      now,
    );
    await a.markCardSetupDone(trx, setupId, now);
    await switchDueCharges(trx, deps, locked, 'card');
  });
  return true;
}

/** Before a card is tried: what was set up and never told to us. A page that nobody finished in a day is over. */
export async function finishOpenCardSetups(deps: Deps, accountId: number): Promise<void> {
  for (const { id, created_at } of await a.listOpenCardSetups(deps.db, accountId)) {
    const done = await finishCardSetup(deps, id, accountId).catch((error: unknown) => {
      // Another process has just seen that it is over.
      if (error instanceof AppError && error.code === 'not_found') return true;
      throw error;
    });
    if (!done && deps.clock().getTime() - created_at.getTime() > CARD_SETUP_TTL_MS)
      await a.deleteCardSetup(deps.db, id);
  }
}

export async function switchToDeposit(deps: Deps, accountId: number): Promise<void> {
  const { due, upgrade } = await withLockedSubscription(deps, accountId, async (_trx, locked) => locked);
  for (const charge of [due, upgrade]) if (charge?.asked_id) await cancelOpenAttempt(deps, charge.id);
  await withLockedSubscription(deps, accountId, async (trx, locked) => {
    const { sub, agency } = locked;
    if (sub.payment === 'deposit') return;
    if (locked.due?.asked_id || locked.upgrade?.asked_id) throw new AppError('payment_under_way');
    await q.updateSubscription(trx, sub.id, { payment: 'deposit' }, deps.clock());
    await switchDueCharges(trx, deps, locked, 'deposit');
    for (const owed of [locked.due, locked.upgrade]) {
      if (!owed) continue;
      await applyCredit(trx, deps, accountId, owed.id);
      const charge = await q.findCharge(trx, owed.id);
      if (charge?.state !== 'due') continue;
      const deposit = { cents: owedCents(charge), due_on: charge.due_on, reference: agency.gemi };
      await enqueueDepositEmail(trx, deps, agency, 'deposit_instructions', deposit);
    }
    await runLockedBillingCycle(trx, deps, await reloadSubscription(trx, locked));
  });
}
