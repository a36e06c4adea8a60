/** SUBS-2: what an agency does with its own subscription, and how many listings it may have. */
import { roleIds } from '@estia/contract/accounts/roles';
import type { Locale } from '@estia/contract/pair';
import { addMonths } from '@estia/contract/subscriptions/billing-amounts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import { writeAuditLog } from '../../platform/audit.ts';
import type { Db, Trx } from '../../platform/db/db.ts';
import { hasInvoiceDetails } from '../invoices/index.ts';
import { getRuleNumber } from '../rules/index.ts';
import { runBillingCycle, runLockedBillingCycle } from './billing/billing-cycle.service.ts';
import { assertMayBill } from './billing/billing-permission.service.ts';
import { getListingsPausedFrom } from './billing/billing-state-machine.ts';
import {
  getPlanAmount,
  getToday,
  type LockedSubscription,
  reloadSubscription,
  withLockedSubscription,
} from './billing/locked-subscription.service.ts';
import { applyUpgrade } from './billing/periods.service.ts';
import { enqueueDepositEmail } from './deposits/deposits.emails.ts';
import { findOwnListingLimit } from './listing-limit.queries.ts';
import {
  applyCredit,
  cancelOpenAttempt,
  chargeSavedCard,
  owedCents,
  startCheckout,
} from './payments/payments.service.ts';
import { getPlanPrice, listPlanPrices } from './plans/plans.queries.ts';
import { isUnpaid, quoteOf } from './quote.service.ts';
import { enqueueSubscriptionEmail } from './subscriptions.emails.ts';
import * as q from './subscriptions.queries.ts';

/**
 * `maxListings` null: no limit. `expired`: there was a plan and its days of grace are over. `limited`: less than others of
 * its kind may have, by a decision about this account (SAME-5).
 */
export type ListingAllowance = { maxListings: number | null; expired: boolean; limited?: true };

type Begins = { planId: number; payment: q.SubscriptionRow['payment']; from: string; to: string; months: number };

/** What an agency begins with: what it chose when it registered, for the free months of this day. */
async function beginsWith(db: Db, deps: Pick<Deps, 'clock'>, accountId: number): Promise<Begins> {
  const from = getToday(deps);
  const choice = await q.findPlanChoice(db, accountId);
  const [smallest] = await listPlanPrices(db, from);
  const months = await getRuleNumber(db, 'trial_months', 'months', from);
  const planId = choice?.plan_id ?? smallest?.plan_id ?? 1;
  return { planId, payment: choice?.payment ?? 'deposit', from, to: addMonths(from, months), months };
}

/** For screens of an approved agency whose free months have not begun: what they would be. Nothing is written. */
export async function notBegun(
  db: Db,
  deps: Pick<Deps, 'clock'>,
  accountId: number,
): Promise<q.SubscriptionRow | undefined> {
  const agency = await q.findAgencyAccount(db, accountId);
  if (agency?.role_id !== roleIds.agency || agency.status !== 'approved' || agency.gemi === '') return undefined;
  const { planId, payment, from, to, months } = await beginsWith(db, deps, accountId);
  return {
    id: 0,
    account_id: accountId,
    plan_id: planId,
    next_plan_id: null,
    payment,
    state: 'trial',
    started_at: deps.clock(),
    trial_to: to,
    anchor: from,
    months,
    period_from: from,
    period_to: to,
    cancel_at_end: false,
    cancelled_at: null,
    ended_at: null,
    is_active: true,
    customer_ref: null,
    card_ref: null,
    card_brand: null,
    card_last4: null,
    card_exp_month: null,
    card_exp_year: null,
    first_charge_emailed_at: null,
    card_expiry_emailed_for: null,
    next_billing_at: null,
    contract_ends_on: null,
  };
}

/**
 * The free months of an approved agency begin: with its approval, or with the first thing it does. Safe to call again,
 * also by two at once: one writes, and one email goes out. `trx` holds the account.
 */
export async function startSubscription(
  trx: Trx,
  deps: Pick<Deps, 'clock' | 'secrets'>,
  accountId: number,
): Promise<q.SubscriptionRow> {
  const there = await q.findSubscription(trx, accountId);
  if (there) return there;
  const agency = await q.lockAgencyAccount(trx, accountId);
  if (agency?.status !== 'approved') throw new AppError('forbidden');
  const begins = await beginsWith(trx, deps, accountId);
  const isNew = await q.insertSubscription(trx, { accountId, ...begins, now: deps.clock() });
  const made = await q.findSubscription(trx, accountId);
  if (!made) throw new Error('No subscription was written');
  if (isNew && begins.months > 0)
    await enqueueSubscriptionEmail(trx, deps, agency, 'subscription_began', { until: begins.to });
  return made;
}

/**
 * POST-7. Under the lock of the account, in the transaction that publishes: two of an agency cannot pass the limit
 * together.
 */
export async function getListingAllowance(
  trx: Trx,
  deps: Pick<Deps, 'config' | 'clock' | 'secrets'>,
  account: { id: number; roleId: number },
): Promise<ListingAllowance> {
  if (account.roleId === roleIds.admin) return { maxListings: null, expired: false };
  if (account.roleId === roleIds.individual) return getPrivateAllowance(trx, deps, account.id);
  return roomOfPlan(trx, deps, await startSubscription(trx, deps, account.id));
}

/**
 * The same for a screen: nothing is locked and nothing begins. An agency that waits for its approval has no room yet.
 */
export async function findListingAllowance(
  db: Db,
  deps: Pick<Deps, 'config' | 'clock'>,
  account: { id: number; roleId: number },
): Promise<ListingAllowance> {
  if (account.roleId === roleIds.admin) return { maxListings: null, expired: false };
  if (account.roleId === roleIds.individual) return getPrivateAllowance(db, deps, account.id);
  const sub = (await q.findSubscription(db, account.id)) ?? (await notBegun(db, deps, account.id));
  return sub ? roomOfPlan(db, deps, sub) : { maxListings: 0, expired: false };
}

async function getPrivateAllowance(db: Db, { config }: Pick<Deps, 'config'>, id: number): Promise<ListingAllowance> {
  const own = await findOwnListingLimit(db, id);
  return own === null || own >= config.adsPrivate
    ? { maxListings: config.adsPrivate, expired: false }
    : { maxListings: own, expired: false, limited: true };
}

async function roomOfPlan(db: Db, deps: Pick<Deps, 'clock'>, sub: q.SubscriptionRow): Promise<ListingAllowance> {
  const today = getToday(deps);
  if (!sub.is_active || today >= getListingsPausedFrom(sub.period_to)) return { maxListings: 0, expired: true };
  return { maxListings: (await getPlanPrice(db, sub.plan_id, today)).max_active_listings, expired: false };
}

/** An admin who acts for an agency. */
export type ActingAdmin = { id: number; reason: string | null };

type Logged = Partial<Record<'plan_id' | 'state', unknown>>;
type AdminChange = { accountId: number; before: Logged; after: Logged };

const logAdmin = async (trx: Trx, deps: Pick<Deps, 'clock'>, admin: ActingAdmin | null, change: AdminChange) => {
  if (!admin) return;
  const { accountId: subjectId, before, after } = change;
  await writeAuditLog(trx, {
    adminId: admin.id,
    action: 'subscription_changed',
    subject: 'account' as const,
    subjectId,
    reason: admin.reason,
    before,
    after,
    now: deps.clock(),
  });
};

export type PlanChangeResult = { result: 'done' | 'scheduled' | 'payment_required'; url: string | null };
const appliedNow: PlanChangeResult = { result: 'done', url: null };

/** Nothing may be under way for what is owed when the plan or the way of paying changes. */
export async function cancelOpenAttempts(deps: Deps, accountId: number): Promise<void> {
  const { due, upgrade } = await withLockedSubscription(deps, accountId, async (_trx, locked) => locked);
  for (const charge of [due, upgrade]) if (charge?.asked_id) await cancelOpenAttempt(deps, charge.id);
}

export async function voidDueCharges(
  trx: Trx,
  deps: Deps,
  { due, upgrade }: LockedSubscription,
  reason: string,
): Promise<void> {
  for (const charge of [due, upgrade]) {
    if (charge?.asked_id) throw new AppError('payment_under_way');
    if (charge) await q.voidCharge(trx, charge.id, reason, deps.clock());
  }
}

/** A sum somebody has just agreed to: their card, or the bank. */
async function collectCharge(
  deps: Deps,
  accountId: number,
  chargeId: number,
  locale: Locale,
): Promise<PlanChangeResult> {
  const charge = await q.findCharge(deps.db, chargeId);
  if (charge?.payment !== 'card') return { result: 'payment_required', url: null };
  await chargeSavedCard(deps, charge);
  const after = await q.findCharge(deps.db, chargeId);
  if (after?.state === 'paid') return appliedNow;
  if (after?.state === 'void') throw new AppError('card_declined');
  if (after?.last_decline === 'authentication_required')
    return { result: 'payment_required', url: await startCheckout(deps, accountId, chargeId, locale) };
  // The provider has not answered yet.
  return { result: 'payment_required', url: null };
}

/** Credit first; where it is not enough and there is no card, the agency is told what to deposit. */
async function payFromCredit(
  trx: Trx,
  deps: Deps,
  agency: LockedSubscription['agency'],
  chargeId: number,
  today: string,
): Promise<PlanChangeResult | { chargeId: number }> {
  await applyCredit(trx, deps, agency.id, chargeId);
  const charge = await q.findCharge(trx, chargeId);
  if (charge?.state === 'paid') return appliedNow;
  if (charge?.payment === 'deposit')
    await enqueueDepositEmail(trx, deps, agency, 'deposit_instructions', {
      cents: owedCents(charge),
      due_on: today,
      reference: agency.gemi,
    });
  return { chargeId };
}

export async function changePlan(
  deps: Deps,
  accountId: number,
  input: { planId: number; agreedCents: number; locale: Locale },
  admin: ActingAdmin | null = null,
): Promise<PlanChangeResult> {
  await runBillingCycle(deps, accountId);
  await cancelOpenAttempts(deps, accountId);
  const today = getToday(deps);
  const made = await withLockedSubscription(
    deps,
    accountId,
    async (trx, locked): Promise<PlanChangeResult | { chargeId: number }> => {
      const { sub, agency } = locked;
      const now = deps.clock();
      const quote = await quoteOf(trx, deps, locked, input.planId);
      if ((quote.due_now?.gross_cents ?? 0) !== input.agreedCents) throw new AppError('price_changed');
      await logAdmin(trx, deps, admin, {
        accountId,
        before: { plan_id: sub.plan_id },
        after: { plan_id: input.planId },
      });
      const runs = sub.state === 'trial' || sub.state === 'active';
      if (!runs && sub.state !== 'past_due') {
        await voidDueCharges(trx, deps, locked, 'plan_changed');
        await q.updateSubscription(trx, sub.id, { plan_id: input.planId, next_plan_id: null }, now);
        return appliedNow;
      }
      const unpaid = isUnpaid(locked, today);
      if (quote.kind === 'upgrade' && quote.due_now !== null && !unpaid) {
        await assertMayBill(trx, deps, sub.payment);
        if (!(await hasInvoiceDetails(trx, accountId))) throw new AppError('invoice_details_missing');
        if (locked.upgrade) await voidDueCharges(trx, deps, { ...locked, due: null }, 'plan_changed');
        const chargeId = await q.insertCharge(
          trx,
          {
            subscription_id: sub.id,
            account_id: accountId,
            kind: 'upgrade' as const,
            plan_id: input.planId,
            from_plan_id: sub.plan_id,
            period_from: today,
            period_to: sub.period_to,
            ...quote.due_now,
            payment: sub.payment,
            due_on: today,
            next_attempt_at: null,
          },
          now,
        );
        await q.updateSubscription(trx, sub.id, { next_billing_at: now }, now);
        return await payFromCredit(trx, deps, agency, chargeId, today);
      }
      // What is owed for the next period at another plan is asked for anew by the turn.
      await voidDueCharges(trx, deps, { ...locked, due: null }, 'plan_changed');
      const atOnce = quote.kind === 'upgrade' && sub.state !== 'past_due' && today < sub.period_to;
      if (atOnce) await applyUpgrade(trx, deps, locked, input.planId);
      else
        await q.updateSubscription(
          trx,
          sub.id,
          { next_plan_id: quote.kind === 'same' ? null : input.planId, next_billing_at: now },
          now,
        );
      await runLockedBillingCycle(trx, deps, await reloadSubscription(trx, locked));
      if (atOnce || (quote.kind === 'same' && quote.due_now === null)) return appliedNow;
      if (!unpaid) return { result: 'scheduled', url: null };
      // Asked for anew at this plan, or paid by credit, or free.
      return (await reloadSubscription(trx, locked)).due ? { result: 'payment_required', url: null } : appliedNow;
    },
  );
  return 'chargeId' in made ? collectCharge(deps, accountId, made.chargeId, input.locale) : made;
}

export async function cancelSubscription(
  deps: Deps,
  accountId: number,
  admin: ActingAdmin | null = null,
): Promise<void> {
  await runBillingCycle(deps, accountId);
  await cancelOpenAttempts(deps, accountId);
  await withLockedSubscription(deps, accountId, async (trx, locked) => {
    const { sub, agency } = locked;
    const now = deps.clock();
    if (sub.state === 'cancelled' || sub.cancel_at_end) return;
    await logAdmin(trx, deps, admin, { accountId, before: { state: sub.state }, after: { state: 'cancelled' } });
    await voidDueCharges(trx, deps, locked, 'cancelled');
    const over = sub.state === 'past_due' || sub.state === 'expired';
    await q.updateSubscription(
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
      await enqueueSubscriptionEmail(trx, deps, agency, 'subscription_cancelled', {
        on: locked.prepaid?.period_to ?? sub.period_to,
      });
    await runLockedBillingCycle(trx, deps, await reloadSubscription(trx, locked));
  });
}

/** A cancellation is taken back; or, after the end, a new period begins as soon as it is paid for. */
export async function resumeSubscription(
  deps: Deps,
  accountId: number,
  input: { agreedCents: number; locale: Locale },
): Promise<PlanChangeResult> {
  await runBillingCycle(deps, accountId);
  await cancelOpenAttempts(deps, accountId);
  const today = getToday(deps);
  const made = await withLockedSubscription(
    deps,
    accountId,
    async (trx, locked): Promise<PlanChangeResult | { chargeId: number }> => {
      const { sub, agency } = locked;
      const now = deps.clock();
      if (sub.state === 'trial' || sub.state === 'active' || sub.state === 'past_due') {
        if (!sub.cancel_at_end) throw new AppError('not_in_this_state');
        await q.updateSubscription(trx, sub.id, { cancel_at_end: false, cancelled_at: null }, now);
        await runLockedBillingCycle(trx, deps, await reloadSubscription(trx, locked));
        return appliedNow;
      }
      if (sub.contract_ends_on !== null) throw new AppError('contract_ended');
      const sum = await getPlanAmount(trx, sub.plan_id, today);
      if (sum.gross_cents !== input.agreedCents) throw new AppError('price_changed');
      await assertMayBill(trx, deps, sub.payment);
      if (!(await hasInvoiceDetails(trx, accountId))) throw new AppError('invoice_details_missing');
      await voidDueCharges(trx, deps, locked, 'begun_again');
      const chargeId = await q.insertCharge(
        trx,
        {
          subscription_id: sub.id,
          account_id: accountId,
          kind: 'restart' as const,
          plan_id: sub.plan_id,
          from_plan_id: null,
          period_from: today,
          period_to: addMonths(today, 1),
          ...sum,
          payment: sub.payment,
          due_on: today,
          next_attempt_at: null,
        },
        now,
      );
      await q.updateSubscription(trx, sub.id, { next_billing_at: now }, now);
      return await payFromCredit(trx, deps, agency, chargeId, today);
    },
  );
  return 'chargeId' in made ? collectCharge(deps, accountId, made.chargeId, input.locale) : made;
}
