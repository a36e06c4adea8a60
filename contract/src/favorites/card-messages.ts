/** Words of what the results add to a card: hide, compare, seen; and of the tray of compared homes. */
import { pair } from '../pair.ts';

export const hide = pair('Απόκρυψη', 'Hide');
export const hideProperty = pair(
  (title: string) => `Απόκρυψη: ${title}`,
  (title: string) => `Hide: ${title}`,
);
export const isHidden = pair('Κρυφό', 'Hidden');
export const undo = pair('Αναίρεση', 'Undo');
export const undoHide = pair(
  (title: string) => `Αναίρεση απόκρυψης: ${title}`,
  (title: string) => `Undo: show ${title} again`,
);
export const hiddenCount = pair(
  (n: number) => (n === 1 ? '1 κρυφό' : `${n} κρυφά`),
  (n: number) => `${n} hidden`,
);
export const showHidden = pair(
  (n: number): string => (n === 1 ? 'Εμφάνιση' : 'Εμφάνιση'),
  (n: number) => (n === 1 ? 'Show it' : 'Show them'),
);
export const hideAgain = pair('Απόκρυψη ξανά', 'Hide again');
export const seen = pair('Το είδες', 'Viewed');
export const compare = pair('Σύγκριση', 'Compare');
export const compareProperty = pair(
  (title: string) => `Σύγκριση: ${title}`,
  (title: string) => `Compare: ${title}`,
);

/* the tray at the bottom */
export const tray = pair('Ακίνητα για σύγκριση', 'Homes to compare');
export const trayCount = pair(
  (n: number) => `${n} από 4`,
  (n: number) => `${n} of 4`,
);
export const compareThem = pair('Σύγκριση', 'Compare');
export const oneMore = pair('Πρόσθεσε ακόμη ένα', 'Add one more to compare');
export const compareFull = pair(
  'Μπορείς να συγκρίνεις έως 4 ακίνητα. Αφαίρεσε ένα για να προσθέσεις άλλο.',
  'You can compare up to 4 homes. Remove one to add another.',
);
export const dropCompared = pair(
  (title: string) => `Αφαίρεση από τη σύγκριση: ${title}`,
  (title: string) => `Remove from comparison: ${title}`,
);
export const clear = pair('Καθαρισμός', 'Clear');

/* may it be remembered? */
export const yes = pair('Ναι', 'Yes');
export const no = pair('Όχι', 'No');
