/** What an answer says of an error, the same in every language: the customer's literal, or the English words. For the server alone. */
import { getErrorCodeMessage } from './desk-error-messages.ts';
import type { ErrorCode } from './errors.ts';

const literals: Partial<Record<ErrorCode, string>> = {
  token_in_url: 'Send the token in the Authorization header',
  cross_site: 'Cross-site request refused',
  wrong_code: 'wrong one time password',
  duplicate_property: 'Duplicate Property',
  not_an_image: 'not an image file',
  image_error: 'image error',
  over_limit: 'Exceeding Property Limit',
  subscription_expired: 'Expired Subscription',
  card_declined: 'The card was declined',
  invoice_details_missing: 'Invoice details are missing',
  not_billing_yet: 'No payments are taken yet',
  price_changed: 'The price has changed',
  payment_under_way: 'A payment is under way',
  period_prepaid: 'The next period is already paid',
  favorites_full: 'You keep 500 favourites already',
  team_full: 'The office has 50 people already',
  work_required: 'Proof of work required',
  key_reused: 'This Idempotency-Key was used for something else',
  statement_unreadable: 'The statement cannot be read',
  too_large: 'Too large',
  too_many_requests: 'Too many requests',
  overloaded: 'Busy, try again shortly',
};

export const getApiErrorText = (code: ErrorCode): string => literals[code] ?? getErrorCodeMessage(code).en;
