/** Words of the security page: password, devices, second factors. */
import { pair } from '../pair.ts';

export const security = {
  title: pair('Ασφάλεια', 'Security'),
  lead: pair(
    'Ο κωδικός πρόσβασης, οι συσκευές σου και η σύνδεση σε δύο βήματα.',
    'Your password, your devices and two-step login.',
  ),
  requiredTitle: pair('Οι διαχειριστές χρειάζονται σύνδεση σε δύο βήματα', 'Administrators must use two-step login'),
  requiredText: pair(
    'Πρόσθεσε μια εφαρμογή κωδικών ή ένα κλειδί πρόσβασης για να ανοίξουν οι σελίδες διαχείρισης.',
    'Set up an authenticator app or a passkey to access the admin pages.',
  ),
} as const;

export const password = {
  title: pair('Κωδικός πρόσβασης', 'Password'),
  change: pair('Αλλαγή κωδικού πρόσβασης', 'Change password'),
  current: pair('Τρέχων κωδικός πρόσβασης', 'Current password'),
  fresh: pair('Νέος κωδικός πρόσβασης', 'New password'),
  freshHint: pair(
    'Τουλάχιστον 8 χαρακτήρες. Μια μικρή φράση είναι η καλύτερη επιλογή.',
    'At least 8 characters. A short phrase works best.',
  ),
  again: pair('Επιβεβαίωση νέου κωδικού πρόσβασης', 'Confirm new password'),
  ends: pair('Οι άλλες συσκευές σου θα αποσυνδεθούν.', 'This logs you out on your other devices.'),
} as const;

export const devices = {
  title: pair('Συσκευές', 'Devices'),
  lead: pair(
    'Οι συσκευές στις οποίες έχεις συνδεθεί. Αν δεν αναγνωρίζεις κάποια, αποσύνδεσέ την και άλλαξε τον κωδικό πρόσβασης.',
    'Devices where you’re logged in. If you don’t recognise one, log it out and change your password.',
  ),
  unknown: pair('Άγνωστη συσκευή', 'Unknown device'),
  here: pair('Αυτή η συσκευή', 'This device'),
  since: pair(
    (date: string) => `σύνδεση: ${date}`,
    (date: string) => `logged in ${date}`,
  ),
  seen: pair(
    (date: string) => `τελευταία δραστηριότητα: ${date}`,
    (date: string) => `last active ${date}`,
  ),
  end: pair('Αποσύνδεση', 'Log out'),
  endOf: pair(
    (device: string) => `Αποσύνδεση: ${device}`,
    (device: string) => `Log out ${device}`,
  ),
  endOthers: pair('Αποσύνδεση από όλες τις άλλες συσκευές', 'Log out all other devices'),
} as const;

export const factors = {
  title: pair('Σύνδεση σε δύο βήματα', 'Two-step login'),
  lead: pair(
    'Μαζί με τον κωδικό πρόσβασης θα ζητάμε κάτι που έχεις μόνο εσύ. Έτσι δεν μπορεί να συνδεθεί κανείς άλλος, ακόμη κι αν μάθει τον κωδικό σου.',
    'As well as your password, we’ll ask for something only you have. Even someone who knows your password can’t log in.',
  ),
  on: pair('Ενεργή', 'On'),
  off: pair('Ανενεργή', 'Off'),
  yourPassword: pair('Ο κωδικός πρόσβασής σου', 'Your password'),
  remove: pair('Αφαίρεση', 'Remove'),
  begin: pair('Έναρξη', 'Get started'),
} as const;

export const app = {
  title: pair('Εφαρμογή κωδικών', 'Authenticator app'),
  text: pair(
    'Μια εφαρμογή στο κινητό σου δείχνει έναν νέο κωδικό κάθε 30 δευτερόλεπτα.',
    'An app on your phone shows a new code every 30 seconds.',
  ),
  setUp: pair('Προσθήκη εφαρμογής', 'Set up authenticator app'),
  another: pair('Αλλαγή κινητού ή εφαρμογής', 'Switch to another phone or app'),
  scan: pair('Σκάναρε τον κωδικό QR με την εφαρμογή', 'Scan this QR code with your app'),
  qr: pair('Κωδικός QR για την εφαρμογή', 'QR code for the authenticator app'),
  secret: pair('Ή συμπλήρωσε αυτό το κλειδί στην εφαρμογή', 'Or enter this key in your app'),
  open: pair('Είσαι στο κινητό; Άνοιξε την εφαρμογή', 'On your phone? Open your authenticator app'),
  code: pair('Κωδικός από την εφαρμογή', 'Code from the app'),
  codeHint: pair('6 ψηφία', '6 digits'),
  confirm: pair('Επιβεβαίωση', 'Confirm'),
  remove: pair('Αφαίρεση εφαρμογής', 'Remove authenticator app'),
} as const;

export const passkeys = {
  title: pair('Κλειδιά πρόσβασης', 'Passkeys'),
  text: pair(
    'Συνδέεσαι με το δακτυλικό σου αποτύπωμα, το πρόσωπο ή το PIN της συσκευής. Σε προστατεύουν από ψεύτικες σελίδες.',
    'Log in with your fingerprint, face or device PIN. Passkeys protect you from phishing.',
  ),
  add: pair('Προσθήκη κλειδιού πρόσβασης', 'Add passkey'),
  name: pair('Όνομα κλειδιού', 'Passkey name'),
  nameHint: pair('Π.χ. Το κινητό μου', 'For example, My phone'),
  make: pair('Δημιουργία κλειδιού', 'Create passkey'),
  making: pair('Περιμένουμε τη συσκευή σου…', 'Waiting for your device…'),
  failed: pair('Δεν δημιουργήθηκε το κλειδί πρόσβασης. Δοκίμασε ξανά.', 'We couldn’t create the passkey. Try again.'),
  needsScript: pair(
    'Τα κλειδιά πρόσβασης χρειάζονται JavaScript. Η εφαρμογή κωδικών λειτουργεί και χωρίς αυτήν.',
    'Passkeys need JavaScript. You can use an authenticator app without it.',
  ),
  unsupported: pair(
    'Το πρόγραμμα περιήγησης δεν υποστηρίζει κλειδιά πρόσβασης. Χρησιμοποίησε εφαρμογή κωδικών.',
    'This browser doesn’t support passkeys. Use an authenticator app instead.',
  ),
  added: pair(
    (date: string) => `προστέθηκε ${date}`,
    (date: string) => `added ${date}`,
  ),
  used: pair(
    (date: string) => `τελευταία χρήση ${date}`,
    (date: string) => `last used ${date}`,
  ),
  unused: pair('δεν έχει χρησιμοποιηθεί', 'never used'),
  removeOf: pair(
    (name: string) => `Αφαίρεση κλειδιού: ${name}`,
    (name: string) => `Remove passkey: ${name}`,
  ),
} as const;

export const recovery = {
  title: pair('Κωδικοί ανάκτησης', 'Recovery codes'),
  text: pair(
    'Αν χάσεις το κινητό σου, συνδέεσαι με έναν από αυτούς. Κάθε κωδικός ισχύει για μία φορά.',
    'If you lose your phone, use one of these to log in. Each code works once.',
  ),
  left: pair(
    (n: number) => (n === 1 ? 'Σου μένει 1 κωδικός.' : `Σου μένουν ${n} κωδικοί.`),
    (n: number) => (n === 1 ? '1 code left.' : `${n} codes left.`),
  ),
  renew: pair('Νέοι κωδικοί ανάκτησης', 'Get new codes'),
  renewText: pair('Οι παλιοί κωδικοί δεν θα ισχύουν πια.', 'Your old codes will stop working.'),
  shown: pair('Οι κωδικοί ανάκτησής σου', 'Your recovery codes'),
  once: pair(
    'Εμφανίζονται μόνο μία φορά. Σημείωσέ τους ή εκτύπωσέ τους και φύλαξέ τους μακριά από το κινητό σου.',
    'We’ll only show these once. Write them down or print them, and keep them somewhere separate from your phone.',
  ),
  copy: pair('Αντιγραφή', 'Copy'),
  copied: pair('Αντιγράφηκαν.', 'Copied.'),
  print: pair('Εκτύπωση', 'Print'),
  done: pair('Τους φύλαξα', 'I’ve saved them'),
} as const;
