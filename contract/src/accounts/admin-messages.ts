/** Words of the admin's desk: queues, users, administrators. */
import { pair } from '../pair.ts';

export const roles = {
  admin: pair('Διαχειριστής', 'Administrator'),
  individual: pair('Ιδιώτης', 'Individual'),
  professional: pair('Επαγγελματίας', 'Professional'),
} as const;
export const mainAdmin = pair('Κύριος διαχειριστής', 'Main administrator');

export const statuses = {
  waiting: pair('Σε αναμονή', 'Waiting'),
  approved: pair('Εγκεκριμένος', 'Approved'),
  blocked: pair('Αποκλεισμένος', 'Blocked'),
  rejected: pair('Απορριφθείς', 'Rejected'),
} as const;

/** What an admin does, by the state it leads to. */
export const userStatusActionMessages = {
  approved: pair('Έγκριση', 'Approve'),
  rejected: pair('Απόρριψη', 'Reject'),
  blocked: pair('Αποκλεισμός', 'Block'),
} as const;

export const adminHomeMessages = {
  title: pair('Επισκόπηση διαχείρισης', 'Admin overview'),
  queues: pair('Περιμένουν εσένα', 'Waiting for you'),
  waitingProfessionals: pair('Γραφεία για έλεγχο', 'Offices to check'),
  waitingIndividuals: pair('Ιδιώτες χωρίς επιβεβαίωση', 'Individuals not confirmed'),
  lettersRefused: pair('Email που δεν έφτασαν', 'Emails that were refused'),
  reports: pair('Αναφορές χωρίς απόφαση', 'Reports to decide'),
  depositsNew: pair('Καταθέσεις προς έλεγχο', 'Deposits to look at'),
  depositsMatched: pair('Καταθέσεις προς επιβεβαίωση', 'Deposits to confirm'),
  invoicesUnmarked: pair('Τιμολόγια χωρίς ΜΑΡΚ', 'Invoices without a MARK'),
  agenciesUnpaid: pair('Γραφεία με απλήρωτη περίοδο', 'Agencies with an unpaid period'),
  week: pair('Χρήματα και αγγελίες', 'Money and listings'),
  owed: pair('Οφείλονται σήμερα', 'Owed today'),
  paid: pair('Εισπράξεις 7 ημερών', 'Received in 7 days'),
  listingsNew: pair('Νέες ενεργές αγγελίες 7 ημερών', 'New active listings in 7 days'),
  rest: pair('Λογαριασμοί', 'Accounts'),
  users: pair('Όλοι οι χρήστες', 'All users'),
  blocked: pair('Αποκλεισμένοι', 'Blocked'),
  toBeErased: pair('Προς διαγραφή', 'To be erased'),
  lettersQueued: pair('Email στην ουρά', 'Emails queued'),
} as const;

export const users = {
  title: pair('Χρήστες', 'Users'),
  search: pair('Όνομα, email ή ΓΕΜΗ', 'Name, email or GEMI'),
  role: pair('Ρόλος', 'Role'),
  status: pair('Κατάσταση', 'State'),
  any: pair('Όλα', 'All'),
  find: pair('Βρες', 'Find'),
  clear: pair('Καθάρισε', 'Clear'),
  count: pair(
    (n: number) => (n === 1 ? '1 χρήστης' : `${n} χρήστες`),
    (n: number) => (n === 1 ? '1 user' : `${n} users`),
  ),
  user: pair('Χρήστης', 'User'),
  since: pair('Εγγραφή', 'Registered'),
  acts: pair('Ενέργειες', 'Actions'),
  none: pair('Κανένας χρήστης δεν ταιριάζει', 'No user matches'),
  noneText: pair('Δοκίμασε λιγότερα φίλτρα.', 'Try fewer filters.'),
  act: pair('Αλλαγή', 'Change'),
  actOf: pair(
    (name: string) => `Αλλαγή κατάστασης: ${name}`,
    (name: string) => `Change the state of ${name}`,
  ),
  reason: pair('Λόγος, τον διαβάζει ο χρήστης', 'Reason, the user reads it'),
  unconfirmed: pair('χωρίς επιβεβαίωση email', 'email not confirmed'),
  erasing: pair('προς διαγραφή', 'to be erased'),
  keys: pair('Πλήκτρα', 'Keys'),
  keysText: pair(
    'j / k επόμενος και προηγούμενος, Enter άνοιγμα, a έγκριση, r απόρριψη. Το a και το r πηγαίνουν στον λόγο, και το Enter τα στέλνει.',
    'j / k next and previous, Enter opens, a approves, r rejects. a and r go to the reason, and Enter sends it.',
  ),
  add: pair('Εγγραφή χρήστη', 'Register somebody'),
  mail: pair('Αποστολή κωδικού', 'Send a password code'),
} as const;

export const add = {
  title: pair('Εγγραφή χρήστη', 'Register somebody'),
  text: pair(
    'Για όποιον δεν μπορεί μόνος του. Θα λάβει email με κωδικό μίας χρήσης, για να διαλέξει τον δικό του κωδικό πρόσβασης.',
    'For somebody who cannot do it alone. They get an email with a one-time code to choose their password.',
  ),
  email: pair('Email', 'Email'),
  username: pair('Όνομα', 'Name'),
  mobile: pair('Κινητό', 'Mobile'),
  locale: pair('Γλώσσα', 'Language'),
  office: pair('Έχει μεσιτικό γραφείο', 'Has an estate agency'),
  officeHint: pair('Συμπλήρωσε μόνο για επαγγελματία.', 'Fill in only for a professional.'),
  reason: pair('Λόγος', 'Reason'),
  reasonHint: pair('Γράφεται στο ημερολόγιο ενεργειών.', 'It is written to the audit log.'),
  submit: pair('Άνοιξε τον λογαριασμό', 'Open the account'),
} as const;

export const passwordMail = {
  title: pair('Κωδικός μίας χρήσης για νέο κωδικό πρόσβασης', 'A one-time code for a new password'),
  email: pair('Email του χρήστη', 'Email of the user'),
  submit: pair('Στείλε τον κωδικό', 'Send the code'),
} as const;

export const user = {
  title: pair('Χρήστης', 'User'),
  back: pair('Όλοι οι χρήστες', 'All users'),
  facts: pair('Στοιχεία', 'Facts'),
  id: pair('Αριθμός', 'Number'),
  role: pair('Ρόλος', 'Role'),
  email: pair('Email', 'Email'),
  unconfirmed: pair('δεν έχει επιβεβαιωθεί', 'not confirmed'),
  none: pair('κανένα', 'none'),
  stateReason: pair('Λόγος κατάστασης', 'Reason of the state'),
  confirmed: pair('επιβεβαιωμένο', 'confirmed'),
  refused: pair('τα email μας επιστρέφονται', 'our emails come back'),
  phones: pair('Τηλέφωνα', 'Phones'),
  language: pair('Γλώσσα', 'Language'),
  registered: pair('Εγγραφή', 'Registered'),
  lastSeen: pair('Τελευταία φορά', 'Last seen'),
  sessions: pair('Ανοιχτές συνδέσεις', 'Open sessions'),
  secondFactor: pair('Σύνδεση σε δύο βήματα', 'Two-step login'),
  listings: pair('Αγγελίες', 'Ads'),
  plan: pair('Πρόγραμμα', 'Plan'),
  card: pair('κάρτα', 'card'),
  deposit: pair('κατάθεση', 'bank deposit'),
  erase: pair('Διαγράφεται', 'To be erased'),
  yes: pair('Ναι', 'Yes'),
  no: pair('Όχι', 'No'),
  state: pair('Κατάσταση', 'State'),
  stateText: pair(
    'Ο χρήστης ενημερώνεται με email και διαβάζει τον λόγο.',
    'The user is told by email and reads the reason.',
  ),
  reason: pair('Λόγος', 'Reason'),
  links: pair('Όσα έχει ο χρήστης', 'What this user has'),
  toListings: {
    sale: {
      active: pair('Ενεργές πωλήσεις', 'Active, for sale'),
      inactive: pair('Ανενεργές πωλήσεις', 'Inactive, for sale'),
      removed: pair('Διαγραμμένες πωλήσεις', 'Deleted, for sale'),
    },
    rent: {
      active: pair('Ενεργές ενοικιάσεις', 'Active, for rent'),
      inactive: pair('Ανενεργές ενοικιάσεις', 'Inactive, for rent'),
      removed: pair('Διαγραμμένες ενοικιάσεις', 'Deleted, for rent'),
    },
  },
  toSubscription: pair('Συνδρομή και χρεώσεις', 'Subscription and charges'),
  toInvoices: pair('Τιμολόγια', 'Invoices'),
  toAgency: pair('Σελίδα του γραφείου', 'Agency page'),
  office: pair('Γραφείο', 'Office'),
  checks: pair('Έλεγχος στο ΓΕΜΗ', 'Check with GEMI (commercial register)'),
  noChecks: pair('Δεν έχει γίνει έλεγχος ακόμη.', 'Not checked yet.'),
  check: pair('Ρώτησε το μητρώο', 'Ask the register'),
  openRegister: pair('Άνοιξε το δημόσιο μητρώο', 'Open the public register'),
  elsewhere: pair('σε νέα καρτέλα', 'in a new tab'),
  verdicts: {
    match: pair('Ταιριάζει', 'Match'),
    mismatch: pair('Δεν ταιριάζει', 'Does not match'),
    not_found: pair('Δεν βρέθηκε', 'Not found'),
    unreachable: pair('Το μητρώο δεν απάντησε', 'The register did not answer'),
    not_connected: pair(
      'Το μητρώο δεν είναι συνδεδεμένο: ο αριθμός ελέγχεται με το χέρι',
      'The register is not connected: the number is looked up by hand',
    ),
  },
  edit: pair('Επεξεργασία', 'Edit'),
  editText: pair('Ο χρήστης μαθαίνει την αλλαγή με email.', 'The user learns of the change by email.'),
  save: pair('Αποθήκευσε', 'Save'),
  factors: pair('Χαμένος δεύτερος παράγοντας', 'Lost second factor'),
  factorsText: pair(
    'Για όποιον έχασε το κινητό και τους κωδικούς ανάκτησης. Σιγουρέψου πρώτα ποιος είναι: μετά μπαίνει με σκέτο τον κωδικό του.',
    'For somebody who lost the phone and the recovery codes. Be sure who it is first: afterwards the password alone lets them in.',
  ),
  factorsAct: pair('Αφαίρεσε τη σύνδεση σε δύο βήματα', 'Take two-step login away'),
  remove: pair('Διαγραφή', 'Delete'),
  removeText: pair(
    'Ο λογαριασμός αποκλείεται αμέσως και σβήνεται 30 ημέρες μετά. Ο χρήστης διαβάζει τον λόγο στο email του.',
    'The account is blocked at once and erased after 30 days. The user reads the reason in an email.',
  ),
  removeAct: pair('Όρισε τη διαγραφή', 'Set the deletion'),
  log: pair('Τι έκαναν οι διαχειριστές', 'What administrators did'),
  noLog: pair('Τίποτα ακόμη.', 'Nothing yet.'),
} as const;

export const administrators = {
  title: pair('Διαχειριστές', 'Administrators'),
  lead: pair('Μόνο ο κύριος διαχειριστής προσθέτει και αφαιρεί.', 'Only the main administrator adds and removes.'),
  list: pair('Ποιοι είναι', 'Who they are'),
  you: pair('εσύ', 'you'),
  factor: pair('Δύο βήματα', 'Two steps'),
  lastSeen: pair('Τελευταία φορά', 'Last seen'),
  add: pair('Πρόσθεσε διαχειριστή', 'Add an administrator'),
  addText: pair(
    'Θα λάβει email με κωδικό για να ορίσει τον κωδικό πρόσβασής του.',
    'They get an email with a code to choose their password.',
  ),
  remove: pair('Αφαίρεση', 'Remove'),
  removeOf: pair(
    (name: string) => `Αφαίρεση διαχειριστή: ${name}`,
    (name: string) => `Remove the administrator ${name}`,
  ),
  removeText: pair('Χάνει τον ρόλο και ο λογαριασμός φράζεται.', 'The role is taken away and the account is blocked.'),
} as const;
