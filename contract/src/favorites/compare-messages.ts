/** Words of the page that puts homes side by side. */
import { pair } from '../pair.ts';

export const title = pair('Σύγκριση ακινήτων', 'Compare properties');
export const description = pair(
  'Σύγκρινε έως 4 ακίνητα: τιμή, εμβαδόν, έτος κατασκευής, ενεργειακή κλάση και παροχές.',
  'Compare up to 4 properties side by side: price, size, year built, energy class and amenities.',
);
export const tableName = pair('Σύγκριση ακινήτων', 'Property comparison');
export const fact = pair('Χαρακτηριστικό', 'Feature');
export const remove = pair('Αφαίρεση', 'Remove');
export const removeProperty = pair(
  (name: string) => `Αφαίρεση από τη σύγκριση: ${name}`,
  (name: string) => `Remove from comparison: ${name}`,
);
export const onlyDifferences = pair('Μόνο οι διαφορές', 'Differences only');
export const everything = pair('Όλα τα χαρακτηριστικά', 'All features');
export const noDifferences = pair(
  'Δεν υπάρχουν διαφορές στα στοιχεία των αγγελιών.',
  'No differences in the details these listings give.',
);
export const notStated = pair('Δεν αναφέρεται', 'Not provided');
export const privateOwner = pair('Ιδιώτης', 'Private owner');
export const yes = pair('Ναι', 'Yes');
export const gone = pair(
  (n: number) =>
    n === 1
      ? '1 ακίνητο δεν είναι πια διαθέσιμο και δεν εμφανίζεται.'
      : `${n} ακίνητα δεν είναι πια διαθέσιμα και δεν εμφανίζονται.`,
  (n: number) =>
    n === 1
      ? '1 property is no longer available and isn’t shown.'
      : `${n} properties are no longer available and aren’t shown.`,
);
export const emptyTitle = pair('Δεν έχεις ακίνητα για σύγκριση', 'No properties to compare yet');
export const emptyText = pair(
  'Επίλεξε «Σύγκριση» σε 2 έως 4 ακίνητα στα αποτελέσματα αναζήτησης.',
  'Tick “Compare” on 2 to 4 properties in your search results.',
);
/** The address names none, but the browser remembers some. */
export const chosenTitle = pair(
  (n: number) => (n === 1 ? 'Έχεις διαλέξει 1 ακίνητο' : `Έχεις διαλέξει ${n} ακίνητα`),
  (n: number) => (n === 1 ? 'You’ve chosen 1 property' : `You’ve chosen ${n} properties`),
);
export const chosenText = pair(
  'Συγκρίνεις 2 έως 4 ακίνητα. Διάλεξε κι άλλα από τα αποτελέσματα μιας αναζήτησης.',
  'You can compare 2 to 4 properties. Choose more from your search results.',
);
export const oneMore = pair(
  'Πρόσθεσε τουλάχιστον ένα ακόμη ακίνητο για σύγκριση.',
  'Add at least one more property to compare.',
);
export const search = pair('Αναζήτηση ακινήτων', 'Search homes');
export const openChosen = pair(
  (n: number) => `Σύγκρινε τα ${n} επιλεγμένα`,
  (n: number) => `Compare ${n} selected`,
);

export const rows = {
  price: pair('Τιμή', 'Price'),
  rent: pair('Ενοίκιο', 'Rent'),
  perMetre: pair('Τιμή ανά τ.μ.', 'Price per m²'),
  place: pair('Περιοχή', 'Location'),
  area: pair('Εμβαδόν', 'Size'),
  bedrooms: pair('Υπνοδωμάτια', 'Bedrooms'),
  bathrooms: pair('Μπάνια', 'Bathrooms'),
  floor: pair('Όροφος', 'Floor'),
  energy: pair('Ενεργειακή κλάση', 'Energy class'),
  advertiser: pair('Αγγελιοδότης', 'Advertiser'),
  published: pair('Στην αγορά από', 'On the market since'),
  updated: pair('Ενημερώθηκε', 'Updated'),
  amenities: pair('Παροχές', 'Amenities'),
} as const;

/** Marks of the best value of a row, in words. */
export const best = {
  lowest: pair('το χαμηλότερο', 'lowest'),
  lowestPrice: pair('η χαμηλότερη', 'lowest'),
  lowestFees: pair('τα χαμηλότερα', 'lowest'),
  largest: pair('το μεγαλύτερο', 'largest'),
  most: pair('τα περισσότερα', 'most'),
  newest: pair('το πιο πρόσφατο', 'most recent'),
  class: pair('η καλύτερη', 'best'),
} as const;
