/**
 * The card port at Stripe, by its official SDK. Every request has a timeout and a key that makes it happen once; Stripe
 * keeps keys for a day, so money is also looked up by our reference before it is asked for.
 */
import type { Locale } from '@estia/contract/pair';
import Stripe from 'stripe';
import type { Dispute, PaymentProvider } from './payment-provider.ts';
import { createStripeClient, PaymentProviderError, type StripeOptions } from './stripe-client.ts';
import {
  isDeclinedButOpen,
  isFinal,
  toCardSetup,
  toCheckoutResult,
  toDispute,
  toPaymentEvent,
  toPaymentResult,
  toRefundState,
} from './stripe-mapping.ts';

const SIGNATURE_SECONDS = 300;
const PAGE = 100;
/** The least that may be asked for. Of an intent that only keeps a key from being used. */
const MIN_CHARGE_CENTS = 50;

const { StripeCardError, StripeIdempotencyError, StripeInvalidRequestError } = Stripe.errors;

type ChargeLookup = { reference: string; customer: string };
type CheckoutInput = { reference: string; customer: string; locale: Locale; returnTo: string; backTo: string };

export function createStripeProvider(options: StripeOptions): PaymentProvider {
  const stripe = createStripeClient(options);
  const intents = stripe.paymentIntents;
  const pages = stripe.checkout.sessions;

  const wrapErrors = <T>(verb: string, answer: Promise<T>): Promise<T> =>
    answer.catch((error: unknown) => {
      throw error instanceof PaymentProviderError ? error : new PaymentProviderError(verb, error);
    });
  const key = (verb: string, reference: string) => ({ idempotencyKey: `${verb}-${reference}` });

  async function find({ reference, customer }: ChargeLookup): Promise<Stripe.PaymentIntent | null> {
    for await (const intent of intents.list({ customer, limit: PAGE, expand: ['data.latest_charge'] }))
      if (intent.metadata.reference === reference) return intent;
    return null;
  }

  /** As it stands afterwards: what is over already stays as it is. */
  const cancel = (id: string): Promise<Stripe.PaymentIntent> =>
    intents.cancel(id, { expand: ['latest_charge'] }).catch((error: unknown) => {
      if (error instanceof StripeInvalidRequestError) return intents.retrieve(id, { expand: ['latest_charge'] });
      throw error;
    });

  const settleIntent = async (intent: Stripe.PaymentIntent) =>
    toPaymentResult(isDeclinedButOpen(intent) ? await cancel(intent.id) : intent);

  const isCardAttached = (card: string, customer?: string): Promise<boolean> =>
    stripe.paymentMethods.retrieve(card).then(
      (method) => (customer ? method.customer === customer : method.customer !== null),
      (error: unknown) => {
        if (error instanceof StripeInvalidRequestError && error.statusCode === 404) return false;
        throw error;
      },
    );

  async function charge({ reference, customer, card, cents, text }: Parameters<PaymentProvider['charge']>[0]) {
    const before = await find({ reference, customer });
    if (before) return settleIntent(before);
    try {
      const intent = await intents.create(
        {
          amount: cents,
          currency: 'eur',
          customer,
          payment_method: card,
          allowed_payment_method_types: ['card'],
          confirm: true,
          off_session: true,
          description: text,
          metadata: { reference },
          expand: ['latest_charge'],
        },
        key('charge', reference),
      );
      return settleIntent(intent);
    } catch (error) {
      if (error instanceof StripeCardError && error.payment_intent) return settleIntent(error.payment_intent);
      if (error instanceof StripeIdempotencyError) {
        const other = await find({ reference, customer });
        if (other) return settleIntent(other);
      } else if (error instanceof StripeInvalidRequestError && !(await isCardAttached(card, customer)))
        return { state: 'declined' as const, code: 'card_gone' as const, payment: null };
      throw error;
    }
  }

  /**
   * Stripe never heard of it, but the request may still be on its way. An empty intent takes its key, so that when it
   * arrives it is refused for having other parameters. If the key is taken already, the request was faster.
   */
  async function reserveIdempotencyKey(input: ChargeLookup): Promise<Stripe.PaymentIntent> {
    const { reference, customer } = input;
    try {
      return await intents.create(
        { amount: MIN_CHARGE_CENTS, currency: 'eur', customer, metadata: { reference, closed: 'true' } },
        key('charge', reference),
      );
    } catch (error) {
      const faster = error instanceof StripeIdempotencyError ? await find(input) : null;
      if (faster) return faster;
      throw error;
    }
  }

  async function closeCharge(input: ChargeLookup) {
    const intent = (await find(input)) ?? (await reserveIdempotencyKey(input));
    const last = isFinal(intent) ? intent : await cancel(intent.id);
    if (!isFinal(last)) throw new Error('It can be neither cancelled nor read as over');
    return toPaymentResult(last);
  }

  const retrieveCheckout = (id: string) => pages.retrieve(id, { expand: ['payment_intent.latest_charge'] });

  async function closeCheckout(id: string) {
    await pages.expire(id).catch((error: unknown) => {
      // Over already: how, is read below.
      if (!(error instanceof StripeInvalidRequestError) || error.statusCode === 404) throw error;
    });
    const outcome = toCheckoutResult(await retrieveCheckout(id));
    if (outcome.state === 'open') throw new Error('It can be neither expired nor read as over');
    return outcome;
  }

  /** Asked again in another language, it is still the same page. */
  async function createCheckoutSession(
    verb: string,
    input: CheckoutInput,
    params: Stripe.Checkout.SessionCreateParams,
  ) {
    const { reference, customer, locale, returnTo, backTo } = input;
    const common: Stripe.Checkout.SessionCreateParams = {
      customer,
      locale,
      allowed_payment_method_types: ['card'],
      wallet_options: { link: { display: 'never' } },
      success_url: returnTo,
      cancel_url: backTo,
      metadata: { reference },
    };
    const page = await pages.create({ ...common, ...params }, key(verb, reference)).catch(async (error: unknown) => {
      if (!(error instanceof StripeIdempotencyError)) throw error;
      for await (const other of pages.list({ customer, limit: PAGE }))
        if (other.mode === params.mode && other.metadata?.reference === reference) return other;
      throw error;
    });
    // One that is over leads back.
    return { id: page.id, url: page.url ?? backTo };
  }

  async function findRefund({ reference, payment }: { reference: string; payment: string }) {
    for await (const refund of stripe.refunds.list({ payment_intent: payment, limit: PAGE }))
      if (refund.metadata?.reference === reference) return { refund: refund.id, state: toRefundState(refund) };
    return null;
  }

  async function refund({ reference, payment, cents }: Parameters<PaymentProvider['refund']>[0]) {
    const before = await findRefund({ reference, payment });
    if (before) return { refund: before.refund, done: before.state === 'done' };
    const made = await stripe.refunds.create(
      { payment_intent: payment, amount: cents, metadata: { reference } },
      key('refund', reference),
    );
    return { refund: made.id, done: toRefundState(made) === 'done' };
  }

  async function listDisputes(since: Date) {
    const created = { gte: Math.floor(since.getTime() / 1000) };
    const found: Dispute[] = [];
    for await (const dispute of stripe.disputes.list({ created, limit: PAGE, expand: ['data.payment_intent'] }))
      found.push(toDispute(dispute));
    return found;
  }

  return {
    customer: ({ reference, name, locale }) =>
      wrapErrors(
        'name a customer',
        stripe.customers
          .create({ name, preferred_locales: [locale], metadata: { reference } }, key('customer', reference))
          .then(({ id }) => id),
      ),
    beginSetup: (input) =>
      wrapErrors(
        'open a page for a card',
        createCheckoutSession('setup', input, {
          mode: 'setup',
          currency: 'eur',
          payment_method_options: { card: { request_three_d_secure: 'any' } },
          setup_intent_data: { metadata: { reference: input.reference } },
        }),
      ),
    readSetup: (id) =>
      wrapErrors(
        'read a card',
        pages.retrieve(id, { expand: ['setup_intent.payment_method'] }).then(toCardSetup, (error: unknown) => {
          if (error instanceof StripeInvalidRequestError && error.statusCode === 404) return null;
          throw error;
        }),
      ),
    charge: (input) => wrapErrors('charge', charge(input)),
    findCharge: (input) =>
      wrapErrors(
        'find a charge',
        find(input).then((intent) => intent && settleIntent(intent)),
      ),
    closeCharge: (input) => wrapErrors('close a charge', closeCharge(input)),
    beginCheckout: (input) =>
      wrapErrors(
        'open a page to pay',
        createCheckoutSession('checkout', input, {
          mode: 'payment',
          // What is owed is in euro, whatever the card's own money is.
          adaptive_pricing: { enabled: false },
          line_items: [
            {
              quantity: 1,
              price_data: { currency: 'eur', unit_amount: input.cents, product_data: { name: input.text } },
            },
          ],
          payment_intent_data: { description: input.text, metadata: { reference: input.reference } },
        }),
      ),
    readCheckout: (id) => wrapErrors('read a page to pay', retrieveCheckout(id).then(toCheckoutResult)),
    closeCheckout: (id) => wrapErrors('close a page to pay', closeCheckout(id)),
    refund: (input) => wrapErrors('refund', refund(input)),
    findRefund: (input) => wrapErrors('find a refund', findRefund(input)),
    readDispute: (id) =>
      wrapErrors('read a dispute', stripe.disputes.retrieve(id, { expand: ['payment_intent'] }).then(toDispute)),
    listDisputes: (since) => wrapErrors('list disputes', listDisputes(since)),
    forgetCard: (card) =>
      wrapErrors(
        'forget a card',
        stripe.paymentMethods.detach(card).then(
          () => {},
          async (error: unknown) => {
            if (!(error instanceof StripeInvalidRequestError) || (await isCardAttached(card))) throw error;
          },
        ),
      ),
    readEvent(body, signature, now) {
      const { webhookSecret } = options;
      if (webhookSecret === null) throw new Error('This process has no secret by which to know an event');
      try {
        return toPaymentEvent(
          stripe.webhooks.constructEvent(body, signature, webhookSecret, SIGNATURE_SECONDS, undefined, now.getTime()),
        );
      } catch {
        return null;
      }
    },
  };
}
