/** Words of the search for developments and of the page of one. */
import { formatThousands } from '../numbers.ts';
import { pair } from '../pair.ts';

const homesEl = (n: number): string => (n === 1 ? '1 κατοικία' : `${formatThousands(n)} κατοικίες`);
const homesEn = (n: number): string => (n === 1 ? '1 home' : `${formatThousands(n)} homes`);
const countEl = (n: number): string => (n === 1 ? '1 συγκρότημα' : `${formatThousands(n)} συγκροτήματα`);
const countEn = (n: number): string => (n === 1 ? '1 development' : `${formatThousands(n)} developments`);

export const stageMessages = {
  planned: pair('Στα σχέδια', 'Planned'),
  building: pair('Υπό κατασκευή', 'Under construction'),
  ready: pair('Έτοιμο', 'Ready'),
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
    (places: string) => `Housing developments, ${places}`,
  ),
  lead: pair(
    'Δες ολόκληρο το συγκρότημα: τις κατοικίες που μένουν, τις τιμές τους και πότε παραδίδεται.',
    'See the whole development: the homes that are left, their prices and when it is handed over.',
  ),
  description: pair(
    (title: string, n: number) => `${title}: ${countEl(n)} με κατοικίες σε διάθεση, τιμές και χρόνο παράδοσης.`,
    (title: string, n: number) => `${title}: ${countEn(n)} with homes on offer, prices and completion dates.`,
  ),
  purpose: pair('Θέλω να', 'I want to'),
  any: pair('Όλα', 'Any'),
  sale: pair('Αγοράσω', 'Buy'),
  rent: pair('Νοικιάσω', 'Rent'),
  stage: pair('Στάδιο', 'Stage'),
  priceMin: pair('Τιμή από', 'Price from'),
  priceMax: pair('Τιμή έως', 'Price up to'),
  euro: pair('σε €', 'in €'),
  search: pair('Βρες συγκροτήματα', 'Find developments'),
  clear: pair('Καθάρισε όλα', 'Clear all'),
  count: pair(countEl, countEn),
  order: pair(
    'Σειρά: όσα δημοσιεύτηκαν τελευταία έρχονται πρώτα. Κανείς δεν πληρώνει για τη θέση του.',
    'Order: the last published come first. Nobody pays for their place.',
  ),
  list: pair('Συγκροτήματα', 'Developments'),
  from: pair('από', 'from'),
  perMonth: pair('τον μήνα', 'a month'),
  homes: pair(homesEl, homesEn),
  emptyTitle: pair('Δεν βρέθηκε συγκρότημα', 'No development found'),
  emptyText: pair(
    'Δοκίμασε μεγαλύτερη περιοχή, άλλο στάδιο ή μεγαλύτερο εύρος τιμής. Μπορείς και να ψάξεις σε όλες τις αγγελίες.',
    'Try a wider area, another stage or a wider price range. You can also search all ads.',
  ),
  deepPage: pair('Αυτή η σελίδα δεν υπάρχει. Γύρνα στην πρώτη.', 'There is no such page. Go back to the first one.'),
  firstPage: pair('Πρώτη σελίδα', 'First page'),
  allAds: pair('Ψάξε σε όλες τις αγγελίες', 'Search all ads'),
  unknownPlace: pair(
    (typed: string) => `Δεν βρήκαμε περιοχή «${typed}». Έλεγξε πώς γράφεται.`,
    (typed: string) => `We found no area “${typed}”. Check how it is written.`,
  ),
  badPrice: pair('Γράψε την τιμή με αριθμούς, π.χ. 250.000.', 'Write the price in digits, e.g. 250.000.'),
  again: pair('Δοκίμασε ξανά', 'Try again'),
} as const;

export const complexPageMessages = {
  crumbs: pair('Διαδρομή', 'Breadcrumb'),
  facts: pair('Το συγκρότημα', 'The development'),
  stage: pair('Στάδιο', 'Stage'),
  completion: pair('Παράδοση', 'Completion'),
  homesLeft: pair('Σε διάθεση', 'On offer'),
  sale: pair('Τιμές πώλησης', 'Sale prices'),
  rent: pair('Μηνιαία ενοίκια', 'Monthly rents'),
  areas: pair('Εμβαδόν', 'Area'),
  bedrooms: pair('Υπνοδωμάτια', 'Bedrooms'),
  energy: pair('Ενεργειακή κλάση', 'Energy class'),
  description: pair('Περιγραφή', 'Description'),
  units: pair('Κατοικίες σε διάθεση', 'Homes on offer'),
  unitsLead: pair(
    (n: number) =>
      n === 1
        ? '1 αγγελία. Διάλεξέ την για φωτογραφίες και επικοινωνία.'
        : `${formatThousands(n)} αγγελίες. Διάλεξε μία για φωτογραφίες και επικοινωνία.`,
    (n: number) =>
      n === 1 ? '1 ad. Open it for photos and contact.' : `${formatThousands(n)} ads. Open one for photos and contact.`,
  ),
  type: pair('Τύπος', 'Type'),
  floor: pair('Όροφος', 'Floor'),
  area: pair('Εμβαδόν', 'Area'),
  price: pair('Τιμή', 'Price'),
  energyShort: pair('Ενέργεια', 'Energy'),
  sortBy: pair(
    (what: string) => `Ταξινόμηση: ${what}`,
    (what: string) => `Sort: ${what}`,
  ),
  up: pair('αύξουσα', 'ascending'),
  down: pair('φθίνουσα', 'descending'),
  see: pair('Δες την', 'View'),
  unsaid: pair('δεν έχει δηλωθεί', 'not stated'),
  location: pair('Τοποθεσία', 'Location'),
  office: pair('Το γραφείο', 'The agency'),
  gcr: pair('Αρ. ΓΕΜΗ', 'GEMI no.'),
  officePage: pair('Σελίδα του γραφείου', 'Agency page'),
  ask: pair('Ρώτησε για το συγκρότημα', 'Ask about this development'),
  askHint: pair(
    'Το μήνυμα πάει στο γραφείο και λέει για ποιο συγκρότημα ρωτάς. Η συνομιλία μπαίνει στην αγγελία της πρώτης κατοικίας του. Για συγκεκριμένη κατοικία, άνοιξε τη δική της αγγελία.',
    'Your message goes to the agency and names the development. The conversation is kept with the ad for its first home. To ask about a particular home, open its ad.',
  ),
  goneTitle: pair('Όλες οι κατοικίες έχουν φύγει', 'All homes are gone'),
  goneText: pair(
    'Σε αυτό το συγκρότημα δεν διατίθεται πια κατοικία. Η σελίδα μένει για λίγο καιρό, για όσους την είχαν κρατήσει.',
    'No home of this development is on offer any more. The page stays for a while, for those who had kept it.',
  ),
  others: pair('Άλλα συγκροτήματα εδώ κοντά', 'Other developments nearby'),
  headDescription: pair(
    (name: string, place: string, homes: number, from: string | null) =>
      `${name}, ${place}: ${homesEl(homes)} σε διάθεση${from ? ` από ${from}` : ''}. Τιμές, στάδιο και παράδοση.`,
    (name: string, place: string, homes: number, from: string | null) =>
      `${name}, ${place}: ${homesEn(homes)} on offer${from ? ` from ${from}` : ''}. Prices, stage and completion.`,
  ),
} as const;
