/** Words of toasts: what an act of script did. Fetched with the act, never part of a page's first load. */
import { pair } from '../pair.ts';

export const toastMessages = {
  close: pair('Κλείσε', 'Close'),
  favoriteAdded: pair('Μπήκε στα αγαπημένα.', 'Added to your favourites.'),
  favoriteRemoved: pair('Βγήκε από τα αγαπημένα.', 'Removed from your favourites.'),
  compareAdded: pair('Μπήκε στη σύγκριση.', 'Added to the comparison.'),
  compareRemoved: pair('Βγήκε από τη σύγκριση.', 'Removed from the comparison.'),
  copyFailed: pair(
    'Ο browser δεν επέτρεψε την αντιγραφή. Αντίγραψέ το με το χέρι.',
    'The browser did not allow copying. Copy it by hand.',
  ),
} as const;
