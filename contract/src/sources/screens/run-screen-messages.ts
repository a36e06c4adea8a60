/** Words of one reading of a source: what it would do, what it is doing, what became of it. */
import { pair } from '../../pair.ts';
import type { RunItemAction } from '../source-choices.ts';

const counted = (one: string, many: string) => (n: number, text: string) => (n === 1 ? `1 ${one}` : `${text} ${many}`);

export const runScreenMessages = {
  metaTitle: pair('Ανάγνωση πηγής αγγελιών', 'Import from a listing source'),
  title: pair(
    (moment: string) => `Ανάγνωση ${moment}`,
    (moment: string) => `Import on ${moment}`,
  ),
  /** The counts of what a run would do, with a comma between them. */
  would: {
    create: pair(counted('νέα', 'νέες'), counted('new', 'new')),
    update: pair(counted('αλλάζει', 'αλλάζουν'), counted('changed', 'changed')),
    return: pair(counted('επιστρέφει', 'επιστρέφουν'), counted('coming back', 'coming back')),
    remove: pair(counted('αφαιρείται', 'αφαιρούνται'), counted('removed', 'removed')),
    draft: pair(
      counted('αποθηκεύεται ως πρόχειρο', 'αποθηκεύονται ως πρόχειρα'),
      counted('saved as a draft', 'saved as drafts'),
    ),
    reject: pair(counted('δεν γίνεται δεκτή', 'δεν γίνονται δεκτές'), counted('rejected', 'rejected')),
  },
  did: {
    create: pair(counted('προστέθηκε', 'προστέθηκαν'), counted('added', 'added')),
    update: pair(counted('άλλαξε', 'άλλαξαν'), counted('updated', 'updated')),
    return: pair(counted('επέστρεψε', 'επέστρεψαν'), counted('back', 'back')),
    remove: pair(counted('μπήκε σε παύση', 'μπήκαν σε παύση'), counted('paused', 'paused')),
    draft: pair(
      counted('αποθηκεύτηκε ως πρόχειρο', 'αποθηκεύτηκαν ως πρόχειρα'),
      counted('saved as a draft', 'saved as drafts'),
    ),
    refused: pair(counted('δεν εφαρμόστηκε', 'δεν εφαρμόστηκαν'), counted('not applied', 'not applied')),
    reject: pair(counted('δεν έγινε δεκτή', 'δεν έγιναν δεκτές'), counted('rejected', 'rejected')),
  },
  photosToFetch: pair(
    counted('φωτογραφία για λήψη', 'φωτογραφίες για λήψη'),
    counted('photo to download', 'photos to download'),
  ),
  room: pair(
    (_: number, text: string) => `το πακέτο σου έχει θέση για ${text} ακόμη`,
    (_: number, text: string) => `your plan has room for ${text} more`,
  ),
  nothing: pair('Δεν αλλάζει τίποτα', 'Nothing to change'),
  nothingDone: pair('Δεν άλλαξε τίποτα', 'Nothing changed'),
  waiting: pair('Σε λίγο διαβάζουμε την πηγή', 'We’ll read the source in a moment'),
  reading: pair('Διαβάζουμε την πηγή', 'We’re reading the source'),
  readingText: pair(
    'Τίποτα δεν αλλάζει στις αγγελίες σου όσο διαβάζουμε.',
    'Nothing changes in your listings while we read.',
  ),
  readSoFar: pair(
    counted('αγγελία διαβάστηκε', 'αγγελίες διαβάστηκαν'),
    counted('listing read so far', 'listings read so far'),
  ),
  applying: pair('Ενημερώνουμε τις αγγελίες', 'We’re updating the listings'),
  applied: pair(
    (done: string, total: string) => `Αγγελίες: ${done} από ${total}`,
    (done: string, total: string) => `Listings: ${done} of ${total}`,
  ),
  photosFetched: pair(
    (done: string, total: string) => `Κατεβάζουμε φωτογραφίες: ${done} από ${total}`,
    (done: string, total: string) => `Downloading photos: ${done} of ${total}`,
  ),
  photosText: pair(
    'Κάθε νέα αγγελία γίνεται ενεργή μόλις έχει τις φωτογραφίες που χρειάζεται. Μπορείς να κλείσεις τη σελίδα.',
    'Each new listing goes live once it has the photos it needs. You can close this page.',
  ),
  photosFailed: pair(
    counted('φωτογραφία δεν κατέβηκε', 'φωτογραφίες δεν κατέβηκαν'),
    counted('photo couldn’t be downloaded', 'photos couldn’t be downloaded'),
  ),
  inReview: pair(
    (n: number, text: string) =>
      n === 1
        ? '1 αγγελία κρατήθηκε για έλεγχο. Δεν φαίνεται στον ιστότοπο μέχρι να τη δει άνθρωπος.'
        : `${text} αγγελίες κρατήθηκαν για έλεγχο. Δεν φαίνονται στον ιστότοπο μέχρι να τις δει άνθρωπος.`,
    (n: number, text: string) =>
      n === 1
        ? '1 listing is held for review. It isn’t shown on the site until a person has looked at it.'
        : `${text} listings are held for review. They aren’t shown on the site until a person has looked at them.`,
  ),
  refresh: pair('Ανανέωση', 'Refresh'),
  done: pair('Η ανάγνωση ολοκληρώθηκε', 'Import finished'),
  unchanged: pair('Η πηγή δεν έχει στείλει τίποτα νέο', 'The source has sent nothing new'),
  declined: pair('Επέλεξες να μη γίνει τίποτα', 'You chose to change nothing'),
  declinedText: pair(
    'Οι αγγελίες σου έμειναν όπως ήταν. Παρακάτω βλέπεις τι θα γινόταν.',
    'Your listings stayed as they were. Below is what would have happened.',
  ),
  superseded: pair('Αντικαταστάθηκε από νεότερη ανάγνωση', 'Replaced by a newer import'),
  toNewest: pair('Δες τη νεότερη ανάγνωση', 'See the latest import'),
  failed: pair('Δεν διαβάστηκε', 'It couldn’t be read'),
  failedText: pair('Δεν άλλαξε τίποτα στις αγγελίες σου.', 'Nothing changed in your listings.'),
  partly: pair('Όσες αλλαγές είχαν ήδη γίνει παραμένουν.', 'Changes made before that point were kept.'),
  atLine: pair(
    (line: string) => `Γραμμή ${line} του αρχείου`,
    (line: string) => `Line ${line} of the file`,
  ),
  toSource: pair('Πήγαινε στην πηγή', 'Go to the source'),
  toListings: pair('Οι αγγελίες μου', 'My listings'),
  report: pair('Κατέβασε την αναφορά (CSV)', 'Download the report (CSV)'),
  ask: pair('Να προχωρήσουμε;', 'Go ahead?'),
  nothingToApply: pair('Δεν υπάρχει κάτι να εφαρμοστεί ακόμη', 'There’s nothing to apply yet'),
  nothingToApplyText: pair(
    'Καμία αγγελία αυτής της ανάγνωσης δεν μπορεί να δημοσιευτεί ή να αλλάξει. Όρισε ονομασίες και περιοχές ή διόρθωσε το αρχείο, και διάβασέ το ξανά.',
    'No listing in this import can be published or changed. Match values and areas, or correct the file, then read it again.',
  ),
  declare: pair(
    'Δηλώνω ότι το γραφείο μου έχει το δικαίωμα να δημοσιεύει τις αγγελίες αυτής της πηγής και ότι τα στοιχεία τους είναι αληθή.',
    'I confirm that my agency has the right to publish this source’s listings, and that their details are true.',
  ),
  afterFirst: pair(
    'Από εδώ και πέρα οι ενημερώσεις γίνονται αυτόματα. Σε ρωτάμε μόνο όταν πρόκειται να αλλάξουν ή να αφαιρεθούν πολλές αγγελίες μαζί.',
    'From now on, updates are automatic. We only ask when many listings would be changed or removed at once.',
  ),
  withoutRoom: pair(
    (n: number, text: string) =>
      n === 1
        ? '1 νέα αγγελία δεν χωρά στο πακέτο σου και δεν θα δημοσιευτεί.'
        : `${text} νέες αγγελίες δεν χωρούν στο πακέτο σου και δεν θα δημοσιευτούν.`,
    (n: number, text: string) =>
      n === 1
        ? 'Your plan has no room for 1 of the new listings, so it won’t be published.'
        : `Your plan has no room for ${text} of the new listings, so they won’t be published.`,
  ),
  plans: pair('Δες τα πακέτα', 'See plans'),
  confirm: pair('Επιβεβαίωση', 'Confirm'),
  decline: pair('Μην αλλάξεις τίποτα', 'Change nothing'),
  help: pair('Μας λείπουν μερικές απαντήσεις', 'We need a few answers from you'),
  helpText: pair(
    'Όσες αγγελίες τις χρειάζονται δεν γίνονται δεκτές μέχρι να τις δώσεις. Τις δίνεις μία φορά και τις θυμόμαστε.',
    'Listings that need them are rejected until you answer. Answer once and we’ll remember.',
  ),
  openValues: pair(
    counted('ονομασία που δεν γνωρίζουμε', 'ονομασίες που δεν γνωρίζουμε'),
    counted('value we don’t recognise', 'values we don’t recognise'),
  ),
  openPlaces: pair(
    counted('περιοχή που δεν βρήκαμε', 'περιοχές που δεν βρήκαμε'),
    counted('area we couldn’t find', 'areas we couldn’t find'),
  ),
  openColumns: pair('Αντιστοίχισε τις στήλες', 'Match the columns'),
  file: pair('Το αρχείο', 'The file'),
  trigger: pair('Πώς ξεκίνησε', 'How it started'),
  format: pair('Μορφή', 'Format'),
  encoding: pair('Κωδικοποίηση', 'Encoding'),
  size: pair('Μέγεθος', 'Size'),
  extent: pair('Τι περιέχει', 'Contents'),
  full: pair('Όλες τις αγγελίες: όσες λείπουν, αφαιρούνται', 'All listings: any that are missing are removed'),
  partial: pair('Μόνο αλλαγές', 'Changes only'),
  total: pair('Αγγελίες στο αρχείο', 'Listings in the file'),
  problems: pair('Τι λείπει και τι χρειάζεται διόρθωση', 'What’s missing or needs fixing'),
  problemsLead: pair(
    'Κάθε πρόβλημα εμφανίζεται μία φορά, με τον αριθμό των αγγελιών που αφορά.',
    'Each problem is listed once, with the number of listings it affects.',
  ),
  outcomes: {
    reject: pair(counted('δεν γίνεται δεκτή', 'δεν γίνονται δεκτές'), counted('rejected', 'rejected')),
    draft: pair(counted('πρόχειρο', 'πρόχειρα'), counted('draft', 'drafts')),
    refuse: pair(counted('δεν εφαρμόστηκε', 'δεν εφαρμόστηκαν'), counted('not applied', 'not applied')),
    omit: pair(counted('χωρίς αυτό', 'χωρίς αυτό'), counted('without it', 'without it')),
  },
  example: pair('Παράδειγμα', 'Example'),
  seeItems: pair('Δες τις αγγελίες', 'See the listings'),
  moreProblems: pair(counted('ακόμη πρόβλημα', 'ακόμη προβλήματα'), counted('more problem', 'more problems')),
  shownProblem: pair('Μόνο όσες έχουν αυτό το πρόβλημα', 'Only those with this problem'),
  draftsFor: pair(
    (fields: string) => `Αποθηκεύονται ως πρόχειρα επειδή λείπουν: ${fields}. Δημοσιεύονται μόλις συμπληρωθούν.`,
    (fields: string) =>
      `Saved as drafts because these are missing: ${fields}. They’re published once they’re complete.`,
  ),
  draft: pair('Συμπλήρωσε το πρόχειρο', 'Complete the draft'),
  toDrafts: pair('Συμπλήρωσε τα πρόχειρα', 'Complete the drafts'),
  items: pair('Αγγελία προς αγγελία', 'Listing by listing'),
  filter: pair('Ποιες αγγελίες', 'Which listings'),
  tabs: {
    all: pair('Όλες', 'All'),
    create: pair('Νέες', 'New'),
    update: pair('Αλλάζουν', 'Changed'),
    return: pair('Επιστρέφουν', 'Coming back'),
    remove: pair('Αφαιρούνται', 'Removed'),
    draft: pair('Πρόχειρα', 'Drafts'),
    reject: pair('Δεν γίνονται δεκτές', 'Rejected'),
    unchanged: pair('Χωρίς αλλαγή', 'Unchanged'),
    refused: pair('Δεν εφαρμόστηκαν', 'Not applied'),
  },
  search: pair('Κωδικός στην πηγή', 'Reference in the source'),
  find: pair('Αναζήτηση', 'Search'),
  clear: pair('Καθαρισμός', 'Clear'),
  none: pair('Καμία αγγελία δεν ταιριάζει', 'No listings match'),
  noneYet: pair('Δεν υπάρχει αγγελία εδώ', 'There are no listings here'),
  notStored: pair(
    'Ποιες έμειναν ίδιες το ξέρουμε μόνο για τη νεότερη ανάγνωση.',
    'We only know which listings stayed the same for the latest import.',
  ),
  line: pair(
    (line: string) => `Γραμμή ${line}`,
    (line: string) => `Line ${line}`,
  ),
  changes: pair('Αλλαγές', 'Changes'),
  from: pair('από', 'from'),
  to: pair('σε', 'to'),
  empty: pair('κενό', 'empty'),
  inFeed: pair('Στην πηγή', 'In the feed'),
  quoted: pair(
    (text: string) => `«${text}»`,
    (text: string) => `“${text}”`,
  ),
  settle: {
    place_unresolved: pair('Διάλεξε περιοχή', 'Choose the area'),
    values_unmapped: pair('Όρισε την ονομασία', 'Match the value'),
  },
  leftOut: pair(
    counted('τιμή δεν διαβάστηκε', 'τιμές δεν διαβάστηκαν'),
    counted('value was left out', 'values were left out'),
  ),
  more: pair(
    (_: number, text: string) => `και ${text} ακόμη, στην αναφορά`,
    (_: number, text: string) => `and ${text} more, in the report`,
  ),
  listing: pair(
    (code: string) => `Αγγελία ${code}`,
    (code: string) => `Listing ${code}`,
  ),
} as const;

export const runActionTabs = [
  'create',
  'update',
  'return',
  'remove',
  'draft',
  'reject',
  'unchanged',
] as const satisfies RunItemAction[];

export const runFlashMessages = {
  confirmed: pair('Επιβεβαιώθηκε.', 'Confirmed.'),
  declined: pair('Δεν άλλαξε τίποτα στις αγγελίες σου.', 'Nothing changed in your listings.'),
  reread: pair('Διαβάζουμε ξανά το ίδιο αρχείο με όσα όρισες.', 'We’re reading the same file again with your answers.'),
} as const;
