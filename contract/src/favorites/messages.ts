/** Words of favourites. Every page loads these, so they are few; the others have files of their own. */
import { pair } from '../pair.ts';

/** In the menu, for visitors. */
export const savedLink = pair('Αγαπημένα', 'Favourites');

/* on a card */
export const favorite = pair(
  (title: string) => `Προσθήκη στα αγαπημένα: ${title}`,
  (title: string) => `Save: ${title}`,
);
export const save = pair('Αγαπημένα', 'Save');
