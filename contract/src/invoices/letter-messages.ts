/** Every word of the letters about invoices. The server alone reads them: no screen carries this file. */
import { pair } from '../pair.ts';

export const invoiceEmailMessages = {
  invoice_issued: {
    title: pair('Το τιμολόγιό σου', 'Your invoice'),
    text: pair(
      'Λάβαμε την πληρωμή σου. Το τιμολόγιο είναι συνημμένο σε PDF και μένει στον λογαριασμό σου, όποτε το χρειαστείς.',
      'We have received your payment. The invoice is attached as a PDF and stays in your account whenever you need it.',
    ),
    button: pair('Δες τα τιμολόγιά σου', 'See your invoices'),
  },
  credit_note_issued: {
    title: pair('Επιστροφή χρημάτων και πιστωτικό τιμολόγιο', 'Refund and credit note'),
    text: pair(
      'Σου επιστρέφουμε χρήματα. Το πιστωτικό τιμολόγιο είναι συνημμένο σε PDF. Τα χρήματα φτάνουν με τον τρόπο που πλήρωσες, συνήθως μέσα σε 10 ημέρες.',
      'We are giving money back to you. The credit note is attached as a PDF. The money comes the way you paid, usually within 10 days.',
    ),
    reason: pair('Αιτιολογία', 'Reason'),
    button: pair('Δες τα τιμολόγιά σου', 'See your invoices'),
  },
  invoices_unmarked: {
    title: pair('Τιμολόγια χωρίς ΜΑΡΚ', 'Invoices without a MARK'),
    text: pair(
      (count: number) =>
        count === 1
          ? 'Ένα τιμολόγιο πληρωμένης περιόδου δεν έχει ΜΑΡΚ μία ημέρα μετά την έκδοσή του. Δες γιατί και στείλε το ξανά, ή γράψε το ΜΑΡΚ.'
          : `${count} τιμολόγια πληρωμένων περιόδων δεν έχουν ΜΑΡΚ μία ημέρα μετά την έκδοσή τους. Δες γιατί και στείλε τα ξανά, ή γράψε το ΜΑΡΚ.`,
      (count: number) =>
        count === 1
          ? 'An invoice of a paid period has no MARK a day after it was issued. See why and send it again, or type the MARK.'
          : `${count} invoices of paid periods have no MARK a day after they were issued. See why and send them again, or type the MARK.`,
    ),
    which: pair('Παραστατικά', 'Documents'),
    button: pair('Άνοιξε τη λίστα', 'Open the list'),
    why: pair('Σου γράφουμε γιατί διαχειρίζεσαι την Εστία.', 'We are writing to you because you run Estia.'),
  },
} as const;
