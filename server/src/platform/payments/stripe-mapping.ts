/** What Stripe's objects and messages mean in the words of our card port. */
import type Stripe from 'stripe';
import type { Card, DeclineCode, Dispute, DisputeReason, PaymentEvent, PaymentResult } from './payment-provider.ts';

const UNUSABLE_CARD_CODES = new Set([
  'lost_card',
  'stolen_card',
  'pickup_card',
  'invalid_account',
  'revocation_of_authorization',
  'revocation_of_all_authorizations',
]);

/** `code` is Stripe's own word, `decline` the bank's. */
function toDeclineCode(code: string | null | undefined, decline: string | null | undefined): DeclineCode {
  const messages = [code ?? '', decline ?? ''];
  if (messages.includes('authentication_required')) return 'authentication_required';
  if (messages.includes('insufficient_funds')) return 'insufficient_funds';
  if (messages.includes('expired_card')) return 'card_expired';
  return messages.some((word) => UNUSABLE_CARD_CODES.has(word)) ? 'card_gone' : 'declined';
}

const getId = (named: string | { id: string } | null | undefined): string | null =>
  typeof named === 'string' ? named : (named?.id ?? null);

/** When money moved, not when it was first asked for. */
const paidAt = ({ latest_charge, created }: Stripe.PaymentIntent): Date =>
  new Date((typeof latest_charge === 'object' && latest_charge ? latest_charge.created : created) * 1000);

/** A declined intent is not over by itself: it could be confirmed again. */
export const isDeclinedButOpen = (intent: Stripe.PaymentIntent): boolean =>
  intent.status === 'requires_payment_method' && intent.last_payment_error !== null;

export const isFinal = ({ status }: Stripe.PaymentIntent): boolean => status === 'succeeded' || status === 'canceled';

export function toPaymentResult(intent: Stripe.PaymentIntent): PaymentResult {
  const { status, last_payment_error: error } = intent;
  if (status === 'succeeded')
    return { state: 'succeeded', payment: intent.id, cents: intent.amount_received, at: paidAt(intent) };
  if (status !== 'canceled') return { state: 'open' };
  if (error) return { state: 'declined', code: toDeclineCode(error.code, error.decline_code), payment: intent.id };
  return { state: 'closed' };
}

/** What is declined on the provider's page is tried again there, so a page is never declined. */
export function toCheckoutResult({ payment_intent: intent, status }: Stripe.Checkout.Session): PaymentResult {
  if (intent && typeof intent === 'object' && intent.status === 'succeeded') return toPaymentResult(intent);
  return { state: status === 'expired' ? 'closed' : 'open' };
}

export function toCardSetup(
  session: Stripe.Checkout.Session,
): { customer: string; reference: string; card: Card } | null {
  const { setup_intent: intent, status, metadata } = session;
  const customer = getId(session.customer);
  if (status !== 'complete' || !intent || typeof intent === 'string' || intent.status !== 'succeeded') return null;
  const { payment_method: method } = intent;
  if (!customer || !method || typeof method === 'string' || !method.card) return null;
  const { brand, last4, exp_month: expMonth, exp_year: expYear } = method.card;
  return {
    customer,
    reference: metadata?.reference ?? '',
    card: { card: method.id, brand, last4, expMonth, expYear, scaReference: intent.id },
  };
}

export function toRefundState({ status }: Stripe.Refund): 'done' | 'open' | 'failed' {
  if (status === 'succeeded') return 'done';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'open';
}

const DISPUTE_REASONS: ReadonlyMap<string, DisputeReason> = new Map([
  ['fraudulent', 'fraudulent'],
  ['unrecognized', 'unrecognized'],
  ['duplicate', 'duplicate'],
  ['product_not_received', 'not_received'],
  ['product_unacceptable', 'not_as_described'],
  ['subscription_canceled', 'canceled'],
  ['credit_not_processed', 'not_refunded'],
]);

/** Stripe answers with words of its own later too: what is not over is looked at. */
function toDisputeState(status: string): Dispute['state'] {
  if (status === 'won' || status === 'lost') return status;
  if (status === 'warning_closed' || status === 'prevented') return 'closed';
  return status.endsWith('under_review') ? 'under_review' : 'needs_response';
}

/** All that went one way, at the time of the last. */
function sumMoved(moved: readonly Stripe.BalanceTransaction[], sign: 1 | -1): Dispute['withdrawn'] {
  const same = moved.filter(({ amount }) => Math.sign(amount) === sign);
  if (same.length === 0) return null;
  return {
    cents: same.reduce((sum, { amount }) => sum + Math.abs(amount), 0),
    at: new Date(Math.max(...same.map(({ created }) => created)) * 1000),
  };
}

export function toDispute(dispute: Stripe.Dispute): Dispute {
  const { payment_intent: intent, balance_transactions: moved, evidence_details: evidence } = dispute;
  return {
    dispute: dispute.id,
    payment: getId(intent),
    reference: typeof intent === 'object' && intent ? (intent.metadata.reference ?? null) : null,
    state: toDisputeState(dispute.status),
    reason: DISPUTE_REASONS.get(dispute.reason) ?? 'other',
    cents: dispute.amount,
    withdrawn: sumMoved(moved, -1),
    reinstated: sumMoved(moved, 1),
    evidenceDueAt: evidence.due_by ? new Date(evidence.due_by * 1000) : null,
    openedAt: new Date(dispute.created * 1000),
  };
}

type EventObject = {
  id?: string;
  object?: string;
  customer?: string | { id: string } | null;
  metadata?: Record<string, string> | null;
};

export function toPaymentEvent({ id, type, data }: Stripe.Event): PaymentEvent {
  const { id: name, object, customer, metadata } = (data?.object ?? {}) as EventObject;
  // A card that was detached belonged to somebody until now.
  const before = (data?.previous_attributes ?? {}) as EventObject;
  return {
    id,
    type,
    about: {
      reference: metadata?.reference ?? null,
      checkout: object === 'checkout.session' ? (name ?? null) : null,
      customer: getId(customer) ?? getId(before.customer),
      refund: object === 'refund' ? (name ?? null) : null,
      dispute: object === 'dispute' ? (name ?? null) : null,
    },
  };
}
