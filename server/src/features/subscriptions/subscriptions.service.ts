/** SUBS-2: what an office does with its own subscription, and how many ads it may have. */
import type { Locale } from '@estia/contract/pair';
import { subscriptionLimits as limits } from '@estia/contract/subscriptions/limits';
import { addMonths, type Sum, sumOf, upgradeNet } from '@estia/contract/subscriptions/money';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import { hasInvoiceDetails } from '../invoices/index.ts';
import { ruleNumber } from '../rules/index.ts';
import { needBilling } from './billing.ts';
import { tellDeposit } from './deposits.letters.ts';
import { type Held, reread, sumOn, todayOf, withHeld } from './held.ts';
import { askAway, closeCharge, payOnPage } from './payments.service.ts';
import { enlarge } from './periods.ts';
import { plansOn, priceOn } from './plans.queries.ts';
import { tell } from './subscriptions.letters.ts';
import { adsUntil } from './subscriptions.machine.ts';
import * as q from './subscriptions.queries.ts';
import { turn, turnHeld } from './turn.service.ts';

/** `ads` null: no limit. `expired`: there was a plan and its days of grace are over. */
export type Room = { ads: number | null; expired: boolean };

/**
 * The free months of an office begin: with its approval, or when it is first asked for. Safe to call again.
 * `trx` holds the account.
 */
export async function beginSubscription(
  trx: Db,
  deps: Pick<Deps, 'clock' | 'secrets'>,
  accountId: number,
): Promise<q.SubscriptionRow> {
  const there = await q.readSubscription(trx, accountId);
  if (there) return there;
  const office = await q.holdOffice(trx, accountId);
  const today = todayOf(deps);
  const choice = await q.choiceOf(trx, accountId);
  const [smallest] = await plansOn(trx, today);
  const months = await ruleNumber(trx, 'trial_months', 'months', today);
  const to = addMonths(today, months);
  await q.insertSubscription(trx, {
    ...{ accountId, planId: choice?.plan_id ?? smallest?.plan_id ?? 1, payment: choice?.payment ?? 'deposit' },
    ...{ from: today, to, months, now: deps.clock() },
  });
  const made = await q.readSubscription(trx, accountId);
  if (!made || !office) throw new Error('No subscription was written');
  if (months > 0) await tell(trx, deps, office, 'subscription_began', { until: to });
  return made;
}

/** POST-7. Under the lock of the account, in the transaction that publishes: two of an office cannot pass the limit together. */
export async function adsAllowed(
  trx: Db,
  deps: Pick<Deps, 'config' | 'clock' | 'secrets'>,
  account: { id: number; roleId: number },
): Promise<Room> {
  if (account.roleId === 1) return { ads: null, expired: false };
  if (account.roleId === 2) return { ads: deps.config.adsPrivate, expired: false };
  const sub = await beginSubscription(trx, deps, account.id);
  const today = todayOf(deps);
  if (!sub.is_active || today >= adsUntil(sub.period_to)) return { ads: 0, expired: true };
  return { ads: (await priceOn(trx, sub.plan_id, today)).max_ads, expired: false };
}

export type Quote = {
  kind: 'upgrade' | 'downgrade' | 'same';
  from: string;
  now: Sum | null;
  each: Sum;
  max_ads: number | null;
};

const size = (max_ads: number | null): number => max_ads ?? Number.POSITIVE_INFINITY;

/** What another plan would cost, and from when. */
export async function quoteOf(
  trx: Db,
  { sub, prepaid }: Omit<Held, 'office'>,
  planId: number,
  today: string,
): Promise<Quote> {
  const plans = await plansOn(trx, today);
  const wanted = plans.find((plan) => plan.plan_id === planId);
  if (!wanted) throw new AppError('invalid_input', { subscription_plan_id: 'invalid' });
  const has = await priceOn(trx, sub.plan_id, today);
  const vat = await ruleNumber(trx, 'vat', 'percent', today);
  const each = sumOf(wanted.net_cents, vat);
  const answer = { each, max_ads: wanted.max_ads, now: null };
  const runs = sub.state === 'trial' || sub.state === 'active';
  if (planId === sub.plan_id) return { ...answer, kind: 'same', from: today };
  if (size(wanted.max_ads) < size(has.max_ads))
    return { ...answer, kind: 'downgrade', from: runs ? (prepaid?.period_to ?? sub.period_to) : today };
  if (sub.state !== 'active' || today >= sub.period_to) return { ...answer, kind: 'upgrade', from: today };
  if (prepaid) throw new AppError('period_prepaid');
  const net = upgradeNet(
    { from_cents: has.net_cents, to_cents: wanted.net_cents },
    { from: sub.period_from, to: sub.period_to, today },
  );
  const now = sumOf(net, vat);
  // Less than a provider takes at all is given away with the last days of a period.
  return { ...answer, kind: 'upgrade', from: today, now: now.gross_cents < limits.leastCents ? null : now };
}

export type Effect = { effect: 'now' | 'later' | 'pay'; url: string | null };
const nowDone: Effect = { effect: 'now', url: null };

/** Nothing may be under way for what is owed when the plan or the way of paying changes. */
async function closeDue(deps: Deps, accountId: number): Promise<void> {
  const { due, upgrade } = await withHeld(deps, accountId, async (_trx, held) => held);
  for (const charge of [due, upgrade]) if (charge?.asked_id) await closeCharge(deps, charge.id);
}

async function dropDue(trx: Db, deps: Deps, { due, upgrade }: Held, reason: string): Promise<void> {
  for (const charge of [due, upgrade]) {
    if (charge?.asked_id) throw new AppError('payment_under_way');
    if (charge) await q.voidCharge(trx, charge.id, reason, deps.clock());
  }
}

/** A sum somebody has just agreed to: their card, or the bank. */
async function collect(deps: Deps, accountId: number, chargeId: number, locale: Locale): Promise<Effect> {
  const charge = await q.chargeById(deps.db, chargeId);
  if (charge?.payment !== 'card') return { effect: 'pay', url: null };
  await askAway(deps, charge);
  const after = await q.chargeById(deps.db, chargeId);
  if (after?.state === 'paid') return nowDone;
  if (after?.state === 'void') throw new AppError('card_declined');
  if (after?.last_decline === 'authentication_required')
    return { effect: 'pay', url: await payOnPage(deps, accountId, chargeId, locale) };
  // The provider has not answered yet.
  return { effect: 'pay', url: null };
}

export async function changePlan(
  deps: Deps,
  accountId: number,
  wish: { planId: number; agreedCents: number; locale: Locale },
): Promise<Effect> {
  await turn(deps, accountId);
  await closeDue(deps, accountId);
  const today = todayOf(deps);
  const made = await withHeld(deps, accountId, async (trx, held): Promise<Effect | { chargeId: number }> => {
    const { sub, office } = held;
    const now = deps.clock();
    const quote = await quoteOf(trx, held, wish.planId, today);
    if ((quote.now?.gross_cents ?? 0) !== wish.agreedCents) throw new AppError('price_changed');
    const runs = sub.state === 'trial' || sub.state === 'active';
    if (!runs && sub.state !== 'past_due') {
      await dropDue(trx, deps, held, 'plan_changed');
      await q.changeSubscription(trx, sub.id, { plan_id: wish.planId, next_plan_id: null }, now);
      return nowDone;
    }
    if (quote.kind === 'upgrade' && quote.now !== null) {
      await needBilling(trx, deps, sub.payment);
      if (!(await hasInvoiceDetails(trx, accountId))) throw new AppError('invoice_details_missing');
      if (held.upgrade) await dropDue(trx, deps, { ...held, due: null }, 'plan_changed');
      const chargeId = await q.insertCharge(
        trx,
        {
          ...{
            subscription_id: sub.id,
            account_id: accountId,
            kind: 'upgrade' as const,
            plan_id: wish.planId,
            from_plan_id: sub.plan_id,
          },
          ...{
            period_from: today,
            period_to: sub.period_to,
            ...quote.now,
            payment: sub.payment,
            due_on: today,
            next_try_at: null,
          },
        },
        now,
      );
      if (sub.payment === 'deposit')
        await tellDeposit(trx, deps, office, 'deposit_instructions', {
          cents: quote.now.gross_cents,
          due_on: today,
          reference: office.gemi,
        });
      await q.changeSubscription(trx, sub.id, { next_at: now }, now);
      return { chargeId };
    }
    // What is owed for the next period at another plan is asked for anew by the turn.
    await dropDue(trx, deps, { ...held, due: null }, 'plan_changed');
    const atOnce = quote.kind === 'upgrade' && sub.state !== 'past_due' && today < sub.period_to;
    if (atOnce) await enlarge(trx, deps, held, wish.planId);
    else
      await q.changeSubscription(
        trx,
        sub.id,
        { next_plan_id: quote.kind === 'same' ? null : wish.planId, next_at: now },
        now,
      );
    await turnHeld(trx, deps, await reread(trx, held));
    if (atOnce || quote.kind === 'same') return nowDone;
    return runs && today < sub.period_to ? { effect: 'later', url: null } : { effect: 'pay', url: null };
  });
  return 'chargeId' in made ? collect(deps, accountId, made.chargeId, wish.locale) : made;
}

export async function cancel(deps: Deps, accountId: number): Promise<void> {
  await turn(deps, accountId);
  await closeDue(deps, accountId);
  await withHeld(deps, accountId, async (trx, held) => {
    const { sub, office } = held;
    const now = deps.clock();
    if (sub.state === 'cancelled' || sub.cancel_at_end) return;
    await dropDue(trx, deps, held, 'cancelled');
    const over = sub.state === 'past_due' || sub.state === 'expired';
    await q.changeSubscription(
      trx,
      sub.id,
      {
        ...(over ? { state: 'cancelled' as const, ended_at: now } : { cancel_at_end: true }),
        cancelled_at: now,
        next_plan_id: null,
      },
      now,
    );
    if (!over)
      await tell(trx, deps, office, 'subscription_cancelled', { on: held.prepaid?.period_to ?? sub.period_to });
    await turnHeld(trx, deps, await reread(trx, held));
  });
}

/** A cancellation is taken back; or, after the end, a new period begins as soon as it is paid for. */
export async function resume(
  deps: Deps,
  accountId: number,
  wish: { agreedCents: number; locale: Locale },
): Promise<Effect> {
  await turn(deps, accountId);
  await closeDue(deps, accountId);
  const today = todayOf(deps);
  const made = await withHeld(deps, accountId, async (trx, held): Promise<Effect | { chargeId: number }> => {
    const { sub, office } = held;
    const now = deps.clock();
    if (sub.state === 'trial' || sub.state === 'active' || sub.state === 'past_due') {
      if (!sub.cancel_at_end) throw new AppError('not_in_this_state');
      await q.changeSubscription(trx, sub.id, { cancel_at_end: false, cancelled_at: null }, now);
      await turnHeld(trx, deps, await reread(trx, held));
      return nowDone;
    }
    const sum = await sumOn(trx, sub.plan_id, today);
    if (sum.gross_cents !== wish.agreedCents) throw new AppError('price_changed');
    await needBilling(trx, deps, sub.payment);
    if (!(await hasInvoiceDetails(trx, accountId))) throw new AppError('invoice_details_missing');
    await dropDue(trx, deps, held, 'begun_again');
    const chargeId = await q.insertCharge(
      trx,
      {
        ...{
          subscription_id: sub.id,
          account_id: accountId,
          kind: 'restart' as const,
          plan_id: sub.plan_id,
          from_plan_id: null,
        },
        ...{
          period_from: today,
          period_to: addMonths(today, 1),
          ...sum,
          payment: sub.payment,
          due_on: today,
          next_try_at: null,
        },
      },
      now,
    );
    if (sub.payment === 'deposit')
      await tellDeposit(trx, deps, office, 'deposit_instructions', {
        cents: sum.gross_cents,
        due_on: today,
        reference: office.gemi,
      });
    await q.changeSubscription(trx, sub.id, { next_at: now }, now);
    return { chargeId };
  });
  return 'chargeId' in made ? collect(deps, accountId, made.chargeId, wish.locale) : made;
}
