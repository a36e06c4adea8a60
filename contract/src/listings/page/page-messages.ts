/** Words that only the page of a home needs. */
import { formatCount, formatThousands } from '../../format.ts';
import { pair } from '../../pair.ts';

const NO_BREAK = '\u00A0';

export const galleryMessages = {
  all: pair(
    (count: number) => (count === 1 ? 'Δες τη φωτογραφία' : `Όλες οι φωτογραφίες (${count})`),
    (count: number) => (count === 1 ? 'View photo' : `All photos (${count})`),
  ),
  heading: pair('Φωτογραφίες', 'Photos'),
  none: pair('Ο αγγελιοδότης δεν έχει ανεβάσει φωτογραφίες.', 'The advertiser hasn’t added any photos.'),
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
  onlyGreek: pair('Το κείμενο υπάρχει μόνο στα ελληνικά.', 'This description is only available in Greek.'),
  onlyEnglish: pair('Το κείμενο υπάρχει μόνο στα αγγλικά.', 'This description is only available in English.'),
  amenities: pair('Παροχές', 'Amenities'),
  priceAndHistory: pair('Τιμή και ιστορικό', 'Price and history'),
  energy: pair('Ενεργειακή κλάση', 'Energy class'),
  location: pair('Τοποθεσία', 'Location'),
  advertiser: pair('Ο αγγελιοδότης', 'The advertiser'),
  similar: pair('Παρόμοια σπίτια', 'Similar homes'),
  similarOther: pair('Παρόμοια ακίνητα', 'Similar properties'),
  offer: pair('Τιμή και στοιχεία αγγελίας', 'Price and listing details'),
  code: pair('Κωδικός αγγελίας', 'Listing ID'),
  listingCode: pair('Κωδικός αγγελίας', 'Listing ID'),
  updated: pair('Ενημερώθηκε', 'Updated'),
  published: pair('Δημοσιεύτηκε', 'Published'),
  views: pair('Προβολές', 'Views'),
  favorites: pair('Στα αγαπημένα', 'Saved'),
  favoritesOf: pair(
    (count: number) => (count === 0 ? 'κανενός ακόμη' : count === 1 ? '1 ατόμου' : `${formatThousands(count)} ατόμων`),
    (count: number) =>
      count === 0 ? 'by no one yet' : count === 1 ? 'by 1 person' : `by ${formatCount(count, 'en')} people`,
  ),
  share: pair('Κοινοποίηση', 'Share'),
  shareListing: pair('Κοινοποίηση αγγελίας', 'Share this listing'),
  copyLink: pair('Αντιγραφή συνδέσμου', 'Copy link'),
  copied: pair('Ο σύνδεσμος αντιγράφηκε', 'Link copied'),
  copiedShort: pair('Αντιγράφηκε', 'Copied'),
  print: pair('Εκτύπωση', 'Print'),
  sheet: pair('Φυλλάδιο PDF', 'PDF brochure'),
  qr: pair('QR code της αγγελίας', 'QR code for this listing'),
  qrNote: pair('Σκάναρε για να τη δεις στο κινητό σου.', 'Scan to open this listing on your phone.'),
  otherOffer: pair(
    { sale: 'Διατίθεται και προς πώληση', rent: 'Διατίθεται και προς ενοικίαση' },
    { sale: 'Also for sale', rent: 'Also for rent' },
  ),
  agencyListings: pair('Όλες οι αγγελίες του γραφείου', 'All listings from this agency'),
  gemi: pair('ΓΕΜΗ', 'GEMI'),
  memberSince: pair(
    (year: number) => `Στην Εστία από το ${year}`,
    (year: number) => `On Estia since ${year}`,
  ),
  privateNote: pair(
    'Η αγγελία δημοσιεύτηκε από ιδιώτη, χωρίς μεσιτικό γραφείο.',
    'Listed by a private owner, not an agency.',
  ),
};

export const extraGroups: Record<string, { readonly el: string; readonly en: string }> = {
  interior: pair('Εσωτερικό', 'Interior'),
  exterior: pair('Εξωτερικοί χώροι', 'Exterior'),
  building: pair('Κτίριο και ασφάλεια', 'Building and security'),
  terms: pair('Χρήση και όροι', 'Suitability and terms'),
  transport: pair('Συγκοινωνίες κοντά', 'Transport nearby'),
};

export const energyMessages = {
  letters: pair(['Α+', 'Α', 'Β+', 'Β', 'Γ', 'Δ', 'Ε', 'Ζ', 'Η'], ['A+', 'A', 'B+', 'B', 'C', 'D', 'E', 'F', 'G']),
  thisProperty: pair('Αυτό το ακίνητο', 'This property'),
  meaning: pair(
    'Η κλάση συγκρίνει την κατανάλωση του ακινήτου με ένα κτίριο αναφοράς κλάσης Β. Η Α+ καταναλώνει τη λιγότερη ενέργεια, η Η την περισσότερη.',
    'The class compares the property’s energy use with a class B reference building. A+ uses the least energy, G the most.',
  ),
  of: pair(
    (name: string) => `Κλάση ${name}, όπως τη δηλώνει ο αγγελιοδότης από το πιστοποιητικό ενεργειακής απόδοσης (ΠΕΑ).`,
    (name: string) => `Class ${name}, as declared by the advertiser from the energy performance certificate (PEA).`,
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
      `The exact address isn’t shown. The property is inside the circle, within ${formatCount(metres, 'en')} metres of its centre.`,
  ),
  radius: pair(
    (metres: number) => `ακτίνα ${formatThousands(metres)}${NO_BREAK}μ.`,
    (metres: number) => `${formatCount(metres, 'en')}${NO_BREAK}m radius`,
  ),
  kilometre: pair(`1${NO_BREAK}χλμ.`, `1${NO_BREAK}km`),
  showMap: pair('Εμφάνιση χάρτη', 'Show map'),
  mapLoading: pair('Φόρτωση χάρτη…', 'Loading map…'),
  noMap: pair('Ο χάρτης δεν φορτώθηκε.', 'Couldn’t load the map.'),
  map: pair('Χάρτης της τοποθεσίας', 'Map of the location'),
  openMap: pair('Άνοιγμα χάρτη', 'Open map'),
  newTab: pair('OpenStreetMap, σε νέα καρτέλα', 'OpenStreetMap, in a new tab'),
  address: pair('Διεύθυνση', 'Address'),
  district: pair('Περιοχή', 'Area'),
  municipality: pair('Δήμος', 'Municipality'),
  prefecture: pair('Νομός', 'Prefecture'),
  region: pair('Περιφέρεια', 'Region'),
  postalCode: pair('ΤΚ', 'Postcode'),
};

/** Of the contact card: what its buttons lead to has words of its own. */
export const contactCardMessages = {
  showPhone: pair('Εμφάνιση τηλεφώνου', 'Show phone number'),
  /** In the bar of a phone, where there is little room. */
  phone: pair('Τηλέφωνο', 'Phone'),
  write: pair('Στείλε μήνυμα', 'Send a message'),
  noBrokers: pair('Ο ιδιοκτήτης δεν θέλει κλήσεις από μεσίτες.', 'The owner doesn’t want calls from agents.'),
  none: pair(
    'Ο αγγελιοδότης δεν δέχεται μηνύματα ή κλήσεις μέσω της Εστίας αυτή τη στιγμή.',
    'This advertiser isn’t taking messages or calls through Estia right now.',
  ),
  report: pair('Ανάφερε την αγγελία', 'Report this listing'),
};
