/** Stripe's objects, as far as the double keeps them, and its errors. */

export type Metadata = Record<string, string>;

export type ApiError = {
  type: 'card_error' | 'invalid_request_error' | 'idempotency_error' | 'api_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  payment_intent?: PaymentIntent;
};

/** What Stripe answers instead of what was asked for. */
export class StripeError extends Error {
  readonly status: number;
  readonly error: ApiError;
  constructor(status: number, error: ApiError) {
    super(error.message);
    this.status = status;
    this.error = error;
  }
}

export const createInvalidRequestError = (
  message: string,
  overrides: Partial<ApiError> = {},
  status = 400,
): StripeError => new StripeError(status, { type: 'invalid_request_error', message, ...overrides });

type StoredResource = { id: string; created: number; livemode: false; metadata: Metadata };

export type Customer = StoredResource & { object: 'customer'; name: string | null; preferred_locales: string[] };

export type PaymentMethod = StoredResource & {
  object: 'payment_method';
  type: 'card';
  customer: string | null;
  card: { brand: string; last4: string; exp_month: number; exp_year: number; funding: 'credit'; country: 'GR' };
};

export type PaymentIntent = StoredResource & {
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  currency: string;
  customer: string | null;
  description: string | null;
  payment_method: string | null;
  payment_method_types: string[];
  status: 'requires_payment_method' | 'processing' | 'succeeded' | 'canceled';
  client_secret: string;
  last_payment_error: ApiError | null;
  latest_charge: string | null;
  canceled_at: number | null;
  cancellation_reason: string | null;
};

export type Charge = StoredResource & {
  object: 'charge';
  amount: number;
  amount_refunded: number;
  currency: string;
  customer: string | null;
  paid: boolean;
  refunded: boolean;
  payment_intent: string;
  payment_method: string | null;
};

export type SetupIntent = StoredResource & {
  object: 'setup_intent';
  customer: string | null;
  payment_method: string | null;
  status: 'requires_payment_method' | 'succeeded' | 'canceled';
  usage: 'off_session';
  client_secret: string;
  last_setup_error: ApiError | null;
};

export type CheckoutSession = StoredResource & {
  object: 'checkout.session';
  mode: 'setup' | 'payment';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid' | 'no_payment_required';
  amount_total: number | null;
  currency: string;
  customer: string;
  expires_at: number;
  locale: string | null;
  payment_intent: string | null;
  setup_intent: string | null;
  success_url: string;
  cancel_url: string | null;
  url: string | null;
};

export type Refund = StoredResource & {
  object: 'refund';
  amount: number;
  currency: string;
  charge: string;
  payment_intent: string;
  status: 'pending' | 'succeeded' | 'failed';
};

/** Money that a dispute took from the account (negative), or brought back. */
type BalanceTransaction = {
  id: string;
  object: 'balance_transaction';
  amount: number;
  created: number;
  currency: string;
};

export type Dispute = StoredResource & {
  object: 'dispute';
  amount: number;
  currency: string;
  charge: string;
  payment_intent: string;
  reason: string;
  status:
    | 'warning_needs_response'
    | 'warning_under_review'
    | 'warning_closed'
    | 'needs_response'
    | 'under_review'
    | 'won'
    | 'lost';
  balance_transactions: BalanceTransaction[];
  evidence_details: { due_by: number | null; has_evidence: boolean; past_due: boolean; submission_count: number };
};

export type StripeResource =
  | Customer
  | PaymentMethod
  | PaymentIntent
  | Charge
  | SetupIntent
  | CheckoutSession
  | Refund
  | Dispute;

/** A form as Stripe reads it: names with brackets are objects and lists. */
export type Form = { [name: string]: string | Form };

export const asText = (value: string | Form | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;
export const asGroup = (value: string | Form | undefined): Form => (typeof value === 'object' ? value : {});
export const asList = (value: string | Form | undefined): (string | Form)[] => Object.values(asGroup(value));

export function parseMetadata(value: string | Form | undefined): Metadata {
  const pairs = Object.entries(asGroup(value)).map(([name, text]) => [name, String(text)] as const);
  if (pairs.some(([name, text]) => name.length > 40 || text.length > 500))
    throw createInvalidRequestError('Metadata is too long');
  return Object.fromEntries(pairs);
}

export function parseCents(value: string | Form | undefined, param: string): number {
  const text = asText(value);
  if (text === undefined)
    throw createInvalidRequestError(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  if (!/^\d+$/.test(text))
    throw createInvalidRequestError(`Invalid integer: ${text}`, { code: 'parameter_invalid_integer', param });
  return Number(text);
}
