/** Every word that is printed on an invoice. The server alone reads them: no screen carries this file. */
import { pair } from '../pair.ts';

export const invoicePdfMessages = {
  brand: pair('Εστία', 'Estia'),
  kind: {
    invoice: pair('Τιμολόγιο Παροχής Υπηρεσιών', 'Invoice for services'),
    credit_note: pair('Πιστωτικό Τιμολόγιο', 'Credit note'),
  },
  series: pair('Σειρά', 'Series'),
  number: pair('Αριθμός', 'Number'),
  issuedOn: pair('Ημερομηνία έκδοσης', 'Date of issue'),
  issuer: pair('Εκδότης', 'Issued by'),
  customer: pair('Πελάτης', 'Issued to'),
  taxNumber: pair('ΑΦΜ', 'AFM (tax number)'),
  taxOffice: pair('ΔΟΥ', 'Tax office'),
  gemi: pair('ΓΕΜΗ', 'GEMI (register)'),
  address: pair('Διεύθυνση', 'Address'),
  seat: pair('Έδρα', 'Seat'),
  activity: pair('Δραστηριότητα', 'Activity'),
  telephone: pair('Τηλέφωνο', 'Telephone'),
  email: pair('Email', 'Email'),
  period: pair('Περίοδος', 'Period'),
  payment: pair('Τρόπος πληρωμής', 'Paid by'),
  refund: pair('Τρόπος επιστροφής', 'Refunded by'),
  paidBy: {
    card: pair('Κάρτα', 'Card'),
    deposit: pair('Τραπεζική κατάθεση', 'Bank deposit'),
  },
  currency: pair('Νόμισμα', 'Currency'),
  euro: pair('Ευρώ (EUR)', 'Euro (EUR)'),
  credits: pair('Συσχετιζόμενο παραστατικό', 'Credits invoice'),
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
    (percent: number) => `ΦΠΑ ${percent} %`,
    (percent: number) => `VAT ${percent} %`,
  ),
  gross: {
    invoice: pair('Τελική αξία', 'Total'),
    credit_note: pair('Σύνολο πίστωσης', 'Total credited'),
  },
  settled: {
    invoice: pair('Το ποσό έχει εξοφληθεί.', 'The amount has been paid in full.'),
    credit_note: pair('Το ποσό επιστρέφεται στον πελάτη.', 'The amount is returned to the customer.'),
  },
  authority: pair('Στοιχεία myDATA (ΑΑΔΕ)', 'myDATA record (AADE)'),
  mark: pair('ΜΑΡΚ', 'MARK'),
  uid: pair('UID', 'UID'),
  authCode: pair('Κωδικός αυθεντικοποίησης', 'Authentication code'),
  notYet: pair(
    'Το παραστατικό δεν έχει ακόμη ΜΑΡΚ. Θα το βρεις εδώ όταν το δώσει η ΑΑΔΕ: κατέβασέ το ξανά από τον λογαριασμό σου.',
    'This document has no MARK yet. It will be here once AADE has given one: download it again from your account.',
  ),
  qr: pair('Κωδικός QR προς το παραστατικό στην ΑΑΔΕ', 'QR code of the document at AADE'),
} as const;

/** What the file is called among the reader's own; letters that every file system keeps. */
export const fileNames = {
  invoice: pair('timologio', 'invoice'),
  credit_note: pair('pistotiko', 'credit-note'),
} as const;
