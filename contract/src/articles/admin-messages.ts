/** Words of an admin's list of articles and of the page where one is written. */
import { type Pair, pair } from '../pair.ts';
import type { ArticleState } from './types.ts';

export const articleTabMessages: Readonly<Record<ArticleState, Pair>> = {
  published: pair('Δημοσιευμένα', 'Published'),
  scheduled: pair('Προγραμματισμένα', 'Scheduled'),
  draft: pair('Πρόχειρα', 'Drafts'),
  unpublished: pair('Αποσυρμένα', 'Unpublished'),
};

/** One article's state. */
export const articleStateMessages: Readonly<Record<ArticleState, Pair>> = {
  published: pair('Δημοσιευμένο', 'Published'),
  scheduled: pair('Προγραμματισμένο', 'Scheduled'),
  draft: pair('Πρόχειρο', 'Draft'),
  unpublished: pair('Αποσυρμένο', 'Unpublished'),
};

export const articleAdminMessages = {
  title: pair('Άρθρα', 'Articles'),
  lead: pair('Οδηγοί και νέα, από το πρόχειρο έως τη δημοσίευση.', 'Guides and news, from draft to published.'),
  write: pair('Γράψε άρθρο', 'Write an article'),
  states: pair('Κατάσταση', 'Status'),
  search: pair('Τίτλος ή συντάκτης', 'Title or author'),
  find: pair('Αναζήτηση', 'Search'),
  clear: pair('Καθαρισμός', 'Clear'),
  none: pair('Δεν υπάρχουν άρθρα εδώ', 'No articles here'),
  noneText: pair('Γράψε ένα ή δες άλλη κατάσταση.', 'Write one, or check another status.'),
  untitled: pair('Χωρίς τίτλο', 'Untitled'),
  goesUp: pair(
    (when: string) => `Θα δημοσιευτεί στις ${when}`,
    (when: string) => `Scheduled for ${when}`,
  ),
  wentUp: pair(
    (when: string) => `Δημοσιεύτηκε στις ${when}`,
    (when: string) => `Published ${when}`,
  ),
  changed: pair(
    (when: string) => `Τελευταία αλλαγή: ${when}`,
    (when: string) => `Last edited ${when}`,
  ),
  edit: pair('Επεξεργασία', 'Edit'),
  open: pair('Δες το', 'View'),
  preview: pair('Προεπισκόπηση', 'Preview'),
  publish: pair('Δημοσίευση', 'Publish'),
  unpublish: pair('Απόσυρση', 'Unpublish'),
  of: pair(
    (what: string, title: string) => `${what}: ${title}`,
    (what: string, title: string) => `${what}: ${title}`,
  ),
} as const;

export const articleEditorMessages = {
  newTitle: pair('Νέο άρθρο', 'New article'),
  title: pair('Επεξεργασία άρθρου', 'Edit article'),
  back: pair('Όλα τα άρθρα', 'All articles'),
  languages: pair('Γλώσσα', 'Language'),
  greek: pair('Ελληνικά', 'Greek'),
  english: pair('Αγγλικά', 'English'),
  texts: pair('Περιεχόμενο', 'Content'),
  textTitle: pair('Τίτλος', 'Title'),
  description: pair('Περιγραφή', 'Description'),
  descriptionHint: pair(
    'Μία ή δύο προτάσεις που εμφανίζονται κάτω από τον τίτλο.',
    'One or two sentences, shown under the title.',
  ),
  content: pair('Κείμενο', 'Body'),
  contentHint: pair(
    'Χωρίς JavaScript, γράψε σε HTML: p, h2, h3, ul, ol, strong, em, a, blockquote. Οι υπόλοιπες ετικέτες αφαιρούνται.',
    'Without JavaScript, write in HTML: p, h2, h3, ul, ol, strong, em, a, blockquote. Other tags are removed.',
  ),
  facts: pair('Στοιχεία', 'Details'),
  category: pair('Κατηγορία', 'Category'),
  type: pair('Είδος', 'Type'),
  author: pair('Συντάκτης', 'Author'),
  authorHint: pair(
    'Αν το όνομα διαφέρει στις δύο γλώσσες, γράψε και τα δύο: ελληνικά / αγγλικά.',
    'If the name is different in each language, enter both: Greek / English.',
  ),
  tags: pair('Θέματα', 'Topics'),
  tagsHint: pair(
    'Χώρισέ τα με κόμμα. Για δύο γλώσσες, με κάθετο: ελληνικά / αγγλικά.',
    'Separate with commas. For two languages, use a slash: Greek / English.',
  ),
  picture: pair('Κύρια εικόνα', 'Main image'),
  pictureText: pair(
    'JPEG, PNG, WebP ή AVIF, έως 15 MB. Εμφανίζεται πάνω από το άρθρο και στη λίστα.',
    'JPEG, PNG, WebP or AVIF, up to 15 MB. Shown above the article and in the list.',
  ),
  pictureScript: pair('Ενεργοποίησε τη JavaScript για να ανεβάσεις εικόνα.', 'Turn on JavaScript to upload an image.'),
  choose: pair('Διάλεξε εικόνα', 'Choose image'),
  replace: pair('Άλλαξε εικόνα', 'Replace image'),
  sending: pair('Μεταφόρτωση…', 'Uploading…'),
  sent: pair('Η εικόνα ανέβηκε.', 'Image uploaded.'),
  remove: pair('Αφαίρεση εικόνας', 'Remove image'),
  altEl: pair('Εναλλακτικό κείμενο στα ελληνικά', 'Alt text in Greek'),
  altEn: pair('Εναλλακτικό κείμενο στα αγγλικά', 'Alt text in English'),
  alt: pair('Εναλλακτικό κείμενο: περίγραψε την εικόνα', 'Alt text: describe the image'),
  words: pair(
    (n: number) => (n === 1 ? '1 λέξη' : `${n} λέξεις`),
    (n: number) => (n === 1 ? '1 word' : `${n} words`),
  ),
  release: pair('Δημοσίευση', 'Publishing'),
  save: pair('Αποθήκευση', 'Save'),
  saveDraft: pair('Αποθήκευση προχείρου', 'Save draft'),
  update: pair('Ενημέρωσε το άρθρο', 'Update article'),
  publish: pair('Δημοσίευση', 'Publish'),
  preview: pair('Προεπισκόπηση', 'Preview'),
  unpublish: pair('Απόσυρση', 'Unpublish'),
  unschedule: pair('Ακύρωση προγραμματισμού', 'Cancel scheduling'),
  schedule: pair('Προγραμματισμός', 'Schedule'),
  scheduleFor: pair('Ημερομηνία και ώρα (Ελλάδας)', 'Date and time (Greece)'),
  unsaved: pair('Έχεις μη αποθηκευμένες αλλαγές', 'You have unsaved changes'),
  savedAt: pair(
    (when: string) => `Αποθηκεύτηκε στις ${when}`,
    (when: string) => `Saved ${when}`,
  ),
  version: pair(
    (n: number) => `Έκδοση ${n}`,
    (n: number) => `Version ${n}`,
  ),
  conflict: pair('Κάποιος άλλος άλλαξε το άρθρο στο μεταξύ', 'Someone else has edited this article'),
  conflictText: pair(
    (by: string, when: string) => `Αποθήκευση από ${by || 'άλλον διαχειριστή'} στις ${when}. Όσα έγραψες δεν χάθηκαν.`,
    (by: string, when: string) => `${by || 'Another admin'} saved changes on ${when}. Your text is still here.`,
  ),
  conflictSee: pair('Δες την έκδοση που αποθηκεύτηκε', 'View their version'),
  conflictOver: pair('Αντικατάστησέ την με τη δική μου', 'Replace it with my version'),
  revisions: pair('Ιστορικό εκδόσεων', 'Version history'),
  revisionsText: pair(
    'Κάθε αποθήκευση διατηρείται. Η επαναφορά φέρνει πίσω κείμενα και εικόνες και αποθηκεύεται ως νέα έκδοση.',
    'We keep every saved version. Restoring one brings back its text and images and saves them as a new version.',
  ),
  restore: pair('Επαναφορά', 'Restore'),
  present: pair('τρέχουσα', 'current'),
  restoredFrom: pair(
    (n: number) => `από την έκδοση ${n}`,
    (n: number) => `from version ${n}`,
  ),
  gone: pair('πρώην διαχειριστής', 'former administrator'),
  older: pair('Παλαιότερες', 'Older'),
  newest: pair('Νεότερες', 'Newest'),
  delete: pair('Διαγραφή άρθρου', 'Delete article'),
  deleteText: pair(
    'Διαγράφονται και όλες οι προηγούμενες εκδόσεις. Αν θέλεις μόνο να μη φαίνεται, απόσυρέ το.',
    'This also deletes all earlier versions. To hide the article without deleting it, unpublish it instead.',
  ),
  confirmDelete: pair('Ναι, διάγραψέ το οριστικά', 'Yes, delete permanently'),
  previewNote: pair(
    'Προεπισκόπηση: τη βλέπουν μόνο οι διαχειριστές.',
    'Preview: only administrators can see this page.',
  ),
} as const;

export const revisionActionMessages: Readonly<Record<string, Pair>> = {
  saved: pair('Αποθήκευση', 'Saved'),
  published: pair('Δημοσίευση', 'Published'),
  scheduled: pair('Προγραμματισμός', 'Scheduled'),
  unpublished: pair('Απόσυρση', 'Unpublished'),
  restored: pair('Επαναφορά', 'Restored'),
};

export const toolbar = {
  label: pair('Μορφοποίηση κειμένου', 'Text formatting'),
  bold: pair('Έντονα', 'Bold'),
  italic: pair('Πλάγια', 'Italic'),
  h2: pair('Επικεφαλίδα', 'Heading'),
  h3: pair('Υποεπικεφαλίδα', 'Subheading'),
  list: pair('Λίστα με κουκκίδες', 'Bulleted list'),
  numbers: pair('Αριθμημένη λίστα', 'Numbered list'),
  quote: pair('Παράθεμα', 'Quote'),
  link: pair('Σύνδεσμος', 'Link'),
  picture: pair('Εικόνα', 'Image'),
  undo: pair('Αναίρεση', 'Undo'),
  redo: pair('Επανάληψη', 'Redo'),
  address: pair('Σύνδεσμος: https://… ή /σελίδα', 'URL: https://… or /page'),
  apply: pair('Εφαρμογή', 'Apply'),
  noLink: pair('Αφαίρεση συνδέσμου', 'Remove link'),
  insert: pair('Πρόσθεσε στο κείμενο', 'Insert'),
  cancel: pair('Ακύρωση', 'Cancel'),
  badAddress: pair('Γράψε σύνδεσμο που αρχίζει με https:// ή /', 'Enter a URL that starts with https:// or /'),
} as const;

/** Spec: article published and updated messages. */
export const articleFlashMessages: Readonly<Record<string, Pair>> = {
  'article-saved': pair('Το άρθρο αποθηκεύτηκε.', 'Article saved.'),
  'article-published': pair('Το άρθρο δημοσιεύτηκε.', 'Article published.'),
  'article-updated': pair('Το άρθρο ενημερώθηκε.', 'Article updated.'),
  'article-scheduled': pair('Το άρθρο προγραμματίστηκε για δημοσίευση.', 'Article scheduled.'),
  'article-unpublished': pair('Το άρθρο αποσύρθηκε.', 'Article unpublished.'),
  'article-restored': pair('Έγινε επαναφορά της έκδοσης.', 'Version restored.'),
  'article-deleted': pair('Το άρθρο διαγράφηκε.', 'Article deleted.'),
};
