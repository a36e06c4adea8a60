/**
 * An agency and its money, held: who has this has the lock of the account, and nobody else changes either meanwhile.
 */
import { getAthensDayStart } from '@estia/contract/athens';
import { athensDay } from '@estia/contract/rules/in-force';
import { computeTaxedAmount, type TaxedAmount } from '@estia/contract/subscriptions/billing-amounts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Db, Trx } from '../../../platform/db/db.ts';
import { getRuleNumber } from '../../rules/index.ts';
import { enforceListingLimit } from '../listing-limit.queries.ts';
import { getPlanPrice } from '../plans/plans.queries.ts';
import * as q from '../subscriptions.queries.ts';
import { type BillingState, getListingsPausedFrom, getNextStepDay } from './billing-state-machine.ts';

export type LockedSubscription = {
  agency: q.AgencyAccount;
  sub: q.SubscriptionRow;
  /** Owed for a period. */
  due: q.ChargeRow | null;
  /** Owed for a larger plan. */
  upgrade: q.ChargeRow | null;
  /** Paid for and not begun. */
  prepaid: q.ChargeRow | null;
};

/** Reads again what was changed in the same transaction. */
export async function reloadSubscription(
  trx: Trx,
  { agency }: Pick<LockedSubscription, 'agency'>,
): Promise<LockedSubscription> {
  const sub = await q.lockSubscriptionRow(trx, agency.id);
  if (!sub) throw new AppError('not_found');
  const charges = await q.listOpenCharges(trx, sub);
  const find = (test: (charge: q.ChargeRow) => boolean) => charges.find(test) ?? null;
  return {
    agency,
    sub,
    due: find((charge) => charge.state === 'due' && charge.kind !== 'upgrade'),
    upgrade: find((charge) => charge.state === 'due' && charge.kind === 'upgrade'),
    prepaid: find((charge) => charge.state === 'paid'),
  };
}

export async function lockSubscription(trx: Trx, accountId: number): Promise<LockedSubscription> {
  const agency = await q.lockAgencyAccount(trx, accountId);
  if (!agency) throw new AppError('not_found');
  return reloadSubscription(trx, { agency });
}

export const withLockedSubscription = <T>(
  deps: Pick<Deps, 'db'>,
  accountId: number,
  work: (trx: Trx, locked: LockedSubscription) => Promise<T>,
): Promise<T> => deps.db.transaction().execute(async (trx) => work(trx, await lockSubscription(trx, accountId)));

export const getToday = (deps: Pick<Deps, 'clock'>): string => athensDay(deps.clock());

/** What a month of a plan costs that begins on this day. */
export async function getPlanAmount(db: Db, planId: number, day: string): Promise<TaxedAmount> {
  const { net_cents } = await getPlanPrice(db, planId, day);
  return computeTaxedAmount(net_cents, await getRuleNumber(db, 'vat', 'percent', day));
}

export const toBillingState = (
  { sub, due, upgrade, prepaid }: Omit<LockedSubscription, 'agency'>,
  billing: boolean,
): BillingState => ({
  state: sub.state,
  off: !sub.is_active,
  billing,
  payment: sub.payment,
  anchor: sub.anchor,
  months: sub.months,
  period_to: sub.period_to,
  cancel_at_end: sub.cancel_at_end,
  first_charge_emailed: sub.first_charge_emailed_at !== null,
  due: due && {
    kind: due.kind === 'restart' ? 'restart' : 'period',
    asked_on: athensDay(due.created_at),
    due_on: due.due_on,
    reminders: due.reminders,
    failed_attempts: due.failed_attempts,
    has_attempts_left: due.next_attempt_at !== null || due.asked_id !== null,
    at_plan: due.plan_id === (sub.next_plan_id ?? sub.plan_id),
  },
  upgrade: upgrade && { due_on: upgrade.due_on },
  prepaid: prepaid !== null,
  contract_ends_on: sub.contract_ends_on,
});

/** Listings as the plan allows them today; none without a plan. */
export async function enforcePlanListingLimit(
  trx: Trx,
  { sub }: Pick<LockedSubscription, 'sub'>,
  today: string,
  now: Date,
): Promise<void> {
  const up = sub.is_active && today < getListingsPausedFrom(sub.period_to);
  const allowed = up ? (await getPlanPrice(trx, sub.plan_id, today)).max_active_listings : 0;
  await enforceListingLimit(trx, sub.account_id, allowed, now);
}

/** When the job has to look at it again. */
export async function scheduleNextBilling(
  trx: Trx,
  locked: LockedSubscription,
  standing: BillingState,
  { today, now }: { today: string; now: Date },
) {
  const day = getNextStepDay(standing, today);
  await q.updateSubscription(
    trx,
    locked.sub.id,
    { next_billing_at: day === null ? null : getAthensDayStart(day) },
    now,
  );
}
