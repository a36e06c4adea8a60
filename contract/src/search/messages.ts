/**
 * Words of searching that several pages share. Those of one page have a file of their own, so that no other page loads
 * them; all are to be had from here.
 */
import { pair } from '../pair.ts';
import { formatPropertyCountEl, formatPropertyCountEn } from './homes-count.ts';

export * from './home-messages.ts';
export * from './list-messages.ts';

export const title = pair('Αναζήτηση', 'Search');
export const purpose = pair('Θέλω', 'I want to');
export const buy = pair('Αγορά', 'Buy');
export const rent = pair('Ενοικίαση', 'Rent');
export const category = pair('Κατηγορία', 'Category');
export const type = pair('Τύπος', 'Type');
export const price = pair('Τιμή', 'Price');
export const area = pair('Εμβαδόν', 'Area');
export const from = pair('Από', 'From');
export const upTo = pair('Έως', 'To');
export const squareMetre = pair('τ.μ.', 'm²');
export const yearMax = pair('Χτισμένο έως', 'Built up to');
export const year = pair('Έτος', 'Year');
export const bedrooms = pair('Υπνοδωμάτια', 'Bedrooms');
export const priceMin = pair('Τιμή από', 'Price from');
export const priceMax = pair('Τιμή έως', 'Price to');
export const areaMin = pair('Εμβαδόν από', 'Area from');
export const areaMax = pair('Εμβαδόν έως', 'Area to');
export const unreadable = pair('Γράψε έναν αριθμό, π.χ. 250.000 ή 250k', 'Write a number, such as 250.000 or 250k');

export const filters = pair('Φίλτρα', 'Filters');
export const activeFilters = pair('Ενεργά φίλτρα', 'Active filters');
export const clear = pair('Καθάρισε', 'Clear');
export const clearAll = pair('Καθάρισε τα φίλτρα', 'Clear filters');
export const apply = pair('Δες αποτελέσματα', 'Show results');
export const close = pair('Κλείσε', 'Close');
export const removeFilter = pair(
  (name: string) => `Αφαίρεσε: ${name}`,
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
export const toRent = pair('προς ενοικίαση', 'to rent');
export const anyProperty = pair('Ακίνητα', 'Property');
export const morePlaces = pair(
  (n: number) => `και ${n} ακόμη`,
  (n: number) => `and ${n} more`,
);
export const count = pair(formatPropertyCountEl, formatPropertyCountEn);
export const showCount = pair(
  (n: number) => `Δες ${formatPropertyCountEl(n)}`,
  (n: number) => `See ${formatPropertyCountEn(n)}`,
);
export const howOrdered = pair('Πώς ταξινομούμε', 'How we order');
