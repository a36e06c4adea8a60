/** Words of saved views. */
import { type Pair, pair } from '../pair.ts';
import type { ViewedList } from './list-views.ts';

export const listViewMessages = {
  title: pair('Αποθηκευμένες προβολές', 'Saved views'),
  lead: pair(
    'Μια προβολή κρατά τα φίλτρα και την ταξινόμηση μιας λίστας. Τη βλέπεις μόνο εσύ.',
    'A view saves a list’s filters and sorting. Only you can see it.',
  ),
  save: pair('Αποθήκευση προβολής', 'Save view'),
  manage: pair('Διαχείριση προβολών', 'Manage views'),
  back: pair('Επιστροφή στη λίστα', 'Back to the list'),
  saveTitle: pair('Αποθήκευση τρέχουσας προβολής', 'Save the current view'),
  name: pair('Όνομα προβολής', 'View name'),
  nameHint: pair('Π.χ. «Σε αναμονή στην Αττική»', 'For example, “Pending in Attica”'),
  rename: pair('Μετονομασία', 'Rename'),
  renameOf: pair(
    (name: string) => `Μετονομασία: ${name}`,
    (name: string) => `Rename ${name}`,
  ),
  remove: pair('Διαγραφή', 'Delete'),
  removeOf: pair(
    (name: string) => `Διαγραφή: ${name}`,
    (name: string) => `Delete ${name}`,
  ),
  none: pair('Δεν έχεις αποθηκευμένες προβολές σε αυτή τη λίστα', 'You have no saved views for this list'),
  noneText: pair(
    'Διάλεξε φίλτρα στη λίστα και πάτησε «Αποθήκευση προβολής».',
    'Filter the list, then choose “Save view”.',
  ),
} as const;

export const listViewFlashMessages = {
  'view-saved': pair('Η προβολή αποθηκεύτηκε.', 'View saved.'),
  'view-renamed': pair('Η προβολή μετονομάστηκε.', 'View renamed.'),
  'view-deleted': pair('Η προβολή διαγράφηκε.', 'View deleted.'),
} as const;

export const viewedListNames: Readonly<Record<ViewedList, Pair>> = {
  users: pair('Χρήστες', 'Users'),
  agencies: pair('Μεσιτικά γραφεία', 'Agencies'),
  sale_listings: pair('Αγγελίες προς πώληση', 'Listings for sale'),
  rent_listings: pair('Αγγελίες προς ενοικίαση', 'Listings for rent'),
  subscriptions: pair('Συνδρομές', 'Subscriptions'),
  invoices: pair('Παραστατικά', 'Invoices'),
  reports: pair('Αναφορές', 'Reports'),
};
