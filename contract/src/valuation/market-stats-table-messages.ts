/** Words of the table of asking prices by area. */
import { formatCount, formatThousands } from '../format.ts';
import { pair } from '../pair.ts';

/** «Διαμερίσματα προς πώληση: τιμές ανά δήμο» */
export const titleOf = {
  region: pair(
    (what: string) => `${what}: τιμές ανά περιφέρεια`,
    (what: string) => `${what}: prices by region`,
  ),
  prefecture: pair(
    (what: string) => `${what}: τιμές ανά νομό`,
    (what: string) => `${what}: prices by prefecture`,
  ),
  municipality: pair(
    (what: string) => `${what}: τιμές ανά δήμο`,
    (what: string) => `${what}: prices by municipality`,
  ),
  district: pair(
    (what: string) => `${what}: τιμές ανά συνοικία`,
    (what: string) => `${what}: prices by neighbourhood`,
  ),
} as const;
export const description = pair(
  (title: string, n: number) =>
    `${title}. Διάμεση ζητούμενη τιμή ανά τετραγωνικό, πλήθος αγγελιών, μεταβολή 12 μηνών και μικτή απόδοση ενοικίου για ${formatThousands(n)} περιοχές.`,
  (title: string, n: number) =>
    `${title}. Median asking price per m², number of listings, 12-month change and gross rental yield for ${formatCount(n, 'en')} areas.`,
);
export const onMap = pair('Δες τα στον χάρτη', 'View on map');
export const file = pair('Λήψη CSV', 'Download CSV');
export const levels = pair('Επίπεδο', 'Level');
export const greece = pair('Ελλάδα', 'Greece');
export const crumbs = pair('Διαδρομή', 'Breadcrumb');
export const name = pair('Όνομα περιοχής', 'Area name');
export const namePlaceholder = pair('π.χ. Χαλάνδρι', 'e.g. Chalandri');
export const find = pair('Αναζήτηση', 'Search');
export const clear = pair('Καθαρισμός', 'Clear');
export const order = pair('Ταξινόμηση', 'Sort by');
export const count = pair(
  (n: number) => (n === 1 ? '1 περιοχή' : `${formatThousands(n)} περιοχές`),
  (n: number) => (n === 1 ? '1 area' : `${formatCount(n, 'en')} areas`),
);
export const asOf = pair(
  (day: string) => `αγγελίες έως ${day}`,
  (day: string) => `listings as of ${day}`,
);

export const columns = {
  name: pair('Περιοχή', 'Area'),
  median: pair('Διάμεση τιμή', 'Median price'),
  quartiles: pair('Συνήθες εύρος', 'Typical range'),
  listing_count: pair('Αγγελίες', 'Listings'),
  trend: pair('Μεταβολή 12 μηνών', '12-month change'),
  days: pair('Ημέρες στην αγορά', 'Days on market'),
  price_cut_share: pair('Με μείωση', 'Reduced'),
  rent_yield: pair('Μικτή απόδοση', 'Gross yield'),
} as const;
/** The head of a column as a button: what a press does. */
export const sortBy = pair(
  (column: string) => `Ταξινόμηση κατά: ${column}`,
  (column: string) => `Sort by: ${column}`,
);
export const explained = [
  [columns.median, pair('η μεσαία ζητούμενη τιμή ανά τετραγωνικό', 'the middle asking price per square metre')],
  [
    columns.quartiles,
    pair('το εύρος μέσα στο οποίο βρίσκονται οι μισές αγγελίες', 'the range that covers the middle half of listings'),
  ],
  [columns.trend, pair('πόσο άλλαξε η διάμεση τιμή σε έναν χρόνο', 'how the median price changed over a year')],
  [
    columns.days,
    pair(
      'οι μισές αγγελίες είναι δημοσιευμένες τουλάχιστον τόσες ημέρες',
      'half of listings have been on the market at least this long',
    ),
  ],
  [
    columns.price_cut_share,
    pair(
      'το ποσοστό των αγγελιών με τιμή χαμηλότερη από την αρχική',
      'the share of listings priced below their original price',
    ),
  ],
  [
    columns.rent_yield,
    pair(
      'το ετήσιο ενοίκιο ως ποσοστό της τιμής, πριν από έξοδα και φόρους',
      'a year’s rent as a percentage of the price, before costs and taxes',
    ),
  ],
] as const;
export const howRead = pair('Τι σημαίνει κάθε στήλη', 'What each column means');
export const seeInstead = pair(
  (place: string) => `δες: ${place}`,
  (place: string) => `see ${place}`,
);
export const emptyTitle = pair('Καμία περιοχή με αυτό το όνομα', 'No areas match that name');
export const emptyText = pair('Δοκίμασε άλλο επίπεδο ή λιγότερα γράμματα.', 'Try another level or fewer letters.');
export const noneHere = pair('Δεν υπάρχουν περιοχές εδώ', 'No areas to show');
export const deepPage = pair('Αυτή η σελίδα δεν υπάρχει', 'This page doesn’t exist');
export const firstPage = pair('Πρώτη σελίδα', 'First page');
