/** A quote is what is charged, and money that is on its way when the plan changes is not lost. */
import { roleIds } from '@estia/contract/accounts/roles';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { buildDepositAgency, type DepositAgency } from '../../../testing/factories/deposits.ts';
import { buildAgency, buildUser } from '../../../testing/factories/records.ts';
import { type AdminTestApp, openAdminTestApp } from '../../../testing/people/admins.ts';
import { createSession } from '../../platform/auth/sessions.ts';
import { runBilling } from './billing/billing.jobs.ts';

const reason = 'Στο αντίγραφο της τράπεζας';
const euros = (cents: number) => `${Math.trunc(cents / 100)},${String(cents % 100).padStart(2, '0')}`;

describe('[SUBS-2] plan quotes and credit', () => {
  let testApp: AdminTestApp;
  beforeAll(async () => {
    testApp = await openAdminTestApp(inject('services'));
  });
  // Six days into a period that nobody has paid for.
  beforeEach(() => testApp.world.setNow(new Date('2026-11-26T09:00:00Z')));
  afterAll(() => testApp.world.close());

  const asOwner = async (agency: DepositAgency, method: 'GET' | 'PUT', path: string, body?: object) => {
    const token = await createSession(testApp.db, agency.accountId, testApp.world.deps.clock(), {});
    return testApp.call(token, method, path, body);
  };
  const quoteOf = async (agency: DepositAgency, plan: number) =>
    (await asOwner(agency, 'GET', `/user/subscription/quote?subscription_plan_id=${plan}`)).body;
  const change = (agency: DepositAgency, plan: number, agreed_cents: number) =>
    asOwner(agency, 'PUT', '/user/change-subscription-plan', { subscription_plan_id: plan, agreed_cents });
  const owed = async ({ accountId }: DepositAgency) =>
    (
      await sql<{ plan_id: number; gross_cents: number; credit_cents: number; due_on: string; period_to: string }>`
        select plan_id, gross_cents, credit_cents, due_on::text, period_to::text from charge
        where account_id = ${accountId} and state = 'due'`.execute(testApp.db)
    ).rows;
  const asAdmin = async (method: 'POST', path: string, body: object, who = testApp.admin) => {
    const token = await createSession(testApp.db, who.id, testApp.world.deps.clock(), { strong: true });
    return testApp.call(token, method, `/adminPanel${path}`, body);
  };
  const deposit = async (agency: DepositAgency, cents: number, over: object = {}) => {
    const noted = await asAdmin('POST', '/deposits', {
      gemi: agency.gemi,
      booked_on: '2026-11-25',
      amount: euros(cents),
      reason,
      ...over,
    });
    expect(noted.body).toMatchObject({ message: 'Success!' });
    expect((await asAdmin('POST', `/deposits/${noted.body.line_id}/confirm`, { reason }, testApp.main)).status).toBe(
      200,
    );
  };

  it('in an unpaid period the quote says what is asked for at once, to the cent', async () => {
    const agency = await buildDepositAgency(testApp.db);
    await runBilling(testApp.world.deps);
    const quote = await quoteOf(agency, 2);
    expect(quote).toMatchObject({
      kind: 'upgrade',
      due_now: { net_cents: 8_900, gross_cents: 11_036 },
      due_period: { from: '2026-11-20', to: '2026-12-20' },
      replaces_cents: agency.cents,
      credit_cents: 0,
    });
    expect((await change(agency, 2, 0)).body.code).toBe('price_changed');
    expect((await change(agency, 2, 11_036)).body).toMatchObject({ result: 'payment_required' });
    expect(await owed(agency)).toMatchObject([
      { plan_id: 2, gross_cents: quote.due_now.gross_cents, due_on: '2026-11-20' },
    ]);
  });

  it('a deposit that was under way when the plan changed is credited, and only the rest is asked for', async () => {
    const agency = await buildDepositAgency(testApp.db);
    await runBilling(testApp.world.deps);
    await change(agency, 2, 11_036);
    await deposit(agency, agency.cents, { credit: true });
    expect(await owed(agency)).toMatchObject([{ gross_cents: 11_036, credit_cents: agency.cents }]);
    const { subscription } = (await asOwner(agency, 'GET', '/user/subscription')).body;
    expect(subscription.due).toMatchObject([{ gross_cents: 11_036, credit_cents: agency.cents }]);
    const emails = (await testApp.listEmailsTo(agency.accountId)).filter(
      (each) => each.template === 'deposit_received',
    );
    expect(emails.map(({ values }) => values.left_cents)).toEqual([11_036 - agency.cents]);
    await deposit(agency, 11_036 - agency.cents);
    expect(await owed(agency)).toEqual([]);
    const { rows } = await sql<{ n: number; cents: number }>`
      select count(*)::int as n, sum(gross_cents)::int as cents from invoice where account_id = ${agency.accountId}`.execute(
      testApp.db,
    );
    expect(rows).toEqual([{ n: 1, cents: 11_036 }]);
    const after = (await asOwner(agency, 'GET', '/user/subscription')).body.subscription;
    expect(after).toMatchObject({ phase: 'active', credit_cents: 0, plan: { id: 2 } });
  });

  it('credit that is too much pays what is owed and waits for the next period; what is used is not sent back', async () => {
    const agency = await buildDepositAgency(testApp.db);
    await runBilling(testApp.world.deps);
    await deposit(agency, agency.cents + 1_000, { credit: true });
    expect(await owed(agency)).toEqual([]);
    const { subscription } = (await asOwner(agency, 'GET', '/user/subscription')).body;
    expect(subscription).toMatchObject({ phase: 'active', credit_cents: 1_000 });
    const { unallocated } = (await asOwner(agency, 'GET', '/user/subscription/charges')).body;
    expect(unallocated).toMatchObject([{ cents: agency.cents + 1_000, is_credit: true }]);
    const back = (cents: number) =>
      asAdmin('POST', '/refunds', { payment_id: unallocated[0].payment_id, cents, reason });
    expect((await back(1_001)).status).toBe(400);
    testApp.world.setNow(new Date('2026-12-14T09:00:00Z'));
    await runBilling(testApp.world.deps);
    expect(await owed(agency)).toMatchObject([{ gross_cents: agency.cents, credit_cents: 1_000 }]);
  });

  it('credit that the next period has taken is not promised to a larger plan: the quote is what is asked for', async () => {
    const agency = await buildDepositAgency(testApp.db);
    await runBilling(testApp.world.deps);
    await deposit(agency, agency.cents + 3_000, { credit: true });
    testApp.world.setNow(new Date('2026-12-14T09:00:00Z'));
    await runBilling(testApp.world.deps);
    expect(await owed(agency)).toMatchObject([{ gross_cents: agency.cents, credit_cents: 3_000 }]);
    const quote = await quoteOf(agency, 2);
    // 40 € × 6 of 30 days, and 24 %.
    expect(quote).toMatchObject({
      kind: 'upgrade',
      due_now: { gross_cents: 992 },
      credit_cents: 0,
      replaces_cents: null,
    });
    expect((await change(agency, 2, 992)).body).toMatchObject({ result: 'payment_required' });
    const [next, larger] = await owed(agency);
    expect(next).toMatchObject({ plan_id: 1, gross_cents: agency.cents, credit_cents: 3_000 });
    expect(larger).toMatchObject({ plan_id: 2, gross_cents: 992, credit_cents: quote.credit_cents });
    const emails = (await testApp.listEmailsTo(agency.accountId)).filter(
      (each) => each.template === 'deposit_instructions',
    );
    expect(emails.at(-1)?.values.cents).toBe(992 - quote.credit_cents);
    // Paid, it moves the next period, and the credit on it, to the larger plan.
    await deposit(agency, 992);
    await runBilling(testApp.world.deps);
    expect(await owed(agency)).toMatchObject([{ plan_id: 2, gross_cents: 11_036, credit_cents: 3_000 }]);
  });

  it('in an unpaid period a change says whether there is something to pay, also back to the plan of before', async () => {
    const agency = await buildDepositAgency(testApp.db);
    await runBilling(testApp.world.deps);
    expect((await change(agency, 2, 11_036)).body).toMatchObject({ result: 'payment_required' });
    expect(await quoteOf(agency, 1)).toMatchObject({ kind: 'same', due_now: { gross_cents: agency.cents } });
    expect((await change(agency, 1, agency.cents)).body).toMatchObject({ result: 'payment_required' });
    expect(await owed(agency)).toMatchObject([{ plan_id: 1, gross_cents: agency.cents, credit_cents: 0 }]);
    // The plan it has already: nothing has changed, so there is nothing more to pay.
    expect((await change(agency, 1, 0)).body).toMatchObject({ result: 'done' });
  });

  it('a smaller plan that the credit covers holds at once', async () => {
    const agency = await buildDepositAgency(testApp.db, { planId: 2, netCents: 8_900 });
    await runBilling(testApp.world.deps);
    await deposit(agency, 7_000, { credit: true });
    const quote = await quoteOf(agency, 1);
    expect(quote).toMatchObject({ kind: 'downgrade', due_now: { gross_cents: 6_076 }, credit_cents: 6_076 });
    expect((await change(agency, 1, 6_076)).body).toMatchObject({ result: 'done' });
    expect(await owed(agency)).toEqual([]);
    const { subscription } = (await asOwner(agency, 'GET', '/user/subscription')).body;
    expect(subscription).toMatchObject({ phase: 'active', plan: { id: 1 }, credit_cents: 7_000 - 6_076 });
  });

  it('what is credited before the free months have begun is there when they end', async () => {
    const { id: accountId } = await buildUser(testApp.db, { role_id: roleIds.agency });
    await buildAgency(testApp.db, 461200, accountId);
    const { gemi } = await testApp.db
      .selectFrom('agency')
      .select('gemi')
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();
    const agency = { accountId, gemi, chargeId: 0, cents: 0 };
    await deposit(agency, 2_500, { credit: true });
    expect((await asOwner(agency, 'GET', '/user/subscription')).body.subscription.credit_cents).toBe(2_500);
    const { unallocated } = (await asOwner(agency, 'GET', '/user/subscription/charges')).body;
    expect(unallocated).toMatchObject([{ cents: 2_500, is_credit: true }]);
  });
});
