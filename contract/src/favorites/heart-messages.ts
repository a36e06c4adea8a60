/** Words a heart may have to say. Fetched when it has something to say. */
import { pair } from '../pair.ts';

export const favoriteButtonMessages = {
  label: pair('Αγαπημένα', 'Favourites'),
  kept: pair(
    'Το κρατά αυτός ο browser. Με λογαριασμό το βρίσκεις σε κάθε συσκευή.',
    'Kept in this browser. With an account you find it on every device.',
  ),
  login: pair('Συνδέσου', 'Log in'),
  close: pair('Κλείσε', 'Close'),
  browserFull: pair(
    'Αυτός ο browser κρατά έως 500 αγαπημένα. Βγάλε πρώτα κάποιο.',
    'This browser keeps up to 500 favourites. Remove one first.',
  ),
  full: pair('Έχεις ήδη 500 αγαπημένα. Βγάλε πρώτα κάποιο.', 'You keep 500 favourites already. Remove one first.'),
  failed: pair('Δεν αποθηκεύτηκε. Δοκίμασε ξανά σε λίγο.', 'It was not saved. Try again shortly.'),
} as const;
