/** The closed list of error codes. A code decides the HTTP status and the words; nothing else may invent one. */
import { type Pair, pair } from './pair.ts';

type ErrorKind = { readonly status: number; readonly message: string; readonly words: Pair };

const kind = (status: number, message: string, words: Pair): ErrorKind => ({ status, message, words });

/** `message` is the customer's literal, the same in every language; screens translate by code (`words`). */
export const errors = {
  invalid_input: kind(400, 'Please check your details', pair('Έλεγξε τα στοιχεία σου', 'Please check your details')),
  token_in_url: kind(
    400,
    'Send the token in the Authorization header',
    pair('Το διακριτικό δεν μπαίνει στη διεύθυνση', 'The token does not belong in the address'),
  ),
  not_authenticated: kind(401, 'Failed to authenticate.', pair('Η σύνδεση απέτυχε.', 'Failed to authenticate.')),
  second_factor_required: kind(
    403,
    'A second factor is required',
    pair('Χρειάζεται δεύτερος παράγοντας σύνδεσης', 'A second factor is required'),
  ),
  forbidden: kind(403, 'Not allowed', pair('Δεν επιτρέπεται', 'Not allowed')),
  cross_site: kind(403, 'Cross-site request refused', pair('Το αίτημα απορρίφθηκε', 'The request was refused')),
  not_found: kind(404, 'Page not found', pair('Η σελίδα δεν βρέθηκε', 'Page not found')),
  user_missing: kind(
    404,
    "User doesn't exist. Please register!",
    pair('Ο χρήστης δεν υπάρχει. Κάνε εγγραφή.', "User doesn't exist. Please register!"),
  ),
  wrong_email: kind(400, 'Wrong Email', pair('Λάθος email', 'Wrong Email')),
  wrong_code: kind(400, 'wrong one time password', pair('Λάθος κωδικός μίας χρήσης', 'Wrong one-time password')),
  password_unchanged: kind(
    400,
    "Password didn't change. Please try again!",
    pair('Ο κωδικός δεν άλλαξε. Δοκίμασε ξανά.', "Password didn't change. Please try again!"),
  ),
  email_in_use: kind(409, 'Email is already in use', pair('Το email χρησιμοποιείται ήδη', 'Email is already in use')),
  gemi_in_use: kind(
    409,
    'The GEMI number already exists',
    pair('Ο αριθμός ΓΕΜΗ υπάρχει ήδη', 'The GEMI number already exists'),
  ),
  changed_meanwhile: kind(
    409,
    'Changed meanwhile, please look again',
    pair('Άλλαξε στο μεταξύ. Δες το ξανά.', 'Changed meanwhile, please look again'),
  ),
  in_progress: kind(
    409,
    'The same request is still being answered',
    pair('Το ίδιο αίτημα είναι ακόμη σε εξέλιξη', 'The same request is still being answered'),
  ),
  key_reused: kind(
    422,
    'This Idempotency-Key was used for something else',
    pair('Το κλειδί του αιτήματος έχει χρησιμοποιηθεί', 'This request key was used for something else'),
  ),
  gone: kind(410, 'No longer available', pair('Δεν είναι πια διαθέσιμο', 'No longer available')),
  too_large: kind(413, 'Too large', pair('Το αρχείο είναι πολύ μεγάλο', 'The file is too large')),
  unsupported_type: kind(415, 'Unsupported content type', pair('Μη αποδεκτός τύπος', 'Unsupported content type')),
  too_many_requests: kind(
    429,
    'Too many requests',
    pair('Πάρα πολλά αιτήματα. Δοκίμασε ξανά σε λίγο.', 'Too many requests. Try again shortly.'),
  ),
  internal: kind(500, 'Something went wrong', pair('Κάτι πήγε στραβά', 'Something went wrong')),
  not_built: kind(501, 'Not available yet', pair('Δεν είναι ακόμη διαθέσιμο', 'Not available yet')),
  overloaded: kind(
    503,
    'Busy, try again shortly',
    pair('Πολλή κίνηση αυτή τη στιγμή. Δοκίμασε ξανά.', 'We are busy right now. Try again.'),
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
