/** The page a browser shows by itself when it has no connection. */
import { pair } from '../pair.ts';

export const offline = {
  title: pair('Δεν υπάρχει σύνδεση', 'You are offline'),
  text: pair(
    'Η συσκευή σου δεν είναι συνδεδεμένη στο διαδίκτυο. Μόλις συνδεθεί, δοκίμασε ξανά.',
    'Your device has no internet connection. Try again once it has one.',
  ),
  again: pair('Δοκίμασε ξανά', 'Try again'),
  kept: pair('Τα ακίνητα που έχεις κρατήσει', 'Homes you have kept'),
  keptText: pair(
    (when: string) => `Όπως τα είδες στις ${when}. Τιμές και διαθεσιμότητα μπορεί να έχουν αλλάξει.`,
    (when: string) => `As you last saw them on ${when}. Prices and availability may have changed.`,
  ),
  perMonth: pair('τον μήνα', 'a month'),
};
