/** The button on the page of a listing. In a file of its own, so that other pages do not load it. */
import { pair } from '../pair.ts';

export const saveSimilar = pair('Ειδοποίησέ με για παρόμοια', 'Alert me to similar homes');
