/** Words of the price map alone. */
import { formatThousands } from '../numbers.ts';
import { pair } from '../pair.ts';

export const title = pair('Χάρτης τιμών', 'Price map');
export const description = pair(
  'Διάμεση ζητούμενη τιμή ανά τετραγωνικό σε όλη την Ελλάδα, από την περιφέρεια ως τη συνοικία, με τον αριθμό των αγγελιών πίσω από κάθε τιμή.',
  'Median asking prices per square metre all over Greece, from the region down to the neighbourhood, with the number of ads behind every price.',
);
export const lead = pair(
  'Διάμεση ζητούμενη τιμή ανά τετραγωνικό. Μεγέθυνε για να δεις νομούς, δήμους και συνοικίες.',
  'Median asking price per square metre. Zoom in for prefectures, municipalities and neighbourhoods.',
);
export const map = pair('Χάρτης ζητούμενων τιμών', 'Map of asking prices');
export const inTable = pair('Δες τα όλα σε πίνακα', 'See it all as a table');
export const noScript = pair(
  'Ο χάρτης θέλει JavaScript. Ο πίνακας έχει τις ίδιες τιμές και δουλεύει χωρίς.',
  'The map needs JavaScript. The table has the same prices and works without it.',
);
export const noMap = pair(
  'Ο χάρτης δεν ανοίγει σε αυτή τη συσκευή. Ο πίνακας έχει τις ίδιες τιμές.',
  'The map does not open on this device. The table has the same prices.',
);
export const trouble = pair('Ο χάρτης δεν φορτώθηκε ολόκληρος.', 'Part of the map did not load.');

export const legend = {
  sale: pair('Ζητούμενη τιμή, € ανά τ.μ.', 'Asking price, € per m²'),
  rent: pair('Ζητούμενο ενοίκιο, € ανά τ.μ. τον μήνα', 'Asking rent, € per m² a month'),
} as const;
export const fixed = pair(
  'Τα όρια των χρωμάτων δεν αλλάζουν με τη μεγέθυνση ή το είδος.',
  'The limits of the colours do not change with zoom or kind.',
);
export const price = pair('Τιμή', 'Price');
export const areas = pair('Περιοχές', 'Areas');
export const listingCount = pair('Αγγελίες', 'Ads');
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
  (from: string) => `${from} and over`,
);

/** What is on the map now, sorted by price: «74 νομοί στον χάρτη». */
export const inView = {
  region: pair(
    (n: number) => (n === 1 ? '1 περιφέρεια στον χάρτη' : `${formatThousands(n)} περιφέρειες στον χάρτη`),
    (n: number) => (n === 1 ? '1 region on the map' : `${formatThousands(n)} regions on the map`),
  ),
  prefecture: pair(
    (n: number) => (n === 1 ? '1 νομός στον χάρτη' : `${formatThousands(n)} νομοί στον χάρτη`),
    (n: number) => (n === 1 ? '1 prefecture on the map' : `${formatThousands(n)} prefectures on the map`),
  ),
  municipality: pair(
    (n: number) => (n === 1 ? '1 δήμος στον χάρτη' : `${formatThousands(n)} δήμοι στον χάρτη`),
    (n: number) => (n === 1 ? '1 municipality on the map' : `${formatThousands(n)} municipalities on the map`),
  ),
  district: pair(
    (n: number) => (n === 1 ? '1 συνοικία στον χάρτη' : `${formatThousands(n)} συνοικίες στον χάρτη`),
    (n: number) => (n === 1 ? '1 neighbourhood on the map' : `${formatThousands(n)} neighbourhoods on the map`),
  ),
} as const;
export const byPrice = pair('Από την ακριβότερη', 'Dearest first');
export const nothing = pair(
  'Καμία περιοχή εδώ. Κάνε σμίκρυνση ή μετακίνησε τον χάρτη.',
  'No area here. Zoom out or move the map.',
);
export const more = pair(
  (n: number) => `Ακόμη ${formatThousands(n)}, στον πίνακα`,
  (n: number) => `${formatThousands(n)} more, in the table`,
);

export const instead = pair(
  (place: string) => `Λίγες αγγελίες εδώ. Για σύγκριση, ${place}:`,
  (place: string) => `Too few ads here. For comparison, ${place}:`,
);
export const noListings = pair('Καμία αγγελία αυτού του είδους', 'No ads of this kind');
export const pinHint = pair('Πάτησε την περιοχή για να μείνει ανοιχτή.', 'Click the area to keep this open.');
export const findPlace = pair('Βρες περιοχή στον χάρτη', 'Find an area on the map');
export const findFailed = pair(
  'Ο χάρτης δεν βρήκε την περιοχή. Δοκίμασε ξανά σε λίγο.',
  'The map could not find this area. Try again shortly.',
);
export const seeListings = pair('Δες τις αγγελίες', 'See the ads');
export const areaPage = pair('Η περιοχή', 'The area');
export const parts = pair('Οι νομοί της', 'Its prefectures');
export const close = pair('Κλείσε τα στοιχεία', 'Close the details');
export const line = pair(
  (from: string, to: string) => `Διάμεση τιμή μήνα με τον μήνα: από ${from} σε ${to}`,
  (from: string, to: string) => `Median price month by month: from ${from} to ${to}`,
);
export const asOf = pair(
  (day: string) => `Αγγελίες ως τις ${day}.`,
  (day: string) => `Ads up to ${day}.`,
);
