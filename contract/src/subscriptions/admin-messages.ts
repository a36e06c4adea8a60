/** Words of the admin's screens of subscriptions, plans and deposits. */
import { pair } from '../pair.ts';

export const phaseMessages = {
  trial: pair('Δωρεάν μήνες', 'Free months'),
  active: pair('Ενεργή', 'Active'),
  past_due: pair('Εκκρεμεί πληρωμή', 'Payment due'),
  expired: pair('Έληξε', 'Expired'),
  cancelled: pair('Ακυρώθηκε', 'Cancelled'),
} as const;

export const paymentMethodMessages = {
  card: pair('Κάρτα', 'Card'),
  deposit: pair('Κατάθεση', 'Bank deposit'),
} as const;

export const chargeMessages = {
  kinds: {
    period: pair('Περίοδος', 'Period'),
    upgrade: pair('Μεγαλύτερο πακέτο', 'Larger plan'),
    restart: pair('Νέα αρχή', 'New beginning'),
  },
  states: {
    due: pair('Οφείλεται', 'Due'),
    paid: pair('Πληρώθηκε', 'Paid'),
    void: pair('Άκυρη', 'Void'),
  },
} as const;

export const subscriptionListMessages = {
  notBilling: pair('Δεν ζητάμε πληρωμές', 'No payments are asked for'),
  noIssuer: pair(
    'Τα στοιχεία της εταιρείας είναι ακόμη προσωρινά. Ώσπου να συμπληρωθούν δεν χρεώνεται καμία κάρτα, δεν ζητείται κατάθεση και δεν εκδίδεται τιμολόγιο. Όσοι μήνες περνούν είναι δωρεάν.',
    'The details of the company are still placeholders. Until they are filled in no card is charged, no deposit is asked for and no invoice is issued. The months that pass are free.',
  ),
  toSettings: pair('Συμπλήρωσε τα στοιχεία', 'Fill in the details'),
  noBank: pair(
    'Λείπει ο τραπεζικός λογαριασμός. Ώσπου να οριστεί δεν ζητείται κατάθεση από κανένα γραφείο και οι μήνες που περνούν είναι δωρεάν.',
    'There is no bank account. Until one is named no agency is asked for a deposit, and the months that pass are free.',
  ),
  toBank: pair('Όρισε λογαριασμό', 'Name an account'),
  title: pair('Συνδρομές', 'Subscriptions'),
  count: pair(
    (count: number) => (count === 1 ? '1 συνδρομή' : `${count} συνδρομές`),
    (count: number) => (count === 1 ? '1 subscription' : `${count} subscriptions`),
  ),
  search: pair('Όνομα, email ή ΓΕΜΗ', 'Name, email or GEMI'),
  phase: pair('Κατάσταση', 'State'),
  payment: pair('Πληρωμή', 'Payment'),
  plan: pair('Πακέτο', 'Plan'),
  any: pair('Όλες', 'All'),
  anyPlan: pair('Όλα', 'All'),
  find: pair('Εύρεση', 'Find'),
  clear: pair('Καθαρισμός', 'Clear'),
  none: pair('Καμία συνδρομή', 'No subscriptions'),
  noneText: pair('Κανένα γραφείο δεν ταιριάζει με αυτά που ζήτησες.', 'No agency matches what you asked for.'),
  office: pair('Γραφείο', 'Agency'),
  until: pair('Έως', 'Until'),
  ads: pair('Αγγελίες', 'Ads'),
  due: pair('Οφείλει', 'Owes'),
  nothing: pair('τίποτε', 'nothing'),
  off: pair('Απενεργοποιημένη', 'Switched off'),
  ends: pair('Λήγει χωρίς ανανέωση', 'Ends without renewal'),
  deposits: pair('Καταθέσεις', 'Deposits'),
  plans: pair('Πακέτα και τιμές', 'Plans and prices'),
} as const;

export const subscriptionDetailMessages = {
  title: pair('Συνδρομή γραφείου', 'Subscription of an agency'),
  back: pair('Όλες οι συνδρομές', 'All subscriptions'),
  user: pair('Ο λογαριασμός', 'The account'),
  facts: pair('Η συνδρομή', 'The subscription'),
  started: pair('Άρχισε', 'Began'),
  period: pair('Περίοδος', 'Period'),
  trialTo: pair('Δωρεάν έως', 'Free until'),
  adsUntil: pair('Αγγελίες στον αέρα έως', 'Ads are up until'),
  adsUsed: pair('Ενεργές αγγελίες', 'Active ads'),
  of: pair(
    (used: number, of: string) => `${used} από ${of}`,
    (used: number, of: string) => `${used} of ${of}`,
  ),
  noLimit: pair('χωρίς όριο', 'no limit'),
  nextPlan: pair('Επόμενο πακέτο', 'Next plan'),
  nextCharge: pair('Επόμενη χρέωση', 'Next charge'),
  price: pair('Τιμή', 'Price'),
  sum: pair(
    (net: string, gross: string) => `${net} + ΦΠΑ = ${gross}`,
    (net: string, gross: string) => `${net} + VAT = ${gross}`,
  ),
  net: pair(
    (net: string) => `${net} + ΦΠΑ`,
    (net: string) => `${net} + VAT`,
  ),
  on: pair(
    (sum: string, day: string) => `${sum}, ${day}`,
    (sum: string, day: string) => `${sum}, ${day}`,
  ),
  card: pair('Κάρτα', 'Card'),
  noCard: pair('δεν έχει οριστεί', 'not set up'),
  cancelDate: pair('Ακυρωμένη από', 'Cancelled from'),
  invoiceDetails: pair('Στοιχεία τιμολόγησης', 'Invoice details'),
  complete: pair('πλήρη', 'complete'),
  missing: pair('λείπουν: τίποτε δεν χρεώνεται χωρίς αυτά', 'missing: nothing is charged without them'),
  span: pair(
    (from: string, to: string) => `${from} έως ${to}`,
    (from: string, to: string) => `${from} to ${to}`,
  ),
  edit: pair('Αλλαγή ημερομηνιών', 'Change the dates'),
  editText: pair(
    'Το τέλος δεν μπορεί να έρθει πριν από όσα έχουν πληρωθεί. Κάθε αλλαγή μένει στο ημερολόγιο με τον λόγο της.',
    'The end cannot come before what is paid for. Every change stays in the log with its reason.',
  ),
  start: pair('Έναρξη συνδρομής', 'Start of the subscription'),
  end: pair('Τελευταία ημέρα περιόδου', 'Last day of the period'),
  endHint: pair('Καλύπτεται και αυτή', 'This day is still covered'),
  active: pair('Ενεργή', 'Active'),
  activeHint: pair('Κλειστή: οι αγγελίες κατεβαίνουν', 'Switched off: the ads come down'),
  save: pair('Αποθήκευσε', 'Save'),
  charges: pair('Χρεώσεις και πληρωμές', 'Charges and payments'),
  invoice: pair(
    (number: string) => `Τιμολόγιο ${number} (PDF)`,
    (number: string) => `Invoice ${number} (PDF)`,
  ),
  allInvoices: pair('Τιμολόγια', 'Invoices'),
  noCharges: pair('Δεν έχει ζητηθεί ακόμη κανένα ποσό.', 'Nothing has been asked for yet.'),
  dueOn: pair(
    (day: string) => `έως ${day}`,
    (day: string) => `by ${day}`,
  ),
  paidBy: pair(
    (sum: string, way: string, day: string) => `${sum} με ${way}, ${day}`,
    (sum: string, way: string, day: string) => `${sum} by ${way}, ${day}`,
  ),
  ways: { card: pair('κάρτα', 'card'), deposit: pair('κατάθεση', 'deposit') },
  refunded: pair(
    (sum: string) => `επιστράφηκαν ${sum}`,
    (sum: string) => `${sum} given back`,
  ),
  unallocated: pair('Χρήματα που δεν χρωστούσε', 'Money that was not owed'),
  unallocatedText: pair(
    'Πρέπει να επιστραφούν: κάνε το έμβασμα στην τράπεζα και σημείωσέ το εδώ.',
    'It must go back: send it at the bank and note it here.',
  ),
  refund: pair('Επιστροφή', 'Refund'),
  refundOf: pair(
    (sum: string) => `Επιστροφή από πληρωμή ${sum}`,
    (sum: string) => `Refund of the payment of ${sum}`,
  ),
  refundText: pair(
    'Με κάρτα τα χρήματα επιστρέφουν από τον πάροχο. Κατάθεση: σημειώνεις ότι η τράπεζα τα έστειλε πίσω. Εκδίδεται πιστωτικό τιμολόγιο.',
    'By card the provider sends the money back. A deposit: you note that the bank has sent it back. A credit note is issued.',
  ),
  amount: pair('Ποσό με ΦΠΑ', 'Amount with VAT'),
  amountHint: pair(
    (most: string) => `Έως ${most}`,
    (most: string) => `Up to ${most}`,
  ),
  declined: pair('Η κάρτα δεν έγινε δεκτή', 'The card was declined'),
  underWay: pair('Πληρωμή σε εξέλιξη', 'Payment under way'),
  deposits: pair('Καταθέσεις', 'Deposits'),
  noDeposits: pair('Καμία κατάθεση.', 'No deposits.'),
  note: pair('Σημείωσε κατάθεση', 'Note a deposit'),
  invoices: pair('Παραστατικά', 'Invoices'),
  said: {
    edited: pair('Η συνδρομή άλλαξε.', 'The subscription was changed.'),
    refunded: pair('Η επιστροφή καταχωρίστηκε.', 'The refund was noted.'),
    noted: pair(
      'Η κατάθεση σημειώθηκε. Επιβεβαίωσέ την για να μετρήσει.',
      'The deposit was noted. Confirm it for it to count.',
    ),
    matched: pair(
      'Η κατάθεση αντιστοιχίστηκε. Μένει η επιβεβαίωση.',
      'The deposit was matched. It remains to confirm it.',
    ),
    confirmed: pair('Η κατάθεση επιβεβαιώθηκε.', 'The deposit was confirmed.'),
    rejected: pair('Η κατάθεση απορρίφθηκε.', 'The deposit was rejected.'),
  },
} as const;

export const planAdminMessages = {
  title: pair('Πακέτα και τιμές', 'Plans and prices'),
  lead: pair(
    (months: number, percent: number) =>
      `Οι τιμές ισχύουν από μια ημέρα και μετά. Δωρεάν μήνες: ${months}. ΦΠΑ: ${percent}%. Και τα δύο αλλάζουν στους κανόνες.`,
    (months: number, percent: number) =>
      `Prices hold from a day on. Free months: ${months}. VAT: ${percent}%. Both are changed in the rules.`,
  ),
  rules: pair('Κανόνες και όρια', 'Rules and limits'),
  caption: pair('Τα πακέτα σήμερα', 'The plans today'),
  plan: pair('Πακέτο', 'Plan'),
  ads: pair('Αγγελίες', 'Ads'),
  net: pair('Χωρίς ΦΠΑ', 'Without VAT'),
  vat: pair('ΦΠΑ', 'VAT'),
  gross: pair('Με ΦΠΑ', 'With VAT'),
  offices: pair('Γραφεία', 'Agencies'),
  planned: pair(
    (price: string, day: string) => `${price} από ${day}`,
    (price: string, day: string) => `${price} from ${day}`,
  ),
  open: pair('Άλλαξε', 'Change'),
  back: pair('Όλα τα πακέτα', 'All plans'),
  now: pair('Ισχύει τώρα', 'In force now'),
  newTitle: pair('Νέα τιμή ή νέο όριο', 'New price or limit'),
  newText: pair(
    (day: string) =>
      `Ό,τι γίνεται ακριβότερο ή μικρότερο αρχίζει το νωρίτερο ${day}, και τα γραφεία που το έχουν ενημερώνονται με email. Τα φθηνότερα αρχίζουν από αύριο.`,
    (day: string) =>
      `What becomes dearer or smaller begins on ${day} at the earliest, and the agencies that have it are told by email. Cheaper ones may begin tomorrow.`,
  ),
  netField: pair('Τιμή τον μήνα χωρίς ΦΠΑ', 'Price a month without VAT'),
  adsField: pair('Ενεργές αγγελίες', 'Active ads'),
  adsHint: pair('Κενό: χωρίς όριο', 'Empty: no limit'),
  fromField: pair('Ισχύει από', 'In force from'),
  save: pair('Πρόσθεσε την έκδοση', 'Add the version'),
  history: pair('Ιστορικό', 'History'),
  version: pair(
    (version: number) => `Έκδοση ${version}`,
    (version: number) => `Version ${version}`,
  ),
  states: {
    in_force: pair('Ισχύει', 'In force'),
    planned: pair('Θα ισχύσει', 'To come'),
    past: pair('Ίσχυε', 'Past'),
    withdrawn: pair('Ανακλήθηκε', 'Withdrawn'),
  },
  since: pair(
    (day: string) => `από ${day}`,
    (day: string) => `from ${day}`,
  ),
  until: pair(
    (from: string, to: string) => `από ${from} έως ${to}`,
    (from: string, to: string) => `from ${from} to ${to}`,
  ),
  first: pair('αρχική τιμή', 'first price'),
  by: pair(
    (who: string) => `από ${who}`,
    (who: string) => `by ${who}`,
  ),
  reason: pair('Λόγος', 'Reason'),
  withdraw: pair('Ανακάλεσε', 'Take back'),
  withdrawText: pair(
    'Δεν έχει αρχίσει: αν την ανακαλέσεις, συνεχίζει η τιμή που ισχύει.',
    'It has not begun: if you take it back, the price in force goes on.',
  ),
  said: {
    'plan-added': pair('Η νέα έκδοση αποθηκεύτηκε.', 'The new version was saved.'),
    'plan-withdrawn': pair('Η έκδοση ανακλήθηκε.', 'The version was taken back.'),
  },
} as const;
