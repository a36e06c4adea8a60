/** Words of what belongs to a user, on the page of an admin. */
import { type Pair, pair } from '../pair.ts';
import type { caseKinds } from './user-history.ts';

export const userHistoryMessages = {
  listings: pair('Αγγελίες', 'Listings'),
  listing: pair('Αγγελία', 'Listing'),
  price: pair('Τιμή', 'Price'),
  state: pair('Κατάσταση', 'Status'),
  changed: pair('Τελευταία αλλαγή', 'Last change'),
  subscription: pair('Συνδρομή και χρεώσεις', 'Subscription and charges'),
  toSubscription: pair('Άνοιγμα συνδρομής', 'Open subscription'),
  until: pair('έως', 'until'),
  charge: pair('Χρέωση', 'Charge'),
  period: pair('Περίοδος', 'Period'),
  sum: pair('Σύνολο', 'Total'),
  invoice: pair('Παραστατικό', 'Invoice'),
  noInvoice: pair('—', '—'),
  sessions: pair('Συνδέσεις', 'Sessions'),
  device: pair('Συσκευή', 'Device'),
  unknownDevice: pair('Άγνωστη συσκευή', 'Unknown device'),
  since: pair('Από', 'Since'),
  lastSeen: pair('Τελευταία χρήση', 'Last used'),
  twoSteps: pair('σε δύο βήματα', 'two-step login'),
  reportsAbout: pair('Αναφορές για τις αγγελίες του', 'Reports about their listings'),
  reportsBy: pair('Αναφορές που έκανε', 'Reports they made'),
  report: pair('Αναφορά', 'Report'),
  reason: pair('Λόγος', 'Reason'),
  date: pair('Ημερομηνία', 'Date'),
  decisions: pair('Αποφάσεις για τον χρήστη', 'Decisions about them'),
  cases: pair('Υποθέσεις', 'Cases'),
  case: pair('Υπόθεση', 'Case'),
  open: pair('Ανοιχτή', 'Open'),
  closed: pair('Έκλεισε', 'Closed'),
  notes: pair('Σημειώσεις', 'Notes'),
  notesLead: pair(
    'Τις βλέπουν μόνο οι διαχειριστές, και ο ίδιος ο χρήστης αν ζητήσει τα δεδομένα του.',
    'Only administrators see them, and the user if they ask for their data.',
  ),
  noNotes: pair('Δεν υπάρχουν σημειώσεις.', 'No notes yet.'),
  note: pair('Νέα σημείωση', 'New note'),
  addNote: pair('Αποθήκευση σημείωσης', 'Save note'),
  deleteNote: pair('Διαγραφή', 'Delete'),
  former: pair('πρώην διαχειριστής', 'former administrator'),
  alertEmail: pair('Email για πρόβλημα', 'Email about a problem'),
} as const;

export const caseKindNames: Readonly<Record<(typeof caseKinds)[number], Pair>> = {
  dispute: pair('Αντίρρηση για παύση', 'Objection to a pause'),
  exclusive_case: pair('Δύο αποκλειστικές εντολές', 'Two exclusive agreements'),
  hidden_broker: pair('Ιδιώτης ή μεσίτης;', 'Owner or agent?'),
};
