/** Words of complaints about decisions: of the person concerned, of admins, and of their emails. */
import { type Pair, pair } from '../pair.ts';
import type { ComplaintEffect, ComplaintOutcome } from './complaints.ts';

export const decisionComplaintMessages = {
  title: pair('Διαφωνείς;', 'Disagree?'),
  lead: pair(
    (day: string) =>
      `Γράψε μας γιατί έως τις ${day}. Είναι δωρεάν. Τη διαμαρτυρία την εξετάζει άλλος άνθρωπος από αυτόν που αποφάσισε και σου απαντάμε με email.`,
    (day: string) =>
      `Tell us why by ${day}. It’s free. Someone other than the person who decided will review it, and we’ll reply by email.`,
  ),
  tooLate: pair(
    (day: string) => `Η προθεσμία για διαμαρτυρία έληξε στις ${day}.`,
    (day: string) => `The deadline for complaints was ${day}.`,
  ),
  text: pair('Γιατί διαφωνείς;', 'Why do you disagree?'),
  send: pair('Στείλε τη διαμαρτυρία', 'Send complaint'),
  yours: pair('Η διαμαρτυρία σου', 'Your complaint'),
  pending: pair('Την εξετάζουμε και θα σου στείλουμε email.', 'We’re reviewing it and will email you.'),
  answer: pair('Η απάντησή μας', 'Our answer'),
  outcomes: {
    accepted: pair('Δεχτήκαμε τη διαμαρτυρία σου', 'We accepted your complaint'),
    rejected: pair('Η απόφαση δεν αλλάζει', 'The decision hasn’t changed'),
  } satisfies Record<ComplaintOutcome, Pair>,
  inReview: pair(
    'Για αυτή την απόφαση μπορείς να διαμαρτυρηθείς στον «Έλεγχο λογαριασμού».',
    'You can complain about this decision in your account review.',
  ),
  toReview: pair('Στον έλεγχο λογαριασμού', 'Go to your account review'),
} as const;

export const complaintFlashMessages = {
  sent: pair('Η διαμαρτυρία σου στάλθηκε', 'Complaint sent'),
  decided: pair('Η απόφαση για τη διαμαρτυρία στάλθηκε', 'Decision on the complaint sent'),
} as const;

export const complaintAdminMessages = {
  title: pair('Διαμαρτυρίες για αποφάσεις', 'Complaints about decisions'),
  lead: pair(
    'Τις αποφασίζει άλλος διαχειριστής από αυτόν που πήρε την απόφαση.',
    'Decided by an administrator other than the one who made the decision.',
  ),
  tabs: pair('Κατάσταση', 'Status'),
  open: pair('Περιμένουν', 'Waiting'),
  decided: pair('Αποφασίστηκαν', 'Decided'),
  none: pair('Δεν υπάρχουν διαμαρτυρίες εδώ', 'There are no complaints here'),
  decision: pair('Απόφαση', 'Decision'),
  who: pair('Ποιος', 'Who'),
  gone: pair('διαγραμμένος λογαριασμός', 'deleted account'),
  madeAt: pair('Ημερομηνία', 'Date'),
  outcome: pair('Έκβαση', 'Outcome'),
  outcomes: {
    accepted: pair('Έγινε δεκτή', 'Accepted'),
    rejected: pair('Απορρίφθηκε', 'Rejected'),
  } satisfies Record<ComplaintOutcome, Pair>,
  page: pair('Διαμαρτυρία', 'Complaint'),
  statement: pair('Η απόφαση', 'The decision'),
  complaint: pair('Η διαμαρτυρία', 'The complaint'),
  decidedBy: pair('Αποφάσισε', 'Decided by'),
  formerAdmin: pair('πρώην διαχειριστής', 'a former administrator'),
  report: pair('Αφορμή', 'Prompted by'),
  listings: pair('Αγγελίες', 'Listings'),
  user: pair('Η σελίδα του χρήστη', 'View user'),
  decide: pair('Απόφαση για τη διαμαρτυρία', 'Decide on the complaint'),
  accept: pair('Δεκτή: ο περιορισμός τελειώνει', 'Accept: the restriction ends'),
  reject: pair('Απόρριψη: ο περιορισμός μένει', 'Reject: the restriction stays'),
  answer: pair('Αιτιολογία', 'Reasons'),
  answerHint: pair('Τη διαβάζει όποιος έκανε τη διαμαρτυρία.', 'Read by the person who complained.'),
  send: pair('Στείλε την απόφαση', 'Send decision'),
  decidedByYou: pair(
    'Την απόφαση την πήρες εσύ. Τη διαμαρτυρία την αποφασίζει άλλος διαχειριστής.',
    'You made this decision, so another administrator decides on the complaint.',
  ),
  noOther: pair(
    'Δεν υπάρχει άλλος διαχειριστής. Η διαμαρτυρία περιμένει μέχρι να προστεθεί. Αν η απόφαση ήταν λάθος, μπορείς να την ανακαλέσεις από τη σελίδα της αγγελίας ή του χρήστη.',
    'There’s no other administrator, so the complaint waits until one is added. If the decision was wrong, you can reverse it on the listing’s or user’s page.',
  ),
} as const;

export const complaintEmailMessages = {
  received: {
    title: pair('Λάβαμε τη διαμαρτυρία σου', 'We’ve received your complaint'),
    text: pair(
      'Θα την εξετάσει άλλος άνθρωπος από αυτόν που αποφάσισε, και θα σου στείλουμε την απάντηση με email. Μέχρι τότε η απόφαση ισχύει.',
      'Someone other than the person who decided will review it, and we’ll email you our answer. Until then the decision stands.',
    ),
    yours: pair('Η διαμαρτυρία σου', 'Your complaint'),
  },
  accepted: { title: pair('Δεχτήκαμε τη διαμαρτυρία σου', 'We’ve accepted your complaint') },
  rejected: {
    title: pair('Η απόφαση δεν αλλάζει', 'Our decision hasn’t changed'),
    text: pair(
      'Εξετάσαμε τη διαμαρτυρία σου. Η απόφαση ισχύει ακόμη, για τον λόγο που διαβάζεις παρακάτω.',
      'We’ve reviewed your complaint. The decision still applies, for the reason below.',
    ),
  },
  effects: {
    restored: pair('Ο περιορισμός δεν ισχύει πια.', 'The restriction no longer applies.'),
    may_reactivate: pair(
      'Ο περιορισμός δεν ισχύει πια. Μπορείς να ενεργοποιήσεις ξανά την αγγελία.',
      'The restriction no longer applies. You can reactivate the listing.',
    ),
    looked_at_again: pair(
      'Θα εξετάσουμε την υπόθεση από την αρχή και θα σου γράψουμε τη νέα απόφαση.',
      'We’ll look at the case again from the start and tell you the new decision.',
    ),
    already_ended: pair(
      'Η απόφαση ήταν λάθος και δεν ισχύει πια. Αν υπάρχει νεότερη απόφαση για το ίδιο θέμα, εκείνη ισχύει ακόμη: μπορείς να κάνεις διαμαρτυρία και για αυτή.',
      'The decision was wrong and no longer applies. If there’s a later decision about the same thing, that one still applies, and you can complain about it too.',
    ),
    nothing_left: pair(
      'Η απόφαση ήταν λάθος. Ό,τι διαγράφηκε δεν επιστρέφει, μπορείς όμως να το δημοσιεύσεις ξανά.',
      'The decision was wrong. What was deleted can’t be restored, but you can publish it again.',
    ),
  } satisfies Record<ComplaintEffect, Pair>,
  decision: pair('Απόφαση', 'Decision'),
  answer: pair('Η απάντησή μας', 'Our answer'),
  button: pair('Δες την απόφαση', 'View the decision'),
} as const;
