/** Words of searching: the hero, the filters, the list of results, the discover lists and how they are ordered. */
import { thousands } from '../numbers.ts';
import { pair } from '../pair.ts';
import type { Sort } from './model.ts';

const homes = (n: number) => (n === 1 ? '1 ακίνητο' : `${thousands(n)} ακίνητα`);
const homesEn = (n: number) => (n === 1 ? '1 property' : `${thousands(n)} properties`);

export const title = pair('Αναζήτηση', 'Search');
export const purpose = pair('Θέλω', 'I want to');
export const buy = pair('Αγορά', 'Buy');
export const rent = pair('Ενοικίαση', 'Rent');
export const category = pair('Κατηγορία', 'Category');
export const type = pair('Τύπος', 'Type');
export const anyType = pair('Όλοι οι τύποι', 'Any type');
export const price = pair('Τιμή', 'Price');
export const area = pair('Εμβαδόν', 'Area');
export const from = pair('Από', 'From');
export const upTo = pair('Έως', 'To');
export const squareMetre = pair('τ.μ.', 'm²');
export const yearMax = pair('Χτισμένο έως', 'Built up to');
export const year = pair('Έτος', 'Year');
export const bedrooms = pair('Υπνοδωμάτια', 'Bedrooms');
export const bedroomsShort = pair('υ/δ', 'bed');
export const any = pair('Όλα', 'Any');
export const priceMin = pair('Τιμή από', 'Price from');
export const priceMax = pair('Τιμή έως', 'Price to');
export const areaMin = pair('Εμβαδόν από', 'Area from');
export const areaMax = pair('Εμβαδόν έως', 'Area to');
export const unreadable = pair('Γράψε έναν αριθμό, π.χ. 250.000 ή 250k', 'Write a number, such as 250.000 or 250k');
export const chooseFirst = pair('Διάλεξε πρώτα περιοχή', 'Choose a place first');

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
export const builtUpTo = pair(
  (value: number) => `έως το ${value}`,
  (value: number) => `built up to ${value}`,
);
export const builtFrom = pair(
  (value: number) => `από το ${value}`,
  (value: number) => `built from ${value}`,
);

export const forSale = pair('προς πώληση', 'for sale');
export const toRent = pair('προς ενοικίαση', 'to rent');
export const anyProperty = pair('Ακίνητα', 'Property');
export const morePlaces = pair(
  (n: number) => `και ${n} ακόμη`,
  (n: number) => `and ${n} more`,
);
export const count = pair(homes, homesEn);
export const showCount = pair(
  (n: number) => `Δες ${homes(n)}`,
  (n: number) => `See ${homesEn(n)}`,
);
export const resultsDescription = pair(
  (heading: string, n: number) =>
    `${heading}. ${homes(n)} με τιμή ανά τετραγωνικό, ιστορικό τιμής και ενεργειακή κλάση.`,
  (heading: string, n: number) =>
    `${heading}. ${homesEn(n)} with price per square metre, price history and energy class.`,
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
export const howOrdered = pair('Πώς ταξινομούμε', 'How we order');

export const pages = pair('Σελίδες', 'Pages');
export const previous = pair('Προηγούμενη', 'Previous');
export const next = pair('Επόμενη', 'Next');
export const page = pair(
  (n: number) => `Σελίδα ${n}`,
  (n: number) => `Page ${n}`,
);
export const shown = pair(
  (from: number, until: number, total: number) => `${thousands(from)}–${thousands(until)} από ${homes(total)}`,
  (from: number, until: number, total: number) => `${thousands(from)}–${thousands(until)} of ${homesEn(total)}`,
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

/* home */
export const heroTitle = pair(
  'Το επόμενο σπίτι σου, με καθαρά νούμερα',
  'Your next home in Greece, with clear numbers',
);
export const heroText = pair(
  (n: number) => `${homes(n)} από ιδιώτες και γραφεία, με ιστορικό τιμής και ενεργειακή κλάση.`,
  (n: number) => `${homesEn(n)} from owners and agencies, with price history and energy class.`,
);
export const heroTextPlain = pair(
  'Ακίνητα από ιδιώτες και γραφεία, με ιστορικό τιμής και ενεργειακή κλάση.',
  'Property from owners and agencies, with price history and energy class.',
);
export const homeTitle = pair('Ακίνητα με καθαρά νούμερα', 'Property in Greece with clear numbers');
export const homeDescription = pair(
  'Ακίνητα προς πώληση και ενοικίαση σε όλη την Ελλάδα, από ιδιώτες και μεσιτικά γραφεία.',
  'Property for sale and to rent all over Greece, from private owners and estate agencies.',
);

export const discover = {
  title: pair('Ανακάλυψε κοντά σου', 'Discover near you'),
  'new-properties': pair('Νέα ακίνητα', 'New properties'),
  'top-districts': pair('Κορυφαίες περιοχές', 'Top districts'),
  'recommended-houses': pair('Προτεινόμενα', 'Recommended'),
  'more-views': pair('Με πολλές προβολές', 'Most viewed'),
  'top-searches': pair('Δημοφιλείς αναζητήσεις', 'Top searches'),
  empty: pair('Δεν υπάρχει ακόμη τίποτα εδώ. Δες μια άλλη καρτέλα.', 'There is nothing here yet. Try another tab.'),
  previous: pair('Προηγούμενα', 'Previous'),
  next: pair('Επόμενα', 'Next'),
};

export const valuation = {
  title: pair('Πόσο κάνει το τετραγωνικό στη γειτονιά σου;', 'What is a square metre worth in your neighbourhood?'),
  text: pair(
    'Ζητούμενες τιμές ανά περιοχή, από ολόκληρη την περιφέρεια ως τη συνοικία, με τον αριθμό των αγγελιών πίσω από κάθε νούμερο.',
    'Asking prices by area, from a whole region down to the neighbourhood, with the number of ads behind every figure.',
  ),
  button: pair('Άνοιξε τον χάρτη τιμών', 'Open the price map'),
  legend: pair('Διάμεση τιμή, €/τ.μ.', 'Median price, €/m²'),
  low: pair('χαμηλή', 'low'),
  high: pair('υψηλή', 'high'),
};

export const promos = {
  title: pair('Ξεκίνα από εδώ', 'Start here'),
  realtorTitle: pair('Βρες μεσίτη', 'Find an agent'),
  realtorText: pair(
    'Γραφεία με αριθμό ΓΕΜΗ, στην περιοχή που σε ενδιαφέρει.',
    'Agencies listed in the commercial register (GEMI), where you want to live.',
  ),
  realtorLink: pair('Δες γραφεία', 'See agencies'),
  districtsTitle: pair('Κορυφαίες περιοχές', 'Top districts'),
  districtsText: pair(
    'Κατοικίες προς πώληση εκεί όπου ψάχνουν οι περισσότεροι.',
    'Homes for sale where most people search.',
  ),
  myHouseTitle: pair('Το σπίτι μου', 'My House'),
  myHouseText: pair('Έως 250.000 € και 150 τ.μ., χτισμένα ως το 2007.', 'Up to 250.000 € and 150 m², built by 2007.'),
  goldenTitle: pair('Golden Visa', 'Golden Visa'),
  goldenText: pair(
    'Επενδυτικές κατοικίες από 250.000 €, από 120 τ.μ.',
    'Investment homes from 250.000 € and 120 m², towards a residence permit.',
  ),
  link: pair('Δες τα ακίνητα', 'See properties'),
};

/** DISC-1: what each list means, printed for everyone. */
export const ordering = {
  title: pair('Πώς ταξινομούμε τα ακίνητα', 'How results are ordered'),
  lead: pair(
    'Τι σημαίνει κάθε λίστα και με ποια σειρά βλέπεις τις αγγελίες. Κανείς δεν πληρώνει για να ανέβει.',
    'What each list means and in which order you see ads. Nobody pays to move up.',
  ),
  listsTitle: pair('Οι λίστες της αρχικής', 'The lists of the home page'),
  sortTitle: pair('Η σειρά των αποτελεσμάτων', 'The order of results'),
  perAdvertiser: pair(
    'Σε κάθε λίστα ο ίδιος αγγελιοδότης έχει έως 3 αγγελίες.',
    'In each list one advertiser has at most 3 ads.',
  ),
  'new-properties': pair(
    'Όσα ενεργοποιήθηκαν τις τελευταίες 14 ημέρες, πρώτα τα πιο πρόσφατα.',
    'Ads activated in the last 14 days, newest first.',
  ),
  'top-districts': pair(
    'Τα πιο πρόσφατα στις 10 περιοχές με τις περισσότερες αναζητήσεις των 30 τελευταίων ημερών.',
    'The newest ads in the 10 districts searched most in the last 30 days.',
  ),
  'recommended-houses': pair(
    'Πλήρεις αγγελίες (φωτογραφίες, ενεργειακή κλάση, επιβεβαίωση) με τιμή στη διάμεση της περιοχής τους ή κάτω από αυτή.',
    'Complete ads (photos, energy class, confirmed) priced at or under the median of their area.',
  ),
  'more-views': pair(
    'Όσα είδαν οι περισσότεροι διαφορετικοί επισκέπτες τις τελευταίες 7 ημέρες.',
    'Ads seen by the most distinct visitors in the last 7 days.',
  ),
  'top-searches': pair(
    'Αγγελίες που ταιριάζουν στις αναζητήσεις που έγιναν περισσότερο τις τελευταίες 7 ημέρες.',
    'Ads that match the searches run most in the last 7 days.',
  ),
  forYouTitle: pair('Σπίτια για σένα', 'Houses for you'),
  forYou: pair(
    'Από τις δικές σου αναζητήσεις και τα αγαπημένα σου, μέσα στον browser σου· αλλιώς τα προτεινόμενα.',
    'From your own searches and favourites, inside your browser; otherwise the recommended ones.',
  ),
  auto: pair(
    'Η αυτόματη σειρά μετρά πόσο πρόσφατη και πόσο πλήρης είναι η αγγελία. Τα χρήματα δεν μετρούν ποτέ.',
    'Automatic order weighs how fresh and how complete an ad is. Money never enters.',
  ),
  others: pair(
    'Μπορείς επίσης να ταξινομήσεις με την τελευταία ενημέρωση, την τιμή, το εμβαδόν ή την τιμή ανά τετραγωνικό, αύξουσα ή φθίνουσα.',
    'You can also sort by last update, price, area or price per square metre, ascending or descending.',
  ),
};
