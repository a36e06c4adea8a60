/** Words of sums and plans, wherever they are shown. */
import { pair } from '../pair.ts';

const counted = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

export const amountMessages = {
  net: pair('Χωρίς ΦΠΑ', 'Without VAT'),
  vat: pair(
    (percent: number) => `ΦΠΑ ${percent}%`,
    (percent: number) => `VAT ${percent}%`,
  ),
  gross: pair('Με ΦΠΑ', 'With VAT'),
  total: pair('Σύνολο', 'Total'),
  perMonth: pair('τον μήνα', 'a month'),
  plusVat: pair('συν ΦΠΑ', 'plus VAT'),
  days: pair(
    (from: string, to: string) => `${from} ως και ${to}`,
    (from: string, to: string) => `${from} to ${to}`,
  ),
} as const;

export const listingQuotaMessages = {
  used: pair(
    (used: number, all: number) => `${used} από ${counted(all, 'ενεργή αγγελία', 'ενεργές αγγελίες')}`,
    (used: number, all: number) => `${used} of ${counted(all, 'active ad', 'active ads')}`,
  ),
  usedFree: pair(
    (used: number) => `${counted(used, 'ενεργή αγγελία', 'ενεργές αγγελίες')}, χωρίς όριο`,
    (used: number) => `${counted(used, 'active ad', 'active ads')}, without a limit`,
  ),
  left: pair(
    (n: number) => (n === 0 ? 'Δεν χωράει άλλη.' : n === 1 ? 'Χωράει 1 ακόμη.' : `Χωράνε ${n} ακόμη.`),
    (n: number) => (n === 0 ? 'There is no room for more.' : `Room for ${n} more.`),
  ),
  paused: pair(
    (n: number) =>
      n === 1 ? 'Θα σταματήσει 1 αγγελία: η παλαιότερη.' : `Θα σταματήσουν ${n} αγγελίες, με τις παλαιότερες πρώτες.`,
    (n: number) => (n === 1 ? '1 ad would be paused: the oldest.' : `${n} ads would be paused, the oldest first.`),
  ),
} as const;
