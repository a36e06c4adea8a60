/** What agencies, admins and the worker do with money, done in this process by the services themselves. */

import type { Deps } from '../../src/deps.ts';
import { runBilling } from '../../src/features/subscriptions/billing/billing.jobs.ts';
import { listOpenAttempts } from '../../src/features/subscriptions/payments/attempts.queries.ts';
import {
  finishCardSetup,
  startCardSetup,
  switchToDeposit,
} from '../../src/features/subscriptions/payments/cards.service.ts';
import { handlePaymentEvent } from '../../src/features/subscriptions/payments/payment-events.service.ts';
import {
  reconcileAttempt,
  recordPayment,
  startCheckout,
} from '../../src/features/subscriptions/payments/payments.service.ts';
import { refundPayment } from '../../src/features/subscriptions/payments/refunds.service.ts';
import { updateSubscriptionAsAdmin } from '../../src/features/subscriptions/subscription-admin.service.ts';
import {
  getPlanQuote,
  getSubscriptionOverview,
} from '../../src/features/subscriptions/subscription-overview.service.ts';
import {
  cancelSubscription,
  changePlan,
  resumeSubscription,
  startSubscription,
} from '../../src/features/subscriptions/subscriptions.service.ts';

export type Deposit = { accountId: number; chargeId: number | null; cents: number; ref: string; at: Date };
export type BillingActions = Omit<ReturnType<typeof createBillingActions>, 'work' | 'hear'>;

/** The provider's name of one of its pages. */
export const parsePageId = (url: string): string => url.split('/').at(-1) ?? '';

export const createBillingActions = (deps: Deps) => ({
  begin: (accountId: number) =>
    deps.db.transaction().execute(async (trx) => void (await startSubscription(trx, deps, accountId))),
  quote: async (accountId: number, planId: number) =>
    (await getPlanQuote(deps, accountId, planId)).due_now?.gross_cents ?? 0,
  /** What beginning again would cost today. */
  restartCents: async (accountId: number) =>
    (await getSubscriptionOverview(deps, accountId)).next_charge?.gross_cents ?? 0,
  changePlan: (accountId: number, planId: number, agreedCents: number) =>
    changePlan(deps, accountId, { planId, agreedCents, locale: 'el' }),
  cancel: (accountId: number) => cancelSubscription(deps, accountId),
  resume: (accountId: number, agreedCents: number) =>
    resumeSubscription(deps, accountId, { agreedCents, locale: 'el' }),
  setUpCard: (accountId: number) => startCardSetup(deps, accountId, 'el'),
  finishSetup: (accountId: number, setup: string) => finishCardSetup(deps, setup, accountId),
  payByDeposit: (accountId: number) => switchToDeposit(deps, accountId),
  payNow: (accountId: number, chargeId: number) => startCheckout(deps, accountId, chargeId, 'el'),
  async lookAgain(accountId: number): Promise<void> {
    for (const attempt of await listOpenAttempts(deps.db, accountId)) await reconcileAttempt(deps, attempt);
  },
  edit: (adminId: number, accountId: number, changes: { endDate?: string; is_active?: boolean }) =>
    updateSubscriptionAsAdmin(deps, adminId, { user_id: accountId, reason: 'δοκιμή', ...changes }),
  refund: (adminId: number, paymentId: number, cents: number) =>
    refundPayment(deps, adminId, { paymentId, cents, reason: 'δοκιμή' }),
  /** The name under which it is on record. */
  async receive(deposit: Deposit): Promise<string> {
    await deps.db.transaction().execute((trx) => recordPayment(trx, deps, { ...deposit, method: 'deposit' }));
    return deposit.ref;
  },
  work: () => runBilling(deps),
  /** A message of the provider: the HTTP status it is answered with. */
  async hear(body: string, signature: string): Promise<number> {
    const event = deps.payments?.readEvent(Buffer.from(body), signature, deps.clock());
    if (!event) return 403;
    await handlePaymentEvent(deps, event);
    return 200;
  },
});
