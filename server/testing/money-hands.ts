/** What offices, admins and the worker do with money, done in this process by the services themselves. */

import type { Deps } from '../src/deps.ts';
import { editSubscription } from '../src/features/subscriptions/admin.service.ts';
import { openAttemptsOf } from '../src/features/subscriptions/attempts.queries.ts';
import { finishSetup, payByDeposit, setUpCard } from '../src/features/subscriptions/cards.service.ts';
import { heed } from '../src/features/subscriptions/events.service.ts';
import { look, payOnPage, receivePayment } from '../src/features/subscriptions/payments.service.ts';
import { refundPayment } from '../src/features/subscriptions/refunds.service.ts';
import { mindMoney } from '../src/features/subscriptions/subscriptions.jobs.ts';
import { ownQuote, ownSubscription } from '../src/features/subscriptions/subscriptions.read.ts';
import { beginSubscription, cancel, changePlan, resume } from '../src/features/subscriptions/subscriptions.service.ts';

export type Deposit = { accountId: number; chargeId: number | null; cents: number; ref: string; at: Date };
export type BillingActions = Omit<ReturnType<typeof createBillingActions>, 'work' | 'hear'>;

/** The provider's name of one of its pages. */
export const parsePageId = (url: string): string => url.split('/').at(-1) ?? '';

export const createBillingActions = (deps: Deps) => ({
  begin: (accountId: number) =>
    deps.db.transaction().execute(async (trx) => void (await beginSubscription(trx, deps, accountId))),
  quote: async (accountId: number, planId: number) => (await ownQuote(deps, accountId, planId)).now?.gross_cents ?? 0,
  /** What beginning again would cost today. */
  restartCents: async (accountId: number) => (await ownSubscription(deps, accountId)).next_charge?.gross_cents ?? 0,
  changePlan: (accountId: number, planId: number, agreedCents: number) =>
    changePlan(deps, accountId, { planId, agreedCents, locale: 'el' }),
  cancel: (accountId: number) => cancel(deps, accountId),
  resume: (accountId: number, agreedCents: number) => resume(deps, accountId, { agreedCents, locale: 'el' }),
  setUpCard: (accountId: number) => setUpCard(deps, accountId, 'el'),
  finishSetup: (accountId: number, setup: string) => finishSetup(deps, setup, accountId),
  payByDeposit: (accountId: number) => payByDeposit(deps, accountId),
  payNow: (accountId: number, chargeId: number) => payOnPage(deps, accountId, chargeId, 'el'),
  async lookAgain(accountId: number): Promise<void> {
    for (const attempt of await openAttemptsOf(deps.db, accountId)) await look(deps, attempt);
  },
  edit: (adminId: number, accountId: number, changes: { endDate?: string; is_active?: boolean }) =>
    editSubscription(deps, adminId, { user_id: accountId, reason: 'δοκιμή', ...changes }),
  refund: (adminId: number, paymentId: number, cents: number) =>
    refundPayment(deps, adminId, { paymentId, cents, reason: 'δοκιμή' }),
  /** The name under which it is on record. */
  async receive(deposit: Deposit): Promise<string> {
    await deps.db.transaction().execute((trx) => receivePayment(trx, deps, { ...deposit, method: 'deposit' }));
    return deposit.ref;
  },
  work: () => mindMoney(deps),
  /** A message of the provider: the HTTP status it is answered with. */
  async hear(body: string, signature: string): Promise<number> {
    const event = deps.payments?.readEvent(Buffer.from(body), signature, deps.clock());
    if (!event) return 403;
    await heed(deps, event);
    return 200;
  },
});
