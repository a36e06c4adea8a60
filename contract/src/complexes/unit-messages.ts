/** The one line with which the page of a listing says that it is part of a development. */
import { pair } from '../pair.ts';

export const partOf = pair('Μέρος του συγκροτήματος', 'Part of the development');
