/** Words of the admin's dashboard of bank deposits and of the bank account in the settings. */
import { type Pair, pair } from '../pair.ts';
import type { DepositState, MatchProblem } from './deposit-states.ts';

export const depositTabMessages: Readonly<Record<DepositState, Pair>> = {
  new: pair('Προς έλεγχο', 'To review'),
  matched: pair('Προς επιβεβαίωση', 'To confirm'),
  confirmed: pair('Επιβεβαιωμένες', 'Confirmed'),
  rejected: pair('Απορρίφθηκαν', 'Rejected'),
};

/** Of one line. */
export const depositStateMessages: Readonly<Record<DepositState, Pair>> = {
  new: pair('Προς έλεγχο', 'To review'),
  matched: pair('Προς επιβεβαίωση', 'To confirm'),
  confirmed: pair('Επιβεβαιώθηκε', 'Confirmed'),
  rejected: pair('Απορρίφθηκε', 'Rejected'),
};

export const matchProblemMessages: Readonly<Record<MatchProblem, Pair>> = {
  no_gemi: pair('Δεν αναφέρεται αριθμός ΓΕΜΗ', 'No GEMI number in the reference'),
  unknown_gemi: pair('Κανένα γραφείο δεν έχει αυτόν τον αριθμό ΓΕΜΗ', 'No agency has this GEMI number'),
  several: pair('Αναφέρονται περισσότερα από ένα γραφεία', 'Matches more than one agency'),
  other_amount: pair('Το γραφείο οφείλει διαφορετικό ποσό', 'The agency owes a different amount'),
  nothing_owed: pair('Το γραφείο δεν έχει οφειλή με κατάθεση', 'The agency has no bank transfer due'),
  already_paid: pair('Το ποσό αυτό έχει ήδη πληρωθεί', 'This amount has already been paid'),
  already_matched: pair('Έχει ήδη αντιστοιχιστεί άλλη κατάθεση', 'Another transfer is already matched to this charge'),
  outgoing: pair('Εξερχόμενη κίνηση', 'Outgoing payment'),
};

type Taken = Record<'added' | 'already_imported' | 'matched' | 'doubtful' | 'outgoing' | 'unreadable', number>;

export const depositAdminMessages = {
  title: pair('Καταθέσεις', 'Bank transfers'),
  lead: pair(
    'Κάθε κατάθεση περνά δύο βήματα: σε ποιο γραφείο ανήκει, και μετά η επιβεβαίωση ότι εισπράχθηκε, από άλλον διαχειριστή αν υπάρχει.',
    'Every transfer takes two steps: match it to an agency, then confirm that the money has arrived. If there’s another administrator, they have to confirm it.',
  ),
  subscriptions: pair('Συνδρομές', 'Subscriptions'),
  tabs: pair('Κατάσταση καταθέσεων', 'Transfer status'),
  all: pair('Όλες', 'All'),
  none: pair('Δεν υπάρχουν καταθέσεις εδώ', 'No transfers here'),
  noneText: pair(
    'Ανέβασε το CSV της τράπεζας ή καταχώρισε μια κατάθεση χειροκίνητα.',
    'Upload a CSV from your bank or record a transfer manually.',
  ),
  noText: pair('χωρίς αιτιολογία', 'no reference'),
  byHand: pair('χειροκίνητη καταχώριση', 'recorded manually'),
  guess: pair('Πιθανή αντιστοίχιση:', 'Possible match:'),
  pays: pair(
    (from: string, to: string) => `Εξοφλεί την περίοδο ${from} έως ${to}`,
    (from: string, to: string) => `Pays for ${from} to ${to}`,
  ),
  goesBack: pair('Δεν οφείλεται: θα επιστραφεί', 'Not owed: to be refunded'),
  matchedBy: pair(
    (who: string, day: string) => `Αντιστοίχιση: ${who}, ${day}`,
    (who: string, day: string) => `Matched by ${who}, ${day}`,
  ),
  decidedBy: pair(
    (who: string, day: string) => `Απόφαση: ${who}, ${day}`,
    (who: string, day: string) => `Decided by ${who}, ${day}`,
  ),
  somebody: pair('διαχειριστής', 'an administrator'),
  confirm: pair('Επιβεβαίωση', 'Confirm'),
  confirmText: pair(
    'Επιβεβαιώνεις ότι τα χρήματα είναι στον λογαριασμό. Η οφειλή εξοφλείται και εκδίδεται τιμολόγιο.',
    'Confirm that the money is in the account. The charge is marked as paid and an invoice is issued.',
  ),
  confirmByOther: pair(
    'Την αντιστοίχισες εσύ: την επιβεβαιώνει άλλος διαχειριστής.',
    'You matched it, so another administrator has to confirm it.',
  ),
  reason: pair('Λόγος', 'Reason'),
  reasonKnown: pair('Εμφανίζεται στις κινήσεις της τράπεζας', 'Seen on the bank statement'),
  match: pair('Αντιστοίχιση σε γραφείο', 'Match to an agency'),
  again: pair('Αλλαγή γραφείου', 'Change agency'),
  gemi: pair('Επωνυμία ή αριθμός ΓΕΜΗ του γραφείου', 'Agency’s name or GEMI number'),
  not_owed: pair('Δεν οφείλεται: να επιστραφεί', 'Not owed: mark for refund'),
  credit: pair(
    'Άλλο ποσό: πίστωσέ το στο γραφείο, για να αφαιρεθεί από όσα οφείλει',
    'Different amount: credit it towards what the agency owes',
  ),
  credited: pair('Πιστώνεται στο γραφείο', 'Credited to the agency'),
  saveMatch: pair('Αντιστοίχιση', 'Match'),
  reject: pair('Δεν είναι πληρωμή γραφείου', 'Not an agency payment'),
  rejectSubmit: pair('Απόρριψη', 'Reject'),
  actions: pair(
    (line: string) => `Ενέργειες: ${line}`,
    (line: string) => `Actions: ${line}`,
  ),
  send: pair('Εισαγωγή κινήσεων από την τράπεζα', 'Import bank statement'),
  sendText: pair(
    'Ένα αρχείο CSV από την τράπεζά σου, έως 2 MB και 20.000 γραμμές. Αν ανεβάσεις το ίδιο αρχείο δύο φορές, δεν δημιουργούνται διπλές εγγραφές.',
    'A CSV file from your bank, up to 2 MB and 20,000 rows. Uploading the same file twice won’t create duplicates.',
  ),
  file: pair('Αρχείο CSV', 'CSV file'),
  upload: pair('Μεταφόρτωση αρχείου', 'Upload file'),
  note: pair('Χειροκίνητη καταχώριση κατάθεσης', 'Record a transfer manually'),
  noteText: pair(
    'Για χρήματα που έχεις δει στον τραπεζικό λογαριασμό. Η επιβεβαίωση γίνεται σε δεύτερο βήμα.',
    'Use this when you’ve seen the money in the bank account. You’ll confirm it in a second step.',
  ),
  day: pair('Ημερομηνία κατάθεσης', 'Transfer date'),
  amount: pair('Ποσό', 'Amount'),
  record: pair('Καταχώριση', 'Record'),
  flash: {
    taken: pair('Οι κινήσεις εισήχθησαν.', 'Transactions imported.'),
    noted: pair(
      'Η κατάθεση καταχωρίστηκε. Μετράει μόλις επιβεβαιωθεί.',
      'Transfer recorded. It counts once it’s confirmed.',
    ),
    matched: pair('Η κατάθεση αντιστοιχίστηκε. Απομένει η επιβεβαίωση.', 'Transfer matched. Now confirm it.'),
    confirmed: pair('Η κατάθεση επιβεβαιώθηκε.', 'Transfer confirmed.'),
    rejected: pair('Η κατάθεση απορρίφθηκε.', 'Transfer rejected.'),
  },
  taken: pair(
    (t: Taken) =>
      `Νέες: ${t.added}. Αντιστοιχίστηκαν: ${t.matched}. Προς έλεγχο: ${t.doubtful}. Εξερχόμενες: ${t.outgoing}. Υπήρχαν ήδη: ${t.already_imported}. Παραλείφθηκαν (δεν είναι κινήσεις): ${t.unreadable}.`,
    (t: Taken) =>
      `New: ${t.added}. Matched: ${t.matched}. To review: ${t.doubtful}. Outgoing: ${t.outgoing}. Already imported: ${t.already_imported}. Skipped (not transactions): ${t.unreadable}.`,
  ),
} as const;

export const statementMessages = {
  title: pair('Έλεγξε τις στήλες', 'Check the columns'),
  lead: pair(
    'Αντιστοιχίσαμε αυτόματα τις στήλες. Έλεγξε αν οι γραμμές διαβάζονται σωστά και διόρθωσε ό,τι χρειάζεται.',
    'We’ve matched the columns automatically. Check that the rows below look right and change anything that’s wrong.',
  ),
  back: pair('Όλες οι καταθέσεις', 'All transfers'),
  file: pair('Αρχείο', 'File'),
  about: pair(
    (rows: number, encoding: string) => `${rows} γραμμές, κωδικοποίηση ${encoding}`,
    (rows: number, encoding: string) => `Rows: ${rows}, encoding: ${encoding}`,
  ),
  read: pair('Προεπισκόπηση', 'Preview'),
  unreadable: pair(
    (count: number) =>
      count === 0
        ? 'Όλες οι γραμμές διαβάζονται.'
        : count === 1
          ? '1 γραμμή δεν είναι κίνηση και θα παραλειφθεί.'
          : `${count} γραμμές δεν είναι κινήσεις και θα παραλειφθούν.`,
    (count: number) =>
      count === 0
        ? 'All rows can be read.'
        : count === 1
          ? '1 row isn’t a transaction and will be skipped.'
          : `${count} rows aren’t transactions and will be skipped.`,
  ),
  day: pair('Ημερομηνία', 'Date'),
  amount: pair('Ποσό', 'Amount'),
  text: pair('Αιτιολογία', 'Reference'),
  columns: pair('Στήλες', 'Columns'),
  column: pair(
    (number: number, name: string) => (name === '' ? `Στήλη ${number}` : `${number}. ${name}`),
    (number: number, name: string) => (name === '' ? `Column ${number}` : `${number}. ${name}`),
  ),
  skip: pair('Γραμμές πριν από την πρώτη κίνηση', 'Rows before the first transaction'),
  date: pair('Ημερομηνία', 'Date'),
  signed: pair('Ποσό (+/−)', 'Amount (+/−)'),
  credit: pair('Πιστώσεις', 'Credits'),
  debit: pair('Χρεώσεις', 'Debits'),
  sign: pair('Στήλη χρέωσης/πίστωσης (Χ/Π)', 'Debit/credit column'),
  texts: pair('Περιγραφή της κίνησης', 'Transaction description'),
  notThere: pair('Δεν υπάρχει', 'None'),
  take: pair('Εισαγωγή κινήσεων', 'Import transactions'),
} as const;

export const bankAccountMessages = {
  title: pair('Τραπεζικός λογαριασμός για καταθέσεις', 'Bank account for transfers'),
  empty: pair(
    'Δεν έχει οριστεί. Μέχρι να τον προσθέσεις, τα γραφεία δεν βλέπουν πού να καταθέσουν.',
    'Not set. Until you add it, agencies can’t see where to send payments.',
  ),
  changed: pair(
    (when: string) => `Τελευταία αλλαγή: ${when}. Εμφανίζεται αμέσως στα νέα email και στις σελίδες των γραφείων.`,
    (when: string) =>
      `Last changed ${when}. Changes appear immediately in new emails and on agencies’ subscription pages.`,
  ),
  beneficiary: pair('Δικαιούχος', 'Account name'),
  iban: pair('IBAN', 'IBAN'),
  bank: pair('Τράπεζα', 'Bank'),
  reason: pair('Λόγος της αλλαγής', 'Reason for the change'),
  save: pair('Αποθήκευση λογαριασμού', 'Save bank account'),
  saved: pair('Ο λογαριασμός αποθηκεύτηκε.', 'Bank account saved.'),
} as const;
