/** Words of the door: logging in, registering, the forgotten password, the second factor, and the pages of mailed links. */
import { pair } from '../pair.ts';

export const fields = {
  email: pair('Email', 'Email'),
  password: pair('Κωδικός πρόσβασης', 'Password'),
  newPassword: pair('Νέος κωδικός πρόσβασης', 'New password'),
  passwordAgain: pair('Ο κωδικός πρόσβασης ξανά', 'Confirm password'),
  passwordHint: pair(
    'Τουλάχιστον 8 χαρακτήρες. Μια φράση είναι ό,τι καλύτερο.',
    'At least 8 characters. A phrase works best.',
  ),
  username: pair('Ονοματεπώνυμο', 'Full name'),
  mobile: pair('Κινητό', 'Mobile phone'),
  mobileHint: pair('10 ψηφία, π.χ. 697 123 4567', 'A Greek number, 10 digits, for example 697 123 4567'),
  code: pair('Κωδικός επιβεβαίωσης', 'Confirmation code'),
};

export const login = {
  title: pair('Σύνδεση', 'Log in'),
  lead: pair(
    'Μπες για να δεις τα αγαπημένα, τις αναζητήσεις και τις αγγελίες σου.',
    'Come in to see your favourites, searches and ads.',
  ),
  act: pair('Σύνδεση', 'Log in'),
  check: pair('Έλεγξε το email και τον κωδικό πρόσβασης.', 'Check the email and the password.'),
  forgot: pair('Ξέχασες τον κωδικό πρόσβασης;', 'Forgot your password?'),
  noAccount: pair('Δεν έχεις λογαριασμό;', 'No account yet?'),
  signup: pair('Κάνε εγγραφή', 'Register'),
  needed: pair('Συνδέσου για να συνεχίσεις εκεί που πήγαινες.', 'Log in to go on to where you were going.'),
};

/** What the login page says after something else has happened. */
export const loginFlashMessages = {
  'password-changed': pair(
    'Ο κωδικός πρόσβασης άλλαξε. Συνδέσου με τον νέο.',
    'Password has changed. Log in with the new one.',
  ),
  'email-confirmed': pair(
    'Το email σου επιβεβαιώθηκε. Μπορείς να συνδεθείς.',
    'Your email is confirmed. You can log in.',
  ),
  'email-changed': pair('Το email σου άλλαξε. Συνδέσου με το νέο.', 'Your email has changed. Log in with the new one.'),
  'left-office': pair(
    'Αποχώρησες από το γραφείο. Ο λογαριασμός σου είναι πια ιδιώτη.',
    'You have left the office. Your account is a private one now.',
  ),
  'account-kept': pair('Ο λογαριασμός σου μένει όπως ήταν.', 'Your account stays as it was.'),
  'account-kept-listings': pair(
    'Ο λογαριασμός σου μένει και οι αγγελίες σου είναι ξανά ενεργές.',
    'Your account will not be deleted, and your listings are live again.',
  ),
  'account-kept-paused': pair(
    'Ο λογαριασμός σου μένει. Κάποιες αγγελίες μένουν σε παύση γιατί δεν χωράνε στις ενεργές σου: δες τις στα ακίνητά σου.',
    'Your account will not be deleted. Some listings stay paused because you’ve reached your limit of active listings: see My properties.',
  ),
  'start-again': pair(
    'Η σύνδεση έμεινε στη μέση για πολλή ώρα. Ξεκίνα από την αρχή.',
    'Logging in was left half done for too long. Please start again.',
  ),
};

export const signup = {
  title: pair('Εγγραφή', 'Register'),
  kinds: pair('Είδος λογαριασμού', 'Kind of account'),
  individual: pair('Ιδιώτης', 'Private person'),
  professional: pair('Επαγγελματίας', 'Professional'),
  individualLead: pair(
    'Δωρεάν. Αποθήκευσε ακίνητα και αναζητήσεις, δημοσίευσε το δικό σου.',
    'Free. Save homes and searches, list your own.',
  ),
  professionalLead: pair(
    'Για μεσιτικά γραφεία. Ελέγχουμε τον αριθμό ΓΕΜΗ πριν ανοίξουν οι αγγελίες σου.',
    'For estate agencies. We check your number in the commercial register (GEMI) before your ads open.',
  ),
  office: pair('Το γραφείο', 'The agency'),
  plan: pair('Πακέτο', 'Plan'),
  payment: pair('Πληρωμή', 'Payment'),
  act: pair('Εγγραφή', 'Register'),
  haveAccount: pair('Έχεις ήδη λογαριασμό;', 'Already have an account?'),
  login: pair('Συνδέσου', 'Log in'),
  terms: pair('Δέχομαι τους όρους χρήσης', 'I accept the terms of use'),
  over18: pair('Είμαι πάνω από 18 ετών', 'I am over 18'),
  news: pair('Θέλω νέα της αγοράς με email', 'Send me market news by email'),
  newsHint: pair('Σταματάς όποτε θέλεις, από το προφίλ σου.', 'You can stop any time, from your profile.'),
  officeName: pair('Επωνυμία γραφείου', 'Agency name'),
  gemi: pair('Αριθμός ΓΕΜΗ', 'GEMI number'),
  gemiHint: pair(
    '7 έως 12 ψηφία, όπως στο Γενικό Εμπορικό Μητρώο.',
    '7 to 12 digits, as in the General Commercial Register.',
  ),
  gemiFree: pair('Κανένα άλλο γραφείο δεν έχει αυτόν τον αριθμό', 'No other agency has this number'),
  taxNumber: pair('ΑΦΜ', 'AFM (tax number)'),
  taxNumberHint: pair('9 ψηφία', '9 digits'),
  taxOffice: pair('ΔΟΥ', 'Tax office'),
  legalForm: pair('Νομική μορφή', 'Legal form'),
  chooseLegalForm: pair('Διάλεξε', 'Choose'),
  landline: pair('Σταθερό τηλέφωνο', 'Landline'),
  association: pair('Σύλλογος μεσιτών', 'Association of realtors'),
  free: pair(
    (months: number) =>
      `${months === 1 ? 'Ο πρώτος μήνας είναι δωρεάν.' : `Οι πρώτοι ${months} μήνες είναι δωρεάν.`} Μετά πληρώνεις με τον μήνα.`,
    (months: number) =>
      `${months === 1 ? 'The first month is free.' : `The first ${months} months are free.`} After that you pay by the month.`,
  ),
  byMonth: pair('Πληρώνεις με τον μήνα.', 'You pay by the month.'),
  included: pair('Τι έχει κάθε πακέτο και πώς πληρώνεται', 'What every plan has and how it is paid'),
  price: pair(
    (net: string, gross: string, vat: number) => `${net} τον μήνα, ${gross} με ΦΠΑ ${vat}%`,
    (net: string, gross: string, vat: number) => `${net} a month, ${gross} with ${vat}% VAT`,
  ),
  deposit: pair('Κατάθεση σε τράπεζα', 'Bank deposit'),
  depositHint: pair(
    'Γράφεις τον αριθμό ΓΕΜΗ στην αιτιολογία. Τα στοιχεία του λογαριασμού έρχονται με email πριν τελειώσουν οι δωρεάν μήνες.',
    'Put your GEMI number in the comment. The account details come by email before the free months end.',
  ),
  card: pair('Κάρτα', 'Card'),
  cardHint: pair(
    'Την ορίζεις αφού εγκριθεί το γραφείο, στη σελίδα του παρόχου πληρωμών. Χρεώνεται κάθε μήνα μόνη της, μετά τους δωρεάν μήνες.',
    'You set it up once your agency is approved, on the payment provider’s page. It is charged every month by itself, after the free months.',
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
  title: pair('Νέος κωδικός πρόσβασης', 'New password'),
  lead: pair(
    'Γράψε το email σου και θα σου στείλουμε έναν κωδικό μίας χρήσης.',
    'Write your email and we will send you a one-time code.',
  ),
  act: pair('Στείλε κωδικό', 'Send the code'),
  back: pair('Πίσω στη σύνδεση', 'Back to log in'),
  haveCode: pair('Έχω ήδη κωδικό', 'I already have a code'),
};

export const reset = {
  title: pair('Όρισε νέο κωδικό πρόσβασης', 'Set a new password'),
  lead: pair(
    'Αν υπάρχει λογαριασμός με αυτό το email, του στείλαμε έναν κωδικό. Ισχύει 10 λεπτά.',
    'If there is an account with this email, we have sent it a code. It is good for 10 minutes.',
  ),
  leadTyped: pair(
    'Γράψε τον κωδικό που ήρθε στο email σου και διάλεξε νέο κωδικό πρόσβασης.',
    'Type the code that came to your mailbox and choose a new password.',
  ),
  code: pair('Κωδικός μίας χρήσης', 'One-time code'),
  act: pair('Άλλαξε τον κωδικό πρόσβασης', 'Change the password'),
  ends: pair('Θα αποσυνδεθείς από όλες τις συσκευές σου.', 'You will be logged out on all your devices.'),
  again: pair('Δεν ήρθε; Στείλε άλλον', 'Nothing came? Send another'),
};

export const secondFactor = {
  title: pair('Ένα βήμα ακόμη', 'One more step'),
  lead: pair(
    'Γράψε τον εξαψήφιο κωδικό από την εφαρμογή σου, ή έναν κωδικό ανάκτησης.',
    'Type the six-digit code of your authenticator app, or a recovery code.',
  ),
  leadRecovery: pair('Γράψε έναν κωδικό ανάκτησης.', 'Type a recovery code.'),
  code: pair('Κωδικός', 'Code'),
  act: pair('Συνέχεια', 'Go on'),
  passkey: pair('Συνέχισε με κλειδί πρόσβασης', 'Go on with a passkey'),
  passkeyWaiting: pair('Περιμένουμε τη συσκευή σου…', 'Waiting for your device…'),
  passkeyFailed: pair(
    'Το κλειδί πρόσβασης δεν δόθηκε. Δοκίμασε ξανά ή γράψε έναν κωδικό.',
    'The passkey was not given. Try again or type a code.',
  ),
  lost: pair(
    'Έχασες τη συσκευή σου; Χρησιμοποίησε έναν από τους κωδικούς ανάκτησης που φύλαξες.',
    'Lost your device? Use one of the recovery codes you kept.',
  ),
};

export const confirm = {
  title: pair('Επιβεβαίωσε το email σου', 'Confirm your email'),
  lead: pair(
    'Γράψε τον κωδικό από το email που σου στείλαμε ή άνοιξε τον σύνδεσμό του.',
    'Type the code from the email we sent you, or open the link in it.',
  ),
  leadTo: pair(
    (email: string) => `Στείλαμε ένα email στο ${email}. Γράψε τον κωδικό του ή άνοιξε τον σύνδεσμό του.`,
    (email: string) => `We sent an email to ${email}. Type the code from it, or open the link in it.`,
  ),
  wrongAddress: pair('Λάθος διεύθυνση; Άλλαξέ την', 'Wrong address? Change it'),
  act: pair('Επιβεβαίωση', 'Confirm'),
  again: pair('Στείλε ξανά το email', 'Send the email again'),
  sent: pair(
    'Στείλαμε ξανά το email. Δες και στα ανεπιθύμητα.',
    'We’ve sent the email again. Check your spam folder too.',
  ),
};

export const emailChange = {
  title: pair('Αλλαγή email', 'Change of email'),
  lead: pair(
    'Γράψε τον κωδικό από το email που σου στείλαμε. Αν στείλαμε και στην παλιά και στη νέα διεύθυνση, χρειάζονται και οι δύο κωδικοί.',
    'Type the code from our email. If we emailed both your old and your new address, we need both codes.',
  ),
  act: pair('Επιβεβαίωση', 'Confirm'),
  half: pair('Έγινε. Μένει να επιβεβαιώσεις και από το άλλο email.', 'Done. The other mailbox has still to confirm.'),
};

export const undoDelete = {
  title: pair('Κράτησε τον λογαριασμό σου', 'Keep your account'),
  lead: pair(
    'Ο λογαριασμός σου είναι για διαγραφή. Με τον κωδικό από το email μας μένει όπως ήταν.',
    'Your account is due to be deleted. Type the code from our email to keep it as it was.',
  ),
  act: pair('Κράτησέ τον', 'Keep it'),
};

export const logoutPage = {
  title: pair('Αποσύνδεση', 'Log out'),
  lead: pair('Θα αποσυνδεθείς από αυτή τη συσκευή.', 'You will be logged out on this device.'),
  act: pair('Αποσύνδεση', 'Log out'),
  stay: pair('Μείνε', 'Stay'),
};

/** On the page one lands on after registering or confirming. */
export const landingFlashMessages = {
  'confirm-email': pair(
    'Καλωσήρθες. Σου στείλαμε ένα email: άνοιξε τον σύνδεσμό του για να επιβεβαιώσεις τη διεύθυνσή σου.',
    'Welcome. We’ve sent you an email: open the link in it to confirm your address.',
  ),
  'email-changed': pair('Το email σου άλλαξε.', 'Your email has changed.'),
  'email-confirmed': pair('Το email σου επιβεβαιώθηκε.', 'Your email is confirmed.'),
};
