/** Words of the screen where an admin says who runs the site. */
import { pair } from '../pair.ts';

export const settings = {
  title: pair('Ρυθμίσεις', 'Settings'),
  lead: pair(
    'Ποιος λειτουργεί τον ιστότοπο. Τυπώνεται στο κάτω μέρος κάθε σελίδας, στους όρους και στην πολιτική απορρήτου.',
    'Who runs the site. It is printed at the foot of every page, in the terms and in the privacy policy.',
  ),
  operator: pair('Στοιχεία της εταιρείας', 'The company'),
  placeholder: pair(
    'Τα στοιχεία είναι ακόμη προσωρινά: οι αριθμοί με μηδενικά δεν γίνονται δεκτοί. Συμπλήρωσέ τα πριν ανοίξει ο ιστότοπος.',
    'These are still placeholders: numbers made of zeros are not accepted. Fill them in before the site opens.',
  ),
  changed: pair(
    (when: string) => `Άλλαξαν τελευταία φορά ${when}.`,
    (when: string) => `Last changed ${when}.`,
  ),
  soon: pair('Οι δημόσιες σελίδες το δείχνουν μέσα σε λίγα λεπτά.', 'Public pages show it within a few minutes.'),
  name: pair('Επωνυμία', 'Name'),
  nameEn: pair('Επωνυμία στα αγγλικά', 'Name in English'),
  legalForm: pair('Νομική μορφή', 'Legal form'),
  legalFormEn: pair('Νομική μορφή στα αγγλικά', 'Legal form in English'),
  seat: pair('Έδρα', 'Seat'),
  seatHint: pair('Οδός και αριθμός, ΤΚ, πόλη', 'Street and number, postal code, town'),
  seatEn: pair('Έδρα στα αγγλικά', 'Seat in English'),
  gemi: pair('Αριθμός ΓΕΜΗ', 'GEMI number'),
  gemiHint: pair('7 έως 12 ψηφία', '7 to 12 digits'),
  taxNumber: pair('ΑΦΜ', 'AFM (tax number)'),
  telephone: pair('Τηλέφωνο', 'Telephone'),
  email: pair('Email επικοινωνίας', 'Contact email'),
  partner: pair('Συνεργάτης στεγαστικής πίστης', 'Mortgage lending partner'),
  partnerHint: pair('Το όνομα δίπλα στο σήμα, στο κάτω μέρος της σελίδας', 'The name beside the mark in the footer'),
  partnerEn: pair('Ο συνεργάτης στα αγγλικά', 'The partner in English'),
  reason: pair('Λόγος της αλλαγής', 'Reason for the change'),
  reasonHint: pair('Μένει στο ημερολόγιο ενεργειών', 'It stays in the audit log'),
  save: pair('Αποθήκευσε', 'Save'),
} as const;

export const settingsFlashMessages = {
  saved: pair('Τα στοιχεία αποθηκεύτηκαν.', 'The details were saved.'),
} as const;
