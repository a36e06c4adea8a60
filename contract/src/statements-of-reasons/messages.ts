/** Words of the pages with what was decided about the reader. */
import { pair } from '../pair.ts';

export const decisionListMessages = {
  title: pair('Αποφάσεις για σένα', 'Decisions about you'),
  lead: pair(
    'Ό,τι περιορίσαμε στον λογαριασμό ή στις αγγελίες σου, με τον λόγο και με το τι μπορείς να κάνεις αν διαφωνείς.',
    'Everything we’ve restricted on your account or listings, why, and what you can do if you disagree.',
  ),
  none: pair('Δεν υπάρχει απόφαση για σένα', 'There are no decisions about you'),
  noneText: pair(
    'Αν ποτέ περιορίσουμε κάτι, θα το δεις εδώ και θα σου στείλουμε email.',
    'If we ever restrict something, you’ll see it here and we’ll email you.',
  ),
  decision: pair('Απόφαση', 'Decision'),
  about: pair('Αφορά', 'About'),
  account: pair('Ο λογαριασμός σου', 'Your account'),
  date: pair('Ημερομηνία', 'Date'),
  state: pair('Κατάσταση', 'Status'),
  inForce: pair('Ισχύει', 'In force'),
  lifted: pair('Δεν ισχύει πια', 'Lifted'),
} as const;

export const decisionPageMessages = {
  back: pair('Όλες οι αποφάσεις', 'All decisions'),
  statement: pair('Αιτιολογία', 'Statement of reasons'),
  terms: pair('Διάβασε τον όρο', 'Read the term'),
  writtenIn: {
    el: pair('Στα ελληνικά', 'In Greek'),
    en: pair('Στα αγγλικά', 'In English'),
  },
} as const;
