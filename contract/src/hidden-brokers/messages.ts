/** Words of the admin's list of private accounts that look like agents'. */
import { pair } from '../pair.ts';
import type { BrokerSignal } from './model.ts';

const listed = (count: number, one: string, many: string): string => (count === 1 ? one : `${count} ${many}`);

export const hiddenBrokersMessages = {
  title: pair('Ιδιώτες ή μεσίτες;', 'Owner or agent?'),
  lead: pair(
    'Ιδιωτικοί λογαριασμοί που μοιάζουν με επαγγελματικούς, από χθες τη νύχτα. Οι βαθμοί δεν αποδεικνύουν τίποτα και δεν έχουν καμία συνέπεια από μόνοι τους: δες τα στοιχεία πριν αποφασίσεις.',
    'Private accounts that look like those of professionals, as of last night. Points prove nothing and have no effect on their own: look at the evidence before you decide.',
  ),
  search: pair('Όνομα χρήστη', 'Username'),
  find: pair('Αναζήτηση', 'Search'),
  clear: pair('Καθαρισμός', 'Clear'),
  account: pair('Λογαριασμός', 'Account'),
  points: pair('Βαθμοί', 'Points'),
  evidence: pair('Στοιχεία', 'Evidence'),
  computed: pair('Υπολογίστηκε', 'Computed'),
  sort: pair('Σειρά', 'Sort by'),
  most: pair('Περισσότεροι βαθμοί πρώτα', 'Most points first'),
  fewest: pair('Λιγότεροι βαθμοί πρώτα', 'Fewest points first'),
  none: pair('Κανένας λογαριασμός', 'No accounts'),
  noneText: pair(
    'Κανένας ιδιωτικός λογαριασμός δεν συγκεντρώνει αρκετά στοιχεία.',
    'No private account has enough evidence against it.',
  ),
  noneFound: pair('Δοκίμασε άλλο όνομα.', 'Try another name.'),
  found: pair(
    (count: number, shown: string) => (count === 1 ? '1 λογαριασμός' : `${shown} λογαριασμοί`),
    (count: number, shown: string) => (count === 1 ? '1 account' : `${shown} accounts`),
  ),
  pointsOf: pair(
    (points: number) => listed(points, '1 βαθμός', 'βαθμοί'),
    (points: number) => listed(points, '1 point', 'points'),
  ),
};

export const brokerSignalMessages = {
  listings_now: pair(
    (count: number) => listed(count, '1 ενεργή αγγελία', 'ενεργές αγγελίες'),
    (count: number) => listed(count, '1 active listing', 'active listings'),
  ),
  properties_in_a_year: pair(
    (count: number) => listed(count, '1 ακίνητο σε 12 μήνες', 'ακίνητα σε 12 μήνες'),
    (count: number) => listed(count, '1 property in 12 months', 'properties in 12 months'),
  ),
  shared_phone: pair(
    (count: number) => `Ίδιο τηλέφωνο με ${listed(count, '1 άλλο λογαριασμό', 'άλλους λογαριασμούς')}`,
    (count: number) => `Shares a phone number with ${listed(count, '1 other account', 'other accounts')}`,
  ),
  shared_photos: pair(
    (count: number) => `Ίδιες φωτογραφίες με ${listed(count, '1 άλλο λογαριασμό', 'άλλους λογαριασμούς')}`,
    (count: number) => `Shares photos with ${listed(count, '1 other account', 'other accounts')}`,
  ),
  agency_words: pair(
    (count: number) => listed(count, '1 φράση μεσίτη στα κείμενα', 'φράσεις μεσίτη στα κείμενα'),
    (count: number) => listed(count, '1 agency phrase in the text', 'agency phrases in the text'),
  ),
  municipalities: pair(
    (count: number) => `Αγγελίες σε ${listed(count, '1 δήμο', 'δήμους')}`,
    (count: number) => `Listings in ${listed(count, '1 municipality', 'municipalities')}`,
  ),
  reports: pair(
    (count: number) => listed(count, '1 αναφορά ότι ενεργεί ως μεσίτης', 'αναφορές ότι ενεργεί ως μεσίτης'),
    (count: number) => listed(count, '1 report of acting as an agent', 'reports of acting as an agent'),
  ),
} as const satisfies Record<BrokerSignal, unknown>;
