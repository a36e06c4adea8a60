/** Words of what the results add to a card: hide, compare, seen; and of the tray of compared homes. */
import { pair } from '../pair.ts';

export const hide = pair('Κρύψε', 'Hide');
export const hideProperty = pair(
  (title: string) => `Κρύψε: ${title}`,
  (title: string) => `Hide: ${title}`,
);
export const isHidden = pair('Κρυμμένο', 'Hidden');
export const undo = pair('Αναίρεση', 'Undo');
export const undoHide = pair(
  (title: string) => `Αναίρεση, δείξε ξανά: ${title}`,
  (title: string) => `Undo, show again: ${title}`,
);
export const hiddenCount = pair(
  (n: number) => (n === 1 ? '1 κρυμμένο' : `${n} κρυμμένα`),
  (n: number) => `${n} hidden`,
);
export const showHidden = pair(
  (n: number): string => (n === 1 ? 'Δείξε το' : 'Δείξε τα'),
  (n: number) => (n === 1 ? 'Show it' : 'Show them'),
);
export const hideAgain = pair('Κρύψε ξανά', 'Hide again');
export const seen = pair('Το είδες', 'Seen');
export const compare = pair('Σύγκριση', 'Compare');
export const compareProperty = pair(
  (title: string) => `Σύγκριση: ${title}`,
  (title: string) => `Compare: ${title}`,
);

/* the tray at the bottom */
export const tray = pair('Σπίτια για σύγκριση', 'Homes to compare');
export const trayCount = pair(
  (n: number) => `${n} από 4`,
  (n: number) => `${n} of 4`,
);
export const compareThem = pair('Σύγκρινε', 'Compare');
export const oneMore = pair('Διάλεξε ακόμη ένα', 'Choose one more');
export const compareFull = pair(
  'Συγκρίνεις έως 4 σπίτια. Βγάλε ένα για να βάλεις άλλο.',
  'You can compare up to 4 homes. Remove one to add another.',
);
export const dropCompared = pair(
  (title: string) => `Βγάλε από τη σύγκριση: ${title}`,
  (title: string) => `Remove from the comparison: ${title}`,
);
export const clear = pair('Καθάρισε', 'Clear');

/* may it be remembered? */
export const yes = pair('Ναι', 'Yes');
export const no = pair('Όχι', 'No');
