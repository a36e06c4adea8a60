/** The button that saves a search. On public pages, which carry no other word of alerts. */
import { pair } from '../pair.ts';

export const saveSearch = pair('Αποθήκευση αναζήτησης', 'Save search');
/** Of a listing. */
export const saveSimilar = pair('Ειδοποίησέ με για παρόμοια', 'Alert me to similar homes');
