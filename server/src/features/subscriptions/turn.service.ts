/**
 * A subscription is brought up to today: step by step (subscriptions.machine.ts), all in one transaction under the lock
 * of the account. Where money may be under way, the provider is asked first, outside; then the turn begins again.
 */
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/db.ts';
import { mayBill } from './billing.ts';
import { tellDeposit } from './deposits.letters.ts';
import { fit, type Held, hold, reread, rest, standingOf, sumOn, todayOf } from './held.ts';
import { applyCredit, closeCharge, owedCents } from './payments.service.ts';
import { advance, tellOfExpiry } from './periods.ts';
import { tell } from './subscriptions.letters.ts';
import { adsUntil, nextEnd, type Step, stepOf, tryTime } from './subscriptions.machine.ts';
import * as q from './subscriptions.queries.ts';

/** A year of steps that nobody took, at the most; more means that a step does not do what it says. */
const MOST_STEPS = 60;

/** The next period is asked for. */
async function open(trx: Db, deps: Deps, held: Held): Promise<void> {
  const { sub, office } = held;
  const now = deps.clock();
  const planId = sub.next_plan_id ?? sub.plan_id;
  const from = sub.period_to;
  const sum = await sumOn(trx, planId, from);
  const morning = tryTime(from);
  const chargeId = await q.insertCharge(
    trx,
    {
      ...{
        subscription_id: sub.id,
        account_id: sub.account_id,
        kind: 'period' as const,
        plan_id: planId,
        from_plan_id: null,
      },
      ...{ period_from: from, period_to: nextEnd(sub), ...sum, payment: sub.payment, due_on: from },
      next_try_at: sub.payment === 'card' ? new Date(Math.max(morning.getTime(), now.getTime())) : null,
    },
    now,
  );
  await applyCredit(trx, deps, sub.account_id, chargeId);
  const charge = await q.chargeById(trx, chargeId);
  if (charge?.state === 'due' && sub.payment === 'deposit')
    await tellDeposit(trx, deps, office, 'deposit_instructions', {
      cents: owedCents(charge),
      due_on: from,
      reference: office.gemi,
    });
}

async function expire(trx: Db, deps: Deps, { sub, office, due }: Held): Promise<void> {
  const now = deps.clock();
  if (due) await q.voidCharge(trx, due.id, 'expired', now);
  await q.changeSubscription(trx, sub.id, { state: 'expired', ended_at: now }, now);
  if (sub.payment === 'deposit' && due)
    await tellDeposit(trx, deps, office, 'deposit_expired', {
      cents: owedCents(due),
      due_on: due.due_on,
      reference: office.gemi,
    });
  await tell(trx, deps, office, 'subscription_expired', {});
}

const steps: Record<Step, (trx: Db, deps: Deps, held: Held) => Promise<unknown>> = {
  open,
  expire,
  advance: (trx, deps, held) => (held.prepaid ? advance(trx, deps, held, held.prepaid) : Promise.resolve()),
  past_due: (trx, deps, { sub }) => q.changeSubscription(trx, sub.id, { state: 'past_due' }, deps.clock()),
  async end(trx, deps, { sub, office }) {
    const now = deps.clock();
    await q.changeSubscription(trx, sub.id, { state: 'cancelled', ended_at: now, next_plan_id: null }, now);
    await tell(trx, deps, office, 'subscription_ended', { until: adsUntil(sub.period_to) });
  },
  drop_upgrade: (trx, deps, { upgrade }) => q.voidCharge(trx, upgrade?.id ?? 0, 'not_paid', deps.clock()),
  drop_due: (trx, deps, { due }) => q.voidCharge(trx, due?.id ?? 0, 'not_paid', deps.clock()),
  async free_month(trx, deps, { sub }) {
    const now = deps.clock();
    const period_to = nextEnd(sub);
    const isTrial = sub.state === 'trial';
    await q.changeSubscription(
      trx,
      sub.id,
      {
        ...{ state: isTrial ? 'trial' : 'active', plan_id: sub.next_plan_id ?? sub.plan_id, next_plan_id: null },
        ...{
          months: sub.months + 1,
          period_from: sub.period_to,
          period_to,
          ...(isTrial ? { trial_to: period_to } : {}),
        },
      },
      now,
    );
  },
  async tell_first_charge(trx, deps, held) {
    const { sub, office } = held;
    const { gross_cents } = await sumOn(trx, sub.next_plan_id ?? sub.plan_id, sub.period_to);
    await q.changeSubscription(trx, sub.id, { first_charge_told_at: deps.clock() }, deps.clock());
    await tell(trx, deps, office, 'first_charge_soon', { on: sub.period_to, cents: gross_cents });
    await tellOfExpiry(trx, deps, held);
  },
  async remind(trx, deps, { office, due }) {
    if (!due) return;
    await q.changeCharge(trx, due.id, { reminded: due.reminded + 1 });
    await tellDeposit(trx, deps, office, 'deposit_reminder', {
      cents: owedCents(due),
      due_on: due.due_on,
      reference: office.gemi,
    });
  },
};

/** What must not be under way when a step is taken. */
function blockedBy(step: Step, { due, upgrade }: Held): number | null {
  if (step === 'drop_upgrade') return upgrade?.asked_id ? upgrade.id : null;
  if (step === 'drop_due' || step === 'expire') return due?.asked_id ? due.id : null;
  return null;
}

/** Before anybody is reminded or expires: credit that came while a provider was asked. True: some of it was used. */
async function useCredit(trx: Db, deps: Deps, step: Step | null, { office, due, upgrade }: Held): Promise<boolean> {
  if (step !== null && step !== 'past_due' && step !== 'remind' && step !== 'expire') return false;
  let isUsed = false;
  for (const charge of [due, upgrade])
    if (charge && (await applyCredit(trx, deps, office.id, charge.id))) isUsed = true;
  return isUsed;
}

/** Up to today. The charge that must be closed first, or null. */
export async function turnHeld(trx: Db, deps: Deps, first: Held): Promise<number | null> {
  const now = deps.clock();
  const today = todayOf(deps);
  let held = first;
  for (let taken = 0; taken < MOST_STEPS; taken++) {
    const standing = standingOf(held, await mayBill(trx, deps, held.sub.payment));
    const step = stepOf(standing, today);
    if (await useCredit(trx, deps, step, held)) {
      held = await reread(trx, held);
      continue;
    }
    if (!step) {
      await fit(trx, held, today, now);
      await rest(trx, held, standing, { today, now });
      return null;
    }
    const blocked = blockedBy(step, held);
    if (blocked !== null) return blocked;
    await steps[step](trx, deps, held);
    held = await reread(trx, held);
  }
  throw new Error(`Subscription ${held.sub.id} does not come to rest`);
}

/** Takes turns with the provider until nothing stands in the way. */
export async function turn(deps: Deps, accountId: number): Promise<void> {
  for (let round = 0; round < 3; round++) {
    const blocked = await deps.db.transaction().execute(async (trx) => turnHeld(trx, deps, await hold(trx, accountId)));
    if (blocked === null) return;
    await closeCharge(deps, blocked);
  }
}
