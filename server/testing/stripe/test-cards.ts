/** Stripe's test cards, and what each of them does. */
import type { ApiError } from './objects.ts';

/** 'ok', 'authenticate' (its holder is asked on the page), or what it is declined with. */
type Answer = string;
/** When it is kept for later, when it is charged in its holder's absence, and when they are there. */
type Behaviour = { setup: Answer; away: Answer; present: Answer };

const always = (answer: Answer): Behaviour => ({ setup: answer, away: answer, present: answer });

/** By what they are for; tests use these names rather than numbers. */
export const testCards = {
  works: '4242424242424242',
  worksToo: '5555555555554444',
  /** Authenticated once, when it is set up. */
  authenticatesOnce: '4000002500003155',
  /** Wants its holder every time. */
  authenticatesAlways: '4000002760003184',
  /** Can be set up, and is declined when it is charged. */
  declinesLater: '4000000000000341',
  declines: '4000000000000002',
  insufficientFunds: '4000000000009995',
  expired: '4000000000000069',
  lost: '4000000000009987',
} as const;

const behaviours: Record<string, Behaviour> = {
  [testCards.works]: always('ok'),
  [testCards.worksToo]: always('ok'),
  [testCards.authenticatesOnce]: { setup: 'authenticate', away: 'ok', present: 'authenticate' },
  [testCards.authenticatesAlways]: { setup: 'authenticate', away: 'authentication_required', present: 'authenticate' },
  [testCards.declinesLater]: { setup: 'ok', away: 'generic_decline', present: 'generic_decline' },
  [testCards.declines]: always('generic_decline'),
  [testCards.insufficientFunds]: always('insufficient_funds'),
  [testCards.expired]: always('expired_card'),
  [testCards.lost]: always('lost_card'),
};

export const getCardBehaviour = (number: string): Behaviour => behaviours[number] ?? always('incorrect_number');

export const getCardBrand = (number: string): string => (number.startsWith('5') ? 'mastercard' : 'visa');

const OWN_CODE = new Set(['authentication_required', 'expired_card', 'incorrect_number', 'processing_error']);

/** As Stripe words a decline: some have a code of their own, the others are card_declined for a reason. */
export function createDeclineError(answer: Answer): ApiError {
  if (answer === 'authentication_failed')
    return {
      type: 'invalid_request_error',
      code: 'payment_intent_authentication_failure',
      message: 'The provided PaymentMethod has failed authentication.',
    };
  const hasOwnCode = OWN_CODE.has(answer);
  return {
    type: 'card_error',
    code: hasOwnCode ? answer : 'card_declined',
    ...(hasOwnCode && answer !== 'authentication_required' ? {} : { decline_code: answer }),
    message: answer === 'expired_card' ? 'Your card has expired.' : 'Your card was declined.',
  };
}
