/** The closed list of error codes. A code decides the HTTP status and the words; nothing else may invent one. */
import { type Pair, pair } from './pair.ts';

type ErrorDefinition = { readonly status: number; readonly words: Pair };

const defineError = (status: number, words: Pair): ErrorDefinition => ({ status, words });

/** Only private pages and programs meet these: their words are in dashboard-error-messages.ts, which no public page carries. */
const genericMessage = pair('Κάτι πήγε στραβά. Δοκίμασε ξανά.', 'Something went wrong. Try again.');

/** Screens say the words of a code; what an answer says in every language is in api-error-texts.ts, which no screen carries. */
export const errors = {
  invalid_input: defineError(400, pair('Έλεγξε τα στοιχεία που συμπλήρωσες.', 'Please check the details you entered.')),
  token_in_url: defineError(400, genericMessage),
  not_authenticated: defineError(
    401,
    pair('Δεν έχεις συνδεθεί. Συνδέσου και δοκίμασε ξανά.', 'You’re not logged in. Log in and try again.'),
  ),
  second_factor_required: defineError(
    403,
    pair('Για να συνεχίσεις, χρειάζεται σύνδεση σε δύο βήματα.', 'Set up or complete two-step login to continue.'),
  ),
  forbidden: defineError(
    403,
    pair('Δεν έχεις δικαίωμα για αυτή την ενέργεια.', 'You don’t have permission to do this.'),
  ),
  email_not_confirmed: defineError(403, genericMessage),
  cross_site: defineError(403, genericMessage),
  not_found: defineError(404, pair('Η σελίδα δεν βρέθηκε', 'Page not found')),
  user_missing: defineError(404, genericMessage),
  wrong_email: defineError(400, genericMessage),
  wrong_code: defineError(400, genericMessage),
  password_unchanged: defineError(400, genericMessage),
  email_in_use: defineError(409, genericMessage),
  gemi_in_use: defineError(409, genericMessage),
  duplicate_property: defineError(409, genericMessage),
  not_an_image: defineError(400, genericMessage),
  image_error: defineError(400, genericMessage),
  over_limit: defineError(409, genericMessage),
  subscription_expired: defineError(409, genericMessage),
  account_limited: defineError(409, genericMessage),
  card_declined: defineError(402, genericMessage),
  invoice_details_missing: defineError(409, genericMessage),
  not_billing_yet: defineError(409, genericMessage),
  price_changed: defineError(409, genericMessage),
  payment_under_way: defineError(409, genericMessage),
  period_prepaid: defineError(409, genericMessage),
  no_cards: defineError(409, genericMessage),
  listing_incomplete: defineError(400, genericMessage),
  not_in_this_state: defineError(
    409,
    pair(
      'Αυτό δεν είναι δυνατό τώρα. Ανανέωσε τη σελίδα για να δεις την τρέχουσα κατάσταση.',
      'You can’t do this right now. Refresh the page to see the current status.',
    ),
  ),
  favorites_full: defineError(
    409,
    pair(
      'Έφτασες το όριο των 500 αγαπημένων. Αφαίρεσε κάποιο για να προσθέσεις άλλο.',
      'You’ve reached the limit of 500 favourites. Remove one to add another.',
    ),
  ),
  saved_searches_full: defineError(409, genericMessage),
  searches_in_account: defineError(409, genericMessage),
  team_full: defineError(409, genericMessage),
  too_many_photos: defineError(409, genericMessage),
  uploads_full: defineError(409, genericMessage),
  proof_of_work_required: defineError(
    428,
    pair(
      'Χρειάζεται ένας σύντομος έλεγχος ασφαλείας. Δοκίμασε ξανά.',
      'We need to run a quick security check. Please try again.',
    ),
  ),
  changed_meanwhile: defineError(
    409,
    pair(
      'Κάτι άλλαξε στο μεταξύ. Ανανέωσε τη σελίδα και δοκίμασε ξανά.',
      'This has changed since you opened it. Refresh the page and try again.',
    ),
  ),
  in_progress: defineError(409, genericMessage),
  key_reused: defineError(422, genericMessage),
  deposit_not_owed: defineError(409, genericMessage),
  second_admin_needed: defineError(409, genericMessage),
  own_decision: defineError(409, genericMessage),
  complaint_open: defineError(409, genericMessage),
  complaint_known: defineError(409, genericMessage),
  complaint_closed: defineError(409, genericMessage),
  account_cleared: defineError(409, genericMessage),
  statement_unreadable: defineError(400, genericMessage),
  code_used: defineError(410, genericMessage),
  gone: defineError(410, pair('Δεν είναι πια διαθέσιμο', 'This is no longer available.')),
  too_large: defineError(
    413,
    pair('Το αρχείο είναι πολύ μεγάλο. Διάλεξε μικρότερο.', 'This file is too large. Choose a smaller one.'),
  ),
  unsupported_type: defineError(415, genericMessage),
  too_many_requests: defineError(
    429,
    pair('Έγιναν πάρα πολλές προσπάθειες. Δοκίμασε ξανά αργότερα.', 'Too many attempts. Try again later.'),
  ),
  internal: defineError(
    500,
    pair(
      'Παρουσιάστηκε πρόβλημα. Δοκίμασε ξανά σε λίγα λεπτά.',
      'Something went wrong on our side. Try again in a few minutes.',
    ),
  ),
  not_built: defineError(501, pair('Δεν είναι ακόμη διαθέσιμο', 'This isn’t available yet.')),
  overloaded: defineError(
    503,
    pair(
      'Η Εστία δεν μπορεί να απαντήσει αυτή τη στιγμή. Δοκίμασε ξανά σε λίγο.',
      'Estia can’t respond right now. Try again in a moment.',
    ),
  ),
} as const satisfies Record<string, ErrorDefinition>;

export type ErrorCode = keyof typeof errors;

/** The body of every error answer. `reference` is given when the cause is ours, so that a person can quote it. */
export type ErrorBody = {
  message: string;
  code: ErrorCode;
  fields?: Record<string, string>;
  reference?: string;
};
