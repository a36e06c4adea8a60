/** Words of the page that shows what this browser keeps. */
import { pair } from '../pair.ts';

export const savedPageMessages = {
  title: pair('Τα αγαπημένα σου', 'Your favourites'),
  lead: pair(
    'Τα αγαπημένα σου είναι αποθηκευμένα σε αυτή τη συσκευή. Αν καθαρίσεις τα δεδομένα περιήγησης, θα χαθούν.',
    'Your favourites are saved on this device. You’ll lose them if you clear your browser data.',
  ),
  favorites: pair('Αγαπημένα', 'Favourites'),
  hidden: pair('Κρυφά', 'Hidden'),
  inAccount: pair('Τα αγαπημένα σου είναι στον λογαριασμό σου', 'Your favourites are in your account'),
  inAccountText: pair(
    'Τα βλέπεις σε όλες τις συσκευές σου, με τις σημειώσεις σου και τις μειώσεις τιμών.',
    'See them on all your devices, with your notes and price drops.',
  ),
  open: pair('Δες τα αγαπημένα', 'View favourites'),
  offer: pair(
    'Με λογαριασμό τα βλέπεις σε όλες τις συσκευές σου.',
    'Log in or register to see them on all your devices.',
  ),
  login: pair('Σύνδεση ή εγγραφή', 'Log in or register'),
  none: pair('Δεν έχεις αγαπημένα ακόμη', 'No favourites yet'),
  noneText: pair(
    'Πάτησε την καρδιά σε μια αγγελία για να την αποθηκεύσεις εδώ.',
    'Tap the heart on a listing to save it here.',
  ),
  noneHidden: pair('Δεν έχεις κρύψει κανένα ακίνητο.', 'You haven’t hidden any homes.'),
  search: pair('Αναζήτηση ακινήτων', 'Search homes'),
  needsScript: pair(
    'Τα αγαπημένα σου είναι αποθηκευμένα σε αυτή τη συσκευή. Ενεργοποίησε τη JavaScript για να τα δεις.',
    'Your favourites are saved on this device. Turn on JavaScript to see them.',
  ),
  loading: pair('Φόρτωση ακινήτων…', 'Loading your homes…'),
  failed: pair('Δεν φορτώθηκαν τα ακίνητά σου.', 'Couldn’t load your homes.'),
  retry: pair('Δοκίμασε ξανά', 'Try again'),
  more: pair('Εμφάνιση περισσότερων', 'Show more'),
  gone: pair(
    (n: number) => (n === 1 ? '1 δεν είναι πια διαθέσιμο' : `${n} δεν είναι πια διαθέσιμα`),
    (n: number) => (n === 1 ? '1 is no longer available' : `${n} are no longer available`),
  ),
  dropGone: pair(
    (n: number): string => (n === 1 ? 'Αφαίρεσέ το' : 'Αφαίρεσέ τα'),
    (n: number) => (n === 1 ? 'Remove it' : 'Remove them'),
  ),
  clearFavorites: pair('Αφαίρεση όλων των αγαπημένων', 'Remove all favourites'),
  clearHidden: pair('Εμφάνιση όλων ξανά', 'Show all hidden homes'),
  cleared: pair('Η λίστα καθαρίστηκε.', 'List cleared.'),
  seenTitle: pair('Όσα έχεις δει', 'Viewed homes'),
  seenText: pair(
    'Ενεργοποίησέ το για να σημειώνονται όσες αγγελίες είδες. Το βλέπεις μόνο εσύ.',
    'Turn this on to mark listings you’ve viewed. Only you can see it.',
  ),
  seenCount: pair(
    (n: number) => (n === 1 ? 'Έχεις δει 1 αγγελία.' : `Έχεις δει ${n} αγγελίες.`),
    (n: number) => (n === 1 ? '1 listing viewed.' : `${n} listings viewed.`),
  ),
  clearSeen: pair('Διαγραφή όσων είδες', 'Clear viewed homes'),
};
