/** Every word of the letters about deposits and prices. The server alone reads them. */
import { pair } from '../pair.ts';

const facts = {
  amount: pair('Ποσό', 'Amount'),
  iban: pair('IBAN', 'IBAN'),
  beneficiary: pair('Δικαιούχος', 'Account name'),
  bank: pair('Τράπεζα', 'Bank'),
  reference: pair('Αιτιολογία (ο αριθμός ΓΕΜΗ σου)', 'Payment reference (your GEMI number)'),
  due: pair('Έως', 'Due by'),
} as const;

const button = pair('Δες τη συνδρομή σου', 'View your subscription');
const howTo = pair(
  'Στην αιτιολογία γράψε μόνο τον αριθμό ΓΕΜΗ, για να αναγνωρίσουμε την κατάθεσή σου. Κατάθεσε ακριβώς αυτό το ποσό.',
  'Use only your GEMI number as the payment reference so we can identify your transfer. Send exactly this amount.',
);

export const depositEmailMessages = {
  facts,
  button,
  howTo,
  noAccount: pair(
    'Θα βρεις τον αριθμό λογαριασμού στη σελίδα της συνδρομής σου.',
    'You’ll find the account number on your subscription page.',
  ),
  deposit_instructions: {
    title: pair('Πλήρωσε τη συνδρομή σου με κατάθεση', 'Pay for your subscription by bank transfer'),
    text: pair(
      'Για να πληρώσεις την επόμενη περίοδο της συνδρομής σου, κάνε κατάθεση με αυτά τα στοιχεία.',
      'To pay for your next billing period, make a bank transfer using these details.',
    ),
  },
  deposit_reminder: {
    title: pair('Υπενθύμιση: περιμένουμε την κατάθεσή σου', 'Reminder: we’re waiting for your bank transfer'),
    text: pair(
      'Δεν έχουμε λάβει ακόμη την κατάθεση για τη συνδρομή σου. Αν την έκανες ήδη, δεν χρειάζεται να κάνεις κάτι: συνήθως εμφανίζεται σε μία έως τρεις εργάσιμες ημέρες.',
      'We haven’t received your subscription payment yet. If you’ve already sent it, there’s nothing to do: transfers usually take one to three working days.',
    ),
  },
  deposit_received: {
    title: pair('Λάβαμε την κατάθεσή σου', 'We’ve received your payment'),
    text: pair(
      'Ευχαριστούμε, η κατάθεσή σου έφτασε. Θα λάβεις το τιμολόγιο με ξεχωριστό email.',
      'Thank you, we’ve received your bank transfer. We’ll send the invoice in a separate email.',
    ),
    credited: pair(
      (left: string | null) =>
        left === null
          ? 'Λάβαμε την κατάθεσή σου και τη συμψηφίσαμε. Δεν οφείλεις τίποτα τώρα.'
          : `Λάβαμε την κατάθεσή σου και τη συμψηφίσαμε με την οφειλή σου. Απομένει να καταθέσεις ${left}.`,
      (left: string | null) =>
        left === null
          ? 'We’ve received your bank transfer and credited it to your account. You don’t owe anything.'
          : `We’ve received your bank transfer and credited it towards what you owe. You still need to pay ${left}.`,
    ),
    not_owed: pair(
      'Λάβαμε μια κατάθεση από εσένα, αλλά δεν υπάρχει αντίστοιχη οφειλή. Θα σου επιστρέψουμε το ποσό.',
      'We received a bank transfer from you, but you have no payment due for this amount. We’ll refund it.',
    ),
  },
  deposit_expired: {
    title: pair('Δεν λάβαμε την κατάθεσή σου', 'We didn’t receive your bank transfer'),
    text: pair(
      'Η προθεσμία πέρασε χωρίς να λάβουμε την κατάθεση για τη συνδρομή σου. Μην καταθέσεις πλέον αυτό το ποσό. Μπορείς να ξεκινήσεις ξανά όποτε θέλεις από τη σελίδα της συνδρομής σου.',
      'We didn’t receive your subscription payment by the due date. Please don’t send this amount now. You can restart your subscription at any time from your subscription page.',
    ),
  },
  plan_dearer: {
    title: pair('Αλλάζει το πακέτο σου', 'Your plan is changing'),
    text: pair(
      (day: string) =>
        `Το πακέτο σου αλλάζει από τις ${day}. Για την περίοδο που έχεις ήδη πληρώσει δεν αλλάζει τίποτα. Οι νέοι όροι ισχύουν για κάθε περίοδο που ξεκινά από εκείνη την ημέρα.`,
      (day: string) =>
        `Your plan is changing on ${day}. Nothing changes for the period you’ve already paid for. The new terms apply to billing periods that start on or after that date.`,
    ),
    plan: pair('Πακέτο', 'Plan'),
    before: pair('Τρέχουσα τιμή', 'Current price'),
    after: pair('Νέα τιμή', 'New price'),
    activeListings: pair('Ενεργές αγγελίες', 'Active listings'),
    noLimit: pair('χωρίς όριο', 'no limit'),
    price: pair(
      (net: string, gross: string) => `${net} + ΦΠΑ (${gross} με ΦΠΑ) τον μήνα`,
      (net: string, gross: string) => `${net} + VAT (${gross} incl. VAT) per month`,
    ),
    leave: pair(
      'Αν δεν σε εξυπηρετεί, μπορείς μέχρι τότε να αλλάξεις πακέτο ή να ακυρώσεις τη συνδρομή χωρίς κόστος.',
      'If this doesn’t suit you, you can switch plans or cancel for free before then.',
    ),
  },
  plan_stays: {
    title: pair('Τελικά το πακέτο σου δεν αλλάζει', 'Your plan isn’t changing after all'),
    text: pair(
      (day: string) =>
        `Σε είχαμε ενημερώσει ότι το πακέτο σου αλλάζει από τις ${day}. Η αλλαγή ανακλήθηκε και το πακέτο σου μένει όπως είναι.`,
      (day: string) =>
        `We told you that your plan would change on ${day}. That change has been withdrawn, so your plan stays the same.`,
    ),
  },
} as const;
