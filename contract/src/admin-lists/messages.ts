/** Words that all lists of administrators share. */
import { type Pair, pair } from '../pair.ts';
import type { AdminListingSort } from './list-choices.ts';

export const adminListMessages = {
  filters: pair('Φίλτρα της λίστας', 'List filters'),
  perPage: pair('Ανά σελίδα', 'Per page'),
  csv: pair('Λήψη CSV', 'Download CSV'),
  sortBy: pair(
    (column: string) => `Ταξινόμηση: ${column}`,
    (column: string) => `Sort by ${column.toLowerCase()}`,
  ),
  sort: pair('Ταξινόμηση', 'Sort by'),
} as const;

export const adminListingSortNames: Readonly<Record<AdminListingSort, { asc: Pair; desc: Pair }>> = {
  newest: { desc: pair('Νεότερες πρώτα', 'Newest first'), asc: pair('Παλαιότερες πρώτα', 'Oldest first') },
  price: {
    desc: pair('Ακριβότερες πρώτα', 'Highest price first'),
    asc: pair('Φθηνότερες πρώτα', 'Lowest price first'),
  },
  updated: {
    desc: pair('Αλλαγή: πρόσφατες πρώτα', 'Recently changed first'),
    asc: pair('Αλλαγή: παλιές πρώτα', 'Longest unchanged first'),
  },
};
