/** SUBS-2: payments that the bank of their payer disputes. No validator here, so that screens can use it. */

/** closed: it ended without a decision, and without money moving. */
export const chargebackStates = ['needs_response', 'under_review', 'won', 'lost', 'closed'] as const;
export type ChargebackState = (typeof chargebackStates)[number];

export const chargebackReasons = [
  'fraudulent',
  'unrecognized',
  'duplicate',
  'not_received',
  'not_as_described',
  'canceled',
  'not_refunded',
  'other',
] as const;
export type ChargebackReason = (typeof chargebackReasons)[number];

export const chargebackLimits = { perPage: 20, note: 500 } as const;
