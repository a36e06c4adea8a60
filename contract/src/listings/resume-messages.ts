/** The offer to go on with an unfinished listing. */
import { pair } from '../pair.ts';

export const resume = {
  title: pair(
    (n: number) => (n === 1 ? 'Έχεις 1 πρόχειρο' : `Έχεις ${n} πρόχειρα`),
    (n: number) => (n === 1 ? 'You have 1 draft' : `You have ${n} drafts`),
  ),
  finishListing: pair('Ολοκλήρωσε την αγγελία σου', 'Finish your listing'),
  finishChanges: pair('Ολοκλήρωσε τις αλλαγές σου', 'Finish your changes'),
  all: pair('Όλα τα πρόχειρα', 'All drafts'),
};
