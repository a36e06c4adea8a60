import { pair } from '../pair.ts';

export const where = pair('Πού', 'Where');
export const placeholder = pair('Περιοχή, δήμος ή νομός', 'Neighbourhood, town or region');
export const more = pair('Πρόσθεσε περιοχή', 'Add a place');
export const typePlace = pair('Γράψε τουλάχιστον 3 γράμματα', 'Type a place, at least 3 letters');
export const missing = pair('Γράψε πρώτα πού ψάχνεις', 'Enter an area first');
export const noResults = pair('Δεν βρέθηκε τέτοια περιοχή', 'No results for this place');
export const searching = pair('Ψάχνω', 'Searching');
export const failed = pair('Η λίστα δεν φορτώθηκε. Δοκίμασε ξανά.', 'The list did not load. Try again.');
export const options = pair('Περιοχές', 'Places');
export const remove = pair(
  (name: string) => `Αφαίρεσε: ${name}`,
  (name: string) => `Remove: ${name}`,
);
export const full = pair(
  (max: number) => `Έως ${max} περιοχές`,
  (max: number) => `At most ${max} places`,
);
export const found = pair(
  (n: number) => (n === 1 ? '1 περιοχή' : `${n} περιοχές`),
  (n: number) => (n === 1 ? '1 place' : `${n} places`),
);
export const popular = pair('Δημοφιλή:', 'Popular:');
