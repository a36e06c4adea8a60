/** Words of the errors that only private pages and programs meet. */
import { type ErrorCode, errors } from './errors.ts';
import { type Pair, pair } from './pair.ts';

const dashboardErrorMessages: Partial<Record<ErrorCode, Pair>> = {
  token_in_url: pair('Το διακριτικό δεν μπαίνει στη διεύθυνση', 'The token does not belong in the address'),
  email_not_confirmed: pair(
    'Επιβεβαίωσε πρώτα το email σου για να δημοσιεύσεις την αγγελία',
    'Confirm your email address to publish your listing',
  ),
  cross_site: pair('Το αίτημα απορρίφθηκε', 'The request was refused'),
  key_reused: pair('Το κλειδί του αιτήματος έχει χρησιμοποιηθεί', 'This request key was used for something else'),
  in_progress: pair('Το ίδιο αίτημα είναι ακόμη σε εξέλιξη', 'The same request is still being answered'),
  unsupported_type: pair('Μη αποδεκτός τύπος', 'Unsupported content type'),
  not_an_image: pair('Το αρχείο δεν είναι εικόνα', 'Not an image file'),
  image_error: pair(
    'Η εικόνα δεν μπόρεσε να διαβαστεί. Δοκίμασε άλλη.',
    'The image could not be read. Try another one.',
  ),
  user_missing: pair('Ο χρήστης δεν υπάρχει. Κάνε εγγραφή.', "User doesn't exist. Please register!"),
  wrong_email: pair('Λάθος email', 'Wrong Email'),
  wrong_code: pair('Λάθος κωδικός μίας χρήσης', 'Wrong one-time password'),
  password_unchanged: pair(
    'Ο κωδικός πρόσβασης δεν άλλαξε. Δοκίμασε ξανά.',
    "Password didn't change. Please try again!",
  ),
  email_in_use: pair('Το email χρησιμοποιείται ήδη', 'Email is already in use'),
  gemi_in_use: pair('Ο αριθμός ΓΕΜΗ υπάρχει ήδη', 'The GEMI number already exists'),
  duplicate_property: pair('Έχεις ήδη αγγελία για αυτό το ακίνητο', 'You already have an ad for this property'),
  over_limit: pair(
    'Έφτασες τις ενεργές αγγελίες που χωράει το πακέτο σου',
    'You have reached the active ads of your plan',
  ),
  subscription_expired: pair('Η συνδρομή σου έχει λήξει', 'Your subscription has expired'),
  ad_incomplete: pair(
    'Η αγγελία δεν αποθηκεύτηκε. Έλεγξε τα στοιχεία σου.',
    'Failure to save the ad. Please check your details',
  ),
  too_many_photos: pair('Ξεπέρασες το όριο των 20 φωτογραφιών', 'You have exceeded the maximum limit of 20 photos'),
  uploads_full: pair(
    'Πολλές φωτογραφίες σου είναι ακόμη στη μέση. Περίμενε να τελειώσουν ή αφαίρεσε κάποιες.',
    'Too many of your photos are still uploading. Wait for them to finish, or remove some.',
  ),
  card_declined: pair('Η κάρτα δεν έγινε δεκτή. Δοκίμασε άλλη κάρτα.', 'The card was declined. Try another card.'),
  invoice_details_missing: pair('Συμπλήρωσε πρώτα τα στοιχεία τιμολόγησης', 'Fill in the invoice details first'),
  not_billing_yet: pair(
    'Η Εστία δεν εκδίδει ακόμη τιμολόγια και δεν δέχεται πληρωμές. Δεν χρωστάς τίποτα.',
    'Estia does not issue invoices yet and takes no payments. You owe nothing.',
  ),
  price_changed: pair(
    'Το ποσό άλλαξε. Δες το ξανά πριν επιβεβαιώσεις.',
    'The sum has changed. Look again before you confirm.',
  ),
  payment_under_way: pair(
    'Μια πληρωμή είναι σε εξέλιξη. Δοκίμασε ξανά σε λίγο.',
    'A payment is under way. Try again shortly.',
  ),
  period_prepaid: pair(
    'Η επόμενη περίοδος είναι ήδη πληρωμένη: άλλαξε πακέτο από την πρώτη της ημέρα.',
    'The next period is already paid: change the plan from its first day.',
  ),
  no_cards: pair('Οι κάρτες δεν είναι διαθέσιμες', 'Cards cannot be used'),
  team_full: pair(
    'Το γραφείο έχει ήδη 50 άτομα. Βγάλε πρώτα κάποιο.',
    'The office has 50 people already. Remove one first.',
  ),
  deposit_not_owed: pair('Δεν οφείλεται τέτοιο ποσό', 'Nothing of this amount is owed'),
  second_admin_needed: pair(
    'Την αντιστοίχισες εσύ: την επιβεβαιώνει άλλος διαχειριστής',
    'You matched this deposit: another administrator has to confirm it',
  ),
  statement_unreadable: pair(
    'Το αρχείο δεν διαβάζεται: χρειάζεται CSV έως 2 MB και 20.000 γραμμές',
    'The file cannot be read: it must be a CSV of at most 2 MB and 20,000 lines',
  ),
};

/** What a form says of a code. */
export const getErrorCodeMessage = (code: ErrorCode): Pair => dashboardErrorMessages[code] ?? errors[code].words;
