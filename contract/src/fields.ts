/** Why a field of a form was refused. Answers carry the code, screens these words. */
import { type Pair, pair } from './pair.ts';

export const fieldErrorMessages = {
  required: pair('Το πεδίο είναι υποχρεωτικό', 'The field is required'),
  invalid: pair('Έλεγξε την τιμή', 'Please check this value'),
  too_long: pair('Είναι πολύ μεγάλο', 'This is too long'),
  nothing_chosen: pair('Διάλεξε πρώτα μία ή περισσότερες αγγελίες', 'Select one or more ads first'),
  email: pair('Γράψε ένα email όπως όνομα@παράδειγμα.gr', 'Write an email like name@example.com'),
  in_team: pair('Είναι ήδη στην ομάδα', 'Already in the team'),
  email_in_use: pair('Το email χρησιμοποιείται ήδη', 'Email is already in use'),
  gemi: pair('Ο αριθμός ΓΕΜΗ έχει 7 έως 12 ψηφία', 'A GEMI number has 7 to 12 digits'),
  gemi_in_use: pair('Ο αριθμός ΓΕΜΗ υπάρχει ήδη', 'The GEMI number already exists'),
  tax_number: pair('Μη έγκυρο ΑΦΜ', 'This AFM (tax number) is not valid'),
  tax_number_in_use: pair('Το ΑΦΜ χρησιμοποιείται ήδη', 'This AFM (tax number) is already in use'),
  mark: pair('Το ΜΑΡΚ έχει 15 ψηφία', 'A MARK has 15 digits'),
  mark_in_use: pair('Το ΜΑΡΚ ανήκει ήδη σε άλλο παραστατικό', 'This MARK belongs to another document already'),
  phone: pair('Το τηλέφωνο έχει ακριβώς 10 ψηφία', 'A phone number has exactly 10 digits'),
  any_phone: pair(
    'Γράψε 10 ψηφία, ή για το εξωτερικό + και τον κωδικό της χώρας',
    'Write a Greek number of 10 digits, or + and the country code',
  ),
  opening_hours: pair(
    'Κάθε διάστημα θέλει αρχή και τέλος, με τη σειρά, για παράδειγμα 09:00 και 14:00',
    'Each span needs a start and an end, in order, for example 09:00 and 14:00',
  ),
  postal_code: pair('Ο ταχυδρομικός κώδικας έχει 5 ψηφία', 'A postal code has 5 digits'),
  password_short: pair('Τουλάχιστον 8 χαρακτήρες', 'At least 8 characters'),
  password_common: pair(
    'Αυτόν τον κωδικό πρόσβασης τον μαντεύουν πρώτο. Διάλεξε άλλον.',
    'This password is among the first to be guessed. Choose another.',
  ),
  passwords_differ: pair('Οι κωδικοί πρόσβασης δεν είναι ίδιοι', 'Passwords are not equal'),
  password_wrong: pair('Ο κωδικός πρόσβασης δεν είναι σωστός', 'The password is not right'),
  wrong_code: pair('Λάθος κωδικός μίας χρήσης', 'Wrong one-time password'),
  must_accept: pair('Χρειάζεται να το δεχτείς για να συνεχίσεις', 'You need to accept this to go on'),
  energy_required: pair(
    'Η ενεργειακή κλάση είναι υποχρεωτική για τη δημοσίευση',
    'The energy class is required to publish',
  ),
  energy_pending: pair(
    'Για να δημοσιευτεί χρειάζεται η κλάση από το ΠΕΑ. Το εκδίδει ενεργειακός επιθεωρητής μετά από επίσκεψη. Το πρόχειρό σου σε περιμένει',
    'Publishing needs the class on the energy certificate. An energy inspector issues it after a visit. Your draft will be waiting',
  ),
  kaek: pair('Ο ΚΑΕΚ έχει 12 ψηφία (ή 16)', 'A KAEK (land registry number) has 12 digits (or 16)'),
  over_area: pair('Δεν μπορεί να είναι πάνω από το εμβαδόν', 'This cannot be more than the area'),
  golden_visa_area: pair(
    'Απαιτούνται τουλάχιστον 120 τ.μ. κύριων χώρων',
    'At least 120 m² of main-use space are required',
  ),
  ama_required: pair(
    'Για μίσθωση κάτω από 2 μήνες χρειάζεται αριθμός ΑΜΑ',
    'A let under 2 months needs an AMA (short-term let) number',
  ),
  mandate_months: pair(
    'Λήγει μετά την υπογραφή της και μέσα στους μήνες που επιτρέπονται',
    'It ends after it was signed and within the months that are allowed',
  ),
  picture_alt: pair('Κάθε εικόνα χρειάζεται περιγραφή', 'Every picture needs a description'),
  picture_unknown: pair(
    'Αυτή η εικόνα δεν υπάρχει πια. Ανέβασέ την ξανά.',
    'This picture is no longer here. Upload it again.',
  ),
  photos_few: pair('Χρειάζονται περισσότερες φωτογραφίες', 'More photos are needed'),
  photos_unfinished: pair(
    'Κάποιες φωτογραφίες δεν είναι έτοιμες. Περίμενε λίγο ή αφαίρεσέ τες.',
    'Some photos are not ready. Wait a moment, or take them out.',
  ),
  contact_in_text: pair('Βγάλε τα στοιχεία επικοινωνίας από το κείμενο', 'Take the contact details out of the text'),
  unfair_words: pair('Βγάλε τη φράση που αποκλείει ανθρώπους', 'Take out the phrase that shuts people out'),
  visa_promise: pair('Κανείς δεν μπορεί να εγγυηθεί άδεια διαμονής', 'Nobody can guarantee a residence permit'),
  legal_text: pair(
    'Το κείμενο χρειάζεται μια επικεφαλίδα «## », μοναδικές άγκυρες και συνδέσμους που αρχίζουν με /, #, https:// ή mailto:',
    'The text needs a heading “## ”, anchors that differ, and links that begin with /, #, https:// or mailto:',
  ),
  notice_days: pair(
    'Πρέπει να μεσολαβούν τουλάχιστον 15 ολόκληρες ημέρες',
    'At least 15 whole days must lie in between',
  ),
  after_announced: pair(
    'Πρέπει να ισχύσει μετά την έκδοση που έχει ήδη ανακοινωθεί',
    'It must take effect after the version that is already announced',
  ),
  before_current: pair(
    'Δεν μπορεί να αρχίζει πριν από αυτό που ισχύει τώρα',
    'It cannot begin before what is in force now',
  ),
  unit_elsewhere: pair(
    'Κάποια από αυτές τις αγγελίες είναι ήδη σε άλλο συγκρότημα',
    'One of these ads is already in another development',
  ),
  unit_address: pair(
    'Κάποια από αυτές τις αγγελίες δείχνει τη διεύθυνσή της αλλιώς από το συγκρότημα',
    'One of these ads shows its address differently from the development',
  ),
  amount: pair('Γράψε ένα ποσό όπως 60,76', 'Write an amount like 60.76'),
  iban: pair('Ο IBAN δεν είναι σωστός', 'This IBAN is not right'),
  gemi_unknown: pair(
    'Κανένα γραφείο δεν έχει αυτόν τον αριθμό ή αυτή την επωνυμία',
    'No agency has this number or name',
  ),
  agency_several: pair(
    'Πολλά γραφεία ταιριάζουν: γράψε όλη την επωνυμία ή τον αριθμό ΓΕΜΗ',
    'Several agencies match: enter the full name or the GEMI number',
  ),
  deposit_not_owed: pair('Το γραφείο δεν χρωστά τέτοιο ποσό', 'The agency owes no such sum'),
  not_before_tomorrow: pair('Αρχίζει το νωρίτερο αύριο', 'It begins tomorrow at the earliest'),
  dearer_notice: pair(
    'Ό,τι γίνεται ακριβότερο ή μικρότερο ανακοινώνεται 30 ημέρες πριν',
    'What becomes dearer or smaller is announced 30 days ahead',
  ),
  prices_ascend: pair(
    'Το μεγαλύτερο πακέτο πρέπει να κοστίζει περισσότερο από το μικρότερο',
    'A larger plan must cost more than a smaller one',
  ),
  columns: pair('Διάλεξε στήλη ποσού ή πιστώσεων', 'Choose a column of amounts or of credits'),
  payment: pair('Διάλεξε κάρτα ή κατάθεση', 'Choose card or bank deposit'),
} as const satisfies Record<string, Pair>;

export type FieldErrorCode = keyof typeof fieldErrorMessages;

/** A code that came over the wire → words; one we do not know still says something. */
export const getFieldErrorMessage = (code: string): Pair =>
  Object.hasOwn(fieldErrorMessages, code) ? fieldErrorMessages[code as FieldErrorCode] : fieldErrorMessages.invalid;
