/** The card port at Stripe: every verb by the official SDK against the double, over HTTP and in process. */
import { afterAll, describe, expect, it } from 'vitest';
import {
  createStripeDouble,
  createStripeDoubleHttpClient,
  startStripeDouble,
} from '../../../testing/stripe/stripe-double.ts';
import { testCards } from '../../../testing/stripe/test-cards.ts';
import { createStripeProvider } from './stripe-provider.ts';

let now = new Date('2026-11-15T10:00:00Z');
const clock = () => now;
const later = (hours: number) => {
  now = new Date(now.getTime() + hours * 3_600_000);
};

const overHttp = await startStripeDouble({ clock });
afterAll(() => overHttp.close());
const inProcess = createStripeDouble({ clock });
const roads = [
  { road: 'over HTTP', double: overHttp, payments: createStripeProvider({ ...overHttp.options, timeoutMs: 2_000 }) },
  {
    road: 'in process',
    double: inProcess,
    payments: createStripeProvider({
      ...inProcess.options,
      httpClient: createStripeDoubleHttpClient(inProcess),
      timeoutMs: 1_000,
    }),
  },
];
const CREATE = /POST \/v1\/payment_intents$/;

const intentOf = (customer: string) => ({ amount: 100, currency: 'eur', customer, description: null, metadata: {} });

let serial = 0;
const newReference = () => `try-${++serial}`;
const page = {
  locale: 'el' as const,
  returnTo: 'http://estia.test/ok?id={CHECKOUT_SESSION_ID}',
  backTo: 'http://estia.test/no',
};

describe.each(roads)('[SUBS-2] cards $road', ({ double, payments }) => {
  const newCustomer = () => payments.customer({ reference: newReference(), name: 'Γραφείο', locale: 'el' });
  async function withCard(number: string = testCards.works) {
    const customer = await newCustomer();
    return { customer, card: double.addCard(customer, number) };
  }
  const createChargeInput = (of: { customer: string; card: string }, over: object = {}) => ({
    reference: newReference(),
    cents: 6_076,
    text: 'Πακέτο 150',
    ...of,
    ...over,
  });
  const charged = (customer: string) => double.ledger().customers[customer]?.chargedCents ?? 0;

  it('a customer asked for twice is one', async () => {
    const agency = { reference: newReference(), name: 'Γραφείο', locale: 'el' as const };
    expect(await payments.customer(agency)).toBe(await payments.customer(agency));
  });

  it('sets a card up, asks its bank, and shows what may be shown', async () => {
    const customer = await newCustomer();
    const input = { ...page, reference: newReference(), customer };
    const setup = await payments.beginSetup(input);
    expect(await payments.beginSetup(input)).toEqual(setup);
    // In another language it is still the same page.
    expect(await payments.beginSetup({ ...input, locale: 'en' })).toEqual(setup);
    expect(setup.url).toContain(`/c/pay/${setup.id}`);
    expect(await payments.readSetup(setup.id)).toBeNull();
    expect(double.fillPage(setup.id, testCards.declines)).toMatchObject({ next: 'declined' });
    expect(double.fillPage(setup.id, testCards.authenticatesOnce, { authenticate: false }).next).toBe('declined');
    expect(await payments.readSetup(setup.id)).toBeNull();
    const expiry = { month: 2, year: 2027 };
    expect(double.fillPage(setup.id, testCards.authenticatesOnce, { expiry }).to).toBe(
      `http://estia.test/ok?id=${setup.id}`,
    );
    const done = await payments.readSetup(setup.id);
    expect(done).toEqual({
      customer,
      reference: input.reference,
      card: {
        card: expect.stringMatching(/^pm_/),
        brand: 'visa',
        last4: '3155',
        expMonth: 2,
        expYear: 2027,
        scaReference: expect.stringMatching(/^seti_/),
      },
    });
    const card = done?.card.card ?? '';
    expect(await payments.charge(createChargeInput({ customer, card }))).toMatchObject({ state: 'succeeded' });
    expect(await payments.readSetup('cs_test_unknown')).toBeNull();
  });

  it('charges once, however often it is asked, also days later', async () => {
    const input = createChargeInput(await withCard());
    const first = await payments.charge(input);
    expect(first).toEqual({ state: 'succeeded', payment: expect.stringMatching(/^pi_/), cents: 6_076, at: now });
    expect(await payments.charge(input)).toEqual(first);
    later(72);
    expect(await payments.charge(input)).toEqual(first);
    expect(await payments.findCharge(input)).toEqual(first);
    expect(await payments.closeCharge(input)).toEqual(first);
    expect(charged(input.customer)).toBe(6_076);
    expect(double.ledger().customers[input.customer]?.payments).toMatchObject([
      { cents: 6_076, metadata: { reference: input.reference } },
    ]);
  });

  it.each([
    ['authentication_required', testCards.authenticatesAlways],
    ['declined', testCards.declinesLater],
    ['insufficient_funds', testCards.insufficientFunds],
    ['card_expired', testCards.expired],
    ['card_gone', testCards.lost],
  ])('tells a card that is declined: %s', async (code, number) => {
    const input = createChargeInput(await withCard(number));
    const declined = { state: 'declined', code, payment: expect.stringMatching(/^pi_/) };
    expect(await payments.charge(input)).toEqual(declined);
    expect(await payments.charge(input)).toEqual(declined);
    expect(await payments.findCharge(input)).toEqual(declined);
    expect(await payments.closeCharge(input)).toEqual(declined);
    const intent = double.core.lists.get(`intents ${input.customer}`);
    expect(intent).toMatchObject([{ status: 'canceled' }]);
    expect(charged(input.customer)).toBe(0);
  });

  it('a card can begin to be declined and recover', async () => {
    const of = await withCard();
    double.decline(of.card, 'insufficient_funds');
    expect(await payments.charge(createChargeInput(of))).toMatchObject({ code: 'insufficient_funds' });
    double.recover(of.card);
    expect(await payments.charge(createChargeInput(of))).toMatchObject({ state: 'succeeded' });
  });

  it('a forgotten card is gone, and can be forgotten again', async () => {
    const of = await withCard();
    await payments.forgetCard(of.card);
    await payments.forgetCard(of.card);
    await payments.forgetCard('pm_unknown');
    expect(await payments.charge(createChargeInput(of))).toEqual({
      state: 'declined',
      code: 'card_gone',
      payment: null,
    });
    expect(await payments.charge(createChargeInput({ ...of, card: 'pm_unknown' }))).toMatchObject({
      code: 'card_gone',
    });
    const other = await withCard();
    const theirs = createChargeInput({ customer: other.customer, card: (await withCard()).card });
    expect(await payments.charge(theirs)).toMatchObject({ code: 'card_gone' });
  });

  it('finds a charge among many, and nothing where there is none', async () => {
    const of = await withCard();
    const first = createChargeInput(of);
    await payments.charge(first);
    for (let at = 0; at < 105; at++) double.core.newIntent(intentOf(of.customer));
    expect(await payments.findCharge(first)).toMatchObject({ state: 'succeeded' });
    expect(await payments.findCharge({ ...first, reference: 'try-never' })).toBeNull();
  });

  it('a lost answer is found; what was refused never happened', async () => {
    const input = createChargeInput(await withCard());
    // A closed connection is tried once more by the SDK.
    double.faults.plan('lost', { times: double === inProcess ? 1 : 2, match: CREATE });
    await expect(payments.charge(input)).rejects.toMatchObject({ name: 'PaymentProviderError', statusCode: 503 });
    expect(await payments.findCharge(input)).toMatchObject({ state: 'succeeded', cents: 6_076 });
    expect(charged(input.customer)).toBe(6_076);

    const other = { ...input, reference: newReference() };
    for (const fault of ['refused', 'limited'] as const) {
      double.faults.plan(fault, { match: CREATE });
      await expect(payments.charge(other)).rejects.toThrow('The card provider did not charge');
      expect(await payments.findCharge(other)).toBeNull();
    }
    expect(await payments.charge(other)).toMatchObject({ state: 'succeeded' });
    expect(charged(input.customer)).toBe(2 * 6_076);
  });

  it('a decline whose intent could not be cancelled is cancelled by who looks', async () => {
    const input = createChargeInput(await withCard(testCards.declinesLater));
    double.faults.plan('refused', { match: /cancel/ });
    await expect(payments.charge(input)).rejects.toThrow();
    expect(await payments.findCharge(input)).toMatchObject({ state: 'declined' });
    expect(double.core.lists.get(`intents ${input.customer}`)).toMatchObject([{ status: 'canceled' }]);
  });

  it('what was closed before it arrived takes nothing when it does', async () => {
    const input = createChargeInput(await withCard());
    double.faults.plan('late', { times: double === inProcess ? 1 : 2, match: CREATE });
    await expect(payments.charge(input)).rejects.toThrow();
    expect(await payments.findCharge(input)).toBeNull();
    expect(await payments.closeCharge(input)).toEqual({ state: 'closed' });
    const arrived = double.faults.arriveLate();
    expect(arrived.map(({ status }) => status)).toEqual(arrived.map(() => 400));
    expect(arrived[0]?.body).toContain('idempotency_error');
    expect(await payments.closeCharge(input)).toEqual({ state: 'closed' });
    expect(await payments.findCharge(input)).toEqual({ state: 'closed' });
    expect(await payments.charge(input)).toEqual({ state: 'closed' });
    later(25);
    expect(await payments.charge(input)).toEqual({ state: 'closed' });
    expect(charged(input.customer)).toBe(0);
  });

  it('what arrives while it is being closed has happened', async () => {
    const input = createChargeInput(await withCard());
    double.faults.plan('late', { times: double === inProcess ? 1 : 2, match: CREATE });
    await expect(payments.charge(input)).rejects.toThrow();
    double.faults.plan('overtaken', { match: CREATE });
    expect(await payments.closeCharge(input)).toMatchObject({ state: 'succeeded' });
    expect(charged(input.customer)).toBe(6_076);
  });
});
