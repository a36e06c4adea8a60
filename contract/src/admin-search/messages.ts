/** Words of the search of administrators. */
import { type Pair, pair } from '../pair.ts';
import type { SearchedField } from './model.ts';

export const adminSearchMessages = {
  title: pair('Αναζήτηση', 'Search'),
  label: pair('Αναζήτηση παντού', 'Search everything'),
  hint: pair(
    'Κωδικός αγγελίας, αριθμός υπόθεσης, τηλέφωνο, email, ΓΕΜΗ, ΑΦΜ, παραστατικό, όνομα ή διεύθυνση',
    'Listing ID, case number, phone, email, GEMI, AFM, invoice, name or address',
  ),
  users: pair('Χρήστες και γραφεία', 'Users and agencies'),
  listings: pair('Αγγελίες', 'Listings'),
  invoices: pair('Παραστατικά', 'Invoices'),
  cases: pair('Αναφορές και υποθέσεις', 'Reports and cases'),
  case: pair('Υπόθεση', 'Case'),
  about: pair('Αφορά', 'About'),
  opened: pair('Άνοιξε', 'Opened'),
  openCase: pair('Ανοιχτή', 'Open'),
  closedCase: pair('Κλειστή', 'Closed'),
  deleted: pair('Έχει διαγραφεί', 'Deleted'),
  versus: pair(
    (one: string, other: string) => `${one} και ${other}`,
    (one: string, other: string) => `${one} and ${other}`,
  ),
  user: pair('Χρήστης', 'User'),
  contact: pair('Επικοινωνία', 'Contact'),
  agency: pair('Γραφείο', 'Agency'),
  status: pair('Κατάσταση', 'Status'),
  matched: pair('Βρέθηκε σε', 'Found in'),
  listing: pair('Αγγελία', 'Listing'),
  place: pair('Διεύθυνση', 'Address'),
  price: pair('Τιμή', 'Price'),
  advertiser: pair('Από', 'By'),
  invoice: pair('Παραστατικό', 'Invoice'),
  customer: pair('Πελάτης', 'Customer'),
  date: pair('Ημερομηνία', 'Date'),
  amount: pair('Σύνολο', 'Total'),
  gemi: pair('ΓΕΜΗ', 'GEMI'),
  taxNumber: pair('ΑΦΜ', 'AFM'),
  none: pair('Δεν βρέθηκε τίποτα', 'Nothing found'),
  noneText: pair(
    'Έλεγξε αν είναι γραμμένο σωστά ή ψάξε κάτι άλλο. Χρειάζονται τουλάχιστον τρία γράμματα από όνομα ή διεύθυνση, ή πέντε ψηφία από αριθμό.',
    'Check the spelling or try something else. Enter at least three letters of a name or address, or five digits of a number.',
  ),
  start: pair('Γράψε αυτό που ξέρεις', 'Type what you know'),
  startText: pair(
    'Τα ονόματα και οι διευθύνσεις βρίσκονται και με λατινικούς χαρακτήρες.',
    'You can type names and addresses in Greek or Latin letters.',
  ),
  more: pair(
    'Υπάρχουν κι άλλα. Γράψε περισσότερα για να βρεις αυτό που θέλεις.',
    'There are more. Type more to narrow the results.',
  ),
} as const;

export const searchedFieldNames: Readonly<Record<SearchedField, Pair>> = {
  code: pair('κωδικός αγγελίας', 'listing ID'),
  id: pair('αριθμός', 'ID'),
  email: pair('email', 'email'),
  phone: pair('τηλέφωνο', 'phone'),
  gemi: pair('ΓΕΜΗ', 'GEMI'),
  tax_number: pair('ΑΦΜ', 'AFM'),
  number: pair('αριθμός παραστατικού', 'invoice number'),
  mark: pair('ΜΑΡΚ', 'MARK'),
  name: pair('όνομα', 'name'),
  agency: pair('όνομα γραφείου', 'agency name'),
  address: pair('διεύθυνση', 'address'),
};
