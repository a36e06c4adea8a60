/** Words of the price map alone. */
import { formatCount, formatThousands } from '../format.ts';
import { pair } from '../pair.ts';

export const title = pair('Χάρτης τιμών', 'Price map');
export const description = pair(
  'Διάμεση ζητούμενη τιμή ανά τετραγωνικό σε όλη την Ελλάδα, από την περιφέρεια έως τη συνοικία, με τον αριθμό των αγγελιών από τις οποίες προκύπτει.',
  'Median asking prices per m² across Greece, from regions down to neighbourhoods, with the number of listings behind every price.',
);
export const lead = pair(
  'Διάμεση ζητούμενη τιμή ανά τετραγωνικό. Μεγέθυνε για να δεις νομούς, δήμους και συνοικίες.',
  'Median asking price per square metre. Zoom in for prefectures, municipalities and neighbourhoods.',
);
export const map = pair('Χάρτης ζητούμενων τιμών', 'Map of asking prices');
export const inTable = pair('Προβολή σε πίνακα', 'View as table');
export const noScript = pair(
  'Ο χάρτης χρειάζεται JavaScript. Ο πίνακας έχει τις ίδιες τιμές και λειτουργεί χωρίς.',
  'Turn on JavaScript to use the map. The table has the same prices and works without it.',
);
export const noMap = pair(
  'Ο χάρτης δεν υποστηρίζεται σε αυτή τη συσκευή. Ο πίνακας έχει τις ίδιες τιμές.',
  'The map isn’t supported on this device. The table has the same prices.',
);
export const trouble = pair('Ο χάρτης δεν φορτώθηκε ολόκληρος.', 'Couldn’t load part of the map.');

export const legend = {
  sale: pair('Ζητούμενη τιμή, € ανά τ.μ.', 'Asking price, € per m²'),
  rent: pair('Ζητούμενο ενοίκιο, € ανά τ.μ. τον μήνα', 'Asking rent, € per m² per month'),
} as const;
export const fixed = pair(
  'Η κλίμακα των χρωμάτων μένει ίδια σε κάθε μεγέθυνση και τύπο ακινήτου.',
  'Colour ranges stay the same at every zoom level and for every property type.',
);
export const price = pair('Τιμή', 'Price');
export const areas = pair('Περιοχές', 'Areas');
export const listingCount = pair('Αγγελίες', 'Listings');
export const upTo = pair(
  (end: string) => `έως ${end}`,
  (end: string) => `up to ${end}`,
);
export const between = pair(
  (from: string, end: string) => `${from}–${end}`,
  (from: string, end: string) => `${from}–${end}`,
);
export const over = pair(
  (from: string) => `${from} και πάνω`,
  (from: string) => `${from} and above`,
);

/** What is on the map now, sorted by price: «74 νομοί στον χάρτη». */
export const inView = {
  region: pair(
    (n: number) => (n === 1 ? '1 περιφέρεια στον χάρτη' : `${formatThousands(n)} περιφέρειες στον χάρτη`),
    (n: number) => (n === 1 ? '1 region on the map' : `${formatCount(n, 'en')} regions on the map`),
  ),
  prefecture: pair(
    (n: number) => (n === 1 ? '1 νομός στον χάρτη' : `${formatThousands(n)} νομοί στον χάρτη`),
    (n: number) => (n === 1 ? '1 prefecture on the map' : `${formatCount(n, 'en')} prefectures on the map`),
  ),
  municipality: pair(
    (n: number) => (n === 1 ? '1 δήμος στον χάρτη' : `${formatThousands(n)} δήμοι στον χάρτη`),
    (n: number) => (n === 1 ? '1 municipality on the map' : `${formatCount(n, 'en')} municipalities on the map`),
  ),
  district: pair(
    (n: number) => (n === 1 ? '1 συνοικία στον χάρτη' : `${formatThousands(n)} συνοικίες στον χάρτη`),
    (n: number) => (n === 1 ? '1 neighbourhood on the map' : `${formatCount(n, 'en')} neighbourhoods on the map`),
  ),
} as const;
export const byPrice = pair('Πρώτα οι ακριβότερες', 'Most expensive first');
export const nothing = pair(
  'Καμία περιοχή εδώ. Κάνε σμίκρυνση ή μετακίνησε τον χάρτη.',
  'No areas here. Zoom out or move the map.',
);
export const more = pair(
  (n: number) => `Ακόμη ${formatThousands(n)}, στον πίνακα`,
  (n: number) => `${formatCount(n, 'en')} more, in the table`,
);

export const instead = pair(
  (place: string) => `Λίγες αγγελίες εδώ. Για σύγκριση, ${place}:`,
  (place: string) => `Too few listings here. For comparison, ${place}:`,
);
export const noListings = pair('Καμία αγγελία αυτού του τύπου', 'No listings of this type');
export const pinHint = pair('Πάτησε την περιοχή για να μείνει ανοιχτή.', 'Click the area to keep this open.');
export const findPlace = pair('Βρες περιοχή στον χάρτη', 'Find an area on the map');
export const findFailed = pair(
  'Ο χάρτης δεν βρήκε την περιοχή. Δοκίμασε ξανά σε λίγο.',
  'We couldn’t find this area on the map. Try again shortly.',
);
export const seeListings = pair('Δες τις αγγελίες', 'View listings');
export const areaPage = pair('Σελίδα περιοχής', 'Area page');
export const parts = pair('Νομοί', 'Prefectures');
export const close = pair('Κλείσιμο στοιχείων', 'Close details');
export const line = pair(
  (from: string, to: string) => `Διάμεση τιμή ανά μήνα: από ${from} σε ${to}`,
  (from: string, to: string) => `Median price by month: from ${from} to ${to}`,
);
export const asOf = pair(
  (day: string) => `Αγγελίες έως ${day}.`,
  (day: string) => `Listings as of ${day}.`,
);
