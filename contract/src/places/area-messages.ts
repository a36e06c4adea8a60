/**
 * Words of area pages. A text is made of facts only, and names of places are never declined: they stand alone, before or
 * after a colon.
 */
import { formatCount, formatLongDate, formatThousands } from '../format.ts';
import { type Locale, pair } from '../pair.ts';
import { formatPricePerM2 } from '../valuation/price-per-m2.ts';

type Purpose = 'sale' | 'rent';
type Counted = readonly { name: string; ads: number }[];

const forWords = {
  sale: pair('προς πώληση', 'for sale'),
  rent: pair('προς ενοικίαση', 'for rent'),
} as const;

const listingsEl = (n: number) => (n === 1 ? '1 αγγελία' : `${formatThousands(n)} αγγελίες`);
const listingsEn = (n: number) => (n === 1 ? '1 listing' : `${formatCount(n, 'en')} listings`);
export const listingCount = pair(listingsEl, listingsEn);

/** «Διαμερίσματα προς πώληση» */
export const kindFor = pair(
  (kind: string, purpose: Purpose) => `${kind} ${forWords[purpose].el}`,
  (kind: string, purpose: Purpose) => `${kind} ${forWords[purpose].en}`,
);
/** «Διαμερίσματα προς πώληση: Χαλάνδρι» */
export const headingOf = pair(
  (what: string, place: string) => `${what}: ${place}`,
  (what: string, place: string) => `${what}: ${place}`,
);
export const everything = pair('Ακίνητα προς πώληση και ενοικίαση', 'Property for sale and rent');
export const homePage = pair('Αρχική', 'Home');
export const crumbs = pair('Διαδρομή', 'Breadcrumb');

export const forSale = pair('Προς πώληση', 'For sale');
export const forRent = pair('Προς ενοικίαση', 'For rent');
export const median = pair('Διάμεση τιμή', 'Median price');
export const listingsLabel = pair('Αγγελίες', 'Listings');
export const perMonth = pair('τον μήνα', 'per month');
export const basedOn = pair(
  (what: string, n: number, iso: string) => `${what}, ${listingsEl(n)}, ${formatLongDate(iso, 'el')}`,
  (what: string, n: number, iso: string) => `${what}, ${listingsEn(n)}, ${formatLongDate(iso, 'en')}`,
);

export const typesTitle = pair('Ανά τύπο ακινήτου', 'By property type');
export const type = pair('Τύπος', 'Type');
export const medianSale = pair('Διάμεση τιμή πώλησης', 'Median asking price');
export const none = pair('καμία', 'none');
export const tooFew = pair('λίγες αγγελίες', 'too few listings');
export const medianNote = pair(
  'Διάμεση ζητούμενη τιμή πώλησης ανά τ.μ., μόνο όπου υπάρχουν τουλάχιστον 5 αγγελίες.',
  'Median asking price per m² for properties for sale. Shown only where there are at least 5 listings.',
);
export const moreTypes = pair(
  (n: number) => `Ακόμη ${n === 1 ? '1 τύπος' : `${n} τύποι`}`,
  (n: number) => `${n === 1 ? '1 more type' : `${n} more types`}`,
);
export const listTitle = pair('Αγγελίες', 'Listings');
export const seeAll = pair(
  (n: number) => `Δες και τις ${listingsEl(n)} με φίλτρα και χάρτη`,
  (n: number) => `View all ${listingsEn(n)} with filters and map`,
);
export const seeOne = pair('Δες τη στην αναζήτηση', 'View in search');
export const emptyTitle = pair('Καμία αγγελία εδώ αυτή τη στιγμή', 'No listings here at the moment');
export const emptyText = pair(
  'Δες άλλους τύπους, κοντινές περιοχές ή μια μεγαλύτερη περιοχή.',
  'Try other property types, nearby areas or a wider area.',
);

export const partsTitle = {
  prefecture: pair('Δήμοι', 'Municipalities'),
  municipality: pair('Συνοικίες και δημοτικές ενότητες', 'Neighbourhoods'),
  district: pair('Περιοχές', 'Areas'),
} as const;
export const neighboursTitle = {
  prefecture: pair('Άλλοι νομοί της περιφέρειας', 'Other prefectures in the region'),
  municipality: pair('Άλλοι δήμοι του νομού', 'Other municipalities in the prefecture'),
  district: pair('Άλλες περιοχές του δήμου', 'Other areas in the municipality'),
} as const;

/** Sentences of the text. Each is asked for only where its facts are. */
export const areaSummaryMessages = {
  all: pair(
    (place: string, n: number, sale: number, rent: number) =>
      `${place}: ${listingsEl(n)}, ${formatThousands(sale)} προς πώληση και ${formatThousands(rent)} προς ενοικίαση.`,
    (place: string, n: number, sale: number, rent: number) =>
      `${place}: ${listingsEn(n)}, ${formatCount(sale, 'en')} for sale and ${formatCount(rent, 'en')} for rent.`,
  ),
  allOf: pair(
    (place: string, n: number, purpose: Purpose) =>
      `${place}: ${listingsEl(n)}, ${n === 1 ? '' : 'όλες '}${forWords[purpose].el}.`,
    (place: string, n: number, purpose: Purpose) =>
      `${place}: ${listingsEn(n)}, ${n === 1 ? '' : 'all '}${forWords[purpose].en}.`,
  ),
  kind: pair(
    (place: string, what: string, n: number, all: number) =>
      `${place}: ${listingsEl(n)} για ${what}${all > n ? `, από τις ${formatThousands(all)} της περιοχής` : ''}.`,
    (place: string, what: string, n: number, all: number) =>
      `${place}: ${what}, ${listingsEn(n)}${all > n ? ` out of ${formatCount(all, 'en')} in the area` : ''}.`,
  ),
  nothing: pair(
    (place: string, what: string) => `${place}: αυτή τη στιγμή δεν υπάρχουν αγγελίες για ${what}.`,
    (place: string, what: string) => `${place}: no ${what} at the moment.`,
  ),
  /** «Το 64% είναι διαμερίσματα, το 12% μεζονέτες και το 8% βίλες.» */
  shares: pair(
    (list: readonly { share: number; kind: string }[]) =>
      `${join(
        list.map(({ share, kind }, i) => (i === 0 ? `Το ${share}% είναι ${kind}` : `το ${share}% ${kind}`)),
        'el',
      )}.`,
    (list: readonly { share: number; kind: string }[]) =>
      `${join(
        list.map(({ share, kind }, i) => (i === 0 ? `${share}% are ${kind}` : `${share}% ${kind}`)),
        'en',
      )}.`,
  ),
  median: pair(
    (what: string, value: number, purpose: Purpose, n: number, iso: string) =>
      `Διάμεση ζητούμενη τιμή για ${what}: ${formatPricePerM2(value, 'el')}${purpose === 'rent' ? ' τον μήνα' : ''}, από ${listingsEl(n)} στις ${formatLongDate(iso, 'el')}.`,
    (what: string, value: number, purpose: Purpose, n: number, iso: string) =>
      `Median asking price for ${what}: ${formatPricePerM2(value, 'en')}${purpose === 'rent' ? ' per month' : ''}, based on ${listingsEn(n)} on ${formatLongDate(iso, 'en')}.`,
  ),
  parts: pair(
    (list: Counted) => `Οι περισσότερες: ${counted(list, 'el')}.`,
    (list: Counted) => `Most are in: ${counted(list, 'en')}.`,
  ),
  within: pair(
    (place: string) => `Ανήκει στην περιοχή: ${place}.`,
    (place: string) => `Part of: ${place}.`,
  ),
  /** Where the neighbours are counted: they share the parent, not necessarily a border. */
  near: {
    prefecture: pair(
      (list: Counted) => `Στην ίδια περιφέρεια: ${counted(list, 'el')}.`,
      (list: Counted) => `In the same region: ${counted(list, 'en')}.`,
    ),
    municipality: pair(
      (list: Counted) => `Στον ίδιο νομό: ${counted(list, 'el')}.`,
      (list: Counted) => `In the same prefecture: ${counted(list, 'en')}.`,
    ),
    district: pair(
      (list: Counted) => `Στον ίδιο δήμο: ${counted(list, 'el')}.`,
      (list: Counted) => `In the same municipality: ${counted(list, 'en')}.`,
    ),
  },
};

const counted = (list: Counted, locale: Locale): string =>
  list.map(({ name, ads: n }) => `${name} (${formatCount(n, locale)})`).join(', ');

function join(parts: readonly string[], locale: Locale): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} ${locale === 'el' ? 'και' : 'and'} ${parts.at(-1)}`;
}
