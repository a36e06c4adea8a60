/** Words of the listing form: steps, saving, address, preview, the last look. */
import { formatCount } from '../../format.ts';
import { pair } from '../../pair.ts';
import type { WizardStep } from '../fields.ts';
import { listingLimits } from '../limits.ts';

export const stepMessages = {
  general: pair('Βασικά στοιχεία', 'Basics'),
  extra: pair('Επιπλέον στοιχεία', 'Details'),
  photos: pair('Φωτογραφίες', 'Photos'),
  contact: pair('Επικοινωνία', 'Contact'),
  finish: pair('Δημοσίευση', 'Publish'),
} as const satisfies Record<WizardStep, unknown>;

export const wizardMessages = {
  newTitle: pair('Νέα αγγελία', 'New listing'),
  changeTitle: pair('Επεξεργασία αγγελίας', 'Edit listing'),
  steps: pair('Βήματα', 'Steps'),
  stepOf: pair(
    (at: number, of: number) => `Βήμα ${at} από ${of}`,
    (at: number, of: number) => `Step ${at} of ${of}`,
  ),
  done: pair('ολοκληρώθηκε', 'completed'),
  back: pair('Πίσω', 'Back'),
  next: pair(
    (step: string) => `Συνέχεια: ${step}`,
    (step: string) => `Continue to ${step.charAt(0).toLowerCase()}${step.slice(1)}`,
  ),
  update: pair('Ενημέρωσε τα πεδία', 'Update form'),
  updateWhy: pair(
    'Άλλαξες κατηγορία ή τύπο; Ενημέρωσε τη φόρμα για να δεις τα σωστά πεδία.',
    'Changed the category or type? Update the form to show the right fields.',
  ),
  leaveAnytime: pair(
    'Μπορείς να σταματήσεις όποτε θέλεις. Το πρόχειρο μένει στις αγγελίες σου.',
    'You can leave at any time. Your draft stays in My listings.',
  ),
  privateNote: pair('Δεν δημοσιεύεται', 'Not published'),
  privateWhy: pair(
    'Τα χρησιμοποιούμε μόνο για έλεγχο και δεν εμφανίζονται πουθενά.',
    'We use these for checks only. They’re never shown.',
  ),
  purpose: pair('Πώληση ή ενοικίαση', 'Sale or rent'),
  sale: pair('Πώληση', 'Sale'),
  rent: pair('Ενοικίαση', 'Rent'),
  purposeFixed: pair(
    'Μια αγγελία που έχει δημοσιευτεί δεν αλλάζει από πώληση σε ενοικίαση ή το αντίστροφο.',
    'You can’t switch an existing listing between sale and rent.',
  ),
  otherType: pair('Άλλος τύπος', 'Other type'),
  chooseType: pair('Διάλεξε τύπο', 'Choose a type'),
  chooseClass: pair('Διάλεξε κλάση', 'Choose a class'),
  choose: pair('Διάλεξε', 'Choose'),
  notSpecified: pair('Δεν αναφέρεται', 'Not specified'),
  rentPrice: pair('Μηνιαίο ενοίκιο', 'Monthly rent'),
  rentUnit: pair('€/μήνα', '€/month'),
  landSize: pair('Έκταση', 'Plot size'),
  moreText: pair('Πρόσθεσε τίτλο και περιγραφή και στα αγγλικά', 'Add a Greek title and description'),
  moreTextWhy: pair(
    'Πολλοί ψάχνουν στα αγγλικά. Δεν κάνουμε μετάφραση: γράψε το κείμενο όπως θέλεις να διαβαστεί.',
    'Most people search in Greek. We don’t translate, so write it the way you want it read.',
  ),
  characterCount: pair(
    (n: number, max: number) => `${formatCount(n, 'el')} από ${formatCount(max, 'el')} χαρακτήρες`,
    (n: number, max: number) => `${formatCount(n, 'en')} of ${formatCount(max, 'en')} characters`,
  ),
  profileFilled: pair(
    'Συμπληρώθηκαν από το προφίλ σου. Οι αλλαγές εδώ ισχύουν μόνο για αυτή την αγγελία.',
    'Filled in from your profile. Changes here apply to this listing only.',
  ),
};

export const draftSavingMessages = {
  saved: pair(
    (at: string) => `Αποθηκεύτηκε στις ${at}`,
    (at: string) => `Saved at ${at}`,
  ),
  saving: pair('Αποθηκεύεται…', 'Saving…'),
  offline: pair(
    'Είσαι εκτός σύνδεσης. Θα αποθηκευτεί μόλις συνδεθείς.',
    'You’re offline. We’ll save when you’re back online.',
  ),
  failed: pair('Δεν αποθηκεύτηκε. Προσπαθούμε ξανά…', 'Couldn’t save. Retrying…'),
  refused: pair('Δεν αποθηκεύτηκε.', 'Not saved.'),
  draftsFull: pair(
    `Έχεις ήδη ${listingLimits.drafts} πρόχειρα. Δημοσίευσε ή διάγραψε κάποιο για να αποθηκευτεί και αυτό.`,
    `You already have ${listingLimits.drafts} drafts. Publish or delete one so we can save this one too.`,
  ),
  toDrafts: pair('Δες τα πρόχειρά σου', 'View drafts'),
  loggedOut: pair('Αποσυνδέθηκες.', 'You’ve been logged out.'),
  loggedOutText: pair(
    'Όσα έγραψες μένουν σε αυτή την καρτέλα. Συνδέσου και θα αποθηκευτούν.',
    'What you wrote is still in this tab. Log in and it will be saved.',
  ),
  logIn: pair('Σύνδεση', 'Log in'),
  conflict: pair('Το πρόχειρο άλλαξε από άλλη συσκευή', 'This draft was changed on another device'),
  conflictText: pair('Διάλεξε ποια έκδοση θα κρατήσεις.', 'Choose which version to keep.'),
  load: pair('Φόρτωσε τη νεότερη έκδοση', 'Use the newer version'),
  keepVersion: pair('Κράτησε αυτή την έκδοση', 'Keep this version'),
  waiting: pair(
    'Είσαι εκτός σύνδεσης. Όσα έγραψες δεν χάνονται. Δοκίμασε ξανά σε λίγο.',
    'You’re offline. Nothing is lost. Try again shortly.',
  ),
};

export const address = {
  parts: pair('Διάλεξε γειτονιά', 'Choose a neighbourhood'),
  searching: pair('Αναζήτηση…', 'Searching'),
  none: pair('Κανένα αποτέλεσμα', 'No results'),
  found: pair(
    (n: number) => (n === 1 ? '1 πρόταση' : `${n} προτάσεις`),
    (n: number) => (n === 1 ? '1 suggestion' : `${n} suggestions`),
  ),
  which: pair('Ποια από αυτές;', 'Which of these?'),
  firstDistrict: pair('Διάλεξε πρώτα περιοχή για προτάσεις', 'Choose an area first to see suggestions'),
  map: pair('Σημείο στον χάρτη', 'Location on the map'),
  mapHow: pair(
    'Σύρε την πινέζα ή πάτησε στον χάρτη. Με το πληκτρολόγιο: βέλη πάνω στην πινέζα.',
    'Drag the pin or click the map. With a keyboard, use the arrow keys on the pin.',
  ),
  pin: pair('Πινέζα του ακινήτου, μετακινείται με τα βέλη', 'Property pin. Use the arrow keys to move it'),
  noPin: pair(
    'Χωρίς πινέζα δείχνουμε μόνο έναν κύκλο στην περιοχή, χωρίς οδό και αριθμό.',
    'Without a pin we only show a circle in the area, with no street or number.',
  ),
  about: pair(
    'Περίπου εδώ. Σύρε την πινέζα στο κτίριο ή επιβεβαίωσε ότι είναι σωστή.',
    'This is approximate. Drag the pin to the building, or confirm it’s right.',
  ),
  isHere: pair('Είναι σωστή', 'This is right'),
  putPin: pair('Προσθήκη πινέζας', 'Add a pin'),
  takePin: pair('Αφαίρεση πινέζας', 'Remove pin'),
  liesIn: pair(
    (place: string, code: string) => `Θέση πινέζας: ${place}${code ? `, ΤΚ ${code}` : ''}`,
    (place: string, code: string) => `The pin is in ${place}${code ? `, ${code}` : ''}.`,
  ),
  useThis: pair('Χρήση αυτής της περιοχής', 'Use this area'),
  abroad: pair(
    'Η πινέζα είναι εκτός Ελλάδας. Μετακίνησέ την για να συνεχίσεις.',
    'The pin is outside Greece. Move it to continue.',
  ),
  mapLoading: pair('Φόρτωση χάρτη…', 'Loading map…'),
  noMap: pair('Ο χάρτης δεν υποστηρίζεται σε αυτή τη συσκευή.', 'The map isn’t supported on this device.'),
  zoomIn: pair('Μεγέθυνση', 'Zoom in'),
  zoomOut: pair('Σμίκρυνση', 'Zoom out'),
  needsScript: pair(
    'Ο χάρτης χρειάζεται JavaScript. Χωρίς αυτόν δείχνουμε την περιοχή του ΤΚ.',
    'Turn on JavaScript to use the map. Without it, we show the postcode area.',
  ),
};

export const preview = {
  title: pair('Προεπισκόπηση', 'Preview'),
  how: pair('Έτσι θα φαίνεται', 'This is how it will look'),
  photos: pair('Θα προσθέσεις φωτογραφίες στο βήμα 3', 'You’ll add photos in step 3'),
  price: pair('Τιμή;', 'Price?'),
  type: pair('Ακίνητο', 'Property'),
  place: pair('Περιοχή;', 'Area?'),
  today: pair('σήμερα', 'today'),
  energy: pair('Ενεργειακή κλάση: λείπει', 'Energy class: missing'),
};

export const priceHint = {
  range: pair(
    (what: string, place: string) => `${what}, ${place}. Παρόμοιες αγγελίες:`,
    (what: string, place: string) => `${what}, ${place}. Similar listings:`,
  ),
  listingCount: pair(
    (n: number) => (n === 1 ? '1 αγγελία' : `${n} αγγελίες`),
    (n: number) => (n === 1 ? '1 listing' : `${n} listings`),
  ),
};

export const finishStepMessages = {
  review: pair('Έλεγξε την αγγελία σου', 'Review your listing'),
  change: pair('Αλλαγή', 'Edit'),
  missing: pair('Λείπουν στοιχεία', 'Some details are missing'),
  better: pair('Για καλύτερη αγγελία', 'Make your listing stronger'),
  fewPhotos: pair(
    (n: number) =>
      `Έχεις ${n === 1 ? '1 φωτογραφία' : `${n} φωτογραφίες`}. Οι αγγελίες με 8 ή περισσότερες έχουν πιο πολλές προβολές.`,
    (n: number) => `You have ${n === 1 ? '1 photo' : `${n} photos`}. Listings with 8 or more get more views.`,
  ),
  noDescription: pair('Γράψε μια περιγραφή.', 'Add a description.'),
  noEnglish: pair('Πρόσθεσε και αγγλικό κείμενο.', 'Add an English description too.'),
  noGreek: pair('Πρόσθεσε και ελληνικό κείμενο.', 'Add a Greek description too.'),
  noPin: pair('Βάλε ή επιβεβαίωσε την πινέζα στον χάρτη.', 'Place or confirm the pin on the map.'),
  noYear: pair('Γράψε το έτος κατασκευής.', 'Add the year built.'),
  publicTitle: pair('Τι εμφανίζεται και τι όχι', 'What people will see'),
  shown: pair(
    'Εμφανίζονται: στοιχεία, φωτογραφίες, τιμή και το ιστορικό της.',
    'Public: property details, photos, price and price history.',
  ),
  circle: pair(
    'Στον χάρτη εμφανίζεται κύκλος με ακτίνα 750 μέτρων, όχι η διεύθυνση.',
    'The map shows a circle with a 750 m radius, not the address.',
  ),
  exact: pair('Εμφανίζεται η ακριβής διεύθυνση.', 'The exact address is shown.'),
  hidden: pair(
    'Δεν εμφανίζονται: email, ΚΑΕΚ, στοιχεία πιστοποιητικού και εντολής.',
    'Private: your email, KAEK, certificate and agency agreement details.',
  ),
  phoneShown: pair(
    'Το τηλέφωνο εμφανίζεται σε όποιον το ζητήσει.',
    'Your phone number is shown to people who ask for it.',
  ),
  phoneHidden: pair('Δεν εμφανίζεται τηλέφωνο.', 'No phone number is shown.'),
  terms: pair('Με τη δημοσίευση αποδέχεσαι τους', 'By publishing you accept the'),
  termsLink: pair('όρους χρήσης', 'terms of use'),
  purpose: pair('Αγγελία για', 'Listed for'),
  purposes: { sale: pair('Πώληση', 'Sale'), rent: pair('Ενοικίαση', 'Rent') },
  declareFirst: pair(
    'Επίλεξε τη δήλωση ότι έχεις δικαίωμα να δημοσιεύσεις την αγγελία',
    'Tick the declaration that you have the right to publish this listing',
  ),
  confirmTitle: pair('Επιβεβαίωσε το email σου για να δημοσιεύσεις', 'Confirm your email to publish'),
  confirmText: pair(
    (email: string) =>
      `Στείλαμε έναν σύνδεσμο στο ${email}. Άνοιξέ τον και θα επιστρέψεις εδώ: το πρόχειρό σου είναι αποθηκευμένο.`,
    (email: string) => `We sent a link to ${email}. Open it and you’ll come back here: your draft is saved.`,
  ),
  accountReview: pair('Δες τον έλεγχο λογαριασμού', 'View account review'),
  confirmEmail: pair('Δώσε τον κωδικό ή ζήτησε νέο email', 'Enter the code or get a new email'),
  waitTitle: pair('Θα δημοσιεύσεις μόλις εγκριθεί το γραφείο σου', 'You can publish once your agency is approved'),
  waitText: pair(
    'Το γραφείο σου περιμένει έγκριση. Το πρόχειρό σου είναι αποθηκευμένο: θα σου στείλουμε email και τότε το δημοσιεύεις από εδώ.',
    'Your draft is saved. We’ll email you the result of our check. Once your agency is approved, you can publish from here.',
  ),
  rejectedTitle: pair('Το γραφείο σου δεν εγκρίθηκε', 'Your agency wasn’t approved'),
  rejectedText: pair(
    'Δεν μπορείς να δημοσιεύσεις μέχρι να εγκριθεί. Το πρόχειρό σου είναι αποθηκευμένο.',
    'You can’t publish until it’s approved. Your draft is saved.',
  ),
  waitingAccount: pair(
    'Δεν δημοσιεύτηκε: ο λογαριασμός σου περιμένει έγκριση. Το πρόχειρό σου είναι αποθηκευμένο και το δημοσιεύεις μόλις εγκριθεί.',
    'Not published: your account is waiting for approval. Your draft is saved, and you can publish it once you’re approved.',
  ),
  rejectedAccount: pair(
    'Δεν δημοσιεύτηκε: ο λογαριασμός σου δεν εγκρίθηκε. Το πρόχειρό σου είναι αποθηκευμένο.',
    'Not published: your account wasn’t approved. Your draft is saved.',
  ),
  profile: pair('Δες τα στοιχεία σου στο προφίλ', 'Check your details in your profile'),
  saveAndLeave: pair('Αποθήκευσε και δες τα πρόχειρα', 'Save and go to my drafts'),
  publish: pair('Δημοσίευσε την αγγελία', 'Publish listing'),
  publishChange: pair('Δημοσίευσε τις αλλαγές', 'Publish changes'),
  publishing: pair('Δημοσιεύεται…', 'Publishing…'),
  again: pair(
    'Δεν λάβαμε απάντηση. Δοκίμασε ξανά: η αγγελία δεν θα δημοσιευτεί δύο φορές.',
    'We didn’t get a response. Try again: your listing won’t be published twice.',
  ),
  photosLine: pair(
    (n: number) => (n === 1 ? '1 φωτογραφία' : `${n} φωτογραφίες`),
    (n: number) => (n === 1 ? '1 photo' : `${n} photos`),
  ),
  photosPreparing: pair(
    (n: number) =>
      n === 1
        ? 'Ετοιμάζεται ακόμη 1. Θα μπορείς να δημοσιεύσεις μόλις είναι έτοιμη.'
        : `Ετοιμάζονται ακόμη ${n}. Θα μπορείς να δημοσιεύσεις μόλις είναι έτοιμες.`,
    (n: number) =>
      n === 1
        ? '1 is still being prepared. You can publish once it’s ready.'
        : `${n} are still being prepared. You can publish once they’re ready.`,
  ),
  yes: pair('Ναι', 'Yes'),
  no: pair('Όχι', 'No'),
  photos: pair('Φωτογραφίες', 'Photos'),
  go: pair('Πήγαινε στο βήμα', 'Go to step'),
  mine: pair('Οι αγγελίες μου', 'My listings'),
  plan: pair('Η συνδρομή μου', 'My subscription'),
  toFix: pair(
    (n: number) => (n === 1 ? 'λείπει 1' : `λείπουν ${n}`),
    (n: number) => `${n} missing`,
  ),
};
