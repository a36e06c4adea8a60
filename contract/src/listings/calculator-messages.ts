/** Words of the loan sum. */
import { pair } from '../pair.ts';

export const loanCalculatorMessages = {
  title: pair('Υπολογισμός δόσης', 'Monthly payment'),
  own: pair('Δικά σου χρήματα (%)', 'Your own money (%)'),
  rate: pair('Επιτόκιο (%)', 'Interest rate (%)'),
  years: pair('Χρόνια', 'Years'),
  count: pair('Υπολόγισε', 'Work it out'),
  monthly: pair('Δόση τον μήνα', 'Payment a month'),
  borrowed: pair('Ποσό δανείου', 'Loan'),
  ownMoney: pair('Δικά σου χρήματα', 'Your own money'),
  interest: pair('Τόκοι συνολικά', 'Interest in all'),
  note: pair(
    'Απλός υπολογισμός με ίσες δόσεις και σταθερό επιτόκιο που διαλέγεις εσύ. Δεν είναι προσφορά: φόροι, έξοδα και ασφάλειες δεν περιλαμβάνονται.',
    'A plain sum with equal payments at a fixed rate that you choose. It is not an offer: taxes, fees and insurance are not included.',
  ),
};
