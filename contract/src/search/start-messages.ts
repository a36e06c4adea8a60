/** Words of the pages for who has not chosen a place yet. Names of places are never declined: they stand alone. */
import { formatCount, formatThousands } from '../format.ts';
import { pair } from '../pair.ts';

const listingsEl = (n: number) => (n === 1 ? '1 αγγελία' : `${formatThousands(n)} αγγελίες`);
const listingsEn = (n: number) => (n === 1 ? '1 listing' : `${formatCount(n, 'en')} listings`);

export const heading = pair(
  (what: string) => `${what} στην Ελλάδα`,
  (what: string) => `${what} in Greece`,
);
export const lead = pair(
  (n: number) =>
    n === 0
      ? 'Δεν υπάρχουν αγγελίες αυτή τη στιγμή. Δες έναν άλλο τύπο κατοικίας.'
      : `${listingsEl(n)}. Γράψε πού ψάχνεις ή διάλεξε περιοχή.`,
  (n: number) =>
    n === 0
      ? 'There are no listings right now. Try another property type.'
      : `${listingsEn(n)}. Enter an area or choose one below.`,
);
export const description = pair(
  (what: string, n: number) =>
    `${what} σε όλη την Ελλάδα: ${listingsEl(n)} με αριθμό και τιμή ανά τ.μ. για κάθε περιοχή.`,
  (what: string, n: number) => `${what} across Greece: ${listingsEn(n)}, with counts and prices per m² for each area.`,
);
export const purposes = pair('Αγορά ή ενοικίαση', 'Buy or rent');
export const types = pair('Τύπος κατοικίας', 'Property type');
export const allHomes = pair('Όλες οι κατοικίες', 'All homes');

export const municipalities = pair('Περιοχές με τις περισσότερες αγγελίες', 'Areas with the most listings');
export const neighbourhoods = pair('Συνοικίες με τις περισσότερες αγγελίες', 'Neighbourhoods with the most listings');
export const pricesNote = pair(
  'Διάμεση ζητούμενη τιμή ανά τ.μ., όπου υπάρχουν τουλάχιστον 5 αγγελίες.',
  'Median asking price per m², where there are at least 5 listings.',
);
export const rentsNote = pair(
  'Διάμεσο ζητούμενο ενοίκιο ανά τ.μ. τον μήνα, όπου υπάρχουν τουλάχιστον 5 αγγελίες.',
  'Median asking rent per m² per month, where there are at least 5 listings.',
);
export const country = pair('Όλη η Ελλάδα', 'All of Greece');
export const newest = pair('Πιο πρόσφατες σε αυτές τις περιοχές', 'Latest in these areas');
export const seeNewest = pair('Δες περισσότερες', 'See more');
export const recent = pair('Οι τελευταίες αναζητήσεις σου', 'Your recent searches');

export const nearMe = pair('Κοντά μου', 'Near me');
export const nearMeHint = pair(
  'Ο browser θα σε ρωτήσει για την τοποθεσία σου. Τη χρησιμοποιούμε μόνο για αυτή την αναζήτηση, με ακρίβεια 1 χλμ.',
  'Your browser will ask for your location. We use it for this search only, rounded to about 1 km.',
);
export const locating = pair('Βρίσκουμε πού είσαι…', 'Finding your location…');
export const locationRefused = pair(
  'Ο browser δεν μας δίνει την τοποθεσία σου. Επίτρεψέ την από τις ρυθμίσεις του browser για αυτόν τον ιστότοπο ή γράψε μια περιοχή.',
  'Your browser is blocking your location. Allow it in your browser’s settings for this site, or enter an area.',
);
export const locationFailed = pair(
  'Δεν βρήκαμε πού είσαι. Δοκίμασε ξανά ή γράψε μια περιοχή.',
  'We couldn’t find your location. Try again, or enter an area.',
);
export const locationAbroad = pair(
  'Φαίνεται ότι είσαι εκτός Ελλάδας. Γράψε μια περιοχή ή διάλεξε μία από τη λίστα.',
  'You seem to be outside Greece. Enter an area or choose one from the list.',
);
