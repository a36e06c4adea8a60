/** Headings of the report of a run. The server alone reads them. */
import { pair } from '../pair.ts';

export const reportHeadings = [
  pair('Κωδικός', 'Reference'),
  pair('Ενέργεια', 'Action'),
  pair('Αποτέλεσμα', 'Result'),
  pair('Γραμμή', 'Line'),
  pair('Αλλαγές', 'Changes'),
  pair('Πεδίο', 'Field'),
  pair('Πεδίο στην πηγή', 'Field in the feed'),
  pair('Τιμή', 'Value'),
  pair('Πρόβλημα', 'Problem'),
  pair('Τι να κάνεις', 'What to do'),
] as const;
