/** Words of sums and plans, wherever they are shown. */
import { pair } from '../pair.ts';

const counted = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

export const amountMessages = {
  net: pair('Χωρίς ΦΠΑ', 'Excl. VAT'),
  vat: pair(
    (percent: number) => `ΦΠΑ ${percent}%`,
    (percent: number) => `VAT ${percent}%`,
  ),
  gross: pair('Με ΦΠΑ', 'Incl. VAT'),
  total: pair('Σύνολο', 'Total'),
  perMonth: pair('τον μήνα', 'per month'),
  plusVat: pair('συν ΦΠΑ', 'plus VAT'),
  days: pair(
    (from: string, to: string) => `${from} έως και ${to}`,
    (from: string, to: string) => `${from} to ${to}`,
  ),
} as const;

export const listingQuotaMessages = {
  used: pair(
    (used: number, all: number) => `${used} από ${counted(all, 'ενεργή αγγελία', 'ενεργές αγγελίες')}`,
    (used: number, all: number) => `${used} of ${counted(all, 'active listing', 'active listings')}`,
  ),
  usedFree: pair(
    (used: number) => `${counted(used, 'ενεργή αγγελία', 'ενεργές αγγελίες')}, χωρίς όριο`,
    (used: number) => `${counted(used, 'active listing', 'active listings')}, no limit`,
  ),
  left: pair(
    (n: number) =>
      n === 0
        ? 'Έφτασες το όριό σου.'
        : n === 1
          ? 'Μπορείς να δημοσιεύσεις 1 ακόμη.'
          : `Μπορείς να δημοσιεύσεις ${n} ακόμη.`,
    (n: number) => (n === 0 ? 'You’ve reached your limit.' : `${n} left.`),
  ),
  paused: pair(
    (n: number) =>
      n === 1 ? 'Θα μπει σε παύση η παλαιότερη αγγελία σου.' : `Θα μπουν σε παύση οι ${n} παλαιότερες αγγελίες σου.`,
    (n: number) => (n === 1 ? 'Your oldest listing will be paused.' : `Your ${n} oldest listings will be paused.`),
  ),
} as const;
