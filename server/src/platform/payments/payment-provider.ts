/**
 * Cards, as the rest of the house knows them: a port with what a provider must be able to do. No card number passes
 * here: people type it on the provider's own page, and we keep the provider's names for a customer and a card.
 *
 * `reference` is our own name for what we ask for. Asked twice with the same one, a provider does it once; and what
 * became of it can be found by it, also when its answer never reached us.
 */
import type { Locale } from '@estia/contract/pair';

/** What may be shown of a card. */
export type Card = {
  /** The provider's name for it. */
  card: string;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  /** Proof that its holder was asked by their bank (strong authentication) when it was set up. */
  scaReference: string;
};

/**
 * What became of a request for money.
 * - open: nothing has been taken yet, and still can be
 * - closed: nothing was taken, and nothing can be any more
 */
export type PaymentResult =
  | { state: 'succeeded'; payment: string; cents: number; at: Date }
  | { state: 'declined'; code: DeclineCode; payment: string | null }
  | { state: 'open' }
  | { state: 'closed' };

/** authentication_required: the bank wants to see its customer again. card_gone: this card will never work again. */
export type DeclineCode = 'authentication_required' | 'insufficient_funds' | 'card_expired' | 'card_gone' | 'declined';

/**
 * What the provider tells us of by itself; `about` names whatever of ours it concerns. What it says is read anew from
 * the provider.
 */
export type PaymentEvent = {
  id: string;
  type: string;
  about: {
    reference: string | null;
    checkout: string | null;
    customer: string | null;
    refund: string | null;
    dispute: string | null;
  };
};

export type DisputeReason =
  | 'fraudulent'
  | 'unrecognized'
  | 'duplicate'
  | 'not_received'
  | 'not_as_described'
  | 'canceled'
  | 'not_refunded'
  | 'other';

/** A payment that the bank of its payer disputes, and what that has moved. */
export type Dispute = {
  dispute: string;
  payment: string | null;
  /** Our name for what was charged. */
  reference: string | null;
  /** closed: it ended without a decision. */
  state: 'needs_response' | 'under_review' | 'won' | 'lost' | 'closed';
  reason: DisputeReason;
  cents: number;
  withdrawn: { cents: number; at: Date } | null;
  reinstated: { cents: number; at: Date } | null;
  /** Until when evidence is taken. */
  evidenceDueAt: Date | null;
  openedAt: Date;
};

export type PaymentProvider = {
  /** The provider's name for an agency. */
  customer: (agency: { reference: string; name: string; locale: Locale }) => Promise<string>;
  /** A page of the provider where a card is set up, with strong authentication and without money. */
  beginSetup: (input: {
    reference: string;
    customer: string;
    locale: Locale;
    returnTo: string;
    backTo: string;
  }) => Promise<{ id: string; url: string }>;
  /** Null while it is under way or has come to nothing. */
  readSetup: (id: string) => Promise<{ customer: string; reference: string; card: Card } | null>;
  /** Takes money while its owner is away. */
  charge: (input: {
    reference: string;
    customer: string;
    card: string;
    cents: number;
    text: string;
  }) => Promise<PaymentResult>;
  /** What became of a `charge`; null: it never reached the provider. */
  findCharge: (input: { reference: string; customer: string }) => Promise<PaymentResult | null>;
  /** After this a `charge` that is open will never take anything. Its last state. */
  closeCharge: (input: { reference: string; customer: string }) => Promise<PaymentResult>;
  /** A page of the provider where one sum is paid by its owner, with whichever card. */
  beginCheckout: (input: {
    reference: string;
    customer: string;
    cents: number;
    text: string;
    locale: Locale;
    returnTo: string;
    backTo: string;
  }) => Promise<{ id: string; url: string }>;
  readCheckout: (id: string) => Promise<PaymentResult>;
  /** After this the page takes nothing any more. Its last state: `succeeded` when its owner was faster. */
  closeCheckout: (id: string) => Promise<PaymentResult>;
  /** Gives back all or a part of a payment. */
  refund: (input: { reference: string; payment: string; cents: number }) => Promise<{ refund: string; done: boolean }>;
  /** What became of a `refund`; null: it never reached the provider. */
  findRefund: (input: {
    reference: string;
    payment: string;
  }) => Promise<{ refund: string; state: 'done' | 'open' | 'failed' } | null>;
  readDispute: (dispute: string) => Promise<Dispute>;
  /** Those that were opened since then. */
  listDisputes: (since: Date) => Promise<Dispute[]>;
  /** The provider forgets the card. Already forgotten is as good. */
  forgetCard: (card: string) => Promise<void>;
  /** A message from the provider, or null when its signature is not the provider's. `body` as it came. */
  readEvent: (body: Buffer, signature: string, now: Date) => PaymentEvent | null;
};
