/** Words of the page where an agency reads its invoices, and of what the admin's list shares with it. */
import { pair } from '../pair.ts';

export const invoices = {
  title: pair('Τιμολόγια', 'Invoices'),
  lead: pair(
    'Για κάθε πληρωμή εκδίδεται τιμολόγιο και για κάθε επιστροφή πιστωτικό.',
    'You get an invoice for every payment and a credit note for every refund.',
  ),
  document: pair('Παραστατικό', 'Document'),
  kind: {
    invoice: pair('Τιμολόγιο', 'Invoice'),
    credit_note: pair('Πιστωτικό τιμολόγιο', 'Credit note'),
  },
  issued: pair('Ημερομηνία', 'Date'),
  period: pair('Περίοδος', 'Period'),
  days: pair(
    (from: string, to: string) => `${from} έως ${to}`,
    (from: string, to: string) => `${from} to ${to}`,
  ),
  net: pair('Καθαρή αξία', 'Net amount'),
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
    (document: string) => `for ${document}`,
  ),
  none: pair('Δεν υπάρχουν τιμολόγια ακόμη', 'No invoices yet'),
  noneText: pair(
    'Το πρώτο τιμολόγιο εκδίδεται με την πρώτη πληρωμή. Στη δωρεάν περίοδο δεν εκδίδονται τιμολόγια.',
    'We’ll issue your first invoice when you make your first payment. There are no invoices during the free trial.',
  ),
  toSubscription: pair('Δες τη συνδρομή', 'View subscription'),
  owners: pair('Τα τιμολόγια τα βλέπουν μόνο οι ιδιοκτήτες του γραφείου', 'Only the agency owner can see invoices'),
  ownersText: pair(
    'Αν χρειάζεσαι ένα τιμολόγιο, ζήτησέ το από έναν ιδιοκτήτη του γραφείου.',
    'If you need an invoice, ask your agency owner.',
  ),
  toProperties: pair('Οι αγγελίες μου', 'My listings'),
} as const;
