/** Words of the transparency report. */
import { pair } from '../pair.ts';

export const transparencyMessages = {
  title: pair(
    (year: number) => `Έκθεση διαφάνειας ${year}`,
    (year: number) => `Transparency report ${year}`,
  ),
  lead: pair(
    'Τι περιορίσαμε, τι μας ανέφεραν και πώς κατέληξαν οι διαμαρτυρίες. Οι αριθμοί υπολογίζονται από τις ίδιες τις αποφάσεις.',
    'What we restricted, what was reported to us and how complaints ended. The figures are counted from the decisions themselves.',
  ),
  counted: pair(
    (day: string) => `Όπως είναι στις ${day}`,
    (day: string) => `As of ${day}`,
  ),
  years: pair('Έτος', 'Year'),
  restrictions: pair('Περιορισμοί', 'Restrictions'),
  kind: pair('Τι έγινε', 'What was done'),
  ground: pair('Βάση', 'Grounds'),
  how: pair('Πώς', 'How'),
  decisions: pair('Αποφάσεις', 'Decisions'),
  items: pair('Αγγελίες ή λογαριασμοί', 'Listings or accounts'),
  lifted: pair('Δεν ισχύουν πια', 'No longer apply'),
  found: {
    report: pair('Μετά από αναφορά', 'Following a report'),
    own_check: pair('Δικός μας έλεγχος', 'Our own check'),
    program: pair('Στοιχεία από πρόγραμμα, απόφαση ανθρώπου', 'Found by a program, decided by a person'),
  },
  automatic: pair('Αυτόματα', 'Automatically'),
  noRestrictions: pair('Δεν υπάρχει περιορισμός αυτό το έτος.', 'There are no restrictions this year.'),
  reports: pair('Αναφορές', 'Reports'),
  complaints: pair('Διαμαρτυρίες', 'Complaints'),
  misuse: pair('Κατάχρηση αναφορών', 'Misuse of reports'),
  unfounded: pair('Προδήλως αβάσιμες αναφορές', 'Manifestly unfounded reports'),
  warned: pair('Προειδοποιήσεις', 'Warnings'),
  suspended: pair('Αναστολές', 'Suspensions'),
  count: pair('Σύνολο', 'Total'),
  upheld: pair('Έγιναν δεκτές', 'Upheld'),
  rejected: pair('Απορρίφθηκαν', 'Rejected'),
  open: pair('Περιμένουν', 'Waiting'),
  median: pair('Διάμεσος χρόνος απόφασης', 'Median time to a decision'),
  hours: pair(
    (hours: string) => (hours === '1' ? '1 ώρα' : `${hours} ώρες`),
    (hours: string) => (hours === '1' ? '1 hour' : `${hours} hours`),
  ),
  noneDecided: pair('Δεν αποφασίστηκε καμία', 'None decided'),
  automaticReversed: pair('Αυτόματες αποφάσεις που άλλαξαν', 'Automatic decisions reversed'),
  reason: pair('Λόγος της αναφοράς', 'Reason for the report'),
  files: pair('Αρχεία', 'Files'),
  csv: pair('Λήψη CSV', 'Download CSV'),
  json: pair('Αποφάσεις μία μία (JSON)', 'Each decision (JSON)'),
  jsonHint: pair(
    'Οι αποφάσεις μία μία είναι στη μορφή της βάσης διαφάνειας της Ευρωπαϊκής Επιτροπής, χωρίς προσωπικά δεδομένα.',
    'Each decision is in the format of the European Commission’s transparency database, with no personal data.',
  ),
} as const;
