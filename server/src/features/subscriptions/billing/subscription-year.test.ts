/**
 * A year of an agency through its calls alone, over the real database, the official SDK and a provider that keeps
 * books: registered, approved, free, charged, declined, expired, refused at publishing, paid, active.
 */
import { roleIds } from '@estia/contract/accounts/roles';
import { addDays, addMonths } from '@estia/contract/subscriptions/billing-amounts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { apartmentAnswers, buildCompleteDraft } from '../../../../testing/factories/listings.ts';
import { buildUser } from '../../../../testing/factories/records.ts';
import { callApiAs } from '../../../../testing/people/api-users.ts';
import {
  agencyRegistrationForm,
  type BrowserTestApp,
  openBrowserTestApp,
  registrationForm,
} from '../../../../testing/people/browser-users.ts';
import {
  createStripeDouble,
  createStripeDoubleHttpClient,
  type StripeDouble,
} from '../../../../testing/stripe/stripe-double.ts';
import { testCards } from '../../../../testing/stripe/test-cards.ts';
import { createSession } from '../../../platform/auth/sessions.ts';
import { createStripeProvider } from '../../../platform/payments/stripe-provider.ts';
import { runBilling } from './billing.jobs.ts';

let testApp: BrowserTestApp;
let double: StripeDouble;
let admin = 0;
const start = '2026-11-15';
const clock = () => testApp.world.deps.clock();

beforeAll(async () => {
  double = createStripeDouble({ clock: () => clock(), webhook: (body, signature) => hear(body, signature) });
  const payments = createStripeProvider({ ...double.options, httpClient: createStripeDoubleHttpClient(double) });
  testApp = await openBrowserTestApp(inject('services'), {}, undefined, payments);
  ({ id: admin } = await buildUser(testApp.db, { role_id: roleIds.admin }));
  const setting = { beneficiary: 'Εστία ΙΚΕ', iban: 'GR1601101250000000012300695', bank: 'Τράπεζα' };
  await as(admin, 'PUT', '/adminPanel/bank-account', { ...setting, reason: 'πρώτος λογαριασμός' });
});
afterAll(() => testApp.world.close());

/** The provider's messages come in at the door, as they do over the wire. */
async function hear(body: string, signature: string): Promise<number> {
  const { statusCode } = await testApp.world.app.inject({
    method: 'POST',
    url: '/api/payments/card-events',
    payload: body,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
  });
  return statusCode;
}

/** Nobody stays logged in over months: a session of the day, with the second factor where there is one. */
async function as(id: number, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) {
  const token = await createSession(testApp.db, id, clock(), { strong: true });
  return callApiAs(testApp.world, token, method, path, body);
}

/** The worker's morning rounds up to this day. */
async function until(day: string): Promise<void> {
  for (let on = addDays(clock().toISOString().slice(0, 10), 1); on <= day; on = addDays(on, 1)) {
    testApp.world.setNow(new Date(`${on}T07:10:00Z`));
    // Twice, as the worker comes round again within seconds.
    for (let round = 0; round < 2; round++) await runBilling(testApp.world.deps);
    await double.webhooks.flush();
  }
}

async function join(bank_deposit: boolean): Promise<{ id: number; email: string }> {
  const email = testApp.newEmail();
  const agency = agencyRegistrationForm();
  const { status, body } = await testApp
    .browser()
    .post('/user/register', registrationForm(email, { ...agency, bank_deposit }));
  expect(status).toBe(200);
  const id = body.user.user_id as number;
  const approved = await as(admin, 'PUT', `/adminPanel/users/${id}/status`, { status: 'approved', reason: 'εντάξει' });
  expect(approved.status).toBe(200);
  const details = { company: 'Γραφείο ΙΚΕ', invoice_address: 'Ερμού 1, Αθήνα', activity: 'Μεσιτεία' };
  expect((await as(id, 'POST', '/user/update-agency', details)).status).toBe(200);
  return { id, email };
}
const mine = async (id: number) => (await as(id, 'GET', '/user/subscription')).body.subscription;
const publish = async (id: number) =>
  as(id, 'POST', '/property/create', {
    // A simple mandate without an end: a year passes here.
    draft_id: await buildCompleteDraft(testApp.db, id, apartmentAnswers({ mandate_type_id: '2' })),
  });
const countActiveListings = async (id: number) => (await mine(id)).active_listings as number;
const listEmails = async (email: string) => (await testApp.listEmailsTo(email)).map((email) => email.template);

describe('[SUBS-2] [SUBS-4] [POST-7] time passes', () => {
  it('by card: free months, first charge, declines, retries, expired, Expired Subscription, paid, active', async () => {
    const { id, email } = await join(false);
    expect(await mine(id)).toMatchObject({ phase: 'trial', expires_at: addMonths(start, 3), payment: 'card', due: [] });
    expect((await publish(id)).status).toBe(200);

    const page = await as(id, 'POST', '/user/subscription/card', { mandate: true, locale: 'en' });
    const session = String(page.body.url).split('/').at(-1) ?? '';
    // The account is Greek, the page was English: so is the page to come back to.
    const filled = double.fillPage(session, testCards.authenticatesOnce);
    expect(filled).toMatchObject({
      next: 'done',
      to: expect.stringContaining('/en/dashboard/user/subscription/payment'),
    });
    expect((await as(id, 'PUT', '/user/change-payment', { card_token_id: session })).status).toBe(200);
    expect((await mine(id)).credit_card).toMatchObject({ last4: testCards.authenticatesOnce.slice(-4) });

    await until('2027-02-14');
    expect(await mine(id)).toMatchObject({ phase: 'trial', due: [] });
    expect(await listEmails(email)).toContain('first_charge_soon');
    await until('2027-02-15');
    expect(await mine(id)).toMatchObject({ phase: 'active', expires_at: '2027-03-15', due: [] });
    const { body: paid } = await as(id, 'GET', '/user/invoices');
    expect(paid.invoices).toMatchObject([{ gross_cents: 11_036, net_cents: 8_900, vat_cents: 2_136 }]);

    const { card_ref } = await testApp.db
      .selectFrom('subscription')
      .select('card_ref')
      .where('account_id', '=', id)
      .executeTakeFirstOrThrow();
    double.decline(card_ref ?? '', 'insufficient_funds');
    await until('2027-03-15');
    expect(await mine(id)).toMatchObject({ phase: 'past_due', due: [{ last_decline: 'insufficient_funds' }] });
    await until('2027-03-19');
    expect(await countActiveListings(id)).toBe(1);
    await until('2027-03-20');
    expect(await countActiveListings(id)).toBe(0);
    await until('2027-03-22');
    expect(await mine(id)).toMatchObject({ phase: 'expired', state: 'inactive', due: [] });
    const failed = (await listEmails(email)).filter((template) => template === 'payment_failed');
    expect(failed).toHaveLength(5);
    const refused = await publish(id);
    expect(refused).toMatchObject({ status: 409, body: { message: 'Expired Subscription' } });

    double.recover(card_ref ?? '');
    await until('2027-04-02');
    const { next_charge } = await mine(id);
    const again = await as(id, 'POST', '/user/subscription/resume', { agreed_cents: next_charge.gross_cents });
    expect(again).toMatchObject({ status: 200, body: { result: 'done' } });
    expect(await mine(id)).toMatchObject({ phase: 'active', period_from: '2027-04-02', expires_at: '2027-05-02' });
    expect(await countActiveListings(id)).toBe(1);
    expect((await publish(id)).status).toBe(200);
    const { customers } = double.ledger();
    expect(Object.values(customers).map(({ chargedCents }) => chargedCents)).toEqual([2 * 11_036]);
  });

  it('by deposit: instructions, reminders, expired, Expired Subscription, received by two steps, active', async () => {
    const { id, email } = await join(true);
    const from = clock().toISOString().slice(0, 10);
    const first = addMonths(from, 3);
    expect(await mine(id)).toMatchObject({ phase: 'trial', payment: 'deposit', expires_at: first });
    expect((await publish(id)).status).toBe(200);
    await until(addDays(first, -10));
    const asked = await mine(id);
    expect(asked.due).toMatchObject([{ payment: 'deposit', gross_cents: 11_036, due_on: first }]);
    expect(asked.deposit_instructions).toMatchObject({ iban: 'GR1601101250000000012300695' });
    await until(addDays(first, 7));
    expect(await mine(id)).toMatchObject({ phase: 'expired' });
    expect(await listEmails(email)).toEqual(
      expect.arrayContaining(['deposit_instructions', 'deposit_reminder', 'deposit_expired', 'subscription_expired']),
    );
    expect((await publish(id)).body.message).toBe('Expired Subscription');
    expect(await countActiveListings(id)).toBe(0);

    const begun = await as(id, 'POST', '/user/subscription/resume', { agreed_cents: 11_036 });
    expect(begun.body).toMatchObject({ result: 'payment_required', url: null });
    const [owed] = (await mine(id)).due;
    const day = clock().toISOString().slice(0, 10);
    const noted = await as(admin, 'POST', '/adminPanel/deposits', {
      gemi: asked.deposit_instructions.reference,
      booked_on: day,
      amount: '110,36',
      reason: 'είδα την κατάθεση',
    });
    expect(noted.status).toBe(200);
    const line = noted.body.line_id;
    expect(await mine(id)).toMatchObject({ phase: 'expired' });
    const confirmed = await as(admin, 'POST', `/adminPanel/deposits/${line}/confirm`, { reason: 'σωστό ποσό' });
    expect(confirmed.status).toBe(200);
    expect(owed.gross_cents).toBe(11_036);
    expect(await mine(id)).toMatchObject({ phase: 'active', period_from: day, expires_at: addMonths(day, 1) });
    expect(await countActiveListings(id)).toBe(1);
    const { body } = await as(id, 'GET', '/user/invoices');
    expect(body.invoices).toMatchObject([{ gross_cents: 11_036, paid_by: 'deposit' }]);
  });
});
