/** The closed list of error codes. A code decides the HTTP status and the words; nothing else may invent one. */
import { type Pair, pair } from './pair.ts';

type ErrorKind = { readonly status: number; readonly words: Pair };

const kind = (status: number, words: Pair): ErrorKind => ({ status, words });

/** Only private pages and programs meet these: their words are in desk-error-messages.ts, which no public page carries. */
const ofDesk = pair('Δεν έγινε. Δοκίμασε ξανά.', 'That did not work. Try again.');

/** Screens say the words of a code; what an answer says in every language is in error-literals.ts, which no screen carries. */
export const errors = {
  invalid_input: kind(400, pair('Έλεγξε τα στοιχεία σου', 'Please check your details')),
  token_in_url: kind(400, ofDesk),
  not_authenticated: kind(401, pair('Η σύνδεση απέτυχε.', 'Failed to authenticate.')),
  second_factor_required: kind(403, pair('Χρειάζεται δεύτερος παράγοντας σύνδεσης', 'A second factor is required')),
  forbidden: kind(403, pair('Δεν επιτρέπεται', 'Not allowed')),
  email_not_confirmed: kind(403, ofDesk),
  cross_site: kind(403, ofDesk),
  not_found: kind(404, pair('Η σελίδα δεν βρέθηκε', 'Page not found')),
  user_missing: kind(404, ofDesk),
  wrong_email: kind(400, ofDesk),
  wrong_code: kind(400, ofDesk),
  password_unchanged: kind(400, ofDesk),
  email_in_use: kind(409, ofDesk),
  gemi_in_use: kind(409, ofDesk),
  duplicate_property: kind(409, ofDesk),
  not_an_image: kind(400, ofDesk),
  image_error: kind(400, ofDesk),
  over_limit: kind(409, ofDesk),
  subscription_expired: kind(409, ofDesk),
  card_declined: kind(402, ofDesk),
  invoice_details_missing: kind(409, ofDesk),
  not_billing_yet: kind(409, ofDesk),
  price_changed: kind(409, ofDesk),
  payment_under_way: kind(409, ofDesk),
  period_prepaid: kind(409, ofDesk),
  no_cards: kind(409, ofDesk),
  ad_incomplete: kind(400, ofDesk),
  not_in_this_state: kind(409, pair('Δεν γίνεται σε αυτή την κατάσταση', 'Not possible in this state')),
  favorites_full: kind(
    409,
    pair('Έχεις ήδη 500 αγαπημένα. Βγάλε πρώτα κάποιο.', 'You keep 500 favourites already. Remove one first.'),
  ),
  team_full: kind(409, ofDesk),
  too_many_photos: kind(409, ofDesk),
  uploads_full: kind(409, ofDesk),
  work_required: kind(
    428,
    pair('Χρειάζεται ένας μικρός έλεγχος. Δοκίμασε ξανά.', 'A small check is needed. Please try again.'),
  ),
  changed_meanwhile: kind(409, pair('Άλλαξε στο μεταξύ. Δες το ξανά.', 'Changed meanwhile, please look again')),
  in_progress: kind(409, ofDesk),
  key_reused: kind(422, ofDesk),
  deposit_not_owed: kind(409, ofDesk),
  second_admin_needed: kind(409, ofDesk),
  statement_unreadable: kind(400, ofDesk),
  gone: kind(410, pair('Δεν είναι πια διαθέσιμο', 'No longer available')),
  too_large: kind(413, pair('Το αρχείο είναι πολύ μεγάλο', 'The file is too large')),
  unsupported_type: kind(415, ofDesk),
  too_many_requests: kind(
    429,
    pair('Έγιναν πάρα πολλές προσπάθειες. Δοκίμασε ξανά αργότερα.', 'Too many attempts. Try again later.'),
  ),
  internal: kind(500, pair('Κάτι πήγε στραβά', 'Something went wrong')),
  not_built: kind(501, pair('Δεν είναι ακόμη διαθέσιμο', 'Not available yet')),
  overloaded: kind(
    503,
    pair(
      'Η Εστία δεν μπορεί να απαντήσει αυτή τη στιγμή. Δοκίμασε ξανά σε λίγο.',
      'Estia can’t respond right now. Try again in a moment.',
    ),
  ),
} as const satisfies Record<string, ErrorKind>;

export type ErrorCode = keyof typeof errors;

/** The body of every error answer. `reference` is given when the cause is ours, so that a person can quote it. */
export type ErrorBody = {
  message: string;
  code: ErrorCode;
  fields?: Record<string, string>;
  reference?: string;
};
