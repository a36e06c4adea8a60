/** Words a heart may have to say. Fetched when it has something to say. */
import { pair } from '../pair.ts';

export const favoriteButtonMessages = {
  label: pair('Αγαπημένα', 'Favourites'),
  savedOnDevice: pair(
    'Αποθηκεύτηκε σε αυτή τη συσκευή. Συνδέσου για να το βλέπεις σε όλες τις συσκευές σου.',
    'Saved on this device. Log in to see it on all your devices.',
  ),
  login: pair('Συνδέσου', 'Log in'),
  close: pair('Κλείσιμο', 'Close'),
  browserFull: pair(
    'Μπορείς να αποθηκεύσεις έως 500 αγαπημένα σε αυτή τη συσκευή. Αφαίρεσε κάποιο για να προσθέσεις άλλο.',
    'You can save up to 500 favourites on this device. Remove one to add another.',
  ),
  full: pair(
    'Έφτασες το όριο των 500 αγαπημένων. Αφαίρεσε κάποιο για να προσθέσεις άλλο.',
    'You’ve reached the limit of 500 favourites. Remove one to add another.',
  ),
  failed: pair('Δεν αποθηκεύτηκε. Δοκίμασε ξανά.', 'Couldn’t save this home. Try again.'),
} as const;
