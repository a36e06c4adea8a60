/** The one line with which the page of an ad says that it is part of a development. */
import { pair } from '../pair.ts';

export const partOf = pair('Μέρος του συγκροτήματος', 'Part of the development');
