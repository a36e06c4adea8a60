/** Words of "my data": download, clear, withdraw, delete. */
import { pair } from '../pair.ts';

export const privacy = {
  title: pair('Τα δεδομένα μου', 'My data'),
  lead: pair('Κατέβασε, περιόρισε ή διάγραψε τα δεδομένα σου.', 'Download or delete the data we hold about you.'),
  policy: pair('Τι αποθηκεύουμε και για πόσο', 'What we store and for how long'),
  password: pair('Κωδικός πρόσβασης', 'Your password'),
} as const;

export const download = {
  title: pair('Κατέβασε τα δεδομένα σου', 'Download your data'),
  text: pair(
    'Ένα αρχείο ZIP με όλα όσα έχουμε για σένα: JSON, CSV και οι φωτογραφίες σου. Μπορείς να το κατεβάσεις για 7 ημέρες.',
    'A ZIP file with everything we hold about you: JSON, CSV and your photos. You can download it for 7 days.',
  ),
  request: pair('Ζήτησε το αρχείο', 'Request my data'),
  list: pair('Αρχεία', 'Files'),
  requestedOn: pair(
    (date: string) => `Ζητήθηκε ${date}`,
    (date: string) => `Requested ${date}`,
  ),
  making: pair('Ετοιμάζεται…', 'Preparing…'),
  ready: pair(
    (date: string) => `Έτοιμο – διαθέσιμο έως ${date}`,
    (date: string) => `Ready – available until ${date}`,
  ),
  expired: pair('Έληξε', 'Expired'),
  get: pair('Λήψη', 'Download'),
} as const;

export const clear = {
  title: pair('Ιστορικό αναζητήσεων', 'Search history'),
  count: pair(
    (n: number) =>
      n === 0
        ? 'Το ιστορικό σου είναι κενό.'
        : n === 1
          ? 'Έχεις 1 αναζήτηση στο ιστορικό.'
          : `Έχεις ${n} αναζητήσεις στο ιστορικό.`,
    (n: number) =>
      n === 0
        ? 'You have no searches in your history.'
        : n === 1
          ? 'You have 1 search in your history.'
          : `You have ${n} searches in your history.`,
  ),
  deleteHistory: pair('Διαγραφή ιστορικού', 'Delete search history'),
  cannotUndo: pair('Η ενέργεια δεν αναιρείται.', 'You can’t undo this.'),
  yes: pair('Ναι, διαγραφή', 'Yes, delete'),
} as const;

export const marketing = {
  title: pair('Νέα της αγοράς', 'Market news'),
  on: pair('Λαμβάνεις email με νέα της αγοράς.', 'You’re subscribed to market news emails.'),
  off: pair('Δεν λαμβάνεις email με νέα της αγοράς.', 'You’re not subscribed to market news emails.'),
  withdraw: pair('Διακοπή', 'Unsubscribe'),
  more: pair('Άλλες επιλογές email στο προφίλ σου', 'Manage other emails in your profile'),
} as const;

export const erase = {
  title: pair('Διαγραφή λογαριασμού', 'Delete your account'),
  text: pair('Τι θα συμβεί:', 'Before you go, here’s what happens:'),
  now: pair(
    'Οι αγγελίες σου αποκρύπτονται αμέσως και αποσυνδέεσαι από τις άλλες συσκευές.',
    'Your listings are hidden immediately and you’re logged out on your other devices.',
  ),
  undo: pair(
    'Για 30 ημέρες μπορείς να ακυρώσεις τη διαγραφή, με τον σύνδεσμο που θα σου στείλουμε με email.',
    'You have 30 days to change your mind, using the link we’ll email you.',
  ),
  after: pair(
    'Μετά διαγράφονται όλα οριστικά: στοιχεία, αγγελίες, φωτογραφίες και αναζητήσεις.',
    'After that, everything is permanently deleted: your details, listings, photos and searches.',
  ),
  whatStays: pair(
    'Διατηρούμε μόνο όσα απαιτεί ο νόμος, όπως τα παραστατικά.',
    'We keep only what the law requires, such as invoices.',
  ),
  open: pair('Θέλω να διαγράψω τον λογαριασμό μου', 'Delete my account'),
  deleteAccount: pair('Διαγραφή λογαριασμού', 'Delete account'),
  pending: pair(
    (date: string) => `Ο λογαριασμός σου θα διαγραφεί στις ${date}.`,
    (date: string) => `Your account will be deleted on ${date}.`,
  ),
  keepAccount: pair('Ακύρωση διαγραφής', 'Keep my account'),
} as const;
