/** Words of one change for many listings: choosing, looking at it first, and what became of each. */
import { formatCount, formatThousands } from '../../format.ts';
import { type Pair, pair } from '../../pair.ts';
import { listingLimits } from '../limits.ts';
import type { BulkAction } from './dashboard-choices.ts';

const listingCount = pair(
  (n: number) => (n === 1 ? '1 αγγελία' : `${formatThousands(n)} αγγελίες`),
  (n: number) => (n === 1 ? '1 listing' : `${formatCount(n, 'en')} listings`),
);

export const bulkChangeMessages = {
  all: pair(
    (n: number) =>
      n > listingLimits.bulkMost
        ? `Οι πρώτες ${formatThousands(listingLimits.bulkMost)} από ${formatThousands(n)} αγγελίες`
        : n === 1
          ? 'Η μία αγγελία της λίστας'
          : `Και οι ${formatThousands(n)} αγγελίες`,
    (n: number) =>
      n > listingLimits.bulkMost
        ? `First ${formatCount(listingLimits.bulkMost, 'en')} of ${formatCount(n, 'en')} listings`
        : n === 1
          ? '1 listing'
          : `All ${formatCount(n, 'en')} listings`,
  ),
  price: pair('Αλλαγή τιμής', 'Change price'),
  by: pair('Τρόπος αλλαγής', 'Change'),
  percent: pair('Κατά ποσοστό', 'By a percentage'),
  value: pair('Σε συγκεκριμένη τιμή', 'To a fixed price'),
  amount: pair('Ποσοστό ή τιμή', 'Percentage or price'),
  amountHint: pair('Για μείωση 5% γράψε -5.', 'To reduce by 5%, enter -5.'),
  round: pair('Στρογγυλοποίηση', 'Round to'),
  roundTo: pair(
    (step: number) => (step === 1 ? 'στο ευρώ' : `στα ${formatThousands(step)} €`),
    (step: number) => (step === 1 ? 'the nearest euro' : `the nearest ${formatThousands(step)} €`),
  ),
  preview: pair('Προεπισκόπηση αλλαγών', 'Preview changes'),
  contact: pair('Αλλαγή στοιχείων επικοινωνίας', 'Change contact details'),
  name: pair('Όνομα', 'Name'),
  phone: pair('Τηλέφωνο', 'Phone'),
  contactHint: pair('Ό,τι αφήσεις κενό μένει όπως είναι.', 'Leave a field blank to keep it as it is.'),
  back: pair('Οι αγγελίες μου', 'My listings'),
  list: pair('Αγγελίες που αλλάζουν', 'Listings to be changed'),
  newName: pair('Νέο όνομα', 'New name'),
  newPhone: pair('Νέο τηλέφωνο', 'New phone'),
  previewTitle: pair(
    (n: number) => `Έλεγξε τις αλλαγές σε ${listingCount.el(n)}`,
    (n: number) => `Review changes to ${listingCount.en(n)}`,
  ),
  priceNote: pair(
    'Η νέα τιμή προστίθεται στο δημόσιο ιστορικό τιμών κάθε αγγελίας. Το ιστορικό δεν διαγράφεται.',
    'The new price is added to each listing’s public price history, which can’t be deleted.',
  ),
  yes: pair(
    (n: number) => `Ναι, άλλαξε ${listingCount.el(n)}`,
    (n: number) => `Update ${listingCount.en(n)}`,
  ),
  no: pair('Ακύρωση', 'Cancel'),
  from: pair('Από', 'From'),
  to: pair('Σε', 'To'),
  unchanged: pair('μένει η ίδια', 'no change'),
  doneTitle: pair('Αποτέλεσμα', 'Results'),
  done: pair(
    (n: number) => `${n === 1 ? 'Άλλαξε' : 'Άλλαξαν'} ${listingCount.el(n)}`,
    (n: number) => `${listingCount.en(n)} updated`,
  ),
  same: pair(
    (n: number) => `${listingCount.el(n)} χωρίς αλλαγή`,
    (n: number) => `${listingCount.en(n)} already up to date`,
  ),
  refused: pair(
    (n: number) => `${listingCount.el(n)} δεν ${n === 1 ? 'άλλαξε' : 'άλλαξαν'}`,
    (n: number) => `${listingCount.en(n)} couldn’t be updated`,
  ),
  left: pair(
    (n: number) => `${n === 1 ? 'Απομένει' : 'Απομένουν'} ${listingCount.el(n)}. Συνεχίζουμε…`,
    (n: number) => `${listingCount.en(n)} left. Still working…`,
  ),
  goOn: pair('Συνέχισε τις αλλαγές', 'Update the remaining listings'),
  show: pair('Εμφάνιση', 'Show'),
  showAll: pair('Όλες', 'All'),
  showRefused: pair('Όσες δεν άλλαξαν', 'Not changed'),
  gone: pair(
    'Η αλλαγή έληξε, γιατί πέρασε πάνω από μία ημέρα. Διάλεξε ξανά τις αγγελίες.',
    'This change was started more than a day ago and has expired. Select the listings again.',
  ),
  changed: pair('Άλλαξε', 'Updated'),
  wasSo: pair('Χωρίς αλλαγή', 'No change needed'),
  waits: pair('Σε αναμονή', 'Pending'),
} as const;

/** What was asked for, as a title. */
export const bulkChangeTitles: Readonly<Record<BulkAction, Pair>> = {
  activate: pair('Ενεργοποίηση', 'Reactivate'),
  deactivate: pair('Παύση', 'Pause'),
  confirm: pair('Είναι ακόμη διαθέσιμα', 'Still available'),
  remove: pair('Διαγραφή', 'Delete'),
  restore: pair('Επαναφορά', 'Restore'),
  price: pair('Αλλαγή τιμής', 'Price change'),
  contact: pair('Αλλαγή στοιχείων επικοινωνίας', 'Contact details change'),
};

/** Codes of errors.ts that a listing of a change can meet, said of that listing. */
export const bulkRefusalMessages: Readonly<Record<string, Pair>> = {
  over_limit: pair('Έφτασες το όριο του πακέτου σου', 'You’ve reached your plan’s limit'),
  account_limited: pair('Έφτασες το όριο του λογαριασμού σου', 'You’ve reached your account’s limit'),
  subscription_expired: pair('Η συνδρομή σου έχει λήξει', 'Your subscription has expired'),
  listing_incomplete: pair('Λείπουν στοιχεία', 'Missing details'),
  forbidden: pair('Σε παύση από την Εστία', 'Paused by Estia'),
  not_in_this_state: pair('Δεν είναι δυνατό στην τρέχουσα κατάστασή της', 'Not possible in its current status'),
  changed_meanwhile: pair('Η τιμή της άλλαξε στο μεταξύ', 'The price has changed since you started'),
};
