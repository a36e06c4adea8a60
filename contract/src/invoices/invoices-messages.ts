/** Words of the page where an office reads its invoices, and of what the admin's list shares with it. */
import { pair } from '../pair.ts';

export const invoices = {
  title: pair('Τιμολόγια', 'Invoices'),
  lead: pair(
    'Κάθε πληρωμή έχει το τιμολόγιό της και κάθε επιστροφή το πιστωτικό της.',
    'Every payment has its invoice and every refund its credit note.',
  ),
  document: pair('Παραστατικό', 'Document'),
  kind: {
    invoice: pair('Τιμολόγιο', 'Invoice'),
    credit_note: pair('Πιστωτικό', 'Credit note'),
  },
  issued: pair('Ημερομηνία', 'Date'),
  period: pair('Περίοδος', 'Period'),
  days: pair(
    (from: string, to: string) => `${from} έως ${to}`,
    (from: string, to: string) => `${from} to ${to}`,
  ),
  net: pair('Καθαρή αξία', 'Net'),
  vat: pair('ΦΠΑ', 'VAT'),
  total: pair('Σύνολο', 'Total'),
  mark: pair('ΜΑΡΚ', 'MARK'),
  noMark: pair('Αναμένεται', 'Pending'),
  download: pair('Λήψη', 'Download'),
  pdf: pair('PDF', 'PDF'),
  inGreek: pair('Ελληνικά', 'Greek'),
  inEnglish: pair('Αγγλικά', 'English'),
  credits: pair(
    (document: string) => `για το ${document}`,
    (document: string) => `of ${document}`,
  ),
  none: pair('Δεν υπάρχουν τιμολόγια ακόμη', 'There are no invoices yet'),
  noneText: pair(
    'Το πρώτο εκδίδεται με την πρώτη πληρωμή. Στους δωρεάν μήνες δεν εκδίδεται τιμολόγιο.',
    'The first is issued with the first payment. In the free months none is issued.',
  ),
  toSubscription: pair('Δες τη συνδρομή', 'See the subscription'),
  owners: pair('Τα τιμολόγια τα βλέπουν οι υπεύθυνοι του γραφείου', 'Invoices are seen by the owners of the office'),
  ownersText: pair(
    'Αν χρειάζεσαι ένα τιμολόγιο, ζήτησέ το από τον υπεύθυνο του γραφείου σου.',
    'If you need an invoice, ask the owner of your office.',
  ),
  toProperties: pair('Τα ακίνητά μου', 'My properties'),
} as const;
