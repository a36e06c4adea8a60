/** SUBS-2: words of an agency's subscription: where it stands, what it costs, what is owed, ending it and going on. */
import { pair } from '../pair.ts';

export const subscriptionPageMessages = {
  title: pair('Η συνδρομή μου', 'My subscription'),
  lead: pair('Το πακέτο του γραφείου, τι πληρώνεις και πότε.', 'Your agency’s plan, what you pay and when.'),
  plan: pair('Πακέτο', 'Plan'),
  changePlan: pair('Άλλαξε πακέτο', 'Change plan'),
  price: pair('Τιμή', 'Price'),
  period: pair('Τρέχουσα περίοδος', 'Current billing period'),
  trial: pair('Δωρεάν περίοδος', 'Free trial'),
  ends: pair('Λήγει', 'Ends'),
  nextPlan: pair(
    (name: string, day: string) => `Αλλάζει σε ${name} από τις ${day}.`,
    (name: string, day: string) => `Changes to ${name} on ${day}.`,
  ),
  keepPlan: pair('Κράτησε το τρέχον πακέτο', 'Keep current plan'),
  next: pair('Επόμενη χρέωση', 'Next payment'),
  nextOn: pair(
    (day: string) => `Στις ${day}`,
    (day: string) => `On ${day}`,
  ),
  nextCard: pair('Θα χρεωθεί η κάρτα σου.', 'We’ll charge your card.'),
  nextNoCard: pair('Δεν έχεις προσθέσει κάρτα ακόμη.', 'You haven’t added a card yet.'),
  nextDeposit: pair(
    (days: number) => `Θα σου στείλουμε με email τα στοιχεία της κατάθεσης ${days} ημέρες πριν.`,
    (days: number) => `We’ll email you the bank transfer details ${days} days before.`,
  ),
  method: pair('Τρόπος πληρωμής', 'Payment method'),
  changeMethod: pair('Άλλαξε τρόπο πληρωμής', 'Change payment method'),
  setCard: pair('Πρόσθεσε κάρτα', 'Add a card'),
  invoices: pair('Τιμολόγια', 'Invoices'),
  invoicesText: pair(
    'Για κάθε πληρωμή εκδίδεται τιμολόγιο. Σου το στέλνουμε με email και το βρίσκεις κι εδώ.',
    'We issue an invoice for every payment. We email it to you and keep a copy here.',
  ),
  viewInvoices: pair('Δες τα τιμολόγια', 'View invoices'),
  stop: pair('Ακύρωση συνδρομής', 'Cancel subscription'),
  stopText: pair(
    'Μπορείς να ακυρώσεις όποτε θέλεις. Η συνδρομή μένει ενεργή μέχρι το τέλος της τρέχουσας περιόδου, πληρωμένης ή δωρεάν.',
    'You can cancel at any time. Your subscription stays active until the end of the current paid or free period.',
  ),
  cancel: pair('Ακύρωσε τη συνδρομή', 'Cancel subscription'),
  resume: pair('Κράτησε τη συνδρομή', 'Keep subscription'),
  restart: pair('Ξεκίνα ξανά', 'Restart subscription'),
  back: pair('Πίσω στη συνδρομή', 'Back to subscription'),
} as const;

/** Where it stands, said first. Days are the last ones of what they speak of, unless they say «από». */
export const subscriptionStatusMessages = {
  trial: pair(
    (day: string) => `Δωρεάν μέχρι και τις ${day}`,
    (day: string) => `Free until ${day}`,
  ),
  trialText: pair(
    (day: string, sum: string) => `Από τις ${day} θα πληρώνεις ${sum} τον μήνα με ΦΠΑ.`,
    (day: string, sum: string) => `From ${day} you’ll pay ${sum} a month, including VAT.`,
  ),
  noCard: pair(
    'Πρόσθεσε κάρτα μέχρι τότε, για να μην μπουν σε παύση οι αγγελίες σου.',
    'Add a card before then to keep your listings live.',
  ),
  active: pair(
    (day: string) => `Ενεργή μέχρι και τις ${day}`,
    (day: string) => `Active until ${day}`,
  ),
  activeText: pair(
    (day: string) => `Ανανεώνεται στις ${day} για έναν μήνα.`,
    (day: string) => `Renews on ${day} for one month.`,
  ),
  cardFailed: pair('Η πληρωμή δεν ολοκληρώθηκε', 'Your payment didn’t go through'),
  depositDue: pair('Περιμένουμε την κατάθεσή σου', 'We’re waiting for your bank transfer'),
  tryOn: pair(
    (day: string) => `Θα δοκιμάσουμε ξανά την κάρτα στις ${day}. Μπορείς να πληρώσεις και τώρα.`,
    (day: string) => `We’ll try your card again on ${day}, or you can pay now.`,
  ),
  payBy: pair(
    (day: string) =>
      `Οι αγγελίες σου μένουν δημοσιευμένες μέχρι και τις ${day}. Αν δεν πληρώσεις μέχρι τότε, μπαίνουν σε παύση.`,
    (day: string) => `Your listings stay live until ${day}. If you haven’t paid by then, they’ll be paused.`,
  ),
  expired: pair('Η συνδρομή έληξε', 'Your subscription has expired'),
  ended: pair('Η συνδρομή τελείωσε', 'Your subscription has ended'),
  listingsStayUntil: pair(
    (day: string) => `Οι αγγελίες σου μένουν δημοσιευμένες μέχρι και τις ${day}.`,
    (day: string) => `Your listings stay live until ${day}.`,
  ),
  listingsPaused: pair(
    'Οι αγγελίες σου είναι σε παύση. Δεν διαγράφηκε καμία: δημοσιεύονται ξανά μόλις πληρώσεις.',
    'Your listings are paused. Nothing has been deleted: they’ll go live again as soon as you pay.',
  ),
  ending: pair(
    (day: string) => `Λήγει στις ${day}`,
    (day: string) => `Ends on ${day}`,
  ),
  endingText: pair(
    'Έχεις ακυρώσει τη συνδρομή. Μέχρι τότε δεν αλλάζει τίποτα και δεν θα χρεωθείς ξανά.',
    'You’ve cancelled. Nothing changes until then, and you won’t be charged again.',
  ),
  off: pair('Η συνδρομή σου έχει απενεργοποιηθεί', 'Your subscription has been deactivated'),
  offText: pair(
    'Την απενεργοποιήσαμε εμείς. Στείλε μας email για να σου εξηγήσουμε.',
    'We’ve deactivated it. Email us to find out why and what to do next.',
  ),
  notBilling: pair('Δεν χρεώνουμε ακόμη', 'We’re not charging yet'),
  notBillingText: pair(
    'Δεν εκδίδουμε ακόμη τιμολόγια, οπότε δεν δεχόμαστε πληρωμές. Δεν οφείλεις τίποτα, οι αγγελίες σου μένουν δημοσιευμένες και κάθε μήνας μέχρι τότε είναι δωρεάν. Θα σου στείλουμε email πριν από την πρώτη χρέωση.',
    'We don’t issue invoices yet, so we aren’t taking payments. You owe nothing, your listings stay live and every month until then is free. We’ll email you before your first charge.',
  ),
  details: pair('Λείπουν στοιχεία τιμολόγησης', 'Your billing details are incomplete'),
  detailsText: pair(
    'Συμπλήρωσε επωνυμία, ΑΦΜ και διεύθυνση. Τα χρειαζόμαστε για να εκδώσουμε τιμολόγιο και να γίνει η χρέωση.',
    'Add your company name, tax number (AFM) and address. We need them to issue invoices and take payments.',
  ),
  addDetails: pair('Συμπλήρωσε τα στοιχεία', 'Add billing details'),
} as const;

export const amountDueMessages = {
  title: pair('Οφειλή', 'Amount due'),
  period: pair('Συνδρομή', 'Subscription'),
  upgrade: pair('Αναβάθμιση', 'Upgrade'),
  restart: pair('Επανέναρξη συνδρομής', 'Restart'),
  forDays: pair('Περίοδος', 'Period'),
  dueOn: pair('Πληρωμή έως', 'Due by'),
  underWay: pair(
    'Μια πληρωμή ξεκίνησε και δεν έχει ολοκληρωθεί. Αν έφυγες από τη σελίδα πληρωμής, πλήρωσε από την αρχή.',
    'You have an unfinished payment. If you left the payment page before completing it, start again.',
  ),
  again: pair('Έλεγξε ξανά', 'Check again'),
  pay: pair(
    (sum: string) => `Πλήρωσε τώρα ${sum}`,
    (sum: string) => `Pay ${sum} now`,
  ),
  payHint: pair(
    'Πληρώνεις στη σελίδα του παρόχου πληρωμών, με όποια κάρτα θέλεις.',
    'You’ll pay on our payment provider’s page, with any card.',
  ),
  orDeposit: pair('Με τραπεζική κατάθεση', 'By bank transfer'),
  depositText: pair(
    'Κατάθεσε ακριβώς αυτό το ποσό και γράψε στην αιτιολογία τον αριθμό ΓΕΜΗ, για να αναγνωρίσουμε την κατάθεσή σου.',
    'Send exactly this amount and use your GEMI number as the payment reference so we can identify your payment.',
  ),
  amount: pair('Ποσό', 'Amount'),
  iban: pair('IBAN', 'IBAN'),
  beneficiary: pair('Δικαιούχος', 'Account name'),
  bank: pair('Τράπεζα', 'Bank'),
  reference: pair('Αιτιολογία (αριθμός ΓΕΜΗ)', 'Payment reference (GEMI number)'),
  copy: pair('Αντιγραφή', 'Copy'),
  copied: pair('Αντιγράφηκε', 'Copied'),
  bankTime: pair(
    'Η κατάθεση εμφανίζεται συνήθως σε μία έως τρεις εργάσιμες ημέρες. Μόλις τη λάβουμε, θα σου στείλουμε email.',
    'Transfers usually arrive within one to three working days. We’ll email you when we receive yours.',
  ),
  noBank: pair(
    'Τα στοιχεία του λογαριασμού δεν είναι διαθέσιμα ακόμη. Θα σου τα στείλουμε με email.',
    'Our bank details aren’t available yet. We’ll email them to you.',
  ),
} as const;

/** Each on a page of its own, so that nothing happens by one wrong press. */
export const subscriptionConfirmMessages = {
  cancelTitle: pair('Θέλεις να ακυρώσεις τη συνδρομή;', 'Cancel your subscription?'),
  cancelEnds: pair(
    (day: string) => `Μένει ενεργή μέχρι και τις ${day}. Μετά δεν ανανεώνεται και δεν χρεώνεσαι.`,
    (day: string) => `It stays active until ${day}. After that it won’t renew and you won’t be charged.`,
  ),
  cancelListings: pair(
    (n: number, day: string) =>
      n === 0
        ? 'Δεν έχεις ενεργές αγγελίες.'
        : n === 1
          ? `Η ενεργή αγγελία σου μπαίνει σε παύση στις ${day}. Δεν διαγράφεται.`
          : `Οι ${n} ενεργές αγγελίες σου μπαίνουν σε παύση στις ${day}. Δεν διαγράφονται.`,
    (n: number, day: string) =>
      n === 0
        ? 'You have no active listings.'
        : n === 1
          ? `Your active listing will be paused on ${day}. It won’t be deleted.`
          : `Your ${n} active listings will be paused on ${day}. They won’t be deleted.`,
  ),
  cancelBack: pair(
    'Μέχρι τότε μπορείς να αναιρέσεις την ακύρωση χωρίς κόστος.',
    'You can undo this at any time before then, at no cost.',
  ),
  cancelNoRefund: pair(
    'Το ποσό που πλήρωσες για την τρέχουσα περίοδο δεν επιστρέφεται, γιατί η συνδρομή μένει ενεργή μέχρι το τέλος της.',
    'We don’t refund the current period, because your subscription stays active until it ends.',
  ),
  confirmCancel: pair('Ναι, ακύρωσέ την', 'Yes, cancel subscription'),
  keep: pair('Όχι, κράτησέ την', 'No, keep subscription'),
  resumeTitle: pair('Θέλεις να κρατήσεις τη συνδρομή;', 'Keep your subscription?'),
  resumeText: pair(
    (day: string, sum: string) => `Δεν πληρώνεις τίποτα τώρα. Ανανεώνεται κανονικά στις ${day} με ${sum} (με ΦΠΑ).`,
    (day: string, sum: string) => `You pay nothing now. It renews as usual on ${day} for ${sum} including VAT.`,
  ),
  confirmResume: pair('Ναι, κράτησέ την', 'Yes, keep subscription'),
  restartTitle: pair('Θέλεις να ξεκινήσεις ξανά τη συνδρομή;', 'Restart your subscription?'),
  restartText: pair(
    'Μόλις πληρώσεις ξεκινά νέος μήνας και οι αγγελίες σου δημοσιεύονται ξανά.',
    'A new month starts as soon as you pay, and your listings go live again.',
  ),
  confirmRestart: pair(
    (sum: string) => `Ξεκίνα ξανά με ${sum}`,
    (sum: string) => `Restart for ${sum}`,
  ),
  restartPlan: pair('Διάλεξε άλλο πακέτο', 'Choose a different plan'),
  notNow: pair('Όχι τώρα', 'Not now'),
} as const;

/** Who has no subscription of their own. */
export const otherRolesMessages = {
  individualTitle: pair('Οι αγγελίες σου είναι δωρεάν', 'Your listings are free'),
  individualText: pair(
    'Οι ιδιώτες δεν πληρώνουν συνδρομή. Οι συνδρομές αφορούν τα μεσιτικά γραφεία με επαγγελματικό λογαριασμό.',
    'Private owners list for free. Only agencies need a subscription.',
  ),
  individualPrices: pair('Δες τις τιμές για μεσιτικά γραφεία', 'View agency pricing'),
  individualListings: pair('Οι αγγελίες μου', 'My listings'),
  agentTitle: pair('Τη συνδρομή τη διαχειρίζεται το γραφείο σου', 'Your agency manages the subscription'),
  agentText: pair(
    'Το πακέτο, τις πληρωμές και τα τιμολόγια τα βλέπουν μόνο οι ιδιοκτήτες του γραφείου.',
    'Only the agency owner can see the plan, payments and invoices.',
  ),
  adminTitle: pair('Οι διαχειριστές δεν έχουν συνδρομή', 'Administrators don’t have a subscription'),
  adminText: pair('Μπορείς να δεις τις συνδρομές των γραφείων.', 'You can view agency subscriptions instead.'),
  adminSubscriptions: pair('Συνδρομές γραφείων', 'Agency subscriptions'),
  waitingTitle: pair(
    'Η συνδρομή ξεκινά μόλις εγκριθεί το γραφείο σου',
    'Your subscription starts once you’re approved',
  ),
  waitingText: pair(
    'Ελέγχουμε ακόμη το γραφείο σου. Μόλις εγκριθεί, ξεκινά η δωρεάν περίοδος και μπορείς να προσθέσεις κάρτα ή να πληρώνεις με κατάθεση.',
    'We’re still reviewing your agency. Once it’s approved, your free trial starts and you can add a card or keep paying by bank transfer.',
  ),
} as const;

/** By the word in the address, after something was done. */
export const subscriptionFlashMessages = {
  'plan-done': pair('Το νέο πακέτο ισχύει από τώρα.', 'Your new plan is now active.'),
  'plan-scheduled': pair(
    'Το νέο πακέτο θα ισχύσει από την επόμενη περίοδο.',
    'Your new plan starts from the next billing period.',
  ),
  'plan-pay': pair(
    'Το νέο πακέτο θα ισχύσει μόλις λάβουμε τα χρήματα. Τα στοιχεία της κατάθεσης είναι πιο κάτω.',
    'Your new plan starts when we receive your payment. Bank transfer details are below.',
  ),
  'plan-open': pair(
    'Το νέο πακέτο θα ισχύσει μόλις ολοκληρωθεί η πληρωμή.',
    'Your new plan starts when the payment goes through.',
  ),
  'plan-kept': pair('Το πακέτο σου μένει όπως είναι.', 'Your plan stays the same.'),
  cancelled: pair(
    'Η συνδρομή ακυρώθηκε. Μένει ενεργή μέχρι το τέλος της τρέχουσας περιόδου.',
    'Subscription cancelled. It stays active until the end of the current period.',
  ),
  resumed: pair('Η συνδρομή συνεχίζεται.', 'Your subscription will continue.'),
  'restart-pay': pair(
    'Η συνδρομή θα ξεκινήσει μόλις λάβουμε τα χρήματα. Τα στοιχεία της κατάθεσης είναι πιο κάτω.',
    'Your subscription restarts when we receive your payment. Bank transfer details are below.',
  ),
  'restart-open': pair(
    'Η συνδρομή θα ξεκινήσει μόλις ολοκληρωθεί η πληρωμή.',
    'Your subscription restarts when the payment goes through.',
  ),
  restarted: pair('Η συνδρομή ξεκίνησε ξανά.', 'Your subscription has restarted.'),
  paid: pair(
    'Η πληρωμή ολοκληρώθηκε. Θα λάβεις το τιμολόγιο με email.',
    'Payment received. We’ll email you the invoice.',
  ),
  'not-paid': pair(
    'Η πληρωμή δεν ολοκληρώθηκε και δεν χρεώθηκες. Μπορείς να δοκιμάσεις ξανά.',
    'The payment didn’t go through and you haven’t been charged. You can try again.',
  ),
  'still-open': pair('Η πληρωμή είναι ακόμη σε εξέλιξη.', 'Your payment is still being processed.'),
  'looked-again': pair('Η κατάσταση της πληρωμής ενημερώθηκε.', 'Payment status updated.'),
} as const;

/** On the dashboard of an agency that has not paid. */
export const unpaid = {
  title: {
    past_due: pair('Η συνδρομή σου δεν έχει πληρωθεί', 'Your subscription payment is overdue'),
    expired: pair('Η συνδρομή σου έληξε', 'Your subscription has expired'),
  },
  owed: pair(
    (sum: string, day: string) => `Οφείλεις ${sum}. Οι αγγελίες σου μένουν ενεργές έως και τις ${day}.`,
    (sum: string, day: string) => `You owe ${sum}. Your listings stay live up to and including ${day}.`,
  ),
  expired: pair(
    'Οι αγγελίες σου δεν εμφανίζονται στην αναζήτηση. Πλήρωσε για να γίνουν ξανά ενεργές.',
    'Your listings are paused. Pay to make them live again.',
  ),
  actions: {
    past_due: pair('Δες πώς πληρώνεις', 'See how to pay'),
    expired: pair('Ξεκίνα ξανά', 'Restart your subscription'),
  },
} as const;
