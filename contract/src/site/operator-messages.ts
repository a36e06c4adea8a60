/** Words of the screen where an admin says who runs the site. */
import { pair } from '../pair.ts';

export const settings = {
  title: pair('Ρυθμίσεις', 'Settings'),
  lead: pair(
    'Ποιος λειτουργεί τον ιστότοπο. Εμφανίζεται στο κάτω μέρος κάθε σελίδας, στους όρους και στην πολιτική απορρήτου.',
    'Who runs the site. Shown in the footer of every page, in the terms and in the privacy policy.',
  ),
  operator: pair('Στοιχεία της εταιρείας', 'Company details'),
  placeholder: pair(
    'Τα στοιχεία είναι ακόμη προσωρινά: οι αριθμοί με μηδενικά δεν γίνονται δεκτοί. Συμπλήρωσέ τα πριν ανοίξει ο ιστότοπος.',
    'These are still placeholders, and numbers made up of zeros aren’t accepted. Fill them in before launch.',
  ),
  changed: pair(
    (when: string) => `Τελευταία αλλαγή: ${when}.`,
    (when: string) => `Last changed ${when}.`,
  ),
  soon: pair(
    'Οι αλλαγές εμφανίζονται στις δημόσιες σελίδες μέσα σε λίγα λεπτά.',
    'Changes appear on public pages within a few minutes.',
  ),
  name: pair('Επωνυμία', 'Company name'),
  nameEn: pair('Επωνυμία στα αγγλικά', 'Company name in English'),
  legalForm: pair('Νομική μορφή', 'Legal form'),
  legalFormEn: pair('Νομική μορφή στα αγγλικά', 'Legal form in English'),
  seat: pair('Έδρα', 'Registered office'),
  seatHint: pair('Οδός και αριθμός, ΤΚ, πόλη', 'Street and number, postcode, town'),
  seatEn: pair('Έδρα στα αγγλικά', 'Registered office in English'),
  gemi: pair('Αριθμός ΓΕΜΗ', 'GEMI number'),
  gemiHint: pair('7 έως 12 ψηφία', '7 to 12 digits'),
  taxNumber: pair('ΑΦΜ', 'AFM (tax number)'),
  telephone: pair('Τηλέφωνο', 'Telephone'),
  email: pair('Email επικοινωνίας', 'Contact email'),
  partner: pair('Συνεργάτης στεγαστικής πίστης', 'Mortgage lending partner'),
  partnerHint: pair(
    'Το όνομα δίπλα στο λογότυπο, στο κάτω μέρος της σελίδας',
    'The name next to the logo in the footer',
  ),
  partnerEn: pair('Όνομα συνεργάτη στα αγγλικά', 'Partner’s name in English'),
  reason: pair('Λόγος της αλλαγής', 'Reason for the change'),
  reasonHint: pair('Καταγράφεται στο ημερολόγιο ενεργειών', 'Recorded in the audit log'),
  save: pair('Αποθήκευση', 'Save'),
} as const;

export const settingsFlashMessages = {
  saved: pair('Τα στοιχεία αποθηκεύτηκαν.', 'Details saved.'),
} as const;
