/** Words of every form: what its pieces say by themselves. */
import { pair } from '../pair.ts';

export const form = {
  summary: pair('Χρειάζεται διόρθωση', 'There’s a problem'),
  fix: pair(
    (count: number) =>
      count === 1 ? 'Διόρθωσε 1 σημείο για να συνεχίσεις' : `Διόρθωσε ${count} σημεία για να συνεχίσεις`,
    (count: number) => (count === 1 ? 'Fix 1 problem to continue' : `Fix ${count} problems to continue`),
  ),
  optional: pair('προαιρετικό', 'optional'),
  sending: pair('Αποστολή…', 'Sending…'),
  show: pair('Εμφάνιση', 'Show'),
  hide: pair('Απόκρυψη', 'Hide'),
  showPassword: pair('Εμφάνιση κωδικού πρόσβασης', 'Show password'),
  hidePassword: pair('Απόκρυψη κωδικού πρόσβασης', 'Hide password'),
};

/** Ways out of a refusal. */
export const errorActionMessages = {
  plans: pair('Δες τα πακέτα', 'View plans'),
  subscription: pair('Δες τη συνδρομή', 'View subscription'),
  details: pair('Συμπλήρωσε τα στοιχεία τιμολόγησης', 'Add invoice details'),
  payment: pair('Άλλαξε τρόπο πληρωμής', 'Change payment method'),
  accountReview: pair('Δες τον έλεγχο λογαριασμού', 'View account review'),
  complaint: pair('Κάνε διαμαρτυρία', 'Make a complaint'),
};
