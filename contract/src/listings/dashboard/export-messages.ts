/** Heads of the spreadsheet of own listings. */
import { pair } from '../../pair.ts';

export const dashboardExportHeadings = [
  pair('Κωδικός αγγελίας', 'Listing ID'),
  pair('Κατάσταση', 'Status'),
  pair('Πώληση ή ενοικίαση', 'Sale or rent'),
  pair('Τίτλος', 'Title'),
  pair('Τύπος', 'Type'),
  pair('Περιοχή', 'Area'),
  pair('Δήμος', 'Municipality'),
  pair('Εμβαδόν (τ.μ.)', 'Size (m²)'),
  pair('Τιμή (€)', 'Price (€)'),
  pair('Τιμή ανά τ.μ. (€)', 'Price per m² (€)'),
  pair('Προβολές', 'Views'),
  pair('Μηνύματα', 'Messages'),
  pair('Εμφανίσεις τηλεφώνου', 'Phone number views'),
  pair('Επαφές ανά 100 προβολές', 'Leads per 100 views'),
  pair('Στα αγαπημένα', 'Saves'),
  pair('Πρώτη δημοσίευση', 'First published'),
  pair('Τελευταία ενημέρωση', 'Last updated'),
  pair('Τελευταία επιβεβαίωση', 'Last confirmed'),
] as const;
