/** Words of the admin's pages of disputes and of pairs of properties that may be one. */
import { pair } from '../pair.ts';

export const disputeListMessages = {
  title: pair('Υποθέσεις', 'Cases'),
  lead: pair(
    'Ιδιώτες που δηλώνουν αντίρρηση στην παύση της αγγελίας τους. Το γραφείο έχει 48 ώρες να απαντήσει.',
    'Owners who object to their listing being paused. The agency has 48 hours to answer.',
  ),
  tabs: pair('Κατάσταση', 'Status'),
  ready: pair('Για απόφαση', 'To decide'),
  waiting: pair('Περιμένουν το γραφείο', 'Waiting for the agency'),
  closed: pair('Κλειστές', 'Closed'),
  none: pair('Καμία υπόθεση εδώ', 'No cases here'),
  listing: pair('Αγγελία του ιδιώτη', 'Owner’s listing'),
  owner: pair('Ιδιώτης', 'Owner'),
  agency: pair('Γραφείο', 'Agency'),
  reason: pair('Αντίρρηση', 'Objection'),
  openedAt: pair('Άνοιξε', 'Opened'),
  answerDue: pair('Προθεσμία του γραφείου', 'Agency’s deadline'),
  deleted: pair('Έχει διαγραφεί', 'Deleted'),
  sort: pair('Ταξινόμηση', 'Sort by'),
  sortBy: pair(
    (column: string) => `Ταξινόμηση: ${column}`,
    (column: string) => `Sort by: ${column}`,
  ),
} as const;

export const disputePageMessages = {
  title: pair(
    (id: number) => `Υπόθεση ${id}`,
    (id: number) => `Case ${id}`,
  ),
  pageTitle: pair('Υπόθεση', 'Case'),
  back: pair('Όλες οι υποθέσεις', 'All cases'),
  states: {
    awaiting_agency: pair('Περιμένει το γραφείο', 'Waiting for the agency'),
    awaiting_decision: pair('Για απόφαση', 'To decide'),
    decided_for_owner: pair('Υπέρ του ιδιώτη', 'Decided for the owner'),
    decided_for_agency: pair('Υπέρ του γραφείου', 'Decided for the agency'),
    ended: pair('Έκλεισε χωρίς απόφαση', 'Closed without a decision'),
  },
  pauseAt: pair('Αρχική ημέρα παύσης', 'Original pause date'),
  mandate: pair('Εντολή που δήλωσε το γραφείο', 'Agreement stated by the agency'),
  noMandate: pair('Δεν δήλωσε', 'None stated'),
  decide: pair('Απόφαση', 'Decision'),
  decideFor: pair('Υπέρ ποιου;', 'In favour of'),
  forOwner: pair('Υπέρ του ιδιώτη', 'The owner'),
  forOwnerHint: pair(
    'Η αγγελία του μένει ενεργή. Ο κανόνας δεν ισχύει ξανά για αυτό το γραφείο, εκτός αν ανοίξει ξανά η υπόθεση και αποφασιστεί αλλιώς. Η αγγελία του γραφείου μένει όπως είναι.',
    'Their listing stays online. The rule doesn’t apply to this agency again, unless the case is reopened and decided otherwise. The agency’s listing isn’t changed.',
  ),
  forAgency: pair('Υπέρ του γραφείου', 'The agency'),
  forAgencyHint: pair(
    'Η αγγελία του ιδιώτη μπαίνει σε παύση την αρχική ημέρα, ή 24 ώρες μετά την απόφαση αν είναι αργότερα.',
    'The owner’s listing is paused on the original date, or 24 hours after the decision if that’s later.',
  ),
  reasons: pair('Αιτιολογία', 'Reasons'),
  reasonsHint: pair(
    'Τη διαβάζουν και οι δύο πλευρές. Μη γράψεις στοιχεία του ιδιώτη.',
    'Both sides read this. Don’t include any details of the owner.',
  ),
  send: pair('Αποφάσισε', 'Decide'),
  reasonsLanguage: pair('Γλώσσα της αιτιολογίας', 'Language of the reasons'),
  reasonsLanguageHint: pair(
    'Αν δεν διαλέξεις, την αναγνωρίζουμε από το κείμενο. Όποιος χρησιμοποιεί την άλλη γλώσσα μαθαίνει από το email σε ποια είναι γραμμένη.',
    'If you don’t choose, we detect it from the text. If the reader uses the other language, the email says which one you wrote in.',
  ),
  reopen: pair('Νέα εξέταση της υπόθεσης', 'Reopen the case'),
  reopenReason: pair('Γιατί την εξετάζουμε ξανά;', 'Why are we reviewing it again?'),
  reopenHint: pair(
    'Ο χρόνος σταματά μέχρι τη νέα απόφαση, που την παίρνει άλλος διαχειριστής από αυτόν που αποφάσισε. Αν δεν υπάρχει άλλος, η υπόθεση περιμένει. Το κείμενο αυτό το λαμβάνουν και οι δύο πλευρές με email.',
    'The clock stops until a different administrator makes a new decision. If there isn’t one, the case waits. We email this text to both sides.',
  ),
  reopenExclusiveHint: pair(
    'Η απόφαση ισχύει μέχρι τη νέα, που την παίρνει άλλος διαχειριστής από αυτόν που αποφάσισε. Αν δεν υπάρχει άλλος, η υπόθεση περιμένει. Τα γραφεία έχουν ξανά 48 ώρες να γράψουν. Το κείμενο αυτό το λαμβάνουν και τα δύο με email.',
    'The decision stands until a different administrator makes a new one. If there isn’t one, the case waits. The agencies have another 48 hours to reply. We email this text to both.',
  ),
  reopenSend: pair('Άνοιξέ την ξανά', 'Reopen'),
  writeTo: pair('Γράψε σε μία πλευρά', 'Write to one side'),
  to: pair('Προς', 'To'),
  message: pair('Μήνυμα', 'Message'),
  sendMessage: pair('Αποστολή', 'Send'),
  seenBy: {
    owner: pair('το βλέπει ο ιδιώτης', 'seen by the owner'),
    agency: pair('το βλέπει το γραφείο', 'seen by the agency'),
    both: pair('το βλέπουν και οι δύο', 'seen by both'),
  },
  keys: pair('Πλήκτρα', 'Keyboard shortcuts'),
  keyOwner: pair('υπέρ του ιδιώτη', 'for the owner'),
  keyAgency: pair('υπέρ του γραφείου', 'for the agency'),
  keySend: pair('στέλνει την απόφαση, μέσα από την αιτιολογία', 'sends the decision, from the reasons field'),
} as const;

export const registeredMandateMessages = {
  panel: pair('Εντολή του γραφείου', 'Agency’s agreement'),
  title: pair('Καταχωρισμένη εντολή, όπως είναι σήμερα', 'Registered agreement, as it is today'),
  none: pair('Καμία καταχωρισμένη εντολή', 'No registered agreement'),
  noDocument: pair('Χωρίς έγγραφο', 'No document'),
  otherDay: pair('εντολής με άλλη ημερομηνία υπογραφής', 'from an agreement signed on another date'),
  claimed: pair(
    (day: string) => `Όταν άνοιξε η υπόθεση: υπογραφή ${day}`,
    (day: string) => `When the case opened: signed ${day}`,
  ),
} as const;

export const comparisonMessages = {
  title: pair('Τα δύο ακίνητα', 'The two properties'),
  differs: pair('διαφέρει', 'differs'),
  owner: pair('Ιδιώτης', 'Owner'),
  agency: pair('Γραφείο', 'Agency'),
  unknown: pair('δεν αναφέρεται', 'not stated'),
  noPhotos: pair('Χωρίς φωτογραφίες', 'No photos'),
  photos: pair('Φωτογραφίες', 'Photos'),
  photoOf: pair(
    (at: number, of: number) => `Φωτογραφία ${at} από ${of}`,
    (at: number, of: number) => `Photo ${at} of ${of}`,
  ),
  fact: pair('Στοιχείο', 'Detail'),
  advertiser: pair('Αγγελιοδότης', 'Advertiser'),
  listings: pair('Αγγελίες', 'Listings'),
  published: pair('Δημοσιεύτηκε', 'Published'),
  inactive: pair('σε παύση', 'paused'),
  description: pair('Περιγραφή', 'Description'),
  facts: {
    type: pair('Τύπος', 'Type'),
    area: pair('Εμβαδόν', 'Size'),
    floor: pair('Όροφος', 'Floor'),
    year_built: pair('Έτος κατασκευής', 'Year built'),
    bed_rooms: pair('Υπνοδωμάτια', 'Bedrooms'),
    bath_rooms: pair('Μπάνια', 'Bathrooms'),
    heating: pair('Θέρμανση', 'Heating'),
    energy_class: pair('Ενεργειακή κλάση', 'Energy class'),
    orientation: pair('Προσανατολισμός', 'Orientation'),
    street: pair('Διεύθυνση', 'Address'),
    postcode: pair('Ταχυδρομικός κώδικας', 'Postcode'),
    kaek: pair('ΚΑΕΚ', 'KAEK'),
  },
  score: pair(
    (percent: number) => `Ομοιότητα ${percent}%`,
    (percent: number) => `${percent}% similar`,
  ),
} as const;

export const matchReviewMessages = {
  title: pair('Ίδια ακίνητα;', 'Same property?'),
  lead: pair(
    'Αγγελίες διαφορετικών αγγελιοδοτών που μπορεί να είναι το ίδιο ακίνητο. Η απάντησή σου υπερισχύει του αυτόματου ελέγχου.',
    'Listings by different advertisers that may be the same property. Your answer overrides the automatic check.',
  ),
  none: pair('Κανένα ζεύγος δεν περιμένει', 'No pairs waiting'),
  pair: pair('Ακίνητα', 'Properties'),
  score: pair('Ομοιότητα', 'Similarity'),
  foundAt: pair('Βρέθηκε', 'Found'),
  compare: pair('Σύγκριση', 'Compare'),
  back: pair('Όλα τα ζεύγη', 'All pairs'),
  decide: pair('Είναι το ίδιο ακίνητο;', 'Is it the same property?'),
  decideHint: pair(
    'Αν είναι το ίδιο και το δημοσίευσε ιδιώτης πριν από γραφείο, αρχίζουν οι πέντε ημέρες και ενημερώνονται και οι δύο με email.',
    'If it’s the same and an owner published it before an agency, the five days start and we email both.',
  ),
  same: pair('Είναι το ίδιο', 'Same property'),
  different: pair('Είναι διαφορετικά', 'Different properties'),
  decidedSame: pair('Έχει απαντηθεί: είναι το ίδιο', 'Answered: same property'),
  decidedDifferent: pair('Έχει απαντηθεί: είναι διαφορετικά', 'Answered: different properties'),
  next: pair('Επόμενο ζεύγος', 'Next pair'),
  keySame: pair('είναι το ίδιο', 'same property'),
  keyDifferent: pair('είναι διαφορετικά', 'different properties'),
} as const;

export const matchAdminFlashMessages = {
  decided: pair('Η απόφαση αποθηκεύτηκε και στάλθηκε και στις δύο πλευρές.', 'Decision saved and sent to both sides.'),
  reopened: pair('Η υπόθεση άνοιξε ξανά. Ενημερώσαμε και τις δύο πλευρές.', 'Case reopened. We’ve told both sides.'),
  sent: pair('Το μήνυμα στάλθηκε.', 'Message sent.'),
  answered: pair('Η απάντησή σου αποθηκεύτηκε.', 'Answer saved.'),
} as const;
