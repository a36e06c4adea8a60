/** Words of the first layer of the cookie banner: short, because everyone's first visit fetches them. */
import { pair } from '../pair.ts';

export const title = pair('Τα cookies είναι επιλογή σου', 'Your cookie choices');
export const necessary = pair(
  'Τα απαραίτητα cookies θυμούνται τη σύνδεση και τη γλώσσα σου.',
  'Essential cookies keep you logged in and remember your language.',
);
export const others = pair(
  'Τα υπόλοιπα παραμένουν ανενεργά, εκτός αν τα αποδεχτείς.',
  'Everything else stays off unless you accept it.',
);
export const acceptAll = pair('Αποδοχή όλων', 'Accept all');
export const denyAll = pair('Απόρριψη όλων', 'Reject all');
export const settings = pair('Ρυθμίσεις cookies', 'Manage cookies');
