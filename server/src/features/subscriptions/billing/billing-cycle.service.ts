/**
 * A subscription is brought up to today: step by step (billing-state-machine.ts), all in one transaction under the lock
 * of the account. Where money may be under way, the provider is asked first, outside; then the turn begins again.
 */
import type { Deps } from '../../../deps.ts';
import type { Trx } from '../../../platform/db/db.ts';
import { enqueueDepositEmail } from '../deposits/deposits.emails.ts';
import { applyCredit, cancelOpenAttempt, owedCents } from '../payments/payments.service.ts';
import { enqueueSubscriptionEmail } from '../subscriptions.emails.ts';
import * as q from '../subscriptions.queries.ts';
import { mayBill } from './billing-permission.service.ts';
import {
  type BillingStep,
  getChargeTime,
  getDueStep,
  getListingsPausedFrom,
  getNextPeriodEnd,
} from './billing-state-machine.ts';
import {
  enforcePlanListingLimit,
  getPlanAmount,
  getToday,
  type LockedSubscription,
  lockSubscription,
  reloadSubscription,
  scheduleNextBilling,
  toBillingState,
} from './locked-subscription.service.ts';
import { enqueueCardExpiryEmail, startPaidPeriod } from './periods.service.ts';

/** A year of steps that nobody took, at the most; more means that a step does not do what it says. */
const MAX_STEPS = 60;

/** The next period is asked for. */
async function createPeriodCharge(trx: Trx, deps: Deps, locked: LockedSubscription): Promise<void> {
  const { sub, agency } = locked;
  const now = deps.clock();
  const planId = sub.next_plan_id ?? sub.plan_id;
  const from = sub.period_to;
  const sum = await getPlanAmount(trx, planId, from);
  const morning = getChargeTime(from);
  const chargeId = await q.insertCharge(
    trx,
    {
      subscription_id: sub.id,
      account_id: sub.account_id,
      kind: 'period' as const,
      plan_id: planId,
      from_plan_id: null,
      period_from: from,
      period_to: getNextPeriodEnd(sub),
      ...sum,
      payment: sub.payment,
      due_on: from,
      next_attempt_at: sub.payment === 'card' ? new Date(Math.max(morning.getTime(), now.getTime())) : null,
    },
    now,
  );
  await applyCredit(trx, deps, sub.account_id, chargeId);
  const charge = await q.findCharge(trx, chargeId);
  if (charge?.state === 'due' && sub.payment === 'deposit')
    await enqueueDepositEmail(trx, deps, agency, 'deposit_instructions', {
      cents: owedCents(charge),
      due_on: from,
      reference: agency.gemi,
    });
}

async function expireSubscription(trx: Trx, deps: Deps, { sub, agency, due }: LockedSubscription): Promise<void> {
  const now = deps.clock();
  if (due) await q.voidCharge(trx, due.id, 'expired', now);
  await q.updateSubscription(trx, sub.id, { state: 'expired', ended_at: now }, now);
  if (sub.payment === 'deposit' && due)
    await enqueueDepositEmail(trx, deps, agency, 'deposit_expired', {
      cents: owedCents(due),
      due_on: due.due_on,
      reference: agency.gemi,
    });
  await enqueueSubscriptionEmail(trx, deps, agency, 'subscription_expired', {});
}

const stepHandlers: Record<BillingStep, (trx: Trx, deps: Deps, locked: LockedSubscription) => Promise<unknown>> = {
  open: createPeriodCharge,
  expire: expireSubscription,
  advance: (trx, deps, locked) =>
    locked.prepaid ? startPaidPeriod(trx, deps, locked, locked.prepaid) : Promise.resolve(),
  past_due: (trx, deps, { sub }) => q.updateSubscription(trx, sub.id, { state: 'past_due' }, deps.clock()),
  async end(trx, deps, { sub, agency }) {
    const now = deps.clock();
    await q.updateSubscription(trx, sub.id, { state: 'cancelled', ended_at: now, next_plan_id: null }, now);
    await enqueueSubscriptionEmail(trx, deps, agency, 'subscription_ended', {
      until: getListingsPausedFrom(sub.period_to),
    });
  },
  drop_upgrade: (trx, deps, { upgrade }) => q.voidCharge(trx, upgrade?.id ?? 0, 'not_paid', deps.clock()),
  drop_due: (trx, deps, { due }) => q.voidCharge(trx, due?.id ?? 0, 'not_paid', deps.clock()),
  async free_month(trx, deps, { sub }) {
    const now = deps.clock();
    const period_to = getNextPeriodEnd(sub);
    const isTrial = sub.state === 'trial';
    await q.updateSubscription(
      trx,
      sub.id,
      {
        state: isTrial ? 'trial' : 'active',
        plan_id: sub.next_plan_id ?? sub.plan_id,
        next_plan_id: null,
        months: sub.months + 1,
        period_from: sub.period_to,
        period_to,
        ...(isTrial ? { trial_to: period_to } : {}),
      },
      now,
    );
  },
  async free_to_end(trx, deps, { sub }) {
    const end = sub.contract_ends_on;
    if (end === null) return;
    const trial = sub.state === 'trial' ? { trial_to: end } : { state: 'active' as const };
    const period = { period_from: sub.period_to, period_to: end, anchor: end, months: 0 };
    await q.updateSubscription(trx, sub.id, { ...period, ...trial, next_plan_id: null }, deps.clock());
  },
  async tell_first_charge(trx, deps, locked) {
    const { sub, agency } = locked;
    const { gross_cents } = await getPlanAmount(trx, sub.next_plan_id ?? sub.plan_id, sub.period_to);
    await q.updateSubscription(trx, sub.id, { first_charge_emailed_at: deps.clock() }, deps.clock());
    await enqueueSubscriptionEmail(trx, deps, agency, 'first_charge_soon', { on: sub.period_to, cents: gross_cents });
    await enqueueCardExpiryEmail(trx, deps, locked);
  },
  async remind(trx, deps, { agency, due }) {
    if (!due) return;
    await q.updateCharge(trx, due.id, { reminders: due.reminders + 1 });
    await enqueueDepositEmail(trx, deps, agency, 'deposit_reminder', {
      cents: owedCents(due),
      due_on: due.due_on,
      reference: agency.gemi,
    });
  },
};

/** What must not be under way when a step is taken. */
function findBlockingCharge(step: BillingStep, { due, upgrade }: LockedSubscription): number | null {
  if (step === 'drop_upgrade') return upgrade?.asked_id ? upgrade.id : null;
  if (step === 'drop_due' || step === 'expire') return due?.asked_id ? due.id : null;
  return null;
}

/** Before anybody is reminded or expires: credit that came while a provider was asked. True: some of it was used. */
async function useCredit(
  trx: Trx,
  deps: Deps,
  step: BillingStep | null,
  { agency, due, upgrade }: LockedSubscription,
): Promise<boolean> {
  if (step !== null && step !== 'past_due' && step !== 'remind' && step !== 'expire') return false;
  let isUsed = false;
  for (const charge of [due, upgrade])
    if (charge && (await applyCredit(trx, deps, agency.id, charge.id))) isUsed = true;
  return isUsed;
}

/** Up to today. The charge that must be closed first, or null. */
export async function runLockedBillingCycle(trx: Trx, deps: Deps, first: LockedSubscription): Promise<number | null> {
  const now = deps.clock();
  const today = getToday(deps);
  let locked = first;
  for (let taken = 0; taken < MAX_STEPS; taken++) {
    const standing = toBillingState(locked, await mayBill(trx, deps, locked.sub.payment));
    const step = getDueStep(standing, today);
    if (await useCredit(trx, deps, step, locked)) {
      locked = await reloadSubscription(trx, locked);
      continue;
    }
    if (!step) {
      await enforcePlanListingLimit(trx, locked, today, now);
      await scheduleNextBilling(trx, locked, standing, { today, now });
      return null;
    }
    const blocked = findBlockingCharge(step, locked);
    if (blocked !== null) return blocked;
    await stepHandlers[step](trx, deps, locked);
    locked = await reloadSubscription(trx, locked);
  }
  throw new Error(`Subscription ${locked.sub.id} does not come to rest`);
}

/** Takes turns with the provider until nothing stands in the way. */
export async function runBillingCycle(deps: Deps, accountId: number): Promise<void> {
  for (let round = 0; round < 3; round++) {
    const blocked = await deps.db
      .transaction()
      .execute(async (trx) => runLockedBillingCycle(trx, deps, await lockSubscription(trx, accountId)));
    if (blocked === null) return;
    await cancelOpenAttempt(deps, blocked);
  }
}
