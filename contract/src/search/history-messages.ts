/** Words of the page of searches that somebody has run. */
import { pair } from '../pair.ts';
import { formatPropertyCountEl, formatPropertyCountEn } from './homes-count.ts';

export const lead = pair(
  'Οι 100 πιο πρόσφατες μένουν σε αυτόν τον browser. Όσο είσαι συνδεδεμένος τις κρατά και ο λογαριασμός σου, και κανείς άλλος δεν τις βλέπει.',
  'The 100 most recent stay in this browser. While you are logged in your account keeps them too, and nobody else sees them.',
);
export const list = pair('Αναζητήσεις', 'Searches');
export const foundOn = pair(
  (n: number, date: string) => `${formatPropertyCountEl(n)} στις ${date}`,
  (n: number, date: string) => `${formatPropertyCountEn(n)} on ${date}`,
);
export const times = pair(
  (n: number) => `${n} φορές`,
  (n: number) => `${n} times`,
);
export const again = pair('Ψάξε ξανά', 'Search again');
export const rename = pair('Άλλαξε όνομα', 'Rename');
export const remove = pair('Διάγραψε', 'Delete');
export const ofSearch = pair(
  (act: string, name: string) => `${act}: ${name}`,
  (act: string, name: string) => `${act}: ${name}`,
);
export const nameLabel = pair('Όνομα της αναζήτησης', 'Name of the search');
export const nameHint = pair('Άφησέ το κενό για το αρχικό.', 'Leave it empty for the original.');
export const save = pair('Αποθήκευσε', 'Save');
export const cancel = pair('Άκυρο', 'Cancel');
export const removed = pair(
  (name: string) => `Διαγράφηκε: ${name}.`,
  (name: string) => `Deleted: ${name}.`,
);
export const undo = pair('Επανάφερέ την', 'Undo');
export const renamed = pair('Το όνομα άλλαξε.', 'The name has changed.');
export const clearAll = pair('Διάγραψε όλες', 'Delete all');
export const clearQuestion = pair(
  (n: number) => (n === 1 ? 'Να διαγραφεί η αναζήτηση;' : `Να διαγραφούν και οι ${n} αναζητήσεις;`),
  (n: number) => (n === 1 ? 'Delete the search?' : `Delete all ${n} searches?`),
);
export const clearYes = pair('Ναι, διάγραψέ τες', 'Yes, delete');
export const clearNo = pair('Όχι, κράτησέ τες', 'No, keep them');
export const cleared = pair('Οι αναζητήσεις διαγράφηκαν.', 'The searches were deleted.');
export const emptyTitle = pair('Καμία αναζήτηση ακόμη', 'No searches yet');
export const emptyText = pair(
  'Όποια αναζήτηση βρίσκει ακίνητα θα μένει εδώ, για να την ξανακάνεις με ένα πάτημα.',
  'Every search that finds something will be kept here, one press away.',
);
export const presetsTitle = pair('Έτοιμες αναζητήσεις', 'Ready-made searches');
export const presetNames = {
  goldenVisaNav: pair('Golden Visa', 'Golden Visa'),
  goldenVisaPromo: pair('Golden Visa με Πειραιά', 'Golden Visa with Piraeus'),
  topDistricts: pair('Κορυφαίες περιοχές', 'Top districts'),
  myHouse: pair('Το σπίτι μου', 'My House'),
} as const;
export const needsScript = pair(
  'Οι αναζητήσεις μένουν στον browser σου και χρειάζονται JavaScript για να φανούν.',
  'Your searches stay in your browser and need JavaScript to be shown.',
);
