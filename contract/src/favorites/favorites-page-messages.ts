/** Words of the favourites of an account. */
import { pair } from '../pair.ts';

export const favoritesPageMessages = {
  title: pair('Αγαπημένα', 'Favourites'),
  lead: pair(
    'Δες τα αγαπημένα σου σε όλες τις συσκευές. Αν πέσει κάποια τιμή, θα το δεις εδώ.',
    'Your favourites, on all your devices. You’ll see here when a price drops.',
  ),
  all: pair('Όλα', 'All'),
  sale: pair('Πώληση', 'For sale'),
  rent: pair('Ενοικίαση', 'For rent'),
  filter: pair('Φίλτρο αγαπημένων', 'Filter favourites'),
  list: pair('Τα αγαπημένα σου', 'Your favourites'),
  savedOn: pair(
    (date: string) => `Αποθηκεύτηκε στις ${date}`,
    (date: string) => `Saved on ${date}`,
  ),
  cheaper: pair(
    (amount: string) => `${amount} φθηνότερα από όταν το αποθήκευσες`,
    (amount: string) => `${amount} less than when you saved it`,
  ),
  dearer: pair(
    (amount: string) => `${amount} ακριβότερα από όταν το αποθήκευσες`,
    (amount: string) => `${amount} more than when you saved it`,
  ),
  gone: pair('Δεν είναι πια διαθέσιμο', 'No longer available'),
  goneSale: pair('Ακίνητο προς πώληση', 'Property for sale'),
  goneRent: pair('Ακίνητο προς ενοικίαση', 'Property for rent'),
  goneText: pair('Η τιμή είναι αυτή που ίσχυε όταν το αποθήκευσες.', 'The price shown is from when you saved it.'),
  note: pair('Σημείωση', 'Note'),
  addNote: pair('Προσθήκη σημείωσης', 'Add note'),
  editNote: pair('Επεξεργασία σημείωσης', 'Edit note'),
  noteHint: pair('Τη βλέπεις μόνο εσύ. Έως 500 χαρακτήρες.', 'Only you can see this. Up to 500 characters.'),
  saveNote: pair('Αποθήκευση', 'Save'),
  remove: pair('Αφαίρεση', 'Remove'),
  of: pair(
    (action: string, title: string) => `${action}: ${title}`,
    (action: string, title: string) => `${action}: ${title}`,
  ),
  none: pair('Δεν έχεις αγαπημένα ακόμη', 'No favourites yet'),
  noneText: pair(
    'Πάτησε την καρδιά σε μια αγγελία για να την αποθηκεύσεις εδώ, σε όλες τις συσκευές σου.',
    'Tap the heart on a listing to save it here, on all your devices.',
  ),
  noneSale: pair('Κανένα αγαπημένο προς πώληση', 'No favourites for sale'),
  noneRent: pair('Κανένα αγαπημένο προς ενοικίαση', 'No favourites for rent'),
  search: pair('Αναζήτηση ακινήτων', 'Search homes'),
  showAll: pair('Εμφάνιση όλων', 'Show all'),
  browser: pair('Κρυφά ακίνητα και όσα έχεις δει', 'Hidden and viewed homes'),
} as const;

/** After something was done. */
export const favoritesFlashMessages = {
  noted: pair('Η σημείωση αποθηκεύτηκε.', 'Note saved.'),
  removed: pair('Αφαιρέθηκε από τα αγαπημένα.', 'Removed from your favourites.'),
} as const;
