/** Words of measures against manifestly unfounded reports: of admins, of who is concerned, and of their emails. */
import { type Pair, pair } from '../pair.ts';
import type { MisuseMeasure } from './misuse.ts';

/** What happened, in the statement of reasons. */
export const misuseFactsMessages = pair(
  (decided: number, unfounded: number, numbers: string) =>
    `Από τις ${decided} τελευταίες αναφορές σου που εξετάσαμε, οι ${unfounded} ήταν προδήλως αβάσιμες: ${numbers}.`,
  (decided: number, unfounded: number, numbers: string) =>
    `Of your last ${decided} reports that we reviewed, ${unfounded} were manifestly unfounded: ${numbers}.`,
);

export const misuseEmailMessages = {
  reports_warned: {
    title: pair('Προειδοποίηση για τις αναφορές σου', 'A warning about your reports'),
    text: pair(
      'Πολλές από τις αναφορές σου ήταν προδήλως αβάσιμες. Οι αναφορές σου εξετάζονται κανονικά, αν όμως συνεχίσεις έτσι, θα σταματήσουμε να τις εξετάζουμε για ένα διάστημα.',
      'Many of your reports were manifestly unfounded. We still review your reports, but if this goes on we’ll stop reviewing them for a while.',
    ),
  },
  reports_suspended: {
    title: pair('Δεν εξετάζουμε τις αναφορές σου για ένα διάστημα', 'We won’t review your reports for a while'),
    text: pair<(day: string) => string>(
      (day) =>
        `Σε είχαμε προειδοποιήσει και οι αναφορές σου συνέχισαν να είναι προδήλως αβάσιμες. Μπορείς ακόμη να στέλνεις αναφορές: τις λαμβάνουμε, αλλά δεν τις εξετάζουμε έως και τις ${day}.`,
      (day) =>
        `We warned you, and your later reports were also manifestly unfounded. You can still send reports: we receive them but won’t review them until after ${day}.`,
    ),
  },
  reports_measure_lifted: {
    title: pair('Το μέτρο για τις αναφορές σου δεν ισχύει πια', 'The measure on your reports no longer applies'),
    warned: pair(
      'Η προειδοποίηση δεν ισχύει πια και δεν μετράει σε βάρος σου.',
      'The warning no longer applies and won’t count against you.',
    ),
    suspended: pair(
      'Εξετάζουμε ξανά τις αναφορές σου, και όσες έστειλες στο μεταξύ.',
      'We’re reviewing your reports again, including any you sent in the meantime.',
    ),
    reason: pair('Ο λόγος', 'Reason'),
    unwarned: pair(
      'Η προειδοποίηση πριν από την αναστολή άρθηκε.',
      'The warning that came before the suspension was lifted.',
    ),
  },
} as const;

export const misuseMessages = {
  unfounded: pair('Απόρριψη ως προδήλως αβάσιμη', 'Dismiss as manifestly unfounded'),
  unfoundedHint: pair(
    'Προδήλως αβάσιμη είναι μια αναφορά που φαίνεται με την πρώτη ματιά ότι δεν στέκει. Δεν αρκεί να απορριφθεί.',
    'A report is manifestly unfounded only if it’s clear at a glance that nothing is wrong. Being dismissed isn’t enough.',
  ),
  isUnfounded: pair('Προδήλως αβάσιμη', 'Manifestly unfounded'),
  record: pair(
    (unfounded: number, decided: number) =>
      `Από τις ${decided} πιο πρόσφατες αναφορές του ίδιου που μετράνε, προδήλως αβάσιμες ήταν ${unfounded}.`,
    (unfounded: number, decided: number) =>
      `Of this person’s last ${decided} reports that count, ${unfounded} were manifestly unfounded.`,
  ),
  next: {
    warned: pair(
      'Αν είναι και αυτή προδήλως αβάσιμη, όποιος την έκανε παίρνει προειδοποίηση με email.',
      'If this one is manifestly unfounded too, the reporter is warned by email.',
    ),
    suspended: pair(
      'Έχει ήδη προειδοποιηθεί. Αν είναι και αυτή προδήλως αβάσιμη, οι αναφορές του δεν εξετάζονται για ένα διάστημα.',
      'They’ve been warned. If this one is manifestly unfounded too, we’ll stop reviewing their reports for a while.',
    ),
  } satisfies Record<MisuseMeasure, Pair>,
  unknown: pair(
    'Το email δεν έχει επιβεβαιωθεί: η αναφορά δεν μετράει σε βάρος κανενός.',
    'The email isn’t confirmed, so this report counts against no one.',
  ),
  handleFrom: pair(
    (day: string) => `Δεν εξετάζεται πριν από τις ${day}`,
    (day: string) => `Not reviewed before ${day}`,
  ),
  measures: pair('Μέτρα για τις αναφορές του', 'Measures on their reports'),
  measure: pair('Μέτρο', 'Measure'),
  kinds: {
    warned: pair('Προειδοποίηση', 'Warning'),
    suspended: pair('Αναστολή αναφορών', 'Reporting suspended'),
  } satisfies Record<MisuseMeasure, Pair>,
  since: pair('Από', 'Since'),
  until: pair('Έως', 'Until'),
  reports: pair('Αναφορές', 'Reports'),
  state: pair('Κατάσταση', 'Status'),
  holds: pair('Ισχύει', 'In force'),
  over: pair('Έληξε', 'Ended'),
  lifted: pair('Άρθηκε', 'Lifted'),
  lift: pair('Άρση', 'Lift'),
  liftMeasure: {
    warned: pair('Άρση της προειδοποίησης', 'Lift the warning'),
    suspended: pair('Άρση της αναστολής', 'Lift the suspension'),
  } satisfies Record<MisuseMeasure, Pair>,
  reason: pair('Ο λόγος', 'Reason'),
  reasonHint: pair('Τον διαβάζει όποιος έκανε τις αναφορές.', 'The reporter will read this.'),
} as const;

/** What whoever reports is told. */
export const suspendedReporterMessages = {
  notBefore: pair(
    (day: string) =>
      `Δεν θα εξεταστεί πριν από τις ${day}: οι αναφορές σου είναι σε αναστολή, επειδή πολλές ήταν προδήλως αβάσιμες. Αν διαφωνείς, κάνε διαμαρτυρία με τον κωδικό που σου στείλαμε με email.`,
    (day: string) =>
      `We won’t review it before ${day}: your reports are suspended because many were manifestly unfounded. If you disagree, you can complain with the code we emailed you.`,
  ),
  complain: pair('Κάνε διαμαρτυρία', 'Make a complaint'),
} as const;

/** The page of the link that confirms a visitor’s email. */
export const confirmReportMessages = {
  title: pair('Επιβεβαίωση του email', 'Confirm your email'),
  lead: pair(
    'Επιβεβαίωσε ότι έκανες εσύ την αναφορά, με τον κωδικό του email.',
    'Confirm that you made the report, with the code from the email.',
  ),
  confirm: pair('Επιβεβαίωσε', 'Confirm'),
  doneTitle: pair('Το email επιβεβαιώθηκε', 'Email confirmed'),
  done: pair('Ευχαριστούμε. Η απόφαση θα έρθει σε αυτό το email.', 'Thank you. We’ll send the decision to this email.'),
  gone: pair(
    'Ο κωδικός δεν ισχύει. Δες ξανά το email που σου στείλαμε για την αναφορά.',
    'That code isn’t valid. Check the email we sent you about your report.',
  ),
} as const;

export const confirmReportEmailMessages = {
  title: pair('Έκανες εσύ την αναφορά;', 'Did you make this report?'),
  text: pair(
    'Επιβεβαίωσε το email σου, για να ξέρουμε ότι η αναφορά είναι δική σου. Αν δεν την έκανες εσύ, αγνόησε αυτό το email.',
    'Confirm your email so that we know the report is yours. If it wasn’t you, ignore this email.',
  ),
  link: pair('Επιβεβαίωσε το email', 'Confirm your email'),
} as const;
