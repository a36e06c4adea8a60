/** Words of "my data": download, clear, withdraw, delete. */
import { pair } from '../pair.ts';

export const privacy = {
  title: pair('Τα δεδομένα μου', 'My data'),
  lead: pair(
    'Δικά σου είναι: πάρε τα, λιγόστεψέ τα ή σβήσε τα.',
    'They are yours: take them, keep fewer of them, or delete them.',
  ),
  policy: pair('Τι κρατάμε και για πόσο', 'What we keep and for how long'),
  password: pair('Ο κωδικός πρόσβασής σου', 'Your password'),
} as const;

export const download = {
  title: pair('Κατέβασε τα δεδομένα σου', 'Download your data'),
  text: pair(
    'Ένα αρχείο ZIP με όλα όσα έχουμε για σένα: JSON, CSV και τις φωτογραφίες σου. Μένει διαθέσιμο 7 ημέρες.',
    'A ZIP file with everything we have about you: JSON, CSV and your photos. It stays available for 7 days.',
  ),
  ask: pair('Ετοίμασέ το', 'Put it together'),
  list: pair('Αρχεία', 'Files'),
  asked: pair(
    (date: string) => `Ζητήθηκε ${date}`,
    (date: string) => `Asked for ${date}`,
  ),
  making: pair('Ετοιμάζεται', 'Being put together'),
  ready: pair(
    (date: string) => `Έτοιμο, ως ${date}`,
    (date: string) => `Ready, until ${date}`,
  ),
  expired: pair('Έληξε', 'Expired'),
  get: pair('Κατέβασέ το', 'Download'),
} as const;

export const clear = {
  title: pair('Ιστορικό αναζητήσεων', 'Search history'),
  count: pair(
    (n: number) => (n === 0 ? 'Δεν έχεις αναζητήσεις.' : n === 1 ? 'Έχεις 1 αναζήτηση.' : `Έχεις ${n} αναζητήσεις.`),
    (n: number) => (n === 0 ? 'You have no searches.' : n === 1 ? 'You have 1 search.' : `You have ${n} searches.`),
  ),
  act: pair('Διάγραψε το ιστορικό', 'Delete the history'),
  sure: pair('Δεν γίνεται να τις φέρεις πίσω.', 'They cannot be brought back.'),
  yes: pair('Ναι, διάγραψέ το', 'Yes, delete it'),
} as const;

export const marketing = {
  title: pair('Νέα και προσφορές', 'News and offers'),
  on: pair('Έχεις πει ναι σε email με νέα και προσφορές.', 'You have said yes to emails with news and offers.'),
  off: pair('Δεν σου στέλνουμε email με νέα και προσφορές.', 'We do not send you emails with news and offers.'),
  withdraw: pair('Σταμάτα τα', 'Stop them'),
  more: pair('Οι άλλες επιλογές είναι στο προφίλ', 'Other choices are in your profile'),
} as const;

export const erase = {
  title: pair('Διαγραφή λογαριασμού', 'Delete your account'),
  text: pair('Δες πρώτα τι γίνεται:', 'See first what happens:'),
  now: pair(
    'Οι αγγελίες σου κρύβονται αμέσως και οι άλλες συσκευές σου αποσυνδέονται.',
    'Your ads are hidden at once and your other devices are logged out.',
  ),
  undo: pair(
    'Για 30 ημέρες μπορείς να το πάρεις πίσω, με τον σύνδεσμο που θα σου στείλουμε.',
    'For 30 days you can take it back, with the link we will send you.',
  ),
  after: pair(
    'Μετά σβήνονται όλα: στοιχεία, αγγελίες, φωτογραφίες, αναζητήσεις.',
    'Then everything is erased: details, ads, photos, searches.',
  ),
  kept: pair(
    'Μένουν μόνο όσα ζητά ο νόμος, όπως τα παραστατικά.',
    'Only what the law asks for stays, such as invoices.',
  ),
  open: pair('Θέλω να διαγραφεί', 'I want to delete it'),
  act: pair('Διάγραψε τον λογαριασμό', 'Delete the account'),
  pending: pair(
    (date: string) => `Έχεις ζητήσει διαγραφή. Γίνεται στις ${date}.`,
    (date: string) => `You have asked for deletion. It happens on ${date}.`,
  ),
  keep: pair('Κράτησε τον λογαριασμό', 'Keep the account'),
} as const;
