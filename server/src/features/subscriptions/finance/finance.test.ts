import { roleIds } from '@estia/contract/accounts/roles';
import { requireValue } from '@estia/contract/require-value';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { buildDepositAgency } from '../../../../testing/factories/deposits.ts';
import { buildCreditNote, buildInvoice, buildPaidCharge } from '../../../../testing/factories/invoices.ts';
import { buildAgency } from '../../../../testing/factories/records.ts';
import { type AdminTestApp, openAdminTestApp } from '../../../../testing/people/admins.ts';

type Finance = {
  recurring: { subscriptions: number; net_cents: number };
  trials: number;
  overdue: { age: string; charges: number; cents: number }[];
  credit: { agencies: number; cents: number; largest: { user_id: number; cents: number }[] };
  months: {
    month: string;
    invoices: { count: number; net_cents: number; gross_cents: number };
    credit_notes: { count: number; gross_cents: number };
    received_cents: number;
    refunded_cents: number;
    new: { count: number; net_cents: number };
    lost: { count: number; net_cents: number };
    difference_cents: number;
  }[];
  without_invoice: { charge_id: number; gross_cents: number }[];
};

describe('[ADMN-5] finance', () => {
  let testApp: AdminTestApp;
  beforeAll(async () => {
    testApp = await openAdminTestApp(inject('services'));
  });
  afterAll(() => testApp.world.close());

  const read = async (): Promise<Finance> =>
    (await testApp.call(testApp.admin.token, 'GET', '/adminPanel/finance')).body;
  const monthOf = async (month: string) => requireValue((await read()).months.find((each) => each.month === month));
  const buildOffice = async () => {
    const { id } = await testApp.createUser({ role_id: roleIds.agency });
    await buildAgency(testApp.db, 461200, id);
    return id;
  };

  it('has 12 months, the newest first, each with what its documents say', async () => {
    expect((await read()).months).toHaveLength(12);
    const first = await buildInvoice(testApp.world.deps, {
      accountId: await buildOffice(),
      at: new Date('2026-10-31T21:30:00Z'),
      kind: 'period',
    });
    // Half past eleven at night in Athens; half an hour later it is November.
    const second = await buildInvoice(testApp.world.deps, {
      accountId: await buildOffice(),
      at: new Date('2026-10-31T22:30:00Z'),
      kind: 'period',
      net_cents: 9_900,
    });
    const [october, november] = [await monthOf('2026-10-01'), await monthOf('2026-11-01')];
    expect(october).toMatchObject({
      invoices: { count: 1, net_cents: 4_900, gross_cents: first.gross_cents },
      received_cents: first.gross_cents,
      new: { count: 1, net_cents: 4_900 },
      difference_cents: 0,
    });
    expect(november).toMatchObject({
      invoices: { count: 1, gross_cents: second.gross_cents },
      new: { count: 1, net_cents: 9_900 },
      difference_cents: 0,
    });
  });

  it('a refund with its credit note agrees; a charge that was paid without an invoice is told, and named', async () => {
    const paid = await buildInvoice(testApp.world.deps, {
      accountId: await buildOffice(),
      at: new Date('2026-09-10T09:00:00Z'),
    });
    await buildCreditNote(testApp.world.deps, { ...paid, at: new Date('2026-09-12T09:00:00Z') }, 2_000);
    const [month] = [await monthOf('2026-09-01')];
    expect(month).toMatchObject({
      invoices: { count: 1 },
      credit_notes: { count: 1, gross_cents: 2_000 },
      refunded_cents: 2_000,
      chargebacks: { withdrawn_cents: 0, reinstated_cents: 0 },
      difference_cents: 0,
    });
    const bare = await buildPaidCharge(testApp.db, {
      accountId: await buildOffice(),
      at: new Date('2026-09-20T09:00:00Z'),
    });
    expect((await monthOf('2026-09-01')).difference_cents).toBe(bare.gross_cents);
    expect((await read()).without_invoice).toMatchObject([{ charge_id: bare.chargeId, gross_cents: bare.gross_cents }]);
  });

  it('counts who pays, what is late by its age, and money that no charge has used', async () => {
    const before = await read();
    const ages = [3, 10, 20, 60];
    for (const days of ages) {
      const agency = await buildDepositAgency(testApp.db);
      await sql`update charge set due_on = ${new Date(Date.parse('2026-11-15T10:00:00Z') - days * 86_400_000)}::date where id = ${agency.chargeId}`.execute(
        testApp.db,
      );
      await sql`update subscription set state = 'past_due' where account_id = ${agency.accountId}`.execute(testApp.db);
    }
    const trial = await buildDepositAgency(testApp.db);
    await sql`insert into payment (account_id, method, cents, ref, at, is_credit)
      values (${trial.accountId}, 'deposit', 5000, 'credit-1', '2026-11-10T09:00:00Z', true)`.execute(testApp.db);
    await sql`update charge set credit_cents = 1200 where id = ${trial.chargeId}`.execute(testApp.db);
    const after = await read();
    expect(after.overdue.map(({ age, charges }) => [age, charges])).toEqual([
      ['week', 1],
      ['fortnight', 1],
      ['month', 1],
      ['older', 1],
    ]);
    expect(after.overdue.every(({ cents }) => cents === trial.cents)).toBe(true);
    expect(after.recurring.subscriptions).toBe(before.recurring.subscriptions + ages.length);
    expect(after.recurring.net_cents).toBe(before.recurring.net_cents + 4 * 4_900);
    expect(after.trials).toBe(before.trials + 1);
    expect(after.credit).toMatchObject({
      agencies: 1,
      cents: 3_800,
      largest: [{ user_id: trial.accountId, cents: 3_800 }],
    });
  });

  it('who had paid and ended is lost; the file says the same as the page', async () => {
    const agency = await buildDepositAgency(testApp.db);
    await sql`update charge set state = 'paid', paid_at = '2026-08-05T09:00:00Z' where id = ${agency.chargeId}`.execute(
      testApp.db,
    );
    await sql`update subscription set state = 'cancelled', ended_at = '2026-11-02T09:00:00Z' where account_id = ${agency.accountId}`.execute(
      testApp.db,
    );
    expect((await monthOf('2026-11-01')).lost).toEqual({ count: 1, net_cents: 4_900 });
    const file = await testApp.world.app.inject({
      url: '/api/adminPanel/finance/export?lang=en',
      headers: { authorization: `Bearer ${testApp.admin.token}` },
    });
    const [heading, ...lines] = file.body.trim().split('\r\n');
    expect(heading).toContain('Month,Invoices,Net');
    const { months } = await read();
    expect(lines.map((line) => line.split(',')[0])).toEqual(months.map(({ month }) => month.slice(0, 7)));
    expect(lines.map((line) => Number(line.split(',').at(-1)))).toEqual(
      months.map((each) => each.difference_cents / 100),
    );
  });
});
