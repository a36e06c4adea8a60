/** Heads of the accountant's file. The server alone reads them. */
import { pair } from '../pair.ts';

export const invoiceExportHeadings = [
  pair('Είδος', 'Type'),
  pair('Σειρά', 'Series'),
  pair('Αριθμός', 'Number'),
  pair('Ημερομηνία', 'Date'),
  pair('Επωνυμία', 'Company name'),
  pair('ΑΦΜ', 'Tax number (AFM)'),
  pair('ΔΟΥ', 'Tax office'),
  pair('Καθαρή αξία', 'Net amount'),
  pair('ΦΠΑ %', 'VAT %'),
  pair('Ποσό ΦΠΑ', 'VAT amount'),
  pair('Σύνολο', 'Total'),
  pair('Τρόπος πληρωμής', 'Payment method'),
  pair('Περίοδος από', 'Period from'),
  pair('Περίοδος έως', 'Period to'),
  pair('Συσχετιζόμενο παραστατικό', 'Credited invoice'),
  pair('ΜΑΡΚ', 'MARK'),
  pair('UID', 'UID'),
] as const;
