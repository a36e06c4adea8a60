/** Words of the page that tries a feed. What is wrong with a feed is in `feed-messages.ts`, which the server alone reads. */
import { formatCount } from '../format.ts';
import { pair } from '../pair.ts';
import { checkLimits } from './source-choices.ts';

const MEGABYTES = checkLimits.bytes / 1024 / 1024;

export const validatorMessages = {
  title: pair('Δοκίμασε ένα αρχείο αγγελιών', 'Test a listings feed'),
  description: pair(
    'Δες τι θα διαβάζαμε από το αρχείο αγγελιών σου: πόσες αγγελίες, τι δεν γίνεται δεκτό, σε ποια γραμμή και γιατί.',
    'See what we’d read from your listings feed: how many listings, what’s rejected, on which line and why.',
  ),
  lead: pair(
    'Ανέβασε ή επικόλλησε ένα αρχείο και δες τι θα διαβάζαμε: πόσες αγγελίες, τι δεν γίνεται δεκτό, σε ποια γραμμή και πώς διορθώνεται. Δεν χρειάζεται λογαριασμός.',
    'Upload or paste a feed and see what we’d read: how many listings, what’s rejected, on which line and how to fix it. No account needed.',
  ),
  notStored: pair(
    'Δεν κρατάμε τίποτα: το αρχείο διαγράφεται μόλις δεις το αποτέλεσμα.',
    'We keep nothing: the file is deleted as soon as you see the result.',
  ),
  limits: pair(
    `Έως ${MEGABYTES} MB, ${formatCount(checkLimits.items, 'el')} αγγελίες και ${checkLimits.perMinute} δοκιμές το λεπτό. Φωτογραφίες δεν κατεβάζουμε.`,
    `Up to ${MEGABYTES} MB, ${formatCount(checkLimits.items, 'en')} listings and ${checkLimits.perMinute} checks a minute. We don’t download photos.`,
  ),
  file: pair('Αρχείο', 'File'),
  fileHint: pair('XML, ZIP, CSV, XLSX ή JSON', 'XML, ZIP, CSV, XLSX or JSON'),
  text: pair('Ή επικόλλησε το κείμενο του αρχείου', 'Or paste the text of the feed'),
  textHint: pair('Αν δώσεις και τα δύο, διαβάζουμε το αρχείο.', 'If you provide both, we’ll read the file.'),
  format: pair('Μορφή', 'Format'),
  detect: pair('Αναγνώρισέ την', 'Detect it'),
  submit: pair('Έλεγχος', 'Check'),
  again: pair('Έλεγξε ξανά', 'Check again'),
  formTitle: pair('Το αρχείο σου', 'Your feed'),
  refusals: {
    required: pair('Διάλεξε ένα αρχείο ή επικόλλησε το κείμενό του.', 'Choose a file, or paste its text.'),
    too_large: pair(
      `Το αρχείο είναι πάνω από ${MEGABYTES} MB. Άφησε μέσα μόνο λίγες αγγελίες και δοκίμασε ξανά.`,
      `The file is over ${MEGABYTES} MB. Leave just a few listings in it and try again.`,
    ),
    too_many_requests: pair(
      `Έκανες ${checkLimits.perMinute} δοκιμές σε ένα λεπτό. Περίμενε ένα λεπτό και πάτησε ξανά «Έλεγχος». Αν είχες διαλέξει αρχείο, διάλεξέ το ξανά.`,
      `You’ve run ${checkLimits.perMinute} checks in a minute. Wait a minute, then choose “Check” again. If you chose a file, choose it again.`,
    ),
    other: pair(
      'Δεν μπορέσαμε να ελέγξουμε το αρχείο. Δοκίμασε ξανά σε λίγο.',
      'We couldn’t check the feed. Try again in a moment.',
    ),
  },
  result: pair('Τι θα διαβάζαμε', 'What we’d read'),
  broken: pair('Το αρχείο δεν διαβάζεται', 'The feed can’t be read'),
  brokenText: pair(
    'Με ένα τέτοιο αρχείο δεν θα άλλαζε τίποτα στις αγγελίες.',
    'A feed like this wouldn’t change anything in your listings.',
  ),
  untilThere: pair('Μέχρι εκεί διαβάσαμε:', 'What we read up to that point:'),
  line: { el: (line: number) => `γραμμή ${line}`, en: (line: number) => `line ${line}` },
  encoding: pair('Κωδικοποίηση', 'Encoding'),
  kind: pair('Τι περιέχει', 'Contents'),
  full: pair('Όλες τις αγγελίες: όσες λείπουν, αφαιρούνται', 'All listings: any that are missing are removed'),
  incremental: pair('Μόνο αλλαγές', 'Changes only'),
  items: pair('Αγγελίες', 'Listings'),
  create: pair('Γίνονται δεκτές', 'Accepted'),
  draft: pair('Μένουν πρόχειρα', 'Kept as drafts'),
  reject: pair('Δεν γίνονται δεκτές', 'Rejected'),
  remove: pair('Αφαιρούνται', 'Removed'),
  photos: pair('Φωτογραφίες', 'Photos'),
  photosNote: pair(
    'Τις μετρήσαμε, δεν τις κατεβάσαμε. Μια αγγελία δημοσιεύεται όταν κατέβουν όσες χρειάζεται.',
    'We counted them but didn’t download them. A listing goes live once enough of them have been downloaded.',
  ),
  rejectedTitle: pair('Δεν γίνονται δεκτές', 'Rejected listings'),
  rejectedText: pair(
    'Διόρθωσέ τες στο πρόγραμμά σου και δοκίμασε ξανά.',
    'Correct them in your software and try again.',
  ),
  draftsTitle: pair('Μένουν πρόχειρα', 'Kept as drafts'),
  draftsText: pair(
    'Κάτι τους λείπει. Δημοσιεύονται μόλις το στείλεις ή το συμπληρώσεις στο πρόχειρο.',
    'Something is missing. They’re published once you send it or add it to the draft.',
  ),
  acceptedTitle: pair('Γίνονται δεκτές', 'Accepted listings'),
  firstOnes: {
    el: (shown: string, all: string) => `Φαίνονται οι πρώτες ${shown} από ${all}.`,
    en: (shown: string, all: string) => `Showing the first ${shown} of ${all}.`,
  },
  noReference: pair('χωρίς κωδικό', 'no reference'),
  reads: pair('Γράφει', 'It says'),
  valuesTitle: pair('Ονομασίες που δεν γνωρίζουμε', 'Values we don’t recognise'),
  valuesText: pair(
    'Όταν προσθέσεις την πηγή, θα σε ρωτήσουμε μία φορά για καθεμία.',
    'When you add the source, we’ll ask you once for each value.',
  ),
  placesTitle: pair('Περιοχές που δεν βρήκαμε', 'Areas we couldn’t find'),
  placesText: pair(
    'Όταν προσθέσεις την πηγή, θα διαλέξεις μία φορά ποια περιοχή είναι η καθεμία.',
    'When you add the source, you’ll choose the right area for each one, once.',
  ),
  aMonth: pair(' τον μήνα', ' a month'),
  purpose: pair('Πώληση ή ενοικίαση', 'Sale or rent'),
  field: pair('Πεδίο', 'Field'),
  value: pair('Τιμή', 'Value'),
  area: pair('Περιοχή', 'Area'),
  times: pair('Αγγελίες', 'Listings'),
  noPlace: pair('χωρίς περιοχή', 'no area given'),
  nextTitle: pair('Για να φτιάξεις αρχείο', 'Create a feed'),
  nextText: pair(
    'Συμπλήρωσε το πρότυπο, ή γράψε JSON με το σχήμα μας. Ο κατάλογος πεδίων λέει τι είναι υποχρεωτικό και ποιες τιμές δεχόμαστε.',
    'Fill in the template, or write JSON that follows our schema. The list of fields shows what’s required and which values we accept.',
  ),
  photosNeeded: pair(
    (photos: number) => `Κάθε αγγελία χρειάζεται τουλάχιστον ${photos} φωτογραφίες για να δημοσιευτεί.`,
    (photos: number) => `Every listing needs at least ${photos} photos to be published.`,
  ),
  toDevelopers: pair('Για προγραμματιστές', 'For developers'),
};

/** Files of `docs/feed-docs-calls.ts`, for every page that offers them. */
export const feedFileMessages = {
  xlsx: pair('Πρότυπο XLSX', 'XLSX template'),
  csv: pair('Πρότυπο CSV', 'CSV template'),
  fields: pair('Κατάλογος πεδίων (CSV)', 'List of fields (CSV)'),
  fieldsJson: pair('Κατάλογος πεδίων (JSON)', 'List of fields (JSON)'),
  schema: pair('Σχήμα JSON', 'JSON Schema'),
};
