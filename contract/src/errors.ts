/** The closed list of error codes. A code decides the HTTP status and the words; nothing else may invent one. */
import { type Pair, pair } from './pair.ts';

type ErrorDefinition = { readonly status: number; readonly words: Pair };

const defineError = (status: number, words: Pair): ErrorDefinition => ({ status, words });

/** Only private pages and programs meet these: their words are in desk-error-messages.ts, which no public page carries. */
const genericMessage = pair('Δεν έγινε. Δοκίμασε ξανά.', 'That did not work. Try again.');

/** Screens say the words of a code; what an answer says in every language is in error-literals.ts, which no screen carries. */
export const errors = {
  invalid_input: defineError(400, pair('Έλεγξε τα στοιχεία σου', 'Please check your details')),
  token_in_url: defineError(400, genericMessage),
  not_authenticated: defineError(401, pair('Η σύνδεση απέτυχε.', 'Failed to authenticate.')),
  second_factor_required: defineError(
    403,
    pair('Χρειάζεται δεύτερος παράγοντας σύνδεσης', 'A second factor is required'),
  ),
  forbidden: defineError(403, pair('Δεν επιτρέπεται', 'Not allowed')),
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
  card_declined: defineError(402, genericMessage),
  invoice_details_missing: defineError(409, genericMessage),
  not_billing_yet: defineError(409, genericMessage),
  price_changed: defineError(409, genericMessage),
  payment_under_way: defineError(409, genericMessage),
  period_prepaid: defineError(409, genericMessage),
  no_cards: defineError(409, genericMessage),
  ad_incomplete: defineError(400, genericMessage),
  not_in_this_state: defineError(409, pair('Δεν γίνεται σε αυτή την κατάσταση', 'Not possible in this state')),
  favorites_full: defineError(
    409,
    pair('Έχεις ήδη 500 αγαπημένα. Βγάλε πρώτα κάποιο.', 'You keep 500 favourites already. Remove one first.'),
  ),
  team_full: defineError(409, genericMessage),
  too_many_photos: defineError(409, genericMessage),
  uploads_full: defineError(409, genericMessage),
  work_required: defineError(
    428,
    pair('Χρειάζεται ένας μικρός έλεγχος. Δοκίμασε ξανά.', 'A small check is needed. Please try again.'),
  ),
  changed_meanwhile: defineError(409, pair('Άλλαξε στο μεταξύ. Δες το ξανά.', 'Changed meanwhile, please look again')),
  in_progress: defineError(409, genericMessage),
  key_reused: defineError(422, genericMessage),
  deposit_not_owed: defineError(409, genericMessage),
  second_admin_needed: defineError(409, genericMessage),
  statement_unreadable: defineError(400, genericMessage),
  gone: defineError(410, pair('Δεν είναι πια διαθέσιμο', 'No longer available')),
  too_large: defineError(413, pair('Το αρχείο είναι πολύ μεγάλο', 'The file is too large')),
  unsupported_type: defineError(415, genericMessage),
  too_many_requests: defineError(
    429,
    pair('Έγιναν πάρα πολλές προσπάθειες. Δοκίμασε ξανά αργότερα.', 'Too many attempts. Try again later.'),
  ),
  internal: defineError(500, pair('Κάτι πήγε στραβά', 'Something went wrong')),
  not_built: defineError(501, pair('Δεν είναι ακόμη διαθέσιμο', 'Not available yet')),
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
