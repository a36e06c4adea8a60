/** The same button on the page of a listing, which alone carries it. */
import { pair } from '../pair.ts';

export const saveSimilar = pair('Ειδοποίησέ με για παρόμοια', 'Alert me to similar homes');
