/** Words of the page of the business: revenue, what is owed, and the close of each month. */
import { type Pair, pair } from '../pair.ts';
import type { OverdueAge } from './finance-model.ts';

/** Headings of the file, in its order. */
export const financeCsvMessages = {
  month: pair('Μήνας', 'Month'),
  invoices: pair('Τιμολόγια', 'Invoices'),
  net: pair('Καθαρή αξία', 'Net'),
  vat: pair('ΦΠΑ', 'VAT'),
  gross: pair('Σύνολο', 'Total'),
  creditNotes: pair('Πιστωτικά', 'Credit notes'),
  credited: pair('Σύνολο πιστωτικών', 'Credited'),
  received: pair('Εισπράξεις', 'Received'),
  refunded: pair('Επιστροφές', 'Refunded'),
  chargedBack: pair('Αφαιρέθηκαν από τράπεζες', 'Withdrawn for chargebacks'),
  wonBack: pair('Επιστράφηκαν από τράπεζες', 'Returned from chargebacks'),
  newCount: pair('Νέοι', 'New'),
  newNet: pair('Νέα έσοδα τον μήνα', 'New monthly revenue'),
  lostCount: pair('Έφυγαν', 'Lost'),
  lostNet: pair('Χαμένα έσοδα τον μήνα', 'Lost monthly revenue'),
  difference: pair('Διαφορά', 'Difference'),
} as const;

export const financeMessages = {
  title: pair('Οικονομικά', 'Finance'),
  lead: pair(
    'Τα έσοδα από συνδρομές, όσα μας οφείλουν και το κλείσιμο κάθε μήνα.',
    'Subscription revenue, what we’re owed, and how each month closed.',
  ),
  csv: pair('Λήψη CSV', 'Download CSV'),
  recurring: pair('Έσοδα από συνδρομές', 'Recurring revenue'),
  recurringText: pair(
    'Όσα πληρώνουν τον μήνα οι συνδρομητές, με τις σημερινές τιμές, χωρίς ΦΠΑ.',
    'What subscribers pay a month at today’s prices, before VAT.',
  ),
  perMonth: pair('τον μήνα', 'a month'),
  subscribers: pair('Συνδρομητές που πληρώνουν', 'Paying subscribers'),
  trials: pair('Σε δωρεάν μήνες', 'In free months'),
  overdue: pair('Ληξιπρόθεσμα', 'Overdue'),
  overdueText: pair(
    'Χρεώσεις που έπρεπε να έχουν πληρωθεί, με ΦΠΑ.',
    'Charges that should have been paid, including VAT.',
  ),
  age: pair('Καθυστέρηση', 'Overdue by'),
  ages: {
    week: pair('έως 7 ημέρες', 'up to 7 days'),
    fortnight: pair('8 έως 14 ημέρες', '8 to 14 days'),
    month: pair('15 έως 30 ημέρες', '15 to 30 days'),
    older: pair('πάνω από 30 ημέρες', 'more than 30 days'),
  } as const satisfies Record<OverdueAge, Pair>,
  charges: pair('Χρεώσεις', 'Charges'),
  amount: pair('Ποσό', 'Amount'),
  total: pair('Σύνολο', 'Total'),
  whoOwes: pair('Ποιοι οφείλουν', 'Who owes'),
  credit: pair('Πιστωτικά υπόλοιπα', 'Credit balances'),
  creditText: pair(
    (agencies: number, sum: string) =>
      agencies === 1
        ? `1 γραφείο έχει δώσει ${sum} που δεν έχουν χρησιμοποιηθεί.`
        : `${agencies} γραφεία έχουν δώσει ${sum} που δεν έχουν χρησιμοποιηθεί.`,
    (agencies: number, sum: string) =>
      agencies === 1
        ? `1 agency has paid in ${sum} that hasn’t been used yet.`
        : `${agencies} agencies have paid in ${sum} that hasn’t been used yet.`,
  ),
  noCredit: pair('Κανένα γραφείο δεν έχει πιστωτικό υπόλοιπο.', 'No agency has a credit balance.'),
  agency: pair('Γραφείο', 'Agency'),
  months: pair('Κλείσιμο μηνών', 'Monthly close'),
  monthsText: pair(
    'Η διαφορά είναι όσα πληρώθηκαν και επιστράφηκαν, πλην όσα γράφουν τα παραστατικά. Πρέπει να είναι 0.',
    'The difference between what was paid and refunded and what the invoices and credit notes say. It should be 0.',
  ),
  month: pair('Μήνας', 'Month'),
  soFar: pair('έως τώρα', 'so far'),
  invoices: pair('Τιμολόγια', 'Invoices'),
  creditNotes: pair('Πιστωτικά', 'Credit notes'),
  documents: pair(
    (n: number) => (n === 1 ? '1 παραστατικό' : `${n} παραστατικά`),
    (n: number) => (n === 1 ? '1 document' : `${n} documents`),
  ),
  received: pair('Εισπράξεις', 'Received'),
  refunded: pair('Επιστροφές', 'Refunded'),
  chargedBack: pair('Αφαιρέθηκαν από τράπεζες', 'Withdrawn for chargebacks'),
  new: pair('Νέοι', 'New'),
  lost: pair('Έφυγαν', 'Lost'),
  difference: pair('Διαφορά', 'Difference'),
  agrees: pair('συμφωνεί', 'matches'),
  withoutInvoice: pair('Πληρωμένες χρεώσεις χωρίς τιμολόγιο', 'Paid charges without an invoice'),
  withoutInvoiceText: pair(
    'Συνήθως λείπουν στοιχεία τιμολόγησης του γραφείου.',
    'Usually the agency’s invoice details are missing.',
  ),
  paidOn: pair('Πληρώθηκε', 'Paid'),
} as const;
