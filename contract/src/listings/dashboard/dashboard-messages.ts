/**
 * Words of the first page of the dashboard: what listings brought, who answers, which listings need a look.
 */
import { formatCount, formatThousands } from '../../format.ts';
import { type Locale, type Pair, pair } from '../../pair.ts';
import { percent } from '../messages.ts';
import type { StaleReason } from './dashboard-choices.ts';

/** Under so many a percentage says less than the number itself. */
const FEW = 20;

const inPercent = (by: number, before: number): number => Math.round((Math.abs(by) / before) * 100);
const isSame = (by: number, before: number): boolean => by === 0 || (before >= FEW && inPercent(by, before) === 0);
const sizeOf = (by: number, before: number, locale: Locale): string =>
  before >= FEW ? percent[locale](inPercent(by, before)) : formatCount(Math.abs(by), locale);

const span = pair(
  (days: number) => `τις προηγούμενες ${days} ημέρες`,
  (days: number) => `the previous ${days} days`,
);

export const dashboardMessages = {
  title: pair('Η πορεία των αγγελιών σου', 'Listing performance'),
  failed: pair('Δεν φορτώθηκαν τα στατιστικά. Δοκίμασε ξανά σε λίγο.', 'Couldn’t load your stats. Try again shortly.'),
  periods: pair('Περίοδος', 'Period'),
  days: pair(
    (days: number) => `${days} ημέρες`,
    (days: number) => `${days} days`,
  ),
  range: pair(
    (from: string, to: string) => `${from} έως ${to}`,
    (from: string, to: string) => `${from} to ${to}`,
  ),
  stats: pair('Στατιστικά της περιόδου', 'Stats for this period'),
  room: pair('Ενεργές αγγελίες', 'Active listings'),
  roomOf: pair(
    (all: number) => `από ${formatThousands(all)} που δικαιούσαι`,
    (all: number) => `out of ${formatCount(all, 'en')}`,
  ),
  roomFree: pair('χωρίς όριο', 'no limit'),
  roomFull: pair('Έφτασες το όριο.', 'You’ve reached the limit.'),
  roomExpired: pair('Η συνδρομή σου έχει λήξει.', 'Your subscription has expired.'),
  seePlans: pair('Δες τη συνδρομή', 'View subscription'),
  seeReview: pair('Δες τον έλεγχο λογαριασμού', 'View account review'),
  views: pair('Προβολές', 'Views'),
  contacts: pair('Επαφές', 'Leads'),
  contactsOf: pair(
    (messages: number, phones: number) =>
      `${formatThousands(messages)} ${messages === 1 ? 'μήνυμα' : 'μηνύματα'}, ${formatThousands(phones)} ${phones === 1 ? 'εμφάνιση' : 'εμφανίσεις'} τηλεφώνου`,
    (messages: number, phones: number) =>
      `${formatCount(messages, 'en')} ${messages === 1 ? 'message' : 'messages'}, ${formatCount(phones, 'en')} phone ${phones === 1 ? 'view' : 'views'}`,
  ),
  answer: pair('Συνήθης χρόνος απάντησης', 'Typical reply time'),
  answerNone: pair('Καμία ακόμη', 'No replies yet'),
  /** Where nothing was answered there is no half that was faster. */
  answerOf: pair(
    (answered: number, asked: number) =>
      `${answered > 0 ? 'Οι μισές απαντήσεις ήταν πιο γρήγορες. ' : ''}Απαντήθηκαν ${formatThousands(answered)} από ${formatThousands(asked)} σε 90 ημέρες.`,
    (answered: number, asked: number) =>
      `${answered > 0 ? 'Half of replies were faster. ' : ''}${formatCount(answered, 'en')} of ${formatCount(asked, 'en')} answered in the last 90 days.`,
  ),
  answerNothing: pair('Κανένα μήνυμα τις τελευταίες 90 ημέρες.', 'No enquiries in the last 90 days.'),
  faster: pair('πιο γρήγορα από το προηγούμενο τρίμηνο', 'faster than in the previous 90 days'),
  slower: pair('πιο αργά από το προηγούμενο τρίμηνο', 'slower than in the previous 90 days'),
  waiting: pair(
    (n: number) =>
      n === 1 ? '1 συνομιλία περιμένει απάντηση' : `${formatThousands(n)} συνομιλίες περιμένουν απάντηση`,
    (n: number) => (n === 1 ? '1 conversation needs a reply' : `${formatCount(n, 'en')} conversations need a reply`),
  ),
  /** In words, so that no colour has to be read. */
  change: pair(
    (now: number, before: number, days: number): string => {
      const by = now - before;
      if (isSame(by, before)) return `όσες και ${span.el(days)}`;
      const size = sizeOf(by, before, 'el');
      return `${size} ${by > 0 ? 'περισσότερες' : 'λιγότερες'} από ${span.el(days)}`;
    },
    (now: number, before: number, days: number): string => {
      const by = now - before;
      if (isSame(by, before)) return `same as ${span.en(days)}`;
      const size = sizeOf(by, before, 'en');
      return `${size} ${by > 0 ? 'more' : 'fewer'} than ${span.en(days)}`;
    },
  ),
  chart: pair('Ανά ημέρα', 'By day'),
  chartDescription: pair(
    (what: string, total: number, max: number, on: string) =>
      `${what}: ${formatThousands(total)} συνολικά, με μέγιστο ${formatThousands(max)} στις ${on}. Αναλυτικά στον πίνακα.`,
    (what: string, total: number, max: number, on: string) =>
      `${what}: ${formatCount(total, 'en')} in total, peaking at ${formatCount(max, 'en')} on ${on}. The table has the daily numbers.`,
  ),
  chartNone: pair(
    (what: string) => `${what}: καμία σε αυτή την περίοδο.`,
    (what: string) => `${what}: none in this period.`,
  ),
  chartDay: pair(
    (what: string) => `${what}: διάλεξε ημέρα`,
    (what: string) => `${what}: choose a day`,
  ),
  table: pair('Προβολή σε πίνακα', 'View as table'),
  day: pair('Ημέρα', 'Day'),
  messages: pair('Μηνύματα', 'Messages'),
  reveals: pair('Εμφανίσεις τηλεφώνου', 'Phone number views'),
  export: pair('Λήψη CSV', 'Download CSV'),
  exportWhat: pair('όλες οι αγγελίες με τα στατιστικά τους', 'all listings with their stats'),
  best: pair('Με την καλύτερη πορεία', 'Top performers'),
  bestText: pair('Περισσότερες επαφές ανά προβολή.', 'Most leads per view.'),
  bestNone: pair('Καμία προβολή ακόμη σε αυτή την περίοδο.', 'No views in this period yet.'),
  stale: pair('Χρειάζονται προσοχή', 'Need attention'),
  staleText: pair(
    (n: number) => (n === 1 ? '1 ενεργή αγγελία.' : `${formatThousands(n)} ενεργές αγγελίες.`),
    (n: number) => (n === 1 ? '1 active listing.' : `${formatCount(n, 'en')} active listings.`),
  ),
  staleNone: pair('Όλες οι αγγελίες πάνε καλά.', 'Nothing needs your attention.'),
  rate: pair(
    (contacts: number, views: number) =>
      `${formatThousands(contacts)} ${contacts === 1 ? 'επαφή' : 'επαφές'} σε ${formatThousands(views)} ${views === 1 ? 'προβολή' : 'προβολές'}`,
    (contacts: number, views: number) =>
      `${formatCount(contacts, 'en')} ${contacts === 1 ? 'lead' : 'leads'} from ${formatCount(views, 'en')} ${views === 1 ? 'view' : 'views'}`,
  ),
  team: pair('Η ομάδα', 'Team'),
  teamText: pair('Πρώτες απαντήσεις τις τελευταίες 90 ημέρες.', 'First replies in the last 90 days.'),
  name: pair('Όνομα', 'Name'),
  answered: pair('Απαντήσεις', 'Replies'),
  howFast: pair('Συνήθης χρόνος απάντησης', 'Typical reply time'),
} as const;

export const staleReasonMessages: Readonly<Record<StaleReason, Pair<(above: number) => string>>> = {
  no_contacts: pair(
    () => 'Καμία επαφή σε 30 ημέρες',
    () => 'No leads in 30 days',
  ),
  unconfirmed: pair(
    () => 'Δεν επιβεβαιώθηκε πρόσφατα',
    () => 'Not confirmed recently',
  ),
  above_median: pair(
    (above) => `${percent.el(above)} πάνω από τη διάμεση τιμή της περιοχής`,
    (above) => `${percent.en(above)} above the area median`,
  ),
};

/** `95` → `1 ώρα και 35 λεπτά`; from two days on in days. */
export const formatReplyTime = pair(
  (minutes: number): string => {
    if (minutes < 60) return minutes === 1 ? '1 λεπτό' : `${minutes} λεπτά`;
    const hours = Math.floor(minutes / 60);
    if (hours >= 48) return `${Math.round(hours / 24)} ημέρες`;
    const minutesPart = minutes % 60;
    const hoursText = hours === 1 ? '1 ώρα' : `${hours} ώρες`;
    return minutesPart > 0 && hours < 10 ? `${hoursText} και ${minutesPart}΄` : hoursText;
  },
  (minutes: number): string => {
    if (minutes < 60) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
    const hours = Math.floor(minutes / 60);
    if (hours >= 48) return `${Math.round(hours / 24)} days`;
    const minutesPart = minutes % 60;
    const hoursText = hours === 1 ? '1 hour' : `${hours} hours`;
    return minutesPart > 0 && hours < 10 ? `${hoursText} ${minutesPart} min` : hoursText;
  },
);
