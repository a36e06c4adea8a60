/** Every word a person reads on a card and on the page of a home. */
import { euro, thousands } from '../numbers.ts';
import { pair } from '../pair.ts';

const NO_BREAK = '\u00A0';

/** `4.9` → `4,9 %` in Greek and `4.9%` in English; a whole number stays whole. */
export const percent = pair(
  (value: number) => `${String(Math.round(value * 10) / 10).replace('.', ',')}${NO_BREAK}%`,
  (value: number) => `${Math.round(value * 10) / 10}%`,
);

const days = pair(
  (count: number) => (count === 1 ? '1 ημέρα' : `${thousands(count)} ημέρες`),
  (count: number) => (count === 1 ? '1 day' : `${thousands(count)} days`),
);

/** How long ago, in whole days of the Greek calendar. */
export const ageWords = {
  ago: pair(
    (count: number): string => {
      if (count <= 0) return 'σήμερα';
      if (count === 1) return 'χθες';
      if (count < 7) return `πριν ${count} ημέρες`;
      if (count < 14) return 'πριν 1 εβδομάδα';
      if (count < 30) return `πριν ${Math.floor(count / 7)} εβδομάδες`;
      if (count < 60) return 'πριν 1 μήνα';
      if (count < 365) return `πριν ${Math.floor(count / 30.4)} μήνες`;
      return count < 730 ? 'πριν 1 χρόνο' : `πριν ${Math.floor(count / 365)} χρόνια`;
    },
    (count: number): string => {
      if (count <= 0) return 'today';
      if (count === 1) return 'yesterday';
      if (count < 7) return `${count} days ago`;
      if (count < 14) return '1 week ago';
      if (count < 30) return `${Math.floor(count / 7)} weeks ago`;
      if (count < 60) return '1 month ago';
      if (count < 365) return `${Math.floor(count / 30.4)} months ago`;
      return count < 730 ? '1 year ago' : `${Math.floor(count / 365)} years ago`;
    },
  ),
  days,
};

export const priceWords = {
  perMonth: pair('/μήνα', '/month'),
  was: pair('Παλιά τιμή', 'Previous price'),
  /** `↓ 13.000 € (4,9 %)` */
  drop: pair(
    (amount: number, share: string) => `↓ ${euro(amount)} (${share})`,
    (amount: number, share: string) => `↓ ${euro(amount)} (${share})`,
  ),
  on: pair(
    (date: string) => `στις ${date}`,
    (date: string) => `on ${date}`,
  ),
};

export const cardWords = {
  isNew: pair('Νέο', 'New'),
  exclusive: pair('Αποκλειστικότητα', 'Exclusive'),
  dropSpoken: pair('Μείωση τιμής', 'Price drop'),
  /** As short as the card needs it; `0` is a home without a separate bedroom. */
  bedrooms: pair(
    (count: number) => `${count}${NO_BREAK}υ/δ`,
    (count: number) => `${count}${NO_BREAK}bed`,
  ),
  bedroomsSpoken: pair(
    (count: number) => (count === 1 ? '1 υπνοδωμάτιο' : `${count} υπνοδωμάτια`),
    (count: number) => (count === 1 ? '1 bedroom' : `${count} bedrooms`),
  ),
  /** «3ος όροφος» → «3ος»: among the facts of a card nothing else is the third. */
  shortFloor: pair(
    (floor: string) => floor.replace(' όροφος', ''),
    (floor: string) => floor,
  ),
  privateOwner: pair('Ιδιώτης', 'Private owner'),
  office: pair('Μεσιτικό γραφείο', 'Estate agency'),
  energyClass: pair('Ενεργειακή κλάση', 'Energy class'),
  previousPhoto: pair('Προηγούμενη φωτογραφία', 'Previous photo'),
  nextPhoto: pair('Επόμενη φωτογραφία', 'Next photo'),
};

export const railWords = pair({ previous: 'Προηγούμενα', next: 'Επόμενα' }, { previous: 'Previous', next: 'Next' });

export const galleryWords = {
  all: pair(
    (count: number) => (count === 1 ? 'Δες τη φωτογραφία' : `Όλες οι φωτογραφίες (${count})`),
    (count: number) => (count === 1 ? 'See the photo' : `All photos (${count})`),
  ),
  heading: pair('Φωτογραφίες', 'Photos'),
  none: pair('Ο αγγελιοδότης δεν έχει ανεβάσει φωτογραφίες.', 'The advertiser has not added any photos.'),
  open: pair(
    (index: number, count: number) => `Άνοιξε τη φωτογραφία ${index} από ${count}`,
    (index: number, count: number) => `Open photo ${index} of ${count}`,
  ),
  /** For a photo that nobody described. */
  alt: pair(
    (index: number, count: number) => `Φωτογραφία ${index} από ${count}`,
    (index: number, count: number) => `Photo ${index} of ${count}`,
  ),
  close: pair('Κλείσιμο', 'Close'),
  previous: pair('Προηγούμενη φωτογραφία', 'Previous photo'),
  next: pair('Επόμενη φωτογραφία', 'Next photo'),
};

export const listingWords = {
  crumbs: pair('Διαδρομή', 'Breadcrumb'),
  back: pair('Αποτελέσματα', 'Results'),
  forSale: pair('Πώληση', 'For sale'),
  forRent: pair('Ενοικίαση', 'For rent'),
  facts: pair('Χαρακτηριστικά', 'Features'),
  description: pair('Περιγραφή', 'Description'),
  onlyGreek: pair('Το κείμενο υπάρχει μόνο στα ελληνικά.', 'This text is only in Greek.'),
  onlyEnglish: pair('Το κείμενο υπάρχει μόνο στα αγγλικά.', 'This text is only in English.'),
  amenities: pair('Παροχές', 'Amenities'),
  priceAndHistory: pair('Τιμή και ιστορικό', 'Price and history'),
  energy: pair('Ενεργειακή κλάση', 'Energy class'),
  location: pair('Τοποθεσία', 'Location'),
  advertiser: pair('Ο αγγελιοδότης', 'The advertiser'),
  similar: pair('Παρόμοια σπίτια', 'Similar homes'),
  similarOther: pair('Παρόμοια ακίνητα', 'Similar properties'),
  offer: pair('Τιμή και στοιχεία αγγελίας', 'Price and ad details'),
  code: pair('Κωδικός', 'Code'),
  adCode: pair('Κωδικός αγγελίας', 'Ad code'),
  updated: pair('Ενημερώθηκε', 'Updated'),
  published: pair('Δημοσιεύτηκε', 'Published'),
  views: pair('Προβολές', 'Views'),
  favorites: pair('Στα αγαπημένα', 'Saved as favourite'),
  favoritesOf: pair(
    (count: number) => (count === 1 ? '1 ατόμου' : `${thousands(count)} ατόμων`),
    (count: number) => (count === 1 ? 'by 1 person' : `by ${thousands(count)} people`),
  ),
  share: pair('Μοιράσου', 'Share'),
  shareHome: pair('Μοιράσου την αγγελία', 'Share this ad'),
  copied: pair('Ο σύνδεσμος αντιγράφηκε', 'Link copied'),
  copiedShort: pair('Αντιγράφηκε', 'Copied'),
  print: pair('Εκτύπωση', 'Print'),
  otherOffer: pair(
    { sale: 'Προσφέρεται και προς πώληση', rent: 'Προσφέρεται και προς ενοικίαση' },
    { sale: 'Also offered for sale', rent: 'Also offered for rent' },
  ),
  officeAds: pair('Όλες οι αγγελίες του γραφείου', 'All ads of this agency'),
  gemi: pair('ΓΕΜΗ', 'GEMI'),
  gemiExplained: pair(
    'Γενικό Εμπορικό Μητρώο',
    'General Commercial Registry: the number every agency in Greece must show',
  ),
  privateNote: pair(
    'Η αγγελία δημοσιεύτηκε από ιδιώτη, χωρίς μεσιτικό γραφείο.',
    'A private owner posted this ad, without an estate agency.',
  ),
};

export const factWords = {
  type: pair('Τύπος', 'Type'),
  mainArea: pair('Κύριοι χώροι', 'Main rooms'),
  landArea: pair('Οικόπεδο', 'Plot'),
  wcs: pair('WC', 'WC'),
  kitchens: pair('Κουζίνες', 'Kitchens'),
  livingRooms: pair('Σαλόνια', 'Living rooms'),
  openKitchens: pair('Σαλόνι με κουζίνα', 'Living room with kitchen'),
  levels: pair('Επίπεδα', 'Levels'),
  yearBuilt: pair('Έτος κατασκευής', 'Year built'),
  renovated: pair('Ανακαίνιση', 'Renovated'),
  heating: pair('Θέρμανση', 'Heating'),
  condition: pair('Κατάσταση', 'Condition'),
  view: pair('Θέα', 'View'),
  floorType: pair('Δάπεδα', 'Flooring'),
  frame: pair('Κουφώματα', 'Window frames'),
  orientation: pair('Προσανατολισμός', 'Orientation'),
  zone: pair('Ζώνη', 'Zone'),
  cityPlan: pair('Σχέδιο πόλης', 'City plan'),
  insidePlan: pair('Εντός σχεδίου', 'Within the plan'),
  outsidePlan: pair('Εκτός σχεδίου', 'Outside the plan'),
  electricity: pair('Ρεύμα', 'Electricity'),
  access: pair('Πρόσβαση', 'Access'),
  slope: pair('Κλίση εδάφους', 'Slope'),
  door: pair('Πόρτα', 'Door'),
  garden: pair('Κήπος', 'Garden'),
  pool: pair('Πισίνα', 'Pool'),
  parking: pair('Στάθμευση', 'Parking'),
  wardrobes: pair('Ντουλάπες', 'Wardrobes'),
  sharedFees: pair('Κοινόχρηστα', 'Shared expenses'),
  noFees: pair('Χωρίς κοινόχρηστα', 'None'),
  feesValue: pair(
    (amount: number) => `${euro(amount)} τον μήνα`,
    (amount: number) => `${euro(amount)} a month`,
  ),
  showcase: pair('Βιτρίνα', 'Shop window'),
  facade: pair('Πρόσοψη', 'Frontage'),
  metres: pair(
    (value: number) => `${String(value).replace('.', ',')}${NO_BREAK}μ.`,
    (value: number) => `${value}${NO_BREAK}m`,
  ),
  bedroomCount: cardWords.bedroomsSpoken,
  bathCount: pair(
    (count: number) => (count === 1 ? '1 μπάνιο' : `${count} μπάνια`),
    (count: number) => (count === 1 ? '1 bathroom' : `${count} bathrooms`),
  ),
};

export const extraGroups: Record<string, { readonly el: string; readonly en: string }> = {
  interior: pair('Μέσα στο ακίνητο', 'Inside'),
  exterior: pair('Έξω', 'Outside'),
  building: pair('Κτίριο και ασφάλεια', 'Building and security'),
  terms: pair('Χρήση και όροι', 'Use and terms'),
  transport: pair('Συγκοινωνίες κοντά', 'Transport nearby'),
};

export const historyWords = {
  price: pair('Τιμή', 'Price'),
  rent: pair('Μίσθωμα', 'Rent'),
  perMetre: pair('Τιμή ανά τ.μ.', 'Price per m²'),
  onMarket: pair('Στην αγορά', 'On the market'),
  since: pair(
    (date: string) => `από ${date}`,
    (date: string) => `since ${date}`,
  ),
  sinceFirst: pair('Από την πρώτη τιμή', 'Since the first price'),
  unchanged: pair('Καμία αλλαγή', 'No change'),
  changes: pair(
    (count: number) => (count === 1 ? '1 αλλαγή τιμής' : `${count} αλλαγές τιμής`),
    (count: number) => (count === 1 ? '1 price change' : `${count} price changes`),
  ),
  date: pair('Ημερομηνία', 'Date'),
  event: pair('Γεγονός', 'Event'),
  caption: pair('Ιστορικό τιμής', 'Price history'),
  published: pair('Πρώτη δημοσίευση', 'First published'),
  paused: pair('Σε παύση', 'Paused'),
  relisted: pair('Ξανά στην αγορά', 'Back on the market'),
  fell: pair(
    (share: string) => `↓ Μείωση ${share}`,
    (share: string) => `↓ Cut by ${share}`,
  ),
  rose: pair(
    (share: string) => `↑ Αύξηση ${share}`,
    (share: string) => `↑ Raised by ${share}`,
  ),
  same: pair('Ίδια τιμή', 'Same price'),
  chart: pair(
    (steps: string) => `Γράφημα της τιμής με τον χρόνο: ${steps}`,
    (steps: string) => `Chart of the price over time: ${steps}`,
  ),
  months: pair(
    ['Ιαν', 'Φεβ', 'Μάρ', 'Απρ', 'Μάι', 'Ιούν', 'Ιούλ', 'Αύγ', 'Σεπ', 'Οκτ', 'Νοέ', 'Δεκ'] as readonly string[],
    ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  ),
};

export const energyWords = {
  letters: pair(['Α+', 'Α', 'Β+', 'Β', 'Γ', 'Δ', 'Ε', 'Ζ', 'Η'] as readonly string[], [
    'A+',
    'A',
    'B+',
    'B',
    'C',
    'D',
    'E',
    'F',
    'G',
  ]),
  thisHome: pair('Αυτό το ακίνητο', 'This property'),
  meaning: pair(
    'Η κλάση συγκρίνει την κατανάλωση του ακινήτου με ένα κτίριο αναφοράς, κλάσης Β. Η Α+ ξοδεύει τη λιγότερη ενέργεια, η Η την περισσότερη.',
    'The class compares what the property uses with a reference building of class B. A+ uses the least energy, G the most.',
  ),
  of: pair(
    (name: string) => `Κλάση ${name}, όπως τη δηλώνει ο αγγελιοδότης από το πιστοποιητικό ενεργειακής απόδοσης (ΠΕΑ).`,
    (name: string) => `Class ${name}, stated by the advertiser from the energy performance certificate (PEA).`,
  ),
  status: pair(
    (name: string) => `Πιστοποιητικό ενεργειακής απόδοσης (ΠΕΑ): ${name}.`,
    (name: string) => `Energy performance certificate (PEA): ${name}.`,
  ),
  exempt: pair('Λόγος εξαίρεσης', 'Reason for exemption'),
};

export const placeWords = {
  hidden: pair(
    (metres: number) =>
      `Ο αγγελιοδότης δεν δείχνει την ακριβή διεύθυνση. Το ακίνητο βρίσκεται μέσα στον κύκλο, σε ακτίνα ${thousands(metres)} μέτρων.`,
    (metres: number) =>
      `The advertiser does not show the exact address. The property lies inside the circle, within ${thousands(metres)} metres of its centre.`,
  ),
  radius: pair(
    (metres: number) => `ακτίνα ${thousands(metres)}${NO_BREAK}μ.`,
    (metres: number) => `${thousands(metres)}${NO_BREAK}m radius`,
  ),
  kilometre: pair(`1${NO_BREAK}χλμ.`, `1${NO_BREAK}km`),
  openMap: pair('Άνοιξε τον χάρτη', 'Open the map'),
  newTab: pair('OpenStreetMap, σε νέα καρτέλα', 'OpenStreetMap, in a new tab'),
  address: pair('Διεύθυνση', 'Address'),
  district: pair('Περιοχή', 'Area'),
  municipality: pair('Δήμος', 'Municipality'),
  prefecture: pair('Νομός', 'Prefecture'),
  region: pair('Περιφέρεια', 'Region'),
  postalCode: pair('Τ.Κ.', 'Postal code'),
};
