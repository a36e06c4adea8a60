/** Words of the frame around every page: header, footer, language, not found, failures, screens to come. */
import { type Pair, pair } from '../pair.ts';

export const brand = pair('Εστία', 'Estia');
export const homeLink = pair('Εστία, αρχική σελίδα', 'Estia, home page');
export const skip = pair('Πήγαινε στο περιεχόμενο', 'Skip to content');
export const mainNav = pair('Κύρια', 'Main');
export const buy = pair('Αγορά', 'Buy');
export const rent = pair('Ενοικίαση', 'Rent');
export const sell = pair('Πώληση', 'Sell');
export const goldenVisa = pair('Golden Visa', 'Golden Visa');
export const allHomes = pair('Όλες οι κατοικίες', 'All homes');
export const propertyValuation = pair('Εκτίμησε το ακίνητό σου', 'Value your property');
export const findAgent = pair('Βρες μεσίτη', 'Find an agent');
export const listNewProperty = pair('Δημοσίευσε αγγελία', 'List a property');
export const userMenu = pair('Μενού χρήστη', 'User menu');
export const language = pair('Γλώσσα', 'Language');
/** A language is named in itself, so that whoever reads it finds it. */
export const languageName = { el: 'Ελληνικά', en: 'English' } as const;
export const languageShort = { el: 'ΕΛ', en: 'EN' } as const;
export const loading = pair('Φορτώνει', 'Loading');

export const footer = {
  search: pair('Αναζήτηση', 'Search'),
  owners: pair('Για ιδιοκτήτες', 'For owners'),
  about: pair('Η Εστία', 'About Estia'),
  priceMap: pair('Χάρτης τιμών', 'Price map'),
  guides: pair('Οδηγός της αγοράς', 'Market guide'),
  terms: pair('Όροι χρήσης', 'Terms of use'),
  privacy: pair('Απόρρητο και cookies', 'Privacy and cookies'),
  innovations: pair('Τι κάνουμε αλλιώς', 'What we do differently'),
  ordering: pair('Πώς ταξινομούμε', 'How we order results'),
  partner: pair('Συνεργάτης στεγαστικής πίστης', 'Mortgage lending partner'),
  telephone: pair('Τηλ.', 'Tel.'),
  gemi: pair('ΓΕΜΗ', 'GEMI (commercial register)'),
  taxNumber: pair('ΑΦΜ', 'AFM (tax number)'),
  askingPrices: pair(
    'Οι τιμές των αγγελιών είναι ζητούμενες και ορίζονται από όσους τις δημοσιεύουν.',
    'Prices are asking prices, set by the people who publish the ads.',
  ),
};

/**
 * Who runs the site, as the law wants it printed. Placeholder values: the operator puts its own in before opening
 * (they move to the site's settings, where an admin can edit them).
 */
export const operator = {
  name: pair('Εστία Ακίνητα ΑΕ', 'Estia Akinita SA'),
  seat: pair('Λ. Κηφισίας 44, 151 25 Μαρούσι', '44 Kifisias Avenue, 151 25 Marousi, Greece'),
  gemi: '000000000000',
  taxNumber: '000000000',
  telephone: '210 000 0000',
  email: 'epikoinonia@estia.example',
} as const;

export const notFound = {
  title: pair('Η σελίδα δεν βρέθηκε', 'Page not found'),
  text: pair(
    'Η διεύθυνση άλλαξε ή δεν υπήρξε ποτέ. Αν έψαχνες αγγελία, μπορεί να έχει αποσυρθεί.',
    'The address has changed or never existed. If you were looking for an ad, it may have been withdrawn.',
  ),
  home: pair('Γύρνα στην αρχική', 'Return home'),
  search: pair('Ψάξε ακίνητα', 'Search properties'),
};

export const failure = {
  title: pair('Κάτι πήγε στραβά', 'Something went wrong'),
  text: pair(
    'Η σελίδα δεν φορτώθηκε. Το πρόβλημα είναι δικό μας, όχι δικό σου.',
    'The page did not load. The fault is ours, not yours.',
  ),
  retry: pair('Δοκίμασε ξανά', 'Try again'),
  section: pair('Αυτό το κομμάτι δεν φορτώθηκε.', 'This part did not load.'),
  reference: pair('Κωδικός αναφοράς', 'Reference'),
};

export const coming = {
  lead: pair('Ετοιμάζεται', 'In preparation'),
  text: pair(
    'Αυτή η σελίδα δεν είναι έτοιμη ακόμη. Στο μεταξύ μπορείς να ψάξεις ακίνητα.',
    'This page is not ready yet. Meanwhile you can search properties.',
  ),
};

type Coming = { readonly title: Pair; readonly text: Pair };
/* @__NO_SIDE_EFFECTS__ */
function soon(title: Pair, text: Pair): Coming {
  return { title, text };
}

/** What will stand at each address that is not built yet, by the name of its route. */
export const comingScreens: Readonly<Record<string, Coming>> = {
  'auth-login': soon(
    pair('Σύνδεση', 'Log in'),
    pair('Εδώ θα συνδέεσαι στον λογαριασμό σου.', 'Here you will log in to your account.'),
  ),
  'auth-signup': soon(
    pair('Εγγραφή', 'Register'),
    pair(
      'Εδώ θα ανοίγεις λογαριασμό, ως ιδιώτης ή ως επαγγελματίας.',
      'Here you will open an account, as a private person or as a professional.',
    ),
  ),
  innovations: soon(
    pair('Τι κάνουμε αλλιώς', 'What we do differently'),
    pair('Εδώ θα διαβάζεις πώς δουλεύει η Εστία.', 'Here you will read how Estia works.'),
  ),
  'privacy-policy': soon(
    pair('Απόρρητο και cookies', 'Privacy and cookies'),
    pair(
      'Εδώ θα βρίσκεις ποια στοιχεία κρατάμε, γιατί και για πόσο.',
      'Here you will find which data we keep, why and for how long.',
    ),
  ),
  'terms-conditions': soon(
    pair('Όροι χρήσης', 'Terms of use'),
    pair('Εδώ θα βρίσκεις τους όρους χρήσης της Εστίας.', 'Here you will find the terms of use of Estia.'),
  ),
  'select-property': soon(
    pair('Τι θέλεις να δημοσιεύσεις', 'What would you like to list'),
    pair('Εδώ θα διαλέγεις το ακίνητο που πουλάς ή νοικιάζεις.', 'Here you will choose the property you sell or let.'),
  ),
  'show-realtors': soon(
    pair('Μεσιτικά γραφεία', 'Estate agencies'),
    pair(
      'Εδώ θα βρίσκεις γραφεία ανά περιοχή, με τον αριθμό ΓΕΜΗ τους.',
      'Here you will find agencies by area, with their number in the commercial register (GEMI).',
    ),
  ),
  'valuation-map': soon(
    pair('Χάρτης τιμών', 'Price map'),
    pair(
      'Εδώ θα βλέπεις τη διάμεση ζητούμενη τιμή ανά τετραγωνικό, από την περιφέρεια ως τη συνοικία.',
      'Here you will see median asking prices per square metre, from the region down to the neighbourhood.',
    ),
  ),
  'view-article': soon(
    pair('Οδηγός της αγοράς', 'Market guide'),
    pair('Εδώ θα διαβάζεις το άρθρο που άνοιξες.', 'Here you will read the article you opened.'),
  ),
  'agency-agency_id': soon(
    pair('Μεσιτικό γραφείο', 'Estate agency'),
    pair('Εδώ θα βλέπεις το γραφείο και τις αγγελίες του.', 'Here you will see the agency and its ads.'),
  ),
  'my-home': soon(
    pair('Σπίτι μου', 'My Home'),
    pair(
      'Εδώ θα διαβάζεις τους όρους του προγράμματος, με την ημερομηνία που ισχύουν.',
      'Here you will read the rules of the programme, with the date they hold.',
    ),
  ),
  exclusivity: soon(
    pair('Αποκλειστική εντολή', 'Exclusive mandate'),
    pair(
      'Εδώ θα διαβάζεις τι σημαίνει η αποκλειστική εντολή σε μεσίτη.',
      'Here you will read what an exclusive mandate to an agent means.',
    ),
  ),
  cooperation: soon(
    pair('Συνεργασία με μεσίτη', 'Working with an agent'),
    pair(
      'Εδώ θα διαβάζεις πώς συνεργάζονται ιδιοκτήτες και γραφεία.',
      'Here you will read how owners and agencies work together.',
    ),
  ),
  complexes: soon(
    pair('Συγκροτήματα', 'Developments'),
    pair('Εδώ θα βρίσκεις συγκροτήματα με τις κατοικίες τους.', 'Here you will find developments with their homes.'),
  ),
  'complexes-id': soon(
    pair('Συγκρότημα', 'Development'),
    pair('Εδώ θα βλέπεις το συγκρότημα και τις κατοικίες του.', 'Here you will see the development and its homes.'),
  ),
  valuation: soon(
    pair('Εκτίμηση ακινήτου', 'Property valuation'),
    pair(
      'Εδώ θα βλέπεις πόσο κάνει ένα ακίνητο, με εύρος τιμής και όμοιες αγγελίες.',
      'Here you will see what a property is worth, with a range and similar ads.',
    ),
  ),
  articles: soon(
    pair('Οδηγός της αγοράς', 'Market guide'),
    pair('Εδώ θα βρίσκεις όλα τα άρθρα.', 'Here you will find all articles.'),
  ),
  'golden-visa': soon(
    pair('Golden Visa', 'Golden Visa'),
    pair(
      'Εδώ θα διαβάζεις πώς μια αγορά ακινήτου δίνει άδεια διαμονής, με τα όρια κάθε περιοχής.',
      'Here you will read how buying property gives a residence permit, with the limits of each area.',
    ),
  ),
};
