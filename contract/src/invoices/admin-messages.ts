/** Words of the admin's list of invoices. */
import { pair } from '../pair.ts';

export const adminInvoicesMessages = {
  title: pair('Τιμολόγια', 'Invoices'),
  count: pair(
    (n: number) => (n === 1 ? '1 παραστατικό' : `${n} παραστατικά`),
    (n: number) => (n === 1 ? '1 document' : `${n} documents`),
  ),
  csv: pair('Αρχείο για τον λογιστή (CSV)', 'File for the accountant (CSV)'),
  late: pair(
    (n: number) =>
      n === 1 ? '1 παραστατικό χωρίς ΜΑΡΚ πάνω από 24 ώρες' : `${n} παραστατικά χωρίς ΜΑΡΚ πάνω από 24 ώρες`,
    (n: number) =>
      n === 1 ? '1 document without a MARK for over 24 hours' : `${n} documents without a MARK for over 24 hours`,
  ),
  showLate: pair('Δες ποια', 'See which'),
  office: pair('Πελάτης, ΑΦΜ ή ΓΕΜΗ', 'Customer, AFM or GEMI'),
  state: pair('Διαβίβαση', 'Reporting'),
  any: pair('Όλα', 'All'),
  kind: pair('Είδος', 'Kind'),
  from: pair('Από', 'From'),
  to: pair('Έως', 'To'),
  find: pair('Βρες', 'Find'),
  clear: pair('Καθάρισε', 'Clear'),
  none: pair('Κανένα παραστατικό', 'No documents'),
  noneText: pair('Δεν βρέθηκε κάτι με αυτά τα φίλτρα.', 'Nothing was found with these filters.'),
  customer: pair('Πελάτης', 'Customer'),
  noName: pair('Χωρίς επωνυμία', 'No company name'),
  noTaxNumber: pair('χωρίς ΑΦΜ', 'no AFM'),
  acts: pair('Ενέργειες', 'Actions'),
  act: pair('Διαβίβαση', 'Reporting'),
  states: {
    queued: pair('Στέλνεται', 'Being sent'),
    reported: pair('Διαβιβάστηκε', 'Reported'),
    failed: pair('Απορρίφθηκε', 'Refused'),
    manual: pair('Με το χέρι', 'By hand'),
    unmarked: pair('Χωρίς ΜΑΡΚ', 'No MARK yet'),
    late: pair('Χωρίς ΜΑΡΚ πάνω από 24 ώρες', 'No MARK for over 24 hours'),
  },
  lateMark: pair('Πάνω από 24 ώρες', 'Over 24 hours'),
  byHand: pair('γραμμένο με το χέρι', 'typed by hand'),
  tries: pair(
    (n: number) => (n === 1 ? '1 προσπάθεια' : `${n} προσπάθειες`),
    (n: number) => (n === 1 ? '1 attempt' : `${n} attempts`),
  ),
  typeMark: pair('Γράψε το ΜΑΡΚ', 'Type the MARK'),
  correctMark: pair('Διόρθωσε το ΜΑΡΚ', 'Correct the MARK'),
  markHint: pair('15 ψηφία, όπως τα έδωσε η ΑΑΔΕ', '15 digits, as AADE gave them'),
  uid: pair('UID', 'UID'),
  qr: pair('Διεύθυνση του QR', 'Address of the QR'),
  reason: pair('Λόγος', 'Reason'),
  reasonHint: pair('Μένει στο ημερολόγιο ενεργειών', 'It stays in the audit log'),
  save: pair('Αποθήκευσε το ΜΑΡΚ', 'Save the MARK'),
  retry: pair('Στείλε ξανά', 'Send again'),
} as const;

export const adminInvoicesFlashMessages = {
  'mark-typed': pair('Το ΜΑΡΚ αποθηκεύτηκε.', 'The MARK was saved.'),
  retried: pair('Θα σταλεί ξανά μέσα στο επόμενο λεπτό.', 'It will be sent again within a minute.'),
} as const;
