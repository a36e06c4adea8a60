/** Words of every form: what its pieces say by themselves. */
import { pair } from '../pair.ts';

export const form = {
  summary: pair('Κάτι θέλει διόρθωση', 'Something needs correcting'),
  fix: pair(
    (count: number) =>
      count === 1 ? 'Διόρθωσε 1 σημείο για να συνεχίσεις' : `Διόρθωσε ${count} σημεία για να συνεχίσεις`,
    (count: number) => (count === 1 ? 'Correct 1 thing to go on' : `Correct ${count} things to go on`),
  ),
  optional: pair('προαιρετικό', 'optional'),
  sending: pair('Στέλνεται…', 'Sending…'),
  show: pair('Δείξε', 'Show'),
  hide: pair('Κρύψε', 'Hide'),
  showPassword: pair('Δείξε τον κωδικό', 'Show the password'),
  hidePassword: pair('Κρύψε τον κωδικό', 'Hide the password'),
};

/** Ways out of a refusal. */
export const errorActionMessages = {
  plans: pair('Δες τα πακέτα', 'See the plans'),
  subscription: pair('Δες τη συνδρομή', 'See the subscription'),
  details: pair('Συμπλήρωσε τα στοιχεία τιμολόγησης', 'Fill in the invoice details'),
  payment: pair('Άλλαξε τρόπο πληρωμής', 'Change the payment method'),
};
