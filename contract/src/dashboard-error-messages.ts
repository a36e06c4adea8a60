/** Words of the errors that only private pages and programs meet. */
import { getPublicErrorMessage } from './error-messages.ts';
import type { ErrorCode } from './errors.ts';
import { type Pair, pair } from './pair.ts';

const dashboardErrorMessages: Partial<Record<ErrorCode, Pair>> = {
  token_in_url: pair(
    'Στείλε το token στο header Authorization, όχι στη διεύθυνση.',
    'Send the token in the Authorization header, not in the URL.',
  ),
  api_key_refused: pair(
    'Το κλειδί API λείπει, είναι άγνωστο, έχει ανακληθεί ή έχει λήξει.',
    'The API key is missing, unknown, revoked or expired.',
  ),
  agency_not_active: pair('Το γραφείο αυτού του κλειδιού API δεν είναι ενεργό.', 'This API key’s agency isn’t active.'),
  scope_missing: pair(
    'Το κλειδί API δεν έχει το δικαίωμα που χρειάζεται.',
    'This API key doesn’t have the permission this needs.',
  ),
  api_keys_full: pair(
    'Το γραφείο έχει ήδη 10 κλειδιά. Ανακάλεσε ένα για να δημιουργήσεις άλλο.',
    'Your agency already has 10 keys. Revoke one to create another.',
  ),
  account_suspended: pair(
    'Ο λογαριασμός σου είναι σε αναστολή. Ο λόγος είναι στο email που σου στείλαμε. Αν το email έχει κωδικό διαμαρτυρίας, μπορείς να διαμαρτυρηθείς χωρίς να συνδεθείς.',
    'Your account is suspended. The email we sent you says why. If it has a complaint code, you can complain without logging in.',
  ),
  agency_suspended: pair(
    'Ο λογαριασμός του γραφείου σου είναι σε αναστολή, οπότε δεν μπορείς να συνδεθείς. Μίλησε με το γραφείο.',
    'Your agency’s account is suspended, so you can’t log in. Contact your agency.',
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
  source_not_added: pair(
    'Η πηγή δεν προστέθηκε. Έλεγξε το όνομα, τη διεύθυνση και το κλειδί.',
    'The source wasn’t added. Check its name, address and key.',
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
    'Έφτασες το όριο ενεργών αγγελιών του λογαριασμού σου. Για άλλη, βάλε πρώτα σε παύση όσες χρειάζεται ώστε οι ενεργές να είναι λιγότερες από το όριο. Στον «Έλεγχο λογαριασμού» θα δεις τον λόγο και πώς να διαμαρτυρηθείς.',
    'You’ve reached your account’s limit of active listings. To add another, first pause enough to be below the limit. “Account review” shows why there’s a limit and how to complain.',
  ),
  claimed_by_other: pair(
    'Το έχει αναλάβει άλλος διαχειριστής. Δεν αποθηκεύτηκε τίποτα.',
    'Another administrator is working on this. Nothing was saved.',
  ),
  already_decided: pair(
    'Αυτό έχει ήδη αποφασιστεί. Η δική σου απόφαση δεν αποθηκεύτηκε.',
    'This has already been decided. Your decision wasn’t saved.',
  ),
  approval_open: pair(
    'Υπάρχει ήδη αίτημα γι’ αυτό, που περιμένει έγκριση. Δες το στις «Εγκρίσεις».',
    'There’s already a request for this waiting for approval. See “Approvals”.',
  ),
  approval_void: pair(
    'Το αίτημα δεν μπορεί πια να εκτελεστεί, γιατί άλλαξε αυτό που αφορά ή όποιος το έκανε δεν είναι πια διαχειριστής. Απόρριψέ το.',
    'This request can no longer be carried out: what it’s about has changed, or whoever made it is no longer an administrator. Reject it.',
  ),
  not_independent: pair(
    'Ο ένας σας έκανε τον άλλον διαχειριστή πριν από λιγότερες από 30 ημέρες, ή σας έκανε και τους δύο ο ίδιος. Το εγκρίνει άλλος διαχειριστής.',
    'One of you made the other an administrator less than 30 days ago, or the same person added you both, so another administrator has to approve it.',
  ),
  own_request: pair(
    'Το ζήτησες εσύ ή αφορά τον λογαριασμό σου, οπότε αποφασίζει άλλος διαχειριστής.',
    'You asked for this, or it’s about your own account, so another administrator has to decide.',
  ),
  own_decision: pair(
    'Την πρώτη απόφαση την πήρες εσύ, οπότε τώρα αποφασίζει άλλος διαχειριστής. Αν δεν υπάρχει άλλος, πρόσθεσε έναν.',
    'You made the first decision, so another administrator has to make this one. If there isn’t one, add one.',
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
  under_review: pair(
    'Η αγγελία περιμένει τον έλεγχό μας ή μια διόρθωση που ζητήσαμε. Δες στην αγγελία τι λείπει.',
    'The listing is waiting for our review, or for a change we asked for. See the listing for what’s needed.',
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
  not_in_this_state: pair(
    'Αυτό δεν είναι δυνατό τώρα. Ανανέωσε τη σελίδα για να δεις την τρέχουσα κατάσταση.',
    'You can’t do this right now. Refresh the page to see the current status.',
  ),
  contract_ended: pair(
    'Η σύμβαση με το γραφείο λύνεται ή έχει λυθεί, οπότε δεν γίνεται.',
    'The contract with the agency is ending or has ended, so this isn’t possible.',
  ),
  favorites_full: pair(
    'Έφτασες το όριο των 500 αγαπημένων. Αφαίρεσε κάποιο για να προσθέσεις άλλο.',
    'You’ve reached the limit of 500 favourites. Remove one to add another.',
  ),
  lists_full: pair(
    'Έφτασες το όριο: έως 30 δικές σου λίστες και έως 60 άλλων. Διάγραψε μια λίστα ή φύγε από κάποια.',
    'You’ve reached the limit: up to 30 lists of your own and 60 of other people. Delete or leave one.',
  ),
  list_full: pair(
    'Η λίστα είναι γεμάτη: χωράει έως 200 ακίνητα, 20 άτομα και 500 σχόλια ανά ακίνητο.',
    'This list is full. It can hold up to 200 properties, 20 people and 500 comments on each property.',
  ),
  changed_meanwhile: pair(
    'Κάτι άλλαξε στο μεταξύ. Ανανέωσε τη σελίδα και δοκίμασε ξανά.',
    'This has changed since you opened it. Refresh the page and try again.',
  ),
  too_large: pair('Το αρχείο είναι πολύ μεγάλο. Διάλεξε μικρότερο.', 'This file is too large. Choose a smaller one.'),
};

/** What a form says of a code. */
export const getErrorCodeMessage = (code: ErrorCode): Pair =>
  dashboardErrorMessages[code] ?? getPublicErrorMessage(code);
