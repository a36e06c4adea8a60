/** Words of the admin's screens of subscriptions, plans and deposits. */
import { pair } from '../pair.ts';

export const phaseMessages = {
  trial: pair('Δωρεάν περίοδος', 'Free trial'),
  active: pair('Ενεργή', 'Active'),
  past_due: pair('Εκκρεμεί πληρωμή', 'Payment overdue'),
  expired: pair('Έληξε', 'Expired'),
  cancelled: pair('Ακυρωμένη', 'Cancelled'),
} as const;

export const paymentMethodMessages = {
  card: pair('Κάρτα', 'Card'),
  deposit: pair('Κατάθεση', 'Bank transfer'),
} as const;

export const chargeMessages = {
  kinds: {
    period: pair('Συνδρομή', 'Subscription'),
    upgrade: pair('Αναβάθμιση', 'Upgrade'),
    restart: pair('Επανέναρξη', 'Restart'),
  },
  states: {
    due: pair('Οφείλεται', 'Due'),
    paid: pair('Πληρώθηκε', 'Paid'),
    void: pair('Άκυρη', 'Void'),
  },
} as const;

export const subscriptionListMessages = {
  notBilling: pair('Οι χρεώσεις είναι απενεργοποιημένες', 'Billing is off'),
  noIssuer: pair(
    'Τα στοιχεία της εταιρείας είναι ακόμη προσωρινά. Μέχρι να συμπληρωθούν, δεν χρεώνονται κάρτες, δεν ζητούνται καταθέσεις και δεν εκδίδονται τιμολόγια. Οι μήνες που περνούν είναι δωρεάν για τα γραφεία.',
    'Your company details are still placeholders. Until you complete them, we won’t charge cards, request bank transfers or issue invoices, and agencies use Estia for free.',
  ),
  toSettings: pair('Συμπλήρωσε τα στοιχεία', 'Complete company details'),
  noBank: pair(
    'Δεν έχει οριστεί τραπεζικός λογαριασμός. Μέχρι να οριστεί, δεν ζητούνται καταθέσεις και οι μήνες που περνούν είναι δωρεάν για τα γραφεία.',
    'No bank account has been added. Until you add one, agencies won’t be asked for bank transfers and use Estia for free.',
  ),
  toBank: pair('Πρόσθεσε λογαριασμό', 'Add a bank account'),
  title: pair('Συνδρομές', 'Subscriptions'),
  count: pair(
    (count: number) => (count === 1 ? '1 συνδρομή' : `${count} συνδρομές`),
    (count: number) => (count === 1 ? '1 subscription' : `${count} subscriptions`),
  ),
  search: pair('Όνομα, email ή αριθμός ΓΕΜΗ', 'Name, email or GEMI number'),
  phase: pair('Κατάσταση', 'Status'),
  payment: pair('Τρόπος πληρωμής', 'Payment method'),
  plan: pair('Πακέτο', 'Plan'),
  any: pair('Όλες', 'All'),
  anyPlan: pair('Όλα', 'All'),
  find: pair('Αναζήτηση', 'Search'),
  clear: pair('Καθαρισμός', 'Clear'),
  none: pair('Δεν βρέθηκαν συνδρομές', 'No subscriptions found'),
  noneText: pair('Δοκίμασε άλλη αναζήτηση ή καθάρισε τα φίλτρα.', 'Try a different search or clear the filters.'),
  agency: pair('Γραφείο', 'Agency'),
  until: pair('Λήγει', 'Ends'),
  listings: pair('Αγγελίες', 'Listings'),
  due: pair('Οφειλή', 'Amount due'),
  nothing: pair('καμία', 'none'),
  off: pair('Απενεργοποιημένη', 'Deactivated'),
  ends: pair('Δεν θα ανανεωθεί', 'Won’t renew'),
  deposits: pair('Καταθέσεις', 'Bank transfers'),
  plans: pair('Πακέτα και τιμές', 'Plans and pricing'),
} as const;

export const subscriptionDetailMessages = {
  title: pair('Συνδρομή γραφείου', 'Agency subscription'),
  back: pair('Όλες οι συνδρομές', 'All subscriptions'),
  user: pair('Λογαριασμός', 'Account'),
  facts: pair('Συνδρομή', 'Subscription'),
  started: pair('Έναρξη', 'Started'),
  period: pair('Περίοδος', 'Period'),
  trialTo: pair('Δωρεάν περίοδος έως', 'Free trial ends'),
  listingsUntil: pair('Αγγελίες δημοσιευμένες έως', 'Listings live until'),
  activeListings: pair('Ενεργές αγγελίες', 'Active listings'),
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
  noCard: pair('δεν έχει προστεθεί', 'not added'),
  cancelDate: pair('Ημερομηνία ακύρωσης', 'Cancellation date'),
  invoiceDetails: pair('Στοιχεία τιμολόγησης', 'Billing details'),
  complete: pair('πλήρη', 'complete'),
  missing: pair('λείπουν (χωρίς αυτά δεν γίνεται χρέωση)', 'missing (required before we can charge)'),
  span: pair(
    (from: string, to: string) => `${from} έως ${to}`,
    (from: string, to: string) => `${from} to ${to}`,
  ),
  edit: pair('Αλλαγή ημερομηνιών', 'Change dates'),
  editText: pair(
    'Η λήξη δεν μπορεί να είναι πριν από την περίοδο που έχει ήδη πληρωθεί. Κάθε αλλαγή καταγράφεται στο ημερολόγιο ενεργειών μαζί με τον λόγο της.',
    'The end date can’t be earlier than the period already paid for. Every change is recorded in the audit log with its reason.',
  ),
  start: pair('Έναρξη συνδρομής', 'Subscription start'),
  end: pair('Τελευταία ημέρα περιόδου', 'Last day of the period'),
  endHint: pair('Καλύπτεται και αυτή', 'This day is still covered'),
  active: pair('Ενεργή', 'Active'),
  activeHint: pair(
    'Αν την απενεργοποιήσεις, οι αγγελίες μπαίνουν σε παύση',
    'If you turn this off, the agency’s listings are paused',
  ),
  save: pair('Αποθήκευση', 'Save'),
  charges: pair('Χρεώσεις και πληρωμές', 'Charges and payments'),
  invoice: pair(
    (number: string) => `Τιμολόγιο ${number} (PDF)`,
    (number: string) => `Invoice ${number} (PDF)`,
  ),
  allInvoices: pair('Τιμολόγια', 'Invoices'),
  noCharges: pair('Δεν υπάρχουν χρεώσεις ακόμη.', 'No charges yet.'),
  dueOn: pair(
    (day: string) => `έως ${day}`,
    (day: string) => `by ${day}`,
  ),
  paidBy: pair(
    (sum: string, way: string, day: string) => `${sum} με ${way}, ${day}`,
    (sum: string, way: string, day: string) => `${sum} by ${way}, ${day}`,
  ),
  ways: { card: pair('κάρτα', 'card'), deposit: pair('κατάθεση', 'bank transfer') },
  refunded: pair(
    (sum: string) => `επιστροφή ${sum}`,
    (sum: string) => `${sum} refunded`,
  ),
  unallocated: pair('Χρήματα που δεν οφείλονταν', 'Overpayments'),
  unallocatedText: pair(
    'Πρέπει να επιστραφούν: κάνε το έμβασμα από την τράπεζα και καταχώρισέ το εδώ.',
    'Refund these: send the money from your bank, then record the refund here.',
  ),
  refund: pair('Επιστροφή', 'Refund'),
  refundOf: pair(
    (sum: string) => `Επιστροφή από πληρωμή ${sum}`,
    (sum: string) => `Refund from the ${sum} payment`,
  ),
  refundText: pair(
    'Οι πληρωμές με κάρτα επιστρέφονται από τον πάροχο πληρωμών. Για κατάθεση, στείλε πρώτα τα χρήματα από την τράπεζα και μετά καταχώρισε την επιστροφή εδώ. Εκδίδεται πιστωτικό τιμολόγιο.',
    'Card payments are refunded by the payment provider. For bank transfers, send the money from your bank first, then record it here. A credit note is issued.',
  ),
  amount: pair('Ποσό με ΦΠΑ', 'Amount incl. VAT'),
  amountHint: pair(
    (most: string) => `Έως ${most}`,
    (most: string) => `Up to ${most}`,
  ),
  declined: pair('Η κάρτα απορρίφθηκε', 'Card declined'),
  underWay: pair('Πληρωμή σε εξέλιξη', 'Payment in progress'),
  deposits: pair('Καταθέσεις', 'Bank transfers'),
  noDeposits: pair('Δεν υπάρχουν καταθέσεις.', 'No bank transfers.'),
  note: pair('Καταχώρισε κατάθεση', 'Record a bank transfer'),
  invoices: pair('Παραστατικά', 'Invoices'),
  flash: {
    edited: pair('Η συνδρομή ενημερώθηκε.', 'Subscription updated.'),
    refunded: pair('Η επιστροφή καταχωρίστηκε.', 'Refund recorded.'),
    noted: pair(
      'Η κατάθεση καταχωρίστηκε. Μετράει μόλις επιβεβαιωθεί.',
      'Transfer recorded. It counts once it’s confirmed.',
    ),
    matched: pair('Η κατάθεση αντιστοιχίστηκε. Απομένει η επιβεβαίωση.', 'Transfer matched. Now confirm it.'),
    confirmed: pair('Η κατάθεση επιβεβαιώθηκε.', 'Transfer confirmed.'),
    rejected: pair('Η κατάθεση απορρίφθηκε.', 'Transfer rejected.'),
  },
} as const;

export const planAdminMessages = {
  title: pair('Πακέτα και τιμές', 'Plans and pricing'),
  lead: pair(
    (months: number, percent: number) =>
      `Κάθε τιμή ισχύει από συγκεκριμένη ημερομηνία. Δωρεάν μήνες: ${months}. ΦΠΑ: ${percent}%. Και τα δύο αλλάζουν στους κανόνες.`,
    (months: number, percent: number) =>
      `Each price applies from a set date. Free trial months: ${months}. VAT: ${percent}%. Change both in the rules.`,
  ),
  rules: pair('Κανόνες και όρια', 'Rules and limits'),
  caption: pair('Τρέχοντα πακέτα', 'Current plans'),
  plan: pair('Πακέτο', 'Plan'),
  listings: pair('Αγγελίες', 'Listings'),
  net: pair('Χωρίς ΦΠΑ', 'Excl. VAT'),
  vat: pair('ΦΠΑ', 'VAT'),
  gross: pair('Με ΦΠΑ', 'Incl. VAT'),
  agencies: pair('Γραφεία', 'Agencies'),
  planned: pair(
    (price: string, day: string) => `${price} από τις ${day}`,
    (price: string, day: string) => `${price} from ${day}`,
  ),
  open: pair('Αλλαγή', 'Edit'),
  back: pair('Όλα τα πακέτα', 'All plans'),
  now: pair('Τρέχουσα έκδοση', 'Current version'),
  newTitle: pair('Νέα τιμή ή νέο όριο αγγελιών', 'New price or listing limit'),
  newText: pair(
    (day: string) =>
      `Οι αυξήσεις τιμών και τα μικρότερα όρια αγγελιών ισχύουν το νωρίτερο από τις ${day}, και τα γραφεία που έχουν το πακέτο ενημερώνονται με email. Οι μειώσεις μπορούν να ισχύσουν από αύριο.`,
    (day: string) =>
      `Price increases and lower listing limits can start on ${day} at the earliest, and affected agencies are notified by email. Price cuts can start tomorrow.`,
  ),
  netField: pair('Μηνιαία τιμή χωρίς ΦΠΑ', 'Monthly price excl. VAT'),
  maxListings: pair('Όριο ενεργών αγγελιών', 'Active listings limit'),
  maxListingsHint: pair('Άφησέ το κενό αν δεν υπάρχει όριο', 'Leave empty for no limit'),
  fromField: pair('Ισχύει από', 'Effective from'),
  save: pair('Προσθήκη έκδοσης', 'Add version'),
  history: pair('Ιστορικό', 'History'),
  version: pair(
    (version: number) => `Έκδοση ${version}`,
    (version: number) => `Version ${version}`,
  ),
  states: {
    in_force: pair('Ισχύει', 'Current'),
    planned: pair('Προγραμματισμένη', 'Scheduled'),
    past: pair('Παλαιότερη', 'Expired'),
    withdrawn: pair('Ανακλήθηκε', 'Withdrawn'),
  },
  since: pair(
    (day: string) => `από τις ${day}`,
    (day: string) => `from ${day}`,
  ),
  until: pair(
    (from: string, to: string) => `από τις ${from} έως τις ${to}`,
    (from: string, to: string) => `from ${from} to ${to}`,
  ),
  first: pair('αρχική τιμή', 'initial price'),
  by: pair(
    (who: string) => `από ${who}`,
    (who: string) => `by ${who}`,
  ),
  reason: pair('Λόγος', 'Reason'),
  withdraw: pair('Ανάκληση', 'Withdraw'),
  withdrawText: pair(
    'Δεν έχει τεθεί ακόμη σε ισχύ. Αν την ανακαλέσεις, παραμένει η τρέχουσα τιμή.',
    'This version hasn’t started yet. If you withdraw it, the current price stays.',
  ),
  flash: {
    'plan-added': pair('Η νέα έκδοση αποθηκεύτηκε.', 'New version saved.'),
    'plan-withdrawn': pair('Η έκδοση ανακλήθηκε.', 'Version withdrawn.'),
  },
} as const;
