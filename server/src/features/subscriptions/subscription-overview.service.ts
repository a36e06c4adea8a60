/** A subscription as its owner sees it. */
import type { Subscription } from '@estia/contract/subscriptions/model';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import { hasInvoiceDetails } from '../invoices/index.ts';
import { getRuleNumber } from '../rules/index.ts';
import { mayBill } from './billing/billing-permission.service.ts';
import { getListingsPausedFrom, getNextPeriodEnd } from './billing/billing-state-machine.ts';
import { getPlanAmount, getToday, type LockedSubscription } from './billing/locked-subscription.service.ts';
import { availableCredit } from './credit.queries.ts';
import { findDepositInstructions } from './deposits/bank-account.queries.ts';
import { countActiveListings } from './listing-limit.queries.ts';
import { planView } from './plans/plan-cache.service.ts';
import { getPlanPrice } from './plans/plans.queries.ts';
import { quoteOf } from './quote.service.ts';
import * as q from './subscriptions.queries.ts';
import { notBegun, startSubscription } from './subscriptions.service.ts';
import { cardView, chargeView, toApiState } from './subscriptions.view.ts';

type SubscriptionSnapshot = Omit<LockedSubscription, 'agency'>;

/** Before an agency does something with it: one that has none has its free months from now on. */
export async function getOrStartSubscription(deps: Deps, accountId: number): Promise<q.SubscriptionRow> {
  const { db } = deps;
  const sub = await q.findSubscription(db, accountId);
  if (sub) return sub;
  if (!(await notBegun(db, deps, accountId))) throw new AppError('not_found');
  return db.transaction().execute((trx) => startSubscription(trx, deps, accountId));
}

async function loadSnapshot(deps: Deps, accountId: number): Promise<SubscriptionSnapshot> {
  const { db } = deps;
  const sub = (await q.findSubscription(db, accountId)) ?? (await notBegun(db, deps, accountId));
  if (!sub) throw new AppError('not_found');
  const charges = await q.listOpenCharges(db, sub);
  const find = (test: (charge: q.ChargeRow) => boolean) => charges.find(test) ?? null;
  return {
    sub,
    due: find((charge) => charge.state === 'due' && charge.kind !== 'upgrade'),
    upgrade: find((charge) => charge.state === 'due' && charge.kind === 'upgrade'),
    prepaid: find((charge) => charge.state === 'paid'),
  };
}

/** What is charged next by itself, or would be paid to begin again. */
async function getNextCharge(
  deps: Deps,
  { sub, due, prepaid }: SubscriptionSnapshot,
  billing: boolean,
): Promise<Subscription['next_charge']> {
  const { db } = deps;
  const today = getToday(deps);
  if (sub.contract_ends_on !== null && (sub.state === 'expired' || sub.state === 'cancelled')) return null;
  if (sub.state === 'expired' || sub.state === 'cancelled') {
    return { on: today, ...(await getPlanAmount(db, sub.plan_id, today)) };
  }
  if (sub.cancel_at_end || !billing) return null;
  if (due)
    return {
      on: due.due_on,
      net_cents: due.net_cents,
      vat_percent: due.vat_percent,
      vat_cents: due.vat_cents,
      gross_cents: due.gross_cents,
    };
  const on = prepaid?.period_to ?? sub.period_to;
  const next = getNextPeriodEnd({ anchor: sub.anchor, months: sub.months + (prepaid ? 1 : 0) });
  if (sub.contract_ends_on !== null && next > sub.contract_ends_on) return null;
  return { on, ...(await getPlanAmount(db, sub.next_plan_id ?? sub.plan_id, on)) };
}

export async function getSubscriptionOverview(deps: Deps, accountId: number): Promise<Subscription> {
  const { db } = deps;
  const all = await loadSnapshot(deps, accountId);
  const { sub, due, upgrade, prepaid } = all;
  const today = getToday(deps);
  const vat = await getRuleNumber(db, 'vat', 'percent', today);
  const planOf = async (id: number) => planView({ plan_id: id, ...(await getPlanPrice(db, id, today)) }, vat);
  const agency = await q.findAgencyAccount(db, accountId);
  const billing = await mayBill(db, deps, sub.payment);
  const owed = [due, upgrade].filter((charge) => charge !== null);
  const end = prepaid?.period_to ?? sub.period_to;
  return {
    user_subscription_id: sub.id,
    user_id: sub.account_id,
    subscription_plan_id: sub.plan_id,
    started_at: sub.started_at.toISOString(),
    expires_at: end,
    is_active: sub.is_active,
    state: toApiState(sub.state, sub.is_active),
    phase: sub.state,
    plan: await planOf(sub.plan_id),
    next_plan: sub.next_plan_id === null ? null : await planOf(sub.next_plan_id),
    active_listings: await countActiveListings(db, accountId),
    period_from: sub.period_from,
    trial_to: sub.trial_to,
    listings_until: getListingsPausedFrom(end),
    cancel_date: sub.cancel_at_end || sub.state === 'cancelled' ? end : null,
    payment: sub.payment,
    credit_card: cardView(sub),
    next_charge: await getNextCharge(deps, all, billing),
    due: owed.map(chargeView),
    credit_cents: await availableCredit(db, accountId),
    deposit_instructions:
      billing && sub.payment === 'deposit' ? await findDepositInstructions(db, agency?.gemi ?? '') : null,
    has_invoice_details: await hasInvoiceDetails(db, accountId),
    can_bill: billing,
    can_pay_by_card: deps.payments !== null && (await mayBill(db, deps, 'card')),
  };
}

export async function getPlanQuote(deps: Deps, accountId: number, planId: number) {
  const { db } = deps;
  const today = getToday(deps);
  const { max_active_listings, ...quote } = await quoteOf(db, deps, await loadSnapshot(deps, accountId), planId);
  const active_listings = await countActiveListings(db, accountId);
  const vat = await getRuleNumber(db, 'vat', 'percent', today);
  return {
    ...quote,
    plan: planView({ plan_id: planId, ...(await getPlanPrice(db, planId, today)) }, vat),
    active_listings,
    listings_over_limit: max_active_listings === null ? 0 : Math.max(0, active_listings - max_active_listings),
  };
}
