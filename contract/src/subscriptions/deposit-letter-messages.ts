/** Every word of the letters about deposits and prices. The server alone reads them. */
import { pair } from '../pair.ts';

const facts = {
  amount: pair('Ποσό', 'Amount'),
  iban: pair('IBAN', 'IBAN'),
  beneficiary: pair('Δικαιούχος', 'Beneficiary'),
  bank: pair('Τράπεζα', 'Bank'),
  reference: pair('Αιτιολογία (ο αριθμός ΓΕΜΗ σου)', 'Reference (your GEMI number)'),
  due: pair('Έως', 'By'),
} as const;

const button = pair('Δες τη συνδρομή σου', 'See your subscription');
const howTo = pair(
  'Γράψε στην αιτιολογία μόνο τον αριθμό ΓΕΜΗ: έτσι βρίσκουμε την κατάθεσή σου. Κατέθεσε ακριβώς αυτό το ποσό.',
  'Write the GEMI number alone as the reference: that is how we find your deposit. Pay exactly this amount.',
);

export const depositEmailMessages = {
  facts,
  button,
  howTo,
  noAccount: pair(
    'Τον αριθμό λογαριασμού θα τον βρεις στη σελίδα της συνδρομής σου.',
    'You will find the account number on the page of your subscription.',
  ),
  deposit_instructions: {
    title: pair('Κατάθεση για τη συνδρομή σου', 'Bank deposit for your subscription'),
    text: pair(
      'Για την επόμενη περίοδο της συνδρομής σου κάνε μια κατάθεση με αυτά τα στοιχεία.',
      'For the next period of your subscription, make a deposit with these details.',
    ),
  },
  deposit_reminder: {
    title: pair('Περιμένουμε την κατάθεσή σου', 'We are waiting for your deposit'),
    text: pair(
      'Δεν έχουμε δει ακόμη την κατάθεση για τη συνδρομή σου. Αν την έκανες ήδη, δεν χρειάζεται να κάνεις κάτι: οι τράπεζες θέλουν έως δύο εργάσιμες ημέρες.',
      'We have not seen the deposit for your subscription yet. If you have made it already there is nothing to do: banks take up to two working days.',
    ),
  },
  deposit_received: {
    title: pair('Η κατάθεσή σου έφτασε', 'Your deposit has arrived'),
    text: pair(
      'Λάβαμε την κατάθεσή σου. Το τιμολόγιο έρχεται με ξεχωριστό μήνυμα.',
      'We have received your deposit. We’ll send the invoice in a separate email.',
    ),
    credited: pair(
      (left: string | null) =>
        left === null
          ? 'Λάβαμε την κατάθεσή σου και τη συμψηφίσαμε. Δεν χρωστάς τίποτε τώρα.'
          : `Λάβαμε την κατάθεσή σου και τη συμψηφίσαμε με όσα χρωστάς. Μένει να καταθέσεις ${left}.`,
      (left: string | null) =>
        left === null
          ? 'We’ve received your deposit and credited it to your account. You owe nothing now.'
          : `We’ve received your deposit and credited it towards what you owe. You still need to deposit ${left}.`,
    ),
    unowed: pair(
      'Λάβαμε μια κατάθεσή σου, αλλά δεν χρωστάς τέτοιο ποσό. Θα σου το επιστρέψουμε.',
      'We have received a deposit from you, but you owe no such sum. We will send it back.',
    ),
  },
  deposit_expired: {
    title: pair('Η κατάθεση δεν έφτασε', 'The deposit did not arrive'),
    text: pair(
      'Δεν λάβαμε την κατάθεση για τη συνδρομή σου και η προθεσμία πέρασε. Μην καταθέσεις πια αυτό το ποσό: από τη σελίδα της συνδρομής σου ξεκινάς ξανά όποτε θέλεις.',
      'We did not receive the deposit for your subscription and its time has passed. Do not pay this sum any more: you can begin again from the page of your subscription whenever you like.',
    ),
  },
  plan_dearer: {
    title: pair('Αλλάζει η τιμή του πακέτου σου', 'The price of your plan changes'),
    text: pair(
      (day: string) =>
        `Από ${day} το πακέτο σου αλλάζει. Ό,τι έχεις ήδη πληρώσει ισχύει ως το τέλος της περιόδου του· η νέα τιμή ισχύει για κάθε περίοδο που αρχίζει από εκείνη την ημέρα.`,
      (day: string) =>
        `Your plan changes from ${day}. What you have paid for stays as it is until its period ends; the new price holds for every period that begins on or after that day.`,
    ),
    plan: pair('Πακέτο', 'Plan'),
    before: pair('Τιμή σήμερα', 'Price today'),
    after: pair('Νέα τιμή', 'New price'),
    ads: pair('Ενεργές αγγελίες', 'Active ads'),
    noLimit: pair('χωρίς όριο', 'no limit'),
    price: pair(
      (net: string, gross: string) => `${net} + ΦΠΑ (${gross} με ΦΠΑ) τον μήνα`,
      (net: string, gross: string) => `${net} + VAT (${gross} with VAT) a month`,
    ),
    leave: pair(
      'Αν δεν σου ταιριάζει, μπορείς ως τότε να διαλέξεις άλλο πακέτο ή να ακυρώσεις τη συνδρομή, χωρίς κόστος.',
      'If it does not suit you, until then you can choose another plan or cancel the subscription at no cost.',
    ),
  },
  plan_stays: {
    title: pair('Η τιμή του πακέτου σου τελικά δεν αλλάζει', 'The price of your plan does not change after all'),
    text: pair(
      (day: string) => `Σου είχαμε γράψει ότι το πακέτο σου αλλάζει από ${day}. Αυτή η αλλαγή δεν θα γίνει.`,
      (day: string) => `We wrote to you that your plan changes from ${day}. That change will not take place.`,
    ),
  },
} as const;
