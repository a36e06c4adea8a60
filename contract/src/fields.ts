/** Why a field of a form was refused. Answers carry the code, screens these words. */
import { type Pair, pair } from './pair.ts';

export const fieldWords = {
  required: pair('Το πεδίο είναι υποχρεωτικό', 'The field is required'),
  invalid: pair('Έλεγξε την τιμή', 'Please check this value'),
  too_long: pair('Είναι πολύ μεγάλο', 'This is too long'),
  email: pair('Γράψε ένα email όπως όνομα@παράδειγμα.gr', 'Write an email like name@example.com'),
  email_in_use: pair('Το email χρησιμοποιείται ήδη', 'Email is already in use'),
  gemi: pair('Ο αριθμός ΓΕΜΗ έχει 7 έως 12 ψηφία', 'A GEMI number has 7 to 12 digits'),
  gemi_in_use: pair('Ο αριθμός ΓΕΜΗ υπάρχει ήδη', 'The GEMI number already exists'),
  tax_number: pair('Μη έγκυρο ΑΦΜ', 'This AFM (tax number) is not valid'),
  tax_number_in_use: pair('Το ΑΦΜ χρησιμοποιείται ήδη', 'This AFM (tax number) is already in use'),
  phone: pair('Το τηλέφωνο έχει ακριβώς 10 ψηφία', 'A phone number has exactly 10 digits'),
  postal_code: pair('Ο ταχυδρομικός κώδικας έχει 5 ψηφία', 'A postal code has 5 digits'),
  password_short: pair('Τουλάχιστον 8 χαρακτήρες', 'At least 8 characters'),
  password_common: pair(
    'Αυτόν τον κωδικό τον μαντεύουν πρώτο. Διάλεξε άλλον.',
    'This password is among the first to be guessed. Choose another.',
  ),
  passwords_differ: pair('Οι κωδικοί δεν είναι ίδιοι', 'Passwords are not equal'),
  password_wrong: pair('Ο κωδικός δεν είναι σωστός', 'The password is not right'),
  wrong_code: pair('Λάθος κωδικός μίας χρήσης', 'Wrong one-time password'),
  must_accept: pair('Χρειάζεται να το δεχτείς για να συνεχίσεις', 'You need to accept this to go on'),
  payment: pair('Διάλεξε κάρτα ή κατάθεση', 'Choose card or bank deposit'),
} as const satisfies Record<string, Pair>;

export type FieldCode = keyof typeof fieldWords;

/** A code that came over the wire → words; one we do not know still says something. */
export const wordsOfField = (code: string): Pair =>
  Object.hasOwn(fieldWords, code) ? fieldWords[code as FieldCode] : fieldWords.invalid;
