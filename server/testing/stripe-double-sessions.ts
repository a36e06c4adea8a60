/** Stripe's own pages, without their looks: where a card is set up, or one sum is paid by who is there. */
import { behaviourOf, declineError } from './stripe-double-cards.ts';
import type { Core } from './stripe-double-core.ts';
import {
  centsOf,
  type Form,
  group,
  type Intent,
  invalid,
  list,
  metadataOf,
  type Session,
  type SetupIntent,
  words,
} from './stripe-double-shapes.ts';

type Typed = { number: string; expiry?: { month: number; year: number } };
/** What a person sees next. */
export type Step = { next: 'done' } | { next: 'authenticate' } | { next: 'declined'; message: string };

const LIFE_SECONDS = 24 * 3600;

export type Sessions = ReturnType<typeof makeSessions>;

export function makeSessions(core: Core) {
  const { fresh, found, keep, newId, tell } = core;
  /** Typed, and waiting for the bank's question. Never a part of what is answered. */
  const asked = new Map<string, Typed>();
  let base = 'http://stripe.test';

  /** Nobody comes for a day: it is over. */
  function get(id: string): Session {
    const session = core.get('checkout.session', id, 404, 'session');
    if (session.status === 'open' && core.now() >= session.expires_at) end(session);
    return session;
  }

  function end(session: Session): void {
    Object.assign(session, { status: 'expired', url: null });
    asked.delete(session.id);
    const intent = session.payment_intent ? core.get('payment_intent', session.payment_intent) : null;
    if (intent && intent.status !== 'canceled') core.cancelIntent(intent, 'automatic');
    tell('checkout.session.expired', session);
  }

  function newSetup(form: Form, customer: string): SetupIntent {
    const start = fresh('seti');
    return keep<SetupIntent>({
      ...start,
      object: 'setup_intent',
      customer,
      payment_method: null,
      status: 'requires_payment_method',
      usage: 'off_session',
      client_secret: `${start.id}_secret_${newId('x')}`,
      last_setup_error: null,
      metadata: metadataOf(group(form.setup_intent_data).metadata),
    });
  }

  function totalOf(form: Form): number {
    const items = list(form.line_items).map(group);
    if (items.length === 0) throw invalid('You must provide line_items in payment mode.', { param: 'line_items' });
    return items.reduce((sum, item) => {
      const price = group(item.price_data);
      if (words(price.currency) !== 'eur') throw invalid('Invalid currency', { param: 'line_items' });
      return sum + centsOf(price.unit_amount, 'unit_amount') * centsOf(item.quantity, 'quantity');
    }, 0);
  }

  /** Kept until somebody pays: the intent of a page is made with the first card that is tried. */
  const intentForms = new Map<string, Form>();

  function create(form: Form): Session {
    const mode = words(form.mode);
    const success_url = words(form.success_url);
    if (mode !== 'setup' && mode !== 'payment') throw invalid('Invalid mode', { param: 'mode' });
    if (!success_url) throw invalid('Missing required param: success_url.', { param: 'success_url' });
    if (mode === 'setup' && words(form.currency) !== 'eur') throw invalid('Missing currency', { param: 'currency' });
    const customer = found('customer', words(form.customer) ?? '', 'customer').id;
    const metadata = metadataOf(form.metadata);
    const amount_total = mode === 'payment' ? totalOf(form) : null;
    const start = fresh('cs_test');
    const session = keep<Session>({
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
      locale: words(form.locale) ?? null,
      payment_intent: null,
      setup_intent: mode === 'setup' ? newSetup(form, customer).id : null,
      success_url,
      cancel_url: words(form.cancel_url) ?? null,
      url: `${base}/c/pay/${start.id}`,
    });
    if (mode === 'payment') intentForms.set(session.id, group(form.payment_intent_data));
    return session;
  }

  function expire(id: string): Session {
    const session = get(id);
    if (session.status !== 'open')
      throw invalid(`Only Checkout Sessions with a status in ["open"] can be expired. It is ${session.status}.`);
    end(session);
    return session;
  }

  function intentOf(session: Session): Intent {
    if (session.payment_intent) return core.get('payment_intent', session.payment_intent);
    const form = intentForms.get(session.id) ?? {};
    const intent = core.newIntent({
      amount: session.amount_total ?? 0,
      currency: session.currency,
      customer: session.customer,
      description: words(form.description) ?? null,
      metadata: metadataOf(form.metadata),
    });
    session.payment_intent = intent.id;
    return intent;
  }

  function complete(session: Session, typed: Typed): void {
    if (session.mode === 'setup') {
      const setup = core.get('setup_intent', session.setup_intent ?? '');
      setup.payment_method = core.addCard(session.customer, typed.number, typed.expiry).id;
      Object.assign(setup, { status: 'succeeded', last_setup_error: null });
      tell('setup_intent.succeeded', setup);
    } else {
      // Used once, and not kept.
      core.take(intentOf(session), core.addCard(session.customer, typed.number, typed.expiry, false));
      session.payment_status = 'paid';
    }
    Object.assign(session, { status: 'complete', url: null });
    tell('checkout.session.completed', session);
  }

  function decline(session: Session, answer: string): Step {
    const error = declineError(answer);
    if (session.mode === 'setup') {
      const setup = core.get('setup_intent', session.setup_intent ?? '');
      setup.last_setup_error = error;
      tell('setup_intent.setup_failed', setup);
    } else core.declineIntent(intentOf(session), error);
    return { next: 'declined', message: error.message };
  }

  const openOne = (id: string): Session => {
    const session = get(id);
    if (session.status !== 'open') throw invalid('This page is over.');
    return session;
  };

  /** A card is typed and the button pressed. */
  function submit(id: string, typed: Typed): Step {
    const session = openOne(id);
    const answer = behaviourOf(typed.number)[session.mode === 'setup' ? 'setup' : 'present'];
    asked.delete(id);
    if (answer === 'authenticate') {
      asked.set(id, typed);
      return { next: 'authenticate' };
    }
    if (answer !== 'ok') return decline(session, answer);
    complete(session, typed);
    return { next: 'done' };
  }

  /** The bank asked, and its customer answered. */
  function authenticate(id: string, yes: boolean): Step {
    const session = openOne(id);
    const typed = asked.get(id);
    asked.delete(id);
    if (!typed) throw invalid('Nothing was asked.');
    if (!yes) return decline(session, 'authentication_failed');
    complete(session, typed);
    return { next: 'done' };
  }

  return {
    ...{ get, create, expire, submit, authenticate },
    isAsked: (id: string) => asked.has(id),
    setBase(to: string): void {
      base = to;
    },
  };
}
