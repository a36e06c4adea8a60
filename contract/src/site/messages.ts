/** Words of the frame around every page: header, footer, language, not found, failures. */
import { pair } from '../pair.ts';

export const brand = pair('Εστία', 'Estia');
export const homeLink = pair('Εστία, αρχική σελίδα', 'Estia, home page');
export const skip = pair('Μετάβαση στο περιεχόμενο', 'Skip to content');
export const mainNav = pair('Κύρια', 'Main');
export const buy = pair('Αγορά', 'Buy');
export const rent = pair('Ενοικίαση', 'Rent');
export const sell = pair('Πώληση', 'Sell');
export const goldenVisa = pair('Golden Visa', 'Golden Visa');
export const allProperties = pair('Όλες οι κατοικίες', 'All homes');
export const propertyValuation = pair('Εκτίμησε το ακίνητό σου', 'Value your property');
export const findAgent = pair('Βρες μεσίτη', 'Find an agent');
export const listNewProperty = pair('Δημοσίευσε αγγελία', 'List a property');
/** A word of the whole, so that who speaks to the page may say what they see. */
export const listShort = pair('Αγγελία', 'List');
export const navSearch = pair('Αναζήτηση ακινήτων', 'Search properties');
export const mySearches = pair('Οι αναζητήσεις μου', 'My searches');
export const userMenu = pair('Μενού χρήστη', 'Account menu');
export const language = pair('Γλώσσα', 'Language');
/** A language is named in itself, so that whoever reads it finds it. */
export const languageName = { el: 'Ελληνικά', en: 'English' } as const;
export const languageShort = { el: 'ΕΛ', en: 'EN' } as const;
export const loading = pair('Φόρτωση…', 'Loading');

export const footer = {
  search: pair('Αναζήτηση', 'Search'),
  owners: pair('Ιδιοκτήτες και μεσίτες', 'Owners and agents'),
  about: pair('Η Εστία', 'About Estia'),
  areas: pair('Ακίνητα ανά περιοχή', 'Property by area'),
  priceMap: pair('Χάρτης τιμών', 'Price map'),
  guides: pair('Άρθρα και οδηγοί', 'Articles and guides'),
  terms: pair('Όροι χρήσης', 'Terms of use'),
  privacy: pair('Απόρρητο και cookies', 'Privacy and cookies'),
  innovations: pair('Τι κάνουμε αλλιώς', 'What we do differently'),
  contactPoints: pair('Σημεία επικοινωνίας', 'Points of contact'),
  transparency: pair('Διαφάνεια', 'Transparency'),
  complexes: pair('Συγκροτήματα', 'Developments'),
  goldenVisaGuide: pair('Golden Visa: τι ισχύει', 'Golden Visa: the rules'),
  myHome: pair('Σπίτι μου', 'My Home'),
  exclusivity: pair('Αποκλειστική εντολή', 'Exclusive agreements'),
  cooperation: pair('Συνεργασία με μεσίτη', 'Working with an agent'),
  pricing: pair('Τιμοκατάλογος', 'Pricing'),
  feedValidator: pair('Έλεγχος αρχείου αγγελιών', 'Feed validator'),
  developers: pair('Για προγραμματιστές', 'Developers'),
  buyers: pair('Οδηγοί', 'Guides'),
  glossary: pair('Γλωσσάρι ακινήτων', 'Property glossary'),
  accessibility: pair('Προσβασιμότητα', 'Accessibility'),
  cookies: pair('Ρυθμίσεις cookies', 'Cookie settings'),
  contact: pair('Επικοινωνία', 'Contact'),
  ordering: pair('Πώς ταξινομούμε τα αποτελέσματα', 'How we rank results'),
  partner: pair('Συνεργάτης στεγαστικής πίστης', 'Mortgage lending partner'),
  seat: pair('έδρα', 'registered office'),
  telephone: pair('Τηλ.', 'Tel.'),
  gemi: pair('ΓΕΜΗ', 'GEMI (commercial register)'),
  taxNumber: pair('ΑΦΜ', 'AFM (tax number)'),
  askingPrices: pair(
    'Οι τιμές των αγγελιών είναι ζητούμενες και ορίζονται από όσους τις δημοσιεύουν.',
    'Prices are asking prices, set by advertisers.',
  ),
};

/**
 * Who runs the site, as the law wants it printed. Placeholder values, in force until an admin writes the real ones in
 * the settings (`operator.ts`). Emails print these still.
 */
export const operator = {
  name: pair('Εστία Ακίνητα ΑΕ', 'Estia Akinita SA'),
  legalForm: pair('ανώνυμη εταιρεία', 'société anonyme'),
  seat: pair('Λ. Κηφισίας 44, 151 25 Μαρούσι', '44 Kifisias Avenue, 151 25 Marousi, Greece'),
  gemi: '000000000000',
  taxNumber: '000000000',
  telephone: '210 000 0000',
  email: 'epikoinonia@estia.example',
} as const;

export const notFound = {
  title: pair('Η σελίδα δεν βρέθηκε', 'Page not found'),
  text: pair(
    'Η σελίδα άλλαξε διεύθυνση ή δεν υπήρξε ποτέ. Αν έψαχνες αγγελία, μπορεί να έχει αποσυρθεί.',
    'The page may have moved or never existed. If you were looking for a listing, it may have been removed.',
  ),
  home: pair('Επιστροφή στην αρχική', 'Go to the home page'),
  search: pair('Αναζήτηση ακινήτων', 'Search properties'),
};

export const failure = {
  title: pair('Κάτι πήγε στραβά', 'Something went wrong'),
  text: pair(
    'Η σελίδα δεν φορτώθηκε. Το πρόβλημα είναι δικό μας. Δοκίμασε ξανά σε λίγο.',
    'The page didn’t load. It’s our fault, not yours. Try again in a moment.',
  ),
  retry: pair('Δοκίμασε ξανά', 'Try again'),
  section: pair('Αυτή η ενότητα δεν φορτώθηκε.', 'Couldn’t load this section.'),
  reference: pair('Κωδικός σφάλματος', 'Error reference'),
};
