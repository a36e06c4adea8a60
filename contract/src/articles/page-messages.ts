/** Words of the pages where articles are read. */
import { type Pair, pair } from '../pair.ts';
import type { ArticleType } from './types.ts';

/** What a table that is wider than the page is called. */
export const wideTable = pair('Πίνακας', 'Table');

export const articleListMessages = {
  title: pair('Οδηγός της αγοράς', 'Market guide'),
  lead: pair(
    'Οδηγοί και νέα για την αγορά, την πώληση και την ενοικίαση ακινήτων στην Ελλάδα, με απλά λόγια.',
    'Guides and news on buying, selling and renting property in Greece, in plain words.',
  ),
  leadOf: pair(
    (category: string) => `${category}: οδηγοί και νέα για τα ακίνητα στην Ελλάδα, με απλά λόγια.`,
    (category: string) => `${category}: guides and news on property in Greece, in plain words.`,
  ),
  categories: pair('Κατηγορίες', 'Categories'),
  all: pair('Όλα', 'All'),
  count: pair(
    (n: number) => (n === 1 ? '1 άρθρο' : `${n} άρθρα`),
    (n: number) => (n === 1 ? '1 article' : `${n} articles`),
  ),
  none: pair('Δεν υπάρχουν άρθρα σε αυτή την κατηγορία ακόμη.', 'There are no articles in this category yet.'),
  seeAll: pair('Δες όλα τα άρθρα', 'See all articles'),
  pages: pair('Σελίδες', 'Pages'),
  newer: pair('Νεότερα', 'Newer'),
  older: pair('Παλαιότερα', 'Older'),
  page: pair(
    (n: number, last: number) => `Σελίδα ${n} από ${last}`,
    (n: number, last: number) => `Page ${n} of ${last}`,
  ),
} as const;

export const articlePageMessages = {
  crumbs: pair('Η θέση σου', 'You are here'),
  by: pair('Από', 'By'),
  updated: pair(
    (day: string) => `Ενημερώθηκε ${day}`,
    (day: string) => `Updated ${day}`,
  ),
  contents: pair('Περιεχόμενα', 'Contents'),
  tags: pair('Θέματα', 'Topics'),
  related: pair('Διάβασε ακόμη', 'Read next'),
  note: pair(
    'Γενική ενημέρωση, όχι νομική ή φορολογική συμβουλή. Επιβεβαίωσε ό,τι σε αφορά πριν υπογράψεις.',
    'General information, not legal or tax advice. Confirm what concerns you before you sign.',
  ),
} as const;

export const typeNames: Readonly<Record<ArticleType, Pair>> = {
  explainer: pair('Εξήγηση', 'Explainer'),
  how_to: pair('Βήμα βήμα', 'How-to'),
  checklist: pair('Λίστα ελέγχου', 'Checklist'),
  analysis: pair('Ανάλυση', 'Analysis'),
  report: pair('Είδηση', 'News report'),
};

export const shareMessages = {
  share: pair('Μοιράσου', 'Share'),
  copied: pair('Ο σύνδεσμος αντιγράφηκε', 'Link copied'),
  print: pair('Εκτύπωσε', 'Print'),
} as const;
