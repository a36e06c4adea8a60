/** Words of the public status page and of the admin's page of the system. */
import { type Pair, pair } from '../pair.ts';
import type { StatusPart, StatusState } from './status.ts';

export const statusMessages = {
  title: pair('Λειτουργία της Εστίας', 'Estia status'),
  lead: pair(
    'Αν κάτι δεν λειτουργεί όπως πρέπει αυτή τη στιγμή, το βλέπεις εδώ.',
    'If something isn’t working right now, you’ll see it here.',
  ),
  checked: {
    el: (time: string) => `Έλεγχος: ${time}`,
    en: (time: string) => `Checked ${time}`,
  },
  allWork: pair('Όλα λειτουργούν', 'Everything is working'),
  someSlow: pair('Κάποιες λειτουργίες καθυστερούν', 'Some services are slow'),
  someDown: pair('Κάποιες λειτουργίες δεν είναι διαθέσιμες', 'Some services aren’t working'),
  someUnknown: pair('Δεν μπορούμε να ελέγξουμε όλες τις λειτουργίες', 'We can’t check every service'),
  refresh: pair('Έλεγχος ξανά', 'Check again'),
} as const;

export const statusPartNames = {
  browse: pair('Αναζήτηση και αγγελίες', 'Search and listings'),
  accounts: pair('Σύνδεση, μηνύματα και καταχωρίσεις', 'Logging in, messages and posting listings'),
  emails: pair('Email και κωδικοί', 'Emails and codes'),
  alerts: pair('Ειδοποιήσεις για νέα ακίνητα', 'Alerts for new properties'),
  photos: pair('Επεξεργασία φωτογραφιών', 'Photo processing'),
} as const satisfies Record<StatusPart, Pair>;

export const statusStateNames = {
  works: pair('Λειτουργεί', 'Working'),
  slow: pair('Καθυστερεί', 'Slow'),
  down: pair('Δεν λειτουργεί', 'Not working'),
  unknown: pair('Άγνωστο', 'Unknown'),
} as const satisfies Record<StatusState, Pair>;

export const systemMessages = {
  title: pair('Κατάσταση συστήματος', 'System health'),
  lead: pair(
    'Όσα χρειάζεται ο ιστότοπος για να λειτουργεί, όπως τα βλέπει τώρα ο διακομιστής που απάντησε.',
    'What the site needs to run, as seen now by the server that responded.',
  ),
  public: pair('Δημόσια σελίδα κατάστασης', 'Public status page'),
  failures: pair('Σφάλματα στο παρασκήνιο', 'Background failures'),
  services: pair('Υπηρεσίες', 'Services'),
  database: pair('Βάση δεδομένων', 'Database'),
  databaseStates: {
    ready: pair('Λειτουργεί', 'Working'),
    read_only: pair('Μόνο για ανάγνωση', 'Read-only'),
    away: pair('Δεν απαντά', 'Not responding'),
  },
  connections: {
    el: (open: string, size: string, waiting: string) =>
      `${open} από ${size} συνδέσεις ανοιχτές, ${waiting} σε αναμονή`,
    en: (open: string, size: string, waiting: string) => `${open} of ${size} connections open, ${waiting} waiting`,
  },
  size: pair('Μέγεθος βάσης', 'Database size'),
  replicas: pair('Αντίγραφα σε σύνδεση', 'Connected replicas'),
  files: pair('Αρχεία', 'Files'),
  fileStores: { s3: pair('Αποθήκη S3', 'S3 store'), directory: pair('Φάκελος του διακομιστή', 'Folder on the server') },
  answers: {
    el: (ms: string) => `απαντά σε ${ms} ms`,
    en: (ms: string) => `responds in ${ms} ms`,
  },
  works: pair('Λειτουργεί', 'Working'),
  away: pair('Δεν απαντά', 'Not responding'),
  emails: pair('Email λογαριασμών', 'Account emails'),
  alerts: pair('Ειδοποιήσεις με email', 'Alert emails'),
  photos: pair('Φωτογραφίες', 'Photos'),
  waiting: {
    el: (count: string, age: string) => `${count} σε αναμονή, καθυστέρηση ${age}`,
    en: (count: string, age: string) => `${count} waiting, ${age} late`,
  },
  noneWaiting: pair('Τίποτα σε αναμονή', 'Nothing waiting'),
  lastSent: pair('Τελευταίο email που στάλθηκε', 'Last email sent'),
  invoices: pair('Παραστατικά χωρίς ΜΑΡΚ', 'Invoices without a MARK'),
  secrets: pair('Κρυπτογράφηση', 'Encryption'),
  secretsCurrent: pair('Όλα με το τρέχον κλειδί', 'Everything uses the current key'),
  secretsOld: {
    el: (count: string) => `Με παλιότερο κλειδί: ${count}`,
    en: (count: string) => `With an older key: ${count}`,
  },
  secretsUnreadable: {
    el: (count: string) => `Δεν αποκρυπτογραφούνται: ${count}`,
    en: (count: string) => `Can’t be decrypted: ${count}`,
  },
  secretsOneKey: pair('Ένα κλειδί', 'One key'),
  secretsUnknown: pair('Δεν έχουν ελεγχθεί ακόμα', 'Not checked yet'),
  secretsChecked: {
    el: (when: string) => `Τελευταίος έλεγχος: ${when}`,
    en: (when: string) => `Last checked ${when}`,
  },
  previousKeys: {
    el: (count: string) => `Παλιότερα κλειδιά που γίνονται δεκτά: ${count}`,
    en: (count: string) => `Older keys still accepted: ${count}`,
  },
  jobs: pair('Εργασίες', 'Jobs'),
  job: pair('Εργασία', 'Job'),
  state: pair('Κατάσταση', 'Status'),
  lastSuccess: pair('Τελευταία επιτυχία', 'Last success'),
  lastFailure: pair('Τελευταία αποτυχία', 'Last failure'),
  took: pair('Διάρκεια', 'Duration'),
  jobStates: {
    ok: pair('Εντάξει', 'OK'),
    late: pair('Έχει καθυστερήσει', 'Late'),
    failing: pair('Αποτυγχάνει', 'Failing'),
  },
  never: pair('Ποτέ', 'Never'),
  noJobs: pair('Δεν έχει τρέξει ακόμα καμία εργασία.', 'No job has run yet.'),
  queues: pair('Ουρές', 'Queues'),
  noQueues: pair('Καμία ουρά δεν έχει δουλειά σε αναμονή.', 'No queue has anything waiting.'),
  backups: pair('Αντίγραφα ασφαλείας', 'Backups'),
  noBackups: pair('Δεν έχει γίνει κανένα αντίγραφο ασφαλείας.', 'No backup has been taken.'),
  backupKinds: {
    full: pair('Πλήρες', 'Full'),
    diff: pair('Διαφορικό', 'Differential'),
    incr: pair('Αυξητικό', 'Incremental'),
    restore_test: pair('Δοκιμή επαναφοράς', 'Restore test'),
  },
  archive: pair('Συνεχής αρχειοθέτηση', 'Continuous archiving'),
  archiveOff: pair('Απενεργοποιημένη', 'Off'),
  archiveLate: {
    el: (age: string) => `Σταμάτησε πριν από ${age}`,
    en: (age: string) => `Stopped ${age} ago`,
  },
  version: pair('Έκδοση', 'Version'),
  release: pair('Έκδοση της Εστίας', 'Estia release'),
  noRelease: pair('Χωρίς αριθμό έκδοσης', 'No release number'),
  started: pair('Σε λειτουργία από', 'Running since'),
  seconds: { el: (n: string) => `${n} δευτ.`, en: (n: string) => `${n} s` },
  minutes: { el: (n: string) => `${n} λεπτά`, en: (n: string) => `${n} min` },
  hours: { el: (n: string) => `${n} ώρες`, en: (n: string) => `${n} h` },
} as const;
