/** Disputes through the signed messages of the provider's double, the official SDK and the calls of an admin. */
import { roleIds } from '@estia/contract/accounts/roles';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../testing/environment/test-app.ts';
import { buildInvoice } from '../../../../testing/factories/invoices.ts';
import { buildAgency, buildUser } from '../../../../testing/factories/records.ts';
import { callApiAs } from '../../../../testing/people/api-users.ts';
import {
  createStripeDouble,
  createStripeDoubleHttpClient,
  type StripeDouble,
} from '../../../../testing/stripe/stripe-double.ts';
import { testCards } from '../../../../testing/stripe/test-cards.ts';
import { createSession } from '../../../platform/auth/sessions.ts';
import type { PaymentProvider } from '../../../platform/payments/payment-provider.ts';
import { createStripeProvider } from '../../../platform/payments/stripe-provider.ts';
import { findRefund, insertRefund } from '../payments/attempts.queries.ts';
import { reconcileRefund } from '../payments/refunds.service.ts';
import { reconcileDisputes } from './chargebacks.service.ts';

const DAY_MS = 86_400_000;
const CHALANDRI = 461_200;

describe('[SUBS-2] [ADMN-5] payments that a bank disputes', () => {
  let testApp: TestApp;
  let double: StripeDouble;
  let payments: PaymentProvider;
  let [admin, other] = [0, 0];
  let deliver = true;

  async function hear(payload: string, signature: string): Promise<number> {
    if (!deliver) return 200;
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    return (await testApp.app.inject({ method: 'POST', url: '/api/payments/card-events', payload, headers }))
      .statusCode;
  }

  beforeAll(async () => {
    double = createStripeDouble({ clock: () => testApp.deps.clock(), webhook: hear });
    payments = createStripeProvider({ ...double.options, httpClient: createStripeDoubleHttpClient(double) });
    testApp = await openTestApp(inject('services'), {}, undefined, payments);
    admin = (await buildUser(testApp.deps.db, { role_id: roleIds.admin })).id;
    other = (await buildUser(testApp.deps.db, { role_id: roleIds.admin })).id;
  });
  afterAll(() => testApp.close());

  async function as(id: number, method: 'GET' | 'POST' | 'PUT', path: string, body?: object) {
    const token = await createSession(testApp.deps.db, id, testApp.deps.clock(), { strong: true });
    return callApiAs(testApp, token, method, path, body);
  }

  /** An agency whose card has paid an invoice. */
  async function buildPaid() {
    const user = await buildUser(testApp.deps.db, { role_id: roleIds.agency, locale: 'en' });
    await buildAgency(testApp.deps.db, CHALANDRI, user.id);
    const customer = await payments.customer({ reference: `office-${user.id}`, name: 'Γραφείο', locale: 'el' });
    const card = double.addCard(customer, testCards.works);
    const paid = await payments.charge({ reference: `of-${user.id}`, customer, card, cents: 6_076, text: 'Συνδρομή' });
    if (paid.state !== 'succeeded') throw new Error('Not paid');
    const at = testApp.deps.clock();
    const { paymentId } = await buildInvoice(testApp.deps, { accountId: user.id, at, ref: paid.payment });
    await double.webhooks.flush();
    return { accountId: user.id, payment: paid.payment, paymentId };
  }
  const emailsOf = async (accountId: number) =>
    (
      await testApp.deps.db
        .selectFrom('email_outbox')
        .select('template')
        .where('account_id', '=', accountId)
        .where('template', 'like', 'chargeback%')
        .orderBy('id')
        .execute()
    ).map(({ template }) => template);
  const list = async () => (await as(admin, 'GET', '/adminPanel/chargebacks')).body.chargebacks;
  const find = async (ref: string) => (await list()).find((each: { ref: string }) => each.ref === ref);
  const queue = async () => (await as(admin, 'GET', '/adminPanel/queue?kind=chargeback')).body.items;
  const month = async () => (await as(admin, 'GET', '/adminPanel/finance')).body.months[0];

  it('are written down once, told to the agency, and wait for an admin until the provider takes no evidence', async () => {
    const { accountId, payment, paymentId } = await buildPaid();
    const before = await month();
    const { id: ref } = double.disputes.open(payment);
    const now = testApp.deps.clock();
    await double.webhooks.flush();
    // The same again, as happens.
    await reconcileDisputes(testApp.deps);
    const chargeback = await find(ref);
    expect(chargeback).toMatchObject({
      user_id: accountId,
      payment_id: paymentId,
      state: 'needs_response',
      reason: 'fraudulent',
      cents: 6_076,
      withdrawn_cents: 6_076,
      reinstated_cents: 0,
      evidence_due_at: new Date(now.getTime() + 7 * DAY_MS).toISOString(),
      is_waiting: true,
    });
    expect((await list()).filter((each: { ref: string }) => each.ref === ref)).toHaveLength(1);
    expect(await emailsOf(accountId)).toEqual(['chargeback_opened']);
    expect(await queue()).toMatchObject([{ subject: String(chargeback.id), due_at: chargeback.evidence_due_at }]);
    const after = await month();
    expect(after).toMatchObject({ chargebacks: { withdrawn_cents: 6_076, reinstated_cents: 0 }, difference_cents: 0 });
    expect(after.received_cents).toBe(before.received_cents);

    const charges = (await as(admin, 'GET', `/user/subscription/charges?user_id=${accountId}`)).body.charges;
    expect(charges[0]).toMatchObject({
      state: 'paid',
      payments: [{ charged_back_cents: 6_076, chargeback: { state: 'needs_response', cents: 6_076 } }],
    });
    // The bank has it: it is not given back a second time.
    const refund = { payment_id: paymentId, cents: 100, reason: 'δοκιμή επιστροφής' };
    expect((await as(admin, 'POST', '/adminPanel/refunds', refund)).status).toBe(400);

    double.disputes.submitEvidence(ref);
    await double.webhooks.flush();
    expect(await queue()).toEqual([]);
    double.disputes.close(ref, 'won');
    await double.webhooks.flush();
    expect(await find(ref)).toMatchObject({ state: 'won', reinstated_cents: 6_076, is_waiting: false });
    expect(await emailsOf(accountId)).toEqual(['chargeback_opened', 'chargeback_won']);
    expect(await month()).toMatchObject({
      chargebacks: { withdrawn_cents: 6_076, reinstated_cents: 6_076 },
      difference_cents: 0,
    });
    expect((await as(admin, 'POST', '/adminPanel/refunds', refund)).status).toBe(200);
  });

  it('a lost one waits until an admin says what follows; nothing of the agency changes by itself', async () => {
    const { accountId, payment } = await buildPaid();
    const { id: ref } = double.disputes.open(payment, { reason: 'subscription_canceled' });
    double.disputes.close(ref, 'lost');
    await double.webhooks.flush();
    const { id, ...lost } = await find(ref);
    expect(lost).toMatchObject({ state: 'lost', reason: 'canceled', is_waiting: true, handled_at: null });
    // Three messages came after it was over: one email.
    expect(await emailsOf(accountId)).toEqual(['chargeback_lost']);
    expect(await queue()).toMatchObject([{ subject: String(id) }]);

    const settle = (by: number, note = 'Διαγράφεται η απαίτηση') =>
      as(by, 'PUT', `/adminPanel/chargebacks/${id}/handled`, { note });
    await as(other, 'POST', '/adminPanel/queue/claim', { kind: 'chargeback', subject: String(id) });
    expect((await settle(admin)).status).toBe(409);
    expect((await settle(other)).status).toBe(200);
    expect((await settle(other)).body.code).toBe('already_decided');
    expect(await queue()).toEqual([]);
    expect(await find(ref)).toMatchObject({ is_waiting: false, note: 'Διαγράφεται η απαίτηση' });
    const log = await testApp.deps.db
      .selectFrom('audit_log')
      .select(['admin_id', 'reason'])
      .where('action', '=', 'chargeback_settled')
      .where('subject_id', '=', accountId)
      .execute();
    expect(log).toEqual([{ admin_id: other, reason: 'Διαγράφεται η απαίτηση' }]);
    expect((await as(admin, 'GET', `/user/subscription/charges?user_id=${accountId}`)).body.charges[0].state).toBe(
      'paid',
    );
  });

  it('an inquiry takes nothing, and one that is open is not settled', async () => {
    const { accountId, payment, paymentId } = await buildPaid();
    const { id: ref } = double.disputes.open(payment, { isInquiry: true, reason: 'general' });
    await double.webhooks.flush();
    const { id, ...found } = await find(ref);
    expect(found).toMatchObject({ state: 'needs_response', reason: 'other', withdrawn_cents: 0 });
    const answer = await as(admin, 'PUT', `/adminPanel/chargebacks/${id}/handled`, { note: 'Κλείνει' });
    expect(answer.body.code).toBe('changed_meanwhile');
    double.disputes.close(ref, 'warning_closed');
    await double.webhooks.flush();
    expect(await find(ref)).toMatchObject({ state: 'closed', is_waiting: false });
    expect(await emailsOf(accountId)).toEqual(['chargeback_opened', 'chargeback_won']);
    const refund = { payment_id: paymentId, cents: 100, reason: 'δοκιμή επιστροφής' };
    expect((await as(admin, 'POST', '/adminPanel/refunds', refund)).status).toBe(200);
  });

  it('a refund that was still to be sent ends unsent, also after the dispute was won', async () => {
    const { payment, paymentId } = await buildPaid();
    const { db, clock } = testApp.deps;
    const now = clock();
    const id = await db
      .transaction()
      .execute((trx) => insertRefund(trx, { paymentId, cents: 6_076, reason: 'δοκιμή', by: admin, now, checkAt: now }));
    const { id: ref } = double.disputes.open(payment);
    await double.webhooks.flush();
    const read = async () => {
      const refund = await findRefund(db, id);
      if (!refund) throw new Error('No refund');
      return refund;
    };
    await reconcileRefund(testApp.deps, await read());
    double.disputes.close(ref, 'won');
    await double.webhooks.flush();
    await reconcileRefund(testApp.deps, await read());
    expect((await read()).state).toBe('failed');
    expect(await payments.findRefund({ reference: `refund-${id}`, payment })).toBeNull();
  });

  it('are found by the worker when no message arrives, also their end', async () => {
    const { accountId, payment } = await buildPaid();
    deliver = false;
    const { id: ref } = double.disputes.open(payment);
    await double.webhooks.flush();
    expect(await find(ref)).toBeUndefined();
    await reconcileDisputes(testApp.deps);
    expect(await find(ref)).toMatchObject({ state: 'needs_response' });
    // Longer ago than new ones are looked for.
    testApp.setNow(new Date(testApp.deps.clock().getTime() + 45 * DAY_MS));
    double.disputes.close(ref, 'lost');
    await double.webhooks.flush();
    await reconcileDisputes(testApp.deps);
    expect(await find(ref)).toMatchObject({ state: 'lost' });
    expect(await emailsOf(accountId)).toEqual(['chargeback_opened', 'chargeback_lost']);
    deliver = true;
  });

  it('one of a payment that is not on record is a failure that an admin sees, and its message is not asked for again', async () => {
    const customer = await payments.customer({ reference: 'stranger', name: 'Άλλος', locale: 'el' });
    const card = double.addCard(customer, testCards.works);
    const paid = await payments.charge({ reference: 'elsewhere', customer, card, cents: 5_000, text: 'Άλλο' });
    if (paid.state !== 'succeeded') throw new Error('Not paid');
    double.disputes.open(paid.payment);
    await double.webhooks.flush();
    expect(double.webhooks.waiting()).toBe(0);
    await testApp.deps.failures.flush();
    expect(
      await testApp.deps.db
        .selectFrom('failure')
        .select(['name', 'reason'])
        .where('name', '=', 'chargebacks')
        .execute(),
    ).toMatchObject([{ reason: expect.stringContaining('not on record') }]);
  });
});
