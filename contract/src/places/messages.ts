import { formatCount, formatThousands } from '../format.ts';
import { pair } from '../pair.ts';

export const where = pair('Πού', 'Where');
export const placeholder = pair('Περιοχή, δήμος ή νομός', 'Neighbourhood, town or region');
export const more = pair('Πρόσθεσε περιοχή', 'Add another area');
export const typePlace = pair('Γράψε τουλάχιστον 3 γράμματα', 'Type at least 3 letters');
export const missing = pair('Γράψε πρώτα πού ψάχνεις', 'Enter an area first');
export const noResults = pair('Δεν βρέθηκε τέτοια περιοχή', 'No matching areas');
export const searching = pair('Αναζήτηση…', 'Searching…');
export const failed = pair('Η λίστα δεν φορτώθηκε. Δοκίμασε ξανά.', 'Couldn’t load areas. Try again.');
export const options = pair('Περιοχές', 'Areas');
export const remove = pair(
  (name: string) => `Αφαίρεση: ${name}`,
  (name: string) => `Remove: ${name}`,
);
export const full = pair(
  (max: number) => `Μπορείς να διαλέξεις έως ${max} περιοχές`,
  (max: number) => `You can choose up to ${max} areas`,
);
export const found = pair(
  (n: number) => (n === 1 ? '1 περιοχή' : `${n} περιοχές`),
  (n: number) => (n === 1 ? '1 area' : `${n} areas`),
);
export const recentSearches = pair('Πρόσφατες αναζητήσεις', 'Recent searches');
export const popularPlaces = pair('Δημοφιλείς περιοχές', 'Popular areas');
/** Heard when the field is opened and nothing is typed. */
export const offered = pair(
  (n: number) => `${n === 1 ? '1 πρόταση' : `${n} προτάσεις`}. Γράψε για να βρεις άλλη περιοχή.`,
  (n: number) => `${n === 1 ? '1 suggestion' : `${n} suggestions`}. Type to find another area.`,
);
export const popular = pair('Δημοφιλείς:', 'Popular:');
export const listings = pair(
  (n: number) => (n === 0 ? 'καμία αγγελία' : n === 1 ? '1 αγγελία' : `${formatThousands(n)} αγγελίες`),
  (n: number) => (n === 0 ? 'no listings' : n === 1 ? '1 listing' : `${formatCount(n, 'en')} listings`),
);
