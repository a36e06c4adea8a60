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
  lead: pair('Οδηγοί και νέα, από το πρόχειρο ως τη δημοσίευση.', 'Guides and news, from draft to publication.'),
  write: pair('Γράψε άρθρο', 'Write an article'),
  states: pair('Κατάσταση', 'State'),
  search: pair('Τίτλος ή συντάκτης', 'Title or author'),
  find: pair('Βρες', 'Find'),
  clear: pair('Καθάρισε', 'Clear'),
  none: pair('Κανένα άρθρο εδώ', 'No articles here'),
  noneText: pair('Γράψε ένα, ή δες τις άλλες καταστάσεις.', 'Write one, or look at the other states.'),
  untitled: pair('Χωρίς τίτλο', 'Untitled'),
  goesUp: pair(
    (when: string) => `Θα δημοσιευτεί ${when}`,
    (when: string) => `Goes up ${when}`,
  ),
  wentUp: pair(
    (when: string) => `Δημοσιεύτηκε ${when}`,
    (when: string) => `Published ${when}`,
  ),
  changed: pair(
    (when: string) => `Άλλαξε ${when}`,
    (when: string) => `Changed ${when}`,
  ),
  edit: pair('Άλλαξε', 'Edit'),
  open: pair('Δες το', 'View'),
  preview: pair('Προεπισκόπηση', 'Preview'),
  publish: pair('Δημοσίευσε', 'Publish'),
  unpublish: pair('Απόσυρε', 'Unpublish'),
  of: pair(
    (what: string, title: string) => `${what}: ${title}`,
    (what: string, title: string) => `${what}: ${title}`,
  ),
} as const;

export const articleEditorMessages = {
  newTitle: pair('Νέο άρθρο', 'New article'),
  title: pair('Άλλαξε άρθρο', 'Edit article'),
  back: pair('Όλα τα άρθρα', 'All articles'),
  languages: pair('Γλώσσα κειμένου', 'Language of the text'),
  greek: pair('Ελληνικά', 'Greek'),
  english: pair('Αγγλικά', 'English'),
  texts: pair('Κείμενα', 'Texts'),
  textTitle: pair('Τίτλος', 'Title'),
  description: pair('Περιγραφή', 'Description'),
  descriptionHint: pair('Μία ή δύο προτάσεις κάτω από τον τίτλο.', 'One or two sentences under the title.'),
  content: pair('Κείμενο', 'Text'),
  contentHint: pair(
    'Χωρίς JavaScript γράφεις HTML: p, h2, h3, ul, ol, strong, em, a, blockquote. Ό,τι άλλο αφαιρείται.',
    'Without JavaScript you write HTML: p, h2, h3, ul, ol, strong, em, a, blockquote. All else is removed.',
  ),
  facts: pair('Στοιχεία', 'Details'),
  category: pair('Κατηγορία', 'Category'),
  type: pair('Είδος', 'Kind'),
  author: pair('Συντάκτης', 'Author'),
  authorHint: pair(
    'Αν διαφέρει στα αγγλικά, γράψε και τα δύο με κάθετο ανάμεσα.',
    'If it differs in Greek, write the Greek one first, then a slash and the English one.',
  ),
  tags: pair('Θέματα', 'Topics'),
  tagsHint: pair(
    'Με κόμματα. Σε δύο γλώσσες με κάθετο: ελληνικά / αγγλικά.',
    'Separated by commas. In two languages with a slash: Greek / English.',
  ),
  picture: pair('Κύρια εικόνα', 'Main picture'),
  pictureText: pair(
    'JPEG, PNG, WebP ή AVIF, έως 15 MB. Φαίνεται πάνω από το κείμενο και στη λίστα.',
    'JPEG, PNG, WebP or AVIF, up to 15 MB. It stands above the text and in the list.',
  ),
  pictureScript: pair('Για να ανεβάσεις εικόνα χρειάζεται JavaScript.', 'Uploading a picture needs JavaScript.'),
  choose: pair('Διάλεξε εικόνα', 'Choose a picture'),
  replace: pair('Άλλη εικόνα', 'Another picture'),
  sending: pair('Ανεβαίνει…', 'Uploading…'),
  sent: pair('Η εικόνα ανέβηκε.', 'The picture is uploaded.'),
  remove: pair('Αφαίρεσε την εικόνα', 'Remove the picture'),
  altEl: pair('Τι δείχνει, στα ελληνικά', 'What it shows, in Greek'),
  altEn: pair('Τι δείχνει, στα αγγλικά', 'What it shows, in English'),
  alt: pair('Τι δείχνει η εικόνα', 'What the picture shows'),
  words: pair(
    (n: number) => (n === 1 ? '1 λέξη' : `${n} λέξεις`),
    (n: number) => (n === 1 ? '1 word' : `${n} words`),
  ),
  release: pair('Δημοσίευση', 'Publication'),
  save: pair('Αποθήκευσε', 'Save'),
  saveDraft: pair('Αποθήκευσε πρόχειρο', 'Save draft'),
  update: pair('Ενημέρωσε το άρθρο', 'Update the article'),
  publish: pair('Δημοσίευσε', 'Publish'),
  preview: pair('Προεπισκόπηση', 'Preview'),
  unpublish: pair('Απόσυρε', 'Unpublish'),
  unschedule: pair('Ακύρωσε τον προγραμματισμό', 'Cancel the schedule'),
  schedule: pair('Προγραμμάτισε', 'Schedule'),
  scheduleFor: pair('Ημέρα και ώρα Ελλάδας', 'Day and time in Greece'),
  unsaved: pair('Έχεις αλλαγές που δεν έχουν αποθηκευτεί', 'You have unsaved changes'),
  savedAt: pair(
    (when: string) => `Αποθηκεύτηκε ${when}`,
    (when: string) => `Saved ${when}`,
  ),
  version: pair(
    (n: number) => `Έκδοση ${n}`,
    (n: number) => `Version ${n}`,
  ),
  conflict: pair('Κάποιος άλλαξε το άρθρο στο μεταξύ', 'Somebody changed the article meanwhile'),
  conflictText: pair(
    (by: string, when: string) => `${by || 'Άλλος διαχειριστής'} αποθήκευσε ${when}. Όσα έγραψες είναι ακόμη εδώ.`,
    (by: string, when: string) => `${by || 'Another administrator'} saved ${when}. What you wrote is still here.`,
  ),
  conflictSee: pair('Δες τη δική τους έκδοση', 'See their version'),
  conflictOver: pair('Αποθήκευσε τη δική μου στη θέση της', 'Save mine in its place'),
  revisions: pair('Προηγούμενες εκδόσεις', 'Earlier versions'),
  revisionsText: pair(
    'Κάθε αποθήκευση μένει. Η επαναφορά φέρνει κείμενα και εικόνες, και γίνεται η ίδια νέα έκδοση.',
    'Every save is kept. Restoring brings texts and pictures back, and is itself a new version.',
  ),
  restore: pair('Επανέφερε', 'Restore'),
  present: pair('η σημερινή', 'the present one'),
  restoredFrom: pair(
    (n: number) => `από την έκδοση ${n}`,
    (n: number) => `from version ${n}`,
  ),
  gone: pair('πρώην διαχειριστής', 'former administrator'),
  older: pair('Παλαιότερες', 'Older'),
  newest: pair('Οι νεότερες', 'Newest'),
  delete: pair('Διάγραψε το άρθρο', 'Delete the article'),
  deleteText: pair(
    'Χάνονται και όλες οι προηγούμενες εκδόσεις. Αν θέλεις μόνο να μην φαίνεται, απόσυρέ το.',
    'All earlier versions go too. If you only want it out of sight, unpublish it.',
  ),
  deleteSure: pair('Ναι, διάγραψέ το οριστικά', 'Yes, delete it for good'),
  previewNote: pair('Προεπισκόπηση: το βλέπουν μόνο διαχειριστές.', 'Preview: only administrators see this.'),
} as const;

export const revisionActionMessages: Readonly<Record<string, Pair>> = {
  saved: pair('Αποθήκευση', 'Saved'),
  published: pair('Δημοσίευση', 'Published'),
  scheduled: pair('Προγραμματισμός', 'Scheduled'),
  unpublished: pair('Απόσυρση', 'Unpublished'),
  restored: pair('Επαναφορά', 'Restored'),
};

export const toolbar = {
  label: pair('Μορφή κειμένου', 'Text format'),
  bold: pair('Έντονα', 'Bold'),
  italic: pair('Πλάγια', 'Italic'),
  h2: pair('Τίτλος ενότητας', 'Section title'),
  h3: pair('Υπότιτλος', 'Subtitle'),
  list: pair('Λίστα', 'List'),
  numbers: pair('Αριθμημένη λίστα', 'Numbered list'),
  quote: pair('Παράθεμα', 'Quote'),
  link: pair('Σύνδεσμος', 'Link'),
  picture: pair('Εικόνα', 'Picture'),
  undo: pair('Αναίρεση', 'Undo'),
  redo: pair('Ξανά', 'Redo'),
  address: pair('Διεύθυνση: https://… ή /σελίδα', 'Address: https://… or /page'),
  apply: pair('Βάλε', 'Apply'),
  noLink: pair('Χωρίς σύνδεσμο', 'No link'),
  insert: pair('Βάλε στο κείμενο', 'Insert'),
  cancel: pair('Άκυρο', 'Cancel'),
  badAddress: pair('Η διεύθυνση αρχίζει με https:// ή /', 'An address begins with https:// or /'),
} as const;

/** Spec: article published and updated messages. */
export const articleFlashMessages: Readonly<Record<string, Pair>> = {
  'article-saved': pair('Το άρθρο αποθηκεύτηκε.', 'The article is saved.'),
  'article-published': pair('Το άρθρο δημοσιεύτηκε.', 'The article is published.'),
  'article-updated': pair('Το άρθρο ενημερώθηκε.', 'The article is updated.'),
  'article-scheduled': pair(
    'Το άρθρο θα δημοσιευτεί την ώρα που όρισες.',
    'The article will go up at the time you set.',
  ),
  'article-unpublished': pair('Το άρθρο αποσύρθηκε.', 'The article is unpublished.'),
  'article-restored': pair('Η έκδοση επανήλθε.', 'The version is restored.'),
  'article-deleted': pair('Το άρθρο διαγράφηκε.', 'The article is deleted.'),
};
