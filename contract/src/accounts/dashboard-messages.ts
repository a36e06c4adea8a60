/** Words of the dashboard: its navigation, its first page, favourites and past searches. */
import { pair } from '../pair.ts';

export const nav = {
  label: pair('Ο λογαριασμός μου', 'My account'),
  menu: pair('Μενού λογαριασμού', 'Account menu'),
  home: pair('Επισκόπηση', 'Overview'),
  properties: pair('Τα ακίνητά μου', 'My properties'),
  complexes: pair('Συγκροτήματα', 'Developments'),
  newProperty: pair('Νέα αγγελία', 'New ad'),
  inbox: pair('Μηνύματα', 'Messages'),
  unread: pair(
    (n: number) => (n === 1 ? '1 με νέα μηνύματα' : `${n} με νέα μηνύματα`),
    (n: number) => `${n} with new messages`,
  ),
  waiting: {
    agencies: pair(
      (n: number) => (n === 1 ? '1 γραφείο περιμένει έγκριση' : `${n} γραφεία περιμένουν έγκριση`),
      (n: number) => (n === 1 ? '1 agency waiting for approval' : `${n} agencies waiting for approval`),
    ),
    deposits: pair(
      (n: number) => (n === 1 ? '1 κατάθεση περιμένει' : `${n} καταθέσεις περιμένουν`),
      (n: number) => (n === 1 ? '1 deposit waiting' : `${n} deposits waiting`),
    ),
    reports: pair(
      (n: number) => (n === 1 ? '1 ανοιχτή αναφορά' : `${n} ανοιχτές αναφορές`),
      (n: number) => (n === 1 ? '1 open report' : `${n} open reports`),
    ),
    invoices: pair(
      (n: number) => (n === 1 ? '1 παραστατικό χωρίς ΜΑΡΚ' : `${n} παραστατικά χωρίς ΜΑΡΚ`),
      (n: number) => (n === 1 ? '1 invoice without MARK' : `${n} invoices without MARK`),
    ),
  },
  favorites: pair('Αγαπημένα', 'Favourites'),
  searches: pair('Αναζητήσεις', 'Searches'),
  profile: pair('Προφίλ', 'Profile'),
  security: pair('Ασφάλεια', 'Security'),
  privacy: pair('Τα δεδομένα μου', 'My data'),
  team: pair('Η ομάδα', 'Team'),
  subscription: pair('Συνδρομή', 'Subscription'),
  subscriptions: pair('Συνδρομές', 'Subscriptions'),
  deposits: pair('Καταθέσεις', 'Bank deposits'),
  invoices: pair('Τιμολόγια', 'Invoices'),
  plans: pair('Πακέτα', 'Plans'),
  admin: pair('Διαχείριση', 'Administration'),
  users: pair('Χρήστες', 'Users'),
  ads: pair('Αγγελίες', 'Ads'),
  articles: pair('Άρθρα', 'Articles'),
  reports: pair('Αναφορές', 'Reports'),
  administrators: pair('Διαχειριστές', 'Administrators'),
  settings: pair('Ρυθμίσεις', 'Settings'),
  legal: pair('Όροι και απόρρητο', 'Terms and privacy'),
  auditLog: pair('Ημερολόγιο', 'Audit log'),
  failures: pair('Σφάλματα', 'Failures'),
  rules: pair('Κανόνες και όρια', 'Rules and limits'),
} as const;

/** What is said at the top of a page after something was done, by the word in its address. */
export const dashboardFlashMessages = {
  saved: pair('Αποθηκεύτηκε.', 'Saved.'),
  resent: pair('Στείλαμε ξανά το email επιβεβαίωσης.', 'We have sent the confirmation email again.'),
  'email-asked': pair(
    'Στείλαμε έναν κωδικό στην παλιά και έναν στη νέα διεύθυνση. Χρειαζόμαστε και τους δύο.',
    'We have sent a code to the old address and one to the new. We need both.',
  ),
  /** The old address was never confirmed, and is not asked. */
  'email-asked-new': pair(
    'Στείλαμε έναν κωδικό στη νέα διεύθυνση. Το email σου αλλάζει μόλις τον γράψεις ή ανοίξεις τον σύνδεσμο.',
    'We have sent a code to the new address. Your email changes once you enter it or open the link.',
  ),
  'email-kept': pair('Η αλλαγή ακυρώθηκε. Το email σου μένει το ίδιο.', 'The change is cancelled. Your email stays.'),
  'password-changed': pair(
    'Ο κωδικός πρόσβασης άλλαξε. Οι άλλες συσκευές αποσυνδέθηκαν.',
    'Your password has changed. Other devices were logged out.',
  ),
  'device-ended': pair('Η συσκευή αποσυνδέθηκε.', 'The device was logged out.'),
  'devices-ended': pair('Όλες οι άλλες συσκευές αποσυνδέθηκαν.', 'All other devices were logged out.'),
  'factor-added': pair('Η σύνδεση σε δύο βήματα είναι ενεργή.', 'Two-step login is on.'),
  'app-removed': pair('Η εφαρμογή κωδικών αφαιρέθηκε.', 'The authenticator app was removed.'),
  'factors-removed': pair('Η σύνδεση σε δύο βήματα αφαιρέθηκε.', 'Two-step login was taken away.'),
  'passkey-removed': pair('Το κλειδί πρόσβασης αφαιρέθηκε.', 'The passkey was removed.'),
  'export-asked': pair(
    'Το αρχείο ετοιμάζεται. Θα σου στείλουμε email μόλις είναι έτοιμο.',
    'Your file is being put together. We will email you when it is ready.',
  ),
  'deletion-asked': pair(
    'Η διαγραφή ορίστηκε. Σου στείλαμε με email τον σύνδεσμο για να την αναιρέσεις.',
    'The deletion is set. We have emailed you the link to undo it.',
  ),
  'account-kept': pair('Ο λογαριασμός σου μένει.', 'Your account stays.'),
  'account-kept-listings': pair(
    'Ο λογαριασμός σου μένει και οι αγγελίες σου είναι ξανά ενεργές.',
    'Your account will not be deleted, and your listings are live again.',
  ),
  'account-kept-paused': pair(
    'Ο λογαριασμός σου μένει. Κάποιες αγγελίες μένουν σε παύση γιατί δεν χωράνε στις ενεργές σου: δες τις στα ακίνητά σου.',
    'Your account will not be deleted. Some listings stay paused because you’ve reached your limit of active listings: see My properties.',
  ),
  'history-cleared': pair('Το ιστορικό αναζητήσεων διαγράφηκε.', 'Your search history was deleted.'),
  'search-renamed': pair('Το όνομα άλλαξε.', 'The name has changed.'),
  'search-removed': pair('Η αναζήτηση διαγράφηκε.', 'The search was deleted.'),
  'user-moved': pair(
    'Η κατάσταση άλλαξε και ο χρήστης ενημερώνεται με email.',
    'The state has changed and the user is told by email.',
  ),
  'user-added': pair(
    'Ο λογαριασμός ανοίχτηκε και στείλαμε την πρόσκληση.',
    'The account is open and the invitation is on its way.',
  ),
  'user-deleted': pair(
    'Η διαγραφή ορίστηκε και ο χρήστης ενημερώνεται με email.',
    'The deletion is set and the user is told by email.',
  ),
  'code-mailed': pair('Στείλαμε τον κωδικό με email.', 'Email sent!'),
  'register-asked': pair(
    'Ρωτήσαμε το μητρώο. Η απάντηση είναι πιο κάτω.',
    'We asked the register. Its answer is below.',
  ),
  'register-not-connected': pair(
    'Το μητρώο δεν είναι συνδεδεμένο σε αυτόν τον ιστότοπο. Άνοιξε το δημόσιο μητρώο και έλεγξε τον αριθμό ΓΕΜΗ με το χέρι.',
    'The register is not connected on this site. Open the public register and look the GEMI number up by hand.',
  ),
  'admin-added': pair(
    'Ο διαχειριστής προστέθηκε και στείλαμε την πρόσκληση.',
    'The administrator was added and invited.',
  ),
  'admin-removed': pair(
    'Ο ρόλος αφαιρέθηκε και ο λογαριασμός φράχτηκε.',
    'The role was taken away and the account blocked.',
  ),
} as const;

export const dashboardHomeMessages = {
  title: pair('Επισκόπηση', 'Overview'),
  greeting: pair(
    (name: string) => `Γεια σου, ${name}.`,
    (name: string) => `Hello ${name}.`,
  ),
  tiles: pair('Με μια ματιά', 'At a glance'),
  properties: pair('Τα ακίνητά μου', 'My properties'),
  propertiesNone: pair(
    'Δεν έχεις αγγελία ακόμη. Πέντε μικρά βήματα και είναι στον αέρα.',
    'You have no ad yet. Five small steps and it is live.',
  ),
  propertiesText: pair(
    (active: number, others: number) =>
      `${active === 1 ? '1 ενεργή αγγελία' : `${active} ενεργές αγγελίες`}${others > 0 ? `, ${others === 1 ? '1 ανενεργή' : `${others} ανενεργές`}` : ''}.`,
    (active: number, others: number) =>
      `${active === 1 ? '1 active ad' : `${active} active ads`}${others > 0 ? `, ${others} inactive` : ''}.`,
  ),
  propertiesSee: pair('Διαχειρίσου τες', 'Manage them'),
  propertiesWait: pair(
    'Μπορείς να δημοσιεύσεις μόλις εγκριθεί ο λογαριασμός σου.',
    'You can list once your account is approved.',
  ),
  propertiesLeaving: pair(
    'Οι αγγελίες σου είναι κρυμμένες όσο εκκρεμεί η διαγραφή του λογαριασμού.',
    'Your ads are hidden while the deletion of your account is pending.',
  ),
  propertiesAct: pair('Δημοσίευσε αγγελία', 'List a property'),
  favoritesNone: pair(
    'Πάτησε την καρδιά σε μια αγγελία και θα τη βρεις εδώ.',
    'Press the heart on an ad and you will find it here.',
  ),
  favoritesText: pair(
    (n: number) => (n === 1 ? '1 ακίνητο που κράτησες με την καρδιά.' : `${n} ακίνητα που κράτησες με την καρδιά.`),
    (n: number) => (n === 1 ? '1 home you saved with the heart.' : `${n} homes you saved with the heart.`),
  ),
  favoritesAct: pair('Δες τα αγαπημένα', 'See favourites'),
  alerts: pair('Αποθηκευμένες αναζητήσεις', 'Saved searches'),
  alertsText: pair(
    'Σύντομα θα σου στέλνουμε τα νέα ακίνητα μιας αναζήτησης. Ως τότε, οι αναζητήσεις σου μένουν στο ιστορικό.',
    'Soon we will mail you what is new in a search. Until then your searches stay in the history.',
  ),
  alertsAct: pair('Δες τις αναζητήσεις', 'See searches'),
  inbox: pair('Μηνύματα', 'Messages'),
  inboxNone: pair('Κανένα νέο μήνυμα.', 'No new messages.'),
  inboxText: pair(
    (n: number) => (n === 1 ? '1 συνομιλία με νέα μηνύματα.' : `${n} συνομιλίες με νέα μηνύματα.`),
    (n: number) => (n === 1 ? '1 conversation with new messages.' : `${n} conversations with new messages.`),
  ),
  inboxAct: pair('Άνοιξε τα μηνύματα', 'Open messages'),
  soon: pair('Έρχεται', 'Coming'),
  recent: pair('Πρόσφατες αναζητήσεις', 'Recent searches'),
  all: pair('Όλες', 'All'),
  noSearches: pair('Καμία αναζήτηση ακόμη', 'No searches yet'),
  noSearchesText: pair(
    'Όποια αναζήτηση κάνεις με ανοιχτή τη σύνδεσή σου θα τη βρεις εδώ, σε κάθε συσκευή.',
    'Searches you run while logged in will be here, on every device.',
  ),
  search: pair('Ψάξε ακίνητα', 'Search properties'),
} as const;

export const state = {
  confirm: pair('Επιβεβαίωσε το email σου', 'Confirm your email'),
  confirmText: pair(
    (email: string) => `Στείλαμε έναν σύνδεσμο στο ${email}. Άνοιξέ τον για να ενεργοποιηθεί ο λογαριασμός σου.`,
    (email: string) => `We sent a link to ${email}. Open it to activate your account.`,
  ),
  resend: pair('Στείλε το ξανά', 'Send it again'),
  typeCode: pair('Γράψε τον κωδικό', 'Type the code'),
  waiting: pair('Ο λογαριασμός σου περιμένει έγκριση', 'Your account is waiting for approval'),
  waitingText: pair(
    'Μπορείς να βλέπεις και να κρατάς ακίνητα. Θα σου γράψουμε μόλις εγκριθεί.',
    'You can browse and save properties. We will write to you once it is approved.',
  ),
  rejected: pair('Ο λογαριασμός σου δεν εγκρίθηκε', 'Your account was not approved'),
  reason: pair('Λόγος', 'Reason'),
  rejectedText: pair(
    'Διόρθωσε τα στοιχεία σου στο προφίλ και γράψε μας για να το ξαναδούμε.',
    'Correct your details in your profile and write to us so that we look again.',
  ),
  toProfile: pair('Άνοιξε το προφίλ', 'Open the profile'),
  write: pair('Γράψε μας', 'Write to us'),
  deletion: pair(
    (date: string) => `Ο λογαριασμός σου διαγράφεται στις ${date}`,
    (date: string) => `Your account will be deleted on ${date}`,
  ),
  deletionText: pair(
    'Ως τότε μπορείς να το πάρεις πίσω με τον κωδικό που σου στείλαμε στο email.',
    'Until then you can take it back with the code we sent you by email.',
  ),
  undo: pair('Κράτησε τον λογαριασμό', 'Keep the account'),
} as const;

export const agencyStatusMessages = {
  title: pair('Το γραφείο μου', 'My office'),
  waiting: pair('Ελέγχουμε τον αριθμό ΓΕΜΗ', 'We are checking your GEMI number'),
  waitingText: pair(
    'Συγκρίνουμε την επωνυμία και το ΑΦΜ με το Γενικό Εμπορικό Μητρώο.',
    'We compare your name and AFM (tax number) with GEMI, the Greek commercial register.',
  ),
  steps: pair('Τι ακολουθεί', 'What happens next'),
  step1: pair('Επιβεβαιώνεις το email σου.', 'You confirm your email.'),
  step2: pair(
    'Ένας από εμάς ελέγχει το μητρώο, σε μία ως δύο εργάσιμες ημέρες.',
    'One of us checks the register, within one or two working days.',
  ),
  step3: pair(
    'Σου γράφουμε το αποτέλεσμα. Τότε αρχίζουν οι δωρεάν μήνες, δημοσιεύεις και ορίζεις κάρτα, αν τη διάλεξες.',
    'We write to you with the result. Then the free months begin, you can list, and you set up a card if you chose one.',
  ),
  done: pair('έγινε', 'done'),
  approved: pair('Το γραφείο σου έχει ελεγχθεί', 'Your office is verified'),
  complete: pair(
    (done: number, all: number) => `Συμπληρωμένα ${done} από ${all} στοιχεία`,
    (done: number, all: number) => `${done} of ${all} details filled in`,
  ),
  missing: pair('Λείπουν', 'Missing'),
  full: pair('Το προφίλ του γραφείου είναι πλήρες.', 'Your office profile is complete.'),
  fill: pair('Συμπλήρωσέ τα', 'Fill them in'),
} as const;

/** An agency that is not approved, on pages whose work ends with publishing. */
export const notApproved = {
  waiting: pair('Το γραφείο σου περιμένει έγκριση', 'Your agency is waiting for approval'),
  until: {
    wizard: pair(
      'Γράψε την αγγελία σου από τώρα: αποθηκεύεται ως πρόχειρο και θα τη δημοσιεύσεις μόλις εγκριθεί το γραφείο.',
      'You can write your listing now. It is saved as a draft, and you can publish it once your agency is approved.',
    ),
    developments: pair(
      'Θα φτιάχνεις συγκροτήματα μόλις εγκριθεί το γραφείο. Ως τότε μπορείς να γράψεις αγγελίες ως πρόχειρα.',
      'You can create developments once your agency is approved. Until then you can write listings as drafts.',
    ),
    other: pair(
      'Η σελίδα ανοίγει μόλις εγκριθεί το γραφείο. Ως τότε μπορείς να γράψεις αγγελίες ως πρόχειρα.',
      'This page opens once your agency is approved. Until then you can write listings as drafts.',
    ),
  },
  listings: pair(
    'Ό,τι γράφεις μένει στα πρόχειρα και το δημοσιεύεις μόλις εγκριθεί.',
    'What you write stays in your drafts, and you can publish it once it’s approved.',
  ),
  next: pair(
    'Ελέγχουμε τα στοιχεία σου στο ΓΕΜΗ, συνήθως σε μία ως δύο εργάσιμες ημέρες, και σου στέλνουμε email με το αποτέλεσμα.',
    'We check your details with GEMI, usually within one or two working days, and email you the result.',
  ),
  confirmFirst: pair(
    (email: string) => `Πρώτα επιβεβαίωσε το email σου: στείλαμε τον σύνδεσμο στο ${email}.`,
    (email: string) => `First, confirm your email: we’ve sent the link to ${email}.`,
  ),
  rejected: pair('Το γραφείο σου δεν εγκρίθηκε', 'Your agency was not approved'),
  rejectedNext: pair(
    'Διόρθωσε τα στοιχεία στο προφίλ και γράψε μας για να τα ξαναδούμε. Ως τότε δεν μπορείς να δημοσιεύσεις.',
    'Correct your details in your profile and write to us so that we can check again. Until then you cannot publish.',
  ),
  toProfile: pair('Άνοιξε το προφίλ', 'Open your profile'),
  toState: pair('Δες πού βρίσκεται ο έλεγχος', 'See where the check stands'),
  toDraft: pair('Γράψε μια αγγελία', 'Write a listing'),
} as const;

export const searchesPage = {
  title: pair('Αναζητήσεις', 'Searches'),
  lead: pair(
    'Οι αναζητήσεις του λογαριασμού σου, σε κάθε συσκευή. Κρατάμε τις 200 πιο πρόσφατες.',
    'The searches of your account, on every device. The 200 most recent are kept.',
  ),
  emptyTitle: pair('Καμία αναζήτηση ακόμη', 'No searches yet'),
  emptyText: pair(
    'Όποια αναζήτηση βρίσκει ακίνητα θα μένει εδώ, για να την ξανακάνεις με ένα πάτημα.',
    'Every search that finds something will be kept here, one press away.',
  ),
  search: pair('Ψάξε ακίνητα', 'Search properties'),
  browser: pair('Αναζητήσεις αυτού του browser', 'Searches of this browser'),
  ranOn: pair(
    (date: string) => `Τελευταία φορά στις ${date}`,
    (date: string) => `Last run on ${date}`,
  ),
} as const;

export const paginationMessages = {
  label: pair('Σελίδες', 'Pages'),
  before: pair('Προηγούμενη', 'Previous'),
  after: pair('Επόμενη', 'Next'),
  of: pair(
    (page: number, all: number) => `Σελίδα ${page} από ${all}`,
    (page: number, all: number) => `Page ${page} of ${all}`,
  ),
} as const;
