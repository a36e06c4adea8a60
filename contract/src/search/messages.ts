/**
 * Words of searching that several pages share. Those of one page have a file of their own, so that no other page loads
 * them; all are to be had from here.
 */
import { pair } from '../pair.ts';
import { formatPropertyCountEl, formatPropertyCountEn } from './property-count.ts';

export * from './home-messages.ts';
export * from './list-messages.ts';

export const title = pair('Αναζήτηση', 'Search');
export const purpose = pair('Αγορά ή ενοικίαση', 'Buy or rent');
export const buy = pair('Αγορά', 'Buy');
export const rent = pair('Ενοικίαση', 'Rent');
export const category = pair('Κατηγορία', 'Category');
export const type = pair('Τύπος', 'Type');
export const price = pair('Τιμή', 'Price');
export const area = pair('Εμβαδόν', 'Size');
export const from = pair('Από', 'From');
export const upTo = pair('Έως', 'To');
export const squareMetre = pair('τ.μ.', 'm²');
export const yearMax = pair('Χτισμένο έως', 'Built in or before');
export const year = pair('Έτος', 'Year');
export const bedrooms = pair('Υπνοδωμάτια', 'Bedrooms');
export const priceMin = pair('Τιμή από', 'Min. price');
export const priceMax = pair('Τιμή έως', 'Max. price');
export const areaMin = pair('Εμβαδόν από', 'Min. size');
export const areaMax = pair('Εμβαδόν έως', 'Max. size');
export const unreadable = pair('Γράψε έναν αριθμό, π.χ. 250.000 ή 250k', 'Enter a number, for example 250.000 or 250k');

export const filters = pair('Φίλτρα', 'Filters');
export const activeFilters = pair('Ενεργά φίλτρα', 'Active filters');
export const clear = pair('Καθαρισμός', 'Clear');
export const clearAll = pair('Καθαρισμός φίλτρων', 'Clear filters');
export const apply = pair('Δες αποτελέσματα', 'Show results');
export const close = pair('Κλείσιμο', 'Close');
export const removeFilter = pair(
  (name: string) => `Αφαίρεση: ${name}`,
  (name: string) => `Remove: ${name}`,
);
export const fromAmount = pair(
  (amount: string) => `από ${amount}`,
  (amount: string) => `from ${amount}`,
);
export const toAmount = pair(
  (amount: string) => `έως ${amount}`,
  (amount: string) => `up to ${amount}`,
);

export const forSale = pair('προς πώληση', 'for sale');
export const toRent = pair('προς ενοικίαση', 'for rent');
export const anyProperty = pair('Ακίνητα', 'Property');
export const morePlaces = pair(
  (n: number) => `και ${n} ακόμη`,
  (n: number) => `and ${n} more`,
);
export const count = pair(formatPropertyCountEl, formatPropertyCountEn);
export const showCount = pair(
  (n: number) => `Δες ${formatPropertyCountEl(n)}`,
  (n: number) => `Show ${formatPropertyCountEn(n)}`,
);
export const howOrdered = pair('Πώς ταξινομούμε τα αποτελέσματα', 'How we rank results');
