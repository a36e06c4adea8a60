/** Words of the page that tells programmers of agencies how to use the agency API. */
import { pair } from '../../pair.ts';
import { type ApiScope, apiKeyLimits } from '../api/api-scopes.ts';

export const developerMessages = {
  title: pair('Για προγραμματιστές', 'For developers'),
  lead: pair(
    'Σύνδεσε το πρόγραμμα ενός μεσιτικού γραφείου με την Εστία: αγγελίες, μηνύματα και στατιστικά μέσω API.',
    'Connect an estate agency’s software to Estia: listings, leads and statistics through an API.',
  ),
  updated: '2026-11-18',
  keyTitle: pair('Ξεκίνα με ένα κλειδί', 'Start with a key'),
  keyText: pair(
    'Ένας ιδιοκτήτης του γραφείου δημιουργεί το κλειδί στον πίνακα ελέγχου και διαλέγει τα δικαιώματά του. Βάλε το σε μια μεταβλητή περιβάλλοντος και στείλε το σε κάθε αίτημα:',
    'An agency owner creates the key in the dashboard and chooses its permissions. Put it in an environment variable and send it with every request:',
  ),
  toKeys: pair('Κλειδιά API του γραφείου', 'Your agency’s API keys'),
  keySafe: pair(
    'Το κλειδί είναι μυστικό: μην το βάζεις σε ιστοσελίδα, σε εφαρμογή κινητού ή σε δημόσιο κώδικα. Αν διαρρεύσει, ανακάλεσέ το.',
    'The key is secret: don’t put it in a web page, a mobile app or public code. If it leaks, revoke it.',
  ),
  limitsTitle: pair('Όρια', 'Limits'),
  limitsText: pair(
    `Κάθε κλειδί μπορεί να στείλει ${apiKeyLimits.perMinute} αιτήματα το λεπτό. Κάθε απάντηση λέει πόσα απομένουν και σε πόσα δευτερόλεπτα ανανεώνονται:`,
    `Each key can make ${apiKeyLimits.perMinute} requests a minute. Every response says how many are left and in how many seconds they reset:`,
  ),
  limitsOver: pair(
    'Πάνω από το όριο η απάντηση έχει κατάσταση 429. Περίμενε όσα δευτερόλεπτα λέει η παρακάτω κεφαλίδα και δοκίμασε ξανά.',
    'Over the limit, the response has status 429. Wait the number of seconds in this header, then try again.',
  ),
  pagesTitle: pair('Σελίδες αποτελεσμάτων', 'Pages of results'),
  pagesText: pair(
    'Οι λίστες έχουν έως 100 εγγραφές. Στείλε ξανά το ίδιο αίτημα με την παρακάτω τιμή της απάντησης, μέχρι να είναι κενή. Όταν συγχρονίζεις με βάση τον χρόνο, ξεκίνα ένα λεπτό πριν από τον τελευταίο συγχρονισμό.',
    'Lists have up to 100 entries. Repeat the request with this value from the response until it’s empty. When you sync by time, start one minute before your last sync.',
  ),
  errorsTitle: pair('Σφάλματα', 'Errors'),
  errorsText: pair(
    'Ένα σφάλμα έχει κωδικό για το πρόγραμμά σου και, όπου γίνεται, τα πεδία που φταίνε. Μετά από κατάσταση 500 ή μεγαλύτερη μπορείς να στείλεις ξανά το ίδιο αίτημα: αν έγινε ήδη, δεν θα γίνει δεύτερη φορά.',
    'An error has a code for your program and, where possible, the fields at fault. After a status of 500 or above you can repeat the request. If it already went through, it won’t be applied twice.',
  ),
  callsTitle: pair('Κλήσεις', 'Calls'),
  callsText: pair(
    'Κάθε εντολή μπορεί να εκτελεστεί όπως είναι, με τον δικό σου κωδικό αγγελίας στη θέση εκείνου του παραδείγματος.',
    'Every command runs as shown. Replace the example reference with your own.',
  ),
  feedsTitle: pair('Αρχεία αγγελιών', 'Feeds'),
  feedsText: pair(
    'Αντί για κλήσεις μπορείς να δίνεις ένα αρχείο σε μια διεύθυνση που διαβάζουμε εμείς: xe.gr, Kyero, CSV, XLSX ή JSON με το σχήμα μας. Δοκίμασέ το πριν το συνδέσεις.',
    'Instead of making calls, you can host a file for us to read: xe.gr, Kyero, CSV, XLSX or JSON that follows our schema. Test it before you connect it.',
  ),
  toValidator: pair('Δοκίμασε ένα αρχείο αγγελιών', 'Test a listings feed'),
  openApi: pair('Περιγραφή OpenAPI όλων των κλήσεων', 'OpenAPI description of all calls'),
  scope: pair('Δικαίωμα', 'Permission'),
  anyScope: pair('κάθε κλειδί', 'any key'),
  command: pair('Εντολή', 'Command'),
  answer: pair('Απάντηση', 'Response'),
  scopeNames: {
    'listings:read': pair('ανάγνωση αγγελιών', 'read listings'),
    'listings:write': pair('δημιουργία και αλλαγή αγγελιών', 'create and change listings'),
    'leads:read': pair('ανάγνωση μηνυμάτων', 'read leads'),
    'statistics:read': pair('ανάγνωση στατιστικών', 'read statistics'),
  } satisfies Record<ApiScope, ReturnType<typeof pair>>,
} as const;

/** What each call is for. Its summary in OpenAPI is for programs, and in English alone. */
export const callMessages = {
  'GET /agency-api/v1/key': pair('Έλεγξε το κλειδί', 'Check the key'),
  'GET /agency-api/v1/listings': pair('Δες τις αγγελίες του γραφείου', 'List the agency’s listings'),
  'GET /agency-api/v1/listings/{reference}': pair('Δες μία αγγελία', 'Get one listing'),
  'PUT /agency-api/v1/listings/{reference}': pair('Στείλε μια αγγελία', 'Send a listing'),
  'DELETE /agency-api/v1/listings/{reference}': pair('Αφαίρεσε μια αγγελία', 'Remove a listing'),
  'PUT /agency-api/v1/listings/{reference}/price': pair('Άλλαξε την τιμή', 'Change the price'),
  'POST /agency-api/v1/listings/{reference}/pause': pair('Βάλε την αγγελία σε παύση', 'Pause a listing'),
  'POST /agency-api/v1/listings/{reference}/resume': pair('Ενεργοποίησέ την ξανά', 'Resume a listing'),
  'POST /agency-api/v1/reconcile': pair('Σύγκρινε τους κωδικούς αγγελιών', 'Compare references'),
  'GET /agency-api/v1/leads': pair('Δες τα μηνύματα ενδιαφερομένων', 'List leads'),
  'GET /agency-api/v1/statistics': pair('Δες τα στατιστικά', 'Get statistics'),
} as const;
