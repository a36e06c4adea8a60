/** Heads of the accountant's file. The server alone reads them. */
import { pair } from '../pair.ts';

export const invoiceExportHeadings = [
  pair('Είδος', 'Kind'),
  pair('Σειρά', 'Series'),
  pair('Αριθμός', 'Number'),
  pair('Ημερομηνία', 'Date'),
  pair('Επωνυμία', 'Company'),
  pair('ΑΦΜ', 'AFM (tax number)'),
  pair('ΔΟΥ', 'Tax office'),
  pair('Καθαρή αξία', 'Net'),
  pair('ΦΠΑ %', 'VAT %'),
  pair('ΦΠΑ', 'VAT'),
  pair('Σύνολο', 'Total'),
  pair('Πληρωμή', 'Paid by'),
  pair('Περίοδος από', 'Period from'),
  pair('Περίοδος έως', 'Period to'),
  pair('Πιστώνει', 'Credits'),
  pair('ΜΑΡΚ', 'MARK'),
  pair('UID', 'UID'),
] as const;
