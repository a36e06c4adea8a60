/** Words of the audit log. */
import { type Pair, pair } from '../pair.ts';

export const audit = {
  title: pair('Ημερολόγιο ενεργειών', 'Audit log'),
  lead: pair(
    'Τι έκαναν οι διαχειριστές, με τα νεότερα πρώτα. Δεν αλλάζει και δεν σβήνεται.',
    'What administrators did, newest first. It cannot be changed.',
  ),
  adminId: pair('Αριθμός διαχειριστή', 'Administrator number'),
  subjectId: pair('Αριθμός εγγραφής', 'Record number'),
  act: pair('Ενέργεια', 'Action'),
  any: pair('Όλες', 'All'),
  find: pair('Βρες', 'Find'),
  clear: pair('Καθάρισε', 'Clear'),
  gone: pair('πρώην διαχειριστής', 'former administrator'),
  reason: pair('Λόγος', 'Reason'),
  nothing: pair('Καμία ενέργεια', 'No actions'),
  nothingText: pair('Δοκίμασε λιγότερα φίλτρα.', 'Try fewer filters.'),
  older: pair('Παλαιότερες', 'Older'),
  newest: pair('Οι νεότερες', 'Newest'),
  empty: pair('κενό', 'empty'),
  yes: pair('ναι', 'yes'),
  no: pair('όχι', 'no'),
  entries: pair('Ενέργειες', 'Actions'),
  pages: pair('Σελίδες', 'Pages'),
  was: pair('πριν', 'before'),
  is: pair('μετά', 'after'),
} as const;

/** Acts of the log, by their name in it. One we do not know is shown by its name. */
export const acts: Readonly<Record<string, Pair>> = {
  user_approved: pair('Έγκριση χρήστη', 'User approved'),
  user_rejected: pair('Απόρριψη χρήστη', 'User rejected'),
  user_blocked: pair('Αποκλεισμός χρήστη', 'User blocked'),
  user_registered: pair('Εγγραφή χρήστη', 'User registered'),
  user_changed: pair('Αλλαγή στοιχείων χρήστη', 'User changed'),
  user_deleted: pair('Διαγραφή χρήστη', 'User deleted'),
  agency_changed: pair('Αλλαγή στοιχείων γραφείου', 'Office changed'),
  password_mailed: pair('Αποστολή κωδικού', 'Password code mailed'),
  second_factors_removed: pair('Αφαίρεση δεύτερου βήματος', 'Second factors removed'),
  register_checked: pair('Έλεγχος στο μητρώο', 'Register checked'),
  administrator_added: pair('Νέος διαχειριστής', 'Administrator added'),
  administrator_removed: pair('Αφαίρεση διαχειριστή', 'Administrator removed'),
  main_admin_made: pair('Ορισμός κύριου διαχειριστή', 'Main administrator made'),
  main_admin_code: pair('Νέος κωδικός κύριου διαχειριστή', 'Code for the main administrator'),
  main_admin_factors_removed: pair(
    'Αφαίρεση δεύτερου βήματος κύριου διαχειριστή',
    'Second factors of the main administrator removed',
  ),
};

export const subjects: Readonly<Record<string, Pair>> = {
  account: pair('λογαριασμός', 'account'),
  agency: pair('γραφείο', 'office'),
  property: pair('ακίνητο', 'property'),
  listing: pair('αγγελία', 'ad'),
  article: pair('άρθρο', 'article'),
  setting: pair('ρύθμιση', 'setting'),
};

/** Fields of before and after. */
export const changed: Readonly<Record<string, Pair>> = {
  status: pair('Κατάσταση', 'State'),
  status_reason: pair('Λόγος κατάστασης', 'Reason of the state'),
  username: pair('Όνομα', 'Name'),
  email: pair('Email', 'Email'),
  mobile: pair('Κινητό', 'Mobile'),
  landline: pair('Σταθερό', 'Landline'),
  locale: pair('Γλώσσα', 'Language'),
  role_id: pair('Ρόλος', 'Role'),
  mail_news: pair('Email με νέα', 'News by email'),
  mail_alerts: pair('Email με νέα ακίνητα', 'Alerts by email'),
  mail_messages: pair('Email με μηνύματα', 'Messages by email'),
  erase_after: pair('Διαγράφεται', 'To be erased'),
  verdict: pair('Απάντηση μητρώου', 'Answer of the register'),
  name: pair('Επωνυμία', 'Name'),
  name_en: pair('Επωνυμία στα αγγλικά', 'Name in English'),
  legal_form: pair('Νομική μορφή', 'Legal form'),
  general_commercial_agency_id: pair('ΓΕΜΗ', 'GEMI'),
  tax_number: pair('ΑΦΜ', 'AFM (tax number)'),
  tax_office: pair('ΔΟΥ', 'Tax office'),
  street_name: pair('Οδός', 'Street'),
  street_number: pair('Αριθμός', 'Number'),
  postal_code: pair('ΤΚ', 'Postal code'),
  district_id: pair('Περιοχή', 'Area'),
  contact_person: pair('Υπεύθυνος', 'Contact person'),
  company: pair('Επωνυμία τιμολογίου', 'Company on the invoice'),
  invoice_address: pair('Διεύθυνση τιμολογίου', 'Address on the invoice'),
  activity: pair('Δραστηριότητα', 'Activity'),
  founded_year: pair('Έτος ίδρυσης', 'Founded in'),
  realtor_association_id: pair('Σύλλογος', 'Association'),
  realtor_association_rank_id: pair('Ιδιότητα', 'Position'),
};
