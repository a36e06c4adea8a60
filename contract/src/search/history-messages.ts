/** Words of the page of searches that somebody has run. */
import { pair } from '../pair.ts';
import { formatPropertyCountEl, formatPropertyCountEn } from './property-count.ts';

export const lead = pair(
  'Οι 100 πιο πρόσφατες αποθηκεύονται σε αυτή τη συσκευή. Όταν έχεις συνδεθεί, ο λογαριασμός σου κρατά τις 200 πιο πρόσφατες. Κανείς άλλος δεν τις βλέπει.',
  'Your 100 most recent searches are saved on this device. When you’re logged in, your account keeps the 200 most recent. No one else can see them.',
);
export const alertsByEmail = pair(
  'Λαμβάνεις ειδοποιήσεις με email χωρίς λογαριασμό;',
  'Getting alerts by email without an account?',
);
export const changeAlerts = pair('Άλλαξε ή σταμάτησέ τες', 'Change or stop them');
export const list = pair('Πρόσφατες αναζητήσεις', 'Recent searches');
export const foundOn = pair(
  (n: number, date: string) => `${formatPropertyCountEl(n)} στις ${date}`,
  (n: number, date: string) => `${formatPropertyCountEn(n)} on ${date}`,
);
export const times = pair(
  (n: number) => `${n} φορές`,
  (n: number) => `run ${n} times`,
);
export const again = pair('Ψάξε ξανά', 'Search again');
export const rename = pair('Μετονομασία', 'Rename');
export const remove = pair('Διαγραφή', 'Delete');
export const ofSearch = pair(
  (action: string, name: string) => `${action}: ${name}`,
  (action: string, name: string) => `${action}: ${name}`,
);
export const nameLabel = pair('Όνομα της αναζήτησης', 'Search name');
export const nameHint = pair('Άφησέ το κενό για να μείνει το αρχικό όνομα.', 'Leave blank to use the original name.');
export const save = pair('Αποθήκευση', 'Save');
export const cancel = pair('Ακύρωση', 'Cancel');
export const removed = pair(
  (name: string) => `Διαγράφηκε: ${name}.`,
  (name: string) => `Deleted: ${name}.`,
);
export const undo = pair('Αναίρεση', 'Undo');
export const renamed = pair('Το όνομα άλλαξε.', 'Search renamed.');
export const clearAll = pair('Διαγραφή όλων', 'Delete all');
export const clearQuestion = pair(
  (n: number) => (n === 1 ? 'Να διαγραφεί η αναζήτηση;' : `Να διαγραφούν και οι ${n} αναζητήσεις;`),
  (n: number) => (n === 1 ? 'Delete this search?' : `Delete all ${n} searches?`),
);
export const clearYes = pair('Ναι, διάγραψέ τες', 'Yes, delete');
export const clearNo = pair('Όχι, να μείνουν', 'No, keep them');
export const cleared = pair('Οι αναζητήσεις διαγράφηκαν.', 'Searches deleted.');
export const emptyTitle = pair('Καμία αναζήτηση ακόμη', 'No searches yet');
export const emptyText = pair(
  'Όσες αναζητήσεις βρίσκουν ακίνητα αποθηκεύονται εδώ, για να τις επαναλάβεις με ένα κλικ.',
  'Searches with results are saved here, so you can run them again in one click.',
);
export const presetsTitle = pair('Έτοιμες αναζητήσεις', 'Suggested searches');
export const presetNames = {
  goldenVisaNav: pair('Golden Visa', 'Golden Visa'),
  goldenVisaPromo: pair('Golden Visa, μαζί με Πειραιά', 'Golden Visa, including Piraeus'),
  topDistricts: pair('Δημοφιλείς περιοχές', 'Popular areas'),
  myHouse: pair('Σπίτι μου', 'My Home'),
} as const;
export const needsScript = pair(
  'Οι αναζητήσεις αποθηκεύονται στη συσκευή σου. Ενεργοποίησε τη JavaScript για να τις δεις.',
  'Your searches are saved on this device. Turn on JavaScript to see them.',
);
