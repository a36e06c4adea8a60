/** Words of the cookie settings: every purpose with its legal text. Fetched when somebody opens them. */
import { type Pair, pair } from '../pair.ts';
import type { ConsentPurpose } from './purposes.ts';

export const consentSettingsMessages = {
  title: pair('Ρυθμίσεις cookies', 'Cookie settings'),
  lead: pair(
    'Διάλεξε τι επιτρέπεις σε αυτόν τον browser. Η επιλογή σου ισχύει για 12 μήνες και την αλλάζεις όποτε θέλεις.',
    'Choose what you allow in this browser. Your choice holds for 12 months and you can change it at any time.',
  ),
  close: pair('Κλείσε', 'Close'),
  save: pair('Αποθήκευση και έξοδος', 'Save and exit'),
  saveHere: pair('Αποθήκευση', 'Save'),
  more: pair('Περισσότερα για το απόρρητο', 'More about privacy'),
  agree: pair('Συμφωνώ', 'I agree'),
  agreeTo: pair(
    (name: string) => `Συμφωνώ: ${name}`,
    (name: string) => `I agree: ${name}`,
  ),
  always: pair('Πάντα ενεργά', 'Always on'),
  used: pair('Το χρησιμοποιεί σήμερα η Εστία', 'Estia uses this today'),
  unused: pair('Δεν το χρησιμοποιεί σήμερα η Εστία', 'Estia does not use this today'),
  what: pair('Τι', 'What'),
  howLong: pair('Για πόσο', 'How long'),
  who: pair('Ποιος', 'Who'),
  saved: pair('Η επιλογή σου αποθηκεύτηκε.', 'Your choice is saved.'),
  chosenOn: pair(
    (day: string) => `Η τελευταία επιλογή σου: ${day}.`,
    (day: string) => `Your last choice: ${day}.`,
  ),
  notChosen: pair(
    'Δεν έχεις επιλέξει ακόμη: όλα τα προαιρετικά είναι κλειστά.',
    'You have not chosen yet: all optional ones are off.',
  ),
  needsScript: pair(
    'Χωρίς JavaScript δεν χρειάζεται να διαλέξεις τίποτα: κανένα προαιρετικό cookie και καμία προαιρετική λειτουργία δεν μπορεί να τρέξει.',
    'Without JavaScript there is nothing to choose: no optional cookie and no optional function can run.',
  ),
  pageLead: pair(
    'Εδώ βλέπεις τι κρατά η Εστία στη συσκευή σου, γιατί και για πόσο, και αλλάζεις τι επιτρέπεις.',
    'Here you see what Estia keeps on your device, why and for how long, and change what you allow.',
  ),
  purposesTitle: pair('Τι επιτρέπεις', 'What you allow'),
  keptTitle: pair('Τι μένει στη συσκευή σου χωρίς να ρωτήσουμε', 'What stays on your device without asking'),
  keptLead: pair(
    'Μόνο όσα χρειάζεται η σελίδα για να κάνει αυτό που της ζήτησες. Δεν τα βλέπει κανένας τρίτος.',
    'Only what the page needs to do what you asked of it. No third party sees it.',
  ),
  keptName: pair('Όνομα', 'Name'),
  keptWhy: pair('Γιατί', 'Why'),
  keptHowLong: pair('Για πόσο', 'How long'),
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
    'Δεν αποθηκεύεται τίποτα. Μένει μόνο η απάντησή σου, για 12 μήνες. Αν αρχίσουμε ποτέ, θα σε ρωτήσουμε ξανά.',
    'Nothing is stored. Only your answer is kept, for 12 months. If we ever begin, we will ask you again.',
  ),
  who: pair(
    'Κανείς. Η Εστία δεν έχει διαφημίσεις και δεν δίνει στοιχεία σε τρίτους.',
    'Nobody. Estia runs no advertising and gives no data to third parties.',
  ),
} as const;

export const necessaryPurposeMessages = {
  name: pair('Απολύτως απαραίτητα', 'Strictly necessary'),
  what: pair(
    'Η σύνδεσή σου, η προστασία των φορμών, η γλώσσα, αυτή εδώ η επιλογή και όσα κρατάς εσύ: αγαπημένα, κρυμμένα, σύγκριση, αναζητήσεις, φωτογραφίες που ανεβάζεις.',
    'Your login, the protection of forms, your language, this very choice, and what you keep yourself: favourites, hidden and compared homes, searches, photos you are uploading.',
  ),
  howLong: pair(
    'Η σύνδεση ως 30 ημέρες από την τελευταία επίσκεψη, η επιλογή 12 μήνες, τα υπόλοιπα ώσπου να τα σβήσεις.',
    'The login up to 30 days from your last visit, this choice 12 months, the rest until you delete it.',
  ),
  who: pair('Μόνο η Εστία.', 'Estia alone.'),
} as const;

export const purposeMessages: Readonly<Record<ConsentPurpose, PurposeWords>> = {
  storage_access: {
    name: pair('Αποθήκευση ή/και πρόσβαση σε πληροφορίες σε συσκευή', 'Store and/or access information on a device'),
    what: pair(
      'Ο browser σου θυμάται ποιες αγγελίες άνοιξες, για να έχουν το σήμα «Το είδες». Χρειάζεται και για τα «Σπίτια για σένα».',
      'Your browser remembers which ads you opened, so that they carry the mark “Seen”. “Houses for you” needs it too.',
    ),
    howLong: pair(
      'Έως 1.000 αγγελίες, για όσο ισχύει η επιλογή σου. Αν την πάρεις πίσω, σβήνονται αμέσως.',
      'Up to 1.000 ads, for as long as your choice holds. If you take it back they are deleted at once.',
    ),
    who: pair('Κανείς: δεν φεύγει από τη συσκευή σου.', 'Nobody: it does not leave your device.'),
  },
  basic_ads: {
    name: pair('Χρήση περιορισμένων δεδομένων για την επιλογή διαφήμισης', 'Use limited data to select advertising'),
    what: pair(
      'Διαφημίσεις με βάση τη σελίδα που βλέπεις, την περίπου τοποθεσία ή τη συσκευή σου.',
      'Advertising chosen by the page you are on, your approximate location or your device.',
    ),
  },
  ads_profile: {
    name: pair('Δημιουργία προφίλ για εξατομικευμένη διαφήμιση', 'Create profiles for personalised advertising'),
    what: pair(
      'Ένα προφίλ από όσα κάνεις εδώ και αλλού, για να σου δείχνουν διαφημίσεις.',
      'A profile made of what you do here and elsewhere, to show you advertising.',
    ),
  },
  personalised_ads: {
    name: pair(
      'Χρήση προφίλ για την επιλογή εξατομικευμένης διαφήμισης',
      'Use profiles to select personalised advertising',
    ),
    what: pair('Διαφημίσεις που διαλέγονται από ένα τέτοιο προφίλ.', 'Advertising chosen by such a profile.'),
  },
  content_profile: {
    name: pair('Δημιουργία προφίλ για την εξατομίκευση περιεχομένου', 'Create profiles to personalise content'),
    what: pair(
      'Ο browser σου βλέπει στις τελευταίες αναζητήσεις και στα αγαπημένα σου ποια περιοχή, τιμή και είδος σε ενδιαφέρουν.',
      'Your browser reads from your last searches and favourites which place, price and kind of home interest you.',
    ),
    howLong: pair(
      'Γίνεται κάθε φορά από την αρχή στη σελίδα που βλέπεις και δεν αποθηκεύεται.',
      'It is made anew on the page you have open and is not stored.',
    ),
    who: pair('Κανείς: γίνεται μέσα στον browser σου.', 'Nobody: it happens inside your browser.'),
  },
  personalised_content: {
    name: pair(
      'Χρήση προφίλ για την επιλογή εξατομικευμένου περιεχομένου',
      'Use profiles to select personalised content',
    ),
    what: pair(
      'Τα «Σπίτια για σένα» της αρχικής: ο browser σου ζητά από εμάς αγγελίες για εκείνη την περιοχή και τιμή. Αλλιώς βλέπεις τα προτεινόμενα, ίδια για όλους.',
      '“Houses for you” on the home page: your browser asks us for ads of that place and price. Otherwise you see the recommended ones, the same for everyone.',
    ),
    howLong: pair(
      'Όσο κρατά μια αναζήτηση. Δεν γράφουμε ποιος τη ζήτησε.',
      'As long as one search takes. We do not write down who asked.',
    ),
    who: pair('Μόνο η Εστία.', 'Estia alone.'),
  },
  ad_measurement: {
    name: pair('Μέτρηση απόδοσης διαφημίσεων', 'Measure advertising performance'),
    what: pair('Ποιες διαφημίσεις είδες και ποιες πάτησες.', 'Which advertisements you saw and which you pressed.'),
  },
  content_measurement: {
    name: pair('Μέτρηση απόδοσης περιεχομένου', 'Measure content performance'),
    what: pair(
      'Πώς διαβάζεις άρθρα και αγγελίες. Τις προβολές κάθε αγγελίας τις μετράμε χωρίς cookie και χωρίς να ξέρουμε ποιος είσαι.',
      'How you read articles and ads. Views of an ad are counted without a cookie and without knowing who you are.',
    ),
  },
  audience_research: {
    name: pair('Κατανόηση κοινού μέσω στατιστικών', 'Understand audiences through statistics'),
    what: pair('Στατιστικά για το ποιοι μας επισκέπτονται.', 'Statistics about who visits us.'),
  },
  product_development: {
    name: pair('Ανάπτυξη και βελτίωση υπηρεσιών', 'Develop and improve services'),
    what: pair(
      'Χρήση όσων κάνεις εδώ για να φτιάξουμε νέες λειτουργίες.',
      'Using what you do here to build new functions.',
    ),
  },
  limited_content: {
    name: pair('Χρήση περιορισμένων δεδομένων για την επιλογή περιεχομένου', 'Use limited data to select content'),
    what: pair(
      'Περιεχόμενο με βάση την περίπου τοποθεσία ή τη συσκευή σου.',
      'Content chosen by your approximate location or your device.',
    ),
  },
  precise_geolocation: {
    name: pair('Χρήση ακριβών δεδομένων γεωεντοπισμού', 'Use precise geolocation data'),
    what: pair(
      'Η θέση σου με ακρίβεια κάτω από 500 μέτρα. Δεν τη ζητάμε πουθενά.',
      'Your position to within 500 metres. We ask for it nowhere.',
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

type Kept = { readonly name: string; readonly why: Pair; readonly howLong: Pair };
const untilDeleted = pair('Ώσπου να το σβήσεις', 'Until you delete it');
const untilClosed = pair('Ώσπου να κλείσεις την καρτέλα', 'Until you close the tab');

/**
 * What is kept without consent: by the exact name, or the beginning of it. The e2e test lets nothing else be stored
 * before a choice.
 */
export const necessaryStorageItems: readonly Kept[] = [
  {
    name: 'estia_session',
    why: pair('Κρατά τη σύνδεσή σου', 'Keeps you logged in'),
    howLong: pair('Έως 30 ημέρες', 'Up to 30 days'),
  },
  {
    name: 'estia_challenge',
    why: pair('Το δεύτερο βήμα της σύνδεσης', 'The second step of logging in'),
    howLong: pair('Λίγα λεπτά', 'A few minutes'),
  },
  {
    name: 'estia_device',
    why: pair('Αναγνωρίζει συσκευή από την οποία έχεις ξανασυνδεθεί', 'Knows a device you have logged in from before'),
    howLong: pair('12 μήνες', '12 months'),
  },
  {
    name: 'XSRF-TOKEN',
    why: pair('Προστατεύει τις φόρμες σου από ξένες σελίδες', 'Protects your forms from foreign pages'),
    howLong: pair('Όσο η σύνδεση', 'As long as the login'),
  },
  { name: 'locale', why: pair('Η γλώσσα που διάλεξες', 'The language you chose'), howLong: untilDeleted },
  {
    name: 'estia:consent',
    why: pair('Η επιλογή σου για τα cookies', 'Your choice about cookies'),
    howLong: pair('12 μήνες', '12 months'),
  },
  {
    name: 'estia:homes',
    why: pair('Αγαπημένα, κρυμμένα και σπίτια για σύγκριση', 'Favourites, hidden and compared homes'),
    howLong: untilDeleted,
  },
  {
    name: 'searches',
    why: pair('Οι αναζητήσεις σου, για να τις ξαναβρείς', 'Your searches, for you to find again'),
    howLong: untilDeleted,
  },
  {
    name: 'estia:map',
    why: pair('Αν θέλεις τον χάρτη ανοιχτό', 'Whether you want the map open'),
    howLong: untilDeleted,
  },
  {
    name: 'estia:list',
    why: pair('Πού ήσουν στα αποτελέσματα, για το «πίσω»', 'Where you were in the results, for “back”'),
    howLong: untilClosed,
  },
  {
    name: 'react-router-scroll-positions',
    why: pair('Σε ποιο ύψος ήσουν σε κάθε σελίδα, για το «πίσω»', 'How far down each page you were, for “back”'),
    howLong: untilClosed,
  },
  {
    name: 'estia:heart-note',
    why: pair('Ότι σου είπαμε ήδη πού μένουν τα αγαπημένα', 'That we told you already where favourites are kept'),
    howLong: untilClosed,
  },
  {
    name: 'estia:draft',
    why: pair('Απαντήσεις της αγγελίας σου που δεν στάλθηκαν ακόμη', 'Answers of your ad that were not sent yet'),
    howLong: untilClosed,
  },
  {
    name: 'estia-offline',
    why: pair('Η σελίδα που βλέπεις χωρίς σύνδεση', 'The page you see without a connection'),
    howLong: pair('Ώσπου να αλλάξει η σελίδα', 'Until the page changes'),
  },
  {
    name: 'estia:kept-offline',
    why: pair('Τα αγαπημένα σου, για όταν δεν έχεις σύνδεση', 'Your favourites, for when you are offline'),
    howLong: untilDeleted,
  },
  {
    name: 'estia-kept-homes',
    why: pair(
      'Εικόνες των αγαπημένων σου, για όταν δεν έχεις σύνδεση',
      'Pictures of your favourites, for when you are offline',
    ),
    howLong: untilDeleted,
  },
  {
    name: 'estia-uploads',
    why: pair('Φωτογραφίες που ανεβαίνουν ακόμη', 'Photos that are still being uploaded'),
    howLong: pair('Ώσπου να ανέβουν', 'Until they are uploaded'),
  },
];
