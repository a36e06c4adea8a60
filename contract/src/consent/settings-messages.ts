/** Words of the cookie settings: every purpose with its legal text. Fetched when somebody opens them. */
import { type Pair, pair } from '../pair.ts';
import type { ConsentPurpose } from './purposes.ts';

export const consentSettingsMessages = {
  title: pair('Ρυθμίσεις cookies', 'Cookie settings'),
  lead: pair(
    'Διάλεξε τι επιτρέπεις σε αυτή τη συσκευή. Η επιλογή σου ισχύει για 12 μήνες και μπορείς να την αλλάξεις όποτε θέλεις.',
    'Choose what you allow on this device. We’ll remember your choice for 12 months, and you can change it at any time.',
  ),
  close: pair('Κλείσιμο', 'Close'),
  save: pair('Αποθήκευση και κλείσιμο', 'Save and close'),
  saveHere: pair('Αποθήκευση', 'Save'),
  more: pair('Περισσότερα για το απόρρητο', 'More about privacy'),
  agree: pair('Επιτρέπω', 'Allow'),
  agreeTo: pair(
    (name: string) => `Επιτρέπω: ${name}`,
    (name: string) => `Allow: ${name}`,
  ),
  always: pair('Πάντα ενεργά', 'Always on'),
  used: pair('Χρησιμοποιείται στην Εστία', 'In use on Estia'),
  unused: pair('Δεν χρησιμοποιείται στην Εστία', 'Not in use on Estia'),
  what: pair('Τι κάνει', 'What it does'),
  howLong: pair('Διάρκεια', 'Duration'),
  who: pair('Ποιος έχει πρόσβαση', 'Who has access'),
  saved: pair('Οι επιλογές σου αποθηκεύτηκαν.', 'Your choices have been saved.'),
  chosenOn: pair(
    (day: string) => `Τελευταία αλλαγή: ${day}.`,
    (day: string) => `Last updated: ${day}.`,
  ),
  notChosen: pair(
    'Δεν έχεις επιλέξει ακόμη, γι’ αυτό όλα τα προαιρετικά είναι ανενεργά.',
    'You haven’t chosen yet, so everything optional is off.',
  ),
  needsScript: pair(
    'Η JavaScript είναι απενεργοποιημένη, οπότε δεν χρειάζεται να επιλέξεις: τα προαιρετικά cookies και λειτουργίες δεν μπορούν να εκτελεστούν.',
    'JavaScript is off, so there’s nothing to choose: optional cookies and features can’t run.',
  ),
  pageLead: pair(
    'Δες τι αποθηκεύει η Εστία στη συσκευή σου, γιατί και για πόσο, και άλλαξε τι επιτρέπεις.',
    'See what Estia stores on your device, why and for how long, and change what you allow.',
  ),
  purposesTitle: pair('Οι επιλογές σου', 'Your choices'),
  storedTitle: pair('Τι αποθηκεύεται χωρίς να ρωτήσουμε', 'What we store without asking'),
  storedLead: pair(
    'Μόνο όσα χρειάζεται ο ιστότοπος για να κάνει αυτό που ζητάς. Δεν τα βλέπει κανένας τρίτος.',
    'Only what the site needs to do what you ask. No third party can see it.',
  ),
  storedName: pair('Όνομα', 'Name'),
  storedPurpose: pair('Σκοπός', 'Purpose'),
  storedDuration: pair('Διάρκεια', 'Duration'),
} as const;

type PurposeWords = {
  /** As in the list `consent_purposes` (a test compares them). */
  readonly name: Pair;
  readonly what: Pair;
  /** Of purposes in use. For the others both are said once, by `unused`. */
  readonly howLong?: Pair;
  readonly who?: Pair;
};

export const unusedPurposeMessages = {
  howLong: pair(
    'Δεν αποθηκεύεται τίποτα εκτός από την επιλογή σου, για 12 μήνες. Αν το χρησιμοποιήσουμε στο μέλλον, θα σε ρωτήσουμε ξανά.',
    'Nothing is stored except your choice, for 12 months. If we start using this, we’ll ask you again.',
  ),
  who: pair(
    'Κανείς. Η Εστία δεν έχει διαφημίσεις και δεν δίνει δεδομένα σε τρίτους.',
    'No one. Estia has no advertising and shares no data with third parties.',
  ),
} as const;

export const necessaryPurposeMessages = {
  name: pair('Απολύτως απαραίτητα', 'Strictly necessary'),
  what: pair(
    'Η σύνδεσή σου, η προστασία των φορμών, η γλώσσα, οι επιλογές cookies και όσα αποθηκεύεις εσύ: αγαπημένα, κρυφά, σύγκριση, αναζητήσεις και φωτογραφίες που ανεβάζεις.',
    'Your login, form security, language and cookie choices, plus anything you save yourself: favourites, hidden and compared homes, searches and photos you’re uploading.',
  ),
  howLong: pair(
    'Σύνδεση: έως 30 ημέρες από την τελευταία επίσκεψη. Επιλογές cookies: 12 μήνες. Τα υπόλοιπα: μέχρι να τα διαγράψεις.',
    'Login: up to 30 days after your last visit. Cookie choices: 12 months. Everything else: until you delete it.',
  ),
  who: pair('Μόνο η Εστία.', 'Only Estia.'),
} as const;

export const purposeMessages: Readonly<Record<ConsentPurpose, PurposeWords>> = {
  storage_access: {
    name: pair('Αποθήκευση ή/και πρόσβαση σε πληροφορίες σε συσκευή', 'Store and/or access information on a device'),
    what: pair(
      'Η συσκευή σου θυμάται ποιες αγγελίες άνοιξες, για να εμφανίζεται η ένδειξη «Το είδες» και να τις ξαναβρίσκεις στην αρχική, και πότε ήρθες την τελευταία φορά, για να ξεχωρίζουν οι νέες. Χρειάζεται και για τα «Σπίτια για σένα».',
      'Your browser remembers which listings you’ve opened, so we can mark them as “Viewed” and show them again on the home page, and when you were last here, so we can mark new ones. “Homes for you” needs it too.',
    ),
    howLong: pair(
      'Έως 1.000 αγγελίες, για όσο το επιτρέπεις. Αν αλλάξεις γνώμη, διαγράφονται αμέσως.',
      'Up to 1,000 listings, for as long as you allow it. If you change your mind, they’re deleted immediately.',
    ),
    who: pair('Κανείς. Δεν φεύγει από τη συσκευή σου.', 'No one. It never leaves your device.'),
  },
  basic_ads: {
    name: pair('Χρήση περιορισμένων δεδομένων για την επιλογή διαφήμισης', 'Use limited data to select advertising'),
    what: pair(
      'Διαφημίσεις με βάση τη σελίδα που βλέπεις, την κατά προσέγγιση τοποθεσία ή τη συσκευή σου.',
      'Advertising based on the page you’re on, your approximate location or your device.',
    ),
  },
  ads_profile: {
    name: pair('Δημιουργία προφίλ για εξατομικευμένη διαφήμιση', 'Create profiles for personalised advertising'),
    what: pair(
      'Ένα προφίλ με βάση όσα κάνεις εδώ και αλλού, για να σου εμφανίζονται διαφημίσεις.',
      'A profile based on what you do here and elsewhere, used to show you advertising.',
    ),
  },
  personalised_ads: {
    name: pair(
      'Χρήση προφίλ για την επιλογή εξατομικευμένης διαφήμισης',
      'Use profiles to select personalised advertising',
    ),
    what: pair('Διαφημίσεις που επιλέγονται με βάση αυτό το προφίλ.', 'Advertising chosen using that profile.'),
  },
  content_profile: {
    name: pair('Δημιουργία προφίλ για την εξατομίκευση περιεχομένου', 'Create profiles to personalise content'),
    what: pair(
      'Από τις τελευταίες αναζητήσεις και τα αγαπημένα σου, η συσκευή σου βρίσκει ποιες περιοχές, τιμές και είδη ακινήτων σε ενδιαφέρουν.',
      'Your browser uses your recent searches and favourites to work out the areas, prices and types of home you’re interested in.',
    ),
    howLong: pair(
      'Υπολογίζεται από την αρχή σε κάθε σελίδα και δεν αποθηκεύεται.',
      'Worked out again on each page and never stored.',
    ),
    who: pair('Κανείς. Γίνεται μόνο στη συσκευή σου.', 'No one. It happens in your browser.'),
  },
  personalised_content: {
    name: pair(
      'Χρήση προφίλ για την επιλογή εξατομικευμένου περιεχομένου',
      'Use profiles to select personalised content',
    ),
    what: pair(
      'Τα «Σπίτια για σένα» στην αρχική: η συσκευή σου μας ζητά αγγελίες για αυτές τις περιοχές και τιμές. Διαφορετικά, βλέπεις τα προτεινόμενα, ίδια για όλους.',
      '“Homes for you” on the home page: your browser asks us for listings in those areas and prices. If it’s off, you see the same recommended homes as everyone else.',
    ),
    howLong: pair(
      'Μόνο όσο διαρκεί η αναζήτηση. Δεν καταγράφουμε ποιος την έκανε.',
      'Only while the search runs. We don’t record who made it.',
    ),
    who: pair('Μόνο η Εστία.', 'Only Estia.'),
  },
  ad_measurement: {
    name: pair('Μέτρηση απόδοσης διαφημίσεων', 'Measure advertising performance'),
    what: pair('Ποιες διαφημίσεις είδες και σε ποιες έκανες κλικ.', 'Which adverts you saw and clicked.'),
  },
  content_measurement: {
    name: pair('Μέτρηση απόδοσης περιεχομένου', 'Measure content performance'),
    what: pair(
      'Πώς διαβάζεις άρθρα και αγγελίες. Οι προβολές κάθε αγγελίας μετριούνται χωρίς cookies και χωρίς να ξέρουμε ποιος είσαι.',
      'How you read articles and listings. We count listing views without cookies and without knowing who you are.',
    ),
  },
  audience_research: {
    name: pair('Κατανόηση κοινού μέσω στατιστικών', 'Understand audiences through statistics'),
    what: pair('Στατιστικά για το ποιοι μας επισκέπτονται.', 'Statistics about who visits us.'),
  },
  product_development: {
    name: pair('Ανάπτυξη και βελτίωση υπηρεσιών', 'Develop and improve services'),
    what: pair(
      'Χρήση της δραστηριότητάς σου εδώ για την ανάπτυξη νέων λειτουργιών.',
      'Using what you do here to build new features.',
    ),
  },
  limited_content: {
    name: pair('Χρήση περιορισμένων δεδομένων για την επιλογή περιεχομένου', 'Use limited data to select content'),
    what: pair(
      'Περιεχόμενο με βάση την κατά προσέγγιση τοποθεσία ή τη συσκευή σου.',
      'Content based on your approximate location or your device.',
    ),
  },
  precise_geolocation: {
    name: pair('Χρήση ακριβών δεδομένων γεωεντοπισμού', 'Use precise geolocation data'),
    what: pair(
      'Η τοποθεσία σου με ακρίβεια κάτω των 500 μέτρων. Δεν τη ζητάμε ποτέ.',
      'Your location to within 500 metres. We never ask for it.',
    ),
  },
  device_scan: {
    name: pair(
      'Ενεργή σάρωση χαρακτηριστικών συσκευής για ταυτοποίηση',
      'Actively scan device characteristics for identification',
    ),
    what: pair(
      'Αναγνώριση της συσκευής σου από τα χαρακτηριστικά της.',
      'Recognising your device by its characteristics.',
    ),
  },
};

type StoredItem = { readonly name: string; readonly why: Pair; readonly howLong: Pair };
const untilDeleted = pair('Μέχρι να το διαγράψεις', 'Until you delete it');
const untilClosed = pair('Μέχρι να κλείσεις την καρτέλα', 'Until you close the tab');

/**
 * What is kept without consent: by the exact name, or the beginning of it. The e2e test lets nothing else be stored
 * before a choice.
 */
export const necessaryStorageItems: readonly StoredItem[] = [
  {
    name: 'estia_session',
    why: pair('Κρατά τη σύνδεσή σου', 'Keeps you logged in'),
    howLong: pair('Έως 30 ημέρες', 'Up to 30 days'),
  },
  {
    name: 'estia_challenge',
    why: pair('Δεύτερο βήμα σύνδεσης', 'Second step when you log in'),
    howLong: pair('Λίγα λεπτά', 'A few minutes'),
  },
  {
    name: 'estia_device',
    why: pair('Αναγνωρίζει συσκευή από την οποία έχεις ξανασυνδεθεί', 'Recognises a device you’ve logged in on before'),
    howLong: pair('12 μήνες', '12 months'),
  },
  {
    name: 'XSRF-TOKEN',
    why: pair('Προστατεύει τις φόρμες σου από άλλους ιστότοπους', 'Protects your forms from other websites'),
    howLong: pair('Όσο διαρκεί η σύνδεση', 'While you’re logged in'),
  },
  { name: 'locale', why: pair('Η γλώσσα που διάλεξες', 'The language you chose'), howLong: untilDeleted },
  {
    name: 'estia:consent',
    why: pair('Οι επιλογές σου για τα cookies', 'Your cookie choices'),
    howLong: pair('12 μήνες', '12 months'),
  },
  {
    name: 'estia:homes',
    why: pair('Αγαπημένα, κρυφά και ακίνητα για σύγκριση', 'Favourites, hidden and compared homes'),
    howLong: untilDeleted,
  },
  {
    name: 'searches',
    why: pair('Οι αναζητήσεις σου, για να τις ξαναβρείς', 'Your searches, so you can find them again'),
    howLong: untilDeleted,
  },
  {
    name: 'estia:map',
    why: pair('Αν ο χάρτης είναι ανοιχτός', 'Whether the map is open'),
    howLong: untilDeleted,
  },
  {
    name: 'estia:list',
    why: pair('Η θέση σου στα αποτελέσματα όταν επιστρέφεις', 'Your place in the results when you go back'),
    howLong: untilClosed,
  },
  {
    name: 'react-router-scroll-positions',
    why: pair(
      'Το σημείο όπου βρισκόσουν σε κάθε σελίδα όταν επιστρέφεις',
      'Your scroll position on each page when you go back',
    ),
    howLong: untilClosed,
  },
  {
    name: 'estia:heart-note',
    why: pair(
      'Ότι σε έχουμε ήδη ενημερώσει πού αποθηκεύονται τα αγαπημένα',
      'That we’ve already told you where favourites are saved',
    ),
    howLong: untilClosed,
  },
  {
    name: 'estia:draft',
    why: pair(
      'Στοιχεία της αγγελίας σου που δεν έχουν σταλεί ακόμη',
      'Your listing form answers that haven’t been sent yet',
    ),
    howLong: untilClosed,
  },
  {
    name: 'estia-offline',
    why: pair('Η σελίδα που εμφανίζεται χωρίς σύνδεση', 'The page shown when you’re offline'),
    howLong: pair('Μέχρι να ενημερωθεί η σελίδα', 'Until the page is updated'),
  },
  {
    name: 'estia:kept-offline',
    why: pair('Τα αγαπημένα σου, για όταν δεν έχεις σύνδεση', 'Your favourites, for when you’re offline'),
    howLong: untilDeleted,
  },
  {
    name: 'estia-kept-homes',
    why: pair(
      'Φωτογραφίες των αγαπημένων σου, για όταν δεν έχεις σύνδεση',
      'Photos of your favourites, for when you’re offline',
    ),
    howLong: untilDeleted,
  },
  {
    name: 'estia-uploads',
    why: pair('Φωτογραφίες που ανεβαίνουν ακόμη', 'Photos that are still being uploaded'),
    howLong: pair('Μέχρι να ανέβουν', 'Until they’re uploaded'),
  },
];
