/** A real site (https) that does not name who issues its invoices asks nobody for money; as soon as it has, it does. */
import { roleIds } from '@estia/contract/accounts/roles';
import { addDays } from '@estia/contract/subscriptions/billing-amounts';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { buildBillingAgency } from '../../../../testing/billing-simulation/environment.ts';
import { openTestApp, type TestApp } from '../../../../testing/environment/test-app.ts';
import { buildInvoice } from '../../../../testing/factories/invoices.ts';
import { buildUser } from '../../../../testing/factories/records.ts';
import { callApiAs, listEmailsTo } from '../../../../testing/people/api-users.ts';
import { createStripeDouble, createStripeDoubleHttpClient } from '../../../../testing/stripe/stripe-double.ts';
import { createSession } from '../../../platform/auth/sessions.ts';
import { createStripeProvider } from '../../../platform/payments/stripe-provider.ts';
import { startSubscription } from '../subscriptions.service.ts';
import { runBilling } from './billing.jobs.ts';

const start = new Date('2026-11-15T10:00:00Z');
const operator = {
  name: 'Σπίτι στο Φως ΙΚΕ',
  name_en: 'Spiti sto Fos IKE',
  legal_form: 'ΙΚΕ',
  legal_form_en: 'private company',
  seat: 'Ερμού 1, 105 63 Αθήνα',
  seat_en: '1 Ermou Street, Athens',
  gemi: '123456789',
  tax_number: '094014201',
  telephone: '210 123 4567',
  email: 'info@estia.example',
  reason: 'Άνοιγμα του ιστότοπου',
};
const bank = {
  beneficiary: 'Σπίτι στο Φως ΙΚΕ',
  iban: 'GR1601101250000000012300695',
  bank: 'Τράπεζα',
  reason: 'Πρώτος',
};

let testApp: TestApp;
let [admin, byCard, byDeposit] = [0, 0, 0];

beforeAll(async () => {
  const double = createStripeDouble({ clock: () => testApp.deps.clock(), webhook: async () => 200 });
  const payments = createStripeProvider({ ...double.options, httpClient: createStripeDoubleHttpClient(double) });
  testApp = await openTestApp(inject('services'), { PUBLIC_ORIGIN: 'https://estia.test' }, undefined, payments);
  const { db } = testApp.deps;
  admin = (await buildUser(db, { role_id: roleIds.admin })).id;
  byCard = await buildBillingAgency(db, { planId: 1, payment: 'card', listingCount: 2, at: start });
  byDeposit = await buildBillingAgency(db, { planId: 1, payment: 'deposit', listingCount: 2, at: start });
  // As approval does: reading begins nothing.
  for (const id of [byCard, byDeposit])
    await db.transaction().execute((trx) => startSubscription(trx, testApp.deps, id));
});
afterAll(() => testApp.close());

async function as(id: number, method: 'GET' | 'POST' | 'PUT', path: string, body?: object) {
  const token = await createSession(testApp.deps.db, id, testApp.deps.clock(), { strong: true });
  return callApiAs(testApp, token, method, path, body);
}
const mine = async (id: number) => (await as(id, 'GET', '/user/subscription')).body.subscription;
/** The worker's morning rounds up to this day. */
async function until(day: string): Promise<void> {
  for (let on = addDays(testApp.deps.clock().toISOString().slice(0, 10), 1); on <= day; on = addDays(on, 1)) {
    testApp.setNow(new Date(`${on}T07:10:00Z`));
    for (let round = 0; round < 2; round++) await runBilling(testApp.workerDeps);
  }
}
const count = async (table: 'charge' | 'attempt' | 'invoice' | 'card_setup') =>
  (await testApp.deps.db.selectFrom(table).select('id').execute()).length;
const listEmailsOf = async (id: number) => {
  const { email } = await testApp.deps.db
    .selectFrom('account')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return (await listEmailsTo(testApp, email)).map(({ template }) => template);
};

it('[SUBS-1] begun twice at once, a subscription is one, and one email tells of it', async () => {
  const { db } = testApp.deps;
  const id = await buildBillingAgency(db, { planId: 1, payment: 'card', listingCount: 1, at: start });
  const begin = () => db.transaction().execute((trx) => startSubscription(trx, testApp.deps, id));
  await Promise.all([begin(), begin()]);
  expect(await db.selectFrom('subscription').select('id').where('account_id', '=', id).execute()).toHaveLength(1);
  expect((await listEmailsOf(id)).filter((template) => template === 'subscription_began')).toHaveLength(1);
});

it('[SUBS-1] of an agency that waits for approval no subscription begins', async () => {
  const { db } = testApp.deps;
  const id = await buildBillingAgency(db, { planId: 1, payment: 'card', listingCount: 0, at: start });
  await db.updateTable('account').set({ status: 'waiting' }).where('id', '=', id).execute();
  const begin = db.transaction().execute((trx) => startSubscription(trx, testApp.deps, id));
  await expect(begin).rejects.toMatchObject({ code: 'forbidden' });
  expect(await listEmailsOf(id)).toEqual([]);
});

it('[SUBS-2] while it is the placeholder nothing is asked for: free months follow, listings stay, no number is used', async () => {
  for (const id of [byCard, byDeposit])
    expect(await mine(id)).toMatchObject({
      phase: 'trial',
      can_bill: false,
      can_pay_by_card: false,
      next_charge: null,
      deposit_instructions: null,
      due: [],
      expires_at: '2027-02-15',
    });
  expect((await as(byCard, 'POST', '/user/subscription/card', { mandate: true })).body.code).toBe('not_billing_yet');
  await until('2027-03-20');
  for (const id of [byCard, byDeposit]) {
    expect(await mine(id)).toMatchObject({ phase: 'trial', expires_at: '2027-04-15', trial_to: '2027-04-15', due: [] });
    expect(await listEmailsOf(id)).toEqual(['subscription_began']);
    const listings = await testApp.deps.db
      .selectFrom('listing')
      .innerJoin('property', 'property.id', 'listing.property_id')
      .select('listing.is_active')
      .where('property.account_id', '=', id)
      .execute();
    expect(listings.map(({ is_active }) => is_active)).toEqual([true, true]);
  }
  await expect(buildInvoice(testApp.deps, { accountId: byCard })).rejects.toMatchObject({ code: 'not_billing_yet' });
  for (const table of ['charge', 'attempt', 'invoice', 'card_setup'] as const)
    expect([table, await count(table)]).toEqual([table, 0]);
  expect((await as(admin, 'GET', '/user/subscriptions')).body.can_bill).toEqual({ card: false, deposit: false });
});

it('[SUBS-2] once an admin has entered who it is, cards are asked; deposits when there is an account to deposit to', async () => {
  expect((await as(admin, 'PUT', '/adminPanel/operator', operator)).status).toBe(200);
  expect((await as(admin, 'GET', '/user/subscriptions')).body.can_bill).toEqual({ card: true, deposit: false });
  expect(await mine(byCard)).toMatchObject({
    can_bill: true,
    can_pay_by_card: true,
    next_charge: { on: '2027-04-15' },
  });
  expect((await as(byCard, 'POST', '/user/subscription/card', { mandate: true })).status).toBe(200);
  await until('2027-04-07');
  expect(await listEmailsOf(byCard)).toEqual(['subscription_began']);
  await until('2027-04-08');
  expect(await listEmailsOf(byCard)).toContain('first_charge_soon');
  expect(await mine(byDeposit)).toMatchObject({ can_bill: false, deposit_instructions: null, due: [] });
  expect((await as(admin, 'PUT', '/adminPanel/bank-account', bank)).status).toBe(200);
  await until('2027-04-09');
  expect(await mine(byDeposit)).toMatchObject({
    can_bill: true,
    phase: 'trial',
    expires_at: '2027-04-15',
    deposit_instructions: { iban: bank.iban },
    due: [{ kind: 'period', period_from: '2027-04-15', payment: 'deposit' }],
  });
  expect(await listEmailsOf(byDeposit)).toEqual(['subscription_began', 'first_charge_soon', 'deposit_instructions']);
  await until('2027-04-15');
  expect(await mine(byCard)).toMatchObject({ due: [{ kind: 'period', period_from: '2027-04-15', payment: 'card' }] });
  const { id } = await buildInvoice(testApp.deps, { accountId: byCard });
  const first = await testApp.deps.db.selectFrom('invoice').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect(first).toMatchObject({ number: 1, issuer: { tax_number: '094014201' } });
});
