/** SUBS-2: what another plan would cost. */

import { computeTaxedAmount, computeUpgradeNet, type TaxedAmount } from '@estia/contract/subscriptions/billing-amounts';
import { subscriptionLimits as limits } from '@estia/contract/subscriptions/limits';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db/db.ts';
import { getRuleNumber } from '../rules/index.ts';
import { mayBill } from './billing/billing-permission.service.ts';
import { getNextPeriodEnd } from './billing/billing-state-machine.ts';
import { getPlanAmount, getToday, type LockedSubscription } from './billing/locked-subscription.service.ts';
import { availableCredit, usableCredit } from './credit.queries.ts';
import { owedCents } from './payments/payments.service.ts';
import { getPlanPrice, listPlanPrices } from './plans/plans.queries.ts';
import type * as q from './subscriptions.queries.ts';

type Quote = {
  kind: 'upgrade' | 'downgrade' | 'same';
  from: string;
  due_now: TaxedAmount | null;
  due_period: { from: string; to: string } | null;
  credit_cents: number;
  replaces_cents: number | null;
  per_period: TaxedAmount;
  max_active_listings: number | null;
};

const size = (max_active_listings: number | null): number => max_active_listings ?? Number.POSITIVE_INFINITY;

/** The period that has begun and is not paid for. */
export const isUnpaid = ({ sub, prepaid }: Omit<LockedSubscription, 'agency'>, today: string): boolean =>
  sub.is_active &&
  !sub.cancel_at_end &&
  !prepaid &&
  (sub.state === 'past_due' || ((sub.state === 'trial' || sub.state === 'active') && today >= sub.period_to));

/** What another plan would cost, and from when: to the cent what `changePlan` then asks for. */
export async function quoteOf(
  db: Db,
  deps: Pick<Deps, 'config' | 'clock'>,
  locked: Omit<LockedSubscription, 'agency'>,
  planId: number,
): Promise<Quote> {
  const { sub, due, upgrade, prepaid } = locked;
  const today = getToday(deps);
  const plans = await listPlanPrices(db, today);
  const wanted = plans.find((plan) => plan.plan_id === planId);
  if (!wanted) throw new AppError('invalid_input', { subscription_plan_id: 'invalid' });
  const has = await getPlanPrice(db, sub.plan_id, today);
  const vat = await getRuleNumber(db, 'vat', 'percent', today);
  const runs = sub.state === 'trial' || sub.state === 'active';
  // At the price of the day on which it is first asked for.
  const each = await getPlanAmount(
    db,
    planId,
    runs || sub.state === 'past_due' ? (prepaid?.period_to ?? sub.period_to) : today,
  );
  const replaced = [planId === due?.plan_id ? null : due, upgrade].filter((charge) => charge !== null);
  const replaces = (charges: readonly q.ChargeRow[]): number | null =>
    charges.length === 0 ? null : charges.reduce((sum, charge) => sum + owedCents(charge), 0);
  const creditFor = async ({ gross_cents }: TaxedAmount, charges: readonly q.ChargeRow[]): Promise<number> => {
    const freed = charges.reduce((sum, charge) => sum + charge.credit_cents, 0);
    return usableCredit((await availableCredit(db, sub.account_id)) + freed, gross_cents);
  };
  const answer = {
    per_period: each,
    max_active_listings: wanted.max_active_listings,
    due_now: null,
    due_period: null,
    credit_cents: 0,
    replaces_cents: replaces(replaced),
  };
  if (
    isUnpaid(locked, today) &&
    planId !== (sub.next_plan_id ?? sub.plan_id) &&
    (await mayBill(db, deps, sub.payment))
  ) {
    const bigger = size(wanted.max_active_listings) - size(has.max_active_listings);
    return {
      ...answer,
      kind: planId === sub.plan_id ? 'same' : bigger > 0 ? 'upgrade' : 'downgrade',
      from: today,
      due_now: each,
      due_period: { from: sub.period_to, to: getNextPeriodEnd(sub) },
      credit_cents: await creditFor(each, replaced),
    };
  }
  if (planId === sub.plan_id) return { ...answer, kind: 'same', from: today };
  if (size(wanted.max_active_listings) < size(has.max_active_listings))
    return { ...answer, kind: 'downgrade', from: runs ? (prepaid?.period_to ?? sub.period_to) : today };
  if (sub.state !== 'active' || today >= sub.period_to) return { ...answer, kind: 'upgrade', from: today };
  if (prepaid) throw new AppError('period_prepaid');
  // The days until the end of a contract are free, and so is what is larger in them.
  if (sub.contract_ends_on !== null && sub.period_to >= sub.contract_ends_on && sub.months === 0)
    return { ...answer, kind: 'upgrade', from: today };
  const net = computeUpgradeNet(
    { from_cents: has.net_cents, to_cents: wanted.net_cents },
    { from: sub.period_from, to: sub.period_to, today },
  );
  const now = computeTaxedAmount(net, vat);
  // Less than a provider takes at all is given away with the last days of a period.
  if (now.gross_cents < limits.leastCents) return { ...answer, kind: 'upgrade', from: today };
  const days = { from: today, to: sub.period_to };
  // What is owed for the next period stays, with the credit on it, until this is paid.
  const dropped = upgrade ? [upgrade] : [];
  const sums = { credit_cents: await creditFor(now, dropped), replaces_cents: replaces(dropped) };
  return { ...answer, kind: 'upgrade', from: today, due_now: now, due_period: days, ...sums };
}
