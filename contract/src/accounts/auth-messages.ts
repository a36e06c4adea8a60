/** Words of the door: logging in, registering, the forgotten password, the second factor, and the pages of mailed links. */
import { pair } from '../pair.ts';

export const fields = {
  email: pair('Email', 'Email'),
  password: pair('Κωδικός πρόσβασης', 'Password'),
  newPassword: pair('Νέος κωδικός πρόσβασης', 'New password'),
  passwordAgain: pair('Επιβεβαίωση κωδικού πρόσβασης', 'Confirm password'),
  passwordHint: pair(
    'Τουλάχιστον 8 χαρακτήρες. Μια μικρή φράση είναι η καλύτερη επιλογή.',
    'At least 8 characters. A short phrase works best.',
  ),
  username: pair('Ονοματεπώνυμο', 'Full name'),
  mobile: pair('Κινητό', 'Mobile number'),
  mobileHint: pair('10 ψηφία, π.χ. 697 123 4567', 'Greek mobile number, 10 digits. For example, 697 123 4567'),
  code: pair('Κωδικός επιβεβαίωσης', 'Confirmation code'),
};

export const login = {
  title: pair('Σύνδεση', 'Log in'),
  lead: pair(
    'Συνδέσου για να δεις τα αγαπημένα, τις αναζητήσεις και τις αγγελίες σου.',
    'Log in to see your favourites, searches and listings.',
  ),
  submit: pair('Σύνδεση', 'Log in'),
  wrong: pair('Λάθος email ή κωδικός πρόσβασης. Δοκίμασε ξανά.', 'Wrong email or password. Try again.'),
  forgot: pair('Ξέχασες τον κωδικό πρόσβασης;', 'Forgot your password?'),
  noAccount: pair('Δεν έχεις λογαριασμό;', 'Don’t have an account?'),
  signup: pair('Κάνε εγγραφή', 'Register'),
  needed: pair('Συνδέσου για να συνεχίσεις.', 'Log in to continue.'),
};

/** What the login page says after something else has happened. */
export const loginFlashMessages = {
  'password-changed': pair(
    'Ο κωδικός πρόσβασης άλλαξε. Συνδέσου με τον νέο.',
    'Your password has been changed. Log in with the new one.',
  ),
  'email-confirmed': pair(
    'Το email σου επιβεβαιώθηκε. Μπορείς πλέον να συνδεθείς.',
    'Your email is confirmed. You can now log in.',
  ),
  'email-changed': pair('Το email σου άλλαξε. Συνδέσου με το νέο.', 'Your email has changed. Log in with the new one.'),
  'left-office': pair(
    'Αποχώρησες από το γραφείο. Ο λογαριασμός σου είναι πλέον λογαριασμός ιδιώτη.',
    'You’ve left the agency. Your account is now a personal account.',
  ),
  'deletion-undone': pair(
    'Η διαγραφή ακυρώθηκε. Ο λογαριασμός σου παραμένει ως έχει.',
    'Your account won’t be deleted. Everything is as it was.',
  ),
  'deletion-undone-listings': pair(
    'Η διαγραφή ακυρώθηκε και οι αγγελίες σου είναι ξανά ενεργές.',
    'Your account won’t be deleted, and your listings are live again.',
  ),
  'deletion-undone-paused': pair(
    'Η διαγραφή ακυρώθηκε. Κάποιες αγγελίες παραμένουν σε παύση, γιατί ξεπερνούν το όριο ενεργών αγγελιών: δες τις στις αγγελίες σου.',
    'Your account won’t be deleted. Some listings stay paused because you’ve reached your limit of active listings. You’ll find them in My listings.',
  ),
  'start-again': pair('Η σύνδεση έληξε λόγω αδράνειας. Συνδέσου ξανά.', 'Your login timed out. Please log in again.'),
};

export const signup = {
  title: pair('Εγγραφή', 'Register'),
  kinds: pair('Είδος λογαριασμού', 'Account type'),
  individual: pair('Ιδιώτης', 'Individual'),
  professional: pair('Μεσιτικό γραφείο', 'Estate agency'),
  individualLead: pair(
    'Δωρεάν. Αποθήκευσε ακίνητα και δημοσίευσε τη δική σου αγγελία.',
    'Free. Save homes and list your own property.',
  ),
  professionalLead: pair(
    'Για μεσιτικά γραφεία. Ελέγχουμε τον αριθμό ΓΕΜΗ πριν δημοσιεύσεις αγγελίες. Οι αγγελίες σου έρχονται και αυτόματα από το πρόγραμμά σου, χωρίς επιπλέον χρέωση.',
    'For estate agencies. We verify your GEMI (commercial register) number before you can publish. Your listings can also come in automatically from your software, at no extra charge.',
  ),
  agency: pair('Το γραφείο σου', 'Your agency'),
  plan: pair('Πακέτο', 'Plan'),
  payment: pair('Πληρωμή', 'Payment'),
  submit: pair('Εγγραφή', 'Register'),
  haveAccount: pair('Έχεις ήδη λογαριασμό;', 'Already have an account?'),
  login: pair('Συνδέσου', 'Log in'),
  terms: pair('Αποδέχομαι τους όρους χρήσης', 'I accept the terms of use'),
  over18: pair('Είμαι 18 ετών ή άνω', 'I’m 18 or older'),
  news: pair('Θέλω να λαμβάνω νέα της αγοράς με email', 'Email me market news'),
  newsHint: pair(
    'Μπορείς να διαγραφείς όποτε θέλεις από το προφίλ σου.',
    'You can unsubscribe at any time in your profile.',
  ),
  agencyName: pair('Επωνυμία γραφείου', 'Agency name'),
  gemi: pair('Αριθμός ΓΕΜΗ', 'GEMI number'),
  gemiHint: pair(
    '7 έως 12 ψηφία, όπως στο Γενικό Εμπορικό Μητρώο',
    '7 to 12 digits, as shown in the General Commercial Register (GEMI).',
  ),
  gemiFree: pair('Ο αριθμός ΓΕΜΗ είναι διαθέσιμος', 'This GEMI number isn’t registered on Estia yet'),
  taxNumber: pair('ΑΦΜ', 'Tax number (AFM)'),
  taxNumberHint: pair('9 ψηφία', '9 digits'),
  taxOffice: pair('ΔΟΥ', 'Tax office (DOY)'),
  legalForm: pair('Νομική μορφή', 'Legal form'),
  chooseLegalForm: pair('Επίλεξε νομική μορφή', 'Select legal form'),
  landline: pair('Σταθερό τηλέφωνο', 'Landline'),
  association: pair('Σύλλογος μεσιτών', 'Estate agents’ association'),
  free: pair(
    (months: number) =>
      `${months === 1 ? 'Ο πρώτος μήνας είναι δωρεάν.' : `Οι πρώτοι ${months} μήνες είναι δωρεάν.`} Μετά, η χρέωση είναι μηνιαία.`,
    (months: number) =>
      `${months === 1 ? 'Your first month is free.' : `Your first ${months} months are free.`} After that, you’re billed monthly.`,
  ),
  byMonth: pair('Μηνιαία χρέωση.', 'Billed monthly.'),
  included: pair('Τι περιλαμβάνει κάθε πακέτο και πώς πληρώνεις', 'What’s in each plan and how billing works'),
  price: pair(
    (net: string, gross: string, vat: number) => `${net} τον μήνα (${gross} με ΦΠΑ ${vat}%)`,
    (net: string, gross: string, vat: number) => `${net} per month (${gross} including ${vat}% VAT)`,
  ),
  deposit: pair('Τραπεζική κατάθεση', 'Bank transfer'),
  depositHint: pair(
    'Γράψε τον αριθμό ΓΕΜΗ στην αιτιολογία της κατάθεσης. Θα σου στείλουμε τα στοιχεία του τραπεζικού λογαριασμού με email πριν λήξει η δωρεάν περίοδος.',
    'Use your GEMI number as the payment reference. We’ll email you our bank details before your free trial ends.',
  ),
  card: pair('Κάρτα', 'Card'),
  cardHint: pair(
    'Προσθέτεις την κάρτα στη σελίδα του παρόχου πληρωμών μόλις εγκριθεί το γραφείο. Χρεώνεται αυτόματα κάθε μήνα, μετά τη δωρεάν περίοδο.',
    'Add your card on our payment provider’s page once your agency is approved. We’ll charge it automatically each month after your free trial.',
  ),
};

export const legalForms = [
  pair('Ατομική επιχείρηση', 'Sole proprietorship'),
  pair('ΙΚΕ', 'Private company (IKE)'),
  pair('ΟΕ', 'General partnership (OE)'),
  pair('ΕΕ', 'Limited partnership (EE)'),
  pair('ΕΠΕ', 'Limited liability company (EPE)'),
  pair('ΑΕ', 'Public limited company (AE)'),
];

export const forgot = {
  title: pair('Επαναφορά κωδικού πρόσβασης', 'Reset your password'),
  lead: pair(
    'Συμπλήρωσε το email σου και θα σου στείλουμε έναν κωδικό μίας χρήσης.',
    'Enter your email and we’ll send you a one-time code.',
  ),
  submit: pair('Στείλε μου κωδικό', 'Send code'),
  back: pair('Επιστροφή στη σύνδεση', 'Back to login'),
  haveCode: pair('Έχω ήδη κωδικό μίας χρήσης', 'I already have a code'),
};

export const reset = {
  title: pair('Όρισε νέο κωδικό πρόσβασης', 'Choose a new password'),
  lead: pair(
    'Αν μπορείς να συνδεθείς με αυτό το email, στείλαμε εκεί έναν κωδικό μίας χρήσης. Ισχύει για 10 λεπτά. Σε λογαριασμούς που δεν υπάρχουν ή είναι σε αναστολή δεν στέλνουμε κωδικό.',
    'If you can log in with this email, we’ve sent a code to it. The code is valid for 10 minutes. We don’t send codes to accounts that don’t exist or are suspended.',
  ),
  leadTyped: pair(
    'Συμπλήρωσε τον κωδικό μίας χρήσης που έλαβες με email και διάλεξε νέο κωδικό πρόσβασης.',
    'Enter the code we emailed you and choose a new password.',
  ),
  code: pair('Κωδικός μίας χρήσης', 'One-time code'),
  submit: pair('Αλλαγή κωδικού πρόσβασης', 'Change password'),
  ends: pair('Θα αποσυνδεθείς από όλες τις συσκευές σου.', 'This logs you out on all your devices.'),
  again: pair('Δεν τον έλαβες; Στείλε νέο κωδικό', 'Didn’t get it? Send a new code'),
};

export const secondFactor = {
  title: pair('Ένα βήμα ακόμη', 'One more step'),
  lead: pair(
    'Συμπλήρωσε τον εξαψήφιο κωδικό από την εφαρμογή σου ή έναν κωδικό ανάκτησης.',
    'Enter the 6-digit code from your authenticator app, or a recovery code.',
  ),
  leadRecovery: pair('Συμπλήρωσε έναν κωδικό ανάκτησης.', 'Enter a recovery code.'),
  code: pair('Κωδικός', 'Code'),
  submit: pair('Επιβεβαίωση κωδικού', 'Verify code'),
  passkey: pair('Συνέχισε με κλειδί πρόσβασης', 'Continue with a passkey'),
  passkeyWaiting: pair('Περιμένουμε τη συσκευή σου…', 'Waiting for your device…'),
  passkeyFailed: pair(
    'Δεν επαληθεύτηκε το κλειδί πρόσβασης. Δοκίμασε ξανά ή χρησιμοποίησε κωδικό.',
    'We couldn’t verify your passkey. Try again or enter a code.',
  ),
  lost: pair(
    'Έχασες τη συσκευή σου; Χρησιμοποίησε έναν από τους κωδικούς ανάκτησης.',
    'Lost your device? Use one of your recovery codes.',
  ),
};

export const confirm = {
  title: pair('Επιβεβαίωσε το email σου', 'Confirm your email'),
  lead: pair(
    'Συμπλήρωσε τον κωδικό από το email που σου στείλαμε ή πάτησε τον σύνδεσμο που περιέχει.',
    'Enter the code from the email we sent you, or open the link in it.',
  ),
  leadTo: pair(
    (email: string) => `Στείλαμε ένα email στο ${email}. Συμπλήρωσε τον κωδικό ή πάτησε τον σύνδεσμο που περιέχει.`,
    (email: string) => `We sent an email to ${email}. Enter the code from it, or open the link in it.`,
  ),
  wrongAddress: pair('Λάθος διεύθυνση; Άλλαξέ την', 'Wrong address? Change it'),
  confirm: pair('Επιβεβαίωση', 'Confirm'),
  again: pair('Στείλε ξανά το email', 'Resend email'),
  sent: pair(
    'Στείλαμε ξανά το email. Έλεγξε και τα ανεπιθύμητα.',
    'We’ve sent the email again. Check your spam folder too.',
  ),
};

export const emailChange = {
  title: pair('Αλλαγή email', 'Change your email'),
  lead: pair(
    'Συμπλήρωσε τον κωδικό από το email που σου στείλαμε. Αν στείλαμε και στην παλιά και στη νέα διεύθυνση, χρειάζονται και οι δύο κωδικοί.',
    'Enter the code from our email. If we emailed both your old and your new address, we need both codes.',
  ),
  confirm: pair('Επιβεβαίωση', 'Confirm'),
  half: pair(
    'Επιβεβαιώθηκε. Τώρα επιβεβαίωσε και από το άλλο email.',
    'Confirmed. Now confirm from your other email address.',
  ),
};

export const undoDelete = {
  title: pair('Ακύρωση διαγραφής λογαριασμού', 'Keep your account'),
  lead: pair(
    'Ο λογαριασμός σου πρόκειται να διαγραφεί. Συμπλήρωσε τον κωδικό από το email μας για να ακυρώσεις τη διαγραφή.',
    'Your account is due to be deleted. Enter the code from our email to keep it as it was.',
  ),
  keepAccount: pair('Ακύρωση διαγραφής', 'Keep my account'),
};

export const logoutPage = {
  title: pair('Αποσύνδεση', 'Log out'),
  lead: pair('Θα αποσυνδεθείς από αυτή τη συσκευή.', 'You’ll be logged out on this device.'),
  logOut: pair('Αποσύνδεση', 'Log out'),
  stay: pair('Ακύρωση', 'Cancel'),
};

/** On the page one lands on after registering or confirming. */
export const landingFlashMessages = {
  'confirm-email': pair(
    'Καλώς ήρθες στην Εστία. Σου στείλαμε email με έναν σύνδεσμο: άνοιξέ τον για να επιβεβαιώσεις το email σου.',
    'Welcome to Estia. We’ve emailed you a link. Open it to confirm your email.',
  ),
  'email-changed': pair('Το email σου άλλαξε.', 'Your email has been changed.'),
  'email-confirmed': pair('Το email σου επιβεβαιώθηκε.', 'Your email is confirmed.'),
};
