/** Words of "my properties": own listings by state, what they brought, what can be done with them. */
import { formatCount } from '../../format.ts';
import { type Pair, pair } from '../../pair.ts';
import type { WizardStep } from '../fields.ts';
import { listingLimits } from '../limits.ts';
import { reviewNoticeMessages } from '../review/review-notice-messages.ts';
import type { ListingAction, ListingState, ShownListingState } from '../states.ts';

/** As long as the table `retention` says of `removed_ad`. */
const REMOVED_DAYS = 90;

const listingCount = pair(
  (n: number) => (n === 1 ? '1 αγγελία' : `${n} αγγελίες`),
  (n: number) => (n === 1 ? '1 listing' : `${n} listings`),
);

export const ownListingsMessages = {
  sameProperty: pair(
    (n: number) =>
      n === 1 ? '1 ακίνητο που διαφημίζουν ιδιώτης και γραφείο' : `${n} ακίνητα που διαφημίζουν ιδιώτης και γραφείο`,
    (n: number) =>
      n === 1
        ? '1 property advertised by an owner and an agency'
        : `${n} properties advertised by an owner and an agency`,
  ),
  title: pair('Οι αγγελίες μου', 'My listings'),
  newListing: pair('Νέα αγγελία', 'New listing'),
  sources: pair('Εισαγωγή από πηγή', 'Import from a source'),
  room: pair(
    (used: number, all: number | null) =>
      all === null ? `${listingCount.el(used)} ${used === 1 ? 'ενεργή' : 'ενεργές'}` : `${used} από ${all} ενεργές`,
    (used: number, all: number | null) =>
      all === null ? `${used} active ${used === 1 ? 'listing' : 'listings'}` : `${used} of ${all} active`,
  ),
  roomFull: pair(
    (tooMany: number) =>
      `Έφτασες το όριο ενεργών αγγελιών: για να ενεργοποιήσεις άλλη, βάλε πρώτα ${tooMany === 1 ? 'μία' : tooMany} σε παύση.`,
    (tooMany: number) =>
      `You’ve reached your limit of active listings: pause ${tooMany === 1 ? 'one' : tooMany} to make room for another.`,
  ),
  stats: pair('Οι αγγελίες σου τις τελευταίες 30 ημέρες', 'Your listings in the last 30 days'),
  views: pair('Προβολές', 'Views'),
  messages: pair('Μηνύματα', 'Messages'),
  /** One for each person who asks about a listing, however often they write. */
  conversations: pair('Συνομιλίες', 'Conversations'),
  phone_reveals: pair('Εμφανίσεις τηλεφώνου', 'Phone number views'),
  favorites: pair('Στα αγαπημένα', 'Saves'),
  in30: pair('από το προηγούμενο 30ήμερο', 'vs previous 30 days'),
  up: pair('Αύξηση', 'Up'),
  down: pair('Μείωση', 'Down'),
  same: pair('καμία αλλαγή', 'no change'),
  tabs: pair('Κατάσταση αγγελιών', 'Listing status'),
  drafts: pair('Πρόχειρα', 'Drafts'),
  kinds: pair('Πώληση ή ενοικίαση', 'Sale or rent'),
  all: pair('Όλες', 'All'),
  sale: pair('Πώληση', 'For sale'),
  rent: pair('Ενοικίαση', 'For rent'),
  list: pair('Αγγελίες', 'Listings'),
  updated: pair(
    (age: string) => `Ενημερώθηκε ${age}`,
    (age: string) => `Updated ${age}`,
  ),
  edit: pair('Επεξεργασία', 'Edit'),
  more: pair('Ενέργειες', 'Actions'),
  ofListing: pair(
    (what: string, listing: string) => `${what}: ${listing}`,
    (what: string, listing: string) => `${what}: ${listing}`,
  ),
  see: pair('Δες την αγγελία', 'View listing'),
  itsMessages: pair('Μηνύματα της αγγελίας', 'Messages about this listing'),
  select: pair(
    (listing: string) => `Επιλογή: ${listing}`,
    (listing: string) => `Select: ${listing}`,
  ),
  selectAll: pair('Επιλογή όλων στη σελίδα', 'Select all on this page'),
  chosen: pair(
    (n: number) => `${n === 1 ? 'Επιλέχθηκε' : 'Επιλέχθηκαν'} ${listingCount.el(n)}`,
    (n: number) => `${listingCount.en(n)} selected`,
  ),
  chosenLabel: pair('Επιλεγμένες αγγελίες', 'Selected listings'),
  unfinished: pair('Έχεις αλλαγές που δεν δημοσίευσες.', 'You have unpublished changes.'),
  finishIt: pair('Ολοκλήρωσε τις αλλαγές', 'Finish your changes'),
  deleteWarning: pair(
    (n: number): string =>
      n === 1
        ? 'Η αγγελία και οι φωτογραφίες της θα διαγραφούν οριστικά. Η ενέργεια δεν αναιρείται.'
        : 'Οι αγγελίες και οι φωτογραφίες τους θα διαγραφούν οριστικά. Η ενέργεια δεν αναιρείται.',
    (n: number) =>
      n === 1
        ? 'This listing and its photos will be permanently deleted. You can’t undo this.'
        : 'These listings and their photos will be permanently deleted. You can’t undo this.',
  ),
  deleteYes: pair('Οριστική διαγραφή', 'Delete permanently'),
} as const;

export const listingStateMessages: Readonly<Record<ListingState, { one: Pair; tab: Pair }>> = {
  active: { one: pair('Ενεργή', 'Active'), tab: pair('Ενεργές', 'Active') },
  inactive: { one: pair('Σε παύση', 'Paused'), tab: pair('Σε παύση', 'Paused') },
  removed: { one: pair('Διαγραμμένη', 'Deleted'), tab: pair('Διαγραμμένες', 'Deleted') },
};

/** Of one listing, with what we did set apart from what its owner did. */
export const shownListingStateMessages: Readonly<Record<ShownListingState, Pair>> = {
  active: listingStateMessages.active.one,
  inactive: listingStateMessages.inactive.one,
  removed: listingStateMessages.removed.one,
  taken_down: pair('Αποσυρμένη από εμάς', 'Taken down by us'),
  in_review: pair('Σε έλεγχο', 'Under review'),
};

export const listingActionMessages = {
  activate: pair('Ενεργοποίηση', 'Reactivate'),
  deactivate: pair('Παύση', 'Pause'),
  remove: pair('Διαγραφή', 'Delete'),
  restore: pair('Επαναφορά', 'Restore'),
  delete: pair('Οριστική διαγραφή', 'Delete permanently'),
  confirm: pair('Είναι ακόμη διαθέσιμο', 'Still available'),
} as const satisfies Record<ListingAction, Pair>;

/** Asked of whoever pauses or deletes a listing; nobody has to say. */
export const ending = {
  agreed: {
    sale: pair('Πουλήθηκε;', 'Has it been sold?'),
    rent: pair('Νοικιάστηκε;', 'Has it been rented?'),
  },
  unsaid: pair('Δεν απαντώ', 'Prefer not to say'),
  yes: {
    sale: pair('Ναι, πουλήθηκε', 'Yes, it’s been sold'),
    rent: pair('Ναι, νοικιάστηκε', 'Yes, it’s been rented'),
  },
  no: {
    deactivate: pair('Όχι, μόνο παύση', 'No, just pausing'),
    remove: pair('Όχι, δεν το διαθέτω πια', 'No, I’ve taken it off the market'),
  },
  price: pair('Σε τι τιμή;', 'What was the price?'),
  priceHint: pair(
    'Δεν εμφανίζεται πουθενά. Τη διατηρούμε μόνο για μελλοντικά στατιστικά της αγοράς.',
    'Never shown to anyone. We keep it only for future market statistics.',
  ),
} as const;

/** After an action, in the address. «The listing has been successfully saved» is the customer's literal. */
export const ownListingsFlashMessages = {
  activate: pair('Η αγγελία σου είναι ενεργή.', 'Your listing is live.'),
  deactivate: pair('Η αγγελία σου μπήκε σε παύση.', 'Your listing is paused.'),
  remove: pair(
    `Η αγγελία διαγράφηκε. Μένει ${REMOVED_DAYS} ημέρες στις διαγραμμένες, μήπως αλλάξεις γνώμη.`,
    `Listing deleted. It stays in your deleted listings for ${REMOVED_DAYS} days in case you change your mind.`,
  ),
  restore: pair(
    'Η αγγελία επανήλθε και είναι σε παύση. Ενεργοποίησέ την όποτε θέλεις.',
    'Listing restored. It stays paused until you reactivate it.',
  ),
  confirm: pair(
    'Ευχαριστούμε. Η αγγελία επιβεβαιώθηκε και μένει ενεργή.',
    'Thanks. Your listing is confirmed and stays live.',
  ),
  price: pair('Η τιμή άλλαξε.', 'Price updated.'),
  delete: pair('Η αγγελία διαγράφηκε οριστικά.', 'Listing permanently deleted.'),
  many: pair('Οι αγγελίες αποθηκεύτηκαν.', 'Listings updated.'),
  'many-deleted': pair('Οι αγγελίες διαγράφηκαν οριστικά.', 'Listings permanently deleted.'),
  'draft-dropped': pair('Το πρόχειρο διαγράφηκε.', 'Draft deleted.'),
  banned: pair(
    'Ο χρήστης αποκλείστηκε. Οι αγγελίες του δεν εμφανίζονται πια.',
    'The advertiser is banned. Their listings are no longer shown.',
  ),
  published: pair('Η αγγελία σου δημοσιεύτηκε.', 'Your listing has been published.'),
  saved: pair('Η αγγελία αποθηκεύτηκε.', 'Listing saved.'),
  'in-review': reviewNoticeMessages.saved,
} as const;

export const listingNoticeMessages = {
  near: pair(
    (ago: number, left: number) =>
      `Δεν την έχεις επιβεβαιώσει εδώ και ${ago} ημέρες. ${left <= 0 ? 'Σήμερα' : left === 1 ? 'Αύριο' : `Σε ${left} ημέρες`} μπαίνει σε παύση.`,
    (ago: number, left: number) =>
      `You haven’t confirmed this listing for ${ago} days. It will be paused ${left <= 0 ? 'today' : left === 1 ? 'tomorrow' : `in ${left} days`}.`,
  ),
  nearMark: pair(
    (left: number) => (left <= 0 ? 'Παύση σήμερα' : left === 1 ? 'Παύση αύριο' : `Παύση σε ${left} ημέρες`),
    (left: number) => (left <= 0 ? 'Pauses today' : left === 1 ? 'Pauses tomorrow' : `Pauses in ${left} days`),
  ),
  unconfirmed: pair(
    'Μπήκε σε παύση γιατί δεν την επιβεβαίωσες για 45 ημέρες. Αν το ακίνητο είναι ακόμη διαθέσιμο, ενεργοποίησέ την.',
    'Paused because you didn’t confirm it for 45 days. If the property is still available, reactivate it.',
  ),
  account: pair('Είναι σε παύση λόγω της κατάστασης του λογαριασμού σου.', 'Paused because of your account status.'),
  deletion: pair(
    'Είναι σε παύση όσο εκκρεμεί η διαγραφή του λογαριασμού σου. Αν την αναιρέσεις, ενεργοποιείται ξανά.',
    'Paused while your account is due to be deleted. Undo the deletion and it goes live again.',
  ),
  plan: pair('Είναι σε παύση γιατί ξεπερνά το όριο του πακέτου σου.', 'Paused because you’re over your plan’s limit.'),
  mandate: pair(
    'Μπήκε σε παύση γιατί η εντολή έληξε. Συμπλήρωσε τη νέα ημερομηνία λήξης: μόλις την αποθηκεύσεις, ενεργοποιείται ξανά.',
    'Paused because the agency agreement ended. Enter the new end date: once you save it, the listing goes live again.',
  ),
  agencyScheduled: pair(
    (when: string) => `Ένα μεσιτικό γραφείο δημοσίευσε το ίδιο ακίνητο. Η αγγελία σου θα μπει σε παύση στις ${when}.`,
    (when: string) => `An agency has listed the same property. Your listing will be paused on ${when}.`,
  ),
  agencyDisputed: pair(
    'Εξετάζουμε την αντίρρησή σου για το μεσιτικό γραφείο. Η αγγελία σου μένει ενεργή.',
    'We’re reviewing your objection about the agency. Your listing stays online.',
  ),
  agencyLink: pair('Δες τι μπορείς να κάνεις', 'See your options'),
  agency_listing: pair(
    'Μπήκε σε παύση γιατί το ίδιο ακίνητο το δημοσίευσε μεσιτικό γραφείο. Μπορείς να την ενεργοποιήσεις ξανά όποτε θέλεις.',
    'Paused because an agency listed the same property. You can reactivate it whenever you like.',
  ),
  source: pair(
    'Είναι σε παύση γιατί δεν υπάρχει πια στην πηγή σου ή η πηγή αφαιρέθηκε. Αν ξαναμπεί στην πηγή, ενεργοποιείται ξανά.',
    'Paused because it’s no longer in your feed, or its source was removed. If it returns to the feed, it goes live again.',
  ),
  source_photos: pair(
    'Περιμένει τις φωτογραφίες από την πηγή σου. Δημοσιεύεται μόλις έρθουν όσες χρειάζονται.',
    'Waiting for photos from your feed. It goes live once enough of them have arrived.',
  ),
  review: reviewNoticeMessages.review,
  change: reviewNoticeMessages.change,
  admin: pair(
    'Τη βάλαμε εμείς σε παύση. Σου στείλαμε τον λόγο με email.',
    'Paused by Estia. We’ve emailed you the reason.',
  ),
} as const;

export const emptyTabMessages = {
  active: {
    title: pair('Καμία ενεργή αγγελία', 'No active listings'),
    text: pair(
      'Δημοσίευσε την πρώτη σου αγγελία σε πέντε σύντομα βήματα. Το πρόχειρο αποθηκεύεται αυτόματα.',
      'Publish your first listing in five short steps. Your draft saves automatically.',
    ),
    paused: pair(
      (n: number) =>
        n === 1
          ? 'Έχεις 1 αγγελία σε παύση. Μπορείς να την ενεργοποιήσεις ξανά όποτε θέλεις.'
          : `Έχεις ${formatCount(n, 'el')} αγγελίες σε παύση. Μπορείς να τις ενεργοποιήσεις ξανά όποτε θέλεις.`,
      (n: number) =>
        n === 1
          ? 'You have 1 paused listing. You can reactivate it at any time.'
          : `You have ${formatCount(n, 'en')} paused listings. You can reactivate them at any time.`,
    ),
    seePaused: pair('Δες όσες είναι σε παύση', 'View paused listings'),
  },
  inactive: {
    title: pair('Καμία αγγελία σε παύση', 'No paused listings'),
    text: pair(
      'Όσες αγγελίες βάζεις σε παύση μένουν εδώ, με τις φωτογραφίες τους, μέχρι να τις ενεργοποιήσεις ξανά.',
      'Listings you pause stay here, with their photos, until you reactivate them.',
    ),
  },
  removed: {
    title: pair('Καμία διαγραμμένη αγγελία', 'No deleted listings'),
    text: pair(
      `Όσες διαγράφεις μένουν εδώ ${REMOVED_DAYS} ημέρες, μήπως αλλάξεις γνώμη.`,
      `Deleted listings stay here for ${REMOVED_DAYS} days in case you change your mind.`,
    ),
  },
  drafts: {
    title: pair('Κανένα πρόχειρο', 'No drafts'),
    text: pair(
      'Όποια αγγελία αφήνεις στη μέση αποθηκεύεται εδώ και τη συνεχίζεις από όποια συσκευή θέλεις.',
      'Unfinished listings are saved here, so you can continue on any device.',
    ),
  },
  back: pair('Δες τις ενεργές', 'View active listings'),
} as const;

export const draftMessages = {
  newListing: pair('Νέα αγγελία', 'New listing'),
  change: pair('Αλλαγές σε αγγελία', 'Changes to a listing'),
  stopped: pair(
    (step: string) => `Σταμάτησες στο βήμα «${step}»`,
    (step: string) => `You stopped at “${step}”`,
  ),
  fromSource: pair('Από την πηγή', 'From'),
  missing: pair('Λείπουν', 'Missing'),
  search: pair('Κωδικός, οδός ή τίτλος', 'Reference, street or title'),
  source: pair('Πηγή', 'Source'),
  anySource: pair('Όλες', 'Any'),
  find: pair('Αναζήτηση', 'Search'),
  clear: pair('Καθαρισμός', 'Clear'),
  resume: pair('Ολοκλήρωσε την αγγελία', 'Finish listing'),
  resumeChange: pair('Ολοκλήρωσε τις αλλαγές', 'Finish your changes'),
  drop: pair('Διαγραφή', 'Delete'),
  deleteWarning: pair(
    'Τα στοιχεία και οι φωτογραφίες του προχείρου θα διαγραφούν.',
    'Everything in this draft, including photos, will be deleted.',
  ),
  dropYes: pair('Ναι, διάγραψε το πρόχειρο', 'Delete draft'),
  limit: pair(
    `Μπορείς να έχεις έως ${listingLimits.drafts} πρόχειρα.`,
    `You can keep up to ${listingLimits.drafts} drafts.`,
  ),
} as const;

export const stepNames: Readonly<Record<WizardStep, Pair>> = {
  general: pair('Βασικά στοιχεία', 'Basics'),
  extra: pair('Επιπλέον στοιχεία', 'Details'),
  photos: pair('Φωτογραφίες', 'Photos'),
  contact: pair('Επικοινωνία', 'Contact'),
  finish: pair('Δημοσίευση', 'Publish'),
};

/** The owner's look at one listing. */
export const preview = {
  title: pair('Η αγγελία σου', 'Your listing'),
  back: pair('Οι αγγελίες μου', 'My listings'),
  asSeen: pair('Έτσι τη βλέπουν οι επισκέπτες.', 'This is what visitors see.'),
  notSeen: pair('Τώρα τη βλέπεις μόνο εσύ.', 'Only you can see this right now.'),
  open: pair('Άνοιξε τη δημόσια σελίδα', 'View public page'),
  published: pair('Η αγγελία σου δημοσιεύτηκε', 'Your listing is live'),
  publishedText: pair(
    'Εμφανίζεται ήδη στην αναζήτηση. Κοινοποίησε τον σύνδεσμο:',
    'It’s already showing in search. Share the link:',
  ),
  link: pair('Σύνδεσμος της αγγελίας', 'Listing link'),
  share: pair('Κοινοποίηση', 'Share'),
  stats: pair('Συνολικά', 'All time'),
  code: pair('Κωδικός αγγελίας', 'Listing ID'),
} as const;

/** All listings, for an admin. */
/** What an administrator did to somebody's listing. */
export const adminListingsFlashMessages = {
  activate: pair('Η αγγελία είναι ενεργή.', 'The listing is live.'),
  deactivate: pair('Η αγγελία αποσύρθηκε.', 'The listing has been taken down.'),
  remove: pair('Η αγγελία αφαιρέθηκε.', 'The listing has been removed.'),
  restore: pair('Η αγγελία επανήλθε και είναι σε παύση.', 'The listing has been restored and is paused.'),
  delete: ownListingsFlashMessages.delete,
  banned: ownListingsFlashMessages.banned,
} as const;

export const adminListingsMessages = {
  saleTitle: pair('Αγγελίες πώλησης', 'Sale listings'),
  rentTitle: pair('Αγγελίες ενοικίασης', 'Rental listings'),
  search: pair('Κωδικός αγγελίας, όνομα ή email χρήστη', 'Listing ID, or user’s name or email'),
  find: pair('Αναζήτηση', 'Search'),
  clear: pair('Καθαρισμός', 'Clear'),
  count: pair(
    (n: number) => listingCount.el(n),
    (n: number) => listingCount.en(n),
  ),
  owner: pair('Χρήστης', 'User'),
  reports: pair(
    (n: number) => (n === 1 ? '1 αναφορά' : `${n} αναφορές`),
    (n: number) => (n === 1 ? '1 report' : `${n} reports`),
  ),
  none: pair('Καμία αγγελία', 'No listings'),
  noneText: pair('Δοκίμασε άλλη καρτέλα ή άλλη αναζήτηση.', 'Try another tab or search.'),
  action: pair('Ενέργεια', 'Action'),
  takeDown: pair('Απόσυρση', 'Take down'),
  ban: pair('Αποκλεισμός χρήστη', 'Ban advertiser'),
} as const;
