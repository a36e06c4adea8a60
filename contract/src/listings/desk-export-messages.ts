/** Heads of the spreadsheet of own ads. */
import { pair } from '../pair.ts';

export const dashboardExportHeadings = [
  pair('Κωδικός', 'Code'),
  pair('Κατάσταση', 'State'),
  pair('Σκοπός', 'Purpose'),
  pair('Τίτλος', 'Title'),
  pair('Είδος', 'Type'),
  pair('Περιοχή', 'District'),
  pair('Δήμος', 'Municipality'),
  pair('Εμβαδόν (τ.μ.)', 'Area (m²)'),
  pair('Τιμή (€)', 'Price (€)'),
  pair('Τιμή ανά τ.μ. (€)', 'Price per m² (€)'),
  pair('Προβολές', 'Views'),
  pair('Μηνύματα', 'Messages'),
  pair('Εμφανίσεις τηλεφώνου', 'Phone shown'),
  pair('Επαφές ανά 100 προβολές', 'Contacts per 100 views'),
  pair('Στα αγαπημένα', 'Saved'),
  pair('Πρώτη δημοσίευση', 'First published'),
  pair('Τελευταία αλλαγή', 'Last change'),
  pair('Τελευταία επιβεβαίωση', 'Last confirmed'),
] as const;
