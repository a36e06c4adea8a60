/** Words of the admin's list of background failures. */
import { hasName } from '../map-names.ts';
import { type Pair, pair } from '../pair.ts';

/** Every job of the worker, by its name in logs and metrics. The server can run no other. */
export const jobNames = {
  'account-erase': pair('Διαγραφή λογαριασμών', 'Account deletion'),
  'account-exports': pair('Αρχεία προσωπικών δεδομένων', 'Personal data exports'),
  'admin-bulk': pair('Μαζικές αποφάσεις διαχειριστών', 'Bulk actions of administrators'),
  'agency-stats': pair('Στοιχεία μεσιτικών γραφείων', 'Agency statistics'),
  'alert-dispatch': pair('Αποστολή ειδοποιήσεων', 'Alert dispatch'),
  'alert-matching': pair('Ταίριασμα με αποθηκευμένες αναζητήσεις', 'Saved search matching'),
  'article-pictures': pair('Εκκαθάριση εικόνων άρθρων', 'Article image cleanup'),
  'audit-log-check': pair('Έλεγχος ημερολογίου ενεργειών', 'Audit log check'),
  'bulk-emails': pair('Ουρά των ειδοποιήσεων με email', 'Alert email queue'),
  'cache-purge': pair('Εκκαθάριση κοινής μνήμης σελίδων', 'Shared cache purge'),
  'contract-ends': pair('Λύση συμβάσεων με γραφεία', 'Agency contract endings'),
  'discover-refresh': pair('Προτάσεις της αρχικής', 'Home page suggestions'),
  emails: pair('Ουρά των email', 'Email queue'),
  'exclusive-cases': pair('Υποθέσεις αποκλειστικών εντολών', 'Exclusive agreement cases'),
  'hidden-brokers': pair('Έλεγχος ιδιωτών που ενεργούν ως μεσίτες', 'Check for private accounts acting as agents'),
  'statement-deadlines': pair('Προθεσμίες δηλώσεων ιδιοκτησίας', 'Deadlines for ownership statements'),
  'invoices-alert': pair('Έλεγχος παραστατικών χωρίς ΜΑΡΚ', 'Check for invoices without a MARK'),
  'invoices-report': pair('Αποστολή παραστατικών στην ΑΑΔΕ', 'Invoice reporting to the tax authority'),
  'legal-notices': pair('Ειδοποιήσεις για νέους όρους', 'Notices of new terms'),
  'listing-changes': pair('Αλλαγές αγγελιών', 'Listing changes'),
  'listings-bulk': pair('Μαζικές αλλαγές αγγελιών', 'Bulk listing changes'),
  'listing-reviews': pair('Προθεσμίες για διορθώσεις αγγελιών', 'Deadlines for listing changes'),
  'listings-confirm': pair('Υπενθυμίσεις επιβεβαίωσης αγγελιών', 'Listing confirmation reminders'),
  'market-stats': pair('Τιμές περιοχών', 'Area prices'),
  'market-stats-months': pair('Μηνιαίες τιμές περιοχών', 'Monthly area prices'),
  'market-stats-rebuild': pair('Νυχτερινός υπολογισμός τιμών', 'Nightly price rebuild'),
  'mandate-badges': pair('Ενδείξεις αποκλειστικότητας', '“Exclusive” badges'),
  'mandate-expiry': pair('Λήξεις εντολών', 'Expiring agency agreements'),
  'list-notices': pair('Ειδοποιήσεις σχολίων σε λίστες', 'Notices of comments in lists'),
  'cooperation-expiry': pair('Λήξεις προτάσεων συνεργασίας', 'Expiring cooperation proposals'),
  money: pair('Χρεώσεις συνδρομών', 'Subscription billing'),
  photos: pair('Επεξεργασία φωτογραφιών', 'Photo processing'),
  'photos-avif': pair('Μικρότερα αρχεία φωτογραφιών', 'Smaller photo files'),
  chargebacks: pair('Αμφισβητήσεις πληρωμών', 'Chargebacks'),
  'plan-prices': pair('Ειδοποιήσεις για τιμές πακέτων', 'Plan price notices'),
  'nearby-walks': pair('Χρόνοι με τα πόδια προς κοντινά σημεία', 'Walking times to nearby places'),
  'property-matching': pair('Εντοπισμός ίδιων ακινήτων', 'Same-property matching'),
  'push-messages': pair('Ειδοποιήσεις στον browser', 'Browser notifications'),
  'register-check': pair('Έλεγχος γραφείων στο ΓΕΜΗ', 'Agency checks in the business register'),
  retention: pair('Διαγραφή παλιών δεδομένων', 'Deletion of old data'),
  'rules-badges': pair('Σήματα αγγελιών', 'Listing badges'),
  'rules-recheck': pair('Υπενθύμιση ελέγχου κανόνων', 'Rule check reminders'),
  'scheduled-pauses': pair('Παύσεις ιδιωτικών αγγελιών', 'Scheduled pauses of private listings'),
  'search-counts': pair('Μέτρηση αναζητήσεων', 'Search counts'),
  'secret-keys': pair('Έλεγχος κλειδιών κρυπτογράφησης', 'Encryption key check'),
  'source-photos': pair('Φωτογραφίες από πηγές αγγελιών', 'Photos from listing sources'),
  'source-runs': pair('Αναγνώσεις πηγών αγγελιών', 'Listing source imports'),
  'valuation-backtest': pair('Έλεγχος ακρίβειας εκτιμήσεων', 'Valuation accuracy check'),
  'valuation-train': pair('Εκπαίδευση εκτιμήσεων', 'Valuation training'),
  webhooks: pair('Webhooks των γραφείων', 'Agency webhooks'),
  'view-counts': pair('Μέτρηση προβολών', 'View counts'),
} as const satisfies Record<string, Pair>;
export type JobName = keyof typeof jobNames;

export const failureKindNames = {
  job: pair('Εργασία', 'Job'),
  email: pair('Email', 'Email'),
  database: pair('Βάση δεδομένων', 'Database'),
} as const satisfies Record<string, Pair>;

/** Failures of an older release may have a name that is unknown now; emails and connections have no words of their own. */
export const nameOfFailure = (kind: string, name: string): Pair | null =>
  kind === 'job' && hasName(jobNames, name) ? jobNames[name] : null;

const countOf = (one: string, many: string) => (count: number, shown: string) =>
  count === 1 ? one : many.replace('#', shown);

export const failureLog = {
  title: pair('Σφάλματα στο παρασκήνιο', 'Background failures'),
  lead: pair(
    'Εργασίες, email και συνδέσεις που απέτυχαν τις τελευταίες 90 ημέρες. Κάθε γραμμή είναι μία αιτία σε μία ημέρα.',
    'Jobs, emails and connections that failed in the last 90 days. Each row is one reason on one day.',
  ),
  search: pair('Όνομα ή αιτία', 'Name or reason'),
  kind: pair('Είδος', 'Type'),
  any: pair('Όλα', 'All'),
  find: pair('Αναζήτηση', 'Search'),
  clear: pair('Καθαρισμός', 'Clear'),
  name: pair('Τι απέτυχε', 'What failed'),
  reason: pair('Αιτία', 'Reason'),
  count: pair('Φορές', 'Times'),
  first: pair('Πρώτη φορά', 'First time'),
  last: pair('Τελευταία φορά', 'Last time'),
  sortBy: {
    el: (column: string) => `Ταξινόμηση: ${column}`,
    en: (column: string) => `Sort by: ${column}`,
  },
  sort: pair('Ταξινόμηση', 'Sort by'),
  orders: {
    'last_at-desc': pair('Πρώτα τα νεότερα', 'Newest first'),
    'last_at-asc': pair('Πρώτα τα παλαιότερα', 'Oldest first'),
    'name-asc': pair('Όνομα, Α έως Ω', 'Name, A to Z'),
    'name-desc': pair('Όνομα, Ω έως Α', 'Name, Z to A'),
    'count-desc': pair('Πρώτα τα συχνότερα', 'Most frequent first'),
    'count-asc': pair('Πρώτα τα σπανιότερα', 'Least frequent first'),
  },
  found: {
    el: countOf('1 γραμμή', '# γραμμές'),
    en: countOf('1 row', '# rows'),
  },
  none: pair('Κανένα σφάλμα', 'No failures'),
  noneText: pair(
    'Τις τελευταίες 90 ημέρες δεν απέτυχε τίποτα στο παρασκήνιο.',
    'Nothing has failed in the background in the last 90 days.',
  ),
  noneFound: pair('Δεν βρέθηκε τίποτα με αυτά τα φίλτρα.', 'Nothing matches these filters.'),
} as const;
