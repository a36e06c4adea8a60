/** The official SDK, with our limits, and its errors without what they carry. */
import { readProperty } from '@estia/contract/read-property';
import Stripe from 'stripe';

/** The SDK's: an account that stands at another version answers in other shapes. */
const VERSION = '2026-10-28.endive';
const TIMEOUT_MS = 10_000;

export type StripeOptions = {
  apiKey: string;
  /** Of web processes, which receive what the provider says. */
  webhookSecret: string | null;
  /** Where a double is, as http://host:port. */
  host?: string | null;
  httpClient?: Stripe.HttpClient;
  timeoutMs?: number;
};

/** Answered as "busy, try again". Without Stripe's own error as its cause: that carries what was sent, and secrets. */
export class PaymentProviderError extends Error {
  readonly statusCode = 503;
  readonly fault: string;
  constructor(verb: string, error: unknown) {
    const stripeError = error instanceof Stripe.errors.StripeError ? error : null;
    const why = [stripeError?.statusCode, stripeError?.code, stripeError?.requestId].filter(Boolean).join(' ');
    super(`The card provider did not ${verb}${why ? ` (${why})` : ''}`);
    this.name = 'PaymentProviderError';
    this.fault = stripeError?.type ?? String(readProperty(error, 'name'));
  }
}

export function createStripeClient({ apiKey, host, httpClient, timeoutMs = TIMEOUT_MS }: StripeOptions): Stripe {
  const at = host ? new URL(host) : null;
  return new Stripe(apiKey, {
    apiVersion: VERSION,
    timeout: timeoutMs,
    // What was not answered is looked up later; a closed connection is tried once more by the SDK, with the same key.
    maxNetworkRetries: 0,
    telemetry: false,
    ...(httpClient ? { httpClient } : {}),
    ...(at ? { protocol: 'http', host: at.hostname, port: at.port || '80' } : {}),
  });
}
