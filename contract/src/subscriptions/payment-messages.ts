/** SUBS-2: words of how an office pays: a card and what its holder agrees to, or a deposit; and of coming back from the card's page. */
import { pair } from '../pair.ts';

export const paymentMethodPageMessages = {
  title: pair('Τρόπος πληρωμής', 'Payment method'),
  lead: pair(
    'Με κάρτα, που χρεώνεται κάθε μήνα μόνη της, ή με κατάθεση σε τράπεζα.',
    'By card, which is charged every month by itself, or by bank deposit.',
  ),
  now: pair('Τώρα πληρώνεις με', 'You pay now by'),
  cardEnds: pair('που τελειώνει σε', 'ending in'),
  cardUntil: pair(
    (month: string) => `Λήγει ${month}`,
    (month: string) => `Expires ${month}`,
  ),
  noCard: pair('Κάρτα που δεν έχει οριστεί ακόμη', 'A card that is not set up yet'),
  deposit: pair('Κατάθεση σε τράπεζα', 'Bank deposit'),
  setUp: pair('Πλήρωσε με κάρτα', 'Pay by card'),
  replace: pair('Άλλαξε κάρτα', 'Change the card'),
  setUpText: pair(
    'Τα στοιχεία της κάρτας τα γράφεις στη σελίδα του παρόχου πληρωμών, όπου σε ρωτά και η τράπεζά σου. Εμείς δεν τα βλέπουμε. Τώρα δεν χρεώνεσαι.',
    'You type the details of your card on the payment provider’s page, where your bank asks you too. We never see them. You are not charged now.',
  ),
  noCards: pair(
    'Η πληρωμή με κάρτα δεν είναι διαθέσιμη αυτή τη στιγμή.',
    'Payment by card is not available at the moment.',
  ),
  agreeTitle: pair('Τι συμφωνείς', 'What you agree to'),
  agree: pair('Συμφωνώ με τα παραπάνω', 'I agree to the above'),
  version: pair(
    (day: string) => `Κείμενο της ${day}`,
    (day: string) => `Wording of ${day}`,
  ),
  act: pair('Συνέχισε στη σελίδα της κάρτας', 'Continue to the card page'),
  depositTitle: pair('Πλήρωσε με κατάθεση', 'Pay by deposit'),
  depositText: pair(
    (days: number) =>
      `Κάθε μήνα σου στέλνουμε το ποσό και τον λογαριασμό ${days} ημέρες πριν. Γράφεις τον αριθμό ΓΕΜΗ στην αιτιολογία.`,
    (days: number) =>
      `Every month we send you the sum and the account ${days} days before. You write your GEMI number in the comment.`,
  ),
  depositNoCharge: pair('Η κάρτα σου δεν θα χρεώνεται.', 'Your card will not be charged.'),
  depositAct: pair('Πέρασε σε κατάθεση', 'Change to deposit'),
} as const;

/** What the holder of a card agrees to. A change of these words is a new MANDATE_VERSION. */
export const mandate = {
  who: pair(
    (operator: string) => `Η ${operator} μπορεί να χρεώνει την κάρτα σου χωρίς να σε ρωτά κάθε φορά.`,
    (operator: string) => `${operator} may charge your card without asking you each time.`,
  ),
  howMuch: pair(
    (sum: string, net: string) => `Το ποσό είναι η τιμή του πακέτου σου: σήμερα ${net} και ΦΠΑ, ${sum} συνολικά.`,
    (sum: string, net: string) => `The sum is the price of your plan: today ${net} and VAT, ${sum} in all.`,
  ),
  howOften: pair(
    (day: string) => `Μία φορά τον μήνα. Η πρώτη χρέωση γίνεται στις ${day}.`,
    (day: string) => `Once a month. The first charge is on ${day}.`,
  ),
  howOftenPlain: pair(
    'Μία φορά τον μήνα, την πρώτη ημέρα κάθε περιόδου.',
    'Once a month, on the first day of each period.',
  ),
  retries: pair(
    'Αν η τράπεζα αρνηθεί, ξαναδοκιμάζουμε μετά από 1, 3, 5 και 7 ημέρες.',
    'If the bank refuses, we try again after 1, 3, 5 and 7 days.',
  ),
  changes: pair(
    'Αν αλλάξει η τιμή, σου γράφουμε τουλάχιστον 30 ημέρες πριν. Αν αλλάξεις πακέτο, βλέπεις το ποσό πριν επιβεβαιώσεις.',
    'If the price changes, we write to you at least 30 days before. If you change plan, you see the sum before you confirm.',
  ),
  stop: pair(
    'Το σταματάς όποτε θέλεις από αυτή τη σελίδα: περνάς σε κατάθεση ή ακυρώνεις τη συνδρομή.',
    'You stop it whenever you like from this page: change to deposit, or cancel the subscription.',
  ),
} as const;

export const cardReturnMessages = {
  wait: pair('Περιμένουμε την απάντηση της τράπεζας', 'We are waiting for the bank’s answer'),
  waitText: pair(
    'Συνήθως αρκούν λίγα δευτερόλεπτα. Αν η σελίδα δεν προχωρήσει μόνη της, πάτησε το κουμπί.',
    'It usually takes a few seconds. If the page doesn’t move on by itself, press the button.',
  ),
  left: pair('Έφυγες από τη σελίδα πληρωμής', 'You left the payment page'),
  leftText: pair(
    'Την κλείνουμε, για να μη χρεωθεί τίποτε. Αν αυτή η σελίδα δεν προχωρήσει μόνη της, πάτησε το κουμπί.',
    'We are closing it, so that nothing is charged. If this page doesn’t move on by itself, press the button.',
  ),
  slow: pair('Αργεί περισσότερο από όσο περιμέναμε', 'It takes longer than we expected'),
  slowText: pair(
    'Δεν χρειάζεται να κάνεις κάτι: μόλις έρθει η απάντηση, θα τη δεις στη συνδρομή σου.',
    'There is nothing for you to do: as soon as the answer comes, you will see it in your subscription.',
  ),
  again: pair('Έλεγξε τώρα', 'Check now'),
} as const;

export const paymentFlashMessages = {
  'card-set': pair('Η κάρτα ορίστηκε. Δεν χρεώθηκε τίποτε.', 'The card is set up. Nothing was charged.'),
  'card-not-set': pair(
    'Η κάρτα δεν ορίστηκε. Όλα μένουν όπως ήταν.',
    'The card was not set up. Everything stays as it was.',
  ),
  'by-deposit': pair('Από εδώ και πέρα πληρώνεις με κατάθεση.', 'From now on you pay by deposit.'),
} as const;
