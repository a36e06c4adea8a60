/** Words of the errors that only private pages and programs meet. */
import { type ErrorCode, errors } from './errors.ts';
import { type Pair, pair } from './pair.ts';

const dashboardErrorMessages: Partial<Record<ErrorCode, Pair>> = {
  token_in_url: pair(
    'Στείλε το token στο header Authorization, όχι στη διεύθυνση.',
    'Send the token in the Authorization header, not in the URL.',
  ),
  email_not_confirmed: pair(
    'Επιβεβαίωσε πρώτα το email σου για να δημοσιεύσεις την αγγελία',
    'Confirm your email address to publish your listing',
  ),
  cross_site: pair(
    'Το αίτημα απορρίφθηκε για λόγους ασφαλείας. Ανανέωσε τη σελίδα και δοκίμασε ξανά.',
    'We blocked this request for security reasons. Refresh the page and try again.',
  ),
  key_reused: pair(
    'Αυτό το Idempotency-Key έχει ήδη χρησιμοποιηθεί για άλλο αίτημα.',
    'This Idempotency-Key has already been used for a different request.',
  ),
  in_progress: pair(
    'Το αίτημα είναι ακόμη σε εξέλιξη. Περίμενε λίγο.',
    'We’re still processing this. Please wait a moment.',
  ),
  unsupported_type: pair('Αυτός ο τύπος αρχείου δεν υποστηρίζεται.', 'This file type isn’t supported.'),
  not_an_image: pair(
    'Αυτός ο τύπος εικόνας δεν υποστηρίζεται. Διάλεξε άλλο αρχείο.',
    'This file isn’t a supported image. Choose another one.',
  ),
  image_error: pair(
    'Δεν μπορέσαμε να διαβάσουμε την εικόνα. Δοκίμασε άλλη.',
    'We couldn’t read this image. Try another one.',
  ),
  user_missing: pair('Δεν υπάρχει λογαριασμός με αυτό το email.', 'There’s no account with this email.'),
  wrong_email: pair('Συμπλήρωσε ένα έγκυρο email.', 'Enter a valid email address.'),
  wrong_code: pair(
    'Ο κωδικός μίας χρήσης είναι λάθος ή έχει λήξει. Έλεγξέ τον ή ζήτησε νέο.',
    'This code is wrong or has expired. Check it or request a new one.',
  ),
  password_unchanged: pair(
    'Ο κωδικός πρόσβασης δεν άλλαξε. Δοκίμασε ξανά.',
    'We couldn’t change your password. Please try again.',
  ),
  email_in_use: pair(
    'Αυτό το email χρησιμοποιείται ήδη. Συνδέσου ή χρησιμοποίησε άλλο.',
    'This email is already in use. Log in or use another one.',
  ),
  gemi_in_use: pair(
    'Υπάρχει ήδη γραφείο με αυτόν τον αριθμό ΓΕΜΗ. Αν είναι δικό σου, επικοινώνησε μαζί μας.',
    'An agency with this GEMI number is already registered. If it’s yours, contact us.',
  ),
  duplicate_property: pair('Έχεις ήδη αγγελία για αυτό το ακίνητο', 'You already have a listing for this property.'),
  over_limit: pair(
    'Έφτασες το όριο ενεργών αγγελιών του πακέτου σου. Βάλε κάποια σε παύση ή διάλεξε μεγαλύτερο πακέτο.',
    'You’ve reached your plan’s limit of active listings. Pause one or upgrade your plan.',
  ),
  account_limited: pair(
    'Έφτασες το όριο ενεργών αγγελιών του λογαριασμού σου. Βάλε πρώτα κάποια σε παύση. Στον «Έλεγχο λογαριασμού» θα δεις τον λόγο και πώς να διαμαρτυρηθείς.',
    'You’ve reached your account’s limit of active listings. Pause one first. “Account review” shows why there’s a limit and how to complain.',
  ),
  own_decision: pair(
    'Την απόφαση την πήρες εσύ: τη διαμαρτυρία την εξετάζει άλλος διαχειριστής.',
    'You made this decision, so another administrator has to review the complaint.',
  ),
  complaint_open: pair(
    'Υπάρχει διαμαρτυρία που περιμένει απόφαση. Το επόμενο βήμα γίνεται μετά.',
    'A complaint is waiting for a decision. The next step comes after that.',
  ),
  complaint_known: pair(
    'Έχεις ήδη διαμαρτυρηθεί για αυτή την απόφαση. Θα σου απαντήσουμε με email.',
    'You’ve already complained about this decision. We’ll reply by email.',
  ),
  account_cleared: pair(
    'Ο λογαριασμός είχε ελεγχθεί και δεν βρέθηκε κάτι, ή το ίδιο βήμα είχε αναιρεθεί. Γράψε τι νέο προέκυψε από τότε.',
    'This account was cleared, or this step was undone. Say what’s new since then.',
  ),
  complaint_closed: pair(
    'Δεν μπορείς πια να διαμαρτυρηθείς για αυτή την απόφαση: δεν ισχύει ή πέρασε η προθεσμία.',
    'You can no longer complain about this decision: it doesn’t apply any more or the deadline has passed.',
  ),
  subscription_expired: pair(
    'Η συνδρομή σου έχει λήξει. Ανανέωσέ την για να συνεχίσεις.',
    'Your subscription has expired. Renew it to continue.',
  ),
  listing_incomplete: pair(
    'Η αγγελία δεν δημοσιεύτηκε. Συμπλήρωσε όσα λείπουν και δοκίμασε ξανά.',
    'Your listing wasn’t published. Add what’s missing and try again.',
  ),
  saved_searches_full: pair(
    'Έφτασες το όριο των 50 αποθηκευμένων αναζητήσεων. Διάγραψε μία για να προσθέσεις άλλη.',
    'You’ve reached the limit of 50 saved searches. Delete one to add another.',
  ),
  too_many_photos: pair('Μπορείς να προσθέσεις έως 20 φωτογραφίες.', 'You can add up to 20 photos.'),
  uploads_full: pair(
    'Πολλές φωτογραφίες σου ανεβαίνουν ακόμη. Περίμενε να ολοκληρωθούν ή αφαίρεσε κάποιες.',
    'Too many of your photos are still uploading. Wait for them to finish, or remove some.',
  ),
  card_declined: pair('Η κάρτα σου απορρίφθηκε. Δοκίμασε άλλη κάρτα.', 'Your card was declined. Try another card.'),
  invoice_details_missing: pair('Συμπλήρωσε πρώτα τα στοιχεία τιμολόγησης', 'Add your billing details first.'),
  not_billing_yet: pair(
    'Η Εστία δεν δέχεται ακόμη πληρωμές και δεν εκδίδει τιμολόγια. Δεν οφείλεις τίποτα.',
    'Estia isn’t taking payments or issuing invoices yet. You don’t owe anything.',
  ),
  price_changed: pair(
    'Το ποσό άλλαξε. Έλεγξέ το πριν επιβεβαιώσεις.',
    'The amount has changed. Check it before you confirm.',
  ),
  payment_under_way: pair(
    'Υπάρχει ήδη πληρωμή σε εξέλιξη. Δοκίμασε ξανά σε λίγα λεπτά.',
    'A payment is already in progress. Try again in a few minutes.',
  ),
  period_prepaid: pair(
    'Η επόμενη περίοδος είναι ήδη πληρωμένη. Μπορείς να αλλάξεις πακέτο από την πρώτη της ημέρα.',
    'You’ve already paid for the next period. You can change your plan from its first day.',
  ),
  no_cards: pair(
    'Η πληρωμή με κάρτα δεν είναι διαθέσιμη αυτή τη στιγμή. Πλήρωσε με τραπεζική κατάθεση.',
    'Card payments aren’t available right now. Pay by bank transfer instead.',
  ),
  team_full: pair(
    'Η ομάδα έφτασε το όριο των 50 μελών και προσκλήσεων. Αφαίρεσε πρώτα κάποιο.',
    'Your team has reached the limit of 50 members and invitations. Remove one first.',
  ),
  deposit_not_owed: pair('Δεν υπάρχει οφειλή με αυτό το ποσό.', 'There’s no outstanding charge for this amount.'),
  second_admin_needed: pair(
    'Την αντιστοίχισες εσύ: την επιβεβαιώνει άλλος διαχειριστής',
    'You matched this transfer, so another administrator has to confirm it.',
  ),
  statement_unreadable: pair(
    'Δεν μπορέσαμε να διαβάσουμε το αρχείο. Ανέβασε CSV έως 2 MB και 20.000 γραμμές.',
    'We couldn’t read this file. Upload a CSV of up to 2 MB and 20,000 lines.',
  ),
  searches_in_account: pair(
    'Αυτές οι αναζητήσεις είναι πλέον στον λογαριασμό σου. Συνδέσου για να τις δεις.',
    'These searches are now in your account. Log in to see them.',
  ),
  code_used: pair('Αυτός ο σύνδεσμος έχει ήδη χρησιμοποιηθεί.', 'This link has already been used.'),
};

/** What a form says of a code. */
export const getErrorCodeMessage = (code: ErrorCode): Pair => dashboardErrorMessages[code] ?? errors[code].words;
