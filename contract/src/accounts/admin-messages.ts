/** Words of the admin's dashboard: queues, users, administrators. */
import { pair } from '../pair.ts';

export const roles = {
  admin: pair('Διαχειριστής', 'Administrator'),
  individual: pair('Ιδιώτης', 'Individual'),
  professional: pair('Μεσιτικό γραφείο', 'Agency'),
} as const;
export const mainAdmin = pair('Κύριος διαχειριστής', 'Main administrator');

export const statuses = {
  waiting: pair('Σε αναμονή', 'Pending'),
  approved: pair('Εγκρίθηκε', 'Approved'),
  blocked: pair('Αποκλείστηκε', 'Blocked'),
  rejected: pair('Απορρίφθηκε', 'Rejected'),
} as const;

/** What an admin does, by the state it leads to. */
export const userStatusActionMessages = {
  approved: pair('Έγκριση', 'Approve'),
  rejected: pair('Απόρριψη', 'Reject'),
  blocked: pair('Αποκλεισμός', 'Block'),
} as const;

export const users = {
  title: pair('Χρήστες', 'Users'),
  search: pair('Όνομα, email ή ΓΕΜΗ', 'Name, email or GEMI number'),
  role: pair('Ρόλος', 'Role'),
  status: pair('Κατάσταση', 'Status'),
  any: pair('Όλα', 'All'),
  find: pair('Αναζήτηση', 'Search'),
  clear: pair('Καθαρισμός', 'Clear'),
  count: pair(
    (n: number) => (n === 1 ? '1 χρήστης' : `${n} χρήστες`),
    (n: number) => (n === 1 ? '1 user' : `${n} users`),
  ),
  user: pair('Χρήστης', 'User'),
  since: pair('Ημερομηνία εγγραφής', 'Registered on'),
  seen: pair('Τελευταία σύνδεση', 'Last seen'),
  actions: pair('Ενέργειες', 'Actions'),
  none: pair('Δεν βρέθηκαν χρήστες', 'No users found'),
  noneText: pair('Αφαίρεσε κάποιο φίλτρο.', 'Try removing a filter.'),
  changeStatus: pair('Αλλαγή κατάστασης', 'Change status'),
  changeStatusOf: pair(
    (name: string) => `Αλλαγή κατάστασης: ${name}`,
    (name: string) => `Change status of ${name}`,
  ),
  reason: pair('Λόγος (τον βλέπει ο χρήστης)', 'Reason (shown to the user)'),
  unconfirmed: pair('χωρίς επιβεβαίωση email', 'email not confirmed'),
  erasing: pair('προς διαγραφή', 'scheduled for deletion'),
  keys: pair('Συντομεύσεις πληκτρολογίου', 'Keyboard shortcuts'),
  keysText: pair(
    'j / k: επόμενος / προηγούμενος. Enter: άνοιγμα. a: έγκριση. r: απόρριψη. Μετά το a ή το r, γράψε τον λόγο και πάτησε Enter για επιβεβαίωση.',
    'j / k: next / previous. Enter: open. a: approve. r: reject. After a or r, type the reason and press Enter to confirm.',
  ),
  add: pair('Προσθήκη χρήστη', 'Add user'),
  mail: pair('Αποστολή κωδικού επαναφοράς', 'Send password reset code'),
} as const;

export const add = {
  title: pair('Προσθήκη χρήστη', 'Add user'),
  text: pair(
    'Για όποιον χρειάζεται βοήθεια με την εγγραφή. Θα λάβει email με κωδικό μίας χρήσης, για να ορίσει τον δικό του κωδικό πρόσβασης.',
    'For people who need help registering. We’ll email them a one-time code so they can choose their own password.',
  ),
  email: pair('Email', 'Email'),
  username: pair('Όνομα', 'Name'),
  mobile: pair('Κινητό', 'Mobile'),
  locale: pair('Γλώσσα', 'Language'),
  isAgency: pair('Έχει μεσιτικό γραφείο', 'This person has an estate agency'),
  isAgencyHint: pair('Μόνο για μεσιτικά γραφεία.', 'Only for agencies.'),
  reason: pair('Λόγος', 'Reason'),
  reasonHint: pair('Καταγράφεται στο ημερολόγιο ενεργειών.', 'Saved in the audit log.'),
  submit: pair('Δημιουργία λογαριασμού', 'Create account'),
} as const;

export const passwordMail = {
  title: pair('Αποστολή κωδικού επαναφοράς', 'Send password reset code'),
  email: pair('Email του χρήστη', 'User’s email'),
  submit: pair('Αποστολή κωδικού', 'Send code'),
} as const;

export const user = {
  title: pair('Χρήστης', 'User'),
  back: pair('Όλοι οι χρήστες', 'All users'),
  facts: pair('Στοιχεία', 'Details'),
  id: pair('Αρ. χρήστη', 'User ID'),
  role: pair('Ρόλος', 'Role'),
  email: pair('Email', 'Email'),
  unconfirmed: pair('δεν έχει επιβεβαιωθεί', 'not confirmed'),
  none: pair('κανένα', 'none'),
  stateReason: pair('Λόγος', 'Reason for status'),
  confirmed: pair('επιβεβαιωμένο', 'confirmed'),
  refused: pair('τα email μας δεν παραδίδονται', 'our emails bounce'),
  phones: pair('Τηλέφωνα', 'Phone numbers'),
  language: pair('Γλώσσα', 'Language'),
  registered: pair('Εγγραφή', 'Registered'),
  lastSeen: pair('Τελευταία σύνδεση', 'Last active'),
  sessions: pair('Ενεργές συνδέσεις', 'Active sessions'),
  secondFactor: pair('Σύνδεση σε δύο βήματα', 'Two-step login'),
  listings: pair('Αγγελίες', 'Listings'),
  plan: pair('Πακέτο', 'Plan'),
  card: pair('κάρτα', 'card'),
  deposit: pair('τραπεζική κατάθεση', 'bank transfer'),
  erase: pair('Ημερομηνία διαγραφής', 'Deletion date'),
  yes: pair('Ναι', 'Yes'),
  no: pair('Όχι', 'No'),
  state: pair('Κατάσταση', 'Status'),
  stateText: pair('Ο χρήστης ενημερώνεται με email, μαζί με τον λόγο.', 'We email the user, including the reason.'),
  reason: pair('Λόγος', 'Reason'),
  links: pair('Όσα έχει ο χρήστης', 'What this user has'),
  toListings: {
    sale: {
      active: pair('Ενεργές πωλήσεις', 'Active, for sale'),
      inactive: pair('Πωλήσεις σε παύση', 'Paused, for sale'),
      removed: pair('Διαγραμμένες πωλήσεις', 'Deleted, for sale'),
    },
    rent: {
      active: pair('Ενεργές ενοικιάσεις', 'Active, for rent'),
      inactive: pair('Ενοικιάσεις σε παύση', 'Paused, for rent'),
      removed: pair('Διαγραμμένες ενοικιάσεις', 'Deleted, for rent'),
    },
  },
  toSubscription: pair('Συνδρομή και χρεώσεις', 'Subscription and charges'),
  toInvoices: pair('Τιμολόγια', 'Invoices'),
  toAgency: pair('Σελίδα του γραφείου', 'Agency page'),
  agency: pair('Γραφείο', 'Agency'),
  checks: pair('Έλεγχος στο ΓΕΜΗ', 'GEMI (commercial register) check'),
  noChecks: pair('Δεν έχει γίνει έλεγχος ακόμη.', 'Not checked yet.'),
  check: pair('Έλεγχος στο ΓΕΜΗ', 'Check GEMI'),
  openRegister: pair('Άνοιξε το ΓΕΜΗ', 'Open GEMI website'),
  elsewhere: pair('σε νέα καρτέλα', 'opens in a new tab'),
  verdicts: {
    match: pair('Ταιριάζει', 'Matches'),
    mismatch: pair('Δεν ταιριάζει', 'Doesn’t match'),
    not_found: pair('Δεν βρέθηκε', 'Not found'),
    unreachable: pair('Το ΓΕΜΗ δεν ανταποκρίθηκε. Δοκίμασε αργότερα.', 'GEMI didn’t respond. Try again later.'),
    not_connected: pair(
      'Το μητρώο δεν είναι συνδεδεμένο: ο αριθμός ελέγχεται χειροκίνητα',
      'The register isn’t connected. Look the number up manually.',
    ),
  },
  edit: pair('Επεξεργασία', 'Edit'),
  editText: pair('Ο χρήστης ενημερώνεται με email για την αλλαγή.', 'We email the user about the change.'),
  save: pair('Αποθήκευση', 'Save'),
  factors: pair('Απώλεια πρόσβασης στη σύνδεση σε δύο βήματα', 'Lost access to two-step login'),
  factorsText: pair(
    'Για όποιον έχασε το κινητό και τους κωδικούς ανάκτησης. Επιβεβαίωσε πρώτα την ταυτότητά του: μετά θα συνδέεται μόνο με τον κωδικό πρόσβασης.',
    'For users who have lost their phone and recovery codes. Verify their identity first: after this, they can log in with just their password.',
  ),
  turnOffFactors: pair('Απενεργοποίηση σύνδεσης σε δύο βήματα', 'Turn off two-step login'),
  remove: pair('Διαγραφή χρήστη', 'Delete user'),
  removeText: pair(
    'Ο λογαριασμός αποκλείεται αμέσως και διαγράφεται μετά από 30 ημέρες. Ο λόγος στέλνεται στον χρήστη με email.',
    'The account is blocked immediately and deleted after 30 days. We email the user the reason.',
  ),
  scheduleDeletion: pair('Προγραμματισμός διαγραφής', 'Schedule deletion'),
  log: pair('Ενέργειες διαχειριστών', 'Admin activity'),
  noLog: pair('Καμία ενέργεια ακόμη.', 'No activity yet.'),
} as const;

export const administrators = {
  title: pair('Διαχειριστές', 'Administrators'),
  lead: pair(
    'Μόνο ο κύριος διαχειριστής μπορεί να προσθέτει και να αφαιρεί διαχειριστές.',
    'Only the main administrator can add or remove administrators.',
  ),
  list: pair('Λίστα διαχειριστών', 'Current administrators'),
  you: pair('εσύ', 'you'),
  factor: pair('Σύνδεση σε δύο βήματα', 'Two-step login'),
  lastSeen: pair('Τελευταία σύνδεση', 'Last active'),
  add: pair('Προσθήκη διαχειριστή', 'Add administrator'),
  addText: pair(
    'Θα λάβει email με κωδικό μίας χρήσης για να ορίσει τον κωδικό πρόσβασής του.',
    'We’ll email them a one-time code so they can choose a password.',
  ),
  remove: pair('Αφαίρεση', 'Remove'),
  removeOf: pair(
    (name: string) => `Αφαίρεση διαχειριστή: ${name}`,
    (name: string) => `Remove administrator ${name}`,
  ),
  removeText: pair(
    'Χάνει τον ρόλο του διαχειριστή και ο λογαριασμός αποκλείεται.',
    'They lose their admin role and their account is blocked.',
  ),
} as const;
