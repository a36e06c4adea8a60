/** Why a card was not charged: the same words on the screen and in the letter. */
import { type Locale, pair } from '../pair.ts';

const declineWords = {
  authentication_required: pair(
    'Η τράπεζά σου ζητά να επιβεβαιώσεις την πληρωμή.',
    'Your bank needs you to confirm this payment.',
  ),
  insufficient_funds: pair('Η κάρτα δεν είχε αρκετό υπόλοιπο.', 'There weren’t enough funds on the card.'),
  card_expired: pair('Η κάρτα σου έχει λήξει.', 'Your card has expired.'),
  card_gone: pair(
    'Η κάρτα δεν ισχύει πια. Χρησιμοποίησε άλλη.',
    'Your bank no longer accepts this card. Use another one.',
  ),
  declined: pair(
    'Η τράπεζα απέρριψε τη χρέωση. Επικοινώνησε μαζί της ή χρησιμοποίησε άλλη κάρτα.',
    'Your bank declined the payment. Contact them or use another card.',
  ),
  no_card: pair('Δεν έχεις προσθέσει κάρτα.', 'You haven’t added a card yet.'),
  invoice_details: pair(
    'Λείπουν τα στοιχεία τιμολόγησης. Συμπλήρωσέ τα για να γίνει η χρέωση.',
    'Your billing details are missing. Add them so we can take the payment.',
  ),
} as const;

const isKnown = (code: string): code is keyof typeof declineWords => Object.hasOwn(declineWords, code);
/** A reason the provider has not told before is a plain refusal. */
export const getDeclineMessage = (code: string, locale: Locale): string =>
  declineWords[isKnown(code) ? code : 'declined'][locale];
