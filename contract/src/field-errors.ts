/** Why a field of a form was refused. Answers carry the code, screens these words. */
import { hasName } from './map-names.ts';
import { type Pair, pair } from './pair.ts';

export const fieldErrorMessages = {
  required: pair('Το πεδίο είναι υποχρεωτικό', 'The field is required'),
  invalid: pair('Κάτι εδώ δεν είναι σωστό. Έλεγξέ το.', 'Something here isn’t right. Check it and try again.'),
  number: pair('Γράψε έναν αριθμό, π.χ. 85', 'Enter a number, like 85'),
  out_of_range: pair('Ο αριθμός είναι πολύ μικρός ή πολύ μεγάλος', 'This number is too low or too high'),
  too_long: pair('Είναι πολύ μεγάλο', 'This is too long'),
  nothing_chosen: pair('Διάλεξε πρώτα από τη λίστα', 'Select from the list first'),
  no_alert_chosen: pair('Διάλεξε τουλάχιστον ένα για να λαμβάνεις ειδοποιήσεις', 'Choose at least one to get alerts'),
  quiet_hours_both: pair('Διάλεξε και τις δύο ώρες ή καμία', 'Choose both times, or neither'),
  too_many_emails: pair(
    'Στείλαμε ήδη πολλά email επιβεβαίωσης. Δοκίμασε ξανά σε 24 ώρες ή συνδέσου για να αποθηκεύσεις την αναζήτηση τώρα',
    'We’ve already sent many confirmation emails. Try again in 24 hours, or log in to save this search now',
  ),
  same_hour: pair('Η αρχή και το τέλος δεν γίνεται να είναι η ίδια ώρα', 'Start and end can’t be the same time'),
  script_or_login: pair(
    'Πολλές αναζητήσεις από αυτό το δίκτυο. Ενεργοποίησε τη JavaScript, συνδέσου ή δοκίμασε σε μία ώρα.',
    'Too many saved searches from this network. Turn on JavaScript, log in, or try again in an hour.',
  ),
  email: pair('Γράψε ένα έγκυρο email, π.χ. onoma@example.gr', 'Enter an email address, like name@example.com'),
  already_saved: pair('Την έχεις ήδη αποθηκεύσει', 'You’ve already saved this search'),
  public_https: pair(
    'Γράψε μια δημόσια διεύθυνση που αρχίζει με https://, χωρίς αριθμό θύρας και χωρίς κωδικό πρόσβασης μέσα της',
    'Enter a public address that begins with https://, without a port number or a password in it',
  ),
  view_name_in_use: pair('Έχεις ήδη μια προβολή με αυτό το όνομα', 'You already have a view with this name'),
  view_exists: pair(
    'Έχεις ήδη αποθηκεύσει αυτά τα φίλτρα με άλλο όνομα',
    'You’ve already saved these filters under another name',
  ),
  views_full: pair(
    'Έχεις ήδη 20 προβολές σε αυτή τη λίστα. Διάγραψε μία για να αποθηκεύσεις νέα.',
    'You already have 20 views of this list. Delete one to save another.',
  ),
  in_team: pair('Είναι ήδη στην ομάδα', 'Already on the team'),
  email_in_use: pair('Το email χρησιμοποιείται ήδη', 'Email is already in use'),
  gemi: pair('Ο αριθμός ΓΕΜΗ έχει 7 έως 12 ψηφία', 'A GEMI number has 7 to 12 digits'),
  gemi_in_use: pair('Ο αριθμός ΓΕΜΗ χρησιμοποιείται ήδη', 'The GEMI number already exists'),
  tax_number: pair('Μη έγκυρο ΑΦΜ', 'This AFM (tax number) isn’t valid'),
  tax_number_in_use: pair('Το ΑΦΜ χρησιμοποιείται ήδη', 'This AFM (tax number) is already in use'),
  mark: pair('Το ΜΑΡΚ έχει 15 ψηφία', 'A MARK has 15 digits'),
  mark_in_use: pair('Το ΜΑΡΚ ανήκει ήδη σε άλλο παραστατικό', 'This MARK already belongs to another document'),
  phone: pair('Το τηλέφωνο έχει ακριβώς 10 ψηφία', 'A phone number has exactly 10 digits'),
  any_phone: pair(
    'Γράψε 10 ψηφία ή, για αριθμό εξωτερικού, + και τον κωδικό της χώρας',
    'Enter a 10-digit Greek number, or + and the country code',
  ),
  opening_hours: pair(
    'Κάθε διάστημα χρειάζεται ώρα έναρξης και ώρα λήξης, με τη σωστή σειρά, π.χ. 09:00 και 14:00',
    'Enter a start and end time for each slot, for example 09:00 and 14:00',
  ),
  postal_code: pair('Ο ΤΚ έχει 5 ψηφία', 'A postcode has 5 digits'),
  password_short: pair('Τουλάχιστον 8 χαρακτήρες', 'At least 8 characters'),
  password_common: pair(
    'Αυτός ο κωδικός πρόσβασης μαντεύεται εύκολα. Διάλεξε άλλον.',
    'This password is too easy to guess. Choose another.',
  ),
  passwords_differ: pair('Οι κωδικοί πρόσβασης δεν είναι ίδιοι', 'The passwords don’t match'),
  password_wrong: pair('Ο κωδικός πρόσβασης δεν είναι σωστός', 'That password is incorrect'),
  in_list: pair('Είναι ήδη στη λίστα', 'They’re already in this list'),
  wrong_code: pair('Λάθος κωδικός μίας χρήσης', 'Wrong one-time code'),
  must_accept: pair('Χρειάζεται να το αποδεχτείς για να συνεχίσεις', 'You need to accept this to continue'),
  mandate_expired: pair(
    'Η εντολή έχει λήξει. Συμπλήρωσε τη νέα ημερομηνία λήξης.',
    'The agency agreement has ended. Enter the new end date.',
  ),
  energy_required: pair(
    'Η ενεργειακή κλάση είναι υποχρεωτική για τη δημοσίευση',
    'The energy class is required to publish',
  ),
  energy_pending: pair(
    'Για να δημοσιευτεί, χρειάζεται η κλάση από το ΠΕΑ. Το εκδίδει ενεργειακός επιθεωρητής μετά από επίσκεψη. Το πρόχειρό σου δεν χάνεται',
    'You can publish once you have the energy class from the energy certificate, which an energy inspector issues after a visit. Your draft is saved.',
  ),
  kaek: pair(
    'Ο ΚΑΕΚ έχει 12 ψηφία, ή για διαμέρισμα και τον αριθμό του: 050123456789/1/7',
    'A KAEK (land registry number) has 12 digits, and for a flat its own number too: 050123456789/1/7',
  ),
  over_area: pair('Δεν μπορεί να ξεπερνά το εμβαδόν', 'This can’t be larger than the property’s size'),
  golden_visa_area: pair(
    'Απαιτούνται τουλάχιστον 120 τ.μ. κύριων χώρων',
    'At least 120 m² of main-use area is required',
  ),
  ama_required: pair(
    'Για μίσθωση κάτω από 2 μήνες χρειάζεται αριθμός ΑΜΑ',
    'Rentals under 2 months need an AMA (short-term rental) number',
  ),
  mandate_order: pair(
    'Η λήξη πρέπει να είναι ίδια ημέρα με την υπογραφή ή μετά από αυτήν',
    'The end date can’t be before the signing date',
  ),
  complaint_code: pair(
    'Δεν βρήκαμε απόφαση με αυτόν τον κωδικό. Αντίγραψέ τον όπως είναι στο email της απόφασης.',
    'We couldn’t find a decision with this code. Copy it as it is in that decision’s email.',
  ),
  mandate_months: pair(
    'Η λήξη πρέπει να είναι μετά την υπογραφή και μέσα στη μέγιστη διάρκεια που αναγράφεται',
    'The end date must be after the signing date and within the maximum term shown',
  ),
  picture_alt: pair('Κάθε εικόνα χρειάζεται περιγραφή', 'Every image needs a description'),
  picture_unknown: pair(
    'Αυτή η εικόνα δεν υπάρχει πια. Ανέβασέ την ξανά.',
    'This image is no longer here. Upload it again.',
  ),
  source_stopped: pair(
    'Έχουμε σταματήσει μια πηγή με αυτή τη διεύθυνση. Επικοινώνησε μαζί μας.',
    'We have stopped a source with this address. Contact us.',
  ),
  file_empty: pair(
    'Το αρχείο είναι κενό. Εξήγαγέ το ξανά από το πρόγραμμά σου.',
    'The file is empty. Export it again from your software.',
  ),
  photos_few: pair('Χρειάζονται περισσότερες φωτογραφίες', 'Add more photos'),
  photos_unfinished: pair(
    'Κάποιες φωτογραφίες ετοιμάζονται ακόμη. Περίμενε λίγο και δοκίμασε ξανά, ή αφαίρεσέ τες.',
    'Some photos are still being prepared. Wait a moment and try again, or remove them.',
  ),
  contact_in_text: pair('Αφαίρεσε τα στοιχεία επικοινωνίας από το κείμενο', 'Remove the contact details from the text'),
  unfair_words: pair('Αφαίρεσε τη φράση που αποκλείει ανθρώπους', 'Remove the phrase that excludes people'),
  visa_promise: pair('Κανείς δεν μπορεί να εγγυηθεί άδεια διαμονής', 'No one can guarantee a residence permit'),
  legal_text: pair(
    'Το κείμενο χρειάζεται μια επικεφαλίδα «## », μοναδικές άγκυρες και συνδέσμους που αρχίζουν με /, #, https:// ή mailto:',
    'The text needs a “## ” heading, unique anchors, and links that begin with /, #, https:// or mailto:',
  ),
  notice_days: pair(
    'Πρέπει να μεσολαβούν τουλάχιστον 15 ολόκληρες ημέρες',
    'Allow at least 15 full days before it takes effect',
  ),
  after_announced: pair(
    'Πρέπει να ισχύσει μετά την έκδοση που έχει ήδη ανακοινωθεί',
    'It must take effect after the version that is already announced',
  ),
  before_current: pair(
    'Δεν μπορεί να ισχύσει πριν από την τρέχουσα έκδοση',
    'It can’t start before the current version',
  ),
  unit_elsewhere: pair(
    'Κάποια από αυτές τις αγγελίες είναι ήδη σε άλλο συγκρότημα',
    'One of these listings is already in another development',
  ),
  unit_address: pair(
    'Κάποια από αυτές τις αγγελίες έχει διαφορετική ρύθμιση διεύθυνσης από το συγκρότημα',
    'One of these listings shows its address differently from the development',
  ),
  amount: pair('Γράψε ένα ποσό, π.χ. 60,76', 'Enter an amount like 60.76'),
  iban: pair('Ο IBAN δεν είναι σωστός', 'This IBAN isn’t valid'),
  gemi_unknown: pair(
    'Κανένα γραφείο δεν έχει αυτόν τον αριθμό ή αυτή την επωνυμία',
    'No agency has this number or name',
  ),
  agency_several: pair(
    'Πολλά γραφεία ταιριάζουν: γράψε όλη την επωνυμία ή τον αριθμό ΓΕΜΗ',
    'Several agencies match: enter the full name or the GEMI number',
  ),
  listing_unknown: pair(
    'Δεν υπάρχει ενεργή αγγελία με αυτόν τον κωδικό. Οι κωδικοί μοιάζουν με ES-123S.',
    'No live listing has this ID. IDs look like ES-123S.',
  ),
  not_own_listing: pair(
    'Μόνο μεσιτικά γραφεία προτείνουν συνεργασία για αγγελίες άλλων',
    'Only agencies can propose cooperation on someone else’s listing',
  ),
  no_agents: pair(
    'Αυτός ο αγγελιοδότης δεν θέλει προτάσεις από μεσίτες',
    'This advertiser doesn’t want to hear from agents',
  ),
  own_agency: pair('Αυτό είναι το δικό σου γραφείο', 'This is your own agency'),
  proposal_open: pair(
    'Υπάρχει ήδη ανοιχτή πρόταση ή συνεργασία μεταξύ σας για αυτή την αγγελία',
    'There’s already an open proposal or a cooperation between you on this listing',
  ),
  proposal_declined: pair(
    'Η πρόταση αυτή απορρίφθηκε πρόσφατα. Μπορείς να προτείνεις ξανά 90 ημέρες μετά την απόρριψη.',
    'This proposal was declined recently. You can propose again 90 days after it was declined.',
  ),
  proposal_recent: pair(
    'Έχεις ήδη στείλει αυτή την πρόταση. Μπορείς να τη στείλεις ξανά 14 ημέρες μετά την προηγούμενη.',
    'You’ve already sent this proposal. You can send it again 14 days after the last one.',
  ),
  deposit_not_owed: pair('Το γραφείο δεν οφείλει αυτό το ποσό', 'The agency doesn’t owe this amount'),
  not_before_tomorrow: pair('Μπορεί να ισχύσει το νωρίτερο από αύριο', 'The earliest start is tomorrow'),
  dearer_notice: pair(
    'Οι αυξήσεις τιμών και τα μικρότερα όρια ανακοινώνονται 30 ημέρες πριν',
    'Price increases and lower limits need 30 days’ notice',
  ),
  prices_ascend: pair(
    'Το μεγαλύτερο πακέτο πρέπει να κοστίζει περισσότερο από το μικρότερο',
    'A larger plan must cost more than a smaller one',
  ),
  source_url: pair(
    'Γράψε μια διεύθυνση που αρχίζει με https:// και ανοίγει από το διαδίκτυο',
    'Enter an address that begins with https:// and opens from the internet',
  ),
  columns: pair('Διάλεξε στήλη ποσού ή πιστώσεων', 'Choose the amount or credit column'),
  payment: pair('Διάλεξε κάρτα ή κατάθεση', 'Choose card or bank transfer'),
} as const satisfies Record<string, Pair>;

export type FieldErrorCode = keyof typeof fieldErrorMessages;

/** A code that came over the wire → words; one we do not know still says something. */
export const getFieldErrorMessage = (code: string): Pair =>
  hasName(fieldErrorMessages, code) ? fieldErrorMessages[code] : fieldErrorMessages.invalid;
