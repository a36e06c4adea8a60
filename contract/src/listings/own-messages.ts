/** Words of "my properties": own ads by state, what they brought, what can be done with them. */
import { type Pair, pair } from '../pair.ts';
import type { WizardStep } from './fields.ts';
import { listingLimits } from './limits.ts';
import type { ListingAction, ListingState } from './states.ts';

/** As long as the table `retention` says of `removed_ad`. */
const REMOVED_DAYS = 90;

const ads = pair(
  (n: number) => (n === 1 ? '1 αγγελία' : `${n} αγγελίες`),
  (n: number) => (n === 1 ? '1 ad' : `${n} ads`),
);

export const ownListingsMessages = {
  title: pair('Τα ακίνητά μου', 'My properties'),
  newAd: pair('Νέα αγγελία', 'New ad'),
  room: pair(
    (used: number, all: number | null) =>
      all === null ? `${ads.el(used)} ${used === 1 ? 'ενεργή' : 'ενεργές'}` : `${used} από ${all} ενεργές`,
    (used: number, all: number | null) => (all === null ? `${ads.en(used)} active` : `${used} of ${all} active`),
  ),
  roomFull: pair(
    'Έφτασες το όριο ενεργών αγγελιών: για να ενεργοποιήσεις άλλη, βάλε μία σε παύση.',
    'You’ve reached your limit of active listings: pause one to activate another.',
  ),
  figures: pair('Τι έφεραν οι αγγελίες σου', 'What your ads brought'),
  views: pair('Προβολές', 'Views'),
  messages: pair('Μηνύματα', 'Messages'),
  reveals: pair('Εμφανίσεις τηλεφώνου', 'Phone shown'),
  favorites: pair('Στα αγαπημένα', 'Saved'),
  in30: pair('σε 30 ημέρες', 'in 30 days'),
  up: pair('Πάνω', 'Up'),
  down: pair('Κάτω', 'Down'),
  same: pair('όσα και πριν', 'as before'),
  tabs: pair('Κατάσταση αγγελιών', 'State of the ads'),
  drafts: pair('Πρόχειρα', 'Drafts'),
  kinds: pair('Σκοπός', 'Purpose'),
  all: pair('Όλες', 'All'),
  sale: pair('Πώληση', 'For sale'),
  rent: pair('Ενοικίαση', 'To let'),
  list: pair('Αγγελίες', 'Ads'),
  updated: pair(
    (age: string) => `Ενημερώθηκε ${age}`,
    (age: string) => `Updated ${age}`,
  ),
  edit: pair('Επεξεργασία', 'Edit'),
  more: pair('Ενέργειες', 'Actions'),
  ofAd: pair(
    (what: string, ad: string) => `${what}: ${ad}`,
    (what: string, ad: string) => `${what}: ${ad}`,
  ),
  see: pair('Δες την αγγελία', 'View the ad'),
  itsMessages: pair('Μηνύματα της αγγελίας', 'Messages about the ad'),
  select: pair(
    (ad: string) => `Διάλεξε: ${ad}`,
    (ad: string) => `Select: ${ad}`,
  ),
  selectAll: pair('Διάλεξε όλες της σελίδας', 'Select all on this page'),
  chosen: pair(
    (n: number) => `${ads.el(n)}`,
    (n: number) => `${ads.en(n)}`,
  ),
  chosenLabel: pair('Για όσες διάλεξες', 'For those selected'),
  unfinished: pair('Έχεις αλλαγές που δεν δημοσίευσες.', 'You have changes you have not published.'),
  finishIt: pair('Συνέχισε', 'Continue'),
  deleteSure: pair(
    (n: number): string =>
      n === 1
        ? 'Η αγγελία και οι φωτογραφίες της σβήνονται. Δεν γυρίζουν πίσω.'
        : 'Οι αγγελίες και οι φωτογραφίες τους σβήνονται. Δεν γυρίζουν πίσω.',
    (n: number) =>
      n === 1
        ? 'The ad and its photos will be erased. They cannot be brought back.'
        : 'The ads and their photos will be erased. They cannot be brought back.',
  ),
  deleteYes: pair('Ναι, διάγραψε οριστικά', 'Yes, delete for good'),
} as const;

export const listingStateMessages: Readonly<Record<ListingState, { one: Pair; tab: Pair }>> = {
  active: { one: pair('Ενεργή', 'Active'), tab: pair('Ενεργές', 'Active') },
  inactive: { one: pair('Ανενεργή', 'Inactive'), tab: pair('Ανενεργές', 'Inactive') },
  removed: { one: pair('Διαγραμμένη', 'Deleted'), tab: pair('Διαγραμμένες', 'Deleted') },
};

export const listingActionMessages = {
  activate: pair('Ενεργοποίησε', 'Activate'),
  deactivate: pair('Απενεργοποίησε', 'Deactivate'),
  remove: pair('Διάγραψε', 'Delete'),
  restore: pair('Επανάφερε', 'Restore'),
  delete: pair('Διάγραψε οριστικά', 'Delete for good'),
  confirm: pair('Είναι ακόμη διαθέσιμο', 'Still available'),
} as const satisfies Record<ListingAction, Pair>;

/** Asked of whoever pauses or deletes a listing; nobody has to say. */
export const ending = {
  agreed: {
    sale: pair('Πουλήθηκε;', 'Was it sold?'),
    rent: pair('Νοικιάστηκε;', 'Was it rented?'),
  },
  unsaid: pair('Δεν απαντώ', 'Prefer not to say'),
  yes: {
    sale: pair('Ναι, πουλήθηκε', 'Yes, it’s sold'),
    rent: pair('Ναι, νοικιάστηκε', 'Yes, it’s rented'),
  },
  no: pair('Όχι, δεν το δίνω πια', 'No, it’s no longer on offer'),
  price: pair('Σε τι τιμή;', 'For how much?'),
  priceHint: pair(
    'Δεν φαίνεται πουθενά. Την κρατάμε μόνο για μελλοντικά στατιστικά της αγοράς.',
    'Never shown to anyone. We keep it only for future market statistics.',
  ),
} as const;

/** After an act, in the address. «The ad has been successfully saved» is the customer's literal. */
export const ownListingsFlashMessages = {
  activate: pair('Η αγγελία αποθηκεύτηκε και είναι ενεργή.', 'The ad has been successfully saved and is active.'),
  deactivate: pair('Η αγγελία αποθηκεύτηκε ως ανενεργή.', 'The ad has been successfully saved as inactive.'),
  remove: pair(
    `Η αγγελία διαγράφηκε. Μένει ${REMOVED_DAYS} ημέρες στις διαγραμμένες, μήπως αλλάξεις γνώμη.`,
    `The ad was deleted. It stays among the deleted for ${REMOVED_DAYS} days in case you change your mind.`,
  ),
  restore: pair(
    'Η αγγελία επανήλθε ως ανενεργή. Ενεργοποίησέ τη όταν θέλεις.',
    'The ad is back as inactive. Activate it when you like.',
  ),
  confirm: pair(
    'Ευχαριστούμε. Η αγγελία επιβεβαιώθηκε και μένει ενεργή.',
    'Thank you. The ad is confirmed and stays active.',
  ),
  price: pair('Η τιμή άλλαξε.', 'The price has changed.'),
  delete: pair('Η αγγελία διαγράφηκε οριστικά.', 'The ad was deleted for good.'),
  many: pair('Οι αγγελίες αποθηκεύτηκαν.', 'The ads have been successfully saved.'),
  'many-deleted': pair('Οι αγγελίες διαγράφηκαν οριστικά.', 'The ads were deleted for good.'),
  'draft-dropped': pair('Το πρόχειρο διαγράφηκε.', 'The draft was deleted.'),
  banned: pair(
    'Ο χρήστης αποκλείστηκε. Οι αγγελίες του δεν φαίνονται πια.',
    'The advertiser is banned. Their ads are no longer shown.',
  ),
  published: pair('Η αγγελία σου δημοσιεύτηκε.', 'The ad has been successfully saved and published.'),
  saved: pair('Η αγγελία αποθηκεύτηκε.', 'The ad has been successfully saved.'),
} as const;

export const listingNoticeMessages = {
  near: pair(
    (ago: number, left: number) =>
      `Δεν την έχεις επιβεβαιώσει εδώ και ${ago} ημέρες. ${left <= 0 ? 'Σήμερα' : left === 1 ? 'Αύριο' : `Σε ${left} ημέρες`} μπαίνει σε παύση.`,
    (ago: number, left: number) =>
      `Not confirmed for ${ago} days. It will be paused ${left <= 0 ? 'today' : left === 1 ? 'tomorrow' : `in ${left} days`}.`,
  ),
  nearMark: pair(
    (left: number) => (left <= 0 ? 'Παύση σήμερα' : left === 1 ? 'Παύση αύριο' : `Παύση σε ${left} ημέρες`),
    (left: number) => (left <= 0 ? 'Pauses today' : left === 1 ? 'Pauses tomorrow' : `Pauses in ${left} days`),
  ),
  unconfirmed: pair(
    'Την παύσαμε γιατί δεν επιβεβαιώθηκε για 45 ημέρες. Αν το ακίνητο είναι ακόμη διαθέσιμο, ενεργοποίησέ τη.',
    'We paused it because it was not confirmed for 45 days. If the property is still available, activate it.',
  ),
  account: pair(
    'Είναι σε παύση λόγω της κατάστασης του λογαριασμού σου.',
    'It is paused because of the state of your account.',
  ),
  deletion: pair(
    'Είναι σε παύση όσο εκκρεμεί η διαγραφή του λογαριασμού σου. Αν την αναιρέσεις, ενεργοποιείται ξανά.',
    'Paused while your account is due to be deleted. Undo the deletion and it goes live again.',
  ),
  plan: pair('Είναι σε παύση γιατί δεν χωρούσε στο πακέτο σου.', 'It is paused because it did not fit your plan.'),
  admin: pair(
    'Την παύσαμε εμείς. Σου γράψαμε τον λόγο με email.',
    'We paused it. We wrote to you with the reason by email.',
  ),
} as const;

export const emptyTabMessages = {
  active: {
    title: pair('Καμία ενεργή αγγελία', 'No active ads'),
    text: pair(
      'Δημοσίευσε την πρώτη σου: πέντε μικρά βήματα, και το πρόχειρο αποθηκεύεται μόνο του.',
      'Publish your first: five small steps, and the draft saves itself.',
    ),
  },
  inactive: {
    title: pair('Καμία ανενεργή αγγελία', 'No inactive ads'),
    text: pair(
      'Όποια απενεργοποιείς περιμένει εδώ, με τις φωτογραφίες της, ώσπου να την ενεργοποιήσεις ξανά.',
      'Ads you deactivate wait here with their photos until you activate them again.',
    ),
  },
  removed: {
    title: pair('Δεν έχεις διαγράψει καμία αγγελία', 'You have not deleted any ad'),
    text: pair(
      `Όσες διαγράφεις μένουν εδώ ${REMOVED_DAYS} ημέρες, μήπως αλλάξεις γνώμη.`,
      `Those you delete stay here for ${REMOVED_DAYS} days, in case you change your mind.`,
    ),
  },
  drafts: {
    title: pair('Κανένα πρόχειρο', 'No drafts'),
    text: pair(
      'Όποια αγγελία αφήνεις στη μέση αποθηκεύεται εδώ και συνεχίζεις από κάθε συσκευή.',
      'An ad you leave half-way is kept here, and you can go on from any device.',
    ),
  },
  back: pair('Δες τις ενεργές', 'See the active ones'),
} as const;

export const draftMessages = {
  newHome: pair('Νέα αγγελία', 'New ad'),
  change: pair('Αλλαγές σε αγγελία', 'Changes to an ad'),
  stopped: pair(
    (step: string) => `Σταμάτησες στο βήμα «${step}»`,
    (step: string) => `You stopped at “${step}”`,
  ),
  resume: pair('Συνέχισε', 'Continue'),
  drop: pair('Διάγραψε', 'Delete'),
  dropSure: pair(
    'Ό,τι έγραψες και οι φωτογραφίες του προχείρου σβήνονται.',
    'What you wrote and the photos of the draft will be erased.',
  ),
  dropYes: pair('Ναι, διάγραψε το πρόχειρο', 'Yes, delete the draft'),
  limit: pair(`Κρατάμε έως ${listingLimits.drafts} πρόχειρα.`, `We keep up to ${listingLimits.drafts} drafts.`),
} as const;

export const stepNames: Readonly<Record<WizardStep, Pair>> = {
  general: pair('Γενικά', 'General'),
  extra: pair('Επιπλέον στοιχεία', 'Extra details'),
  photos: pair('Φωτογραφίες', 'Photos'),
  contact: pair('Επικοινωνία', 'Contact'),
  finish: pair('Δημοσίευση', 'Publish'),
};

/** The owner's look at one ad. */
export const preview = {
  title: pair('Η αγγελία σου', 'Your ad'),
  back: pair('Τα ακίνητά μου', 'My properties'),
  asSeen: pair('Έτσι τη βλέπουν οι επισκέπτες.', 'This is what visitors see.'),
  notSeen: pair('Τώρα τη βλέπεις μόνο εσύ.', 'Only you can see it now.'),
  open: pair('Άνοιξε τη δημόσια σελίδα', 'Open the public page'),
  published: pair('Η αγγελία σου είναι στον αέρα', 'Your ad is live'),
  publishedText: pair(
    'Τη βρίσκουν ήδη στην αναζήτηση. Στείλε τον σύνδεσμο σε όποιον θέλεις:',
    'People can already find it in the search. Send the link to whoever you like:',
  ),
  link: pair('Σύνδεσμος της αγγελίας', 'Link of the ad'),
  share: pair('Κοινοποίησε', 'Share'),
  figures: pair('Από την αρχή', 'Since the beginning'),
  code: pair('Κωδικός', 'Code'),
} as const;

/** All ads, for an admin. */
export const adminListingsMessages = {
  saleTitle: pair('Αγγελίες πώλησης', 'Ads for sale'),
  rentTitle: pair('Αγγελίες ενοικίασης', 'Ads to let'),
  search: pair('Κωδικός αγγελίας, όνομα ή email χρήστη', 'Code of the ad, name or email of the user'),
  find: pair('Βρες', 'Find'),
  clear: pair('Καθάρισε', 'Clear'),
  count: pair(
    (n: number) => ads.el(n),
    (n: number) => ads.en(n),
  ),
  owner: pair('Χρήστης', 'User'),
  reports: pair(
    (n: number) => (n === 1 ? '1 αναφορά' : `${n} αναφορές`),
    (n: number) => (n === 1 ? '1 report' : `${n} reports`),
  ),
  none: pair('Καμία αγγελία', 'No ads'),
  noneText: pair('Δοκίμασε άλλη καρτέλα ή άλλη αναζήτηση.', 'Try another tab or another search.'),
  act: pair('Ενέργεια', 'Act'),
  ban: pair('Αποκλεισμός χρήστη', 'Ban the advertiser'),
} as const;
