/** Words of one change for many ads: choosing, looking at it first, and what became of each. */
import { formatThousands } from '../numbers.ts';
import { type Pair, pair } from '../pair.ts';
import type { BulkAction } from './desk-choices.ts';
import { listingLimits } from './limits.ts';

const ads = pair(
  (n: number) => (n === 1 ? '1 αγγελία' : `${formatThousands(n)} αγγελίες`),
  (n: number) => (n === 1 ? '1 ad' : `${formatThousands(n)} ads`),
);

export const bulkChangeMessages = {
  all: pair(
    (n: number) =>
      n > listingLimits.bulkMost
        ? `Οι πρώτες ${formatThousands(listingLimits.bulkMost)} από ${formatThousands(n)} της λίστας`
        : `Και οι ${formatThousands(n)} της λίστας`,
    (n: number) =>
      n > listingLimits.bulkMost
        ? `The first ${formatThousands(listingLimits.bulkMost)} of ${formatThousands(n)} in the list`
        : `All ${formatThousands(n)} in the list`,
  ),
  price: pair('Άλλαξε τιμή', 'Change price'),
  by: pair('Πώς', 'How'),
  percent: pair('Κατά ποσοστό', 'By percent'),
  value: pair('Σε μία τιμή', 'To one price'),
  amount: pair('Ποσοστό ή τιμή', 'Percent or price'),
  amountHint: pair('Για μείωση 5 % γράψε -5.', 'For 5% less write -5.'),
  round: pair('Στρογγύλεψε', 'Round'),
  roundTo: pair(
    (step: number) => (step === 1 ? 'στο ευρώ' : `στα ${formatThousands(step)} €`),
    (step: number) => (step === 1 ? 'to the euro' : `to ${formatThousands(step)} €`),
  ),
  look: pair('Δες πρώτα τι θα αλλάξει', 'See first what will change'),
  contact: pair('Άλλαξε επικοινωνία', 'Change contact'),
  name: pair('Όνομα', 'Name'),
  phone: pair('Τηλέφωνο', 'Phone'),
  contactHint: pair('Ό,τι αφήσεις κενό μένει όπως είναι.', 'What you leave empty stays as it is.'),
  back: pair('Τα ακίνητά μου', 'My properties'),
  list: pair('Αγγελίες της αλλαγής', 'Ads of the change'),
  newName: pair('Νέο όνομα', 'New name'),
  newPhone: pair('Νέο τηλέφωνο', 'New phone'),
  lookTitle: pair(
    (n: number) => `Έλεγξε ${ads.el(n)} πριν το ναι`,
    (n: number) => `Check ${ads.en(n)} before you say yes`,
  ),
  priceNote: pair(
    'Η νέα τιμή γράφεται στο ιστορικό της αγγελίας και το βλέπουν όλοι. Το ιστορικό δεν σβήνεται.',
    'The new price goes into the history of the ad, which everybody sees. The history cannot be erased.',
  ),
  yes: pair(
    (n: number) => `Ναι, άλλαξε ${ads.el(n)}`,
    (n: number) => `Yes, change ${ads.en(n)}`,
  ),
  no: pair('Άφησέ το', 'Leave it'),
  from: pair('Από', 'From'),
  to: pair('Σε', 'To'),
  unchanged: pair('μένει η ίδια', 'stays the same'),
  doneTitle: pair('Τι έγινε', 'What was done'),
  done: pair(
    (n: number) => `Άλλαξαν ${ads.el(n)}`,
    (n: number) => `${ads.en(n)} changed`,
  ),
  same: pair(
    (n: number) => `${ads.el(n)} ${n === 1 ? 'ήταν ήδη έτσι' : 'ήταν ήδη έτσι'}`,
    (n: number) => `${ads.en(n)} ${n === 1 ? 'was' : 'were'} so already`,
  ),
  refused: pair(
    (n: number) => `${ads.el(n)} δεν ${n === 1 ? 'άλλαξε' : 'άλλαξαν'}`,
    (n: number) => `${ads.en(n)} did not change`,
  ),
  left: pair(
    (n: number) => `Απομένουν ${ads.el(n)}. Συνεχίζουμε.`,
    (n: number) => `${ads.en(n)} left. We are going on.`,
  ),
  goOn: pair('Συνέχισε', 'Go on'),
  show: pair('Ποιες φαίνονται', 'Which are shown'),
  showAll: pair('Όλες', 'All'),
  showRefused: pair('Όσες δεν άλλαξαν', 'Not changed'),
  gone: pair(
    'Πέρασε μία ημέρα από τότε που το ζήτησες. Διάλεξε τις αγγελίες ξανά.',
    'It has been a day since you asked for this. Choose the ads again.',
  ),
  changed: pair('Άλλαξε', 'Changed'),
  wasSo: pair('Ήταν ήδη έτσι', 'Was so already'),
  waits: pair('Περιμένει', 'Waits'),
} as const;

/** What was asked for, as a title. */
export const bulkChangeTitles: Readonly<Record<BulkAction, Pair>> = {
  activate: pair('Ενεργοποίηση', 'Activate'),
  deactivate: pair('Απενεργοποίηση', 'Deactivate'),
  confirm: pair('Είναι ακόμη διαθέσιμα', 'Still available'),
  remove: pair('Διαγραφή', 'Delete'),
  restore: pair('Επαναφορά', 'Restore'),
  price: pair('Αλλαγή τιμής', 'Change of price'),
  contact: pair('Αλλαγή επικοινωνίας', 'Change of contact'),
};

/** Codes of errors.ts that an ad of a change can meet, said of that ad. */
export const bulkRefusalMessages: Readonly<Record<string, Pair>> = {
  over_limit: pair('Το πακέτο σου είναι γεμάτο', 'Your plan is full'),
  subscription_expired: pair('Η συνδρομή έχει λήξει', 'The subscription has expired'),
  ad_incomplete: pair('Λείπουν στοιχεία', 'Details are missing'),
  forbidden: pair('Την έχουμε σταματήσει εμείς', 'We have stopped it'),
  not_in_this_state: pair('Δεν γίνεται στην κατάσταση που είναι', 'Not possible in its state'),
  changed_meanwhile: pair('Η τιμή της άλλαξε στο μεταξύ', 'Its price changed meanwhile'),
};
