/** What an item of the admins' queue is about: put together by the server, in both languages. */
import { pair } from '../pair.ts';
import type { WorkKind } from './model.ts';

export const workKindNames = {
  report: pair('Αναφορά', 'Report'),
  listing_review: pair('Έλεγχος αγγελίας', 'Listing review'),
  complaint: pair('Διαμαρτυρία ιδιώτη για έλεγχο', 'Complaint about an account review'),
  appeal: pair('Διαμαρτυρία για απόφαση', 'Complaint about a decision'),
  agency: pair('Έγκριση γραφείου', 'Agency approval'),
  hidden_broker: pair('Έλεγχος ιδιωτικού λογαριασμού', 'Private account review'),
  dispute: pair('Αντίρρηση', 'Objection'),
  exclusive_case: pair('Δύο αποκλειστικές εντολές', 'Two exclusive agreements'),
  match: pair('Ζεύγος ακινήτων', 'Pair of properties'),
  approval: pair('Έγκριση δεύτερου διαχειριστή', 'Second administrator’s approval'),
  deposit: pair('Τραπεζική κατάθεση', 'Bank transfer'),
  invoice: pair('Παραστατικό χωρίς ΜΑΡΚ', 'Invoice without a MARK'),
  overdue: pair('Απλήρωτη περίοδος', 'Unpaid period'),
  chargeback: pair('Αμφισβήτηση πληρωμής', 'Chargeback'),
  source: pair('Πηγή αγγελιών', 'Listing source'),
  failure: pair('Αποτυχία συστήματος', 'System failure'),
} as const satisfies Record<WorkKind, unknown>;

export const workItemMessages = {
  deletedListing: pair('Αγγελία που έχει διαγραφεί', 'Deleted listing'),
  deletedAccount: pair('Λογαριασμός που έχει διαγραφεί', 'Deleted account'),
  advertiser: pair(
    (name: string) => `αγγελιοδότης: ${name}`,
    (name: string) => `advertiser: ${name}`,
  ),
  gemi: pair(
    (number: string) => `ΓΕΜΗ ${number}`,
    (number: string) => `GEMI ${number}`,
  ),
  heldUntilReview: pair('Δεν δημοσιεύεται πριν ελεγχθεί', 'Held until it’s reviewed'),
  changeMade: pair('Ήρθε η διόρθωση που ζητήσαμε', 'The change we asked for has been made'),
  complaint: pair('Διαμαρτυρία για απόφασή μας', 'Complaint about our decision'),
  brokerStates: {
    new: pair('Μοιάζει με λογαριασμό μεσίτη', 'Looks like an agent’s account'),
    answered: pair('Απάντησε στο ερώτημά μας', 'Answered our question'),
    no_answer: pair('Δεν απάντησε στο ερώτημά μας', 'Didn’t answer our question'),
  },
  versus: pair(
    (one: string, other: string) => `${one} και ${other}`,
    (one: string, other: string) => `${one} and ${other}`,
  ),
  samePropertyQuestion: pair('Είναι το ίδιο ακίνητο;', 'Are they the same property?'),
  disputeDetails: pair('Αντίρρηση στον κανόνα των 5 ημερών', 'Objection to the five-day rule'),
  exclusiveDetails: pair('Δύο αποκλειστικές εντολές για ένα ακίνητο', 'Two exclusive agreements for one property'),
  askedBy: pair(
    (name: string) => `Το ζήτησε: ${name}`,
    (name: string) => `Requested by ${name}`,
  ),
  depositToMatch: pair('Να βρεθεί ποιος πλήρωσε', 'Find out who paid'),
  depositToConfirm: pair('Να επιβεβαιωθεί', 'To be confirmed'),
  matchedBy: pair(
    (name: string) => `την αντιστοίχισε: ${name}`,
    (name: string) => `matched by ${name}`,
  ),
  reporting: {
    queued: pair('Άργησε να πάρει ΜΑΡΚ', 'Waiting too long for a MARK'),
    failed: pair('Το απέρριψε η ΑΑΔΕ', 'Rejected by the tax authority'),
    manual: pair('Το ΜΑΡΚ καταχωρίζεται με το χέρι', 'The MARK is entered by hand'),
  },
  owes: pair(
    (amount: string) => `Οφείλει ${amount}`,
    (amount: string) => `Owes ${amount}`,
  ),
  chargebackToAnswer: pair('Να σταλούν αποδεικτικά στον πάροχο', 'Send evidence to the card provider'),
  chargebackLost: pair('Χάθηκε: να αποφασιστεί τι ακολουθεί', 'Lost: decide what happens next'),
  failing: pair('Αποτυγχάνει σε κάθε ενημέρωση', 'Failing at every update'),
  failures: pair(
    (n: number, count: string) => (n === 1 ? 'Μία φορά' : `${count} φορές`),
    (n: number, count: string) => (n === 1 ? 'Once' : `${count} times`),
  ),
} as const;
