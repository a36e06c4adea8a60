/** Every word that is printed on an invoice. The server alone reads them: no screen carries this file. */
import { pair } from '../pair.ts';

export const invoicePdfMessages = {
  brand: pair('Εστία', 'Estia'),
  kind: {
    invoice: pair('Τιμολόγιο Παροχής Υπηρεσιών', 'Service invoice'),
    credit_note: pair('Πιστωτικό Τιμολόγιο', 'Credit note'),
  },
  series: pair('Σειρά', 'Series'),
  number: pair('Αριθμός', 'Number'),
  issuedOn: pair('Ημερομηνία έκδοσης', 'Issue date'),
  issuer: pair('Εκδότης', 'From'),
  customer: pair('Πελάτης', 'Bill to'),
  taxNumber: pair('ΑΦΜ', 'Tax number (AFM)'),
  taxOffice: pair('ΔΟΥ', 'Tax office'),
  gemi: pair('Αρ. ΓΕΜΗ', 'GEMI number'),
  address: pair('Διεύθυνση', 'Address'),
  seat: pair('Έδρα', 'Registered office'),
  activity: pair('Δραστηριότητα', 'Business activity'),
  telephone: pair('Τηλέφωνο', 'Phone'),
  email: pair('Email', 'Email'),
  period: pair('Περίοδος', 'Period'),
  payment: pair('Τρόπος πληρωμής', 'Payment method'),
  refund: pair('Τρόπος επιστροφής', 'Refund method'),
  paidBy: {
    card: pair('Κάρτα', 'Card'),
    deposit: pair('Τραπεζική κατάθεση', 'Bank deposit'),
  },
  currency: pair('Νόμισμα', 'Currency'),
  euro: pair('Ευρώ (EUR)', 'Euro (EUR)'),
  credits: pair('Συσχετιζόμενο παραστατικό', 'Original invoice'),
  days: pair(
    (from: string, to: string) => `${from} έως ${to}`,
    (from: string, to: string) => `${from} to ${to}`,
  ),
  line: {
    description: pair('Περιγραφή', 'Description'),
    quantity: pair('Ποσότητα', 'Quantity'),
    price: pair('Τιμή μονάδας', 'Unit price'),
    vat: pair('ΦΠΑ', 'VAT'),
    net: pair('Καθαρή αξία', 'Net'),
  },
  net: pair('Καθαρή αξία', 'Net amount'),
  vat: pair(
    (percent: number) => `ΦΠΑ ${percent}%`,
    (percent: number) => `VAT ${percent}%`,
  ),
  gross: {
    invoice: pair('Τελική αξία', 'Total'),
    credit_note: pair('Σύνολο πίστωσης', 'Total credited'),
  },
  settled: {
    invoice: pair('Το ποσό έχει εξοφληθεί.', 'Paid in full.'),
    credit_note: pair('Το ποσό επιστρέφεται στον πελάτη.', 'This amount will be refunded to the customer.'),
  },
  authority: pair('Στοιχεία myDATA (ΑΑΔΕ)', 'myDATA details (AADE)'),
  mark: pair('ΜΑΡΚ', 'MARK'),
  uid: pair('UID', 'UID'),
  authCode: pair('Κωδικός αυθεντικοποίησης', 'Authentication code'),
  notYet: pair(
    'Η ΑΑΔΕ δεν έχει εκδώσει ακόμη ΜΑΡΚ για αυτό το παραστατικό. Κατέβασέ το ξανά αργότερα από τον λογαριασμό σου, για αντίγραφο με το ΜΑΡΚ.',
    'AADE hasn’t issued a MARK for this invoice yet. Download it again later from your account to get a copy with the MARK.',
  ),
  qr: pair('Κωδικός QR για προβολή του παραστατικού στην ΑΑΔΕ', 'QR code to view this invoice on the AADE website'),
} as const;

/** What the file is called among the reader's own; letters that every file system keeps. */
export const fileNames = {
  invoice: pair('timologio', 'invoice'),
  credit_note: pair('pistotiko', 'credit-note'),
} as const;
