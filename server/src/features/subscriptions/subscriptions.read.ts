/** A subscription as its owner sees it. */
import type { Subscription } from '@estia/contract/subscriptions/model';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import { hasInvoiceDetails } from '../invoices/index.ts';
import { ruleNumber } from '../rules/index.ts';
import { activeAds } from './ads.queries.ts';
import { depositTo } from './bank-account.queries.ts';
import { mayBill } from './billing.ts';
import { availableCredit } from './credit.queries.ts';
import { type Held, sumOn, todayOf } from './held.ts';
import { planView } from './plans.kept.ts';
import { priceOn } from './plans.queries.ts';
import { quoteOf } from './quote.service.ts';
import { adsUntil } from './subscriptions.machine.ts';
import * as q from './subscriptions.queries.ts';
import { beginSubscription, notBegun } from './subscriptions.service.ts';
import { cardView, chargeView, stateOfPhase } from './subscriptions.view.ts';

type Seen = Omit<Held, 'office'>;

/** Before an office does something with it: one that has none has its free months from now on. */
export async function begun(deps: Deps, accountId: number): Promise<q.SubscriptionRow> {
  const { db } = deps;
  const sub = await q.readSubscription(db, accountId);
  if (sub) return sub;
  if (!(await notBegun(db, deps, accountId))) throw new AppError('not_found');
  return db.transaction().execute((trx) => beginSubscription(trx, deps, accountId));
}

async function seen(deps: Deps, accountId: number): Promise<Seen> {
  const { db } = deps;
  const sub = (await q.readSubscription(db, accountId)) ?? (await notBegun(db, deps, accountId));
  if (!sub) throw new AppError('not_found');
  const charges = await q.openCharges(db, sub);
  const find = (test: (charge: q.ChargeRow) => boolean) => charges.find(test) ?? null;
  return {
    sub,
    due: find((charge) => charge.state === 'due' && charge.kind !== 'upgrade'),
    upgrade: find((charge) => charge.state === 'due' && charge.kind === 'upgrade'),
    prepaid: find((charge) => charge.state === 'paid'),
  };
}

/** What is charged next by itself, or would be paid to begin again. */
async function nextChargeOf(
  deps: Deps,
  { sub, due, prepaid }: Seen,
  billing: boolean,
): Promise<Subscription['next_charge']> {
  const { db } = deps;
  if (sub.state === 'expired' || sub.state === 'cancelled') {
    const today = todayOf(deps);
    return { on: today, ...(await sumOn(db, sub.plan_id, today)) };
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
  return { on, ...(await sumOn(db, sub.next_plan_id ?? sub.plan_id, on)) };
}

export async function ownSubscription(deps: Deps, accountId: number): Promise<Subscription> {
  const { db } = deps;
  const all = await seen(deps, accountId);
  const { sub, due, upgrade, prepaid } = all;
  const today = todayOf(deps);
  const vat = await ruleNumber(db, 'vat', 'percent', today);
  const planOf = async (id: number) => planView({ plan_id: id, ...(await priceOn(db, id, today)) }, vat);
  const office = await q.readOffice(db, accountId);
  const billing = await mayBill(db, deps, sub.payment);
  const owed = [due, upgrade].filter((charge) => charge !== null);
  const end = prepaid?.period_to ?? sub.period_to;
  return {
    ...{ user_subscription_id: sub.id, user_id: sub.account_id, subscription_plan_id: sub.plan_id },
    ...{ started_at: sub.started_at.toISOString(), expires_at: end, is_active: sub.is_active },
    ...{ state: stateOfPhase(sub.state, sub.is_active), phase: sub.state },
    plan: await planOf(sub.plan_id),
    next_plan: sub.next_plan_id === null ? null : await planOf(sub.next_plan_id),
    active_ads: await activeAds(db, accountId),
    ...{ period_from: sub.period_from, trial_to: sub.trial_to, ads_until: adsUntil(end) },
    cancel_date: sub.cancel_at_end || sub.state === 'cancelled' ? end : null,
    ...{ payment: sub.payment, credit_card: cardView(sub) },
    next_charge: await nextChargeOf(deps, all, billing),
    due: owed.map(chargeView),
    credit_cents: await availableCredit(db, accountId),
    deposit_to: billing && sub.payment === 'deposit' ? await depositTo(db, office?.gemi ?? '') : null,
    has_invoice_details: await hasInvoiceDetails(db, accountId),
    billing,
    cards: deps.payments !== null && (await mayBill(db, deps, 'card')),
  };
}

export async function ownQuote(deps: Deps, accountId: number, planId: number) {
  const { db } = deps;
  const today = todayOf(deps);
  const { max_ads, ...quote } = await quoteOf(db, deps, await seen(deps, accountId), planId);
  const active_ads = await activeAds(db, accountId);
  const vat = await ruleNumber(db, 'vat', 'percent', today);
  return {
    ...quote,
    plan: planView({ plan_id: planId, ...(await priceOn(db, planId, today)) }, vat),
    active_ads,
    ads_over: max_ads === null ? 0 : Math.max(0, active_ads - max_ads),
  };
}
