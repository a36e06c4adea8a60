/** Words of the control that changes the home page's background; only admins load them. */
import { pair } from '../pair.ts';

export const homeImageMessages = {
  change: pair('Αλλαγή φόντου', 'Change background'),
  preview: pair('Προεπισκόπηση του νέου φόντου', 'Preview of the new background'),
  save: pair('Αποθήκευση', 'Save'),
  cancel: pair('Ακύρωση', 'Cancel'),
  restore: pair('Επαναφορά αρχικού φόντου', 'Restore the original background'),
  saving: pair('Αποθηκεύεται…', 'Saving…'),
  saved: pair(
    'Το φόντο άλλαξε. Θα το δουν όλοι μέσα σε ένα λεπτό.',
    'Background changed. Everyone will see it within a minute.',
  ),
};
