/** The button that saves a search. On public pages, which carry no other word of alerts. */
import { pair } from '../pair.ts';

export const saveSearch = pair('Αποθήκευση αναζήτησης', 'Save search');
