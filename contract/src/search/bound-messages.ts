/** Words of the bounds of bounds.ts, by fact. */
import { formatEuro } from '../format.ts';
import { pair } from '../pair.ts';
import type { BoundFact, MostFact } from './bounds.ts';

type Words = { readonly el: string; readonly en: string };
type CountWords = { readonly el: (n: number) => string; readonly en: (n: number) => string };

/** Above the options of the filter. */
export const boundNames: Readonly<Record<BoundFact, Words>> = {
  deposit: pair('Εγγύηση', 'Deposit'),
  available: pair('Διαθέσιμο έως', 'Available by'),
  fees: pair('Μηνιαία κοινόχρηστα', 'Monthly common charges'),
};

/** As the object of «δεν αναφέρουν …». */
export const unstatedBoundNames: Readonly<Record<BoundFact, Words>> = {
  deposit: pair('εγγύηση', 'the deposit'),
  available: pair('από πότε είναι διαθέσιμα', 'when they’re available'),
  fees: pair('κοινόχρηστα', 'the common charges'),
};

/** «Χωρίς το φίλτρο …» */
export const relaxedBoundNames: Readonly<Record<BoundFact, Words>> = {
  deposit: pair('εγγύησης', 'deposit'),
  available: pair('διαθεσιμότητας', 'availability'),
  fees: pair('κοινοχρήστων', 'common charges'),
};

/** One choice of a number. Of none it says all that there is to say. */
export const upToWords: Readonly<Record<MostFact, CountWords>> = {
  deposit: pair(
    (n: number) => (n === 0 ? 'Χωρίς εγγύηση' : n === 1 ? 'Έως 1 μίσθωμα' : `Έως ${n} μισθώματα`),
    (n: number) => (n === 0 ? 'No deposit' : n === 1 ? 'Up to 1 month' : `Up to ${n} months`),
  ),
  fees: pair(
    (n: number) => (n === 0 ? 'Χωρίς κοινόχρηστα' : `Έως ${formatEuro(n)}`),
    (n: number) => (n === 0 ? 'No common charges' : `Up to ${formatEuro(n)}`),
  ),
};
