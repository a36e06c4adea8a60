/** Words of the favourites of an account. */
import { pair } from '../pair.ts';

export const favoritesPageMessages = {
  title: pair('Αγαπημένα', 'Favourites'),
  lead: pair(
    'Τα βρίσκεις σε κάθε συσκευή. Αν πέσει μια τιμή, θα το δεις εδώ.',
    'You find them on every device. When a price drops, you see it here.',
  ),
  all: pair('Όλα', 'All'),
  sale: pair('Πώληση', 'For sale'),
  rent: pair('Ενοικίαση', 'To let'),
  filter: pair('Τι δείχνω', 'What is shown'),
  list: pair('Όσα κράτησες', 'What you saved'),
  savedOn: pair(
    (date: string) => `Το κράτησες στις ${date}`,
    (date: string) => `Saved on ${date}`,
  ),
  cheaper: pair(
    (amount: string) => `${amount} φθηνότερα από όταν το αποθήκευσες`,
    (amount: string) => `${amount} cheaper than when you saved it`,
  ),
  dearer: pair(
    (amount: string) => `${amount} ακριβότερα από όταν το αποθήκευσες`,
    (amount: string) => `${amount} dearer than when you saved it`,
  ),
  gone: pair('Δεν προσφέρεται πια', 'No longer offered'),
  goneSale: pair('Ακίνητο προς πώληση', 'Property for sale'),
  goneRent: pair('Ακίνητο προς ενοικίαση', 'Property for rent'),
  goneText: pair('Η τιμή είναι εκείνη που είχε όταν το κράτησες.', 'The price is the one it had when you saved it.'),
  note: pair('Σημείωση', 'Note'),
  addNote: pair('Γράψε σημείωση', 'Add a note'),
  editNote: pair('Άλλαξε τη σημείωση', 'Edit the note'),
  noteHint: pair('Τη βλέπεις μόνο εσύ. Έως 500 χαρακτήρες.', 'Only you see it. Up to 500 characters.'),
  saveNote: pair('Αποθήκευσε', 'Save'),
  remove: pair('Βγάλ’ το', 'Remove'),
  of: pair(
    (act: string, title: string) => `${act}: ${title}`,
    (act: string, title: string) => `${act}: ${title}`,
  ),
  none: pair('Δεν έχεις αγαπημένα ακόμη', 'No favourites yet'),
  noneText: pair(
    'Πάτησε την καρδιά σε μια αγγελία και θα τη βρεις εδώ, σε κάθε συσκευή.',
    'Press the heart on an ad and you will find it here, on every device.',
  ),
  noneSale: pair('Κανένα αγαπημένο προς πώληση', 'No favourites for sale'),
  noneRent: pair('Κανένα αγαπημένο προς ενοικίαση', 'No favourites to let'),
  search: pair('Ψάξε ακίνητα', 'Search properties'),
  showAll: pair('Δείξε τα όλα', 'Show all'),
  browser: pair('Κρυμμένα και όσα έχεις δει', 'Hidden and seen homes'),
} as const;

/** After something was done. */
export const favoritesFlashMessages = {
  noted: pair('Η σημείωση αποθηκεύτηκε.', 'Your note is saved.'),
  removed: pair('Βγήκε από τα αγαπημένα.', 'Removed from your favourites.'),
} as const;
