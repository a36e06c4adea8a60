/** Words of "houses for you" on the home page. The leads are about as long as each other: one takes the other's place. */
import { pair } from '../pair.ts';

export const forYouMessages = {
  title: pair('Σπίτια για σένα', 'Houses for you'),
  same: pair(
    'Τα προτεινόμενα, ίδια για όλους όσο δεν επιτρέπεις προτάσεις.',
    'The recommended ones, the same for everyone unless you allow suggestions.',
  ),
  yet: pair(
    'Τα προτεινόμενα, ώσπου να ψάξεις κάτι ή να κρατήσεις αγαπημένα.',
    'The recommended ones, until you have searched or kept favourites here.',
  ),
  own: pair(
    'Από τις αναζητήσεις και τα αγαπημένα σου, μέσα στον browser σου.',
    'From your own searches and favourites, put together in your browser.',
  ),
  change: pair('Άλλαξέ το', 'Change this'),
  changeSaid: pair('Άλλαξέ το: ρυθμίσεις των προτάσεων', 'Change this: settings of suggestions'),
} as const;
