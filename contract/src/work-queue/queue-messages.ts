/** Words of the admins' queue and of what stands above the pages that decide its items. */
import { type Pair, pair } from '../pair.ts';
import type { WorkClaimFilter, WorkSort } from './model.ts';

export const workQueueMessages = {
  title: pair('Εκκρεμότητες', 'Work queue'),
  lead: pair(
    (n: number, count: string) =>
      n === 0
        ? 'Δεν περιμένει τίποτα απόφαση.'
        : n === 1
          ? 'Μία εκκρεμότητα περιμένει.'
          : `${count} εκκρεμότητες περιμένουν, με πρώτες όσες λήγουν νωρίτερα.`,
    (n: number, count: string) =>
      n === 0
        ? 'Nothing is waiting for a decision.'
        : n === 1
          ? 'One item is waiting.'
          : `${count} items are waiting, the most urgent first.`,
  ),
  claims: pair('Ποιος τις έχει αναλάβει', 'Claimed by'),
  search: pair('Όνομα, αγγελία ή αριθμός', 'Name, listing or number'),
  kind: pair('Είδος', 'Type'),
  anyKind: pair('Όλα τα είδη', 'All types'),
  sort: pair('Σειρά', 'Sort by'),
  find: pair('Αναζήτηση', 'Search'),
  clear: pair('Καθαρισμός', 'Clear'),
  item: pair('Εκκρεμότητα', 'Item'),
  deadline: pair('Προθεσμία', 'Deadline'),
  since: pair('Περιμένει από', 'Waiting since'),
  claim: pair('Ανάληψη', 'Claim'),
  none: pair('Δεν υπάρχουν εκκρεμότητες', 'Nothing to do'),
  noneText: pair(
    'Ό,τι περιμένει έναν διαχειριστή θα εμφανιστεί εδώ.',
    'Anything that needs an administrator will appear here.',
  ),
  noneFound: pair('Καμία εκκρεμότητα με αυτά τα φίλτρα', 'Nothing matches these filters'),
  noneFoundText: pair('Αφαίρεσε κάποιο φίλτρο.', 'Try removing a filter.'),
  found: pair(
    (n: number, count: string) => (n === 1 ? '1 εκκρεμότητα' : `${count} εκκρεμότητες`),
    (n: number, count: string) => (n === 1 ? '1 item' : `${count} items`),
  ),
  isLate: pair('Εκπρόθεσμη', 'Overdue'),
  take: pair('Ανάληψη', 'Claim'),
  keep: pair('Παράταση', 'Extend claim'),
  release: pair('Αποδέσμευση', 'Release'),
  subjectOf: pair(
    (kind: string, title: string) => `: ${kind}, ${title}`,
    (kind: string, title: string) => `: ${kind}, ${title}`,
  ),
  mine: pair(
    (until: string) => `Την έχεις εσύ έως ${until}`,
    (until: string) => `Yours until ${until}`,
  ),
  theirs: pair(
    (name: string, since: string) => `${name}, από ${since}`,
    (name: string, since: string) => `${name}, since ${since}`,
  ),
  nobody: pair('Ελεύθερη', 'Unclaimed'),
  needsOther: pair('Χρειάζεται άλλος διαχειριστής', 'Needs another administrator'),
  keys: pair('Συντομεύσεις πληκτρολογίου', 'Keyboard shortcuts'),
  keysText: pair(
    'j / k: επόμενη / προηγούμενη. Enter: άνοιγμα. c: ανάληψη ή αποδέσμευση.',
    'j / k: next / previous. Enter: open. c: claim or release.',
  ),
  taken: pair(
    (title: string, name: string, since: string) => `${title}: την έχει ήδη αναλάβει ${name}, από ${since}`,
    (title: string, name: string, since: string) => `${title}: ${name} has had this since ${since}`,
  ),
  takenText: pair('Διάλεξε άλλη, ή ζήτησε να σου τη δώσει.', 'Choose another one, or ask for it to be handed over.'),
  goneTitle: pair('Αυτή η εκκρεμότητα έχει κλείσει', 'This item is no longer waiting'),
  goneText: pair('Αποφασίστηκε ή έκλεισε στο μεταξύ.', 'It was decided or closed in the meantime.'),
} as const;

export const workClaimFilterNames: Readonly<Record<WorkClaimFilter, Pair>> = {
  all: pair('Όλες', 'All'),
  mine: pair('Δικές μου', 'Mine'),
  free: pair('Ελεύθερες', 'Unclaimed'),
};

export const workSortNames: Readonly<Record<WorkSort, Pair>> = {
  deadline: pair('Προθεσμία', 'Deadline'),
  age: pair('Παλαιότητα', 'Waiting longest'),
};

export const workFlashMessages = {
  claimed: pair('Ανέλαβες την εκκρεμότητα', 'Item claimed'),
  released: pair('Η εκκρεμότητα είναι πάλι ελεύθερη', 'Item released'),
  'handed-over': pair('Παρέδωσες την εκκρεμότητα', 'Item handed over'),
} as const;

/** Above the page that decides an item. */
export const workBarMessages = {
  label: pair('Εκκρεμότητα', 'Work queue item'),
  claimedByYou: pair(
    (since: string, until: string) => `Την ανέλαβες στις ${since}. Μένει δική σου έως ${until}.`,
    (since: string, until: string) => `Claimed by you at ${since}. It stays yours until ${until}.`,
  ),
  claimedBy: pair(
    (name: string, since: string) => `Την έχει αναλάβει ${name}, από ${since}. Όσο την έχει, δεν αποφασίζει άλλος.`,
    (name: string, since: string) => `Claimed by ${name} since ${since}. No one else can decide it in the meantime.`,
  ),
  nobody: pair('Κανείς δεν την έχει αναλάβει.', 'No one has claimed this.'),
  handedBy: pair(
    (name: string, note: string) => `${name}: ${note}`,
    (name: string, note: string) => `${name}: ${note}`,
  ),
  someone: pair('Άλλος διαχειριστής', 'Another administrator'),
  dueBy: pair(
    (when: string) => `Προθεσμία: ${when}`,
    (when: string) => `Deadline: ${when}`,
  ),
  next: pair('Επόμενη', 'Next'),
  done: pair('Αυτή η εκκρεμότητα δεν περιμένει πια.', 'This item is no longer waiting.'),
  nothingLeft: pair('Δεν περιμένει τίποτα άλλο.', 'Nothing else is waiting.'),
  toQueue: pair('Όλες οι εκκρεμότητες', 'Work queue'),
  handOver: pair('Παράδοση σε άλλον', 'Hand over'),
  to: pair('Σε ποιον', 'To'),
  note: pair('Σημείωμα', 'Note'),
  noteHint: pair('Τι έκανες ήδη και τι μένει.', 'What you’ve done so far and what’s left.'),
  submitHandOver: pair('Παράδοση', 'Hand over'),
  noColleagues: pair('Δεν υπάρχει άλλος διαχειριστής.', 'There’s no other administrator.'),
} as const;

export const failureHandlingMessages = {
  handled: pair('Σημείωσέ το ως λυμένο', 'Mark as dealt with'),
  text: pair(
    'Φεύγει από τις εκκρεμότητες. Αν ξανασυμβεί, επιστρέφει.',
    'This removes it from the work queue. If it happens again, it comes back.',
  ),
  waiting: pair('περιμένει', 'waiting'),
  flash: { handled: pair('Σημειώθηκε ως λυμένο', 'Marked as dealt with') },
} as const;

export const dailyStatsMessages = {
  title: pair('Οι τελευταίες 14 ημέρες', 'The last 14 days'),
  lead: pair('Η σημερινή ημέρα δεν έχει τελειώσει.', 'Today isn’t over yet.'),
  day: pair('Ημέρα', 'Day'),
  today: pair('Σήμερα', 'Today'),
  stats: {
    listings: pair('Νέες ενεργές αγγελίες', 'New active listings'),
    leads: pair('Μηνύματα για αγγελίες', 'Leads'),
    sign_ups: pair('Εγγραφές', 'Sign-ups'),
    paid_cents: pair('Εισπράξεις', 'Revenue'),
    overdue_cents: pair('Ληξιπρόθεσμα', 'Overdue'),
    emails: pair('Email που στάλθηκαν', 'Emails sent'),
  },
  table: pair('Ανά ημέρα', 'By day'),
  peak: pair(
    (most: string) => `έως ${most} την ημέρα`,
    (most: string) => `up to ${most} a day`,
  ),
  failed: pair('Τα στοιχεία των ημερών δεν φορτώθηκαν', 'We couldn’t load the daily figures'),
} as const;
