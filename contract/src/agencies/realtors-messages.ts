/** Words of the search for offices, and of an office in a list. */
import { formatThousands } from '../numbers.ts';
import { pair } from '../pair.ts';

const officesEl = (n: number): string => (n === 1 ? '1 γραφείο' : `${formatThousands(n)} γραφεία`);
const officesEn = (n: number): string => (n === 1 ? '1 agency' : `${formatThousands(n)} agencies`);

export const agencySearchMessages = {
  title: pair('Μεσιτικά γραφεία', 'Estate agencies'),
  titleIn: pair(
    (places: string) => `Μεσιτικά γραφεία, ${places}`,
    (places: string) => `Estate agencies, ${places}`,
  ),
  lead: pair(
    'Βρες γραφείο από την περιοχή, το όνομα ή τον αριθμό ΓΕΜΗ του.',
    'Find an agency by area, by name or by its number in the commercial register (GEMI).',
  ),
  description: pair(
    (where: string, n: number) => `${where}: ${officesEl(n)} με αριθμό ΓΕΜΗ, ενεργές αγγελίες και θέση στον χάρτη.`,
    (where: string, n: number) =>
      `${where}: ${officesEn(n)} with their number in the commercial register (GEMI), live ads and place on the map.`,
  ),
  name: pair('Όνομα γραφείου', 'Agency name'),
  namePlaceholder: pair('π.χ. Άκρον', 'e.g. Akron'),
  gemi: pair('Αρ. ΓΕΜΗ', 'GEMI number'),
  gemiPlaceholder: pair('7 έως 12 ψηφία', '7 to 12 digits'),
  search: pair('Βρες γραφεία', 'Find agencies'),
  clear: pair('Καθάρισε όλα', 'Clear all'),
  count: pair(officesEl, officesEn),
  showing: pair(
    (from: number, until: number) => `βλέπεις ${formatThousands(from)}–${formatThousands(until)}`,
    (from: number, until: number) => `showing ${formatThousands(from)}–${formatThousands(until)}`,
  ),
  order: pair(
    'Σειρά: συμπληρωμένα στοιχεία, μετά περισσότερες ενεργές αγγελίες. Κανείς δεν πληρώνει για τη θέση του.',
    'Order: complete details, then most live ads. Nobody pays for their place.',
  ),
  orderThere: pair(
    'Σειρά: όσα έχουν έδρα εδώ, μετά συμπληρωμένα στοιχεία, μετά περισσότερες ενεργές αγγελίες στην περιοχή. Κανείς δεν πληρώνει για τη θέση του.',
    'Order: based here first, then complete details, then most live ads in the area. Nobody pays for their place.',
  ),
  list: pair('Γραφεία', 'Agencies'),
  sitsHere: pair('Έδρα εδώ', 'Based here'),
  noPlace: pair('Δεν έχει δηλώσει έδρα', 'No address given yet'),
  gcr: pair('Αρ. ΓΕΜΗ', 'GEMI no.'),
  forSale: pair('προς πώληση', 'for sale'),
  forRent: pair('προς ενοικίαση', 'to rent'),
  emptyTitle: pair('Δεν βρέθηκε γραφείο', 'No agency found'),
  emptyText: pair(
    'Δοκίμασε μεγαλύτερη περιοχή ή μόνο ένα μέρος του ονόματος.',
    'Try a wider area, or only part of the name.',
  ),
  badGemi: pair(
    (typed: string) => `Το «${typed}» δεν είναι αριθμός ΓΕΜΗ. Έχει 7 έως 12 ψηφία.`,
    (typed: string) => `“${typed}” is not a GEMI number. It has 7 to 12 digits.`,
  ),
  deepPage: pair('Αυτή η σελίδα δεν υπάρχει. Γύρνα στην πρώτη.', 'There is no such page. Go back to the first one.'),
  firstPage: pair('Πρώτη σελίδα', 'First page'),
  map: pair('Χάρτης γραφείων', 'Map of agencies'),
  showMap: pair('Χάρτης', 'Map'),
  mapNote: pair(
    'Τα σημεία είναι κατά προσέγγιση, από τη διεύθυνση κάθε γραφείου. Όλα υπάρχουν και στη λίστα.',
    'Points are approximate, from the address of each agency. All of them are in the list too.',
  ),
  several: pair(
    (names: readonly string[]) => `${officesEl(names.length)}: ${names.join(', ')}`,
    (names: readonly string[]) => `${officesEn(names.length)}: ${names.join(', ')}`,
  ),
  closePicked: pair('Κλείσιμο', 'Close'),
} as const;

const hours = (minutes: number): number => Math.round(minutes / 60);
const days = (minutes: number): number => Math.round(minutes / 1_440);
const DAY = 1_440;

/** «Απαντά συνήθως σε 2 ώρες», from the median of at least five conversations. */
export const formatReplyTime = pair(
  (minutes: number): string =>
    minutes <= 60
      ? 'Απαντά συνήθως μέσα σε μία ώρα'
      : hours(minutes) < 24
        ? `Απαντά συνήθως σε ${hours(minutes)} ${hours(minutes) === 1 ? 'ώρα' : 'ώρες'}`
        : `Απαντά συνήθως σε ${days(Math.max(minutes, DAY))} ${days(Math.max(minutes, DAY)) === 1 ? 'ημέρα' : 'ημέρες'}`,
  (minutes: number): string =>
    minutes <= 60
      ? 'Usually answers within an hour'
      : hours(minutes) < 24
        ? `Usually answers in ${hours(minutes)} ${hours(minutes) === 1 ? 'hour' : 'hours'}`
        : `Usually answers in ${days(Math.max(minutes, DAY))} ${days(Math.max(minutes, DAY)) === 1 ? 'day' : 'days'}`,
);
