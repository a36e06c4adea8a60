/** Words of the admin's desk of bank deposits and of the bank account in the settings. */
import { type Pair, pair } from '../pair.ts';
import type { DepositState, MatchProblem } from './deposit-words.ts';

export const depositTabMessages: Readonly<Record<DepositState, Pair>> = {
  new: pair('Προς έλεγχο', 'To look at'),
  matched: pair('Προς επιβεβαίωση', 'To confirm'),
  confirmed: pair('Επιβεβαιωμένες', 'Confirmed'),
  rejected: pair('Απορρίφθηκαν', 'Rejected'),
};

/** Of one line. */
export const depositStateMessages: Readonly<Record<DepositState, Pair>> = {
  new: pair('Προς έλεγχο', 'To look at'),
  matched: pair('Προς επιβεβαίωση', 'To confirm'),
  confirmed: pair('Επιβεβαιώθηκε', 'Confirmed'),
  rejected: pair('Απορρίφθηκε', 'Rejected'),
};

export const matchProblemMessages: Readonly<Record<MatchProblem, Pair>> = {
  no_gemi: pair('Δεν γράφει αριθμό ΓΕΜΗ', 'No GEMI number in the text'),
  unknown_gemi: pair('Ο αριθμός δεν είναι κανενός γραφείου', 'The number belongs to no agency'),
  several: pair('Γράφει τους αριθμούς πολλών γραφείων', 'It names several agencies'),
  other_amount: pair('Το γραφείο χρωστά άλλο ποσό', 'The agency owes another amount'),
  nothing_owed: pair('Το γραφείο δεν χρωστά τίποτε με κατάθεση', 'The agency owes nothing by deposit'),
  already_paid: pair('Το ίδιο ποσό έχει ήδη πληρωθεί', 'The same amount is already paid'),
  already_matched: pair('Άλλη κατάθεση έχει ήδη αντιστοιχιστεί', 'Another deposit is already matched'),
  outgoing: pair('Έφυγε από τον λογαριασμό μας', 'It left our account'),
};

type Taken = Record<'added' | 'known' | 'matched' | 'doubtful' | 'outgoing' | 'unreadable', number>;

export const depositAdminMessages = {
  title: pair('Καταθέσεις', 'Bank deposits'),
  lead: pair(
    'Κάθε κατάθεση περνά δύο βήματα: σε ποιο γραφείο ανήκει, και μετά η επιβεβαίωση ότι εισπράχθηκε, από άλλον διαχειριστή αν υπάρχει.',
    'Every deposit takes two steps: whose it is, and then the confirmation that it was received, by another administrator if there is one.',
  ),
  subscriptions: pair('Συνδρομές', 'Subscriptions'),
  tabs: pair('Κατάσταση των καταθέσεων', 'State of the deposits'),
  all: pair('Όλες', 'All'),
  none: pair('Καμία κατάθεση εδώ', 'No deposits here'),
  noneText: pair(
    'Ανέβασε το CSV της τράπεζας ή σημείωσε μια κατάθεση με το χέρι.',
    'Send the bank’s CSV or note a deposit by hand.',
  ),
  noText: pair('χωρίς αιτιολογία', 'no text'),
  byHand: pair('με το χέρι', 'by hand'),
  guess: pair('Ίσως:', 'Perhaps:'),
  pays: pair(
    (from: string, to: string) => `Εξοφλεί την περίοδο ${from} έως ${to}`,
    (from: string, to: string) => `Settles the period ${from} to ${to}`,
  ),
  goesBack: pair('Δεν οφείλεται: θα επιστραφεί', 'Not owed: it goes back'),
  matchedBy: pair(
    (who: string, day: string) => `Αντιστοίχιση: ${who}, ${day}`,
    (who: string, day: string) => `Matched: ${who}, ${day}`,
  ),
  decidedBy: pair(
    (who: string, day: string) => `Απόφαση: ${who}, ${day}`,
    (who: string, day: string) => `Decided: ${who}, ${day}`,
  ),
  somebody: pair('διαχειριστής', 'an administrator'),
  confirm: pair('Επιβεβαίωσε', 'Confirm'),
  confirmText: pair(
    'Τα χρήματα είναι στον λογαριασμό: η οφειλή εξοφλείται και εκδίδεται τιμολόγιο.',
    'The money is in the account: what is owed is paid and the invoice is issued.',
  ),
  confirmByOther: pair(
    'Την αντιστοίχισες εσύ: την επιβεβαιώνει άλλος διαχειριστής.',
    'You matched it, so another administrator has to confirm it.',
  ),
  reason: pair('Λόγος', 'Reason'),
  reasonKnown: pair('Στο αντίγραφο της τράπεζας', 'On the bank statement'),
  match: pair('Σε ποιο γραφείο ανήκει', 'Whose it is'),
  again: pair('Άλλαξε γραφείο', 'Another agency'),
  gemi: pair('Επωνυμία ή αριθμός ΓΕΜΗ του γραφείου', 'Name or GEMI number of the agency'),
  unowed: pair('Δεν οφείλεται: κράτησέ την για επιστροφή', 'Not owed: keep it to be sent back'),
  credit: pair(
    'Άλλο ποσό: πίστωσέ το στο γραφείο, να αφαιρεθεί από όσα χρωστά',
    'Another amount: credit it to the agency, towards what it owes',
  ),
  credited: pair('Πιστώνεται στο γραφείο', 'Credited to the agency'),
  saveMatch: pair('Αντιστοίχισε', 'Match'),
  reject: pair('Δεν είναι πληρωμή γραφείου', 'No payment of an agency'),
  rejectAct: pair('Απόρριψε', 'Reject'),
  acts: pair(
    (line: string) => `Ενέργειες: ${line}`,
    (line: string) => `Acts: ${line}`,
  ),
  send: pair('Κινήσεις από την τράπεζα', 'Statement of the bank'),
  sendText: pair(
    'Ένα CSV από την τράπεζά σου, έως 2 MB και 20.000 γραμμές. Το ίδιο αρχείο δύο φορές δεν προσθέτει τίποτε.',
    'A CSV from your bank, at most 2 MB and 20,000 lines. The same file twice adds nothing.',
  ),
  file: pair('Αρχείο CSV', 'CSV file'),
  sendAct: pair('Διάβασε το αρχείο', 'Read the file'),
  note: pair('Σημείωσε κατάθεση με το χέρι', 'Note a deposit by hand'),
  noteText: pair(
    'Όταν είδες τα χρήματα στην τράπεζα. Επιβεβαιώνεται σε δεύτερο βήμα.',
    'When you have seen the money at the bank. It is confirmed in a second step.',
  ),
  day: pair('Ημέρα κατάθεσης', 'Day of the deposit'),
  amount: pair('Ποσό', 'Amount'),
  noteAct: pair('Σημείωσε', 'Note it'),
  said: {
    taken: pair('Οι κινήσεις μπήκαν στη λίστα.', 'The lines are in the list.'),
    noted: pair(
      'Η κατάθεση σημειώθηκε. Μετράει μόλις επιβεβαιωθεί.',
      'The deposit was recorded. It counts once it is confirmed.',
    ),
    matched: pair(
      'Η κατάθεση αντιστοιχίστηκε. Μένει η επιβεβαίωση.',
      'The deposit was matched. It remains to confirm it.',
    ),
    confirmed: pair('Η κατάθεση επιβεβαιώθηκε.', 'The deposit was confirmed.'),
    rejected: pair('Η κατάθεση απορρίφθηκε.', 'The deposit was rejected.'),
  },
  taken: pair(
    (t: Taken) =>
      `Νέες γραμμές: ${t.added}. Αντιστοιχίστηκαν: ${t.matched}. Θέλουν έλεγχο: ${t.doubtful}. Χρεώσεις: ${t.outgoing}. Υπήρχαν ήδη: ${t.known}. Δεν ήταν κινήσεις: ${t.unreadable}.`,
    (t: Taken) =>
      `New lines: ${t.added}. Matched: ${t.matched}. To look at: ${t.doubtful}. Debits: ${t.outgoing}. Known before: ${t.known}. No lines at all: ${t.unreadable}.`,
  ),
} as const;

export const statementMessages = {
  title: pair('Έλεγξε τις στήλες', 'Check the columns'),
  lead: pair(
    'Μαντέψαμε ποια στήλη είναι τι. Δες αν οι γραμμές διαβάζονται σωστά και διόρθωσε ό,τι χρειάζεται.',
    'We guessed which column is which. See whether the lines are read right, and correct what is not.',
  ),
  back: pair('Όλες οι καταθέσεις', 'All deposits'),
  file: pair('Το αρχείο', 'The file'),
  about: pair(
    (rows: number, encoding: string) => `${rows} σειρές, κωδικοποίηση ${encoding}`,
    (rows: number, encoding: string) => `${rows} rows, encoding ${encoding}`,
  ),
  read: pair('Έτσι το διαβάζουμε', 'How we read it'),
  unreadable: pair(
    (count: number) =>
      count === 0 ? 'Όλες οι σειρές διαβάζονται.' : `${count} σειρές δεν είναι κινήσεις και μένουν έξω.`,
    (count: number) => (count === 0 ? 'Every row can be read.' : `${count} rows are no lines and are left out.`),
  ),
  day: pair('Ημέρα', 'Day'),
  amount: pair('Ποσό', 'Amount'),
  text: pair('Αιτιολογία', 'Text'),
  columns: pair('Στήλες', 'Columns'),
  column: pair(
    (number: number, name: string) => (name === '' ? `Στήλη ${number}` : `${number}. ${name}`),
    (number: number, name: string) => (name === '' ? `Column ${number}` : `${number}. ${name}`),
  ),
  skip: pair('Σειρές πριν από την πρώτη κίνηση', 'Rows before the first line'),
  date: pair('Ημερομηνία', 'Date'),
  signed: pair('Ποσό με πρόσημο', 'Signed amount'),
  credit: pair('Πιστώσεις', 'Credits'),
  debit: pair('Χρεώσεις', 'Debits'),
  sign: pair('Στήλη που λέει Χ ή Π', 'Column that says debit or credit'),
  texts: pair('Κείμενο της κίνησης', 'Text of the line'),
  notThere: pair('Δεν υπάρχει', 'None'),
  take: pair('Φέρε τις κινήσεις', 'Take the lines over'),
} as const;

export const bankAccountMessages = {
  title: pair('Λογαριασμός για καταθέσεις', 'Account for deposits'),
  empty: pair(
    'Δεν έχει οριστεί: όσο λείπει, τα γραφεία δεν βλέπουν πού να καταθέσουν.',
    'It is not set: until it is, agencies do not see where to deposit.',
  ),
  changed: pair(
    (when: string) => `Άλλαξε τελευταία φορά ${when}. Τα νέα μηνύματα και οι σελίδες των γραφείων τον δείχνουν αμέσως.`,
    (when: string) => `Last changed ${when}. New letters and the pages of agencies show it at once.`,
  ),
  beneficiary: pair('Δικαιούχος', 'Beneficiary'),
  iban: pair('IBAN', 'IBAN'),
  bank: pair('Τράπεζα', 'Bank'),
  reason: pair('Λόγος της αλλαγής', 'Reason for the change'),
  save: pair('Αποθήκευσε τον λογαριασμό', 'Save the account'),
  said: pair('Ο λογαριασμός αποθηκεύτηκε.', 'The account was saved.'),
} as const;
