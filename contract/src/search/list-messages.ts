/** Words around the list of results: its order, its pages, and what it says when it is empty. */
import { pair } from '../pair.ts';
import { formatPropertyCountEl, formatPropertyCountEn } from './homes-count.ts';
import type { Sort } from './model.ts';

export const resultsDescription = pair(
  (heading: string, n: number) =>
    `${heading}. ${formatPropertyCountEl(n)} με τιμή ανά τετραγωνικό, ιστορικό τιμής και ενεργειακή κλάση.`,
  (heading: string, n: number) =>
    `${heading}. ${formatPropertyCountEn(n)} with price per square metre, price history and energy class.`,
);
export const resultsList = pair('Αποτελέσματα', 'Results');

export const sortBy = pair('Ταξινόμηση', 'Sort by');
export const sortApply = pair('Ταξινόμησε', 'Sort');
export const sortNames: Readonly<Record<Sort, { readonly el: string; readonly en: string }>> = {
  auto: pair('Αυτόματη', 'Automatic'),
  updated_desc: pair('Ενημέρωση: πρώτα οι πιο πρόσφατες', 'Last updated: newest first'),
  updated_asc: pair('Ενημέρωση: πρώτα οι πιο παλιές', 'Last updated: oldest first'),
  price_asc: pair('Τιμή: από τη χαμηλότερη', 'Price: lowest first'),
  price_desc: pair('Τιμή: από την υψηλότερη', 'Price: highest first'),
  area_asc: pair('Εμβαδόν: από το μικρότερο', 'Area: smallest first'),
  area_desc: pair('Εμβαδόν: από το μεγαλύτερο', 'Area: largest first'),
  price_per_m2_asc: pair('Τιμή ανά τ.μ.: από τη χαμηλότερη', 'Price per m²: lowest first'),
  price_per_m2_desc: pair('Τιμή ανά τ.μ.: από την υψηλότερη', 'Price per m²: highest first'),
};

export const pages = pair('Σελίδες', 'Pages');
export const previous = pair('Προηγούμενη', 'Previous');
export const next = pair('Επόμενη', 'Next');
export const page = pair(
  (n: number) => `Σελίδα ${n}`,
  (n: number) => `Page ${n}`,
);
export const loadingMore = pair('Φορτώνω κι άλλα', 'Loading more');
export const moreFailed = pair('Τα επόμενα δεν φορτώθηκαν.', 'The next ones did not load.');

export const emptyTitle = pair('Κανένα ακίνητο με αυτά τα φίλτρα', 'No property matches these filters');
export const emptyText = pair(
  'Δοκίμασε μεγαλύτερο εύρος τιμής ή εμβαδού, πρόσθεσε μια διπλανή περιοχή ή αφαίρεσε ένα φίλτρο.',
  'Try a wider price or area range, add a place nearby or remove a filter.',
);
export const incompleteTitle = pair('Λείπει κάτι για να ψάξουμε', 'Something is missing from your search');
export const missingPurpose = pair('Διάλεξε αγορά ή ενοικίαση.', 'Choose whether to buy or rent.');
export const missingCategory = pair('Διάλεξε κατηγορία ακινήτου.', 'Choose a category.');
export const missingPlace = pair('Διάλεξε μία ή περισσότερες περιοχές.', 'Choose one or more places.');
export const placeUnknown = pair(
  (text: string) => `Δεν βρήκαμε την περιοχή «${text}». Γράψε την αλλιώς ή δοκίμασε μια μεγαλύτερη.`,
  (text: string) => `We did not find “${text}”. Spell it another way or try a larger place.`,
);
export const problem = pair(
  (name: string) => `${name}: δεν το καταλάβαμε και το αφήσαμε έξω.`,
  (name: string) => `${name}: we could not read it and left it out.`,
);
export const problemOther = pair('Ένα φίλτρο της διεύθυνσης δεν ισχύει.', 'A filter in the address is not valid.');
export const deepPage = pair(
  'Η λίστα δεν πάει τόσο μακριά. Στένεψε την αναζήτηση.',
  'The list does not go that far. Narrow your search.',
);
export const goldenVisaPage = pair('Τι είναι η Golden Visa', 'What the Golden Visa is');
