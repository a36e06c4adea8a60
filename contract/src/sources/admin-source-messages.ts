/** Words of the admin's list of the sources of all agencies. */
import { type Pair, pair } from '../pair.ts';
import type { adminSourceSorts } from './source-choices.ts';

const counted = (one: string, many: string) => (count: number, shown: string) =>
  count === 1 ? one : many.replace('#', shown);
type Sort = (typeof adminSourceSorts)[number];

export const adminSourceMessages = {
  title: pair('Πηγές αγγελιών', 'Listing sources'),
  lead: pair(
    'Από πού έρχονται οι αγγελίες των μεσιτικών γραφείων. Για κάθε ενέργεια στέλνουμε στο γραφείο τον λόγο με email.',
    'Where agencies’ listings come from. Whenever you take action, we email the agency the reason.',
  ),
  tabs: pair('Κατάσταση', 'Status'),
  shows: {
    all: pair('Όλες', 'All'),
    active: pair('Ενεργές', 'Active'),
    failing: pair('Με πρόβλημα', 'Failing'),
    paused: pair('Σε παύση', 'Paused'),
    stopped: pair('Σταματημένες', 'Stopped'),
    removed: pair('Αφαιρέθηκαν', 'Removed'),
  },
  states: {
    active: pair('Ενεργή', 'Active'),
    paused: pair('Σε παύση', 'Paused'),
    stopped: pair('Σταματημένη', 'Stopped'),
    removed: pair('Αφαιρέθηκε', 'Removed'),
  },
  search: pair('Πηγή, διεύθυνση ή γραφείο', 'Source, address or agency'),
  find: pair('Αναζήτηση', 'Search'),
  clear: pair('Καθαρισμός', 'Clear'),
  columns: {
    name: pair('Πηγή', 'Source'),
    agency: pair('Μεσιτικό γραφείο', 'Agency'),
    state: pair('Κατάσταση', 'Status'),
    items: pair('Αγγελίες', 'Live listings'),
    last_run: pair('Τελευταία ανάγνωση', 'Last import'),
  } satisfies Record<Exclude<Sort, 'failing'>, Pair>,
  actions: pair('Ενέργειες', 'Actions'),
  sortBy: {
    el: (column: string) => `Ταξινόμηση: ${column}`,
    en: (column: string) => `Sort by: ${column}`,
  },
  sort: pair('Ταξινόμηση', 'Sort by'),
  orders: {
    'last_run-desc': pair('Πρόσφατη ανάγνωση πρώτα', 'Latest import first'),
    'last_run-asc': pair('Παλιότερη ανάγνωση πρώτα', 'Oldest import first'),
    'name-asc': pair('Πηγή, Α έως Ω', 'Source, A to Z'),
    'name-desc': pair('Πηγή, Ω έως Α', 'Source, Z to A'),
    'agency-asc': pair('Γραφείο, Α έως Ω', 'Agency, A to Z'),
    'agency-desc': pair('Γραφείο, Ω έως Α', 'Agency, Z to A'),
    'state-asc': pair('Ενεργές πρώτα', 'Active first'),
    'state-desc': pair('Σταματημένες πρώτα', 'Stopped first'),
    'items-desc': pair('Περισσότερες αγγελίες πρώτα', 'Most listings first'),
    'items-asc': pair('Λιγότερες αγγελίες πρώτα', 'Fewest listings first'),
    'failing-asc': pair('Παλιότερο πρόβλημα πρώτα', 'Oldest problem first'),
    'failing-desc': pair('Νεότερο πρόβλημα πρώτα', 'Newest problem first'),
  } satisfies Record<`${Sort}-${'asc' | 'desc'}`, Pair>,
  found: {
    el: counted('1 πηγή', '# πηγές'),
    en: counted('1 source', '# sources'),
  },
  none: pair('Καμία πηγή', 'No sources'),
  noneText: pair('Κανένα γραφείο δεν έχει προσθέσει πηγή αγγελιών ακόμη.', 'No agency has added a listing source yet.'),
  noneFound: pair('Δεν βρέθηκε τίποτα με αυτά τα φίλτρα.', 'Nothing matches these filters.'),
  neverRead: pair('Δεν έχει διαβαστεί ακόμη', 'Not read yet'),
  failingSince: {
    el: (when: string) => `Δεν διαβάζεται από ${when}`,
    en: (when: string) => `Failing since ${when}`,
  },
  line: {
    el: (line: number) => `γραμμή ${line}`,
    en: (line: number) => `line ${line}`,
  },
  rejected: {
    el: counted('1 αγγελία δεν γίνεται δεκτή', '# αγγελίες δεν γίνονται δεκτές'),
    en: counted('1 listing rejected', '# listings rejected'),
  },
  startOrStop: pair('Ανάγνωση ή διακοπή', 'Read or stop'),
  startAgain: pair('Νέα έναρξη', 'Start again'),
  stop: pair('Διακοπή', 'Stop'),
  read: pair('Διάβασέ την τώρα', 'Read now'),
  stopText: pair(
    'Με τη διακοπή η πηγή δεν διαβάζεται μέχρι να την ξεκινήσει διαχειριστής. Οι αγγελίες της μένουν όπως είναι.',
    'A stopped source isn’t read until an administrator starts it again. Its listings stay as they are.',
  ),
  reason: pair('Λόγος (τον βλέπει το γραφείο)', 'Reason (shown to the agency)'),
  remove: pair('Αφαίρεση', 'Remove'),
  removeText: {
    el: counted(
      '1 ενεργή αγγελία μπαίνει σε παύση. Η πηγή δεν επανέρχεται: το γραφείο μπορεί μόνο να προσθέσει νέα.',
      '# ενεργές αγγελίες μπαίνουν σε παύση. Η πηγή δεν επανέρχεται: το γραφείο μπορεί μόνο να προσθέσει νέα.',
    ),
    en: counted(
      '1 live listing will be paused. This can’t be undone: the agency can only add a new source.',
      '# live listings will be paused. This can’t be undone: the agency can only add a new source.',
    ),
  },
  removeEmpty: pair(
    'Δεν έχει ενεργές αγγελίες. Η πηγή δεν επανέρχεται: το γραφείο μπορεί μόνο να προσθέσει νέα.',
    'It has no live listings. This can’t be undone: the agency can only add a new source.',
  ),
};

export const adminSourceFlashMessages = {
  started: pair('Η ανάγνωση της πηγής ξεκίνησε.', 'We’ve started reading the source.'),
  allowed: pair(
    'Η πηγή είναι ξανά ενεργή. Θα διαβαστεί όταν το γραφείο στείλει κάτι.',
    'The source is active again. It will be read when the agency sends something.',
  ),
  stopped: pair('Η πηγή σταμάτησε.', 'The source has been stopped.'),
  removed: pair(
    'Η πηγή αφαιρέθηκε και οι αγγελίες της μπήκαν σε παύση.',
    'The source has been removed and its listings paused.',
  ),
} as const;
