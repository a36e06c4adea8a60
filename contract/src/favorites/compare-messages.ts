/** Words of the page that puts homes side by side. */
import { pair } from '../pair.ts';

export const title = pair('Σύγκριση ακινήτων', 'Compare properties');
export const description = pair(
  'Έως 4 ακίνητα δίπλα δίπλα: τιμή, εμβαδόν, έτος, ενεργειακή κλάση και παροχές.',
  'Up to 4 properties side by side: price, area, year, energy class and amenities.',
);
export const tableName = pair('Τα ακίνητα δίπλα δίπλα', 'The properties side by side');
export const fact = pair('Χαρακτηριστικό', 'Feature');
export const remove = pair('Βγάλ’ το', 'Remove');
export const removeProperty = pair(
  (name: string) => `Βγάλ’ το από τη σύγκριση: ${name}`,
  (name: string) => `Remove from the comparison: ${name}`,
);
export const onlyDifferences = pair('Μόνο οι διαφορές', 'Differences only');
export const everything = pair('Όλα τα χαρακτηριστικά', 'All features');
export const noDifferences = pair(
  'Σε όσα αναφέρουν οι αγγελίες δεν υπάρχει διαφορά.',
  'The ads state nothing in which they differ.',
);
export const notStated = pair('Δεν αναφέρεται', 'Not stated');
export const privateOwner = pair('Ιδιώτης', 'Private owner');
export const yes = pair('Ναι', 'Yes');
export const gone = pair(
  (n: number) =>
    n === 1
      ? '1 από τα ακίνητα δεν υπάρχει πια και δεν φαίνεται.'
      : `${n} από τα ακίνητα δεν υπάρχουν πια και δεν φαίνονται.`,
  (n: number) =>
    n === 1
      ? '1 of the properties is no longer offered and is left out.'
      : `${n} of the properties are no longer offered and are left out.`,
);
export const emptyTitle = pair('Δεν έχεις διαλέξει ακίνητα', 'You have not chosen any properties');
export const emptyText = pair(
  'Στα αποτελέσματα μιας αναζήτησης σημείωσε «Σύγκριση» σε 2 έως 4 ακίνητα.',
  'In the results of a search, tick “Compare” on 2 to 4 properties.',
);
/** The address names none, but the browser remembers some. */
export const chosenTitle = pair(
  (n: number) => (n === 1 ? 'Έχεις διαλέξει 1 ακίνητο' : `Έχεις διαλέξει ${n} ακίνητα`),
  (n: number) => (n === 1 ? 'You have chosen 1 property' : `You have chosen ${n} properties`),
);
export const chosenText = pair(
  'Συγκρίνεις 2 έως 4 ακίνητα. Διάλεξε κι άλλα από τα αποτελέσματα μιας αναζήτησης.',
  'You can compare 2 to 4 properties. Choose more from the results of a search.',
);
export const oneMore = pair('Για σύγκριση χρειάζεται ακόμη ένα ακίνητο.', 'A comparison needs one more property.');
export const search = pair('Ψάξε ακίνητα', 'Search properties');
export const openChosen = pair(
  (n: number) => `Σύγκρινε τα ${n} που διάλεξες`,
  (n: number) => `Compare the ${n} you chose`,
);

export const rows = {
  price: pair('Τιμή', 'Price'),
  rent: pair('Μίσθωμα', 'Rent'),
  perMetre: pair('Τιμή ανά τ.μ.', 'Price per m²'),
  place: pair('Περιοχή', 'Place'),
  area: pair('Εμβαδόν', 'Area'),
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
