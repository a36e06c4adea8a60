/**
 * What a card provider knows and does: customers, cards, requests for money, refunds. Nothing here waits, so every action
 * is whole. Beside its objects it keeps a ledger of its own, written where money moves and nowhere else.
 */

import { createLedger } from './ledger.ts';
import {
  type ApiError,
  asList,
  asText,
  type Charge,
  type Customer,
  createInvalidRequestError,
  type Form,
  type PaymentIntent,
  type PaymentMethod,
  parseCents,
  parseMetadata,
  StripeError,
  type StripeResource,
} from './objects.ts';
import { createDeclineError, getCardBehaviour, getCardBrand } from './test-cards.ts';

export type CoreOptions = { clock?: () => Date; random?: () => number };
export type CoreEvent = { id: string; type: string; created: number; object: StripeResource; before?: object };

const LEAST_CENTS = 50;

/** Lists are read by customer (intents, pages) or by intent (refunds), oldest first here. */
function getListKey(thing: StripeResource): string | null {
  if (thing.object === 'payment_intent') return `intents ${thing.customer}`;
  if (thing.object === 'checkout.session') return `sessions ${thing.customer}`;
  return thing.object === 'refund' ? `refunds ${thing.payment_intent}` : null;
}

export type Core = ReturnType<typeof createCore>;

export function createCore({ clock = () => new Date(), random = Math.random }: CoreOptions = {}) {
  const things = new Map<string, StripeResource>();
  const lists = new Map<string, StripeResource[]>();
  const numbers = new Map<string, string>();
  /** What a card does from now on, whatever its number. */
  const overriddenOutcomes = new Map<string, string>();
  const book = createLedger();
  const listeners: ((event: CoreEvent) => void)[] = [];
  let serial = 0;

  const now = () => Math.floor(clock().getTime() / 1000);
  function newId(prefix: string): string {
    serial += 1;
    const tail = Math.floor(random() * 2 ** 52).toString(36);
    return `${prefix}_${tail.padStart(11, '0')}${serial.toString(36).padStart(6, '0')}`;
  }
  const fresh = (prefix: string) => ({ id: newId(prefix), created: now(), livemode: false as const });

  function store<T extends StripeResource>(thing: T): T {
    things.set(thing.id, thing);
    const key = getListKey(thing);
    const list = key && lists.get(key);
    if (list) list.push(thing);
    else if (key) lists.set(key, [thing]);
    return thing;
  }
  /** Events carry what was true then. */
  function emitEvent(type: string, object: StripeResource, before?: object): void {
    if (listeners.length === 0) return;
    const event = {
      id: newId('evt'),
      type,
      created: now(),
      object: structuredClone(object),
      ...(before && { before }),
    };
    for (const listener of listeners) listener(event);
  }

  function get<K extends StripeResource['object']>(object: K, id: string | undefined, status = 404, param = 'id') {
    const thing = things.get(id ?? '');
    if (thing?.object !== object)
      throw createInvalidRequestError(`No such ${object}: '${id}'`, { code: 'resource_missing', param }, status);
    return thing as Extract<StripeResource, { object: K }>;
  }
  const found = <K extends StripeResource['object']>(object: K, id: string, param: string) =>
    get(object, id, 400, param);

  function createCustomer(form: Form): Customer {
    const customer = store<Customer>({
      ...fresh('cus'),
      object: 'customer',
      name: asText(form.name) ?? null,
      preferred_locales: asList(form.preferred_locales).map(String),
      metadata: parseMetadata(form.metadata),
    });
    emitEvent('customer.created', customer);
    return customer;
  }

  function addCard(
    customer: string,
    number: string,
    expiry = { month: 12, year: 2034 },
    attached = true,
  ): PaymentMethod {
    const method = store<PaymentMethod>({
      ...fresh('pm'),
      object: 'payment_method',
      type: 'card',
      customer: attached ? found('customer', customer, 'customer').id : null,
      metadata: {},
      card: {
        brand: getCardBrand(number),
        last4: number.slice(-4),
        exp_month: expiry.month,
        exp_year: expiry.year,
        funding: 'credit',
        country: 'GR',
      },
    });
    numbers.set(method.id, number);
    if (attached) emitEvent('payment_method.attached', method);
    return method;
  }

  function newIntent(
    over: Pick<PaymentIntent, 'amount' | 'currency' | 'customer' | 'description' | 'metadata'>,
  ): PaymentIntent {
    if (over.currency !== 'eur')
      throw createInvalidRequestError(`Invalid currency: ${over.currency}`, { param: 'currency' });
    if (over.amount < LEAST_CENTS)
      throw createInvalidRequestError('Amount must be at least €0.50 eur', {
        code: 'amount_too_small',
        param: 'amount',
      });
    const base = fresh('pi');
    const intent = store<PaymentIntent>({
      ...base,
      object: 'payment_intent',
      amount_received: 0,
      payment_method: null,
      payment_method_types: ['card'],
      status: 'requires_payment_method',
      client_secret: `${base.id}_secret_${newId('x')}`,
      last_payment_error: null,
      latest_charge: null,
      canceled_at: null,
      cancellation_reason: null,
      ...over,
    });
    emitEvent('payment_intent.created', intent);
    return intent;
  }

  /** The one place where money comes in. */
  function take(intent: PaymentIntent, method: PaymentMethod): void {
    const charge = store<Charge>({
      ...fresh('ch'),
      object: 'charge',
      amount: intent.amount,
      amount_refunded: 0,
      currency: intent.currency,
      customer: intent.customer,
      metadata: intent.metadata,
      paid: true,
      refunded: false,
      payment_intent: intent.id,
      payment_method: method.id,
    });
    Object.assign(intent, {
      status: 'succeeded',
      amount_received: intent.amount,
      payment_method: method.id,
      latest_charge: charge.id,
      last_payment_error: null,
    });
    book.charged(
      { customer: intent.customer ?? '', payment: intent.id, cents: intent.amount, at: clock() },
      intent.metadata,
    );
    emitEvent('charge.succeeded', charge);
    emitEvent('payment_intent.succeeded', intent);
  }

  function declineIntent(intent: PaymentIntent, error: ApiError): void {
    Object.assign(intent, { status: 'requires_payment_method', payment_method: null, last_payment_error: error });
    emitEvent('payment_intent.payment_failed', intent);
  }

  /** What the card does, by the switch or by its number. */
  const cardAnswer = (method: PaymentMethod, when: 'away' | 'present'): string =>
    overriddenOutcomes.get(method.id) ?? getCardBehaviour(numbers.get(method.id) ?? '')[when];

  function createIntent(form: Form): PaymentIntent {
    const customer = found('customer', asText(form.customer) ?? '', 'customer').id;
    const confirm = asText(form.confirm) === 'true';
    const method = confirm ? found('payment_method', asText(form.payment_method) ?? '', 'payment_method') : null;
    if (method && method.customer === null)
      throw createInvalidRequestError(
        'The provided PaymentMethod was detached from a Customer. It may not be used again.',
      );
    if (method && method.customer !== customer)
      throw createInvalidRequestError('The customer does not have a payment method with this ID', {
        code: 'resource_missing',
      });
    const intent = newIntent({
      amount: parseCents(form.amount, 'amount'),
      currency: asText(form.currency) ?? '',
      customer,
      description: asText(form.description) ?? null,
      metadata: parseMetadata(form.metadata),
    });
    if (!method) return intent;
    const answer = cardAnswer(method, asText(form.off_session) === 'true' ? 'away' : 'present');
    if (answer === 'ok') take(intent, method);
    else {
      const error = createDeclineError(answer === 'authenticate' ? 'authentication_required' : answer);
      declineIntent(intent, error);
      throw new StripeError(402, { ...error, payment_intent: intent });
    }
    return intent;
  }

  function cancelIntent(intent: PaymentIntent, reason: string | null = null): PaymentIntent {
    if (intent.status === 'succeeded' || intent.status === 'canceled')
      throw createInvalidRequestError(
        `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`,
        {
          code: 'payment_intent_unexpected_state',
          payment_intent: intent,
        },
      );
    Object.assign(intent, { status: 'canceled', canceled_at: now(), cancellation_reason: reason });
    emitEvent('payment_intent.canceled', intent);
    return intent;
  }

  function detach(id: string): PaymentMethod {
    const method = get('payment_method', id, 404, 'payment_method');
    if (method.customer === null)
      throw createInvalidRequestError(
        'The payment method you provided is not attached to a customer so detachment is impossible.',
      );
    const { customer } = method;
    method.customer = null;
    emitEvent('payment_method.detached', method, { customer });
    return method;
  }

  return {
    clock,
    random,
    now,
    newId,
    fresh,
    store,
    emitEvent,
    get,
    found,
    things,
    lists,
    createCustomer,
    addCard,
    newIntent,
    take,
    declineIntent,
    createIntent,
    cancelIntent,
    detach,
    book,
    /** All it knows, as text; `load` is for one that knows nothing yet. Pages that were open are over then. */
    save: (): string =>
      JSON.stringify({
        serial,
        things: [...things.values()],
        numbers: [...numbers],
        switched: [...overriddenOutcomes],
        book: book.all,
      }),
    load(text: string): void {
      const saved = JSON.parse(text);
      serial = saved.serial;
      for (const thing of saved.things as StripeResource[])
        store(
          thing.object === 'checkout.session' && thing.status === 'open'
            ? { ...thing, status: 'expired', url: null }
            : thing,
        );
      for (const [card, number] of saved.numbers) numbers.set(card, number);
      for (const [card, answer] of saved.switched) overriddenOutcomes.set(card, answer);
      for (const entry of saved.book) book.all.push({ ...entry, at: new Date(entry.at) });
    },
    onEvent: (listener: (event: CoreEvent) => void) => listeners.push(listener),
    /** From now on a card is declined with this, whatever its number. */
    decline: (card: string, code: string) => overriddenOutcomes.set(card, code),
    /** From now on a card works, whatever its number. */
    recover: (card: string) => overriddenOutcomes.set(card, 'ok'),
  };
}
