/** Words that only the page of a home needs. */
import { formatThousands } from '../numbers.ts';
import { pair } from '../pair.ts';

const NO_BREAK = '\u00A0';

export const galleryMessages = {
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
  zoomIn: pair('Μεγέθυνση', 'Zoom in'),
  zoomOut: pair('Σμίκρυνση', 'Zoom out'),
};

export const listingPageMessages = {
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
    (count: number) => (count === 1 ? '1 ατόμου' : `${formatThousands(count)} ατόμων`),
    (count: number) => (count === 1 ? 'by 1 person' : `by ${formatThousands(count)} people`),
  ),
  share: pair('Μοιράσου', 'Share'),
  shareHome: pair('Μοιράσου την αγγελία', 'Share this ad'),
  copied: pair('Ο σύνδεσμος αντιγράφηκε', 'Link copied'),
  copiedShort: pair('Αντιγράφηκε', 'Copied'),
  print: pair('Εκτύπωση', 'Print'),
  sheet: pair('Φυλλάδιο PDF', 'PDF sheet'),
  qr: pair('Κωδικός QR της αγγελίας', 'QR code of this ad'),
  qrNote: pair('Σκάναρε για να τη δεις στο κινητό σου.', 'Scan it to open the ad on your phone.'),
  otherOffer: pair(
    { sale: 'Προσφέρεται και προς πώληση', rent: 'Προσφέρεται και προς ενοικίαση' },
    { sale: 'Also offered for sale', rent: 'Also offered for rent' },
  ),
  officeAds: pair('Όλες οι αγγελίες του γραφείου', 'All ads of this agency'),
  gemi: pair('ΓΕΜΗ', 'GEMI'),
  privateNote: pair(
    'Η αγγελία δημοσιεύτηκε από ιδιώτη, χωρίς μεσιτικό γραφείο.',
    'A private owner posted this ad, without an estate agency.',
  ),
};

export const extraGroups: Record<string, { readonly el: string; readonly en: string }> = {
  interior: pair('Μέσα στο ακίνητο', 'Inside'),
  exterior: pair('Έξω', 'Outside'),
  building: pair('Κτίριο και ασφάλεια', 'Building and security'),
  terms: pair('Χρήση και όροι', 'Use and terms'),
  transport: pair('Συγκοινωνίες κοντά', 'Transport nearby'),
};

export const energyMessages = {
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

export const locationMessages = {
  hidden: pair(
    (metres: number) =>
      `Η ακριβής διεύθυνση δεν εμφανίζεται. Το ακίνητο βρίσκεται μέσα στον κύκλο, σε ακτίνα ${formatThousands(metres)} μέτρων.`,
    (metres: number) =>
      `The exact address is not shown. The property lies inside the circle, within ${formatThousands(metres)} metres of its centre.`,
  ),
  radius: pair(
    (metres: number) => `ακτίνα ${formatThousands(metres)}${NO_BREAK}μ.`,
    (metres: number) => `${formatThousands(metres)}${NO_BREAK}m radius`,
  ),
  kilometre: pair(`1${NO_BREAK}χλμ.`, `1${NO_BREAK}km`),
  showMap: pair('Δείξε τον χάρτη', 'Show the map'),
  mapLoading: pair('Ο χάρτης φορτώνει…', 'The map is loading…'),
  noMap: pair('Ο χάρτης δεν φορτώθηκε.', 'The map did not load.'),
  map: pair('Χάρτης της τοποθεσίας', 'Map of the location'),
  openMap: pair('Άνοιξε τον χάρτη', 'Open the map'),
  newTab: pair('OpenStreetMap, σε νέα καρτέλα', 'OpenStreetMap, in a new tab'),
  address: pair('Διεύθυνση', 'Address'),
  district: pair('Περιοχή', 'Area'),
  municipality: pair('Δήμος', 'Municipality'),
  prefecture: pair('Νομός', 'Prefecture'),
  region: pair('Περιφέρεια', 'Region'),
  postalCode: pair('Τ.Κ.', 'Postal code'),
};

/** Of the contact card: what its buttons lead to has words of its own. */
export const contactCardMessages = {
  showPhone: pair('Εμφάνιση τηλεφώνου', 'Show phone'),
  /** In the bar of a phone, where there is little room. */
  phone: pair('Τηλέφωνο', 'Phone'),
  write: pair('Στείλε μήνυμα', 'Send a message'),
  noBrokers: pair('Ο ιδιοκτήτης δεν θέλει κλήσεις από μεσίτες.', 'The owner wants no calls from estate agents.'),
  none: pair(
    'Ο αγγελιοδότης δεν δέχεται μηνύματα ή κλήσεις από εδώ αυτή τη στιγμή.',
    'The advertiser takes no messages or calls from here right now.',
  ),
  report: pair('Ανάφερε την αγγελία', 'Report this ad'),
};
