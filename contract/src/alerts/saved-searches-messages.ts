/** The saved searches of an account: the list, one of them, and what all alerts have in common. */
import { pair } from '../pair.ts';
import { alertLimits } from './limits.ts';

export const savedSearchesMessages = {
  title: pair('Αποθηκευμένες αναζητήσεις', 'Saved searches'),
  lead: pair(
    'Σε ειδοποιούμε για νέα ακίνητα και μειώσεις τιμής που ταιριάζουν.',
    'We’ll alert you to new homes and price drops that match.',
  ),
  leadStopped: pair(
    'Οι ειδοποιήσεις των αναζητήσεών σου έχουν σταματήσει.',
    'Alerts for your searches have been stopped.',
  ),
  list: pair('Οι αναζητήσεις σου', 'Your searches'),
  countOf: pair(
    (count: number) => `${count} από ${alertLimits.savedSearches}`,
    (count: number) => `${count} of ${alertLimits.savedSearches}`,
  ),
  full: pair(
    `Έφτασες το όριο των ${alertLimits.savedSearches}. Διάγραψε μία για να αποθηκεύσεις άλλη.`,
    `You’ve reached the limit of ${alertLimits.savedSearches}. Delete one to save another.`,
  ),
  found: pair(
    (count: number) => (count === 1 ? '1 αποτέλεσμα' : `${count} αποτελέσματα`),
    (count: number) => (count === 1 ? '1 result' : `${count} results`),
  ),
  newSearch: pair('Νέα αναζήτηση', 'New search'),
  emptyTitle: pair('Καμία αποθηκευμένη αναζήτηση ακόμη', 'No saved searches yet'),
  emptyText: pair(
    'Κάνε μια αναζήτηση και πάτησε «Αποθήκευση αναζήτησης». Θα σου στέλνουμε ό,τι νέο ταιριάζει.',
    'Run a search and choose “Save search”. We’ll send you new homes that match.',
  ),
  emptyAct: pair('Βρες ακίνητα', 'Find homes'),
  noneFound: pair('Καμία αναζήτηση με αυτό το όνομα', 'No saved search has that name'),
  showAll: pair('Δες όλες', 'Show all'),
  q: pair('Όνομα', 'Name'),
  sort: pair('Ταξινόμηση', 'Sort by'),
  sorts: {
    newest: pair('Πιο πρόσφατες πρώτα', 'Newest first'),
    name: pair('Όνομα', 'Name'),
    last_match: pair('Τελευταίο αποτέλεσμα', 'Latest match'),
  },
  find: pair('Εύρεση', 'Find'),
  clear: pair('Καθαρισμός', 'Clear'),
  unseen: pair(
    (count: number) => (count === 1 ? '1 νέο' : `${count} νέα`),
    (count: number) => `${count} new`,
  ),
  lastMatch: pair(
    (date: string) => `Τελευταίο αποτέλεσμα στις ${date}`,
    (date: string) => `Latest match on ${date}`,
  ),
  noMatch: pair('Τίποτα νέο ακόμη', 'Nothing new yet'),
  paused: pair('Σε παύση', 'Paused'),
  stopped: pair('Έχει σταματήσει', 'Stopped'),
  stoppedNote: pair(
    'Οι ειδοποιήσεις της σταμάτησαν από τον σύνδεσμο ενός email.',
    'Its alerts were stopped by the link in an email.',
  ),
  unconfirmedText: pair(
    'Αν είχες αποθηκεύσει αναζητήσεις με αυτό το email, θα εμφανιστούν εδώ μόλις το επιβεβαιώσεις.',
    'If you saved searches with this email, they’ll appear here once you confirm it.',
  ),
  moved: pair(
    (count: number) =>
      count === 1
        ? 'Το email σου επιβεβαιώθηκε. Μεταφέρθηκε 1 αναζήτηση που είχες αποθηκεύσει.'
        : `Το email σου επιβεβαιώθηκε. Μεταφέρθηκαν ${count} αναζητήσεις που είχες αποθηκεύσει.`,
    (count: number) =>
      count === 1
        ? 'Your email is confirmed. 1 search you had saved is now here.'
        : `Your email is confirmed. ${count} searches you had saved are now here.`,
  ),
  pauseAll: pair('Παύση όλων', 'Pause all'),
  resumeAll: pair('Συνέχιση όλων', 'Resume all'),
  open: pair('Ρυθμίσεις', 'Settings'),
  see: pair('Δες αποτελέσματα', 'View results'),
  pause: pair('Παύση', 'Pause'),
  resume: pair('Συνέχιση', 'Resume'),
  rename: pair('Μετονομασία', 'Rename'),
  name: pair('Όνομα της αναζήτησης', 'Search name'),
  nameHint: pair('Άφησέ το κενό για να μείνει το αρχικό όνομα.', 'Leave blank to use the original name.'),
  saveName: pair('Αποθήκευση', 'Save'),
  remove: pair('Διαγραφή', 'Delete'),
  removeQuestion: pair(
    'Η αναζήτηση θα διαγραφεί και οι ειδοποιήσεις της θα σταματήσουν.',
    'This deletes the search and stops its alerts.',
  ),
  removeYes: pair('Ναι, διάγραψέ την', 'Yes, delete it'),
} as const;

export const savedSearchFlashMessages = {
  saved: pair(
    'Η αναζήτηση αποθηκεύτηκε. Θα σε ειδοποιούμε για ό,τι νέο.',
    'Search saved. We’ll alert you to new homes.',
  ),
  'confirmation-sent': pair('Στείλαμε ξανά το email επιβεβαίωσης.', 'We’ve sent the confirmation email again.'),
  'already-saved': pair('Την έχεις ήδη αποθηκεύσει.', 'You’ve already saved this search.'),
  updated: pair('Οι ρυθμίσεις αποθηκεύτηκαν.', 'Settings saved.'),
  renamed: pair('Το όνομα άλλαξε.', 'Name changed.'),
  'filters-changed': pair('Τα φίλτρα της αναζήτησης άλλαξαν.', 'The search now uses the new filters.'),
  'search-paused': pair(
    'Η αναζήτηση είναι σε παύση. Δεν θα λάβεις ειδοποιήσεις.',
    'Paused. You won’t get alerts for it.',
  ),
  'search-resumed': pair('Οι ειδοποιήσεις συνεχίζονται.', 'Alerts are back on.'),
  'search-deleted': pair('Η αποθηκευμένη αναζήτηση διαγράφηκε.', 'Saved search deleted.'),
  'all-paused': pair(
    'Όλες οι αναζητήσεις είναι σε παύση. Δεν θα λάβεις ειδοποιήσεις.',
    'All searches paused. You won’t get any alerts.',
  ),
  'all-resumed': pair('Οι ειδοποιήσεις συνεχίζονται.', 'Alerts are back on.'),
  'all-stopped': pair(
    'Οι ειδοποιήσεις σταμάτησαν. Δεν θα λάβεις άλλα email.',
    'Alerts stopped. You won’t get any more emails.',
  ),
  'all-seen': pair('Τα έχεις δει όλα.', 'All marked as seen.'),
  'emails-on': pair('Τα email με νέα ακίνητα ενεργοποιήθηκαν.', 'Alert emails are on.'),
} as const;

/** Of an account that has not confirmed its address. */
export const unconfirmedEmailMessages = {
  text: pair(
    'Επιβεβαίωσε το email σου για να αρχίσεις να λαμβάνεις ειδοποιήσεις.',
    'Confirm your email to start receiving alerts.',
  ),
  saved: pair('Η αναζήτηση αποθηκεύτηκε.', 'Search saved.'),
  resend: pair('Στείλε ξανά το email', 'Resend email'),
  resending: pair('Στέλνεται…', 'Sending…'),
  failed: pair('Το email δεν στάλθηκε. Δοκίμασε ξανά σε λίγο.', 'The email wasn’t sent. Try again in a moment.'),
  typeCode: pair('Συμπλήρωσε τον κωδικό', 'Enter code'),
} as const;

export const savedSearchMessages = {
  title: pair('Αποθηκευμένη αναζήτηση', 'Saved search'),
  back: pair('Όλες οι αναζητήσεις', 'All saved searches'),
  settings: pair('Ειδοποιήσεις', 'Alerts'),
  filters: pair('Φίλτρα', 'Filters'),
  filtersHint: pair(
    'Άνοιξε την αναζήτηση, άλλαξε ό,τι θέλεις, πάτησε «Αποθήκευση αναζήτησης» και διάλεξε «Αλλαγή φίλτρων».',
    'Open the search, change what you like, choose “Save search”, then “Update filters”.',
  ),
  edit: pair('Άλλαξε τα φίλτρα', 'Edit filters'),
  manage: pair('Παύση, όνομα, διαγραφή', 'Pause, rename or delete'),
  matches: pair('Πρόσφατα αποτελέσματα', 'Recent matches'),
  noMatches: pair('Τίποτα νέο ακόμη', 'Nothing new yet'),
  noMatchesText: pair(
    'Μόλις δημοσιευτεί ή φτηνύνει ένα ακίνητο που ταιριάζει, θα το δεις εδώ.',
    'When a matching home is listed or gets cheaper, you’ll see it here.',
  ),
  seeAll: pair('Δες όλα όσα ταιριάζουν τώρα', 'View everything that matches now'),
  markSeen: pair('Τα είδα όλα', 'Mark all as seen'),
  unseen: pair('Νέο', 'New'),
  gone: pair('Δεν είναι πια διαθέσιμο', 'No longer available'),
  goneText: pair(
    (price: string) => `Η αγγελία δεν είναι πια ενεργή. Η τιμή της ήταν ${price}.`,
    (price: string) => `This listing is no longer active. The asking price was ${price}.`,
  ),
  goneTitle: pair(
    (title: string, place: string) => `${title}, ${place}`,
    (title: string, place: string) => `${title}, ${place}`,
  ),
  matchedOn: pair(
    (why: string, date: string) => `${why} · ${date}`,
    (why: string, date: string) => `${why} · ${date}`,
  ),
  dropFrom: pair(
    (before: string, now: string) => `Από ${before} σε ${now}`,
    (before: string, now: string) => `From ${before} to ${now}`,
  ),
  pausedNote: pair(
    'Η αναζήτηση είναι σε παύση: δεν στέλνει ειδοποιήσεις.',
    'This search is paused, so it sends no alerts.',
  ),
} as const;

export const subscriberSettingsMessages = {
  title: pair('Για όλες τις ειδοποιήσεις', 'For all alerts'),
  language: pair('Γλώσσα των ειδοποιήσεων', 'Alert language'),
  quiet: pair('Ώρες ησυχίας', 'Quiet hours'),
  quietHint: pair(
    'Ό,τι βρεθεί μέσα σε αυτές, σου το στέλνουμε όταν τελειώσουν. Ώρα Ελλάδας.',
    'Anything found in these hours is sent once they end. Greek time.',
  ),
  quietFrom: pair('Από', 'From'),
  quietTo: pair('Έως', 'Until'),
  quietNone: pair('Χωρίς', 'None'),
  favorites: pair('Ειδοποιήσεις για τα αγαπημένα μου', 'Alerts for my favourites'),
  favoritesHint: pair(
    'Όταν πέσει η τιμή, ή όταν το ακίνητο μπει σε παύση, πουληθεί ή νοικιαστεί.',
    'When the price drops, or the listing is paused, sold or rented.',
  ),
  save: pair('Αποθήκευση ρυθμίσεων', 'Save settings'),
  emailDisabled: pair(
    'Σταματήσαμε να στέλνουμε ειδοποιήσεις στο email σου: τα μηνύματα επέστρεφαν ή σημειώθηκαν ως ανεπιθύμητα. Έλεγξε τη διεύθυνση στο προφίλ σου.',
    'We’ve stopped sending alerts to your email: messages came back or were marked as spam. Check your address in your profile.',
  ),
  emailOff: pair(
    'Έχεις απενεργοποιήσει τα email με νέα ακίνητα, γι’ αυτό δεν σου στέλνουμε email για καμία αναζήτηση.',
    'Alert emails are off in your profile, so none of your searches send you email.',
  ),
  emailOn: pair('Ενεργοποίησε τα email', 'Turn emails on'),
  toProfile: pair('Πήγαινε στο προφίλ', 'Go to profile'),
} as const;
