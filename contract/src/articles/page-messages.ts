/** Words of the pages where articles are read. */
import { type Pair, pair } from '../pair.ts';
import type { ArticleType } from './types.ts';

/** What a table that is wider than the page is called. */
export const wideTable = pair('Πίνακας', 'Table');

export const articleListMessages = {
  title: pair('Οδηγός της αγοράς', 'Market guide'),
  lead: pair(
    'Οδηγοί και νέα για αγορά, πώληση και ενοικίαση ακινήτων στην Ελλάδα, με απλά λόγια.',
    'Guides and news on buying, selling and renting property in Greece, in plain English.',
  ),
  leadOf: pair(
    (category: string) => `${category}: οδηγοί και νέα για τα ακίνητα στην Ελλάδα, με απλά λόγια.`,
    (category: string) => `${category}: guides and news on property in Greece, in plain English.`,
  ),
  categories: pair('Κατηγορίες', 'Categories'),
  all: pair('Όλα', 'All'),
  count: pair(
    (n: number) => (n === 1 ? '1 άρθρο' : `${n} άρθρα`),
    (n: number) => (n === 1 ? '1 article' : `${n} articles`),
  ),
  none: pair('Δεν υπάρχουν άρθρα σε αυτή την κατηγορία ακόμη.', 'No articles in this category yet.'),
  seeAll: pair('Δες όλα τα άρθρα', 'View all articles'),
  pages: pair('Σελιδοποίηση', 'Pagination'),
  newer: pair('Νεότερα', 'Newer'),
  older: pair('Παλαιότερα', 'Older'),
  page: pair(
    (n: number, last: number) => `Σελίδα ${n} από ${last}`,
    (n: number, last: number) => `Page ${n} of ${last}`,
  ),
} as const;

export const articlePageMessages = {
  crumbs: pair('Διαδρομή', 'Breadcrumb'),
  by: pair('Από', 'By'),
  updated: pair(
    (day: string) => `Ενημερώθηκε στις ${day}`,
    (day: string) => `Updated ${day}`,
  ),
  contents: pair('Περιεχόμενα', 'Contents'),
  tags: pair('Θέματα', 'Topics'),
  related: pair('Διάβασε επίσης', 'Read next'),
  note: pair(
    'Το άρθρο προσφέρει γενική ενημέρωση και όχι νομική ή φορολογική συμβουλή. Έλεγξε τι ισχύει στην περίπτωσή σου πριν υπογράψεις.',
    'This is general information, not legal or tax advice. Check how it applies to you before you sign.',
  ),
} as const;

export const typeNames: Readonly<Record<ArticleType, Pair>> = {
  explainer: pair('Με απλά λόγια', 'Explainer'),
  how_to: pair('Βήμα βήμα', 'How-to'),
  checklist: pair('Λίστα ελέγχου', 'Checklist'),
  analysis: pair('Ανάλυση', 'Analysis'),
  report: pair('Είδηση', 'News'),
};

export const shareMessages = {
  share: pair('Κοινοποίηση', 'Share'),
  copied: pair('Ο σύνδεσμος αντιγράφηκε', 'Link copied'),
  print: pair('Εκτύπωση', 'Print'),
} as const;
