/** Words of the list of sources and of what all screens of one source share. */
import { pair } from '../../pair.ts';

export const sourceListMessages = {
  title: pair('Πηγές αγγελιών', 'Listing sources'),
  lead: pair(
    'Φέρε τις αγγελίες από το πρόγραμμα του γραφείου σου. Όσο η πηγή είναι ενεργή, ενημερώνονται αυτόματα.',
    'Bring in listings from your agency’s software. While a source is active, they’re updated automatically.',
  ),
  used: pair(
    (used: number, max: number) => `Έχεις ${used} από ${max} πηγές`,
    (used: number, max: number) => `You have ${used} of ${max} sources`,
  ),
  full: pair(
    (max: number) => `Έχεις ήδη ${max} πηγές, που είναι το όριο. Αφαίρεσε μία για να προσθέσεις άλλη.`,
    (max: number) => `You’ve reached the limit of ${max} sources. Remove one to add another.`,
  ),
  add: pair('Νέα πηγή', 'Add source'),
  shown: pair('Ποιες πηγές', 'Which sources'),
  inUse: pair('Σε χρήση', 'In use'),
  removed: pair('Αφαιρεμένες', 'Removed'),
  list: pair('Πηγές', 'Sources'),
  none: pair('Δεν έχεις ακόμη καμία πηγή', 'You don’t have any sources yet'),
  noneText: pair(
    'Δώσε τη διεύθυνση του αρχείου που ετοιμάζει το πρόγραμμά σου, ή ανέβασε ένα αρχείο. Θα δεις τι θα γινόταν με κάθε αγγελία πριν δημοσιευτεί οτιδήποτε.',
    'Enter the address of the file your software prepares, or upload a file. You’ll see what would happen to each listing before anything is published.',
  ),
  noneRemoved: pair('Δεν έχεις αφαιρέσει καμία πηγή', 'You haven’t removed any sources'),
  removedText: pair(
    'Οι αγγελίες τους είναι σε παύση. Ό,τι έγινε σε κάθε ανάγνωση μπορείς να το δεις εδώ.',
    'Their listings are paused. You can still see what happened in each import.',
  ),
  noPage: pair('Δεν υπάρχουν άλλες πηγές', 'There are no more sources'),
  first: pair('Πίσω στην αρχή', 'Back to the start'),
  source: pair('Πηγή', 'Source'),
  state: pair('Κατάσταση', 'Status'),
  listings: pair('Αγγελίες', 'Listings'),
  lastRead: pair('Τελευταία ανάγνωση', 'Last import'),
  nextRead: pair('Επόμενη', 'Next'),
  connect: pair('Άλλοι τρόποι σύνδεσης', 'Other ways to connect'),
  api: pair('Κλειδιά API και εξαγωγή', 'API keys and export'),
  apiText: pair(
    'Το πρόγραμμά σου στέλνει κάθε αγγελία τη στιγμή που αλλάζει, ή διαβάζει όσες έχεις εδώ.',
    'Your software sends each listing the moment it changes, or reads the ones you have here.',
  ),
  webhooks: pair('Ειδοποιήσεις webhook', 'Webhooks'),
  webhooksText: pair(
    'Λέμε στο πρόγραμμά σου για νέους ενδιαφερόμενους, παύσεις και αγγελίες που δεν έγιναν δεκτές.',
    'We tell your software about new leads, pauses and listings we couldn’t accept.',
  ),
  tryOut: pair('Δοκίμασε ένα αρχείο αγγελιών', 'Test a feed'),
  tryOutText: pair(
    'Δες τι θα διαβάζαμε από το αρχείο σου, χωρίς να αποθηκευτεί τίποτα. Εκεί θα βρεις και τα πρότυπα.',
    'See what we’d read from your file. Nothing is stored. You’ll find templates there too.',
  ),
} as const;

/** What the list and the page of a source both say. */
export const sourceFactMessages = {
  live: pair(
    (n: number, text: string) => (n === 1 ? '1 ενεργή' : `${text} ενεργές`),
    (_: number, text: string) => `${text} live`,
  ),
  awaitingPhotos: pair(
    (n: number, text: string) => (n === 1 ? '1 περιμένει φωτογραφίες' : `${text} περιμένουν φωτογραφίες`),
    (_: number, text: string) => `${text} waiting for photos`,
  ),
  inReview: pair(
    (_: number, text: string) => `${text} σε έλεγχο`,
    (_: number, text: string) => `${text} in review`,
  ),
  paused: pair(
    (_: number, text: string) => `${text} σε παύση`,
    (_: number, text: string) => `${text} paused`,
  ),
  drafts: pair(
    (n: number, text: string) => (n === 1 ? '1 πρόχειρο' : `${text} πρόχειρα`),
    (n: number, text: string) => (n === 1 ? '1 draft' : `${text} drafts`),
  ),
  gone: pair(
    (n: number, text: string) => (n === 1 ? '1 δεν υπάρχει πια στην πηγή' : `${text} δεν υπάρχουν πια στην πηγή`),
    (_: number, text: string) => `${text} no longer in the source`,
  ),
  goneOfRemoved: pair(
    (_: number, text: string) => `${text} σε παύση`,
    (_: number, text: string) => `${text} paused`,
  ),
  rejected: pair(
    (n: number, text: string) => (n === 1 ? '1 δεν έγινε δεκτή' : `${text} δεν έγιναν δεκτές`),
    (_: number, text: string) => `${text} rejected`,
  ),
  noItems: pair('Καμία ακόμη', 'None yet'),
  never: pair('Ποτέ', 'Never'),
  byHand: pair('Όταν τη ζητήσεις', 'When you ask'),
  byUpload: pair('Όταν ανεβάσεις αρχείο', 'When you upload a file'),
  byApi: pair('Όταν στέλνει το πρόγραμμά σου', 'When your software sends'),
  noNext: pair('Καμία', 'None'),
  soon: pair('Όπου να ’ναι', 'Any moment now'),
} as const;

export const sourceFlashMessages = {
  added: pair(
    'Η πηγή προστέθηκε. Τίποτα δεν δημοσιεύεται πριν το επιβεβαιώσεις.',
    'The source was added. Nothing is published until you confirm.',
  ),
  uploaded: pair('Το αρχείο ανέβηκε.', 'The file was uploaded.'),
  saved: pair('Αποθηκεύτηκε.', 'Saved.'),
  unchanged: pair('Δεν άλλαξες κάτι.', 'You didn’t change anything.'),
  tried: pair(
    'Αποθηκεύτηκε. Παρακάτω βλέπεις πώς διαβάζεται η πηγή με τις νέες ρυθμίσεις.',
    'Saved. See below how the source is read with the new settings.',
  ),
  started: pair(
    'Η ανάγνωση ξεκινά. Παρακάτω βλέπεις πώς προχωρά.',
    'We’re reading the source. You can follow the progress below.',
  ),
  paused: pair(
    'Η πηγή είναι σε παύση. Οι αγγελίες της μένουν όπως είναι.',
    'The source is paused. Its listings stay as they are.',
  ),
  resumed: pair('Η πηγή είναι πάλι ενεργή.', 'The source is active again.'),
  removed: pair(
    'Η πηγή αφαιρέθηκε και όσες αγγελίες της ήταν ενεργές μπήκαν σε παύση.',
    'The source was removed, and any of its listings that were live are now paused.',
  ),
} as const;
