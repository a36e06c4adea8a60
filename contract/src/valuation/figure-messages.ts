/** Words about the figure of an area that map, table and other pages share. Every price here is an asking price. */
import { formatThousands } from '../numbers.ts';
import { pair } from '../pair.ts';

const adsEl = (n: number) => (n === 1 ? '1 αγγελία' : `${formatThousands(n)} αγγελίες`);
const adsEn = (n: number) => (n === 1 ? '1 ad' : `${formatThousands(n)} ads`);
export const listingCount = pair(adsEl, adsEn);

export const placeKindNames = {
  region: pair('Περιφέρεια', 'Region'),
  prefecture: pair('Νομός', 'Prefecture'),
  municipality: pair('Δήμος', 'Municipality'),
  district: pair('Συνοικία ή δημοτική ενότητα', 'Neighbourhood'),
} as const;
export const placeKindPlurals = {
  region: pair('Περιφέρειες', 'Regions'),
  prefecture: pair('Νομοί', 'Prefectures'),
  municipality: pair('Δήμοι', 'Municipalities'),
  district: pair('Συνοικίες', 'Neighbourhoods'),
} as const;

export const median = pair('Διάμεση ζητούμενη τιμή', 'Median asking price');
export const aMonth = pair('τον μήνα', 'a month');
export const tooFewListings = pair('λίγες αγγελίες', 'too few ads');
export const inTwelve = pair('σε 12 μήνες', 'in 12 months');
export const notKnown = pair('χωρίς στοιχεία', 'not known');
export const halfBetween = pair('Οι μισές αγγελίες ζητούν', 'Half of the ads ask');
export const asking = pair(
  'Όλες οι τιμές είναι ζητούμενες, από αγγελίες που είναι τώρα στον αέρα. Δεν είναι τιμές πράξεων. Κάτω από 5 αγγελίες δεν δείχνουμε τιμή.',
  'All prices are asking prices of ads that are live now. They are not the prices of sales. Below 5 ads no price is shown.',
);
export const approximate = pair(
  'Τα όρια των περιοχών είναι σχεδιασμένα κατά προσέγγιση.',
  'The borders of the areas are drawn approximately.',
);
export const purpose = pair('Σκοπός', 'Purpose');
export const purposes = { sale: pair('Πώληση', 'Sale'), rent: pair('Ενοικίαση', 'Rent') } as const;
export const kindOfProperty = pair('Είδος ακινήτου', 'Kind of property');
export const allResidential = pair('Όλες οι κατοικίες', 'All homes');
export const allCommercial = pair('Όλοι οι επαγγελματικοί χώροι', 'All commercial property');
export const allLand = pair('Όλη η γη', 'All land');
export const show = pair('Δείξε', 'Show');
