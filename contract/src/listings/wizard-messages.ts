/** Words of the ad form: steps, saving, address, preview, the last look. */
import { pair } from '../pair.ts';
import type { WizardStep } from './fields.ts';
import { listingLimits } from './limits.ts';

export const stepMessages = {
  general: pair('Γενικά στοιχεία', 'General'),
  extra: pair('Επιπλέον στοιχεία', 'More details'),
  photos: pair('Φωτογραφίες', 'Photos'),
  contact: pair('Επικοινωνία', 'Contact'),
  finish: pair('Ολοκλήρωση', 'Finish'),
} as const satisfies Record<WizardStep, unknown>;

export const wizardMessages = {
  newTitle: pair('Νέα αγγελία', 'New ad'),
  changeTitle: pair('Αλλαγή αγγελίας', 'Change the ad'),
  steps: pair('Βήματα', 'Steps'),
  stepOf: pair(
    (at: number, of: number) => `Βήμα ${at} από ${of}`,
    (at: number, of: number) => `Step ${at} of ${of}`,
  ),
  done: pair('έγινε', 'done'),
  back: pair('Πίσω', 'Back'),
  next: pair(
    (step: string) => `Συνέχεια: ${step}`,
    (step: string) => `Continue: ${step}`,
  ),
  update: pair('Ενημέρωσε τα πεδία', 'Update the fields'),
  updateWhy: pair(
    'Άλλαξες κατηγορία ή τύπο; Πάτησε εδώ για να δεις τα πεδία που ταιριάζουν.',
    'Changed category or type? Press here to see the fields that fit.',
  ),
  leaveAnytime: pair(
    'Μπορείς να φύγεις όποτε θέλεις. Το πρόχειρο μένει στα ακίνητά σου.',
    'You can leave whenever you like. The draft stays with your properties.',
  ),
  privateNote: pair('Δεν δημοσιεύεται', 'Not published'),
  privateWhy: pair(
    'Τα κρατάμε μόνο για έλεγχο και δεν φαίνονται σε κανέναν.',
    'We keep these for checking only; nobody sees them.',
  ),
  purpose: pair('Σκοπός', 'Purpose'),
  sale: pair('Πώληση', 'Sale'),
  rent: pair('Ενοικίαση', 'Rent'),
  purposeFixed: pair(
    'Ο σκοπός μιας αγγελίας που υπάρχει δεν αλλάζει.',
    'The purpose of an existing ad does not change.',
  ),
  otherType: pair('Άλλος τύπος', 'Other type'),
  chooseType: pair('Διάλεξε τύπο', 'Choose a type'),
  chooseClass: pair('Διάλεξε κλάση', 'Choose a class'),
  choose: pair('Διάλεξε', 'Choose'),
  notSaid: pair('Δεν το λέω', 'Not stated'),
  rentPrice: pair('Μίσθωμα τον μήνα', 'Rent per month'),
  rentUnit: pair('€/μήνα', '€/month'),
  landSize: pair('Έκταση', 'Size of the land'),
  moreText: pair('Πρόσθεσε και αγγλικό τίτλο και κείμενο', 'Add a Greek title and text as well'),
  moreTextWhy: pair(
    'Πολλοί ψάχνουν στα αγγλικά. Δεν μεταφράζουμε εμείς: γράψε όσα θέλεις να διαβάσουν.',
    'Most people search in Greek. We do not translate for you: write what you want them to read.',
  ),
  letters: pair(
    (n: number, of: number) => `${n} από ${of} χαρακτήρες`,
    (n: number, of: number) => `${n} of ${of} characters`,
  ),
  profileFilled: pair(
    'Τα πήραμε από το προφίλ σου. Άλλαξέ τα μόνο για αυτή την αγγελία.',
    'Taken from your profile. Change them for this ad only.',
  ),
};

export const draftSavingMessages = {
  saved: pair(
    (at: string) => `Αποθηκεύτηκε ${at}`,
    (at: string) => `Saved ${at}`,
  ),
  saving: pair('Αποθηκεύεται…', 'Saving…'),
  offline: pair('Χωρίς σύνδεση. Θα αποθηκευτεί μόλις επανέλθει.', 'No connection. It will be saved when it is back.'),
  failed: pair('Δεν αποθηκεύτηκε. Δοκιμάζουμε ξανά.', 'Not saved. We are trying again.'),
  refused: pair('Δεν αποθηκεύτηκε.', 'Not saved.'),
  draftsFull: pair(
    `Έχεις ήδη ${listingLimits.drafts} πρόχειρα. Δημοσίευσε ή σβήσε κάποιο για να κρατήσουμε και αυτό.`,
    `You already have ${listingLimits.drafts} drafts. Publish or delete one so we can save this one too.`,
  ),
  toDrafts: pair('Δες τα πρόχειρά σου', 'See your drafts'),
  loggedOut: pair('Αποσυνδέθηκες.', 'You have been logged out.'),
  loggedOutText: pair(
    'Όσα έγραψες μένουν σε αυτή την καρτέλα. Συνδέσου και θα αποθηκευτούν.',
    'What you wrote is still in this tab. Log in and it will be saved.',
  ),
  logIn: pair('Σύνδεση', 'Log in'),
  conflict: pair('Άλλη συσκευή αποθήκευσε στο μεταξύ', 'Another device saved meanwhile'),
  conflictText: pair(
    'Το πρόχειρο άλλαξε αλλού όσο το είχες ανοιχτό εδώ.',
    'The draft was changed elsewhere while you had it open here.',
  ),
  load: pair('Φόρτωσε τη νεότερη', 'Load the newer one'),
  keep: pair('Κράτησε όσα έγραψα εδώ', 'Keep what I wrote here'),
  waiting: pair(
    'Δεν υπάρχει σύνδεση. Όσα έγραψες είναι εδώ: δοκίμασε ξανά σε λίγο.',
    'There is no connection. What you wrote is safe here: try again shortly.',
  ),
};

export const address = {
  parts: pair('Διάλεξε γειτονιά', 'Choose the neighbourhood'),
  searching: pair('Ψάχνουμε', 'Searching'),
  none: pair('Δεν βρέθηκε', 'Nothing found'),
  found: pair(
    (n: number) => (n === 1 ? '1 πρόταση' : `${n} προτάσεις`),
    (n: number) => (n === 1 ? '1 suggestion' : `${n} suggestions`),
  ),
  which: pair('Ποια από αυτές;', 'Which of these?'),
  firstDistrict: pair('Διάλεξε πρώτα περιοχή για προτάσεις', 'Choose the area first for suggestions'),
  map: pair('Σημείο στον χάρτη', 'Point on the map'),
  mapHow: pair(
    'Σύρε την πινέζα ή πάτησε στον χάρτη. Με το πληκτρολόγιο: βέλη πάνω στην πινέζα.',
    'Drag the pin or press on the map. By keyboard: arrow keys on the pin.',
  ),
  pin: pair('Πινέζα του ακινήτου, μετακινείται με τα βέλη', 'Pin of the property, moved by arrow keys'),
  noPin: pair(
    'Χωρίς πινέζα δείχνουμε μόνο έναν κύκλο στην περιοχή, χωρίς οδό και αριθμό.',
    'Without a pin we only show a circle in the area, with no street or number.',
  ),
  about: pair(
    'Περίπου εδώ. Σύρε την πινέζα στο κτίριο, ή πες ότι είναι σωστή.',
    'Roughly here. Drag the pin to the building, or say that it is right.',
  ),
  isHere: pair('Εδώ είναι', 'It is here'),
  putPin: pair('Βάλε πινέζα', 'Put a pin'),
  takePin: pair('Βγάλε την πινέζα', 'Take the pin away'),
  liesIn: pair(
    (place: string, code: string) => `Η πινέζα είναι: ${place}${code ? `, Τ.Κ. ${code}` : ''}`,
    (place: string, code: string) => `The pin is in: ${place}${code ? `, ${code}` : ''}`,
  ),
  useThis: pair('Χρησιμοποίησέ το', 'Use this'),
  abroad: pair('Η πινέζα είναι έξω από την Ελλάδα', 'The pin is outside Greece'),
  mapLoading: pair('Ο χάρτης φορτώνει', 'The map is loading'),
  noMap: pair('Ο χάρτης δεν ανοίγει σε αυτή τη συσκευή.', 'The map does not open on this device.'),
  zoomIn: pair('Μεγέθυνση', 'Zoom in'),
  zoomOut: pair('Σμίκρυνση', 'Zoom out'),
  needsScript: pair(
    'Ο χάρτης χρειάζεται JavaScript. Χωρίς αυτόν δείχνουμε την περιοχή του Τ.Κ.',
    'The map needs JavaScript. Without it we show the area of the postal code.',
  ),
};

export const preview = {
  title: pair('Προεπισκόπηση', 'Preview'),
  how: pair('Έτσι θα φαίνεται', 'This is how it will look'),
  photos: pair('Οι φωτογραφίες μπαίνουν στο βήμα 3', 'Photos come in step 3'),
  price: pair('Τιμή;', 'Price?'),
  type: pair('Ακίνητο', 'Property'),
  place: pair('Περιοχή;', 'Area?'),
  today: pair('σήμερα', 'today'),
  energy: pair('Ενεργειακή κλάση: λείπει', 'Energy class: missing'),
};

export const priceHint = {
  range: pair(
    (what: string, place: string) => `${what}, ${place}. Παρόμοια ζητούν`,
    (what: string, place: string) => `${what}, ${place}. Similar ones ask`,
  ),
  ads: pair(
    (n: number) => (n === 1 ? '1 αγγελία' : `${n} αγγελίες`),
    (n: number) => (n === 1 ? '1 ad' : `${n} ads`),
  ),
};

export const finishStepMessages = {
  look: pair('Δες την αγγελία πριν δημοσιευτεί', 'Look at the ad before it is published'),
  change: pair('Άλλαξε', 'Change'),
  missing: pair('Λείπουν στοιχεία', 'Something is missing'),
  better: pair('Θα βοηθούσε ακόμη', 'What would still help'),
  fewPhotos: pair(
    (n: number) => `Έχεις ${n} φωτογραφίες. Αγγελίες με 8 και πάνω βλέπονται περισσότερο.`,
    (n: number) => `You have ${n} photos. Ads with 8 or more are looked at more.`,
  ),
  noDescription: pair('Γράψε μια περιγραφή.', 'Write a description.'),
  noEnglish: pair('Πρόσθεσε και αγγλικό κείμενο.', 'Add an English text as well.'),
  noGreek: pair('Πρόσθεσε και ελληνικό κείμενο.', 'Add a Greek text as well.'),
  noPin: pair('Βάλε πινέζα στον χάρτη.', 'Put a pin on the map.'),
  noYear: pair('Γράψε το έτος κατασκευής.', 'Give the year it was built.'),
  publicTitle: pair('Τι φαίνεται και τι όχι', 'What is shown and what is not'),
  shown: pair(
    'Φαίνονται: στοιχεία, φωτογραφίες, τιμή και το ιστορικό της.',
    'Shown: facts, photos, the price and its history.',
  ),
  circle: pair(
    'Στον χάρτη φαίνεται κύκλος 750 μέτρων, όχι η διεύθυνση.',
    'The map shows a circle of 750 metres, not the address.',
  ),
  exact: pair('Φαίνεται η ακριβής διεύθυνση.', 'The exact address is shown.'),
  hidden: pair(
    'Δεν φαίνονται: email, ΚΑΕΚ, στοιχεία πιστοποιητικού και εντολής.',
    'Not shown: email, KAEK, certificate and mandate details.',
  ),
  phoneShown: pair('Το τηλέφωνο φαίνεται σε όποιον το ζητήσει.', 'The phone is shown to those who ask for it.'),
  phoneHidden: pair('Το τηλέφωνο δεν φαίνεται.', 'The phone is not shown.'),
  terms: pair('Με τη δημοσίευση ισχύουν οι', 'By publishing you accept the'),
  termsLink: pair('όροι χρήσης', 'terms of use'),
  purpose: pair('Αγγελία για', 'Listed for'),
  purposes: { sale: pair('Πώληση', 'Sale'), rent: pair('Ενοικίαση', 'Rent') },
  declareFirst: pair(
    'Σημείωσε τη δήλωση ότι έχεις δικαίωμα να δημοσιεύσεις την αγγελία',
    'Tick the declaration that you have the right to publish this listing',
  ),
  confirmTitle: pair('Επιβεβαίωσε το email σου για να δημοσιεύσεις', 'Confirm your email to publish'),
  confirmText: pair(
    (email: string) =>
      `Στείλαμε έναν σύνδεσμο στο ${email}. Άνοιξέ τον και θα γυρίσεις εδώ: το πρόχειρό σου είναι αποθηκευμένο.`,
    (email: string) => `We sent a link to ${email}. Open it and you’ll come back here: your draft is saved.`,
  ),
  confirmAct: pair('Βάλε τον κωδικό ή ζήτησε νέο email', 'Enter the code or get a new email'),
  waitTitle: pair('Θα δημοσιεύσεις μόλις εγκριθεί το γραφείο σου', 'You can publish once your agency is approved'),
  waitText: pair(
    'Το γραφείο σου περιμένει έγκριση. Το πρόχειρό σου είναι αποθηκευμένο: θα σου στείλουμε email και τότε το δημοσιεύεις από εδώ.',
    'Your agency is waiting for approval. Your draft is saved: we’ll email you, and you can then publish it from here.',
  ),
  rejectedTitle: pair('Το γραφείο σου δεν εγκρίθηκε', 'Your agency was not approved'),
  rejectedText: pair(
    'Δεν μπορείς να δημοσιεύσεις ώσπου να εγκριθεί. Το πρόχειρό σου είναι αποθηκευμένο.',
    'You can’t publish until it is approved. Your draft is saved.',
  ),
  waitingAccount: pair(
    'Δεν δημοσιεύτηκε: ο λογαριασμός σου περιμένει έγκριση. Το πρόχειρό σου είναι αποθηκευμένο και το δημοσιεύεις μόλις εγκριθεί.',
    'Not published: your account is waiting for approval. Your draft is saved, and you can publish it once you’re approved.',
  ),
  rejectedAccount: pair(
    'Δεν δημοσιεύτηκε: ο λογαριασμός σου δεν εγκρίθηκε. Το πρόχειρό σου είναι αποθηκευμένο.',
    'Not published: your account was not approved. Your draft is saved.',
  ),
  profile: pair('Δες τα στοιχεία σου στο προφίλ', 'Check your details in your profile'),
  keep: pair('Αποθήκευσε και δες τα πρόχειρα', 'Save and go to my drafts'),
  publish: pair('Δημοσίευσε την αγγελία', 'Publish the ad'),
  publishChange: pair('Δημοσίευσε τις αλλαγές', 'Publish the changes'),
  publishing: pair('Δημοσιεύεται…', 'Publishing…'),
  again: pair(
    'Δεν πήραμε απάντηση. Δοκίμασε ξανά: η αγγελία δεν θα μπει δύο φορές.',
    'No answer came. Try again: the ad will not appear twice.',
  ),
  photosLine: pair(
    (n: number) => (n === 1 ? '1 φωτογραφία' : `${n} φωτογραφίες`),
    (n: number) => (n === 1 ? '1 photo' : `${n} photos`),
  ),
  yes: pair('Ναι', 'Yes'),
  no: pair('Όχι', 'No'),
  photos: pair('Φωτογραφίες', 'Photos'),
  go: pair('Πήγαινε στο βήμα', 'Go to the step'),
  mine: pair('Οι αγγελίες μου', 'My ads'),
  plan: pair('Η συνδρομή μου', 'My subscription'),
  toFix: pair(
    (n: number) => (n === 1 ? 'λείπει 1' : `λείπουν ${n}`),
    (n: number) => `${n} missing`,
  ),
};
