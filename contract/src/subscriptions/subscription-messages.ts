/** SUBS-2: words of an office's subscription: where it stands, what it costs, what is owed, ending it and going on. */
import { pair } from '../pair.ts';

export const subscriptionPageMessages = {
  title: pair('Η συνδρομή μου', 'My subscription'),
  lead: pair('Το πακέτο του γραφείου, τι πληρώνεις και πότε.', 'The plan of your office, what you pay and when.'),
  plan: pair('Πακέτο', 'Plan'),
  changePlan: pair('Άλλαξε πακέτο', 'Change plan'),
  price: pair('Τιμή', 'Price'),
  period: pair('Τωρινή περίοδος', 'Current period'),
  trial: pair('Δωρεάν περίοδος', 'Free period'),
  ends: pair('Τελειώνει', 'Ends'),
  nextPlan: pair(
    (name: string, day: string) => `Από τις ${day}: ${name}.`,
    (name: string, day: string) => `From ${day}: ${name}.`,
  ),
  keepPlan: pair('Κράτησε το τωρινό', 'Keep the current one'),
  next: pair('Επόμενη χρέωση', 'Next charge'),
  nextOn: pair(
    (day: string) => `Στις ${day}`,
    (day: string) => `On ${day}`,
  ),
  nextCard: pair('Χρεώνεται η κάρτα σου.', 'Your card is charged.'),
  nextNoCard: pair('Δεν έχεις ορίσει κάρτα ακόμη.', 'You have not set up a card yet.'),
  nextDeposit: pair(
    (days: number) => `Σου στέλνουμε τα στοιχεία της κατάθεσης ${days} ημέρες πριν.`,
    (days: number) => `We send you the details of the deposit ${days} days before.`,
  ),
  method: pair('Τρόπος πληρωμής', 'Payment method'),
  changeMethod: pair('Άλλαξε τρόπο πληρωμής', 'Change payment method'),
  setCard: pair('Όρισε κάρτα', 'Set up a card'),
  invoices: pair('Τιμολόγια', 'Invoices'),
  invoicesText: pair(
    'Για κάθε πληρωμή εκδίδεται τιμολόγιο. Το παίρνεις με email και το βρίσκεις εδώ.',
    'Every payment has its invoice. You get it by email and find it here.',
  ),
  invoicesAct: pair('Δες τα τιμολόγια', 'See invoices'),
  stop: pair('Διακοπή', 'Ending'),
  stopText: pair(
    'Ακυρώνεις όποτε θέλεις. Η συνδρομή μένει ως το τέλος της περιόδου που έχει πληρωθεί ή είναι δωρεάν.',
    'Cancel whenever you like. The subscription runs to the end of the period that is paid for or free.',
  ),
  stopAct: pair('Ακύρωσε τη συνδρομή', 'Cancel the subscription'),
  resumeAct: pair('Συνέχισε τη συνδρομή', 'Keep the subscription'),
  restartAct: pair('Ξεκίνησε ξανά', 'Start again'),
  back: pair('Πίσω στη συνδρομή', 'Back to the subscription'),
} as const;

/** Where it stands, said first. Days are the last ones of what they speak of, unless they say «από». */
export const subscriptionStatusMessages = {
  trial: pair(
    (day: string) => `Δωρεάν ως και τις ${day}`,
    (day: string) => `Free until ${day}`,
  ),
  trialText: pair(
    (day: string, sum: string) => `Από τις ${day} πληρώνεις ${sum} τον μήνα, μαζί με τον ΦΠΑ.`,
    (day: string, sum: string) => `From ${day} you pay ${sum} a month, VAT included.`,
  ),
  noCard: pair(
    'Όρισε την κάρτα σου ως τότε, για να μη σταματήσουν οι αγγελίες σου.',
    'Set up your card by then, so that your ads do not stop.',
  ),
  active: pair(
    (day: string) => `Ενεργή ως και τις ${day}`,
    (day: string) => `Active until ${day}`,
  ),
  activeText: pair(
    (day: string) => `Ανανεώνεται στις ${day}, για έναν μήνα.`,
    (day: string) => `It renews on ${day}, for one month.`,
  ),
  cardFailed: pair('Η πληρωμή δεν έγινε', 'The payment did not go through'),
  depositDue: pair('Περιμένουμε την κατάθεσή σου', 'We are waiting for your deposit'),
  tryOn: pair(
    (day: string) => `Ξαναδοκιμάζουμε την κάρτα στις ${day}. Μπορείς να πληρώσεις και τώρα.`,
    (day: string) => `We try the card again on ${day}. You can also pay now.`,
  ),
  payBy: pair(
    (day: string) => `Οι αγγελίες σου μένουν στον αέρα ως και τις ${day}. Αν δεν πληρωθεί ως τότε, σταματούν.`,
    (day: string) => `Your ads stay up until ${day}. If it is not paid by then, they are paused.`,
  ),
  expired: pair('Η συνδρομή έληξε', 'Your subscription has expired'),
  ended: pair('Η συνδρομή τελείωσε', 'Your subscription has ended'),
  adsStill: pair(
    (day: string) => `Οι αγγελίες σου μένουν στον αέρα ως και τις ${day}.`,
    (day: string) => `Your ads stay up until ${day}.`,
  ),
  adsDown: pair(
    'Οι αγγελίες σου έχουν σταματήσει. Δεν χάθηκε καμία: επιστρέφουν μόλις πληρώσεις.',
    'Your ads are paused. None is lost: they come back as soon as you pay.',
  ),
  ending: pair(
    (day: string) => `Τελειώνει στις ${day}`,
    (day: string) => `Ends on ${day}`,
  ),
  endingText: pair(
    'Την ακύρωσες. Ως τότε όλα μένουν όπως είναι και δεν χρεώνεσαι ξανά.',
    'You have cancelled it. Until then everything stays as it is, and you are not charged again.',
  ),
  off: pair('Η συνδρομή έχει σταματήσει', 'Your subscription is switched off'),
  offText: pair(
    'Τη σταματήσαμε εμείς. Γράψε μας για να δούμε τι συμβαίνει.',
    'We have switched it off. Write to us, so that we look into it.',
  ),
  notBilling: pair('Δεν χρεώνουμε ακόμη', 'We do not charge yet'),
  notBillingText: pair(
    'Δεν εκδίδουμε ακόμη τιμολόγια, οπότε δεν δεχόμαστε πληρωμές. Δεν χρωστάς τίποτα, οι αγγελίες σου μένουν στον αέρα και κάθε μήνας ως τότε είναι δωρεάν. Θα σου γράψουμε πριν από την πρώτη χρέωση.',
    'We do not issue invoices yet, so we take no payments. You owe nothing, your ads stay up and every month until then is free. We will write to you before the first charge.',
  ),
  details: pair('Λείπουν στοιχεία για το τιμολόγιο', 'Details for the invoice are missing'),
  detailsText: pair(
    'Χρειαζόμαστε επωνυμία, ΑΦΜ και διεύθυνση. Χωρίς αυτά δεν μπορούμε να εκδώσουμε τιμολόγιο, ούτε να χρεώσουμε.',
    'We need the company, the AFM (tax number) and the address. Without them we can neither issue an invoice nor charge.',
  ),
  detailsAct: pair('Συμπλήρωσε τα στοιχεία', 'Fill in the details'),
} as const;

export const amountDueMessages = {
  title: pair('Τι οφείλεις', 'What you owe'),
  period: pair('Συνδρομή', 'Subscription'),
  upgrade: pair('Μεγαλύτερο πακέτο', 'Larger plan'),
  restart: pair('Νέα αρχή', 'New beginning'),
  forDays: pair('Για', 'For'),
  dueOn: pair('Ως', 'By'),
  underWay: pair(
    'Μια πληρωμή ξεκίνησε και δεν έχει ολοκληρωθεί. Αν άφησες τη σελίδα της στη μέση, πλήρωσε από την αρχή.',
    'A payment was started and is not finished. If you left its page half way, start again.',
  ),
  again: pair('Έλεγξε ξανά', 'Check again'),
  pay: pair(
    (sum: string) => `Πλήρωσε τώρα ${sum}`,
    (sum: string) => `Pay ${sum} now`,
  ),
  payHint: pair(
    'Η πληρωμή γίνεται στη σελίδα του παρόχου, με όποια κάρτα θέλεις.',
    'You pay on the provider’s page, with whichever card you like.',
  ),
  orDeposit: pair('Με κατάθεση σε τράπεζα', 'By bank deposit'),
  depositText: pair(
    'Κατάθεσε ακριβώς αυτό το ποσό και γράψε τον αριθμό ΓΕΜΗ στην αιτιολογία: από αυτόν καταλαβαίνουμε ότι είναι δική σου.',
    'Deposit exactly this sum and write your GEMI number in the comment: by it we know that it is yours.',
  ),
  amount: pair('Ποσό', 'Amount'),
  iban: pair('IBAN', 'IBAN'),
  beneficiary: pair('Δικαιούχος', 'Beneficiary'),
  bank: pair('Τράπεζα', 'Bank'),
  reference: pair('Αιτιολογία (αριθμός ΓΕΜΗ)', 'Comment (GEMI number)'),
  copy: pair('Αντιγραφή', 'Copy'),
  copied: pair('Αντιγράφηκε', 'Copied'),
  bankTime: pair(
    'Μια κατάθεση φαίνεται συνήθως σε μία ως τρεις εργάσιμες ημέρες. Μόλις τη δούμε, σου γράφουμε.',
    'A deposit usually shows within one to three working days. We write to you when we see it.',
  ),
  noBank: pair(
    'Τα στοιχεία του λογαριασμού δεν είναι έτοιμα ακόμη. Θα σου τα στείλουμε με email.',
    'The account details are not ready yet. We will send them to you by email.',
  ),
} as const;

/** Each on a page of its own, so that nothing happens by one wrong press. */
export const subscriptionConfirmMessages = {
  cancelTitle: pair('Να ακυρωθεί η συνδρομή;', 'Cancel the subscription?'),
  cancelEnds: pair(
    (day: string) => `Μένει ενεργή ως και τις ${day}. Μετά δεν ανανεώνεται και δεν χρεώνεσαι.`,
    (day: string) => `It stays active until ${day}. After that it is not renewed and you are not charged.`,
  ),
  cancelAds: pair(
    (n: number, day: string) =>
      n === 0
        ? 'Δεν έχεις ενεργές αγγελίες.'
        : `${n === 1 ? 'Η ενεργή αγγελία σου σταματά' : `Οι ${n} ενεργές αγγελίες σου σταματούν`} στις ${day}. Δεν διαγράφονται.`,
    (n: number, day: string) =>
      n === 0
        ? 'You have no active ads.'
        : `Your ${n === 1 ? 'active ad is' : `${n} active ads are`} paused on ${day}. None is deleted.`,
  ),
  cancelBack: pair(
    'Ως τότε μπορείς να το πάρεις πίσω με ένα πάτημα, χωρίς κόστος.',
    'Until then you can take it back with one press, at no cost.',
  ),
  cancelNoRefund: pair(
    'Ό,τι έχεις πληρώσει για την τωρινή περίοδο δεν επιστρέφεται, γιατί η συνδρομή συνεχίζει ως το τέλος της.',
    'What you have paid for the current period is not given back, because the subscription runs to its end.',
  ),
  cancelAct: pair('Ναι, ακύρωσέ τη', 'Yes, cancel it'),
  keep: pair('Όχι, κράτησέ τη', 'No, keep it'),
  resumeTitle: pair('Να συνεχιστεί η συνδρομή;', 'Keep the subscription?'),
  resumeText: pair(
    (day: string, sum: string) => `Δεν πληρώνεις τίποτε τώρα. Στις ${day} ανανεώνεται κανονικά: ${sum} με ΦΠΑ.`,
    (day: string, sum: string) => `You pay nothing now. On ${day} it renews as usual: ${sum} with VAT.`,
  ),
  resumeAct: pair('Ναι, συνέχισέ τη', 'Yes, keep it'),
  restartTitle: pair('Να ξεκινήσει ξανά η συνδρομή;', 'Start the subscription again?'),
  restartText: pair(
    'Ξεκινά νέος μήνας μόλις πληρώσεις, και οι αγγελίες σου επιστρέφουν.',
    'A new month begins as soon as you pay, and your ads come back.',
  ),
  restartAct: pair(
    (sum: string) => `Ξεκίνησε με ${sum}`,
    (sum: string) => `Start with ${sum}`,
  ),
  restartPlan: pair('Άλλο πακέτο;', 'Another plan?'),
  notNow: pair('Όχι τώρα', 'Not now'),
} as const;

/** Who has no subscription of their own. */
export const otherRolesMessages = {
  individualTitle: pair('Οι αγγελίες σου είναι δωρεάν', 'Your ads are free'),
  individualText: pair(
    'Όποιος δημοσιεύει δικά του ακίνητα δεν πληρώνει συνδρομή. Συνδρομή έχουν τα μεσιτικά γραφεία, με δικό τους λογαριασμό επαγγελματία.',
    'Who publishes property of their own pays no subscription. Subscriptions are for estate agencies, with a professional account of their own.',
  ),
  individualPrices: pair('Τι ισχύει για επαγγελματίες', 'How it works for professionals'),
  individualAds: pair('Τα ακίνητά μου', 'My properties'),
  agentTitle: pair('Τη συνδρομή τη φροντίζει το γραφείο σου', 'Your office looks after the subscription'),
  agentText: pair(
    'Πακέτο, πληρωμές και τιμολόγια τα βλέπουν όσοι έχουν το γραφείο.',
    'Plan, payments and invoices are seen by the owners of the office.',
  ),
  adminTitle: pair('Οι διαχειριστές δεν έχουν συνδρομή', 'Administrators have no subscription'),
  adminText: pair('Δες τις συνδρομές των γραφείων.', 'See the subscriptions of the agencies.'),
  adminAct: pair('Συνδρομές γραφείων', 'Subscriptions of agencies'),
  waitingTitle: pair('Η συνδρομή αρχίζει με την έγκριση', 'The subscription begins with the approval'),
  waitingText: pair(
    'Ελέγχουμε ακόμη το γραφείο σου. Μόλις το εγκρίνουμε αρχίζουν οι δωρεάν μήνες και μπορείς να ορίσεις κάρτα ή να μείνεις στην κατάθεση.',
    'We are still checking your office. Once it is approved the free months begin, and you can set up a card or stay with deposits.',
  ),
} as const;

/** By the word in the address, after something was done. */
export const subscriptionFlashMessages = {
  'plan-now': pair('Το νέο πακέτο ισχύει από τώρα.', 'The new plan holds from now.'),
  'plan-later': pair('Το νέο πακέτο ισχύει από την επόμενη περίοδο.', 'The new plan holds from the next period.'),
  'plan-pay': pair(
    'Το νέο πακέτο ισχύει μόλις έρθουν τα χρήματα. Τα στοιχεία της κατάθεσης είναι πιο κάτω.',
    'The new plan holds as soon as the money is there. The details of the deposit are below.',
  ),
  'plan-open': pair(
    'Το νέο πακέτο ισχύει μόλις ολοκληρωθεί η πληρωμή.',
    'The new plan holds as soon as the payment is done.',
  ),
  'plan-kept': pair('Το πακέτο μένει όπως είναι.', 'The plan stays as it is.'),
  cancelled: pair(
    'Η συνδρομή ακυρώθηκε και τελειώνει με την περίοδό της.',
    'The subscription is cancelled and ends with its period.',
  ),
  resumed: pair('Η συνδρομή συνεχίζεται.', 'The subscription goes on.'),
  'restart-pay': pair(
    'Η συνδρομή ξεκινά μόλις έρθουν τα χρήματα. Τα στοιχεία της κατάθεσης είναι πιο κάτω.',
    'The subscription begins as soon as the money is there. The details of the deposit are below.',
  ),
  'restart-open': pair(
    'Η συνδρομή ξεκινά μόλις ολοκληρωθεί η πληρωμή.',
    'The subscription begins as soon as the payment is done.',
  ),
  restarted: pair('Η συνδρομή ξεκίνησε ξανά.', 'The subscription has begun again.'),
  paid: pair('Η πληρωμή έγινε. Το τιμολόγιο έρχεται με email.', 'The payment is done. The invoice comes by email.'),
  'not-paid': pair('Δεν πληρώθηκε τίποτε. Μπορείς να δοκιμάσεις ξανά.', 'Nothing was paid. You can try again.'),
  'still-open': pair('Η πληρωμή είναι ακόμη σε εξέλιξη.', 'The payment is still under way.'),
  'looked-again': pair('Ρωτήσαμε ξανά τον πάροχο.', 'We have asked the provider again.'),
} as const;

/** On the dashboard of an agency that has not paid. */
export const unpaid = {
  title: {
    past_due: pair('Η συνδρομή σου δεν έχει πληρωθεί', 'Your subscription is unpaid'),
    expired: pair('Η συνδρομή σου έληξε', 'Your subscription has expired'),
  },
  owed: pair(
    (sum: string, day: string) => `Οφείλεις ${sum}. Οι αγγελίες σου μένουν ενεργές ως και τις ${day}.`,
    (sum: string, day: string) => `You owe ${sum}. Your listings stay active until ${day}, inclusive.`,
  ),
  expired: pair(
    'Οι αγγελίες σου δεν φαίνονται στην αναζήτηση. Πλήρωσε για να γίνουν πάλι ενεργές.',
    'Your listings are hidden from search. Pay to make them active again.',
  ),
  act: {
    past_due: pair('Δες πώς πληρώνεις', 'See how to pay'),
    expired: pair('Ξεκίνα ξανά', 'Restart your subscription'),
  },
} as const;
