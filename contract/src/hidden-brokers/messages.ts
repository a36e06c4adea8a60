/** Words of the admin's list of private accounts that look like agents'. */
import { type Pair, pair } from '../pair.ts';
import type { BrokerSignal } from './model.ts';
import type {
  AccountClosure,
  BrokerEndReason,
  BrokerFilter,
  BrokerRelation,
  BrokerStepKind,
  ComplaintOutcome,
} from './steps.ts';

const listed = (count: number, one: string, many: string): string => (count === 1 ? one : `${count} ${many}`);

export const hiddenBrokersMessages = {
  title: pair('Ιδιώτες ή μεσίτες;', 'Owner or agent?'),
  lead: pair(
    'Ιδιωτικοί λογαριασμοί που μοιάζουν με επαγγελματικούς, με στοιχεία από χθες το βράδυ. Οι βαθμοί δεν αποδεικνύουν τίποτα, και μόνο το πρώτο ερώτημα στέλνεται αυτόματα. Δες τα στοιχεία πριν αποφασίσεις.',
    'Private accounts that look like a professional’s, as of last night. Points prove nothing, and only the first question is ever sent automatically. Check the evidence before you decide.',
  ),
  search: pair('Όνομα χρήστη', 'Username'),
  find: pair('Αναζήτηση', 'Search'),
  clear: pair('Καθαρισμός', 'Clear'),
  account: pair('Λογαριασμός', 'Account'),
  points: pair('Βαθμοί', 'Points'),
  evidence: pair('Στοιχεία', 'Evidence'),
  computed: pair('Υπολογίστηκε', 'Computed'),
  sort: pair('Σειρά', 'Sort by'),
  most: pair('Περισσότεροι βαθμοί πρώτα', 'Most points first'),
  fewest: pair('Λιγότεροι βαθμοί πρώτα', 'Fewest points first'),
  state: pair('Κατάσταση', 'Status'),
  sortByPoints: pair('Ταξινόμηση: Βαθμοί', 'Sort by: Points'),
  waiting: pair(
    (count: number) => (count === 1 ? '1 περιμένει απόφαση' : `${count} περιμένουν απόφαση`),
    (count: number) => (count === 1 ? '1 waiting for a decision' : `${count} waiting for a decision`),
  ),
  answerBy: pair(
    (day: string) => `Απάντηση έως ${day}`,
    (day: string) => `Answer by ${day}`,
  ),
  none: pair('Κανένας λογαριασμός', 'No accounts'),
  noneText: pair(
    'Κανένας ιδιωτικός λογαριασμός δεν συγκεντρώνει αρκετά στοιχεία.',
    'No private account has enough evidence against it.',
  ),
  noneFound: pair('Δοκίμασε άλλο όνομα.', 'Try another name.'),
  found: pair(
    (count: number, shown: string) => (count === 1 ? '1 λογαριασμός' : `${shown} λογαριασμοί`),
    (count: number, shown: string) => (count === 1 ? '1 account' : `${shown} accounts`),
  ),
  pointsOf: pair(
    (points: number) => listed(points, '1 βαθμός', 'βαθμοί'),
    (points: number) => listed(points, '1 point', 'points'),
  ),
};

export const brokerSignalMessages = {
  listings_now: pair(
    (count: number) => listed(count, '1 ενεργή αγγελία', 'ενεργές αγγελίες'),
    (count: number) => listed(count, '1 active listing', 'active listings'),
  ),
  properties_in_a_year: pair(
    (count: number) => listed(count, '1 ακίνητο σε 12 μήνες', 'ακίνητα σε 12 μήνες'),
    (count: number) => listed(count, '1 property in 12 months', 'properties in 12 months'),
  ),
  shared_phone: pair(
    (count: number) => `Ίδιο τηλέφωνο με ${listed(count, '1 άλλο λογαριασμό', 'άλλους λογαριασμούς')}`,
    (count: number) => `Shares a phone number with ${listed(count, '1 other account', 'other accounts')}`,
  ),
  shared_photos: pair(
    (count: number) => `Ίδιες φωτογραφίες με ${listed(count, '1 άλλο λογαριασμό', 'άλλους λογαριασμούς')}`,
    (count: number) => `Shares photos with ${listed(count, '1 other account', 'other accounts')}`,
  ),
  reviewed_account: pair(
    (count: number) =>
      `Ίδιο τηλέφωνο ή φωτογραφίες με ${listed(count, '1 λογαριασμό υπό έλεγχο', 'λογαριασμούς υπό έλεγχο')}`,
    (count: number) =>
      `Shares a phone number or photos with ${listed(count, '1 account under review', 'accounts under review')}`,
  ),
  agency_words: pair(
    (count: number) => listed(count, '1 φράση μεσίτη στα κείμενα', 'φράσεις μεσίτη στα κείμενα'),
    (count: number) => listed(count, '1 agency phrase in the text', 'agency phrases in the text'),
  ),
  municipalities: pair(
    (count: number) => `Αγγελίες σε ${listed(count, '1 δήμο', 'δήμους')}`,
    (count: number) => `Listings in ${listed(count, '1 municipality', 'municipalities')}`,
  ),
  reports: pair(
    (count: number) => listed(count, '1 αναφορά ότι ενεργεί ως μεσίτης', 'αναφορές ότι ενεργεί ως μεσίτης'),
    (count: number) => listed(count, '1 report of acting as an agent', 'reports of acting as an agent'),
  ),
} as const satisfies Record<BrokerSignal, unknown>;

export const brokerFilterMessages = {
  all: pair('Όλοι', 'All'),
  waiting: pair('Περιμένουν απόφαση', 'Waiting for a decision'),
  complaint: pair('Με διαμαρτυρία', 'With a complaint'),
  new: pair('Νέος', 'New'),
  asked: pair('Ρωτήθηκε', 'Asked'),
  answered: pair('Έστειλε δήλωση', 'Statement sent'),
  no_answer: pair('Δεν απάντησε', 'No answer'),
  limited: pair('Με όριο', 'Limited'),
  conversion: pair('Ζητήθηκε μετατροπή', 'Asked to convert'),
  suspended: pair('Σε αναστολή', 'Suspended'),
  converted: pair('Έγινε γραφείο', 'Now an agency'),
  cleared: pair('Εντάξει', 'Cleared'),
} as const satisfies Record<BrokerFilter, Pair>;

export const brokerStepMessages = {
  statement: pair('Ερώτημα για την ιδιοκτησία', 'Ownership statement requested'),
  limit: pair('Όριο αγγελιών', 'Listings limited'),
  convert: pair('Αίτημα μετατροπής σε γραφείο', 'Asked to convert to an agency'),
  suspend: pair('Αναστολή λογαριασμού', 'Account suspended'),
} as const satisfies Record<BrokerStepKind, Pair>;

export const brokerEndMessages = {
  accepted: pair('Η δήλωση έγινε δεκτή', 'Statement accepted'),
  next_step: pair('Ακολούθησε επόμενο βήμα', 'Followed by the next step'),
  reversed: pair('Ανακλήθηκε μετά από διαμαρτυρία', 'Reversed after a complaint'),
  lifted: pair('Ακυρώθηκε από διαχειριστή', 'Undone by an administrator'),
  converted: pair('Ο λογαριασμός έγινε γραφείο', 'The account became an agency'),
  status_changed: pair('Άλλαξε η κατάσταση του λογαριασμού', 'Account status changed'),
} as const satisfies Record<BrokerEndReason, Pair>;

export const brokerRelationMessages = {
  owner: pair('Είναι δικό μου', 'I own it'),
  relative: pair('Ανήκει σε συγγενή ή φίλο', 'It belongs to a relative or friend'),
  fee: pair('Είμαι μεσίτης ή παίρνω αμοιβή', 'I’m an agent or I’m paid a fee'),
} as const satisfies Record<BrokerRelation, Pair>;

export const complaintOutcomeMessages = {
  accepted: pair('Έγινε δεκτή', 'Accepted'),
  rejected: pair('Απορρίφθηκε', 'Rejected'),
} as const satisfies Record<ComplaintOutcome, Pair>;

/** Instead of where the account stands: nothing can follow. */
export const accountClosureMessages = {
  not_approved: pair('Ανενεργός', 'Inactive'),
  being_erased: pair('Υπό διαγραφή', 'Being deleted'),
} as const satisfies Record<AccountClosure, Pair>;

/** Of the page of one account, for admins. */
export const brokerPageMessages = {
  title: pair('Έλεγχος ιδιωτικού λογαριασμού', 'Private account review'),
  back: pair('Όλοι οι λογαριασμοί', 'All accounts'),
  user: pair('Καρτέλα χρήστη', 'User page'),
  activeListings: pair('Ενεργές αγγελίες', 'Active listings'),
  noEvidence: pair('Κανένα στοιχείο από τον νυχτερινό έλεγχο.', 'No evidence from the nightly check.'),
  steps: pair('Βήματα', 'Steps'),
  noSteps: pair('Δεν έχει γίνει κανένα βήμα.', 'No steps yet.'),
  automatic: pair('αυτόματα', 'automatic'),
  by: pair(
    (name: string) => `από ${name}`,
    (name: string) => `by ${name}`,
  ),
  formerAdmin: pair('από πρώην διαχειριστή', 'by a former administrator'),
  noAnswer: pair('Δεν απάντησε μέχρι την προθεσμία', 'No answer by the deadline'),
  pausedListings: pair(
    (count: number) => listed(count, '1 αγγελία μπήκε σε παύση', 'αγγελίες μπήκαν σε παύση'),
    (count: number) => listed(count, '1 listing paused', 'listings paused'),
  ),
  limitOf: pair(
    (count: number) => `Έως ${listed(count, '1 ενεργή αγγελία', 'ενεργές αγγελίες')}`,
    (count: number) => `Up to ${listed(count, '1 active listing', 'active listings')}`,
  ),
  statement: pair('Δήλωση', 'Statement'),
  statementText: pair('Τι έγραψε', 'What they wrote'),
  noText: pair('Δεν έγραψε κάτι.', 'They didn’t write anything.'),
  listing: pair('Αγγελία', 'Listing'),
  relation: pair('Δήλωσε', 'Stated'),
  complaint: pair('Διαμαρτυρία', 'Complaint'),
  decision: pair('Απόφαση', 'Decision'),
  nextTitle: {
    statement: pair('Ζήτησε δήλωση ιδιοκτησίας', 'Ask for a statement of ownership'),
    limit: pair('Βάλε όριο αγγελιών', 'Limit listings'),
    convert: pair('Ζήτησε μετατροπή σε γραφείο', 'Ask to convert to an agency'),
    suspend: pair('Ανάστειλε τον λογαριασμό', 'Suspend the account'),
  },
  nextHint: {
    statement: pair(
      'Ζητάμε με email μια απάντηση για κάθε αγγελία, ενεργή ή σε παύση. Οι αγγελίες μένουν όπως είναι.',
      'We email them to ask about each listing, active or paused. Listings stay as they are.',
    ),
    limit: pair(
      'Όσες αγγελίες είναι ενεργές μένουν. Πάνω από το όριο δεν δημοσιεύεται ούτε ενεργοποιείται άλλη.',
      'Active listings stay online. Nothing more can be published or reactivated above the limit.',
    ),
    convert: pair(
      'Ο χρήστης συμπληρώνει ΓΕΜΗ και ο λογαριασμός γίνεται γραφείο. Μέχρι τότε μένει το όριο.',
      'The user enters a GEMI number and the account becomes an agency. Until then, the limit stays.',
    ),
    suspend: pair(
      'Ο χρήστης δεν μπορεί να συνδεθεί και όλες οι αγγελίες του μπαίνουν σε παύση. Μπορεί να διαμαρτυρηθεί με τον κωδικό του email.',
      'The user can’t log in and all their listings are paused. They can complain with the code in the email.',
    ),
  },
  soonAfterConversion: pair(
    (day: string) =>
      `Του ζητήσαμε μετατροπή στις ${day}, χωρίς προθεσμία. Δώσε του τουλάχιστον 14 ημέρες, εκτός αν υπάρχει λόγος που δεν μπορεί να περιμένει. Τότε γράψε τον.`,
    (day: string) =>
      `We asked them to convert on ${day}, with no deadline. Give them at least 14 days, unless there’s a reason that can’t wait. If so, say what it is.`,
  ),
  limitToBe: pair(
    (count: number) => `Το όριο θα είναι: ${listed(count, '1 ενεργή αγγελία', 'ενεργές αγγελίες')}.`,
    (count: number) => `The limit will be ${listed(count, '1 active listing', 'active listings')}.`,
  ),
  waitsForAnswer: pair(
    'Το επόμενο βήμα ανοίγει όταν απαντήσει ή όταν περάσει η προθεσμία.',
    'The next step opens once they answer or the deadline passes.',
  ),
  waitsForComplaint: pair(
    'Υπάρχει διαμαρτυρία που περιμένει απόφαση. Μέχρι τότε δεν γίνεται άλλο βήμα.',
    'A complaint is waiting for a decision. No further step can be taken until then.',
  ),
  noStepWhileClosed: {
    not_approved: pair(
      'Ο λογαριασμός δεν είναι ενεργός, οπότε δεν γίνεται άλλο βήμα.',
      'The account isn’t active, so no further step can be taken.',
    ),
    being_erased: pair(
      'Ο λογαριασμός διαγράφεται, οπότε δεν γίνεται άλλο βήμα.',
      'The account is being deleted, so no further step can be taken.',
    ),
  },
  limitHolds: pair(
    (count: number) => `Το όριο (${listed(count, '1 ενεργή αγγελία', 'ενεργές αγγελίες')}) συνεχίζει να ισχύει.`,
    (count: number) => `The limit of ${listed(count, '1 active listing', 'active listings')} still applies.`,
  ),
  cleared: pair(
    (at: string, until: string) =>
      `Στις ${at} αποφασίσαμε υπέρ του χρήστη. Αυτό δεσμεύει έως τις ${until}: για να κάνεις το βήμα νωρίτερα, γράψε τι νέο προέκυψε από τότε.`,
    (at: string, until: string) =>
      `We decided in the user’s favour on ${at}. That stands until ${until}: to take this step sooner, say what’s new since then.`,
  ),
  newEvidence: pair('Τι νέο προέκυψε', 'New evidence'),
  limit: pair('Όριο', 'Limit'),
  reason: pair('Λόγος', 'Reason'),
  reasonHint: pair(
    'Ο χρήστης το διαβάζει στο email. Αν χρησιμοποιεί άλλη γλώσσα, το email λέει σε ποια το έγραψες.',
    'The user reads this in the email. If they use another language, the email says which one you wrote in.',
  ),
  accept: pair('Δέξου τη δήλωση', 'Accept the statement'),
  acceptHint: pair(
    'Ο λογαριασμός δεν εμφανίζεται ξανά για έλεγχο για 12 μήνες, εκτός αν αποκτήσει 3 αγγελίες παραπάνω.',
    'The account won’t come up for review again for 12 months, unless it gets 3 more listings.',
  ),
  lift: pair('Ακύρωσε το βήμα', 'Undo this step'),
  liftHint: pair(
    'Ό,τι έκανε το βήμα αναιρείται και ο χρήστης ενημερώνεται με email.',
    'Everything the step did is undone, and the user gets an email.',
  ),
  decide: pair('Απόφαση για τη διαμαρτυρία', 'Decide on the complaint'),
  decideAbout: pair(
    (step: string) => `Αφορά: ${step}`,
    (step: string) => `About: ${step}`,
  ),
  outcome: pair('Τι αποφασίζεις', 'Your decision'),
  reject: pair('Απόρριψη: το βήμα μένει', 'Reject: the step stays'),
  accepts: pair('Αποδοχή: το βήμα ακυρώνεται', 'Accept: the step is undone'),
  acceptsHint: pair('Αναιρείται και ό,τι ακολούθησε από αυτό.', 'Anything that followed from it is undone too.'),
  decisionText: pair('Αιτιολογία', 'Reasons'),
  sendDecision: pair('Αποθήκευση απόφασης', 'Save decision'),
  otherAdmin: pair(
    'Το βήμα το έκανες εσύ, οπότε για τη διαμαρτυρία αποφασίζει άλλος διαχειριστής. Αν δεν υπάρχει άλλος, πρόσθεσε έναν. Αν ο χρήστης έχει δίκιο, μπορείς να ακυρώσεις το βήμα.',
    'You took this step, so another administrator has to decide on the complaint. If there isn’t one, add one. If the user is right, you can undo the step.',
  ),
  review: pair('Έλεγχος ιδιωτικού λογαριασμού', 'Private account review'),
} as const;

export const brokerFlashMessages = {
  'step-taken': pair('Το βήμα καταγράφηκε και στάλθηκε email.', 'Step recorded and email sent.'),
  accepted: pair('Η δήλωση έγινε δεκτή και στάλθηκε email.', 'Statement accepted and email sent.'),
  lifted: pair('Το βήμα ακυρώθηκε και στάλθηκε email.', 'Step undone and email sent.'),
  decided: pair('Η απόφαση αποθηκεύτηκε και στάλθηκε email.', 'Decision saved and email sent.'),
} as const;
