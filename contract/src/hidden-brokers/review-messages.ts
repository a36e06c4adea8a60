/** Words of the account review, as the account itself reads it. */
import { type Pair, pair } from '../pair.ts';
import type { BrokerEndReason, BrokerStepKind, ComplaintOutcome } from './steps.ts';

const countListings = (count: number, one: string, many: string): string => (count === 1 ? one : `${count} ${many}`);

export const reviewMessages = {
  title: pair('Έλεγχος λογαριασμού', 'Account review'),
  lead: pair(
    'Ελέγχουμε ιδιωτικούς λογαριασμούς που μοιάζουν με λογαριασμό μεσίτη. Εδώ θα βρεις τι σε ρωτήσαμε, τι αποφασίσαμε και πώς να διαμαρτυρηθείς.',
    'We review private accounts that look like an estate agent’s. See what we asked, what we decided and how to complain.',
  ),
  none: pair('Κανένας έλεγχος', 'No reviews'),
  noneText: pair('Δεν υπάρχει έλεγχος για τον λογαριασμό σου.', 'Your account isn’t under review.'),
  open: pair('Δες τον έλεγχο', 'View the review'),
  inForce: pair('Σε ισχύ', 'In effect'),
  earlier: pair('Προηγούμενες αποφάσεις', 'Earlier decisions'),
  answered: pair('Απάντησες', 'Answered'),
  facts: pair('Τι είδαμε', 'What we saw'),
  decidedHow: pair('Πώς αποφασίστηκε', 'How it was decided'),
  automatic: pair('Αυτόματα. Την απάντησή σου τη διαβάζει άνθρωπος', 'Automatically. A person will read your answer'),
  manual: pair('Από άνθρωπο', 'By a person'),
  ground: pair('Βάση της απόφασης', 'Grounds'),
  groundLink: pair('Όροι χρήσης, «Κρυφοί μεσίτες»', 'Terms of use, “Hidden brokers”'),
  reason: pair('Λόγος', 'Reason'),
  newEvidence: pair('Τι νέο προέκυψε', 'New evidence'),
  answerBy: pair('Απάντησε έως', 'Answer by'),
  takenAt: pair('Ημερομηνία', 'Date'),
  outcome: pair('Αποτέλεσμα', 'Outcome'),
  yourStatement: pair('Η δήλωσή σου', 'Your statement'),
  statementSent: pair(
    'Λάβαμε τη δήλωσή σου. Θα τη διαβάσουμε και θα σου στείλουμε email.',
    'We’ve received your statement. We’ll read it and email you.',
  ),
} as const;

/** What a step means for its reader. */
export const reviewStepMessages = {
  statement: {
    title: pair('Σου ζητήσαμε δήλωση ιδιοκτησίας', 'We asked for a statement of ownership'),
    text: pair('Οι αγγελίες σου μένουν όπως είναι.', 'Your listings stay as they are.'),
  },
  limit: {
    title: pair('Όριο στις αγγελίες σου', 'Your listings are limited'),
    text: pair(
      (count: number) =>
        `Μπορείς να έχεις έως ${countListings(count, '1 ενεργή αγγελία', 'ενεργές αγγελίες')}. Όσες είναι ήδη ενεργές μένουν. Για να δημοσιεύσεις ή να ενεργοποιήσεις άλλη, βάλε πρώτα μερικές σε παύση ώστε να έχεις λιγότερες από το όριο.`,
      (count: number) =>
        `You can have up to ${countListings(count, '1 active listing', 'active listings')}. Listings that are already active stay online. To publish or reactivate another, pause some until you’re below the limit.`,
    ),
  },
  convert: {
    title: pair('Μετάτρεψε τον λογαριασμό σου σε μεσιτικό γραφείο', 'Convert your account to an agency'),
    text: pair(
      (count: number) =>
        `Συμπλήρωσε τα στοιχεία του γραφείου σου παρακάτω. Μέχρι τότε μπορείς να έχεις έως ${countListings(count, '1 ενεργή αγγελία', 'ενεργές αγγελίες')}. Δεν υπάρχει σταθερή προθεσμία, όμως αν δεν γίνει η μετατροπή μπορεί να αναστείλουμε τον λογαριασμό σου.`,
      (count: number) =>
        `Fill in your agency’s details below. Until then you can have up to ${countListings(count, '1 active listing', 'active listings')}. There’s no fixed deadline, but if you don’t convert we may suspend your account.`,
    ),
  },
  suspend: {
    title: pair('Ο λογαριασμός σου μπήκε σε αναστολή', 'Your account was suspended'),
    text: pair('Οι αγγελίες σου μπήκαν σε παύση.', 'Your listings were paused.'),
  },
} as const satisfies Record<BrokerStepKind, unknown>;

export const reviewEndMessages = {
  accepted: pair('Δεχτήκαμε τη δήλωσή σου', 'We accepted your statement'),
  next_step: pair('Ακολούθησε άλλη απόφαση', 'Another decision followed'),
  reversed: pair('Δεχτήκαμε τη διαμαρτυρία σου', 'We accepted your complaint'),
  lifted: pair('Δεν ισχύει πια', 'No longer applies'),
  converted: pair('Ο λογαριασμός σου έγινε μεσιτικό γραφείο', 'Your account became an agency'),
  status_changed: pair('Ακολούθησε άλλη απόφαση', 'Another decision followed'),
} as const satisfies Record<BrokerEndReason, Pair>;

export const statementMessages = {
  title: pair('Δήλωση ιδιοκτησίας', 'Statement of ownership'),
  lead: pair(
    'Πες μας για κάθε αγγελία, ενεργή ή σε παύση, ποιου είναι το ακίνητο. Τη δήλωση τη διαβάζουν μόνο οι διαχειριστές της Εστίας.',
    'For each listing, active or paused, tell us whose property it is. Only Estia’s administrators read your statement.',
  ),
  relation: pair('Ποιου είναι το ακίνητο;', 'Whose property is it?'),
  who: pair('Αν ανήκει σε συγγενή ή φίλο: ποιου;', 'If it belongs to a relative or friend: whose?'),
  whoHint: pair('Όνομα και σχέση. Αλλιώς άφησέ το κενό.', 'Name and relationship. Otherwise leave blank.'),
  text: pair('Θέλεις να προσθέσεις κάτι;', 'Anything to add?'),
  declared: pair('Δηλώνω ότι όσα γράφω είναι αληθή.', 'I declare that what I’ve written is true.'),
  saveAndContinue: pair('Αποθήκευση και συνέχεια', 'Save and continue'),
  send: pair('Στείλε τη δήλωση', 'Send statement'),
  progress: pair(
    (from: number, to: number, count: number) => `Αγγελίες ${from} έως ${to} από ${count}`,
    (from: number, to: number, count: number) => `Listings ${from} to ${to} of ${count}`,
  ),
  noListings: pair('Δεν έχεις αγγελίες αυτή τη στιγμή.', 'You have no listings right now.'),
} as const;

export const complaintMessages = {
  title: pair('Διαμαρτυρία', 'Complaint'),
  lead: pair(
    (day: string) =>
      `Αν διαφωνείς, γράψε μας γιατί έως τις ${day}. Είναι δωρεάν. Τη διαμαρτυρία την εξετάζει άλλος άνθρωπος από αυτόν που αποφάσισε και σου απαντάμε με email.`,
    (day: string) =>
      `If you disagree, tell us why by ${day}. It’s free. Someone other than the person who decided will review it, and we’ll reply by email.`,
  ),
  text: pair('Γιατί διαφωνείς;', 'Why do you disagree?'),
  send: pair('Στείλε τη διαμαρτυρία', 'Send complaint'),
  yours: pair('Η διαμαρτυρία σου', 'Your complaint'),
  pending: pair(
    'Την εξετάζουμε και θα σου στείλουμε email. Μέχρι τότε δεν προχωράμε σε επόμενο βήμα.',
    'We’re reviewing it and will email you. We won’t take the next step until then.',
  ),
  limitHolds: pair(
    (count: number) =>
      `Το όριο ${count === 1 ? '1 ενεργής αγγελίας' : `${count} ενεργών αγγελιών`} ισχύει όσο εξετάζουμε τη διαμαρτυρία.`,
    (count: number) =>
      `The limit of ${countListings(count, '1 active listing', 'active listings')} applies while we review it.`,
  ),
  decision: pair('Η απόφασή μας', 'Our decision'),
  elsewhere: pair(
    'Μπορείς επίσης να απευθυνθείς σε όργανο εξωδικαστικής επίλυσης διαφορών ή στα δικαστήρια.',
    'You can also go to an out-of-court dispute settlement body or to court.',
  ),
  outcomes: {
    rejected: pair('Η απόφαση δεν αλλάζει', 'The decision hasn’t changed'),
    accepted: pair('Δεχτήκαμε τη διαμαρτυρία σου', 'We accepted your complaint'),
  } satisfies Record<ComplaintOutcome, Pair>,
} as const;

export const conversionMessages = {
  title: pair('Στοιχεία του γραφείου', 'Agency details'),
  lead: pair(
    'Ο λογαριασμός, οι αγγελίες και τα μηνύματά σου μένουν όπως είναι. Ελέγχουμε τα στοιχεία σου στο ΓΕΜΗ και μόλις εγκριθούν αρχίζουν οι δωρεάν μήνες.',
    'Your account, listings and messages stay as they are. We check your details in GEMI, and your free months start once they’re approved.',
  ),
  send: pair('Μετατροπή σε μεσιτικό γραφείο', 'Convert to an agency'),
} as const;

/** On the first page of the dashboard and above the listings. */
export const reviewNoticeMessages = {
  statement: pair(
    (day: string) => `Χρειαζόμαστε μια δήλωση για τις αγγελίες σου έως τις ${day}.`,
    (day: string) => `We need a statement about your listings by ${day}.`,
  ),
  answered: pair('Λάβαμε τη δήλωσή σου και την εξετάζουμε.', 'We’ve received your statement and are reviewing it.'),
  limit: pair('Ο λογαριασμός σου έχει όριο ενεργών αγγελιών.', 'Your account has a limit on active listings.'),
  convert: pair(
    'Σου ζητήσαμε να μετατρέψεις τον λογαριασμό σου σε μεσιτικό γραφείο.',
    'We asked you to convert your account to an agency.',
  ),
  suspend: pair('Ο λογαριασμός σου είναι σε αναστολή.', 'Your account is suspended.'),
} as const;

export const reviewFlashMessages = {
  saved: pair(
    'Οι απαντήσεις αποθηκεύτηκαν. Η δήλωση δεν στάλθηκε ακόμη.',
    'Answers saved. Your statement hasn’t been sent yet.',
  ),
  sent: pair('Η δήλωσή σου στάλθηκε.', 'Statement sent.'),
  complained: pair('Η διαμαρτυρία σου στάλθηκε.', 'Complaint sent.'),
  converted: pair(
    'Τα στοιχεία στάλθηκαν. Θα σου στείλουμε email όταν τα εγκρίνουμε.',
    'Details sent. We’ll email you once they’re approved.',
  ),
} as const;

/** The page that needs no login: the code says which decision it is about. */
export const codeComplaintMessages = {
  title: pair('Διαμαρτυρία για απόφαση', 'Complain about a decision'),
  lead: pair(
    'Διαφωνείς με απόφασή μας για τον λογαριασμό ή τις αγγελίες σου; Συμπλήρωσε τον κωδικό από το email της απόφασης και γράψε μας γιατί. Δεν χρειάζεται να συνδεθείς. Θα την εξετάσει άνθρωπος και θα σου απαντήσουμε με email.',
    'Disagree with a decision about your account or listings? Enter the code from that decision’s email and tell us why. You don’t need to log in. A person will review your complaint, and we’ll reply by email.',
  ),
  code: pair('Κωδικός από το email', 'Code from the email'),
  codeHint: pair(
    'Είναι στο τέλος του email της απόφασης, στον «Κωδικό διαμαρτυρίας». Αν δεν είναι ήδη εδώ, γράψε τον.',
    'It’s at the end of the decision’s email, under “Complaint code”. If it isn’t here already, type it in.',
  ),
  tooMany: pair(
    (email: string) =>
      `Έγιναν πολλές προσπάθειες από αυτό το δίκτυο. Δοκίμασε ξανά σε 15 λεπτά, ή στείλε τη διαμαρτυρία σου στο ${email}.`,
    (email: string) =>
      `Too many attempts from this network. Try again in 15 minutes, or send your complaint to ${email}.`,
  ),
  sentTitle: pair('Η διαμαρτυρία σου στάλθηκε', 'Complaint sent'),
  sentText: pair(
    'Θα την εξετάσει άνθρωπος και θα σου απαντήσουμε με email.',
    'A person will review it, and we’ll reply by email.',
  ),
} as const;
