/** Of when a page is: in the foot of every public page, and above one that is older than it should be. */
import { pair } from '../pair.ts';

export const asOf = pair('Στοιχεία σελίδας:', 'Page data as of');
