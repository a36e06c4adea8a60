/** Words of "houses for you" on the home page. The leads are about as long as each other: one takes the other's place. */
import { pair } from '../pair.ts';

export const forYouMessages = {
  title: pair('Σπίτια για σένα', 'Homes for you'),
  same: pair(
    'Ίδιες προτάσεις για όλους. Ενεργοποίησε τις προσωπικές.',
    'The same for everyone. Turn on personalisation to get your own.',
  ),
  yet: pair(
    'Ίδιες προτάσεις για όλους, μέχρι να κάνεις αναζητήσεις ή να προσθέσεις αγαπημένα.',
    'The same for everyone until you search or save favourites.',
  ),
  basedOn: pair(
    'Με βάση τις αναζητήσεις και τα αγαπημένα σου, μόνο στη συσκευή σου.',
    'Based on your searches and favourites, on your device only.',
  ),
  change: pair('Ρυθμίσεις', 'Settings'),
  settingsLabel: pair('Ρυθμίσεις: προτάσεις', 'Settings: recommendations'),
} as const;
