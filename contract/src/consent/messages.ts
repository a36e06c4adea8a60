/** Words of the first layer of the cookie banner: short, because everyone's first visit fetches them. */
import { pair } from '../pair.ts';

export const title = pair('Εσύ αποφασίζεις για τα cookies', 'You decide about cookies');
export const necessary = pair(
  'Τα απαραίτητα κρατούν τη σύνδεση και τη γλώσσα.',
  'The necessary ones keep your login and language.',
);
export const others = pair(
  'Τα υπόλοιπα μένουν κλειστά αν δεν τα δεχτείς.',
  'All others stay off unless you accept them.',
);
export const acceptAll = pair('Αποδοχή όλων', 'Accept all');
export const denyAll = pair('Απόρριψη όλων', 'Reject all');
export const settings = pair('Ρυθμίσεις', 'Settings');
