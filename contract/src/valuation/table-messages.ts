/** Words of the table of asking prices by area. */
import { formatThousands } from '../numbers.ts';
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
    `${title}. Διάμεση ζητούμενη τιμή ανά τετραγωνικό, πλήθος αγγελιών, μεταβολή 12 μηνών και απόδοση ενοικίου για ${formatThousands(n)} περιοχές.`,
  (title: string, n: number) =>
    `${title}. Median asking price per square metre, number of ads, change in 12 months and rent yield of ${formatThousands(n)} areas.`,
);
export const onMap = pair('Δες τα στον χάρτη', 'See it on the map');
export const file = pair('Κατέβασε CSV', 'Download CSV');
export const levels = pair('Επίπεδο', 'Level');
export const greece = pair('Ελλάδα', 'Greece');
export const crumbs = pair('Διαδρομή', 'Breadcrumb');
export const name = pair('Όνομα περιοχής', 'Name of the area');
export const namePlaceholder = pair('π.χ. Χαλάνδρι', 'e.g. Chalandri');
export const find = pair('Βρες', 'Find');
export const clear = pair('Καθάρισε το όνομα', 'Clear the name');
export const order = pair('Ταξινόμηση', 'Sort by');
export const count = pair(
  (n: number) => (n === 1 ? '1 περιοχή' : `${formatThousands(n)} περιοχές`),
  (n: number) => (n === 1 ? '1 area' : `${formatThousands(n)} areas`),
);
export const asOf = pair(
  (day: string) => `αγγελίες ως τις ${day}`,
  (day: string) => `ads up to ${day}`,
);

export const columns = {
  name: pair('Περιοχή', 'Area'),
  median: pair('Διάμεση τιμή', 'Median price'),
  quartiles: pair('Οι μισές ζητούν', 'Half ask'),
  ads: pair('Αγγελίες', 'Ads'),
  trend: pair('12 μήνες', '12 months'),
  days: pair('Ημέρες', 'Days'),
  cut_share: pair('Με μείωση', 'Price cut'),
  rent_yield: pair('Απόδοση', 'Yield'),
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
    pair('ανάμεσα σε ποιες τιμές είναι οι μισές αγγελίες', 'between which prices half of the ads are'),
  ],
  [columns.trend, pair('πόσο άλλαξε η διάμεση τιμή σε έναν χρόνο', 'how the median changed within a year')],
  [
    columns.days,
    pair(
      'οι μισές αγγελίες είναι στον αέρα τουλάχιστον τόσες ημέρες',
      'half of the ads have been up for at least so long',
    ),
  ],
  [columns.cut_share, pair('πόσες αγγελίες ζητούν λιγότερα από την αρχή', 'how many ads ask less than at first')],
  [
    columns.rent_yield,
    pair(
      'ενοίκιο ενός χρόνου ως μέρος της τιμής, πριν από έξοδα και φόρους',
      'a year’s rent as a share of the price, before costs and taxes',
    ),
  ],
] as const;
export const howRead = pair('Τι σημαίνει κάθε στήλη', 'What each column means');
export const seeInstead = pair(
  (place: string) => `δες: ${place}`,
  (place: string) => `see: ${place}`,
);
export const emptyTitle = pair('Καμία περιοχή με αυτό το όνομα', 'No area of that name');
export const emptyText = pair('Δοκίμασε άλλο επίπεδο ή λιγότερα γράμματα.', 'Try another level or fewer letters.');
export const noneHere = pair('Δεν υπάρχουν περιοχές εδώ', 'There are no areas here');
export const deepPage = pair('Η λίστα τελειώνει νωρίτερα', 'The list ends before this page');
export const firstPage = pair('Πρώτη σελίδα', 'First page');
