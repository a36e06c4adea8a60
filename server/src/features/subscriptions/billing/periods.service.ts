/** What a payment does to a subscription. Inside the transaction that records the money, under the lock of the account. */
import { addMonths } from '@estia/contract/subscriptions/billing-amounts';
import type { Deps } from '../../../deps.ts';
import type { Trx } from '../../../platform/db/db.ts';
import { enqueueSubscriptionEmail } from '../subscriptions.emails.ts';
import * as q from '../subscriptions.queries.ts';
import {
  enforcePlanListingLimit,
  getToday,
  type LockedSubscription,
  reloadSubscription,
} from './locked-subscription.service.ts';

type BillingDeps = Pick<Deps, 'clock' | 'secrets'>;

/** The period that is paid for begins. */
export async function startPaidPeriod(
  trx: Trx,
  deps: BillingDeps,
  locked: LockedSubscription,
  charge: q.ChargeRow,
): Promise<void> {
  const { sub } = locked;
  const now = deps.clock();
  await q.updateSubscription(
    trx,
    sub.id,
    {
      state: 'active',
      plan_id: charge.plan_id,
      next_plan_id: sub.next_plan_id === charge.plan_id ? null : sub.next_plan_id,
      months: sub.months + 1,
      period_from: charge.period_from,
      period_to: charge.period_to,
      next_billing_at: now,
    },
    now,
  );
  const after = await reloadSubscription(trx, locked);
  await enforcePlanListingLimit(trx, after, getToday(deps), now);
  await enqueueCardExpiryEmail(trx, deps, after);
}

/** SUBS-2: a larger plan begins at once. */
export async function applyUpgrade(
  trx: Trx,
  deps: BillingDeps,
  locked: LockedSubscription,
  planId: number,
): Promise<void> {
  const now = deps.clock();
  await q.updateSubscription(trx, locked.sub.id, { plan_id: planId, next_plan_id: null, next_billing_at: now }, now);
  await enforcePlanListingLimit(trx, await reloadSubscription(trx, locked), getToday(deps), now);
}

/** After an end: a new period from today on. */
export async function restartSubscription(
  trx: Trx,
  deps: BillingDeps,
  locked: LockedSubscription,
  charge: Pick<q.ChargeRow, 'plan_id'>,
): Promise<{ from: string; to: string }> {
  const now = deps.clock();
  const from = getToday(deps);
  const to = addMonths(from, 1);
  await q.updateSubscription(
    trx,
    locked.sub.id,
    {
      state: 'active',
      plan_id: charge.plan_id,
      next_plan_id: null,
      anchor: from,
      months: 1,
      period_from: from,
      period_to: to,
      cancel_at_end: false,
      cancelled_at: null,
      ended_at: null,
      next_billing_at: now,
    },
    now,
  );
  await enforcePlanListingLimit(trx, await reloadSubscription(trx, locked), from, now);
  return { from, to };
}

/** A card that will not live to the next charge is spoken of once. */
export async function enqueueCardExpiryEmail(
  trx: Trx,
  deps: BillingDeps,
  { agency, sub }: LockedSubscription,
): Promise<void> {
  if (sub.payment !== 'card' || sub.card_exp_year === null || sub.card_exp_month === null) return;
  // Good to the end of its month.
  const ends = addMonths(`${sub.card_exp_year}-${String(sub.card_exp_month).padStart(2, '0')}-01`, 1);
  const key = `${sub.card_ref} ${ends}`;
  if (ends > sub.period_to || sub.card_expiry_emailed_for === key) return;
  await q.updateSubscription(trx, sub.id, { card_expiry_emailed_for: key }, deps.clock());
  await enqueueSubscriptionEmail(trx, deps, agency, 'card_expiring', {
    last4: sub.card_last4 ?? '',
    on: sub.period_to,
  });
}
