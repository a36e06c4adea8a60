/** Words of the end of a contract with an agency: of admins, of the agency, and of its emails. */
import { type Pair, pair } from '../pair.ts';
import type { NoticeException } from './model.ts';

/** Why 30 days are not given, in the statement of reasons. */
export const noticeExceptionMessages = {
  legal_duty: pair(
    'Ο νόμος ή μια αρχή μάς υποχρεώνει να λύσουμε τη σύμβαση νωρίτερα',
    'The law or an authority requires us to end the contract sooner',
  ),
  repeated_infringement: pair(
    'Το γραφείο παραβίασε τους όρους χρήσης επανειλημμένα',
    'The agency has repeatedly infringed the terms of use',
  ),
  imperative_reason: pair('Επιτακτικός λόγος που προβλέπει το ελληνικό δίκαιο', 'An imperative reason under Greek law'),
} as const satisfies Record<NoticeException, Pair>;

export const contractEndMessages = {
  title: pair('Λύση της σύμβασης', 'End of the contract'),
  lead: pair(
    'Το γραφείο μαθαίνει την ημέρα και τους λόγους με email, τουλάχιστον 30 ημέρες πριν. Μέχρι τότε δεν αλλάζει κάτι. Την ημέρα της λύσης τελειώνει η συνδρομή και οι αγγελίες μπαίνουν σε παύση. Το γραφείο μπορεί ακόμη να συνδεθεί, να κατεβάσει τα δεδομένα του και να κάνει διαμαρτυρία.',
    'We email the agency the date and the reasons at least 30 days in advance. Nothing changes until then. On the day, its subscription ends and its listings are paused. It can still log in, download its data and complain.',
  ),
  give: pair('Δώσε προειδοποίηση λύσης', 'Give notice'),
  ground: pair('Βάση της απόφασης', 'Grounds for the decision'),
  facts: pair('Οι λόγοι', 'Reasons'),
  factsHint: pair(
    'Τους διαβάζει το γραφείο. Γράψε τι έγινε και πότε.',
    'The agency reads them. Say what happened and when.',
  ),
  endsOn: pair('Πρώτη ημέρα χωρίς σύμβαση', 'First day without a contract'),
  endsOnHint: pair(
    (day: string) => `Το νωρίτερο ${day}: μετά από 30 ημέρες και αφού τελειώσει η πληρωμένη περίοδος.`,
    (day: string) => `${day} at the earliest: after 30 days and after the paid period ends.`,
  ),
  exception: pair('Χωρίς τις 30 ημέρες', 'Without the 30 days'),
  exceptionHint: pair(
    'Μόνο αν ισχύει μία από τις εξαιρέσεις του νόμου. Η σύμβαση λύνεται αμέσως, όποια ημέρα κι αν έγραψες.',
    'Only if one of the legal exceptions applies. The contract ends at once, whatever date you entered.',
  ),
  noException: pair('Όχι, ισχύουν οι 30 ημέρες', 'No, the 30 days apply'),
  send: pair('Στείλε την προειδοποίηση', 'Send notice'),
  noticeHolds: pair(
    (day: string) => `Έχει δοθεί προειδοποίηση. Η σύμβαση λύνεται στις ${day}.`,
    (day: string) => `Notice has been given. The contract ends on ${day}.`,
  ),
  hasEnded: pair(
    (day: string) => `Η σύμβαση λύθηκε στις ${day}.`,
    (day: string) => `The contract ended on ${day}.`,
  ),
  unused: pair(
    (day: string) =>
      `Το γραφείο έχει πληρώσει έως και τις ${day}. Η επιστροφή γίνεται από τη σελίδα της συνδρομής του.`,
    (day: string) => `The agency has paid up to and including ${day}. Refunds are made from its subscription page.`,
  ),
  toSubscription: pair('Στη συνδρομή του', 'Go to its subscription'),
  withdrawn: pair(
    (given: string, day: string) => `Η προειδοποίηση της ${given} ανακλήθηκε στις ${day}.`,
    (given: string, day: string) => `The notice given on ${given} was withdrawn on ${day}.`,
  ),
  withdraw: pair('Ανάκληση', 'Withdraw'),
  withdrawNotice: pair('Ανακάλεσε τη λύση', 'Withdraw the notice'),
  withdrawReason: pair('Γιατί την ανακαλείς;', 'Why are you withdrawing it?'),
  withdrawHint: pair('Το διαβάζει το γραφείο.', 'The agency reads this.'),
  decision: pair('Αριθμός απόφασης', 'Decision number'),
  earlier: pair('Παλιότερες προειδοποιήσεις', 'Earlier notices'),
} as const;

/** Rows of the statement of reasons. */
export const contractEndRows = {
  effective: pair('Ισχύει από', 'In effect from'),
  noNotice: pair('Γιατί χωρίς 30 ημέρες', 'Why without 30 days’ notice'),
} as const;

/** What the agency sees on the first page of its dashboard. */
export const contractEndNoticeMessages = {
  title: {
    given: pair('Η σύμβασή σου λύνεται', 'Your contract is ending'),
    ended: pair('Η σύμβασή σου λύθηκε', 'Your contract has ended'),
  },
  given: pair(
    (day: string) =>
      `Από τις ${day} τελειώνει η συνδρομή του γραφείου και οι αγγελίες του μπαίνουν σε παύση. Μέχρι τότε δεν αλλάζει κάτι, και δεν χρεώνεται τίποτα για μετά.`,
    (day: string) =>
      `On ${day} the agency’s subscription ends and its listings are paused. Nothing changes until then, and you won’t be charged for anything after that date.`,
  ),
  ended: pair(
    (day: string) =>
      `Η σύμβαση με το γραφείο λύθηκε στις ${day}. Οι αγγελίες του είναι σε παύση και δεν μπορεί να δημοσιεύσει νέες.`,
    (day: string) =>
      `The contract with the agency ended on ${day}. Its listings are paused and it can’t publish new ones.`,
  ),
  reasons: pair('Δες τους λόγους ή κάνε διαμαρτυρία', 'See the reasons or complain'),
  data: pair('Κατέβασε τα δεδομένα', 'Download your data'),
} as const;

export const contractEndEmailMessages = {
  contract_notice: {
    title: pair('Η σύμβαση με το γραφείο σου λύνεται', 'We’re ending the contract with your agency'),
    later: pair(
      (day: string) =>
        `Η σύμβαση με το γραφείο σου λύνεται στις ${day}. Από εκείνη την ημέρα τελειώνει η συνδρομή και οι αγγελίες μπαίνουν σε παύση. Μέχρι τότε δεν αλλάζει κάτι, και δεν χρεώνεται τίποτα για μετά.`,
      (day: string) =>
        `The contract with your agency ends on ${day}. From that day your subscription ends and your listings are paused. Nothing changes until then, and you won’t be charged for anything after that date.`,
    ),
    data: pair(
      'Μπορείς να συνδεθείς και μετά: να κατεβάσεις τα δεδομένα και τα τιμολόγια του γραφείου και να κάνεις διαμαρτυρία.',
      'You can still log in afterwards to download your agency’s data and invoices and to complain.',
    ),
    button: pair('Δες την απόφαση', 'View the decision'),
  },
  contract_ended_at_once: {
    title: pair('Λύνουμε τη σύμβαση με το γραφείο σου', 'We’re ending the contract with your agency today'),
    text: pair(
      'Η σύμβαση με το γραφείο σου λύνεται σήμερα, χωρίς προειδοποίηση 30 ημερών. Η συνδρομή τελειώνει και οι αγγελίες μπαίνουν σε παύση.',
      'The contract with your agency ends today, without 30 days’ notice. Your subscription ends and your listings are paused.',
    ),
  },
  contract_ended: {
    title: pair('Η σύμβαση με το γραφείο σου λύθηκε', 'The contract with your agency has ended'),
    text: pair(
      (day: string) =>
        `Όπως σου γράψαμε, η σύμβαση με το γραφείο σου λύθηκε στις ${day}. Η συνδρομή τελείωσε και οι αγγελίες μπήκαν σε παύση.`,
      (day: string) =>
        `As we told you, the contract with your agency ended on ${day}. Your subscription has ended and your listings are paused.`,
    ),
  },
  contract_notice_withdrawn: {
    title: pair('Η σύμβαση με το γραφείο σου συνεχίζεται', 'The contract with your agency continues'),
    text: pair(
      'Ανακαλέσαμε την προειδοποίηση. Η συνδρομή σου συνεχίζεται όπως πριν.',
      'We’ve withdrawn the notice. Your subscription continues as before.',
    ),
    afterEnd: pair(
      'Ανακαλέσαμε τη λύση της σύμβασης. Αν έχει τελειώσει η πληρωμένη περίοδος, ξεκίνα ξανά τη συνδρομή για να εμφανιστούν πάλι οι αγγελίες.',
      'We’ve withdrawn the notice to end the contract. If the period you paid for is over, start your subscription again to put your listings back online.',
    ),
    reason: pair('Ο λόγος', 'Reason'),
    button: pair('Δες τη συνδρομή', 'View your subscription'),
  },
} as const;
