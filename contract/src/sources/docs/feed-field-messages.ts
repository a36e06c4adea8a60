/** Words of the list of fields. The server alone reads them. */
import { pair } from '../../pair.ts';
import type { FeedFieldType } from './feed-field-model.ts';

export const feedFieldHeadings = [
  pair('Πεδίο', 'Field'),
  pair('Σημασία', 'Meaning'),
  pair('Τύπος', 'Type'),
  pair('Υποχρεωτικό', 'Required'),
  pair('Όρια', 'Limits'),
  pair('Τιμή', 'Value'),
  pair('Αριθμός τιμής', 'Value ID'),
  pair('Όνομα τιμής στα ελληνικά', 'Value name in Greek'),
  pair('Όνομα τιμής στα αγγλικά', 'Value name in English'),
] as const;

export const feedFieldTypeMessages: Record<FeedFieldType, ReturnType<typeof pair<string>>> = {
  text: pair('κείμενο', 'text'),
  integer: pair('ακέραιος', 'whole number'),
  number: pair('αριθμός', 'number'),
  yes_no: pair('ναι ή όχι', 'yes or no'),
  date: pair('ημερομηνία', 'date'),
  email: pair('email', 'email'),
  phone: pair('τηλέφωνο', 'phone'),
  one_of: pair('μία τιμή', 'one value'),
  some_of: pair('μία ή περισσότερες τιμές', 'one or more values'),
  addresses: pair('διευθύνσεις https', 'https addresses'),
};

export const feedFieldMessages = {
  reference: pair('Ο δικός σου κωδικός, που δεν αλλάζει ποτέ', 'Your own reference, which never changes'),
  action: pair('Τι να γίνει με την αγγελία', 'What to do with the listing'),
  purpose: pair('Πώληση ή ενοικίαση', 'Sale or rent'),
  place: pair('Ονόματα της περιοχής, από το ακριβέστερο', 'Names of the area, most specific first'),
  currency: pair('Νόμισμα', 'Currency'),
  photos: pair('Σύνδεσμοι φωτογραφιών, πρώτη η κύρια', 'Photo links, cover photo first'),
  upsert: pair('Δημοσίευση ή αλλαγή', 'Publish or change'),
  remove: pair('Αφαίρεση', 'Remove'),
  sale: pair('Πώληση', 'Sale'),
  rent: pair('Ενοικίαση', 'Rent'),
  euro: pair('Ευρώ', 'Euro'),
  required: {
    always: pair('ναι', 'yes'),
    some: pair('σε κάποιους τύπους ακινήτων', 'for some property types'),
    no: pair('όχι', 'no'),
  },
  fromSource: pair('ναι, ή μία φορά για όλη την πηγή', 'yes, or once for the whole source'),
  length: {
    el: (most: number) => `έως ${most} χαρακτήρες`,
    en: (most: number) => `up to ${most} characters`,
  },
};
