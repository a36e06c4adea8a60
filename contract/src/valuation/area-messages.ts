/**
 * Words of the prices on area pages. They are made of facts only, and names of places are never declined: they stand
 * alone, before or after a colon. Every price is an asking price and the words say so.
 */
import { ageMessages } from '../listings/messages.ts';
import { formatThousands } from '../numbers.ts';
import { pair } from '../pair.ts';

const adsEl = (n: number) => (n === 1 ? '1 αγγελία' : `${formatThousands(n)} αγγελίες`);
const adsEn = (n: number) => (n === 1 ? '1 ad' : `${formatThousands(n)} ads`);

export const title = pair('Ζητούμενες τιμές', 'Asking prices');
export const note = pair(
  'Είναι οι τιμές που ζητούν οι αγγελίες, όχι όσα πληρώθηκαν. Ένα σπίτι με πολλές αγγελίες μετρά μία φορά. Με λιγότερες από 5 αγγελίες δεν δίνουμε τιμή.',
  'These are prices that ads ask, not what was paid. A home with several ads counts once. With fewer than 5 ads no price is given.',
);
export const perMonth = pair('τον μήνα', 'a month');
export const medianAsked = pair('διάμεση ζητούμενη τιμή', 'median asking price');
/** «Οι μισές αγγελίες ζητούν από 1.900 έως 2.900 €/τ.μ.» */
export const half = pair(
  (from: string, until: string) => `Οι μισές αγγελίες ζητούν από ${from} έως ${until}`,
  (from: string, until: string) => `Half of the ads ask from ${from} to ${until}`,
);
export const few = pair(
  (n: number) => `${n === 0 ? 'Καμία αγγελία' : `Μόνο ${adsEl(n)}`}: πολύ λίγες για να δώσουμε τιμή.`,
  (n: number) => `${n === 0 ? 'No ads' : `Only ${adsEn(n)}`}: too few to give a price.`,
);
export const instead = pair(
  (place: string, n: number) => `Στη θέση της η τιμή της περιοχής γύρω της, από ${adsEl(n)}: ${place}`,
  (place: string, n: number) => `In its place the price of the area around it, from ${adsEn(n)}: ${place}`,
);

export const listingCount = pair('Αγγελίες που μετρούν', 'Ads that count');
export const trend = pair('Σε 12 μήνες', 'In 12 months');
export const days = pair('Διάμεσος χρόνος στην αγορά', 'Median time on the market');
export const dayCount = ageMessages.days;
export const cuts = pair('Με μειωμένη τιμή', 'With a reduced price');
export const rentYield = pair('Ενοίκια ενός έτους προς τιμή', 'A year’s rent to price');

export const chart = pair(
  (what: string) => `${what}: διάμεση ζητούμενη τιμή ανά τετραγωνικό, μήνα με τον μήνα`,
  (what: string) => `${what}: median asking price per square metre, month by month`,
);
export const chartTitle = pair('Διάμεση ζητούμενη τιμή, €/τ.μ.', 'Median asking price, €/m²');
export const numbers = pair('Οι αριθμοί του διαγράμματος', 'The numbers of the chart');
export const month = pair('Μήνας', 'Month');
export const monthMedian = pair('Διάμεση τιμή', 'Median');
export const monthListings = pair('Αγγελίες', 'Ads');

export const map = pair(
  (what: string) => `${what}: διάμεση ζητούμενη τιμή, €/τ.μ.`,
  (what: string) => `${what}: median asking price, €/m²`,
);
export const fewListings = pair('Λίγες αγγελίες', 'Few ads');
export const approximate = pair(
  'Τα όρια είναι κατά προσέγγιση. Οι ίδιες τιμές είναι γραμμένες πιο κάτω.',
  'Borders are approximate. The same prices are written further down.',
);
export const exact = pair('Οι ίδιες τιμές είναι γραμμένες πιο κάτω.', 'The same prices are written further down.');
export const tip = pair(
  (place: string, price: string | null, n: number) =>
    price === null ? `${place}: λίγες αγγελίες (${formatThousands(n)})` : `${place}: ${price}, ${adsEl(n)}`,
  (place: string, price: string | null, n: number) =>
    price === null ? `${place}: few ads (${formatThousands(n)})` : `${place}: ${price}, ${adsEn(n)}`,
);
export const upTo = pair('έως', 'up to');
export const over = pair('και πάνω', 'and over');

export const links = {
  map: pair('Χάρτης τιμών', 'Price map'),
  table: pair('Όλες οι περιοχές σε πίνακα', 'All areas in a table'),
  estimate: pair('Πόσο κάνει το σπίτι σου', 'What your home is worth'),
} as const;

export const questionsTitle = pair('Ερωτήσεις και απαντήσεις', 'Questions and answers');
/** Each is asked only where its facts are. */
export const asks = {
  price: pair(
    (place: string) => `${place}: πόσο κοστίζει το τετραγωνικό;`,
    (place: string) => `${place}: what does a square metre cost?`,
  ),
  change: pair(
    (place: string) => `${place}: πιο ακριβά ή πιο φθηνά από πέρσι;`,
    (place: string) => `${place}: dearer or cheaper than a year ago?`,
  ),
  rent: pair(
    (place: string) => `${place}: πόσο είναι τα ενοίκια;`,
    (place: string) => `${place}: what are the rents?`,
  ),
  rentAndYield: pair(
    (place: string) => `${place}: πόσο είναι τα ενοίκια και τι απόδοση δίνουν;`,
    (place: string) => `${place}: what are the rents, and what do they yield?`,
  ),
  days: pair(
    (place: string) => `${place}: πόσον καιρό μένουν οι αγγελίες;`,
    (place: string) => `${place}: how long do ads stay up?`,
  ),
};
export const answers = {
  price: pair(
    (what: string, median: string, n: number) => `Διάμεση ζητούμενη τιμή για ${what}: ${median}, από ${adsEl(n)}.`,
    (what: string, median: string, n: number) => `Median asking price of ${what}: ${median}, from ${adsEn(n)}.`,
  ),
  dearer: pair(
    (what: string, share: string) => `Πιο ακριβά. Σε 12 μήνες η διάμεση ζητούμενη τιμή για ${what} ανέβηκε ${share}.`,
    (what: string, share: string) => `Dearer. In 12 months the median asking price of ${what} rose by ${share}.`,
  ),
  cheaper: pair(
    (what: string, share: string) => `Πιο φθηνά. Σε 12 μήνες η διάμεση ζητούμενη τιμή για ${what} έπεσε ${share}.`,
    (what: string, share: string) => `Cheaper. In 12 months the median asking price of ${what} fell by ${share}.`,
  ),
  same: pair(
    (what: string) => `Όσο και πέρσι: σε 12 μήνες η διάμεση ζητούμενη τιμή για ${what} άλλαξε λιγότερο από 0,5 %.`,
    (what: string) => `The same: in 12 months the median asking price of ${what} changed by less than 0.5%.`,
  ),
  rentYield: pair(
    (share: string) =>
      `Τα διάμεσα ζητούμενα ενοίκια ενός έτους είναι το ${share} της διάμεσης ζητούμενης τιμής πώλησης, πριν από φόρους και έξοδα.`,
    (share: string) =>
      `A year of the median asking rent is ${share} of the median asking sale price, before taxes and costs.`,
  ),
  days: pair(
    (what: string, count: string) => `Οι μισές αγγελίες για ${what} είναι στην αγορά τουλάχιστον ${count}.`,
    (what: string, count: string) => `Half of the ads for ${what} have been up for at least ${count}.`,
  ),
  cuts: pair(
    (share: string) => `Το ${share} ζητά λιγότερα από όσα ζητούσε στην αρχή.`,
    (share: string) => `${share} ask less than they did at first.`,
  ),
};
