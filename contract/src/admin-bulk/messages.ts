/** Words of one decision for many rows of a list: choosing, looking at it first, and what became of each. */
import { formatCount, formatThousands } from '../format.ts';
import { type Pair, pair } from '../pair.ts';
import { type AdminBulkAction, adminBulkLimits, type BulkList, type BulkRefusal } from './bulk-choices.ts';

type Counted = { el: (n: number) => string; en: (n: number) => string };
const counted = (one: [string, string], many: [string, string]): Counted => ({
  el: (n) => (n === 1 ? `1 ${one[0]}` : `${formatThousands(n)} ${many[0]}`),
  en: (n) => (n === 1 ? `1 ${one[1]}` : `${formatCount(n, 'en')} ${many[1]}`),
});

const accounts = counted(['λογαριασμός', 'account'], ['λογαριασμοί', 'accounts']);
const agencies = counted(['γραφείο', 'agency'], ['γραφεία', 'agencies']);
const listings = counted(['αγγελία', 'listing'], ['αγγελίες', 'listings']);
const reports = counted(['αναφορά', 'report'], ['αναφορές', 'reports']);
const invoices = counted(['παραστατικό', 'invoice'], ['παραστατικά', 'invoices']);

/** How many of what a list has. */
export const bulkRowCounts: Readonly<Record<BulkList, Counted>> = {
  users: accounts,
  agencies,
  sale_listings: listings,
  rent_listings: listings,
  reports,
  invoices,
};

export const bulkActionNames: Readonly<Record<AdminBulkAction, Pair>> = {
  approve: pair('Έγκριση', 'Approve'),
  reject: pair('Απόρριψη', 'Reject'),
  block: pair('Αποκλεισμός', 'Block'),
  take_down: pair('Απόσυρση', 'Take down'),
  remove: pair('Αφαίρεση', 'Remove'),
  uphold: pair('Αποδοχή και απόσυρση', 'Uphold and take down'),
  dismiss: pair('Απόρριψη αναφορών', 'Dismiss'),
  resubmit: pair('Νέα αποστολή στην ΑΑΔΕ', 'Resubmit to the tax authority'),
};

/** What was done to so many. */
export const bulkDoneMessages: Readonly<Record<AdminBulkAction, Counted>> = {
  approve: counted(['εγκρίθηκε', 'approved'], ['εγκρίθηκαν', 'approved']),
  reject: counted(['απορρίφθηκε', 'rejected'], ['απορρίφθηκαν', 'rejected']),
  block: counted(['αποκλείστηκε', 'blocked'], ['αποκλείστηκαν', 'blocked']),
  take_down: counted(['αποσύρθηκε', 'taken down'], ['αποσύρθηκαν', 'taken down']),
  remove: counted(['αφαιρέθηκε', 'removed'], ['αφαιρέθηκαν', 'removed']),
  uphold: counted(['αναφορά έγινε δεκτή', 'report upheld'], ['αναφορές έγιναν δεκτές', 'reports upheld']),
  dismiss: counted(['αναφορά απορρίφθηκε', 'report dismissed'], ['αναφορές απορρίφθηκαν', 'reports dismissed']),
  resubmit: counted(['ξαναστέλνεται', 'being resubmitted'], ['ξαναστέλνονται', 'being resubmitted']),
};

type Effects = { people: number; listings: number };
const people = counted(['άτομο', 'person'], ['άτομα', 'people']);
const toWhom = {
  el: (n: number) => (n === 1 ? 'έναν αγγελιοδότη' : `${formatThousands(n)} αγγελιοδότες`),
  en: (n: number) => (n === 1 ? '1 advertiser' : `${formatCount(n, 'en')} advertisers`),
};

/** What follows for people, before the yes. */
export const bulkEffects: Readonly<Record<AdminBulkAction, Pair<(effects: Effects) => string>>> = {
  approve: pair(
    () => 'Κάθε λογαριασμός μπορεί να δημοσιεύει και ενημερώνεται με email.',
    () => 'Each account can publish, and is told by email.',
  ),
  reject: pair(
    () => 'Κανένας από τους λογαριασμούς δεν θα μπορεί να δημοσιεύει. Καθένας παίρνει email με την αιτιολογία.',
    () => 'None of the accounts can publish. Each gets an email with a statement of reasons.',
  ),
  block: pair(
    ({ people: n, listings: off }) =>
      `${n === 1 ? 'Αποσυνδέεται' : 'Αποσυνδέονται'} ${people.el(n)} από παντού${off > 0 ? ` και ${off === 1 ? 'μπαίνει' : 'μπαίνουν'} σε παύση ${listings.el(off)}` : ''}. Καθένας παίρνει email με την αιτιολογία.`,
    ({ people: n, listings: off }) =>
      `${people.en(n)} will be logged out everywhere${off > 0 ? ` and ${listings.en(off)} paused` : ''}. Each person gets an email with a statement of reasons.`,
  ),
  take_down: pair(
    ({ people: n, listings: off }) =>
      `${listings.el(off)} ${off === 1 ? 'φεύγει' : 'φεύγουν'} από την αναζήτηση. Για κάθε αγγελία στέλνεται email με την αιτιολογία, σε ${toWhom.el(n)} συνολικά. Μόνο διαχειριστής μπορεί να ${off === 1 ? 'την' : 'τις'} επαναφέρει.`,
    ({ people: n, listings: off }) =>
      `${listings.en(off)} will no longer appear in search. For each listing an email with a statement of reasons goes out, to ${toWhom.en(n)} in all. Only an administrator can put ${off === 1 ? 'it' : 'them'} back.`,
  ),
  remove: pair(
    ({ people: n, listings: off }) =>
      `${off > 0 ? `${listings.el(off)} ${off === 1 ? 'φεύγει' : 'φεύγουν'} από την αναζήτηση. ` : ''}Για κάθε αγγελία που αφαιρείται στέλνεται email με την αιτιολογία, σε ${toWhom.el(n)} συνολικά.`,
    ({ people: n, listings: off }) =>
      `${off > 0 ? `${listings.en(off)} will no longer appear in search. ` : ''}For each listing removed an email with a statement of reasons goes out, to ${toWhom.en(n)} in all.`,
  ),
  uphold: pair(
    ({ listings: off }) =>
      `${off === 1 ? 'Αποσύρεται' : 'Αποσύρονται'} ${listings.el(off)}. Κάθε αγγελιοδότης παίρνει μία αιτιολογία για κάθε αγγελία του, και όποιος έκανε αναφορά και άφησε email μαθαίνει την απόφαση.`,
    ({ listings: off }) =>
      `${listings.en(off)} taken down. The advertiser of each gets one statement of reasons, and whoever reported it and left an email is told the decision.`,
  ),
  dismiss: pair(
    () => 'Οι αγγελίες μένουν όπως είναι. Όποιος έκανε αναφορά και άφησε email μαθαίνει την απόφαση.',
    () => 'The listings stay as they are. Whoever reported one and left an email is told the decision.',
  ),
  resubmit: pair(
    () => 'Τα παραστατικά μπαίνουν ξανά στην ουρά προς την ΑΑΔΕ. Το αποτέλεσμα φαίνεται στη λίστα τους.',
    () => 'The invoices go back into the queue for the tax authority. The list shows how it went.',
  ),
};

export const bulkRefusalMessages: Readonly<Record<BulkRefusal, Pair<(by: string | null) => string>>> = {
  gone: pair(
    () => 'δεν υπάρχει πια',
    () => 'no longer exists',
  ),
  not_in_this_state: pair(
    () => 'δεν γίνεται στην κατάσταση που είναι',
    () => 'not possible in its current state',
  ),
  already_decided: pair(
    (by) => (by ? `έχει ήδη αποφασιστεί (${by})` : 'έχει ήδη αποφασιστεί'),
    (by) => (by ? `already decided by ${by}` : 'already decided'),
  ),
  claimed_by_other: pair(
    (by) => (by ? `το έχει αναλάβει: ${by}` : 'το έχει αναλάβει άλλος διαχειριστής'),
    (by) => `being handled by ${by ?? 'another administrator'}`,
  ),
  changed_meanwhile: pair(
    () => 'άλλαξε αφότου το διάλεξες',
    () => 'changed since you selected it',
  ),
  administrator: pair(
    () => 'διαχειριστής: αλλάζει μόνο από τη σελίδα του',
    () => 'an administrator: can only be changed on their own page',
  ),
  own_listing: pair(
    () => 'δική σου αγγελία',
    () => 'your own listing',
  ),
  closing: pair(
    () => 'ο λογαριασμός διαγράφεται',
    () => 'the account is being deleted',
  ),
  forbidden: pair(
    () => 'δεν επιτρέπεται',
    () => 'not allowed',
  ),
  failed: pair(
    () => 'απέτυχε από δικό μας λάθος',
    () => 'failed because of an error on our side',
  ),
};

export const adminBulkMessages = {
  label: pair('Ενέργειες για πολλά', 'Bulk actions'),
  selectAll: pair('Επιλογή όλων της σελίδας', 'Select all on this page'),
  select: pair(
    (name: string) => `Επιλογή: ${name}`,
    (name: string) => `Select ${name}`,
  ),
  chosen: pair(
    (n: number) => (n === 1 ? '1 επιλεγμένο' : `${formatThousands(n)} επιλεγμένα`),
    (n: number) => `${formatCount(n, 'en')} selected`,
  ),
  choose: pair('Διάλεξε από τη λίστα:', 'Select rows, then:'),
  all: pair(
    (n: number) =>
      n > adminBulkLimits.most
        ? `Τα πρώτα ${adminBulkLimits.most} από ${formatThousands(n)}`
        : `Και τα ${formatThousands(n)} της λίστας`,
    (n: number) =>
      n > adminBulkLimits.most
        ? `First ${adminBulkLimits.most} of ${formatCount(n, 'en')}`
        : `All ${formatCount(n, 'en')} in this list`,
  ),
  addTo: pair('Προσθέτεις σε επιλογή που έχεις ξεκινήσει.', 'You’re adding to a selection that you’ve started.'),
  toPreview: pair('Δες την επιλογή', 'See the selection'),
  back: pair('Πίσω στη λίστα', 'Back to the list'),
  more: pair('Προσθήκη από άλλη σελίδα', 'Add from another page'),
  title: pair(
    (action: string) => `${action}: προεπισκόπηση`,
    (action: string) => `${action}: preview`,
  ),
  metaTitle: pair('Μαζική ενέργεια', 'Bulk action'),
  first: pair(
    (taken: number, found: number) => `Από ${formatThousands(found)} που ταιριάζουν, εδώ είναι τα πρώτα ${taken}.`,
    (taken: number, found: number) => `Of ${formatCount(found, 'en')} that match, these are the first ${taken}.`,
  ),
  left: pair(
    (n: number) => (n === 1 ? '1 μένει όπως είναι' : `${formatThousands(n)} μένουν όπως είναι`),
    (n: number) => (n === 1 ? '1 left as it is' : `${formatCount(n, 'en')} left as they are`),
  ),
  leftTitle: pair('Τι μένει όπως είναι και γιατί', 'What’s left as it is, and why'),
  nothing: pair('Καμία από τις εγγραφές δεν μπορεί να αλλάξει.', 'None of these can be changed.'),
  reason: pair('Λόγος', 'Reason'),
  chooseReason: pair('Διάλεξε λόγο', 'Choose a reason'),
  reasonHint: pair(
    'Καθένας διαβάζει τον έτοιμο λόγο στη γλώσσα του.',
    'The preset reason is sent in each person’s language.',
  ),
  text: pair('Δικό σου κείμενο', 'Your own wording'),
  textHint: pair(
    'Αν γράψεις κάτι, στέλνεται αυτό αντί για τον έτοιμο λόγο, όπως το έγραψες.',
    'If you write something, it’s sent instead of the preset reason, exactly as written.',
  ),
  noReason: pair('Ο λόγος γράφεται στο ημερολόγιο ενεργειών.', 'The reason goes into the audit log.'),
  expired: pair(
    'Η επιλογή είναι παλιότερη από 24 ώρες. Ξεκίνα ξανά από τη λίστα.',
    'This selection is more than 24 hours old. Start again from the list.',
  ),
  going: pair(
    (done: number, all: number) => `Σε εξέλιξη: ${formatThousands(done)} από ${formatThousands(all)}.`,
    (done: number, all: number) => `In progress: ${formatCount(done, 'en')} of ${formatCount(all, 'en')}.`,
  ),
  goingText: pair('Συνεχίζει και αν κλείσεις τη σελίδα.', 'It carries on even if you close this page.'),
  goOn: pair('Συνέχεια', 'Continue'),
  cancel: pair('Ακύρωση', 'Cancel'),
  show: pair('Εμφάνιση', 'Show'),
  showAll: pair('Όλα', 'All'),
  showLeft: pair('Μένουν όπως είναι', 'Left as they are'),
  list: pair('Εγγραφές της επιλογής', 'Rows in the selection'),
  states: {
    ready: pair('Θα γίνει', 'Will be done'),
    waiting: pair('Περιμένει', 'Waiting'),
    done: pair('Έγινε', 'Done'),
  },
  goneName: pair('Διαγραμμένη εγγραφή', 'Deleted row'),
} as const;
