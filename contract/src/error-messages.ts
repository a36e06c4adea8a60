/**
 * Words of the errors that a public page can meet. Those of private pages and programs are in dashboard-error-messages.ts,
 * which no public page carries; what an answer says in every language is in api-error-texts.ts, which no page carries.
 */
import type { ErrorCode } from './errors.ts';
import { findByName } from './map-names.ts';
import { type Pair, pair } from './pair.ts';

export const genericErrorMessage = pair('Κάτι πήγε στραβά. Δοκίμασε ξανά.', 'Something went wrong. Try again.');

export const publicErrorMessages = {
  invalid_input: pair('Έλεγξε τα στοιχεία που συμπλήρωσες.', 'Please check the details you entered.'),
  not_authenticated: pair(
    'Δεν έχεις συνδεθεί. Συνδέσου και δοκίμασε ξανά.',
    'You’re not logged in. Log in and try again.',
  ),
  second_factor_required: pair(
    'Για να συνεχίσεις, χρειάζεται σύνδεση σε δύο βήματα.',
    'Set up or complete two-step login to continue.',
  ),
  forbidden: pair('Δεν έχεις δικαίωμα για αυτή την ενέργεια.', 'You don’t have permission to do this.'),
  not_found: pair('Η σελίδα δεν βρέθηκε', 'Page not found'),
  proof_of_work_required: pair(
    'Χρειάζεται ένας σύντομος έλεγχος ασφαλείας. Δοκίμασε ξανά.',
    'We need to run a quick security check. Please try again.',
  ),
  gone: pair('Δεν είναι πια διαθέσιμο.', 'This is no longer available.'),
  too_many_requests: pair(
    'Έγιναν πάρα πολλές προσπάθειες. Δοκίμασε ξανά αργότερα.',
    'Too many attempts. Try again later.',
  ),
  internal: pair(
    'Παρουσιάστηκε πρόβλημα. Δοκίμασε ξανά σε λίγα λεπτά.',
    'Something went wrong on our side. Try again in a few minutes.',
  ),
  overloaded: pair(
    'Η Εστία δεν μπορεί να απαντήσει αυτή τη στιγμή. Δοκίμασε ξανά σε λίγο.',
    'Estia can’t respond right now. Try again in a moment.',
  ),
} as const satisfies Partial<Record<ErrorCode, Pair>>;

export const getPublicErrorMessage = (code: ErrorCode): Pair =>
  findByName(publicErrorMessages, code) ?? genericErrorMessage;
