/** Pages of the card provider, refunds, its messages, and what its failures may say: against the double. */
import Stripe from 'stripe';
import { afterAll, describe, expect, it } from 'vitest';
import { createSeededRandom } from '../../../testing/seeded-random.ts';
import {
  createStripeDouble,
  createStripeDoubleHttpClient,
  startStripeDouble,
} from '../../../testing/stripe/stripe-double.ts';
import { testCards } from '../../../testing/stripe/test-cards.ts';
import { signPayload } from '../../../testing/stripe/webhooks.ts';
import type { PaymentEvent } from './payment-provider.ts';
import { createStripeProvider } from './stripe-provider.ts';

let now = new Date('2026-11-15T10:00:00Z');
const clock = () => now;
const later = (hours: number) => {
  now = new Date(now.getTime() + hours * 3_600_000);
};
const box: { body: string; signature: string }[] = [];
let status = 200;
const webhook = async (body: string, signature: string) => {
  box.push({ body, signature });
  return status;
};
const double = createStripeDouble({ clock, random: createSeededRandom(7), webhook });
const payments = createStripeProvider({ ...double.options, httpClient: createStripeDoubleHttpClient(double) });
const site = await startStripeDouble({ clock });
afterAll(() => site.close());

let serial = 0;
const newReference = () => `page-${++serial}`;
const newCustomer = () => payments.customer({ reference: newReference(), name: 'Γραφείο', locale: 'en' });
const createCheckoutInput = (customer: string) => ({
  reference: newReference(),
  customer,
  cents: 11_036,
  text: 'Πακέτο 350',
  locale: 'el' as const,
  returnTo: 'http://estia.test/ok?id={CHECKOUT_SESSION_ID}',
  backTo: 'http://estia.test/no',
});

async function paid() {
  const customer = await newCustomer();
  const input = { reference: newReference(), customer, cents: 10_000, text: 'Πακέτο' };
  const outcome = await payments.charge({ ...input, card: double.addCard(customer, testCards.works) });
  if (outcome.state !== 'succeeded') throw new Error('not paid');
  return { customer, payment: outcome.payment };
}

describe('[SUBS-2] a page where a sum is paid', () => {
  it('is open until it is paid, whatever is declined on it', async () => {
    const customer = await newCustomer();
    const input = createCheckoutInput(customer);
    const { id } = await payments.beginCheckout(input);
    expect((await payments.beginCheckout(input)).id).toBe(id);
    expect((await payments.beginCheckout({ ...input, locale: 'en' })).id).toBe(id);
    expect(await payments.readCheckout(id)).toEqual({ state: 'open' });
    expect(double.fillPage(id, testCards.insufficientFunds).next).toBe('declined');
    expect(await payments.readCheckout(id)).toEqual({ state: 'open' });
    later(1);
    expect(double.fillPage(id, testCards.authenticatesAlways).next).toBe('done');
    const outcome = { state: 'succeeded', payment: expect.stringMatching(/^pi_/), cents: 11_036, at: now };
    expect(await payments.readCheckout(id)).toEqual(outcome);
    expect(await payments.closeCheckout(id)).toEqual(outcome);
    expect(await payments.findCharge(input)).toEqual(outcome);
    expect(await payments.beginCheckout({ ...input, locale: 'en' })).toEqual({ id, url: input.backTo });
    expect(double.ledger().customers[customer]).toMatchObject({
      chargedCents: 11_036,
      payments: [{ metadata: { reference: input.reference } }],
    });
  });

  it('that was closed, or a day old, takes nothing any more', async () => {
    const customer = await newCustomer();
    for (const result of [false, true]) {
      const { id } = await payments.beginCheckout(createCheckoutInput(customer));
      if (result) double.fillPage(id, testCards.declines);
      expect(await payments.closeCheckout(id)).toEqual({ state: 'closed' });
      expect(await payments.closeCheckout(id)).toEqual({ state: 'closed' });
      expect(() => double.fillPage(id, testCards.works)).toThrow('over');
    }
    const old = await payments.beginCheckout(createCheckoutInput(customer));
    later(25);
    expect(() => double.fillPage(old.id, testCards.works)).toThrow('over');
    expect(await payments.readCheckout(old.id)).toEqual({ state: 'closed' });
    expect(double.ledger().customers[customer]).toBeUndefined();
    await expect(payments.closeCheckout('cs_test_unknown')).rejects.toThrow('did not close');
  });

  it('is walked through by a browser without script', async () => {
    const real = createStripeProvider(site.options);
    const customer = await real.customer({ reference: 'browser', name: 'Γραφείο', locale: 'el' });
    const { id, url } = await real.beginCheckout(createCheckoutInput(customer));
    const post = (form: Record<string, string>) =>
      fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
    expect(await (await fetch(url)).text()).toContain('Pay €110.36');
    expect((await post({ act: 'cancel' })).headers.get('location')).toBe('http://estia.test/no');
    const declined = await post({ act: 'pay', number: '4000 0000 0000 9995', expiry: '12/34' });
    expect([declined.status, await declined.text()]).toEqual([402, expect.stringContaining('role="alert"')]);
    const asked = await post({ act: 'pay', number: testCards.authenticatesOnce, expiry: '12/34' });
    expect(await asked.text()).toContain('Authenticate');
    const done = await post({ act: 'yes' });
    expect([done.status, done.headers.get('location')]).toEqual([303, `http://estia.test/ok?id=${id}`]);
    expect(await real.readCheckout(id)).toMatchObject({ state: 'succeeded', cents: 11_036 });
    expect((await fetch(`${site.origin}/c/pay/cs_test_unknown`)).status).toBe(404);
  });
});

describe('[SUBS-2] refunds', () => {
  it('go back once, in part or whole, and the ledgers agree', async () => {
    const { customer, payment } = await paid();
    const input = { reference: newReference(), payment, cents: 2_500 };
    const first = await payments.refund(input);
    expect(first).toEqual({ refund: expect.stringMatching(/^re_/), done: true });
    later(30);
    expect(await payments.refund(input)).toEqual(first);
    expect(await payments.findRefund(input)).toEqual({ refund: first.refund, state: 'done' });
    const rest = { reference: newReference(), payment, cents: 7_500 };
    double.faults.plan('lost', { match: /POST \/v1\/refunds/ });
    await expect(payments.refund(rest)).rejects.toThrow();
    expect(await payments.findRefund(rest)).toMatchObject({ state: 'done' });
    await expect(payments.refund({ ...rest, reference: newReference(), cents: 1 })).rejects.toThrow('did not refund');
    expect(await payments.findRefund({ reference: 'never', payment })).toBeNull();
    const { [customer]: line } = double.ledger().customers;
    expect(line).toMatchObject({ chargedCents: 10_000, refundedCents: 10_000, payments: [{ refundedCents: 10_000 }] });
  });

  it('that wait for a bank can end either way', async () => {
    const { customer, payment } = await paid();
    double.refunds.setEnd('pending');
    for (const end of ['failed', 'succeeded'] as const) {
      const input = { reference: newReference(), payment, cents: 10_000 };
      const { refund, done } = await payments.refund(input);
      expect(done).toBe(false);
      expect(await payments.findRefund(input)).toEqual({ refund, state: 'open' });
      double.refunds.endRefund(refund, end);
      expect(await payments.findRefund(input)).toEqual({ refund, state: end === 'failed' ? 'failed' : 'done' });
    }
    double.refunds.setEnd('succeeded');
    expect(double.ledger().customers[customer]?.refundedCents).toBe(10_000);
  });
});

describe('[SUBS-2] messages of the provider', () => {
  const read = ({ body, signature }: { body: string; signature: string }) =>
    payments.readEvent(Buffer.from(body), signature, now);
  const heard = async () => {
    await double.webhooks.flush();
    return box.splice(0).map((sent) => read(sent) as PaymentEvent);
  };

  it('say what of ours they are about', async () => {
    await heard();
    const customer = await newCustomer();
    const input = createCheckoutInput(customer);
    const { id } = await payments.beginCheckout(input);
    double.fillPage(id, testCards.works);
    const outcome = await payments.readCheckout(id);
    const payment = outcome.state === 'succeeded' ? outcome.payment : '';
    const { refund } = await payments.refund({ reference: 'back', payment, cents: 100 });
    const setup = await payments.beginSetup({ ...input, reference: 'setup-1' });
    double.fillPage(setup.id, testCards.works);
    const card = (await payments.readSetup(setup.id))?.card.card ?? '';
    await payments.forgetCard(card);
    const events = await heard();
    const about = (type: string) => events.find((event) => event.type === type)?.about;
    const none = { reference: null, checkout: null, customer: null, refund: null, dispute: null };
    expect(about('payment_intent.succeeded')).toEqual({ ...none, reference: input.reference, customer });
    expect(about('checkout.session.completed')).toEqual({
      ...none,
      reference: input.reference,
      checkout: id,
      customer,
    });
    expect(about('refund.updated')).toEqual({ ...none, reference: 'back', refund });
    expect(about('charge.refunded')).toEqual({ ...none, reference: input.reference, customer });
    expect(about('setup_intent.succeeded')).toEqual({ ...none, reference: 'setup-1', customer });
    expect(about('payment_method.detached')).toEqual({ ...none, customer });
    expect(new Set(events.map((event) => event.id)).size).toBe(events.length);
  });

  it('are believed only with a fresh signature of the provider', () => {
    const body = JSON.stringify({ id: 'evt_1', object: 'event', type: 'some.day', data: { object: {} } });
    const { webhookSecret: secret } = double.options;
    const none = { reference: null, checkout: null, customer: null, refund: null, dispute: null };
    const at = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
    expect(read({ body, signature: signPayload(body, secret, now) })).toEqual({
      id: 'evt_1',
      type: 'some.day',
      about: none,
    });
    expect(read({ body, signature: signPayload(body, secret, at(4)) })).not.toBeNull();
    expect(read({ body, signature: signPayload(body, secret, at(6)) })).toBeNull();
    expect(read({ body, signature: signPayload(body, 'whsec_other', now) })).toBeNull();
    expect(read({ body: `${body} `, signature: signPayload(body, secret, now) })).toBeNull();
    expect(read({ body: '', signature: signPayload('', secret, now) })).toBeNull();
    expect(read({ body: 'no json', signature: signPayload('no json', secret, now) })).toBeNull();
    for (const signature of ['', 'x', 't=1', `t=${now.getTime()},v0=1`]) expect(read({ body, signature })).toBeNull();
  });

  it('are sent again until they are taken; on a bad day they are lost, doubled, late and in another order', async () => {
    await heard();
    status = 500;
    await newCustomer();
    expect(await heard()).toHaveLength(1);
    status = 200;
    expect(await heard()).toHaveLength(0);
    later(1);
    expect(await heard()).toHaveLength(1);
    expect(double.webhooks.waiting()).toBe(0);

    double.webhooks.setChaos({ lose: 0.2, twice: 0.2, late: 0.3, reorder: 1 });
    const made: string[] = [];
    double.core.onEvent((event) => made.push(event.id));
    for (let at = 0; at < 200; at++) await newCustomer();
    const atOnce = (await heard()).map(({ id }) => id);
    later(2);
    const all = [...atOnce, ...(await heard()).map(({ id }) => id)];
    double.webhooks.setChaos({ lose: 0, twice: 0, late: 0, reorder: 0 });
    expect(new Set(all).size).toBeLessThan(made.length);
    expect(all.length).toBeGreaterThan(new Set(all).size);
    expect(atOnce.length).toBeLessThan(all.length);
    expect(atOnce).not.toEqual(made.filter((id) => atOnce.includes(id)));
  });
});

describe('[SUBS-2] a provider that fails', () => {
  it('is waited for no longer than was said, and is told apart from a wrong key', async () => {
    const hasty = createStripeProvider({ ...site.options, timeoutMs: 150 });
    site.faults.setSlow(1_000);
    site.faults.plan('slow');
    await expect(hasty.customer({ reference: 'slow', name: 'x', locale: 'el' })).rejects.toMatchObject({
      fault: 'StripeConnectionError',
    });
    const wrong = createStripeProvider({ ...site.options, apiKey: 'sk_live_secret' });
    const refused = await wrong.customer({ reference: 'wrong', name: 'x', locale: 'el' }).catch((error) => error);
    expect(refused).toMatchObject({ fault: 'StripeAuthenticationError', statusCode: 503 });
    const away = createStripeProvider({ ...double.options, host: 'http://127.0.0.1:1' });
    await expect(away.findCharge({ reference: 'x', customer: 'cus_x' })).rejects.toThrow('did not find a charge');
  });

  it('a 500 in the middle uses the key up: closing is unsure for a day, then sure', async () => {
    const customer = await newCustomer();
    const input = { reference: newReference(), customer, cents: 5_000, text: 'Πακέτο' };
    double.faults.plan('broken', { match: /POST \/v1\/payment_intents$/ });
    await expect(payments.charge({ ...input, card: double.addCard(customer, testCards.works) })).rejects.toThrow();
    await expect(payments.closeCharge(input)).rejects.toThrow('did not close a charge');
    later(24);
    expect(await payments.closeCharge(input)).toEqual({ state: 'closed' });
    expect(double.ledger().customers[customer]).toBeUndefined();
  });

  it('its errors carry no key, no secret and nothing of a card', async () => {
    const customer = await newCustomer();
    const card = double.addCard(customer, testCards.declinesLater);
    double.faults.plan('limited', { match: /cancel/ });
    const input = { reference: newReference(), customer, card, cents: 5_000, text: 'Πακέτο' };
    const error: Error = await payments.charge(input).then(
      () => new Error('charged'),
      (failed) => failed,
    );
    const message = JSON.stringify({ ...error, message: error.message, cause: error.cause });
    expect(message).toContain('did not charge');
    expect(message).not.toMatch(/sk_test|whsec|secret|pm_|0341|Bearer/);
  });

  it('the double keeps to the protocol: keys, parameters, pages of lists', async () => {
    const { apiKey } = double.options;
    const stripe = new Stripe(apiKey, { httpClient: createStripeDoubleHttpClient(double), maxNetworkRetries: 0 });
    const key = { idempotencyKey: newReference() };
    const first = await stripe.customers.create({ name: 'α' }, key);
    const again = await stripe.customers.create({ name: 'α' }, key);
    expect([again.id, again.lastResponse.headers['idempotent-replayed']]).toEqual([first.id, 'true']);
    await expect(stripe.customers.create({ name: 'β' }, key)).rejects.toThrow(Stripe.errors.StripeIdempotencyError);
    later(25);
    expect((await stripe.customers.create({ name: 'β' }, key)).id).not.toBe(first.id);
    await expect(stripe.customers.create({ phone: '1' })).rejects.toMatchObject({ code: 'parameter_unknown' });
    await expect(stripe.balance.retrieve()).rejects.toMatchObject({ statusCode: 404 });
    const intent = { currency: 'eur', customer: first.id };
    await expect(stripe.paymentIntents.create({ ...intent, amount: 49 })).rejects.toMatchObject({
      code: 'amount_too_small',
    });
    for (const amount of [100, 200, 300]) await stripe.paymentIntents.create({ ...intent, amount });
    const page = await stripe.paymentIntents.list({ customer: first.id, limit: 2 });
    expect([page.has_more, page.data.map(({ amount }) => amount)]).toEqual([true, [300, 200]]);
    const rest = await stripe.paymentIntents.list({ customer: first.id, starting_after: page.data[1]?.id ?? '' });
    expect([rest.has_more, rest.data.map(({ amount }) => amount)]).toEqual([false, [100]]);
  });
});
