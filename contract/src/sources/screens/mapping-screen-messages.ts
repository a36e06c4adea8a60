/** Words of the screens where a person says what a source means: values of lists, areas, columns of a table. */
import { type Pair, pair } from '../../pair.ts';
import type { RequiredTarget, TableTarget } from '../column-targets.ts';

const counted = (one: string, many: string) => (n: number, text: string) => (n === 1 ? `1 ${one}` : `${text} ${many}`);

export const mappingMessages = {
  pages: pair('Απαντήσεις για την πηγή', 'Answers about the source'),
  values: pair('Ονομασίες', 'Values'),
  places: pair('Περιοχές', 'Areas'),
  columns: pair('Στήλες', 'Columns'),
  shown: pair('Ποιες εμφανίζονται', 'Show'),
  open: pair('Ανοιχτές', 'Open'),
  all: pair('Όλες', 'All'),
  find: pair('Αναζήτηση', 'Search'),
  clear: pair('Καθαρισμός', 'Clear'),
  save: pair('Αποθήκευση', 'Save'),
  none: pair('Τίποτα δεν ταιριάζει', 'Nothing matches'),
  first: pair('Πίσω στην αρχή', 'Back to the start'),
  count: pair(counted('αγγελία', 'αγγελίες'), counted('listing', 'listings')),
  example: pair(
    (references: string) => `π.χ. ${references}`,
    (references: string) => `such as ${references}`,
  ),
  atLine: pair(
    (reference: string, line: string) => `${reference} (γραμμή ${line})`,
    (reference: string, line: string) => `${reference} (line ${line})`,
  ),
  settledBefore: pair('Από προηγούμενο αρχείο', 'From an earlier file'),
  again: pair('Διάβασε ξανά το αρχείο', 'Read the file again'),
  againText: pair(
    'Διαβάζουμε ξανά το τελευταίο αρχείο με όσα έχεις αποθηκεύσει και σου δείχνουμε τι αλλάζει. Αποθήκευσε πρώτα ό,τι διάλεξες τώρα.',
    'We’ll read the last file again with the answers you’ve saved and show you what changes. Save your latest choices first.',
  ),
  againButton: pair('Διάβασέ το ξανά με όσα αποθήκευσα', 'Read it again with my saved answers'),
  removed: pair(
    'Η πηγή έχει αφαιρεθεί, οπότε οι απαντήσεις της δεν αλλάζουν πια.',
    'The source has been removed, so its answers can’t be changed.',
  ),
} as const;

export const valueMappingMessages = {
  title: pair('Ονομασίες που δεν γνωρίζουμε', 'Values we don’t recognise'),
  lead: pair(
    'Η πηγή χρησιμοποιεί άλλες ονομασίες από εμάς. Πες μας μία φορά τι σημαίνει η καθεμία και το θυμόμαστε.',
    'The source uses different wording from ours. Tell us once what each value means and we’ll remember.',
  ),
  left: pair(
    counted('ονομασία μένει να οριστεί', 'ονομασίες μένουν να οριστούν'),
    counted('value left to match', 'values left to match'),
  ),
  allDone: pair('Όλες οι ονομασίες έχουν οριστεί', 'All values are matched'),
  never: pair('Γνωρίζουμε όλες τις ονομασίες της', 'We recognise all of its values'),
  search: pair('Ονομασία', 'Value'),
  inFeed: pair(
    (name: string) => `στην πηγή: ${name}`,
    (name: string) => `in the feed: ${name}`,
  ),
  meaning: pair(
    (field: string, value: string) => `${field}: τι σημαίνει «${value}»;`,
    (field: string, value: string) => `${field}: what does “${value}” mean?`,
  ),
  choose: pair('Διάλεξε', 'Choose'),
  likely: pair('Πιθανόν', 'Likely'),
  others: pair('Όλες οι επιλογές', 'All options'),
  suggested: pair('Το διαλέξαμε εμείς. Έλεγξέ το.', 'Our suggestion. Please check it.'),
  ignore: pair('Να μη διαβαστεί', 'Leave it out'),
} as const;

export const placeMappingMessages = {
  title: pair('Περιοχές που δεν βρήκαμε', 'Areas we couldn’t find'),
  lead: pair(
    'Δεν είμαστε σίγουροι ποιες είναι. Διάλεξε μία φορά την καθεμία και το θυμόμαστε.',
    'We’re not sure which ones these are. Choose each one once and we’ll remember.',
  ),
  left: pair(
    counted('περιοχή μένει να οριστεί', 'περιοχές μένουν να οριστούν'),
    counted('area left to choose', 'areas left to choose'),
  ),
  allDone: pair('Όλες οι περιοχές έχουν οριστεί', 'All areas are chosen'),
  never: pair('Βρήκαμε όλες τις περιοχές της', 'We found all of its areas'),
  search: pair('Όνομα στην πηγή', 'Name in the source'),
  postcode: pair(
    (code: string) => `ΤΚ ${code}`,
    (code: string) => `Postcode ${code}`,
  ),
  which: pair(
    (names: string) => `Ποια περιοχή είναι «${names}»;`,
    (names: string) => `Which area is “${names}”?`,
  ),
  unnamed: pair('Χωρίς όνομα', 'No name'),
  other: pair('Άλλη περιοχή', 'Another area'),
  leaveOpen: pair('Δεν ξέρω ακόμη', 'Not sure yet'),
  several: pair(
    (text: string) => `Το «${text}» ταιριάζει σε περισσότερες περιοχές. Διάλεξε μία.`,
    (text: string) => `“${text}” matches more than one area. Choose one.`,
  ),
  unknown: pair(
    (text: string) => `Δεν βρήκαμε περιοχή «${text}». Γράψε έναν δήμο ή μια γειτονιά.`,
    (text: string) => `We couldn’t find an area called “${text}”. Enter a municipality or a neighbourhood.`,
  ),
} as const;

export const columnMappingMessages = {
  title: pair('Στήλες του αρχείου', 'Columns of the file'),
  lead: pair(
    'Δες τι έχει κάθε στήλη και διόρθωσε ό,τι μαντέψαμε λάθος. Το θυμόμαστε για τα επόμενα αρχεία.',
    'See what each column contains and correct anything we got wrong. We’ll remember it for the next files.',
  ),
  settled: pair('Οι στήλες έχουν οριστεί', 'The columns are matched'),
  guessed: pair('Έτσι καταλάβαμε το αρχείο', 'This is how we read the file'),
  missing: pair(
    (names: string) => `Λείπουν ακόμη: ${names}. Χωρίς αυτά καμία αγγελία δεν γίνεται δεκτή.`,
    (names: string) => `Still missing: ${names}. Without these, no listing can be accepted.`,
  ),
  column: pair(
    (n: number) => `Στήλη ${n}`,
    (n: number) => `Column ${n}`,
  ),
  unnamed: pair('χωρίς όνομα', 'no name'),
  emptyColumn: pair('Κενή στις πρώτες γραμμές', 'Empty in the first rows'),
  leaveOut: pair('Να μη διαβαστεί', 'Leave out'),
  main: pair('Βασικά', 'Basics'),
  more: pair('Άλλα πεδία', 'Other fields'),
  delimiter: pair('Τι χωρίζει τις στήλες', 'What separates the columns'),
  delimiters: {
    ';': pair('Ερωτηματικό (;)', 'Semicolon (;)'),
    ',': pair('Κόμμα (,)', 'Comma (,)'),
    '\t': pair('Χαρακτήρας Tab', 'Tab'),
    '|': pair('Κάθετη γραμμή (|)', 'Vertical bar (|)'),
  },
  try: pair('Δοκίμασέ το', 'Try it'),
  noFile: pair('Δεν υπάρχει αποθηκευμένο αρχείο αυτής της πηγής', 'No file from this source is stored'),
  noFileText: pair(
    'Διάβασε την πηγή ή ανέβασε το αρχείο και επίστρεψε εδώ.',
    'Read the source or upload the file, then come back here.',
  ),
  noTable: pair('Το τελευταίο αρχείο δεν έχει στήλες', 'The last file has no columns'),
  noTableText: pair(
    'Στήλες έχουν μόνο τα αρχεία CSV και XLSX. Τα άλλα τα διαβάζουμε όπως είναι.',
    'Only CSV and XLSX files have columns. We read the others as they are.',
  ),
  toSource: pair('Πήγαινε στην πηγή', 'Go to the source'),
  needsReference: pair(
    'Διάλεξε ποια στήλη έχει τον κωδικό κάθε αγγελίας.',
    'Choose the column with each listing’s reference.',
  ),
  twice: pair(
    (column: string, target: string) => `Στήλη «${column}»: το «${target}» έχει ήδη οριστεί σε άλλη στήλη.`,
    (column: string, target: string) => `Column “${column}”: another column is already set to “${target}”.`,
  ),
} as const;

/** What a column can be besides a field of the form. */
export const tableTargetMessages: Readonly<Record<TableTarget, Pair>> = {
  reference: pair('Κωδικός αγγελίας', 'Listing reference'),
  action: pair('Ενέργεια (προσθήκη ή αφαίρεση)', 'Action (add or remove)'),
  purpose: pair('Πώληση ή ενοικίαση', 'Sale or rent'),
  place: pair('Περιοχή', 'Area name'),
  point: pair('Συντεταγμένες (πλάτος, μήκος)', 'Coordinates (latitude, longitude)'),
  address: pair('Διεύθυνση (οδός και αριθμός)', 'Address (street and number)'),
  currency: pair('Νόμισμα', 'Currency'),
  features: pair('Χαρακτηριστικά', 'Features'),
  title: pair('Τίτλος, σε οποιαδήποτε γλώσσα', 'Title, in any language'),
  description: pair('Περιγραφή, σε οποιαδήποτε γλώσσα', 'Description, in any language'),
  photos: pair('Φωτογραφίες', 'Photos'),
};

/** In the middle of a sentence. */
export const requiredTargetMessages: Readonly<Record<RequiredTarget, Pair>> = {
  reference: pair('κωδικός', 'reference'),
  purpose: pair('πώληση ή ενοικίαση', 'sale or rent'),
  type_id: pair('τύπος', 'type'),
  price: pair('τιμή', 'price'),
  area: pair('εμβαδόν', 'size'),
  place: pair('περιοχή', 'area'),
};

export const mappingFlashMessages = {
  values: pair('Οι ονομασίες αποθηκεύτηκαν.', 'Values saved.'),
  places: pair('Οι περιοχές αποθηκεύτηκαν.', 'Areas saved.'),
  columns: pair('Οι στήλες αποθηκεύτηκαν.', 'Columns saved.'),
  unchanged: pair('Δεν άλλαξες κάτι.', 'You didn’t change anything.'),
} as const;
