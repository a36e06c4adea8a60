/** Stripe's own pages, without their looks: where a card is set up, or one sum is paid by who is there. */

import type { Core } from './core.ts';
import {
  asGroup,
  asList,
  asText,
  type CheckoutSession,
  createInvalidRequestError,
  type Form,
  type PaymentIntent,
  parseCents,
  parseMetadata,
  type SetupIntent,
} from './objects.ts';
import { createDeclineError, getCardBehaviour } from './test-cards.ts';

type TypedCard = { number: string; expiry?: { month: number; year: number } };
/** What a person sees next. */
export type CheckoutStep = { next: 'done' } | { next: 'authenticate' } | { next: 'declined'; message: string };

const LIFE_SECONDS = 24 * 3600;

export type CheckoutSessions = ReturnType<typeof createCheckoutSessions>;

export function createCheckoutSessions(core: Core) {
  const { fresh, found, store, newId, emitEvent } = core;
  /** Typed, and waiting for the bank's question. Never a part of what is answered. */
  const awaitingAuthentication = new Map<string, TypedCard>();
  let base = 'http://stripe.test';

  /** Nobody comes for a day: it is over. */
  function get(id: string): CheckoutSession {
    const session = core.get('checkout.session', id, 404, 'session');
    if (session.status === 'open' && core.now() >= session.expires_at) end(session);
    return session;
  }

  function end(session: CheckoutSession): void {
    Object.assign(session, { status: 'expired', url: null });
    awaitingAuthentication.delete(session.id);
    const intent = session.payment_intent ? core.get('payment_intent', session.payment_intent) : null;
    if (intent && intent.status !== 'canceled') core.cancelIntent(intent, 'automatic');
    emitEvent('checkout.session.expired', session);
  }

  function newSetup(form: Form, customer: string): SetupIntent {
    const start = fresh('seti');
    return store<SetupIntent>({
      ...start,
      object: 'setup_intent',
      customer,
      payment_method: null,
      status: 'requires_payment_method',
      usage: 'off_session',
      client_secret: `${start.id}_secret_${newId('x')}`,
      last_setup_error: null,
      metadata: parseMetadata(asGroup(form.setup_intent_data).metadata),
    });
  }

  function totalOf(form: Form): number {
    const items = asList(form.line_items).map(asGroup);
    if (items.length === 0)
      throw createInvalidRequestError('You must provide line_items in payment mode.', { param: 'line_items' });
    return items.reduce((sum, item) => {
      const price = asGroup(item.price_data);
      if (asText(price.currency) !== 'eur')
        throw createInvalidRequestError('Invalid currency', { param: 'line_items' });
      return sum + parseCents(price.unit_amount, 'unit_amount') * parseCents(item.quantity, 'quantity');
    }, 0);
  }

  /** Kept until somebody pays: the intent of a page is made with the first card that is tried. */
  const intentForms = new Map<string, Form>();

  function create(form: Form): CheckoutSession {
    const mode = asText(form.mode);
    const success_url = asText(form.success_url);
    if (mode !== 'setup' && mode !== 'payment') throw createInvalidRequestError('Invalid mode', { param: 'mode' });
    if (!success_url) throw createInvalidRequestError('Missing required param: success_url.', { param: 'success_url' });
    if (mode === 'setup' && asText(form.currency) !== 'eur')
      throw createInvalidRequestError('Missing currency', { param: 'currency' });
    const customer = found('customer', asText(form.customer) ?? '', 'customer').id;
    const metadata = parseMetadata(form.metadata);
    const amount_total = mode === 'payment' ? totalOf(form) : null;
    const start = fresh('cs_test');
    const session = store<CheckoutSession>({
      ...start,
      object: 'checkout.session',
      mode,
      status: 'open',
      payment_status: mode === 'setup' ? 'no_payment_required' : 'unpaid',
      amount_total,
      currency: 'eur',
      customer,
      metadata,
      expires_at: start.created + LIFE_SECONDS,
      locale: asText(form.locale) ?? null,
      payment_intent: null,
      setup_intent: mode === 'setup' ? newSetup(form, customer).id : null,
      success_url,
      cancel_url: asText(form.cancel_url) ?? null,
      url: `${base}/c/pay/${start.id}`,
    });
    if (mode === 'payment') intentForms.set(session.id, asGroup(form.payment_intent_data));
    return session;
  }

  function expire(id: string): CheckoutSession {
    const session = get(id);
    if (session.status !== 'open')
      throw createInvalidRequestError(
        `Only Checkout Sessions with a status in ["open"] can be expired. It is ${session.status}.`,
      );
    end(session);
    return session;
  }

  function intentOf(session: CheckoutSession): PaymentIntent {
    if (session.payment_intent) return core.get('payment_intent', session.payment_intent);
    const form = intentForms.get(session.id) ?? {};
    const intent = core.newIntent({
      amount: session.amount_total ?? 0,
      currency: session.currency,
      customer: session.customer,
      description: asText(form.description) ?? null,
      metadata: parseMetadata(form.metadata),
    });
    session.payment_intent = intent.id;
    return intent;
  }

  function complete(session: CheckoutSession, typed: TypedCard): void {
    if (session.mode === 'setup') {
      const setup = core.get('setup_intent', session.setup_intent ?? '');
      setup.payment_method = core.addCard(session.customer, typed.number, typed.expiry).id;
      Object.assign(setup, { status: 'succeeded', last_setup_error: null });
      emitEvent('setup_intent.succeeded', setup);
    } else {
      // Used once, and not kept.
      core.take(intentOf(session), core.addCard(session.customer, typed.number, typed.expiry, false));
      session.payment_status = 'paid';
    }
    Object.assign(session, { status: 'complete', url: null });
    emitEvent('checkout.session.completed', session);
  }

  function decline(session: CheckoutSession, answer: string): CheckoutStep {
    const error = createDeclineError(answer);
    if (session.mode === 'setup') {
      const setup = core.get('setup_intent', session.setup_intent ?? '');
      setup.last_setup_error = error;
      emitEvent('setup_intent.setup_failed', setup);
    } else core.declineIntent(intentOf(session), error);
    return { next: 'declined', message: error.message };
  }

  const openOne = (id: string): CheckoutSession => {
    const session = get(id);
    if (session.status !== 'open') throw createInvalidRequestError('This page is over.');
    return session;
  };

  /** A card is typed and the button pressed. */
  function submit(id: string, typed: TypedCard): CheckoutStep {
    const session = openOne(id);
    const answer = getCardBehaviour(typed.number)[session.mode === 'setup' ? 'setup' : 'present'];
    awaitingAuthentication.delete(id);
    if (answer === 'authenticate') {
      awaitingAuthentication.set(id, typed);
      return { next: 'authenticate' };
    }
    if (answer !== 'ok') return decline(session, answer);
    complete(session, typed);
    return { next: 'done' };
  }

  /** The bank asked, and its customer answered. */
  function authenticate(id: string, yes: boolean): CheckoutStep {
    const session = openOne(id);
    const typed = awaitingAuthentication.get(id);
    awaitingAuthentication.delete(id);
    if (!typed) throw createInvalidRequestError('Nothing was asked.');
    if (!yes) return decline(session, 'authentication_failed');
    complete(session, typed);
    return { next: 'done' };
  }

  return {
    get,
    create,
    expire,
    submit,
    authenticate,
    isAsked: (id: string) => awaitingAuthentication.has(id),
    setBase(to: string): void {
      base = to;
    },
  };
}
