/** Words of the emails about steps on a private account. The server alone reads them. */
import { pair } from '../pair.ts';

/** What a statement of reasons names (Regulation (EU) 2022/2065, article 17). */
export const reviewEmailFrame = {
  measure: pair('Τι κάναμε', 'What we did'),
  facts: pair('Τι είδαμε', 'What we saw'),
  noFacts: pair('Όσα γράφει ο λόγος παρακάτω', 'What the reason below describes'),
  automated: pair('Πώς αποφασίστηκε', 'How it was decided'),
  byMachine: pair(
    'Αυτόματα, από τα παραπάνω στοιχεία. Το ερώτημα δεν αλλάζει κάτι στον λογαριασμό σου. Την απάντησή σου θα τη διαβάσει άνθρωπος',
    'Automatically, from the facts above. The question changes nothing in your account. A person will read your answer',
  ),
  manual: pair(
    'Από άνθρωπο. Τα στοιχεία συγκεντρώθηκαν αυτόματα',
    'By a person. The facts were gathered automatically',
  ),
  ground: pair('Βάση της απόφασης', 'Grounds for the decision'),
  groundText: pair('Όροι χρήσης, «Κρυφοί μεσίτες»', 'Terms of use, “Hidden brokers”'),
  answerBy: pair('Απάντησε έως', 'Answer by'),
  reason: pair('Ο λόγος', 'Reason'),
  newEvidence: pair('Τι νέο προέκυψε από την προηγούμενη απόφαση', 'What’s new since the earlier decision'),
  decision: pair('Η απόφαση', 'Decision'),
  see: pair('Δες τον έλεγχο λογαριασμού', 'View your account review'),
  complainTitle: pair('Διαφωνείς;', 'Disagree?'),
  complain: pair(
    (day: string) =>
      `Μπορείς να διαμαρτυρηθείς δωρεάν έως τις ${day}, χωρίς να συνδεθείς. Τη διαμαρτυρία την εξετάζει άλλος άνθρωπος από αυτόν που αποφάσισε και σου απαντάμε με αιτιολογία. Μπορείς επίσης να απευθυνθείς σε όργανο εξωδικαστικής επίλυσης διαφορών ή στα δικαστήρια.`,
    (day: string) =>
      `You can complain free of charge until ${day}, without logging in. Someone other than the person who decided will review your complaint, and we’ll reply with reasons. You can also go to an out-of-court dispute settlement body or to court.`,
  ),
  complainLink: pair('Κάνε διαμαρτυρία', 'Make a complaint'),
  elsewhere: pair(
    'Αν διαφωνείς, μπορείς να απευθυνθείς σε όργανο εξωδικαστικής επίλυσης διαφορών, να κάνεις καταγγελία στην ΕΕΤΤ ή να πας στα δικαστήρια.',
    'If you disagree, you can go to an out-of-court dispute settlement body, complain to EETT or go to court.',
  ),
  code: pair('Κωδικός διαμαρτυρίας', 'Complaint code'),
} as const;

export const reviewEmailMessages = {
  statement: {
    title: pair('Πες μας αν τα ακίνητα είναι δικά σου', 'Tell us whether the properties are yours'),
    text: pair(
      (day: string) =>
        `Οι αγγελίες του λογαριασμού σου μοιάζουν με αγγελίες μεσίτη. Μπορεί να κάνουμε λάθος. Πες μας για κάθε αγγελία, ενεργή ή σε παύση, αν το ακίνητο είναι δικό σου, συγγενή ή φίλου, ή αν παίρνεις αμοιβή. Χρειάζεται λίγα λεπτά. Έχεις χρόνο έως τις ${day}.`,
      (day: string) =>
        `The listings in your account look like those of an estate agent. We may be wrong. For each listing, active or paused, tell us whether you own the property, it belongs to a relative or friend, or you’re paid a fee. It takes a few minutes. You have until ${day}.`,
    ),
    measure: pair(
      'Σου ζητήσαμε δήλωση ιδιοκτησίας. Οι αγγελίες σου μένουν ενεργές',
      'Asked you for a statement of ownership. Your listings stay online',
    ),
    button: pair('Συμπλήρωσε τη δήλωση', 'Fill in the statement'),
  },
  limit: {
    title: pair('Βάλαμε όριο στις αγγελίες σου', 'We’ve limited your listings'),
    text: pair(
      (count: number) =>
        `Ο λογαριασμός σου μπορεί να έχει έως ${count === 1 ? '1 ενεργή αγγελία' : `${count} ενεργές αγγελίες`}. Όσες είναι ήδη ενεργές μένουν. Για να δημοσιεύσεις ή να ενεργοποιήσεις άλλη, πρέπει πρώτα να έχεις λιγότερες από το όριο.`,
      (count: number) =>
        `Your account can have up to ${count === 1 ? '1 active listing' : `${count} active listings`}. Listings that are already active stay online. To publish or reactivate another, you need to be below the limit first.`,
    ),
    measure: pair(
      (count: number) =>
        `Όριο ${count === 1 ? '1 ενεργής αγγελίας' : `${count} ενεργών αγγελιών`}, μέχρι νεότερη απόφασή μας`,
      (count: number) =>
        `Set a limit of ${count === 1 ? '1 active listing' : `${count} active listings`} until we decide otherwise`,
    ),
    button: pair('Δες τον έλεγχο λογαριασμού', 'View your account review'),
  },
  convert: {
    title: pair('Μετάτρεψε τον λογαριασμό σου σε μεσιτικό γραφείο', 'Convert your account to an agency'),
    text: pair(
      'Όποιος διαφημίζει ακίνητα άλλων με αμοιβή χρειάζεται λογαριασμό μεσιτικού γραφείου με αριθμό ΓΕΜΗ. Συμπλήρωσε τα στοιχεία του γραφείου σου στον έλεγχο λογαριασμού. Οι αγγελίες, τα μηνύματα και η σύνδεσή σου μένουν ίδια και έχεις τους ίδιους δωρεάν μήνες με κάθε νέο γραφείο. Μέχρι τότε ισχύει το όριο αγγελιών. Δεν υπάρχει σταθερή προθεσμία, όμως αν δεν γίνει η μετατροπή μπορεί να αναστείλουμε τον λογαριασμό σου.',
      'Anyone who advertises other people’s property for a fee needs an agency account with a GEMI number. Fill in your agency’s details in your account review. Your listings, messages and login stay the same, and you get the same free months as every new agency. Until then, your listing limit stays in place. There’s no fixed deadline, but if you don’t convert we may suspend your account.',
    ),
    measure: pair(
      (count: number) =>
        `Σου ζητήσαμε μετατροπή σε μεσιτικό γραφείο. Μέχρι τότε ισχύει όριο ${count === 1 ? '1 ενεργής αγγελίας' : `${count} ενεργών αγγελιών`}`,
      (count: number) =>
        `Asked you to convert to an agency. Until then, a limit of ${count === 1 ? '1 active listing' : `${count} active listings`}`,
    ),
    button: pair('Συμπλήρωσε τα στοιχεία του γραφείου', 'Fill in your agency’s details'),
  },
  suspend: {
    title: pair('Αναστείλαμε τον λογαριασμό σου', 'We’ve suspended your account'),
    text: pair(
      'Δεν μπορείς να συνδεθείς και οι αγγελίες σου μπήκαν σε παύση. Μπορείς να διαμαρτυρηθείς χωρίς να συνδεθείς, με τον κωδικό αυτού του email.',
      'You can’t log in, and your listings have been paused. You can complain without logging in, using the code in this email.',
    ),
    measure: pair(
      'Αναστολή του λογαριασμού και παύση όλων των αγγελιών σου, μέχρι νεότερη απόφασή μας',
      'Suspended your account and paused all your listings until we decide otherwise',
    ),
    button: pair('Κάνε διαμαρτυρία', 'Make a complaint'),
  },
  accepted: {
    title: pair('Δεχτήκαμε τη δήλωσή σου', 'We’ve accepted your statement'),
    text: pair(
      'Ευχαριστούμε για τη δήλωσή σου. Δεν χρειάζεται να κάνεις κάτι άλλο και οι αγγελίες σου μένουν όπως είναι.',
      'Thanks for your statement. There’s nothing else you need to do, and your listings stay as they are.',
    ),
  },
  lifted: {
    statement: pair('Δεν χρειάζεται πια δήλωση ιδιοκτησίας', 'You no longer need to send a statement'),
    limit: pair('Ο περιορισμός στις αγγελίες σου δεν ισχύει πια', 'Your listing limit no longer applies'),
    convert: pair('Δεν χρειάζεται πια να μετατρέψεις τον λογαριασμό σου', 'You no longer need to convert your account'),
    suspend: pair('Η αναστολή του λογαριασμού σου δεν ισχύει πια', 'Your account is no longer suspended'),
  },
  rejected: {
    title: pair('Δεν δεχτήκαμε τη διαμαρτυρία σου', 'We haven’t accepted your complaint'),
    text: pair(
      'Εξετάσαμε τη διαμαρτυρία σου και η απόφασή μας δεν αλλάζει.',
      'We’ve reviewed your complaint, and our decision hasn’t changed.',
    ),
    limitHolds: pair(
      (count: number) => `Ισχύει ακόμη το όριο ${count === 1 ? '1 ενεργής αγγελίας' : `${count} ενεργών αγγελιών`}.`,
      (count: number) =>
        `Your limit of ${count === 1 ? '1 active listing' : `${count} active listings`} still applies.`,
    ),
  },
  settlesComplaint: pair('Έτσι δεχόμαστε και τη διαμαρτυρία σου.', 'This also means we’ve accepted your complaint.'),
  complaintAccepted: pair('Δεχτήκαμε τη διαμαρτυρία σου', 'We’ve accepted your complaint'),
  undone: {
    statement: pair('Δεν χρειάζεται να απαντήσεις στο ερώτημά μας.', 'You don’t need to answer our question.'),
    limit: pair('Ο λογαριασμός σου δεν έχει πια όριο αγγελιών.', 'Your account no longer has a listing limit.'),
    convert: pair('Δεν χρειάζεται να μετατρέψεις τον λογαριασμό σου.', 'You don’t need to convert your account.'),
    suspend: pair(
      (count: number) =>
        count === 0
          ? 'Μπορείς να συνδεθείς ξανά.'
          : `Μπορείς να συνδεθείς ξανά και ${count === 1 ? 'η αγγελία που είχαμε βάλει σε παύση είναι πάλι ενεργή' : `οι ${count} αγγελίες που είχαμε βάλει σε παύση είναι πάλι ενεργές`}.`,
      (count: number) =>
        count === 0
          ? 'You can log in again.'
          : `You can log in again, and ${count === 1 ? 'the listing we paused is back online' : `the ${count} listings we paused are back online`}.`,
    ),
    staysClosed: pair(
      'Η αναστολή δεν ισχύει πια, όμως ο λογαριασμός σου μένει κλειστός για άλλον λόγο.',
      'The suspension no longer applies, but your account remains closed for another reason.',
    ),
    convertHolds: pair(
      'Το αίτημά μας να μετατρέψεις τον λογαριασμό σου σε μεσιτικό γραφείο ισχύει ξανά. Συμπλήρωσε τα στοιχεία του γραφείου σου στον έλεγχο λογαριασμού.',
      'We’re asking you again to convert your account to an agency. Fill in your agency’s details in your account review.',
    ),
    past: pair(
      'Η απόφαση για την οποία διαμαρτυρήθηκες δεν ίσχυε πια.',
      'The decision you complained about no longer applied.',
    ),
    limitHolds: pair(
      (count: number) =>
        `Το προηγούμενο όριο ${count === 1 ? '1 ενεργής αγγελίας' : `${count} ενεργών αγγελιών`} εξακολουθεί να ισχύει.`,
      (count: number) =>
        `The earlier limit of ${count === 1 ? '1 active listing' : `${count} active listings`} still applies.`,
    ),
  },
} as const;
