/** Words of a price change on the list and the page of an own listing. */
import { pair } from '../pair.ts';

export const priceChange = {
  open: pair('Αλλαγή τιμής', 'Change price'),
  label: pair('Νέα τιμή (€)', 'New price (€)'),
  now: pair(
    (price: string) => `Τώρα ${price}. Όποιος έχει αποθηκεύσει την αγγελία θα δει και τις δύο τιμές.`,
    (price: string) => `Current price: ${price}. People who saved the listing will see both prices.`,
  ),
  save: pair('Αποθήκευση τιμής', 'Save price'),
  was: pair('πριν', 'was'),
};
