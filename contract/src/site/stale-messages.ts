/** Above a page that is older than it should be: it came from a cache, because nothing newer could be had. */
import { pair } from '../pair.ts';

export const stale = {
  text: pair(
    (when: string) => `Τα στοιχεία είναι από ${when} και μπορεί να έχουν αλλάξει.`,
    (when: string) => `This page is from ${when} and may be out of date.`,
  ),
  refresh: pair('Ανανέωση', 'Refresh'),
};
