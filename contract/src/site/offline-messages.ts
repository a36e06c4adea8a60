/** The page a browser shows by itself when it has no connection. */
import { pair } from '../pair.ts';

export const offline = {
  title: pair('Δεν υπάρχει σύνδεση', 'You’re offline'),
  text: pair(
    'Η συσκευή σου δεν είναι συνδεδεμένη στο διαδίκτυο. Μόλις συνδεθεί, δοκίμασε ξανά.',
    'Your device isn’t connected to the internet. Try again when it is.',
  ),
  again: pair('Δοκίμασε ξανά', 'Try again'),
  favorites: pair('Τα αγαπημένα σου', 'Your favourites'),
  favoritesText: pair(
    (when: string) => `Όπως τα είδες στις ${when}. Τιμές και διαθεσιμότητα μπορεί να έχουν αλλάξει.`,
    (when: string) => `As you last saw them on ${when}. Prices and availability may have changed.`,
  ),
  perMonth: pair('τον μήνα', 'per month'),
};
