/** Words of the admin's list of invoices. */
import { pair } from '../pair.ts';

export const adminInvoicesMessages = {
  title: pair('Τιμολόγια', 'Invoices'),
  count: pair(
    (n: number) => (n === 1 ? '1 παραστατικό' : `${n} παραστατικά`),
    (n: number) => (n === 1 ? '1 document' : `${n} documents`),
  ),
  csv: pair('Εξαγωγή για τον λογιστή (CSV)', 'Export for accountant (CSV)'),
  late: pair(
    (n: number) =>
      n === 1
        ? '1 παραστατικό δεν έχει ΜΑΡΚ εδώ και πάνω από 24 ώρες'
        : `${n} παραστατικά δεν έχουν ΜΑΡΚ εδώ και πάνω από 24 ώρες`,
    (n: number) =>
      n === 1 ? '1 invoice has had no MARK for over 24 hours' : `${n} invoices have had no MARK for over 24 hours`,
  ),
  showLate: pair('Δες τα', 'View them'),
  agency: pair('Πελάτης, ΑΦΜ ή ΓΕΜΗ', 'Customer, tax number (AFM) or GEMI number'),
  state: pair('Κατάσταση myDATA', 'myDATA status'),
  any: pair('Όλα', 'All'),
  kind: pair('Είδος', 'Type'),
  from: pair('Από', 'From'),
  to: pair('Έως', 'To'),
  find: pair('Αναζήτηση', 'Search'),
  clear: pair('Καθαρισμός', 'Clear'),
  none: pair('Δεν βρέθηκαν παραστατικά', 'No invoices found'),
  noneText: pair('Δοκίμασε άλλα φίλτρα ή καθάρισέ τα.', 'Try different filters or clear them.'),
  customer: pair('Πελάτης', 'Customer'),
  noName: pair('Χωρίς επωνυμία', 'No company name'),
  noTaxNumber: pair('χωρίς ΑΦΜ', 'no tax number (AFM)'),
  actions: pair('Ενέργειες', 'Actions'),
  taxReporting: pair('Διαβίβαση στο myDATA', 'myDATA submission'),
  states: {
    queued: pair('Στέλνεται', 'Sending'),
    reported: pair('Διαβιβάστηκε', 'Submitted'),
    failed: pair('Απορρίφθηκε', 'Rejected'),
    manual: pair('Χειροκίνητα', 'Manual'),
    unmarked: pair('Χωρίς ΜΑΡΚ', 'No MARK yet'),
    late: pair('Χωρίς ΜΑΡΚ για πάνω από 24 ώρες', 'No MARK for over 24 hours'),
  },
  lateMark: pair('Πάνω από 24 ώρες', 'Over 24 hours'),
  byHand: pair('χειροκίνητη καταχώριση', 'entered manually'),
  tries: pair(
    (n: number) => (n === 1 ? '1 προσπάθεια' : `${n} προσπάθειες`),
    (n: number) => (n === 1 ? '1 attempt' : `${n} attempts`),
  ),
  typeMark: pair('Συμπλήρωσε το ΜΑΡΚ', 'Enter MARK'),
  correctMark: pair('Διόρθωσε το ΜΑΡΚ', 'Correct MARK'),
  markHint: pair('15 ψηφία, όπως τα εξέδωσε η ΑΑΔΕ', '15 digits, as issued by AADE'),
  uid: pair('UID', 'UID'),
  qr: pair('Σύνδεσμος του QR', 'QR code URL'),
  reason: pair('Λόγος', 'Reason'),
  reasonHint: pair('Καταγράφεται στο ημερολόγιο ενεργειών', 'Recorded in the audit log'),
  save: pair('Αποθήκευση ΜΑΡΚ', 'Save MARK'),
  retry: pair('Στείλε ξανά', 'Resend'),
} as const;

export const adminInvoicesFlashMessages = {
  'mark-typed': pair('Το ΜΑΡΚ αποθηκεύτηκε.', 'MARK saved.'),
  retried: pair('Θα σταλεί ξανά μέσα σε ένα λεπτό.', 'We’ll resend it within a minute.'),
} as const;
