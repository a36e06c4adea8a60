/** What happens to subscriptions by itself. Each part is safe to run twice, side by side, and to be killed half way. */
import type { Deps } from '../../../deps.ts';
import { createRunLimit } from '../../../platform/jobs/run-limit.ts';
import * as a from '../payments/attempts.queries.ts';
import { finishOpenCardSetups } from '../payments/cards.service.ts';
import { cancelOpenAttempt, chargeSavedCard, reconcileAttempt } from '../payments/payments.service.ts';
import { reconcileRefund } from '../payments/refunds.service.ts';
import * as q from '../subscriptions.queries.ts';
import { runBillingCycle } from './billing-cycle.service.ts';

const BATCH = 100;
/** What failed is left alone for a while, so that it does not stand in the way of the others. */
const RETRY_DELAY_MS = 10 * 60_000;
const CHECKOUT_QUIET_MS = 60 * 60_000;

const getRetryTime = (deps: Pick<Deps, 'clock'>): Date => new Date(deps.clock().getTime() + RETRY_DELAY_MS);

/** What a run has, and whether its time is over. */
type BillingRun = Deps & { isOver: () => boolean };

async function forEachLogged<T>(
  deps: BillingRun,
  what: string,
  rows: readonly T[],
  work: (row: T) => Promise<unknown>,
  failed: (row: T) => Promise<unknown>,
): Promise<number> {
  for (const row of rows) {
    if (deps.isOver()) break;
    await work(row).catch(async (error: unknown) => {
      deps.failures.record({ kind: 'job', name: 'money', error, details: { step: what } });
      await failed(row);
    });
  }
  return rows.length;
}

/** Subscriptions whose day has come. How many there were. */
const runDueBillingCycles = async (deps: BillingRun): Promise<number> =>
  forEachLogged(
    deps,
    'turn',
    await q.listAccountsDueForBilling(deps.db, deps.clock(), BATCH),
    (accountId) => runBillingCycle(deps, accountId),
    (accountId) => q.scheduleBilling(deps.db, accountId, getRetryTime(deps)),
  );

/** A page of the provider that was opened and left is closed before the card is tried. */
async function chargeDueCard(deps: Deps, charge: { id: number; account_id: number }): Promise<void> {
  const open = await a.findAttempt(deps.db, { charge: charge.id });
  if (open && deps.clock().getTime() - open.created_at.getTime() < CHECKOUT_QUIET_MS)
    return void (await q.updateCharge(deps.db, charge.id, {
      next_attempt_at: new Date(open.created_at.getTime() + CHECKOUT_QUIET_MS),
    }));
  if (open) await cancelOpenAttempt(deps, charge.id);
  if (deps.payments) await finishOpenCardSetups(deps, charge.account_id);
  await chargeSavedCard(deps, charge);
}

/** SUBS-2: cards whose morning has come. */
const chargeDueCards = async (deps: BillingRun): Promise<number> =>
  forEachLogged(
    deps,
    'card',
    await q.listChargesToAttempt(deps.db, deps.clock(), BATCH),
    (charge) => chargeDueCard(deps, charge),
    (charge) => q.updateCharge(deps.db, charge.id, { next_attempt_at: getRetryTime(deps) }),
  );

/** What was asked of the provider and never answered. */
async function reconcileOpenRequests(deps: BillingRun): Promise<number> {
  if (!deps.payments) return 0;
  const { payments, db, clock } = deps;
  const attempts = await a.listAttemptsToCheck(db, clock(), BATCH);
  const refunds = await a.listRefundsToCheck(db, clock(), BATCH);
  await forEachLogged(
    deps,
    'attempt',
    attempts,
    (attempt) => reconcileAttempt(deps, attempt),
    (attempt) => a.scheduleAttemptCheck(db, attempt.id, getRetryTime(deps)),
  );
  await forEachLogged(
    deps,
    'refund',
    refunds,
    (refund) => reconcileRefund(deps, refund),
    (refund) => a.scheduleRefundCheck(db, refund.id, getRetryTime(deps)),
  );
  const forget = async (card: string) => {
    await payments.forgetCard(card);
    await a.deleteCardDetachment(db, card);
  };
  await forEachLogged(deps, 'forget', await a.listCardsToDetach(db, BATCH), forget, async () => {});
  return attempts.length + refunds.length;
}

/** One round of everything, or as much of it as a run may do; then it returns that there is more. */
export async function runBilling(deps: Deps, stopping?: AbortSignal): Promise<Date | null> {
  const isOver = createRunLimit(stopping);
  for (const part of [runDueBillingCycles, chargeDueCards, reconcileOpenRequests]) {
    while (!isOver() && (await part({ ...deps, isOver })) === BATCH);
    if (isOver()) return deps.clock();
  }
  return null;
}
