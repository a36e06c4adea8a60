/** Words of the search for agencies, and of an agency in a list. */
import { formatCount, formatThousands } from '../format.ts';
import { pair } from '../pair.ts';

const agenciesEl = (n: number): string => (n === 1 ? '1 γραφείο' : `${formatThousands(n)} γραφεία`);
const agenciesEn = (n: number): string => (n === 1 ? '1 agency' : `${formatCount(n, 'en')} agencies`);

export const agencySearchMessages = {
  title: pair('Μεσιτικά γραφεία', 'Estate agencies'),
  titleIn: pair(
    (places: string) => `Μεσιτικά γραφεία, ${places}`,
    (places: string) => `Estate agencies in ${places}`,
  ),
  lead: pair(
    'Αναζήτησε με περιοχή, όνομα ή αριθμό ΓΕΜΗ.',
    'Search by area, agency name or GEMI (commercial register) number.',
  ),
  description: pair(
    (where: string, n: number) => `${where}: ${agenciesEl(n)} με αριθμό ΓΕΜΗ, ενεργές αγγελίες και θέση στον χάρτη.`,
    (where: string, n: number) =>
      `${where}: ${agenciesEn(n)}. See GEMI (commercial register) numbers, active listings and locations on the map.`,
  ),
  name: pair('Όνομα γραφείου', 'Agency name'),
  namePlaceholder: pair('π.χ. Άκρον', 'e.g. Akron'),
  gemi: pair('Αρ. ΓΕΜΗ', 'GEMI number'),
  gemiPlaceholder: pair('7 έως 12 ψηφία', '7 to 12 digits'),
  search: pair('Αναζήτηση γραφείων', 'Find agencies'),
  clear: pair('Καθαρισμός όλων', 'Clear all'),
  count: pair(agenciesEl, agenciesEn),
  showing: pair(
    (from: number, until: number) => `εμφανίζονται ${formatThousands(from)}–${formatThousands(until)}`,
    (from: number, until: number) => `showing ${formatCount(from, 'en')}–${formatCount(until, 'en')}`,
  ),
  order: pair(
    'Σειρά: πληρότητα προφίλ, μετά πλήθος ενεργών αγγελιών. Κανένα γραφείο δεν πληρώνει για τη θέση του.',
    'Agencies with the most complete profiles come first, then those with the most active listings. Agencies can’t pay to rank higher.',
  ),
  orderThere: pair(
    'Σειρά: γραφεία με έδρα εδώ, μετά πληρότητα προφίλ, μετά πλήθος ενεργών αγγελιών στην περιοχή. Κανένα γραφείο δεν πληρώνει για τη θέση του.',
    'Agencies based here come first, then those with the most complete profiles, then those with the most active listings in the area. Agencies can’t pay to rank higher.',
  ),
  list: pair('Γραφεία', 'Agencies'),
  sitsHere: pair('Έδρα εδώ', 'Based here'),
  noPlace: pair('Δεν έχει δηλωθεί έδρα', 'No address provided'),
  gcr: pair('Αρ. ΓΕΜΗ', 'GEMI no.'),
  forSale: pair('προς πώληση', 'for sale'),
  forRent: pair('προς ενοικίαση', 'for rent'),
  emptyTitle: pair('Δεν βρέθηκαν γραφεία', 'No agencies found'),
  emptyText: pair('Δοκίμασε μεγαλύτερη περιοχή ή μέρος του ονόματος.', 'Try a wider area or just part of the name.'),
  badGemi: pair(
    (typed: string) => `Το «${typed}» δεν είναι έγκυρος αριθμός ΓΕΜΗ. Συμπλήρωσε 7 έως 12 ψηφία.`,
    (typed: string) => `“${typed}” isn’t a valid GEMI number. Enter 7 to 12 digits.`,
  ),
  deepPage: pair(
    'Αυτή η σελίδα δεν υπάρχει. Επίστρεψε στην πρώτη.',
    'This page doesn’t exist. Go back to the first page.',
  ),
  firstPage: pair('Πρώτη σελίδα', 'First page'),
  map: pair('Χάρτης γραφείων', 'Agency map'),
  showMap: pair('Χάρτης', 'Map'),
  mapNote: pair(
    'Οι τοποθεσίες είναι κατά προσέγγιση, με βάση τη διεύθυνση κάθε γραφείου. Όλα τα γραφεία υπάρχουν και στη λίστα.',
    'Locations are approximate, based on each agency’s address. All agencies are also in the list.',
  ),
  several: pair(
    (names: readonly string[]) => `${agenciesEl(names.length)}: ${names.join(', ')}`,
    (names: readonly string[]) => `${agenciesEn(names.length)}: ${names.join(', ')}`,
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
      ? 'Usually replies within an hour'
      : hours(minutes) < 24
        ? `Usually replies in ${hours(minutes)} ${hours(minutes) === 1 ? 'hour' : 'hours'}`
        : `Usually replies in ${days(Math.max(minutes, DAY))} ${days(Math.max(minutes, DAY)) === 1 ? 'day' : 'days'}`,
);
