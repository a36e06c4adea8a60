/** Every word of the emails and push messages about saved searches. The server alone reads them. */
import { pair } from '../pair.ts';
import { formatPropertyCountEl, formatPropertyCountEn } from '../search/property-count.ts';
import type { AlertEvent } from './model.ts';
import { changeSettings } from './visitor-messages.ts';

const newCount = pair(
  (n: number) => (n === 1 ? '1 νέο ακίνητο' : `${formatPropertyCountEl(n).replace(' ', ' νέα ')}`),
  (n: number) => (n === 1 ? '1 new property' : formatPropertyCountEn(n).replace(' ', ' new ')),
);
const count = pair(formatPropertyCountEl, formatPropertyCountEn);

export const alertEmailMessages = {
  events: {
    new: pair('Νέο', 'New'),
    price_drop: pair('Έπεσε η τιμή', 'Price drop'),
    back: pair('Ξανά διαθέσιμο', 'Back on the market'),
    paused: pair('Σε παύση', 'Paused'),
    sold: pair('Πουλήθηκε', 'Sold'),
    rented: pair('Νοικιάστηκε', 'Rented'),
  } satisfies Record<AlertEvent, unknown>,
  perMonth: pair('/μήνα', '/month'),
  /** In plain text, where nothing can be struck through. */
  was: pair(
    (price: string) => `από ${price}`,
    (price: string) => `was ${price}`,
  ),
  /** Subject of an email about one property. */
  one: pair(
    (event: string, title: string, place: string, price: string) => `${event}: ${title}, ${place}, ${price}`,
    (event: string, title: string, place: string, price: string) => `${event}: ${title}, ${place}, ${price}`,
  ),
  manyNew: newCount,
  manyDrops: pair(
    (n: number) => `Έπεσε η τιμή σε ${count.el(n)}`,
    (n: number) => `Price drop on ${count.en(n)}`,
  ),
  many: pair(
    (n: number) => `${count.el(n)} για εσένα`,
    (n: number) => `${count.en(n)} for you`,
  ),
  favorites: pair(
    (n: number) => (n === 1 ? 'Νέα για ένα αγαπημένο σου ακίνητο' : `Νέα για ${n} αγαπημένα σου ακίνητα`),
    (n: number) => (n === 1 ? 'News about one of your favourites' : `News about ${n} of your favourites`),
  ),
  ofSearch: pair(
    (headline: string, name: string) => `${headline}: ${name}`,
    (headline: string, name: string) => `${headline}: ${name}`,
  ),
  introSearch: pair(
    (name: string) => `Από την αναζήτηση που αποθήκευσες: ${name}`,
    (name: string) => `From your saved search: ${name}`,
  ),
  introSearches: pair(
    (names: string) => `Από τις αναζητήσεις που αποθήκευσες: ${names}`,
    (names: string) => `From your saved searches: ${names}`,
  ),
  introFavorites: pair('Από τα αγαπημένα σου.', 'From your favourites.'),
  introBoth: pair(
    (names: string) => `Από τα αγαπημένα σου και από αναζητήσεις που αποθήκευσες: ${names}`,
    (names: string) => `From your favourites and from your saved searches: ${names}`,
  ),
  quoted: pair(
    (name: string) => `«${name}»`,
    (name: string) => `“${name}”`,
  ),
  /** After the names of some searches. */
  andMore: pair(
    (n: number) => ` και ${n} ακόμη`,
    (n: number) => ` and ${n} more`,
  ),
  more: pair(
    (shown: number, all: number) => `Εδώ βλέπεις τα ${shown} πιο πρόσφατα από ${all}.`,
    (shown: number, all: number) => `These are the ${shown} most recent of ${all}.`,
  ),
  seeOne: pair('Δες την αγγελία', 'See the listing'),
  seeAll: pair(
    (n: number) => (n === 1 ? 'Δες το ακίνητο' : `Δες και τα ${n} ακίνητα`),
    (n: number) => (n === 1 ? 'See the property' : `See all ${n} properties`),
  ),
  manage: changeSettings,
  stopSearches: pair(
    (n: number) => (n === 1 ? 'Διακοπή email για αυτή την αναζήτηση' : `Διακοπή email για αυτές τις ${n} αναζητήσεις`),
    (n: number) => (n === 1 ? 'Stop emails for this search' : `Stop emails for these ${n} searches`),
  ),
  stopAll: pair('Διακοπή όλων των ειδοποιήσεων', 'Stop all alerts'),
  why: pair(
    'Λαμβάνεις αυτό το email επειδή ζήτησες ειδοποιήσεις για ακίνητα στην Εστία.',
    'You’re receiving this because you asked Estia for property alerts.',
  ),
  confirm: {
    title: pair(
      'Επιβεβαίωσε το email σου για να ξεκινήσουν οι ειδοποιήσεις',
      'Confirm your email to start your alerts',
    ),
    subject: pair(
      (search: string) => `Επιβεβαίωσε τις ειδοποιήσεις: ${search}`,
      (search: string) => `Confirm your alerts: ${search}`,
    ),
    text: pair(
      'Αποθήκευσες μια αναζήτηση στην Εστία. Μόλις επιβεβαιώσεις το email σου, θα σου στέλνουμε τα ακίνητα που ταιριάζουν.',
      'You saved a search on Estia. As soon as you confirm your email, we’ll send you the properties that match.',
    ),
    search: pair('Αναζήτηση', 'Search'),
    button: pair('Επιβεβαίωση', 'Confirm'),
    orType: pair('Ή συμπλήρωσε αυτόν τον κωδικό στη σελίδα', 'Or enter this code on the page'),
    validFor: pair('Ισχύει για', 'Valid for'),
    notYou: pair(
      'Αγνόησε αυτό το email. Χωρίς επιβεβαίωση δεν θα σου στείλουμε ειδοποιήσεις.',
      'Ignore this email. Without your confirmation we won’t send you any alerts.',
    ),
  },
  /** To who has asked for it on the page of the settings. */
  link: {
    title: pair('Οι ρυθμίσεις των ειδοποιήσεών σου', 'Your alert settings'),
    text: pair(
      'Με αυτόν τον σύνδεσμο βλέπεις και αλλάζεις τις αναζητήσεις που έχεις αποθηκεύσει.',
      'Use this link to see and change your saved searches.',
    ),
    notYou: pair(
      'Αγνόησε αυτό το email. Δεν άλλαξε τίποτα. Μην το προωθήσεις: ο σύνδεσμος ανοίγει τις ρυθμίσεις σου.',
      'Ignore this email. Nothing has changed. Don’t forward it: the link opens your settings.',
    ),
  },
  /** Whoever saves again a search that is running. */
  running: {
    title: pair('Έχεις ήδη ειδοποιήσεις για αυτή την αναζήτηση', 'You already have alerts for this search'),
    subject: pair(
      (search: string) => `Έχεις ήδη ειδοποιήσεις: ${search}`,
      (search: string) => `You already have alerts: ${search}`,
    ),
    text: pair(
      'Δεν χρειάζεται να κάνεις κάτι. Συνεχίζουμε να σου στέλνουμε τα ακίνητα που ταιριάζουν.',
      'There’s nothing you need to do. We’ll keep sending you the properties that match.',
    ),
    notYou: pair('Αγνόησε αυτό το email. Δεν άλλαξε τίποτα.', 'Ignore this email. Nothing has changed.'),
  },
} as const;
