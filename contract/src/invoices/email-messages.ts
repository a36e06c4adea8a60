/** Every word of the letters about invoices. The server alone reads them: no screen carries this file. */
import { pair } from '../pair.ts';

export const invoiceEmailMessages = {
  invoice_issued: {
    title: pair('Το τιμολόγιό σου', 'Your invoice'),
    text: pair(
      'Λάβαμε την πληρωμή σου. Το τιμολόγιο είναι συνημμένο σε PDF. Μπορείς να το κατεβάσεις όποτε θέλεις και από τον λογαριασμό σου.',
      'Thanks for your payment. Your invoice is attached as a PDF. You can also download it from your account at any time.',
    ),
    button: pair('Δες τα τιμολόγιά σου', 'View your invoices'),
  },
  credit_note_issued: {
    title: pair('Η επιστροφή χρημάτων και το πιστωτικό σου τιμολόγιο', 'Your refund and credit note'),
    text: pair(
      'Σου επιστρέφουμε χρήματα. Το πιστωτικό τιμολόγιο είναι συνημμένο σε PDF. Η επιστροφή γίνεται με τον τρόπο που πλήρωσες, συνήθως μέσα σε 10 ημέρες.',
      'We’ve issued you a refund. Your credit note is attached as a PDF. The money goes back to your original payment method, usually within 10 days.',
    ),
    reason: pair('Λόγος', 'Reason'),
    button: pair('Δες τα τιμολόγιά σου', 'View your invoices'),
  },
  invoices_unmarked: {
    title: pair('Τιμολόγια χωρίς ΜΑΡΚ', 'Invoices without a MARK'),
    text: pair(
      (count: number) =>
        count === 1
          ? 'Ένα πληρωμένο τιμολόγιο δεν έχει πάρει ΜΑΡΚ μία ημέρα μετά την έκδοσή του. Έλεγξε τι συνέβη και στείλε το ξανά, ή συμπλήρωσε το ΜΑΡΚ χειροκίνητα.'
          : `${count} πληρωμένα τιμολόγια δεν έχουν πάρει ΜΑΡΚ μία ημέρα μετά την έκδοσή τους. Έλεγξε τι συνέβη και στείλε τα ξανά, ή συμπλήρωσε τα ΜΑΡΚ χειροκίνητα.`,
      (count: number) =>
        count === 1
          ? 'A paid invoice still has no MARK one day after it was issued. Check what went wrong, then resend it or enter the MARK manually.'
          : `${count} paid invoices still have no MARK one day after they were issued. Check what went wrong, then resend them or enter each MARK manually.`,
    ),
    which: pair('Παραστατικά', 'Invoices'),
    button: pair('Δες τα παραστατικά', 'View invoices'),
    why: pair(
      'Λαμβάνεις αυτό το email ως διαχειριστής της Εστίας.',
      'You’re receiving this because you’re an Estia administrator.',
    ),
  },
} as const;
