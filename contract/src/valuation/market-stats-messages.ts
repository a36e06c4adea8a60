/** Words about the figure of an area that map, table and other pages share. Every price here is an asking price. */
import { formatCount, formatThousands } from '../format.ts';
import { pair } from '../pair.ts';

const listingsEl = (n: number) => (n === 1 ? '1 αγγελία' : `${formatThousands(n)} αγγελίες`);
const listingsEn = (n: number) => (n === 1 ? '1 listing' : `${formatCount(n, 'en')} listings`);
export const listingCount = pair(listingsEl, listingsEn);

export const placeKindNames = {
  region: pair('Περιφέρεια', 'Region'),
  prefecture: pair('Νομός', 'Prefecture'),
  municipality: pair('Δήμος', 'Municipality'),
  district: pair('Συνοικία', 'Neighbourhood'),
} as const;
export const placeKindPlurals = {
  region: pair('Περιφέρειες', 'Regions'),
  prefecture: pair('Νομοί', 'Prefectures'),
  municipality: pair('Δήμοι', 'Municipalities'),
  district: pair('Συνοικίες', 'Neighbourhoods'),
} as const;

export const median = pair('Διάμεση ζητούμενη τιμή', 'Median asking price');
export const aMonth = pair('τον μήνα', 'per month');
export const tooFewListings = pair('λίγες αγγελίες', 'too few listings');
export const inTwelve = pair('σε 12 μήνες', 'over 12 months');
export const notKnown = pair('χωρίς στοιχεία', 'no data');
export const halfBetween = pair('Οι μισές αγγελίες ζητούν', 'Half of listings are priced at');
export const asking = pair(
  'Όλες οι τιμές είναι ζητούμενες, από ενεργές αγγελίες. Δεν είναι τιμές συμβολαίων. Με λιγότερες από 5 αγγελίες δεν δείχνουμε τιμή.',
  'All prices are asking prices from live listings, not agreed prices. We don’t show a price for fewer than 5 listings.',
);
export const approximate = pair('Τα όρια των περιοχών είναι κατά προσέγγιση.', 'Area boundaries are approximate.');
export const purpose = pair('Πώληση ή ενοικίαση', 'Sale or rent');
export const purposes = { sale: pair('Πώληση', 'Sale'), rent: pair('Ενοικίαση', 'Rent') } as const;
export const kindOfProperty = pair('Τύπος ακινήτου', 'Property type');
export const allResidential = pair('Όλες οι κατοικίες', 'All homes');
export const allCommercial = pair('Όλοι οι επαγγελματικοί χώροι', 'All commercial property');
export const allLand = pair('Όλη η γη', 'All land');
export const show = pair('Εμφάνιση', 'Show');
