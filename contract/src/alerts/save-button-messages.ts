/** The button that saves a search. On public pages, which carry no other word of alerts. */
import { pair } from '../pair.ts';

export const saveSearch = pair('Αποθήκευση αναζήτησης', 'Save search');
/** Where a page is about both. */
export const saveSearchFor = {
  sale: pair('Αποθήκευση για αγορά', 'Save search to buy'),
  rent: pair('Αποθήκευση για ενοικίαση', 'Save search to rent'),
} as const;
