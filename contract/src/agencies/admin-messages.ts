/** Words of the list of agencies of administrators. */
import { pair } from '../pair.ts';

export const adminAgenciesMessages = {
  title: pair('Μεσιτικά γραφεία', 'Agencies'),
  count: pair(
    (n: number) => (n === 1 ? '1 γραφείο' : `${n} γραφεία`),
    (n: number) => (n === 1 ? '1 agency' : `${n} agencies`),
  ),
  search: pair('Όνομα, email, ΓΕΜΗ ή ΑΦΜ γραφείου', 'Agency name, email, GEMI or AFM'),
  status: pair('Κατάσταση', 'Status'),
  plan: pair('Πακέτο', 'Plan'),
  municipality: pair('Δήμος', 'Municipality'),
  anyStatus: pair('Όλες', 'All'),
  anyPlan: pair('Όλα', 'All'),
  anyMunicipality: pair('Όλοι', 'All'),
  find: pair('Αναζήτηση', 'Search'),
  clear: pair('Καθαρισμός', 'Clear'),
  agency: pair('Γραφείο', 'Agency'),
  gemi: pair('ΓΕΜΗ', 'GEMI'),
  taxNumber: pair('ΑΦΜ', 'AFM'),
  listings: pair('Αγγελίες', 'Listings'),
  sale: pair('Πώληση', 'For sale'),
  rent: pair('Ενοικίαση', 'For rent'),
  since: pair('Ημερομηνία εγγραφής', 'Registered on'),
  nothing: pair('Δεν έχει οριστεί', 'Not set'),
  none: pair('Δεν βρέθηκαν γραφεία', 'No agencies found'),
  noneText: pair('Δοκίμασε άλλη αναζήτηση ή καθάρισε τα φίλτρα.', 'Try a different search or clear the filters.'),
} as const;
