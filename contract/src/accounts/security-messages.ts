/** Words of the security page: password, devices, second factors. */
import { pair } from '../pair.ts';

export const security = {
  title: pair('Ασφάλεια', 'Security'),
  lead: pair(
    'Ο κωδικός πρόσβασης, οι συσκευές σου και η σύνδεση σε δύο βήματα.',
    'Your password, your devices and two-step login.',
  ),
  requiredTitle: pair(
    'Οι διαχειριστές χρειάζονται δεύτερο βήμα σύνδεσης',
    'Administrators need a second step to log in',
  ),
  requiredText: pair(
    'Όρισε μια εφαρμογή κωδικών ή ένα κλειδί πρόσβασης. Αμέσως μετά ανοίγουν οι σελίδες διαχείρισης.',
    'Set up an authenticator app or a passkey. The administration pages open right after.',
  ),
} as const;

export const password = {
  title: pair('Κωδικός πρόσβασης', 'Password'),
  change: pair('Άλλαξε κωδικό πρόσβασης', 'Change password'),
  current: pair('Τωρινός κωδικός πρόσβασης', 'Current password'),
  fresh: pair('Νέος κωδικός πρόσβασης', 'New password'),
  freshHint: pair('Τουλάχιστον 8 χαρακτήρες. Μια φράση είναι καλύτερη.', 'At least 8 characters. A phrase is better.'),
  again: pair('Νέος κωδικός πρόσβασης ξανά', 'New password again'),
  ends: pair('Οι άλλες συσκευές σου θα αποσυνδεθούν.', 'Your other devices will be logged out.'),
} as const;

export const devices = {
  title: pair('Συσκευές', 'Devices'),
  lead: pair(
    'Εδώ έχεις ανοιχτή σύνδεση. Αν δεν γνωρίζεις κάποια συσκευή, αποσύνδεσέ την και άλλαξε κωδικό.',
    'Where you are logged in. If you do not know one, log it out and change your password.',
  ),
  unknown: pair('Άγνωστη συσκευή', 'Unknown device'),
  here: pair('Αυτή η συσκευή', 'This device'),
  since: pair(
    (date: string) => `από ${date}`,
    (date: string) => `since ${date}`,
  ),
  seen: pair(
    (date: string) => `τελευταία φορά ${date}`,
    (date: string) => `last seen ${date}`,
  ),
  end: pair('Αποσύνδεση εκεί', 'Log out there'),
  endOf: pair(
    (device: string) => `Αποσύνδεση εκεί: ${device}`,
    (device: string) => `Log out there: ${device}`,
  ),
  endOthers: pair('Αποσύνδεση παντού αλλού', 'Log out everywhere else'),
} as const;

export const factors = {
  title: pair('Σύνδεση σε δύο βήματα', 'Two-step login'),
  lead: pair(
    'Εκτός από τον κωδικό σου θα ζητάμε κάτι που έχεις μόνο εσύ. Όποιος μάθει τον κωδικό σου δεν θα μπορεί να μπει.',
    'Besides your password we will ask for something only you have. Whoever learns your password will not get in.',
  ),
  on: pair('Ενεργή', 'On'),
  off: pair('Δεν έχει οριστεί', 'Not set up'),
  yourPassword: pair('Ο κωδικός πρόσβασής σου', 'Your password'),
  remove: pair('Αφαίρεσέ το', 'Remove it'),
  begin: pair('Ξεκίνα', 'Start'),
} as const;

export const app = {
  title: pair('Εφαρμογή κωδικών', 'Authenticator app'),
  text: pair(
    'Μια εφαρμογή στο κινητό σου δείχνει έναν νέο κωδικό κάθε 30 δευτερόλεπτα.',
    'An app on your phone shows a new code every 30 seconds.',
  ),
  setUp: pair('Όρισε εφαρμογή', 'Set up an app'),
  another: pair('Άλλαξε κινητό ή εφαρμογή', 'Move to another phone or app'),
  scan: pair('Σκάναρε τον κωδικό με την εφαρμογή', 'Scan this with the app'),
  qr: pair('Κωδικός QR για την εφαρμογή κωδικών', 'QR code for the authenticator app'),
  secret: pair('Ή γράψε στην εφαρμογή αυτό το κλειδί', 'Or type this key into the app'),
  open: pair('Στο ίδιο κινητό; Άνοιξε την εφαρμογή', 'On the same phone? Open the app'),
  code: pair('Κωδικός της εφαρμογής', 'Code from the app'),
  codeHint: pair('6 ψηφία', '6 digits'),
  confirm: pair('Επιβεβαίωσε', 'Confirm'),
  remove: pair('Αφαίρεσε την εφαρμογή', 'Remove the app'),
} as const;

export const passkeys = {
  title: pair('Κλειδιά πρόσβασης', 'Passkeys'),
  text: pair(
    'Συνδέεσαι με το δάχτυλο, το πρόσωπο ή το PIN της συσκευής σου. Κανείς δεν μπορεί να σου τα αποσπάσει με ψεύτικη σελίδα.',
    'Log in with your fingerprint, face or device PIN. A fake page cannot get them out of you.',
  ),
  add: pair('Πρόσθεσε κλειδί', 'Add a passkey'),
  name: pair('Όνομα του κλειδιού', 'Name of the passkey'),
  nameHint: pair('Για παράδειγμα: το κινητό μου', 'For example: my phone'),
  make: pair('Φτιάξε το κλειδί', 'Make the passkey'),
  making: pair('Περιμένουμε τη συσκευή σου', 'Waiting for your device'),
  failed: pair('Το κλειδί δεν φτιάχτηκε. Δοκίμασε ξανά.', 'The passkey was not made. Try again.'),
  needsScript: pair(
    'Τα κλειδιά πρόσβασης χρειάζονται JavaScript. Η εφαρμογή κωδικών δουλεύει και χωρίς.',
    'Passkeys need JavaScript. The authenticator app works without.',
  ),
  unsupported: pair('Αυτός ο browser δεν φτιάχνει κλειδιά πρόσβασης.', 'This browser cannot make passkeys.'),
  added: pair(
    (date: string) => `από ${date}`,
    (date: string) => `added ${date}`,
  ),
  used: pair(
    (date: string) => `τελευταία χρήση ${date}`,
    (date: string) => `last used ${date}`,
  ),
  unused: pair('δεν έχει χρησιμοποιηθεί', 'not used yet'),
  removeOf: pair(
    (name: string) => `Αφαίρεσε το κλειδί: ${name}`,
    (name: string) => `Remove the passkey: ${name}`,
  ),
} as const;

export const recovery = {
  title: pair('Κωδικοί ανάκτησης', 'Recovery codes'),
  text: pair(
    'Αν χάσεις το κινητό σου, μπαίνεις με έναν από αυτούς. Καθένας ισχύει μία φορά.',
    'If you lose your phone, one of these lets you in. Each works once.',
  ),
  left: pair(
    (n: number) => (n === 1 ? 'Σου μένει 1 κωδικός.' : `Σου μένουν ${n} κωδικοί.`),
    (n: number) => (n === 1 ? '1 code left.' : `${n} codes left.`),
  ),
  renew: pair('Νέοι κωδικοί ανάκτησης', 'New recovery codes'),
  renewText: pair('Οι παλιοί παύουν να ισχύουν.', 'The old ones stop working.'),
  shown: pair('Οι κωδικοί ανάκτησής σου', 'Your recovery codes'),
  once: pair(
    'Τους δείχνουμε μόνο τώρα. Γράψε τους ή τύπωσέ τους και φύλαξέ τους μακριά από το κινητό σου.',
    'They are shown only now. Write them down or print them, and keep them away from your phone.',
  ),
  copy: pair('Αντίγραψέ τους', 'Copy'),
  copied: pair('Αντιγράφηκαν.', 'Copied.'),
  print: pair('Τύπωσέ τους', 'Print'),
  done: pair('Τους φύλαξα', 'I have kept them'),
} as const;
