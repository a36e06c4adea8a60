/** Words around the list of results: its order, its pages, and what it says when it is empty. */
import { pair } from '../pair.ts';
import type { Sort } from './model.ts';
import { formatPropertyCountEl, formatPropertyCountEn } from './property-count.ts';

export const resultsDescription = pair(
  (heading: string, n: number) =>
    `${heading}. ${formatPropertyCountEl(n)} με τιμή ανά τετραγωνικό, ιστορικό τιμής και ενεργειακή κλάση.`,
  (heading: string, n: number) =>
    `${heading}. ${formatPropertyCountEn(n)} with price per square metre, price history and energy class.`,
);
export const resultsList = pair('Αποτελέσματα', 'Results');

export const sortBy = pair('Ταξινόμηση', 'Sort by');
export const sortApply = pair('Ταξινόμηση', 'Sort');
export const sortNames: Readonly<Record<Sort, { readonly el: string; readonly en: string }>> = {
  auto: pair('Προτεινόμενες', 'Recommended'),
  updated_desc: pair('Ενημέρωση: πρώτα οι πιο πρόσφατες', 'Last updated: newest first'),
  updated_asc: pair('Ενημέρωση: πρώτα οι πιο παλιές', 'Last updated: oldest first'),
  price_asc: pair('Τιμή: από τη χαμηλότερη', 'Price: lowest first'),
  price_desc: pair('Τιμή: από την υψηλότερη', 'Price: highest first'),
  area_asc: pair('Εμβαδόν: από το μικρότερο', 'Size: smallest first'),
  area_desc: pair('Εμβαδόν: από το μεγαλύτερο', 'Size: largest first'),
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
export const loadingMore = pair('Φόρτωση περισσότερων…', 'Loading more…');
export const moreFailed = pair('Δεν φορτώθηκαν περισσότερα αποτελέσματα.', 'Couldn’t load more results.');

export const emptyTitle = pair('Κανένα ακίνητο με αυτά τα φίλτρα', 'No properties match these filters');
export const emptyText = pair(
  'Δοκίμασε μεγαλύτερο εύρος τιμής ή εμβαδού, πρόσθεσε μια κοντινή περιοχή ή αφαίρεσε ένα φίλτρο.',
  'Try a wider price or size range, add a nearby area or remove a filter.',
);
export const incompleteTitle = pair('Πού θέλεις να ψάξεις;', 'Where do you want to search?');
export const missingPurpose = pair('Διάλεξε αγορά ή ενοικίαση.', 'Choose buy or rent.');
export const missingCategory = pair('Διάλεξε κατηγορία ακινήτου.', 'Choose a property category.');
export const missingPlace = pair('Διάλεξε μία ή περισσότερες περιοχές.', 'Choose one or more areas.');
export const placeUnknown = pair(
  (text: string) => `Δεν βρήκαμε την περιοχή «${text}». Έλεγξε την ορθογραφία ή δοκίμασε μια μεγαλύτερη.`,
  (text: string) => `We couldn’t find “${text}”. Check the spelling or try a larger area.`,
);
export const problem = pair(
  (name: string) => `Το φίλτρο «${name}» δεν είναι έγκυρο και το αγνοήσαμε.`,
  (name: string) => `We couldn’t read the “${name}” filter, so we ignored it.`,
);
export const problemOther = pair(
  'Ένα φίλτρο του συνδέσμου δεν είναι έγκυρο και το αγνοήσαμε.',
  'One filter in this link isn’t valid, so we ignored it.',
);
export const deepPage = pair(
  'Δεν υπάρχουν τόσες σελίδες. Περιόρισε την αναζήτηση για να δεις άλλα αποτελέσματα.',
  'There are no more pages. Narrow your search to see other results.',
);
export const goldenVisaPage = pair('Τι είναι η Golden Visa;', 'What is the Golden Visa?');
