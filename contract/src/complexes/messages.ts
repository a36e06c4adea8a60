/** Words of the search for developments and of the page of one. */
import { formatCount, formatThousands } from '../format.ts';
import { pair } from '../pair.ts';

const unitsEl = (n: number): string => (n === 1 ? '1 κατοικία' : `${formatThousands(n)} κατοικίες`);
const unitsEn = (n: number): string => (n === 1 ? '1 home' : `${formatCount(n, 'en')} homes`);
const countEl = (n: number): string => (n === 1 ? '1 συγκρότημα' : `${formatThousands(n)} συγκροτήματα`);
const countEn = (n: number): string => (n === 1 ? '1 development' : `${formatCount(n, 'en')} developments`);

export const stageMessages = {
  planned: pair('Σε σχεδιασμό', 'Planned'),
  building: pair('Υπό κατασκευή', 'Under construction'),
  ready: pair('Έτοιμο', 'Completed'),
} as const;

export const completionMessages = {
  year: pair(
    (year: number) => `Παράδοση ${year}`,
    (year: number) => `Completion ${year}`,
  ),
  quarter: pair(
    (year: number, quarter: number) => `Παράδοση ${quarter}ο τρίμηνο ${year}`,
    (year: number, quarter: number) => `Completion Q${quarter} ${year}`,
  ),
} as const;

export const complexListMessages = {
  title: pair('Συγκροτήματα κατοικιών', 'Housing developments'),
  titleIn: pair(
    (places: string) => `Συγκροτήματα κατοικιών, ${places}`,
    (places: string) => `Housing developments in ${places}`,
  ),
  lead: pair(
    'Δες κάθε συγκρότημα συνολικά: διαθέσιμες κατοικίες, τιμές και χρόνο παράδοσης.',
    'See each development as a whole: available homes, prices and completion date.',
  ),
  description: pair(
    (title: string, n: number) => `${title}: ${countEl(n)} με διαθέσιμες κατοικίες, τιμές και χρόνο παράδοσης.`,
    (title: string, n: number) => `${title}: ${countEn(n)} with available homes, prices and completion dates.`,
  ),
  purpose: pair('Αγορά ή ενοικίαση', 'Buy or rent'),
  any: pair('Όλα', 'Any'),
  sale: pair('Αγορά', 'Buy'),
  rent: pair('Ενοικίαση', 'Rent'),
  stage: pair('Στάδιο', 'Stage'),
  priceMin: pair('Τιμή από', 'Min price'),
  priceMax: pair('Τιμή έως', 'Max price'),
  euro: pair('σε €', 'in €'),
  search: pair('Αναζήτηση συγκροτημάτων', 'Find developments'),
  clear: pair('Καθαρισμός όλων', 'Clear all'),
  count: pair(countEl, countEn),
  order: pair(
    'Πρώτα εμφανίζονται όσα δημοσιεύτηκαν πιο πρόσφατα. Κανείς δεν πληρώνει για καλύτερη θέση.',
    'Newest first. No one can pay to rank higher.',
  ),
  list: pair('Συγκροτήματα', 'Developments'),
  from: pair('από', 'from'),
  perMonth: pair('τον μήνα', 'per month'),
  unitCount: pair(unitsEl, unitsEn),
  emptyTitle: pair('Δεν βρέθηκαν συγκροτήματα', 'No developments found'),
  emptyText: pair(
    'Δοκίμασε μεγαλύτερη περιοχή, άλλο στάδιο ή μεγαλύτερο εύρος τιμών. Μπορείς επίσης να ψάξεις σε όλες τις αγγελίες.',
    'Try a larger area, another stage or a wider price range. You can also search all listings.',
  ),
  deepPage: pair(
    'Αυτή η σελίδα δεν υπάρχει. Πήγαινε στην πρώτη.',
    'This page doesn’t exist. Go back to the first page.',
  ),
  firstPage: pair('Πρώτη σελίδα', 'First page'),
  searchAllListings: pair('Ψάξε σε όλες τις αγγελίες', 'Search all listings'),
  unknownPlace: pair(
    (typed: string) => `Δεν βρήκαμε την περιοχή «${typed}». Έλεγξε την ορθογραφία ή δοκίμασε μια κοντινή περιοχή.`,
    (typed: string) => `We couldn’t find “${typed}”. Check the spelling or try a nearby area.`,
  ),
  badPrice: pair('Γράψε την τιμή με αριθμούς, π.χ. 250.000.', 'Enter the price in numbers, e.g. 250.000.'),
  again: pair('Δοκίμασε ξανά', 'Try again'),
} as const;

export const complexPageMessages = {
  crumbs: pair('Διαδρομή', 'Breadcrumb'),
  facts: pair('Στοιχεία συγκροτήματος', 'About this development'),
  stage: pair('Στάδιο', 'Stage'),
  completion: pair('Παράδοση', 'Completion'),
  availableUnits: pair('Διαθέσιμες κατοικίες', 'Available homes'),
  sale: pair('Τιμές πώλησης', 'Asking prices'),
  rent: pair('Μηνιαίο ενοίκιο', 'Monthly rent'),
  areas: pair('Εμβαδόν', 'Size'),
  bedrooms: pair('Υπνοδωμάτια', 'Bedrooms'),
  energy: pair('Ενεργειακή κλάση', 'Energy class'),
  description: pair('Περιγραφή', 'Description'),
  units: pair('Διαθέσιμες κατοικίες', 'Available homes'),
  unitsLead: pair(
    (n: number) =>
      n === 1
        ? '1 αγγελία. Άνοιξέ την για φωτογραφίες και επικοινωνία.'
        : `${formatThousands(n)} αγγελίες. Άνοιξε μία για φωτογραφίες και επικοινωνία.`,
    (n: number) =>
      n === 1
        ? '1 listing. Open it to see photos and contact the agency.'
        : `${formatCount(n, 'en')} listings. Open one to see photos and contact the agency.`,
  ),
  type: pair('Τύπος', 'Type'),
  floor: pair('Όροφος', 'Floor'),
  area: pair('Εμβαδόν', 'Size'),
  price: pair('Τιμή', 'Price'),
  energyShort: pair('Ενέργεια', 'Energy'),
  sortBy: pair(
    (what: string) => `Ταξινόμηση κατά: ${what}`,
    (what: string) => `Sort by: ${what}`,
  ),
  up: pair('αύξουσα', 'ascending'),
  down: pair('φθίνουσα', 'descending'),
  see: pair('Δες την', 'View'),
  unsaid: pair('δεν έχει δηλωθεί', 'not specified'),
  location: pair('Τοποθεσία', 'Location'),
  agency: pair('Μεσιτικό γραφείο', 'Agency'),
  gcr: pair('Αρ. ΓΕΜΗ', 'GEMI no.'),
  agencyPage: pair('Σελίδα του γραφείου', 'Agency page'),
  contactAgency: pair('Ρώτησε για το συγκρότημα', 'Ask about this development'),
  contactHint: pair(
    'Το μήνυμα στέλνεται στο γραφείο και αναφέρει για ποιο συγκρότημα ρωτάς. Η συνομιλία θα εμφανίζεται στην αγγελία της πρώτης κατοικίας του. Για συγκεκριμένη κατοικία, άνοιξε τη δική της αγγελία.',
    'We’ll send your message to the agency and tell them which development it’s about. You’ll find the conversation under the development’s first listing. To ask about a particular home, open its listing.',
  ),
  goneTitle: pair('Δεν υπάρχουν πια διαθέσιμες κατοικίες', 'No homes left in this development'),
  goneText: pair(
    'Καμία κατοικία αυτού του συγκροτήματος δεν είναι πια διαθέσιμη. Η σελίδα θα μείνει για λίγο ακόμη, για όσους την έχουν αποθηκεύσει.',
    'None of the homes in this development is available any more. We’re keeping this page for a while for people who saved it.',
  ),
  others: pair('Άλλα συγκροτήματα κοντά', 'Nearby developments'),
  headDescription: pair(
    (name: string, place: string, units: number, from: string | null) =>
      `${name}, ${place}: ${unitsEl(units)} σε διάθεση${from ? ` από ${from}` : ''}. Τιμές, στάδιο και παράδοση.`,
    (name: string, place: string, units: number, from: string | null) =>
      `${name}, ${place}: ${unitsEn(units)} available${from ? ` from ${from}` : ''}. Prices, stage and completion date.`,
  ),
} as const;
