/** Why a card was not charged: the same words on the screen and in the letter. */
import { type Locale, pair } from '../pair.ts';

const declineWords = {
  authentication_required: pair(
    'Η τράπεζα της κάρτας ζητά να επιβεβαιώσεις την πληρωμή.',
    'The bank of the card asks you to confirm the payment.',
  ),
  insufficient_funds: pair('Η κάρτα δεν είχε αρκετό υπόλοιπο.', 'The card did not have enough funds.'),
  card_expired: pair('Η κάρτα έχει λήξει.', 'The card has expired.'),
  card_gone: pair('Η τράπεζα δεν δέχεται πια αυτή την κάρτα.', 'The bank no longer accepts this card.'),
  declined: pair('Η τράπεζα δεν δέχτηκε τη χρέωση.', 'The bank did not accept the charge.'),
  no_card: pair('Δεν έχεις ορίσει κάρτα.', 'No card has been set up.'),
  invoice_details: pair(
    'Λείπουν τα στοιχεία τιμολόγησης, και χωρίς αυτά δεν χρεώνουμε.',
    'The invoice details are missing, and without them we charge nothing.',
  ),
} as const;

const isKnown = (code: string): code is keyof typeof declineWords => Object.hasOwn(declineWords, code);
/** A reason the provider has not told before is a plain refusal. */
export const getDeclineMessage = (code: string, locale: Locale): string =>
  declineWords[isKnown(code) ? code : 'declined'][locale];
