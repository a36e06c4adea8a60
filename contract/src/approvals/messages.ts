/** Words of the requests for a second admin. */
import { type Pair, pair } from '../pair.ts';
import type { ApprovalKind, ApprovalState, ApprovalTab } from './model.ts';

export const approvalKindNames = {
  factor_removal: pair('Απενεργοποίηση σύνδεσης σε δύο βήματα', 'Turn off two-step login'),
  account_deletion: pair('Διαγραφή λογαριασμού με παραστατικά', 'Delete an account that has invoices'),
  bank_account: pair('Αλλαγή του τραπεζικού μας λογαριασμού', 'Change our bank account'),
  operator: pair('Αλλαγή στοιχείων της εταιρείας', 'Change the company details'),
  refund: pair('Επιστροφή χρημάτων', 'Refund'),
} as const satisfies Record<ApprovalKind, Pair>;

export const approvalStateNames = {
  open: pair('Περιμένει έγκριση', 'Waiting for approval'),
  approved: pair('Εγκρίθηκε', 'Approved'),
  rejected: pair('Απορρίφθηκε', 'Rejected'),
  withdrawn: pair('Ανακλήθηκε', 'Withdrawn'),
  expired: pair('Έληξε', 'Expired'),
} as const satisfies Record<ApprovalState, Pair>;

export const approvalMessages = {
  title: pair('Εγκρίσεις', 'Approvals'),
  lead: pair(
    'Ό,τι μπορεί να κάνει μεγάλη ζημιά χρειάζεται δύο διαχειριστές: ο ένας το ζητά, ο άλλος το εγκρίνει. Μέχρι τότε δεν αλλάζει τίποτα. Αν ο διαχειριστής είναι μόνο ένας, γίνεται αμέσως.',
    'Anything that could do serious damage takes two administrators: one requests it, another approves it. Nothing changes until then. If there’s only one administrator, it’s done at once.',
  ),
  tabs: pair('Αιτήματα', 'Requests'),
  tab: {
    open: pair('Περιμένουν', 'Waiting'),
    closed: pair('Ολοκληρωμένα', 'Closed'),
  } as const satisfies Record<ApprovalTab, Pair>,
  none: {
    open: pair('Κανένα αίτημα δεν περιμένει', 'No requests are waiting'),
    closed: pair('Κανένα αίτημα ακόμη', 'No requests yet'),
  } as const satisfies Record<ApprovalTab, Pair>,
  noneText: {
    open: pair(
      'Εδώ θα βρεις όσα ζητούν οι άλλοι διαχειριστές και χρειάζονται τη δική σου έγκριση.',
      'Requests from other administrators that need your approval appear here.',
    ),
    closed: pair(
      'Εδώ θα βρεις όσα εγκρίθηκαν, απορρίφθηκαν, ανακλήθηκαν ή έληξαν.',
      'Requests that were approved, rejected, withdrawn or that expired appear here.',
    ),
  } as const satisfies Record<ApprovalTab, Pair>,
  one: pair('Ένα αίτημα', 'One request'),
  all: pair('Όλα τα αιτήματα', 'All requests'),
  account: pair('Χρήστης', 'User'),
  gone: pair('Ο λογαριασμός έχει διαγραφεί', 'The account has been deleted'),
  setting: pair('Ρυθμίσεις', 'Settings'),
  asked: pair(
    (name: string, when: string) => `Το ζήτησε: ${name}, ${when}`,
    (name: string, when: string) => `Requested by ${name} on ${when}`,
  ),
  expires: pair(
    (when: string) => `Λήγει ${when}`,
    (when: string) => `Expires on ${when}`,
  ),
  decided: pair(
    (state: string, name: string, when: string) => `${state}: ${name}, ${when}`,
    (state: string, name: string, when: string) => `${state} by ${name} on ${when}`,
  ),
  ended: pair(
    (state: string, when: string) => `${state}: ${when}`,
    (state: string, when: string) => `${state} on ${when}`,
  ),
  reason: pair('Λόγος', 'Reason'),
  answer: pair('Απάντηση', 'Answer'),
  changes: pair('Τι αλλάζει', 'What changes'),
  approve: pair('Έγκριση', 'Approve'),
  reject: pair('Απόρριψη', 'Reject'),
  rejectReason: pair('Λόγος της απόρριψης', 'Reason for rejecting'),
  rejectHint: pair('Τον βλέπει όποιος το ζήτησε', 'Shown to the person who asked'),
  withdraw: pair('Ανάκληση αιτήματος', 'Withdraw the request'),
  mine: pair(
    'Το ζήτησες εσύ, οπότε το εγκρίνει άλλος διαχειριστής.',
    'You asked for this, so another administrator has to approve it.',
  ),
  notIndependent: pair(
    'Εσύ και όποιος το ζήτησε κάνατε ο ένας τον άλλον διαχειριστή, ή σας έκανε ο ίδιος, πριν από λιγότερες από 30 ημέρες. Μπορείς μόνο να το απορρίψεις.',
    'Less than 30 days ago, you or the person who asked made the other an administrator, or the same person added you both. You can only reject it.',
  ),
  aboutMe: pair(
    'Αφορά τον δικό σου λογαριασμό, οπότε αποφασίζει άλλος.',
    'This is about your own account, so someone else decides.',
  ),
  /** On the page where the form is. */
  waiting: pair(
    (name: string, when: string) => `Περιμένει έγκριση: το ζήτησε ο διαχειριστής ${name}, ${when}.`,
    (name: string, when: string) => `Waiting for approval: requested by ${name} on ${when}.`,
  ),
  look: pair('Δες το αίτημα', 'See the request'),
  flash: {
    approved: pair('Το αίτημα εγκρίθηκε και εκτελέστηκε.', 'Approved and carried out.'),
    rejected: pair('Το αίτημα απορρίφθηκε. Δεν άλλαξε τίποτα.', 'Rejected. Nothing has changed.'),
    withdrawn: pair('Το αίτημα ανακλήθηκε.', 'Request withdrawn.'),
  },
  /** After a form whose act needs a second admin. */
  asks: pair(
    'Το αίτημά σου περιμένει την έγκριση άλλου διαχειριστή. Μέχρι τότε δεν αλλάζει τίποτα.',
    'Your request is waiting for another administrator’s approval. Nothing changes until then.',
  ),
} as const;
