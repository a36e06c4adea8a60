/** Words of a price change on the list and the page of an own listing. */
import { pair } from '../pair.ts';

export const priceChange = {
  open: pair('Άλλαξε τιμή', 'Change price'),
  label: pair('Νέα τιμή (€)', 'New price (€)'),
  now: pair(
    (price: string) => `Τώρα ${price}. Όποιος έχει αποθηκεύσει την αγγελία θα δει και τις δύο τιμές.`,
    (price: string) => `Now ${price}. People who saved the listing will see both prices.`,
  ),
  save: pair('Αποθήκευσε την τιμή', 'Save price'),
  was: pair('πριν', 'was'),
};
