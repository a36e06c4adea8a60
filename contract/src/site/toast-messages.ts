/** Words of toasts: what an action of script did. Fetched with the action, never part of a page's first load. */
import { pair } from '../pair.ts';

export const toastMessages = {
  close: pair('Κλείσιμο', 'Close'),
  favoriteAdded: pair('Προστέθηκε στα αγαπημένα.', 'Added to your favourites.'),
  favoriteRemoved: pair('Αφαιρέθηκε από τα αγαπημένα.', 'Removed from your favourites.'),
  compareAdded: pair('Προστέθηκε στη σύγκριση.', 'Added to the comparison.'),
  compareRemoved: pair('Αφαιρέθηκε από τη σύγκριση.', 'Removed from the comparison.'),
  copyFailed: pair(
    'Δεν έγινε αντιγραφή. Επίλεξε το κείμενο και αντίγραψέ το.',
    'Couldn’t copy. Select the text and copy it yourself.',
  ),
} as const;
