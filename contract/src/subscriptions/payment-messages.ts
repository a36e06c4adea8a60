/**
 * SUBS-2: words of how an agency pays: a card and what its holder agrees to, or a deposit; and of coming back from the
 * card's page.
 */
import { pair } from '../pair.ts';

export const paymentMethodPageMessages = {
  title: pair('Τρόπος πληρωμής', 'Payment method'),
  lead: pair(
    'Με κάρτα, με αυτόματη χρέωση κάθε μήνα, ή με τραπεζική κατάθεση.',
    'Pay automatically by card each month, or by bank transfer.',
  ),
  now: pair('Τρέχων τρόπος πληρωμής', 'Current payment method'),
  cardEnds: pair('με τελευταία ψηφία', 'ending in'),
  cardUntil: pair(
    (month: string) => `Λήγει ${month}`,
    (month: string) => `Expires ${month}`,
  ),
  noCard: pair('Κάρτα (δεν έχει προστεθεί ακόμη)', 'Card (not added yet)'),
  deposit: pair('Τραπεζική κατάθεση', 'Bank transfer'),
  setUp: pair('Πλήρωσε με κάρτα', 'Pay by card'),
  replace: pair('Άλλαξε κάρτα', 'Change card'),
  setUpText: pair(
    'Συμπληρώνεις τα στοιχεία της κάρτας στην ασφαλή σελίδα του παρόχου πληρωμών, όπου μπορεί να σου ζητηθεί επιβεβαίωση από την τράπεζά σου. Εμείς δεν τα βλέπουμε. Δεν χρεώνεσαι τώρα.',
    'You’ll enter your card details on our payment provider’s secure page, where your bank may ask you to confirm. We never see them. You won’t be charged now.',
  ),
  noCards: pair(
    'Οι πληρωμές με κάρτα δεν είναι διαθέσιμες αυτή τη στιγμή. Δοκίμασε αργότερα ή πλήρωσε με κατάθεση.',
    'Card payments aren’t available right now. Try again later or pay by bank transfer.',
  ),
  agreeTitle: pair('Τι αποδέχεσαι', 'What you’re agreeing to'),
  agree: pair('Αποδέχομαι τα παραπάνω', 'I agree to these terms'),
  version: pair(
    (day: string) => `Έκδοση ${day}`,
    (day: string) => `Version of ${day}`,
  ),
  continueToCard: pair('Συνέχισε στα στοιχεία της κάρτας', 'Continue to card details'),
  depositTitle: pair('Πλήρωσε με κατάθεση', 'Pay by bank transfer'),
  depositText: pair(
    (days: number) =>
      `${days} ημέρες πριν από κάθε πληρωμή σου στέλνουμε με email το ποσό και τον λογαριασμό. Στην αιτιολογία γράφεις τον αριθμό ΓΕΜΗ.`,
    (days: number) =>
      `${days} days before each payment is due, we’ll email you the amount and our bank details. Use your GEMI number as the payment reference.`,
  ),
  depositNoCharge: pair('Η κάρτα σου δεν θα χρεώνεται πλέον.', 'Your card will no longer be charged.'),
  switchToDeposit: pair('Άλλαξε σε κατάθεση', 'Switch to bank transfer'),
} as const;

/** What the holder of a card agrees to. A change of these words is a new MANDATE_VERSION. */
export const mandate = {
  who: pair(
    (operator: string) => `Η ${operator} μπορεί να χρεώνει την κάρτα σου χωρίς να σε ρωτά κάθε φορά.`,
    (operator: string) => `You authorise ${operator} to charge your card without asking you each time.`,
  ),
  howMuch: pair(
    (sum: string, net: string) => `Το ποσό είναι η τιμή του πακέτου σου: σήμερα ${net} συν ΦΠΑ, ${sum} συνολικά.`,
    (sum: string, net: string) => `The amount is the price of your plan: currently ${net} plus VAT, ${sum} in total.`,
  ),
  howOften: pair(
    (day: string) => `Η χρέωση γίνεται μία φορά τον μήνα, με πρώτη στις ${day}.`,
    (day: string) => `You are charged once a month, starting on ${day}.`,
  ),
  howOftenPlain: pair(
    'Η χρέωση γίνεται μία φορά τον μήνα, την πρώτη ημέρα κάθε περιόδου.',
    'You are charged once a month, on the first day of each billing period.',
  ),
  retries: pair(
    'Αν η τράπεζα απορρίψει τη χρέωση, δοκιμάζουμε ξανά μετά από 1, 3, 5 και 7 ημέρες.',
    'If your bank declines a payment, we try again 1, 3, 5 and 7 days later.',
  ),
  changes: pair(
    'Αν αλλάξει η τιμή, σε ενημερώνουμε με email τουλάχιστον 30 ημέρες πριν. Αν αλλάξεις πακέτο, βλέπεις το ποσό πριν επιβεβαιώσεις.',
    'If the price changes, we email you at least 30 days in advance. If you change plan, you see the amount before you confirm.',
  ),
  stop: pair(
    'Μπορείς να το σταματήσεις όποτε θέλεις: άλλαξε σε κατάθεση από αυτή τη σελίδα ή ακύρωσε τη συνδρομή.',
    'You can stop at any time on this page by switching to bank transfer, or by cancelling your subscription.',
  ),
} as const;

export const cardReturnMessages = {
  wait: pair('Περιμένουμε απάντηση από την τράπεζα', 'Waiting for your bank'),
  waitText: pair(
    'Συνήθως αρκούν λίγα δευτερόλεπτα. Αν η σελίδα δεν προχωρήσει αυτόματα, πάτησε το κουμπί.',
    'This usually takes a few seconds. If nothing happens, select the button.',
  ),
  left: pair('Έφυγες από τη σελίδα πληρωμής', 'You left the payment page'),
  leftText: pair(
    'Την κλείνουμε, για να μη γίνει καμία χρέωση. Αν αυτή η σελίδα δεν προχωρήσει αυτόματα, πάτησε το κουμπί.',
    'We’re cancelling the payment so you aren’t charged. If nothing happens, select the button.',
  ),
  slow: pair('Παίρνει περισσότερη ώρα από το συνηθισμένο', 'This is taking longer than expected'),
  slowText: pair(
    'Δεν χρειάζεται να κάνεις κάτι. Το αποτέλεσμα θα εμφανιστεί στη σελίδα της συνδρομής σου.',
    'You don’t need to do anything. The result will appear on your subscription page.',
  ),
  again: pair('Έλεγξε τώρα', 'Check now'),
} as const;

export const paymentFlashMessages = {
  'card-set': pair('Η κάρτα προστέθηκε. Δεν χρεώθηκες.', 'Card added. You haven’t been charged.'),
  'card-not-set': pair(
    'Η κάρτα δεν προστέθηκε και δεν άλλαξε τίποτα. Μπορείς να δοκιμάσεις ξανά.',
    'The card wasn’t added and nothing has changed. You can try again.',
  ),
  'by-deposit': pair('Από εδώ και πέρα πληρώνεις με κατάθεση.', 'You’ll now pay by bank transfer.'),
} as const;
