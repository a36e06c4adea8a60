import { pair } from '../pair.ts';

export const athensTimeNote = pair('Οι ώρες είναι ώρα Αθήνας.', 'Times are shown in Athens time.');
