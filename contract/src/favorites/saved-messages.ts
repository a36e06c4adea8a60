/** Words of the page that shows what this browser keeps. */
import { pair } from '../pair.ts';

export const savedPageMessages = {
  title: pair('Αποθηκευμένα', 'Saved'),
  lead: pair(
    'Ό,τι κράτησες μένει σε αυτόν τον browser. Αν καθαρίσεις τα δεδομένα του, χάνεται.',
    'What you saved stays in this browser. It is lost if you clear its data.',
  ),
  favorites: pair('Αγαπημένα', 'Favourites'),
  hidden: pair('Κρυμμένα', 'Hidden'),
  inAccount: pair('Τα αγαπημένα σου είναι στον λογαριασμό σου', 'Your favourites are in your account'),
  inAccountText: pair(
    'Τα βρίσκεις σε κάθε συσκευή, με τις σημειώσεις σου και όσες τιμές έπεσαν.',
    'You find them on every device, with your notes and the prices that dropped.',
  ),
  open: pair('Άνοιξε τα αγαπημένα', 'Open favourites'),
  offer: pair(
    'Με λογαριασμό μένουν και σε κάθε άλλη συσκευή.',
    'With an account you keep them on every other device too.',
  ),
  login: pair('Σύνδεση ή εγγραφή', 'Log in or register'),
  none: pair('Δεν έχεις αγαπημένα ακόμη', 'No favourites yet'),
  noneText: pair(
    'Πάτησε την καρδιά σε μια αγγελία και θα τη βρεις εδώ.',
    'Press the heart on an ad and you will find it here.',
  ),
  noneHidden: pair('Δεν έχεις κρύψει κανένα ακίνητο.', 'You have not hidden any property.'),
  search: pair('Ψάξε ακίνητα', 'Search properties'),
  needsScript: pair(
    'Τα αποθηκευμένα τα θυμάται ο browser σου, κι αυτή η σελίδα χρειάζεται JavaScript για να τα διαβάσει.',
    'Your browser remembers what you saved, and this page needs JavaScript to read it.',
  ),
  loading: pair('Φορτώνω τα ακίνητά σου', 'Loading your properties'),
  failed: pair('Τα ακίνητά σου δεν φορτώθηκαν.', 'Your properties did not load.'),
  retry: pair('Δοκίμασε ξανά', 'Try again'),
  more: pair('Δείξε κι άλλα', 'Show more'),
  gone: pair(
    (n: number) => (n === 1 ? '1 δεν υπάρχει πια' : `${n} δεν υπάρχουν πια`),
    (n: number) => (n === 1 ? '1 is no longer offered' : `${n} are no longer offered`),
  ),
  dropGone: pair(
    (n: number): string => (n === 1 ? 'Βγάλ’ το' : 'Βγάλ’ τα'),
    (n: number) => (n === 1 ? 'Remove it' : 'Remove them'),
  ),
  clearFavorites: pair('Καθάρισε τα αγαπημένα', 'Clear favourites'),
  clearHidden: pair('Δείξε τα όλα ξανά', 'Show them all again'),
  cleared: pair('Καθαρίστηκαν.', 'Cleared.'),
  seenTitle: pair('Όσα έχεις δει', 'What you have seen'),
  seenText: pair(
    'Με το ναι, οι αγγελίες που άνοιξες έχουν το σήμα «Το είδες». Δεν το μαθαίνει κανείς άλλος.',
    'With a yes, ads you have opened carry the mark “Seen”. Nobody else learns of it.',
  ),
  seenCount: pair(
    (n: number) => (n === 1 ? 'Θυμάται 1 αγγελία.' : `Θυμάται ${n} αγγελίες.`),
    (n: number) => (n === 1 ? 'It remembers 1 ad.' : `It remembers ${n} ads.`),
  ),
  clearSeen: pair('Σβήσε όσα είδες', 'Forget what you have seen'),
};
