/** Words of the loan sum. */
import { pair } from '../../pair.ts';

export const loanCalculatorMessages = {
  title: pair('Υπολογισμός δόσης', 'Mortgage calculator'),
  depositPercent: pair('Ίδια συμμετοχή (%)', 'Deposit (%)'),
  rate: pair('Επιτόκιο (%)', 'Interest rate (%)'),
  years: pair('Διάρκεια (έτη)', 'Loan term (years)'),
  count: pair('Υπολογισμός', 'Calculate'),
  monthly: pair('Μηνιαία δόση', 'Monthly payment'),
  borrowed: pair('Ποσό δανείου', 'Loan amount'),
  deposit: pair('Ίδια συμμετοχή', 'Deposit'),
  interest: pair('Συνολικοί τόκοι', 'Total interest'),
  note: pair(
    'Ενδεικτικός υπολογισμός με ίσες δόσεις και το σταθερό επιτόκιο που επιλέγεις. Δεν αποτελεί προσφορά δανείου και δεν περιλαμβάνει φόρους, έξοδα και ασφάλιστρα.',
    'An estimate based on equal monthly payments at a fixed rate you choose. It isn’t a loan offer and doesn’t include taxes, fees or insurance.',
  ),
};
