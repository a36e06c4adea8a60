/**
 * Words of the prices on area pages. They are made of facts only, and names of places are never declined: they stand
 * alone, before or after a colon. Every price is an asking price and the words say so.
 */

import { formatCount, formatThousands } from '../format.ts';
import { ageMessages } from '../listings/messages.ts';
import { pair } from '../pair.ts';

const listingsEl = (n: number) => (n === 1 ? '1 αγγελία' : `${formatThousands(n)} αγγελίες`);
const listingsEn = (n: number) => (n === 1 ? '1 listing' : `${formatCount(n, 'en')} listings`);

export const title = pair('Ζητούμενες τιμές', 'Asking prices');
export const note = pair(
  'Είναι ζητούμενες τιμές, όχι αυτές που συμφωνούνται. Ένα ακίνητο με πολλές αγγελίες μετρά μία φορά. Με λιγότερες από 5 αγγελίες δεν δείχνουμε τιμή.',
  'These are asking prices, not agreed prices. A property with several listings counts once. We don’t show a price for fewer than 5 listings.',
);
export const perMonth = pair('τον μήνα', 'per month');
export const medianAsked = pair('διάμεση ζητούμενη τιμή', 'median asking price');
/** «Οι μισές αγγελίες ζητούν από 1.900 έως 2.900 €/τ.μ.» */
export const half = pair(
  (from: string, until: string) => `Οι μισές αγγελίες ζητούν από ${from} έως ${until}`,
  (from: string, until: string) => `Half of listings are priced between ${from} and ${until}`,
);
export const few = pair(
  (n: number) => (n === 0 ? 'Καμία αγγελία ακόμη.' : `Μόνο ${listingsEl(n)}: πολύ λίγες για να δείξουμε τιμή.`),
  (n: number) => (n === 0 ? 'No listings yet.' : `Only ${listingsEn(n)}: too few to show a price.`),
);
export const instead = pair(
  (place: string, n: number) => `Δείχνουμε την ευρύτερη περιοχή: ${place}, ${listingsEl(n)}`,
  (place: string, n: number) => `Showing the wider area instead: ${place}, ${listingsEn(n)}`,
);

export const listingCount = pair('Δείγμα αγγελιών', 'Sample size');
export const trend = pair('Μεταβολή 12 μηνών', '12-month change');
export const days = pair('Διάμεσος χρόνος στην αγορά', 'Median time on market');
export const dayCount = ageMessages.days;
export const cuts = pair('Με μειωμένη τιμή', 'Price reduced');
export const rentYield = pair('Μικτή απόδοση', 'Gross yield');

export const chart = pair(
  (what: string) => `${what}: διάμεση ζητούμενη τιμή ανά τετραγωνικό, ανά μήνα`,
  (what: string) => `${what}: median asking price per m² by month`,
);
export const chartTitle = pair('Διάμεση ζητούμενη τιμή, €/τ.μ.', 'Median asking price, €/m²');
export const numbers = pair('Δεδομένα διαγράμματος', 'Chart data');
export const month = pair('Μήνας', 'Month');
export const monthMedian = pair('Διάμεση τιμή', 'Median');
export const monthListings = pair('Αγγελίες', 'Listings');

export const map = pair(
  (what: string) => `${what}: διάμεση ζητούμενη τιμή, €/τ.μ.`,
  (what: string) => `${what}: median asking price, €/m²`,
);
export const fewListings = pair('Λίγες αγγελίες', 'Too few listings');
export const approximate = pair(
  'Τα όρια είναι κατά προσέγγιση. Οι ίδιες τιμές υπάρχουν και παρακάτω.',
  'Boundaries are approximate. The same prices are listed below.',
);
export const exact = pair('Οι ίδιες τιμές υπάρχουν και παρακάτω.', 'The same prices are listed below.');
export const tip = pair(
  (place: string, price: string | null, n: number) =>
    price === null ? `${place}: λίγες αγγελίες (${formatThousands(n)})` : `${place}: ${price}, ${listingsEl(n)}`,
  (place: string, price: string | null, n: number) =>
    price === null ? `${place}: too few listings (${formatCount(n, 'en')})` : `${place}: ${price}, ${listingsEn(n)}`,
);
export const upTo = pair('έως', 'up to');
export const over = pair('και πάνω', 'and above');

export const links = {
  map: pair('Χάρτης τιμών', 'Price map'),
  table: pair('Όλες οι περιοχές σε πίνακα', 'All areas in a table'),
  estimate: pair('Εκτίμησε το σπίτι σου', 'Value your home'),
} as const;

export const questionsTitle = pair('Συχνές ερωτήσεις', 'Frequently asked questions');
/** Each is asked only where its facts are. */
export const questions = {
  price: pair(
    (place: string) => `${place}: πόσο κοστίζει το τετραγωνικό;`,
    (place: string) => `What’s the price per m² in ${place}?`,
  ),
  change: pair(
    (place: string) => `${place}: πιο ακριβά ή πιο φθηνά από πέρσι;`,
    (place: string) => `Are prices in ${place} up or down on last year?`,
  ),
  rent: pair(
    (place: string) => `${place}: πόσο είναι τα ενοίκια;`,
    (place: string) => `How much is rent in ${place}?`,
  ),
  rentAndYield: pair(
    (place: string) => `${place}: πόσο είναι τα ενοίκια και τι απόδοση δίνουν;`,
    (place: string) => `How much is rent in ${place}, and what’s the yield?`,
  ),
  days: pair(
    (place: string) => `${place}: πόσο καιρό μένουν οι αγγελίες;`,
    (place: string) => `How long do listings in ${place} stay on the market?`,
  ),
};
export const answers = {
  price: pair(
    (what: string, median: string, n: number) => `Διάμεση ζητούμενη τιμή για ${what}: ${median}, από ${listingsEl(n)}.`,
    (what: string, median: string, n: number) =>
      `The median asking price for ${what} is ${median}, based on ${listingsEn(n)}.`,
  ),
  dearer: pair(
    (what: string, share: string) => `Πιο ακριβά. Σε 12 μήνες η διάμεση ζητούμενη τιμή για ${what} ανέβηκε ${share}.`,
    (what: string, share: string) => `Up. The median asking price for ${what} rose by ${share} in 12 months.`,
  ),
  cheaper: pair(
    (what: string, share: string) => `Πιο φθηνά. Σε 12 μήνες η διάμεση ζητούμενη τιμή για ${what} έπεσε ${share}.`,
    (what: string, share: string) => `Down. The median asking price for ${what} fell by ${share} in 12 months.`,
  ),
  same: pair(
    (what: string) => `Όσο και πέρσι: σε 12 μήνες η διάμεση ζητούμενη τιμή για ${what} άλλαξε λιγότερο από 0,5%.`,
    (what: string) => `About the same. The median asking price for ${what} changed by less than 0.5% in 12 months.`,
  ),
  rentYield: pair(
    (share: string) =>
      `Το διάμεσο ζητούμενο ενοίκιο ενός έτους είναι το ${share} της διάμεσης ζητούμενης τιμής πώλησης, πριν από φόρους και έξοδα.`,
    (share: string) =>
      `The gross yield is ${share}: a year’s rent at the median asking rent, as a share of the median asking price, before taxes and costs.`,
  ),
  days: pair(
    (what: string, count: string) => `Οι μισές αγγελίες για ${what} είναι στην αγορά τουλάχιστον ${count}.`,
    (what: string, count: string) => `Half of ${what} have been on the market for at least ${count}.`,
  ),
  cuts: pair(
    (share: string) => `Το ${share} έχει τιμή χαμηλότερη από την αρχική.`,
    (share: string) => `${share} have reduced their price.`,
  ),
};
