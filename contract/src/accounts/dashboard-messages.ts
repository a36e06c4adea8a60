/** Words of the dashboard: its navigation, its first page, favourites and past searches. */
import { approvalMessages } from '../approvals/messages.ts';
import { pair } from '../pair.ts';

export const nav = {
  label: pair('Ο λογαριασμός μου', 'My account'),
  menu: pair('Μενού λογαριασμού', 'Account menu'),
  home: pair('Επισκόπηση', 'Overview'),
  properties: pair('Οι αγγελίες μου', 'My listings'),
  sources: pair('Πηγές αγγελιών', 'Listing sources'),
  complexes: pair('Συγκροτήματα', 'Developments'),
  mandates: pair('Εντολές', 'Agency agreements'),
  cooperation: pair('Συνεργασίες', 'Cooperation'),
  newProperty: pair('Νέα αγγελία', 'New listing'),
  inbox: pair('Μηνύματα', 'Messages'),
  unread: pair(
    (n: number) => (n === 1 ? '1 αδιάβαστη συνομιλία' : `${n} αδιάβαστες συνομιλίες`),
    (n: number) => `Unread conversations: ${n}`,
  ),
  queue: pair('Εκκρεμότητες', 'Work queue'),
  waiting: {
    queue: pair(
      (n: number) => (n === 1 ? '1 εκκρεμότητα' : `${n} εκκρεμότητες`),
      (n: number) => (n === 1 ? '1 item waiting' : `${n} items waiting`),
    ),
    approvals: pair(
      (n: number) => (n === 1 ? '1 αίτημα περιμένει έγκριση' : `${n} αιτήματα περιμένουν έγκριση`),
      (n: number) => (n === 1 ? '1 request waiting for approval' : `${n} requests waiting for approval`),
    ),
    overdue: pair(
      (n: number) => (n === 1 ? '1 γραφείο με απλήρωτη περίοδο' : `${n} γραφεία με απλήρωτη περίοδο`),
      (n: number) => (n === 1 ? '1 agency with an unpaid period' : `${n} agencies with an unpaid period`),
    ),
    chargebacks: pair(
      (n: number) => (n === 1 ? '1 αμφισβήτηση πληρωμής' : `${n} αμφισβητήσεις πληρωμών`),
      (n: number) => (n === 1 ? '1 chargeback to deal with' : `${n} chargebacks to deal with`),
    ),
    complaints: pair(
      (n: number) => (n === 1 ? '1 διαμαρτυρία περιμένει' : `${n} διαμαρτυρίες περιμένουν`),
      (n: number) => (n === 1 ? '1 complaint waiting' : `${n} complaints waiting`),
    ),
    sources: pair(
      (n: number) => (n === 1 ? '1 πηγή αποτυγχάνει' : `${n} πηγές αποτυγχάνουν`),
      (n: number) => (n === 1 ? '1 failing source' : `${n} failing sources`),
    ),
    failures: pair(
      (n: number) => (n === 1 ? '1 εργασία απέτυχε' : `${n} εργασίες απέτυχαν`),
      (n: number) => (n === 1 ? '1 failed job' : `${n} failed jobs`),
    ),
    agencies: pair(
      (n: number) => (n === 1 ? '1 γραφείο περιμένει έγκριση' : `${n} γραφεία περιμένουν έγκριση`),
      (n: number) => (n === 1 ? '1 agency waiting for approval' : `${n} agencies waiting for approval`),
    ),
    deposits: pair(
      (n: number) => (n === 1 ? '1 κατάθεση περιμένει' : `${n} καταθέσεις περιμένουν`),
      (n: number) => (n === 1 ? '1 bank transfer to review' : `${n} bank transfers to review`),
    ),
    reports: pair(
      (n: number) => (n === 1 ? '1 ανοιχτή αναφορά' : `${n} ανοιχτές αναφορές`),
      (n: number) => (n === 1 ? '1 open report' : `${n} open reports`),
    ),
    private_accounts: pair(
      (n: number) =>
        n === 1 ? '1 ιδιωτικός λογαριασμός περιμένει απόφαση' : `${n} ιδιωτικοί λογαριασμοί περιμένουν απόφαση`,
      (n: number) => (n === 1 ? '1 private account to review' : `${n} private accounts to review`),
    ),
    invoices: pair(
      (n: number) => (n === 1 ? '1 παραστατικό χωρίς ΜΑΡΚ' : `${n} παραστατικά χωρίς ΜΑΡΚ`),
      (n: number) => (n === 1 ? '1 invoice without MARK' : `${n} invoices without MARK`),
    ),
    cases: pair(
      (n: number) => (n === 1 ? '1 υπόθεση για απόφαση' : `${n} υποθέσεις για απόφαση`),
      (n: number) => (n === 1 ? '1 case to decide' : `${n} cases to decide`),
    ),
    unclear_matches: pair(
      (n: number) => (n === 1 ? '1 ζεύγος ακινήτων για απάντηση' : `${n} ζεύγη ακινήτων για απάντηση`),
      (n: number) => (n === 1 ? '1 pair of properties to compare' : `${n} pairs of properties to compare`),
    ),
  },
  favorites: pair('Αγαπημένα', 'Favourites'),
  savedSearches: pair('Αποθηκευμένες αναζητήσεις', 'Saved searches'),
  searches: pair('Ιστορικό αναζητήσεων', 'Search history'),
  profile: pair('Προφίλ', 'Profile'),
  security: pair('Ασφάλεια', 'Security'),
  privacy: pair('Τα δεδομένα μου', 'My data'),
  complaints: pair('Διαμαρτυρίες', 'Complaints'),
  decisions: pair('Αποφάσεις για μένα', 'Decisions about me'),
  team: pair('Ομάδα', 'Team'),
  subscription: pair('Συνδρομή', 'Subscription'),
  subscriptions: pair('Συνδρομές', 'Subscriptions'),
  deposits: pair('Καταθέσεις', 'Bank transfers'),
  invoices: pair('Τιμολόγια', 'Invoices'),
  plans: pair('Πακέτα', 'Plans'),
  admin: pair('Διαχείριση', 'Administration'),
  users: pair('Χρήστες', 'Users'),
  agencies: pair('Μεσιτικά γραφεία', 'Agencies'),
  listings: pair('Αγγελίες', 'Listings'),
  articles: pair('Άρθρα', 'Articles'),
  reports: pair('Αναφορές', 'Reports'),
  disputes: pair('Υποθέσεις', 'Cases'),
  hiddenBrokers: pair('Ιδιώτες ή μεσίτες;', 'Owner or agent?'),
  sameProperties: pair('Ίδια ακίνητα;', 'Same property?'),
  administrators: pair('Διαχειριστές', 'Administrators'),
  settings: pair('Ρυθμίσεις', 'Settings'),
  legal: pair('Όροι και απόρρητο', 'Terms and privacy'),
  approvals: pair('Εγκρίσεις', 'Approvals'),
  finance: pair('Οικονομικά', 'Finance'),
  auditLog: pair('Ημερολόγιο ενεργειών', 'Audit log'),
  system: pair('Κατάσταση συστήματος', 'System health'),
  failures: pair('Σφάλματα', 'Failures'),
  listingSources: pair('Πηγές αγγελιών', 'Listing sources'),
  rules: pair('Κανόνες και όρια', 'Rules and limits'),
} as const;

/** What is said at the top of a page after something was done, by the word in its address. */
export const dashboardFlashMessages = {
  'alert-email-sent': pair('Το email στέλνεται.', 'The email is on its way.'),
  saved: pair('Αποθηκεύτηκε.', 'Saved.'),
  resent: pair('Στείλαμε ξανά το email επιβεβαίωσης.', 'We’ve sent the confirmation email again.'),
  'email-asked': pair(
    'Στείλαμε έναν κωδικό στην παλιά και έναν στη νέα διεύθυνση. Χρειάζονται και οι δύο.',
    'We’ve sent one code to your old address and one to your new address. Enter both to finish.',
  ),
  /** The old address was never confirmed, and is not asked. */
  'email-asked-new': pair(
    'Στείλαμε έναν κωδικό στη νέα διεύθυνση. Το email σου θα αλλάξει μόλις τον συμπληρώσεις ή πατήσεις τον σύνδεσμο.',
    'We’ve sent a code to the new address. Your email changes once you enter it or open the link.',
  ),
  'email-kept': pair(
    'Η αλλαγή ακυρώθηκε. Το email σου παραμένει το ίδιο.',
    'Change cancelled. Your email stays the same.',
  ),
  'password-changed': pair(
    'Ο κωδικός πρόσβασης άλλαξε. Οι άλλες συσκευές αποσυνδέθηκαν.',
    'Your password has been changed. Your other devices have been logged out.',
  ),
  'device-ended': pair('Η συσκευή αποσυνδέθηκε.', 'Device logged out.'),
  'devices-ended': pair('Όλες οι άλλες συσκευές αποσυνδέθηκαν.', 'All other devices have been logged out.'),
  'factor-added': pair('Η σύνδεση σε δύο βήματα είναι ενεργή.', 'Two-step login is on.'),
  'app-removed': pair('Η εφαρμογή κωδικών αφαιρέθηκε.', 'Authenticator app removed.'),
  'approval-asked': approvalMessages.asks,
  'factors-removed': pair('Η σύνδεση σε δύο βήματα απενεργοποιήθηκε.', 'Two-step login is off.'),
  'passkey-removed': pair('Το κλειδί πρόσβασης αφαιρέθηκε.', 'Passkey removed.'),
  'export-requested': pair(
    'Ετοιμάζουμε το αρχείο σου. Θα σου στείλουμε email μόλις είναι έτοιμο.',
    'We’re preparing your file. We’ll email you when it’s ready.',
  ),
  'deletion-requested': pair(
    'Ο λογαριασμός σου θα διαγραφεί. Σου στείλαμε με email σύνδεσμο για να ακυρώσεις τη διαγραφή.',
    'Your account is scheduled for deletion. We’ve emailed you a link to undo this.',
  ),
  'deletion-undone': pair('Η διαγραφή ακυρώθηκε.', 'Your account won’t be deleted.'),
  'deletion-undone-listings': pair(
    'Η διαγραφή ακυρώθηκε και οι αγγελίες σου είναι ξανά ενεργές.',
    'Your account won’t be deleted, and your listings are live again.',
  ),
  'deletion-undone-paused': pair(
    'Η διαγραφή ακυρώθηκε. Κάποιες αγγελίες παραμένουν σε παύση, γιατί ξεπερνούν το όριο ενεργών αγγελιών: δες τις στις αγγελίες σου.',
    'Your account won’t be deleted. Some listings stay paused because you’ve reached your limit of active listings. You’ll find them in My listings.',
  ),
  'history-cleared': pair('Το ιστορικό αναζητήσεων διαγράφηκε.', 'Search history deleted.'),
  'search-renamed': pair('Το όνομα άλλαξε.', 'Name changed.'),
  'search-removed': pair('Η αναζήτηση διαγράφηκε.', 'Search deleted.'),
  'contract-end': pair(
    'Το γραφείο ενημερώθηκε με email για τη λύση της σύμβασης.',
    'We’ve emailed the agency about the end of the contract.',
  ),
  'contract-back': pair(
    'Η λύση ανακλήθηκε. Το γραφείο ενημερώθηκε με email.',
    'End of the contract withdrawn. We’ve emailed the agency.',
  ),
  'user-moved': pair('Η κατάσταση άλλαξε. Ο χρήστης ενημερώθηκε με email.', 'Status changed. We’ve emailed the user.'),
  'user-added': pair(
    'Ο λογαριασμός δημιουργήθηκε και στείλαμε την πρόσκληση.',
    'Account created. We’ve sent the invitation.',
  ),
  'user-deleted': pair(
    'Η διαγραφή προγραμματίστηκε. Ο χρήστης ενημερώθηκε με email.',
    'Deletion scheduled. We’ve emailed the user.',
  ),
  'code-mailed': pair('Στείλαμε τον κωδικό με email.', 'Code sent by email.'),
  'register-asked': pair(
    'Ο έλεγχος στο ΓΕΜΗ ολοκληρώθηκε. Δες το αποτέλεσμα πιο κάτω.',
    'GEMI check complete. See the result below.',
  ),
  'register-not-connected': pair(
    'Το μητρώο δεν είναι συνδεδεμένο σε αυτόν τον ιστότοπο. Άνοιξε το δημόσιο μητρώο και έλεγξε τον αριθμό ΓΕΜΗ χειροκίνητα.',
    'The register isn’t connected. Open the GEMI website and look the number up manually.',
  ),
  'admin-added': pair(
    'Ο διαχειριστής προστέθηκε και στείλαμε την πρόσκληση.',
    'Administrator added. We’ve sent the invitation.',
  ),
  'admin-removed': pair(
    'Ο ρόλος αφαιρέθηκε και ο λογαριασμός αποκλείστηκε.',
    'Administrator removed and account blocked.',
  ),
} as const;

export const dashboardHomeMessages = {
  title: pair('Επισκόπηση', 'Overview'),
  greeting: pair(
    (name: string) => `Σύνδεση ως ${name}`,
    (name: string) => `Logged in as ${name}`,
  ),
  tiles: pair('Με μια ματιά', 'At a glance'),
  properties: pair('Οι αγγελίες μου', 'My listings'),
  propertiesNone: pair(
    'Δεν έχεις αγγελίες ακόμη. Δημοσίευσε την πρώτη σε πέντε σύντομα βήματα.',
    'You don’t have any listings yet. Publish one in five short steps.',
  ),
  propertiesNoneAgency: pair(
    'Φέρε τις αγγελίες σου από το πρόγραμμα του γραφείου, με αρχείο ή API, ή γράψε την πρώτη.',
    'Bring your listings in from your agency’s software, by feed or API, or write the first one.',
  ),
  bringListings: pair('Φέρε τις αγγελίες σου', 'Bring your listings in'),
  propertiesText: pair(
    (active: number, others: number) =>
      `${active === 1 ? '1 ενεργή αγγελία' : `${active} ενεργές αγγελίες`}${others > 0 ? `, ${others} σε παύση` : ''}.`,
    (active: number, others: number) =>
      `${active === 1 ? '1 active listing' : `${active} active listings`}${others > 0 ? `, ${others} paused` : ''}`,
  ),
  propertiesSee: pair('Διαχείριση αγγελιών', 'Manage listings'),
  propertiesConfirm: pair(
    'Μπορείς να δημοσιεύσεις μόλις επιβεβαιώσεις το email σου. Τα γραφεία χρειάζονται και την έγκρισή μας.',
    'You can publish once you’ve confirmed your email. Agencies also need our approval.',
  ),
  propertiesWait: pair(
    'Μπορείς να δημοσιεύσεις μόλις εγκρίνουμε τον λογαριασμό σου.',
    'You can publish once we’ve approved your account.',
  ),
  propertiesLeaving: pair(
    'Οι αγγελίες σου δεν εμφανίζονται, γιατί ο λογαριασμός σου πρόκειται να διαγραφεί.',
    'Your listings are hidden while your account is due to be deleted.',
  ),
  listProperty: pair('Δημοσίευσε αγγελία', 'List a property'),
  favoritesNone: pair(
    'Πάτησε την καρδιά σε μια αγγελία για να την αποθηκεύσεις εδώ.',
    'Tap the heart on a listing to save it here.',
  ),
  favoritesText: pair(
    (n: number) => (n === 1 ? '1 αγαπημένο ακίνητο' : `${n} αγαπημένα ακίνητα`),
    (n: number) => (n === 1 ? '1 saved home' : `${n} saved homes`),
  ),
  viewFavorites: pair('Δες τα αγαπημένα', 'View favourites'),
  alerts: pair('Αποθηκευμένες αναζητήσεις', 'Saved searches'),
  alertsNone: pair(
    'Αποθήκευσε μια αναζήτηση και θα σε ειδοποιούμε για νέα ακίνητα και μειώσεις τιμής.',
    'Save a search and we’ll alert you to new homes and price drops.',
  ),
  alertsText: pair(
    (searches: number, unseen: number) =>
      `${searches === 1 ? '1 αναζήτηση' : `${searches} αναζητήσεις`}${unseen > 0 ? `, ${unseen === 1 ? '1 νέο ακίνητο' : `${unseen} νέα ακίνητα`}` : ', τίποτα νέο'}.`,
    (searches: number, unseen: number) =>
      `${searches === 1 ? '1 search' : `${searches} searches`}, ${unseen > 0 ? `${unseen} new ${unseen === 1 ? 'match' : 'matches'}` : 'nothing new'}`,
  ),
  viewSavedSearches: pair('Δες τις αποθηκευμένες', 'View saved searches'),
  inbox: pair('Μηνύματα', 'Messages'),
  inboxNone: pair('Κανένα νέο μήνυμα.', 'No new messages.'),
  inboxText: pair(
    (n: number) => (n === 1 ? '1 αδιάβαστη συνομιλία' : `${n} αδιάβαστες συνομιλίες`),
    (n: number) => (n === 1 ? '1 unread conversation' : `${n} unread conversations`),
  ),
  viewMessages: pair('Δες τα μηνύματα', 'View messages'),
  recent: pair('Πρόσφατες αναζητήσεις', 'Recent searches'),
  all: pair('Δες όλες', 'View all'),
  noSearches: pair('Καμία αναζήτηση ακόμη', 'No searches yet'),
  noSearchesText: pair(
    'Οι αναζητήσεις που κάνεις με τον λογαριασμό σου εμφανίζονται εδώ, σε όλες τις συσκευές σου.',
    'Searches you make while logged in appear here, on all your devices.',
  ),
  search: pair('Αναζήτηση ακινήτων', 'Search homes'),
} as const;

export const state = {
  confirm: pair('Επιβεβαίωσε το email σου', 'Confirm your email'),
  confirmText: pair(
    (email: string) => `Στείλαμε έναν σύνδεσμο στο ${email}. Άνοιξέ τον για να ενεργοποιηθεί ο λογαριασμός σου.`,
    (email: string) => `We’ve emailed a link to ${email}. Open it to activate your account.`,
  ),
  resend: pair('Στείλε ξανά το email', 'Resend email'),
  typeCode: pair('Συμπλήρωσε τον κωδικό', 'Enter code'),
  waiting: pair('Εξετάζουμε τον λογαριασμό σου', 'We’re reviewing your account'),
  waitingText: pair(
    'Στο μεταξύ μπορείς να βλέπεις και να αποθηκεύεις ακίνητα. Θα σου στείλουμε email μόλις εγκριθεί.',
    'You can browse and save homes in the meantime. We’ll email you once it’s approved.',
  ),
  rejected: pair('Ο λογαριασμός σου δεν εγκρίθηκε', 'We couldn’t approve your account'),
  reason: pair('Λόγος', 'Reason'),
  rejectedText: pair(
    'Διόρθωσε τα στοιχεία σου στο προφίλ και επικοινώνησε μαζί μας για να το ξαναδούμε.',
    'Correct your details in your profile, then contact us and we’ll review it again.',
  ),
  toProfile: pair('Πήγαινε στο προφίλ', 'Go to profile'),
  write: pair('Επικοινωνία', 'Contact us'),
  deletion: pair(
    (date: string) => `Ο λογαριασμός σου διαγράφεται στις ${date}`,
    (date: string) => `Your account will be deleted on ${date}`,
  ),
  deletionText: pair(
    'Μέχρι τότε μπορείς να ακυρώσεις τη διαγραφή με τον κωδικό που σου στείλαμε με email.',
    'To keep your account, enter the code we emailed you before then.',
  ),
  undo: pair('Ακύρωση διαγραφής', 'Keep my account'),
} as const;

export const agencyStatusMessages = {
  title: pair('Το γραφείο μου', 'My agency'),
  waiting: pair('Ελέγχουμε τον αριθμό ΓΕΜΗ', 'We’re verifying your GEMI number'),
  waitingText: pair(
    'Ελέγχουμε την επωνυμία και το ΑΦΜ στο Γενικό Εμπορικό Μητρώο.',
    'We check your agency’s name and tax number (AFM) against GEMI, the Greek commercial register.',
  ),
  steps: pair('Τι ακολουθεί', 'What happens next'),
  step1: pair('Επιβεβαιώνεις το email σου.', 'You confirm your email.'),
  step2: pair('Ελέγχουμε το μητρώο μέσα σε 1–2 εργάσιμες ημέρες.', 'We check the register within 1–2 working days.'),
  step3: pair(
    'Σου στέλνουμε το αποτέλεσμα με email. Τότε ξεκινά η δωρεάν περίοδος: μπορείς να δημοσιεύεις αγγελίες και, αν διάλεξες κάρτα, να την προσθέσεις.',
    'We email you the result. If you’re approved, your free trial starts: you can publish listings and, if you chose to pay by card, add your card.',
  ),
  done: pair('έγινε', 'done'),
  approved: pair('Το γραφείο σου επαληθεύτηκε', 'Your agency is verified'),
  complete: pair(
    (done: number, all: number) => `Έχεις συμπληρώσει ${done} από τα ${all} στοιχεία`,
    (done: number, all: number) => `${done} of ${all} details completed`,
  ),
  missing: pair('Λείπουν', 'Missing'),
  full: pair('Το προφίλ του γραφείου είναι πλήρες.', 'Your agency profile is complete.'),
  fill: pair('Συμπλήρωσε το προφίλ', 'Complete profile'),
} as const;

/** An agency that is not approved, on pages whose work ends with publishing. */
export const notApproved = {
  waiting: pair('Το γραφείο σου περιμένει έγκριση', 'Your agency is waiting for approval'),
  until: {
    wizard: pair(
      'Γράψε την αγγελία σου από τώρα: αποθηκεύεται ως πρόχειρο και θα τη δημοσιεύσεις μόλις εγκριθεί το γραφείο.',
      'You can write your listing now. It’s saved as a draft, and you can publish it once your agency is approved.',
    ),
    developments: pair(
      'Θα μπορείς να δημιουργείς συγκροτήματα μόλις εγκριθεί το γραφείο. Μέχρι τότε, μπορείς να ετοιμάζεις αγγελίες ως πρόχειρα.',
      'You can create developments once your agency is approved. Until then you can write listings as drafts.',
    ),
    other: pair(
      'Η σελίδα θα είναι διαθέσιμη μόλις εγκριθεί το γραφείο. Μέχρι τότε, μπορείς να ετοιμάζεις αγγελίες ως πρόχειρα.',
      'You can use this page once your agency is approved. Until then, you can write listings as drafts.',
    ),
  },
  listings: pair(
    'Ό,τι γράφεις αποθηκεύεται στα πρόχειρα και το δημοσιεύεις μόλις εγκριθεί το γραφείο.',
    'What you write is saved in your drafts. You can publish it once your agency is approved.',
  ),
  next: pair(
    'Ελέγχουμε τα στοιχεία σου στο ΓΕΜΗ, συνήθως σε μία έως δύο εργάσιμες ημέρες, και σου στέλνουμε email με το αποτέλεσμα.',
    'We check your details with GEMI, usually within one or two working days, and email you the result.',
  ),
  confirmFirst: pair(
    (email: string) => `Πρώτα επιβεβαίωσε το email σου: στείλαμε τον σύνδεσμο στο ${email}.`,
    (email: string) => `First, confirm your email: we’ve sent the link to ${email}.`,
  ),
  rejected: pair('Το γραφείο σου δεν εγκρίθηκε', 'Your agency wasn’t approved'),
  rejectedNext: pair(
    'Διόρθωσε τα στοιχεία στο προφίλ και επικοινώνησε μαζί μας για να τα ελέγξουμε ξανά. Μέχρι τότε δεν μπορείς να δημοσιεύσεις.',
    'Correct your details in your profile and contact us so that we can check again. Until then you can’t publish.',
  ),
  toProfile: pair('Άνοιξε το προφίλ', 'Open your profile'),
  toState: pair('Δες την πορεία του ελέγχου', 'View status'),
  toDraft: pair('Γράψε μια αγγελία', 'Write a listing'),
} as const;

export const searchesPage = {
  title: pair('Ιστορικό αναζητήσεων', 'Search history'),
  lead: pair(
    'Οι αναζητήσεις σου, σε όλες τις συσκευές. Αποθηκεύονται οι 200 πιο πρόσφατες.',
    'Your searches, on all your devices. We keep the 200 most recent.',
  ),
  emptyTitle: pair('Καμία αναζήτηση ακόμη', 'No searches yet'),
  emptyText: pair(
    'Οι αναζητήσεις με αποτελέσματα εμφανίζονται εδώ, για να τις επαναλάβεις με ένα πάτημα.',
    'Searches that return results appear here, so you can run them again in one tap.',
  ),
  search: pair('Αναζήτηση ακινήτων', 'Search homes'),
  browser: pair('Αναζητήσεις σε αυτή τη συσκευή', 'Searches on this device'),
  ranOn: pair(
    (date: string) => `Τελευταία αναζήτηση: ${date}`,
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
