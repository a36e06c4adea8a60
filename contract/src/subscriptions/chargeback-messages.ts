/** Words of payments that the bank of their payer disputes. */
import { type Pair, pair } from '../pair.ts';
import type { ChargebackReason, ChargebackState } from './chargeback-model.ts';

export const chargebackStateNames: Readonly<Record<ChargebackState, Pair>> = {
  needs_response: pair('Χρειάζεται απάντηση', 'Needs a response'),
  under_review: pair('Εξετάζεται από την τράπεζα', 'Under review by the bank'),
  won: pair('Κερδήθηκε', 'Won'),
  lost: pair('Χάθηκε', 'Lost'),
  closed: pair('Έκλεισε', 'Closed'),
};

export const chargebackReasonNames: Readonly<Record<ChargebackReason, Pair>> = {
  fraudulent: pair('Ο κάτοχος λέει ότι δεν έκανε την πληρωμή', 'The cardholder says they didn’t make the payment'),
  unrecognized: pair('Ο κάτοχος δεν αναγνωρίζει τη χρέωση', 'The cardholder doesn’t recognise the charge'),
  duplicate: pair('Χρεώθηκε δύο φορές', 'Charged twice'),
  not_received: pair('Δεν έλαβε την υπηρεσία', 'Service not received'),
  not_as_described: pair('Η υπηρεσία δεν ήταν όπως περιγράφεται', 'Service not as described'),
  canceled: pair('Είχε ακυρώσει τη συνδρομή', 'Subscription already cancelled'),
  not_refunded: pair('Δεν του επιστράφηκαν χρήματα', 'Refund not received'),
  other: pair('Άλλος λόγος', 'Other reason'),
};

export const chargebackMessages = {
  title: pair('Αμφισβητήσεις πληρωμών', 'Chargebacks'),
  lead: pair(
    'Πληρωμές με κάρτα που αμφισβητεί η τράπεζα του κατόχου της κάρτας. Τα αποδεικτικά στέλνονται από τη σελίδα του παρόχου καρτών.',
    'Card payments disputed by the cardholder’s bank. Send evidence from the card provider’s dashboard.',
  ),
  none: pair('Καμία πληρωμή δεν έχει αμφισβητηθεί.', 'No disputed payments.'),
  agency: pair('Γραφείο', 'Agency'),
  deletedAccount: pair('Λογαριασμός που έχει διαγραφεί', 'Deleted account'),
  paidOn: pair(
    (day: string) => `πληρώθηκε ${day}`,
    (day: string) => `paid ${day}`,
  ),
  state: pair('Κατάσταση', 'Status'),
  evidenceDue: pair(
    (when: string) => `Αποδεικτικά έως ${when}`,
    (when: string) => `Evidence due by ${when}`,
  ),
  disputed: pair('Ποσό υπό αμφισβήτηση', 'Disputed amount'),
  withdrawn: pair('Ποσό που αφαίρεσε η τράπεζα', 'Withdrawn by the bank'),
  reinstated: pair(
    (sum: string) => `επέστρεψε ${sum}`,
    (sum: string) => `${sum} returned`,
  ),
  opened: pair('Άνοιξε', 'Opened'),
  handle: pair('Σήμανση ως τακτοποιημένης', 'Mark as settled'),
  handleText: pair(
    'Γράψε τι αποφάσισες, για παράδειγμα νέα χρέωση, λήξη της σύμβασης ή διαγραφή της απαίτησης. Η συνδρομή δεν αλλάζει από εδώ: ενημέρωσε και το γραφείο.',
    'Say what you decided, such as charging again, ending the contract or writing it off. This doesn’t change the subscription or email the agency, so let them know too.',
  ),
  note: pair('Τι αποφασίστηκε', 'What was decided'),
  handled: pair(
    (day: string, note: string) => `Τακτοποιήθηκε ${day}: ${note}`,
    (day: string, note: string) => `Settled ${day}: ${note}`,
  ),
  ofPayment: pair(
    (state: string, sum: string) => `αμφισβήτηση ${sum}: ${state}`,
    (state: string, sum: string) => `chargeback of ${sum}: ${state}`,
  ),
  flash: { 'chargeback-handled': pair('Η αμφισβήτηση τακτοποιήθηκε', 'Chargeback settled') },
} as const;

/** The server alone reads them. */
export const chargebackEmailMessages = {
  chargeback_opened: {
    title: pair('Η τράπεζά σου αμφισβητεί μια πληρωμή', 'Your bank has disputed a payment'),
    text: pair(
      (sum: string, day: string) =>
        `Η τράπεζα της κάρτας σου αμφισβητεί ${sum} από την πληρωμή που έγινε στις ${day} για τη συνδρομή σου.`,
      (sum: string, day: string) =>
        `Your card’s bank has disputed ${sum} of the payment made on ${day} for your subscription.`,
    ),
    next: pair(
      'Αν έγινε κατά λάθος, ζήτησε από την τράπεζά σου να αποσύρει την αμφισβήτηση. Όσο εξετάζεται, η συνδρομή και οι αγγελίες σου δεν αλλάζουν.',
      'If this is a mistake, ask your bank to withdraw the dispute. Your subscription and listings stay as they are while the bank reviews it.',
    ),
    button: pair('Δες τη συνδρομή', 'View subscription'),
  },
  chargeback_won: {
    title: pair('Η αμφισβήτηση της πληρωμής σου έκλεισε', 'The dispute over your payment is closed'),
    text: pair(
      (sum: string, day: string) =>
        `Η αμφισβήτηση των ${sum} από την πληρωμή που έγινε στις ${day} έκλεισε και η πληρωμή ισχύει.`,
      (sum: string, day: string) =>
        `The dispute over ${sum} of the payment made on ${day} is closed, and the payment stands.`,
    ),
    next: pair('Δεν χρειάζεται να κάνεις κάτι.', 'You don’t need to do anything.'),
    button: pair('Δες τη συνδρομή', 'View subscription'),
  },
  chargeback_lost: {
    title: pair('Η τράπεζά σου ακύρωσε μια πληρωμή', 'Your bank has reversed a payment'),
    text: pair(
      (sum: string, day: string) =>
        `Η τράπεζα της κάρτας σου ακύρωσε ${sum} από την πληρωμή που έγινε στις ${day} για τη συνδρομή σου.`,
      (sum: string, day: string) =>
        `Your card’s bank has reversed ${sum} of the payment made on ${day} for your subscription.`,
    ),
    next: pair(
      'Η συνδρομή και οι αγγελίες σου δεν αλλάζουν αυτόματα. Αν η αμφισβήτηση έγινε κατά λάθος, μίλησε με την τράπεζά σου.',
      'Your subscription and listings don’t change automatically. If the dispute was a mistake, contact your bank.',
    ),
    button: pair('Δες τη συνδρομή', 'View subscription'),
  },
} as const;
