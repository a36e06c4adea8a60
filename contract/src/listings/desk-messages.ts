/** Words of the desk on the first page of the dashboard: what ads brought, who answers, which ads need a look. */
import { formatThousands } from '../numbers.ts';
import { type Pair, pair } from '../pair.ts';
import type { StaleReason } from './desk-choices.ts';
import { percent } from './messages.ts';

/** Under so many a percentage says less than the number itself. */
const FEW = 20;

const inPercent = (by: number, before: number): number => Math.round((Math.abs(by) / before) * 100);
const isSame = (by: number, before: number): boolean => by === 0 || (before >= FEW && inPercent(by, before) === 0);
const sizeOf = (by: number, before: number, percent: (value: number) => string): string =>
  before >= FEW ? percent(inPercent(by, before)) : formatThousands(Math.abs(by));

const span = pair(
  (days: number) => `τις ${days} προηγούμενες ημέρες`,
  (days: number) => `the ${days} days before`,
);

export const dashboardMessages = {
  title: pair('Πώς πάνε οι αγγελίες', 'How the ads are doing'),
  failed: pair(
    'Οι αριθμοί δεν διαβάστηκαν. Δοκίμασε ξανά σε λίγο.',
    'The figures could not be read. Try again shortly.',
  ),
  periods: pair('Περίοδος', 'Period'),
  days: pair(
    (days: number) => `${days} ημέρες`,
    (days: number) => `${days} days`,
  ),
  range: pair(
    (from: string, to: string) => `${from} έως ${to}`,
    (from: string, to: string) => `${from} to ${to}`,
  ),
  figures: pair('Αριθμοί της περιόδου', 'Figures of the period'),
  room: pair('Ενεργές αγγελίες', 'Active ads'),
  roomOf: pair(
    (all: number) => `από ${formatThousands(all)} που μπορείς να έχεις`,
    (all: number) => `of the ${formatThousands(all)} you can have`,
  ),
  roomFree: pair('χωρίς όριο', 'no limit'),
  roomFull: pair('Έφτασες το όριο.', 'You’ve reached the limit.'),
  roomExpired: pair('Η συνδρομή έχει λήξει.', 'The subscription has expired.'),
  seePlans: pair('Δες τη συνδρομή', 'See the subscription'),
  views: pair('Προβολές', 'Views'),
  contacts: pair('Επαφές', 'Contacts'),
  contactsOf: pair(
    (messages: number, phones: number) =>
      `${messages === 1 ? '1 μήνυμα' : `${formatThousands(messages)} μηνύματα`}, ${phones === 1 ? '1 τηλέφωνο' : `${formatThousands(phones)} τηλέφωνα`}`,
    (messages: number, phones: number) =>
      `${messages === 1 ? '1 message' : `${formatThousands(messages)} messages`}, ${phones === 1 ? '1 phone' : `${formatThousands(phones)} phones`}`,
  ),
  answer: pair('Πρώτη απάντηση', 'First answer'),
  answerNone: pair('Καμία ακόμη', 'None yet'),
  /** Where nothing was answered there is no half that was faster. */
  answerOf: pair(
    (answered: number, asked: number) =>
      `${answered > 0 ? 'Οι μισές απαντήσεις ήταν πιο γρήγορες. ' : ''}Απαντήθηκαν ${formatThousands(answered)} από ${formatThousands(asked)} σε 90 ημέρες.`,
    (answered: number, asked: number) =>
      `${answered > 0 ? 'Half of the answers were faster. ' : ''}${formatThousands(answered)} of ${formatThousands(asked)} answered in 90 days.`,
  ),
  answerNothing: pair('Κανείς δεν ρώτησε σε 90 ημέρες.', 'Nobody asked in 90 days.'),
  faster: pair('πιο γρήγορα από το προηγούμενο τρίμηνο', 'faster than the quarter before'),
  slower: pair('πιο αργά από το προηγούμενο τρίμηνο', 'slower than the quarter before'),
  waiting: pair(
    (n: number) =>
      n === 1 ? '1 συνομιλία περιμένει απάντηση' : `${formatThousands(n)} συνομιλίες περιμένουν απάντηση`,
    (n: number) =>
      n === 1 ? '1 conversation waits for an answer' : `${formatThousands(n)} conversations wait for an answer`,
  ),
  /** In words, so that no colour has to be read. */
  change: pair(
    (now: number, before: number, days: number): string => {
      const by = now - before;
      if (isSame(by, before)) return `όσες ${span.el(days)}`;
      const size = sizeOf(by, before, percent.el);
      return `${size} ${by > 0 ? 'περισσότερες' : 'λιγότερες'} από ${span.el(days)}`;
    },
    (now: number, before: number, days: number): string => {
      const by = now - before;
      if (isSame(by, before)) return `the same as ${span.en(days)}`;
      const size = sizeOf(by, before, percent.en);
      return `${size} ${by > 0 ? 'more' : 'fewer'} than ${span.en(days)}`;
    },
  ),
  chart: pair('Ημέρα με την ημέρα', 'Day by day'),
  chartTold: pair(
    (what: string, total: number, most: number, on: string) =>
      `${what}: ${formatThousands(total)} συνολικά, οι περισσότερες (${formatThousands(most)}) στις ${on}. Οι αριθμοί είναι στον πίνακα.`,
    (what: string, total: number, most: number, on: string) =>
      `${what}: ${formatThousands(total)} in all, most (${formatThousands(most)}) on ${on}. The figures are in the table.`,
  ),
  chartNone: pair(
    (what: string) => `${what}: καμία σε αυτή την περίοδο.`,
    (what: string) => `${what}: none in this period.`,
  ),
  chartDay: pair(
    (what: string) => `${what}: διάλεξε ημέρα`,
    (what: string) => `${what}: choose a day`,
  ),
  table: pair('Οι αριθμοί σε πίνακα', 'The figures as a table'),
  day: pair('Ημέρα', 'Day'),
  messages: pair('Μηνύματα', 'Messages'),
  reveals: pair('Εμφανίσεις τηλεφώνου', 'Phone shown'),
  export: pair('Κατέβασε CSV', 'Download CSV'),
  exportWhat: pair('όλες οι αγγελίες με τους αριθμούς τους', 'all ads with their figures'),
  best: pair('Οι καλύτερες', 'Doing best'),
  bestText: pair('Περισσότερες επαφές ανά προβολή.', 'Most contacts a view.'),
  bestNone: pair('Καμία προβολή ακόμη σε αυτή την περίοδο.', 'No views yet in this period.'),
  stale: pair('Θέλουν μια ματιά', 'Need a look'),
  staleText: pair(
    (n: number) => (n === 1 ? '1 ενεργή αγγελία.' : `${formatThousands(n)} ενεργές αγγελίες.`),
    (n: number) => (n === 1 ? '1 active ad.' : `${formatThousands(n)} active ads.`),
  ),
  staleNone: pair('Όλες οι αγγελίες πάνε καλά.', 'All ads are doing well.'),
  rate: pair(
    (contacts: number, views: number) =>
      `${formatThousands(contacts)} ${contacts === 1 ? 'επαφή' : 'επαφές'} σε ${formatThousands(views)} ${views === 1 ? 'προβολή' : 'προβολές'}`,
    (contacts: number, views: number) =>
      `${formatThousands(contacts)} ${contacts === 1 ? 'contact' : 'contacts'} in ${formatThousands(views)} ${views === 1 ? 'view' : 'views'}`,
  ),
  team: pair('Η ομάδα', 'The team'),
  teamText: pair('Πρώτες απαντήσεις σε 90 ημέρες.', 'First answers in 90 days.'),
  person: pair('Όνομα', 'Name'),
  answered: pair('Απάντησε', 'Answered'),
  howFast: pair('Συνήθης χρόνος', 'Usual time'),
} as const;

export const staleReasonMessages: Readonly<Record<StaleReason, Pair<(above: number) => string>>> = {
  quiet: pair(
    () => 'Καμία επαφή σε 30 ημέρες',
    () => 'No contact in 30 days',
  ),
  unconfirmed: pair(
    () => 'Δεν επιβεβαιώθηκε πρόσφατα',
    () => 'Not confirmed lately',
  ),
  pricey: pair(
    (above) => `${percent.el(above)} πάνω από τη διάμεση της περιοχής`,
    (above) => `${percent.en(above)} above its district’s median`,
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
