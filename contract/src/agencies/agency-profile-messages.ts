/** Words of an agency's own profile that its public page does not need: logo, pin, hours. */
import { pair } from '../pair.ts';

export const agencyLogoMessages = {
  title: pair('Λογότυπο', 'Logo'),
  lead: pair(
    'Εμφανίζεται στη σελίδα του γραφείου και στις αγγελίες του. Χωρίς λογότυπο εμφανίζονται τα αρχικά.',
    'Shown on your agency page and listings. Without a logo, we show your initials.',
  ),
  file: pair('Αρχείο', 'File'),
  hint: pair(
    'PNG, JPEG, WebP ή GIF, έως 2 MB. Υποστηρίζεται διαφανές φόντο.',
    'PNG, JPEG, WebP or GIF, up to 2 MB. Transparent backgrounds are supported.',
  ),
  send: pair('Μεταφόρτωση λογοτύπου', 'Upload logo'),
  sending: pair('Μεταφόρτωση…', 'Uploading…'),
  replace: pair('Αλλαγή λογοτύπου', 'Change logo'),
  drop: pair('Αφαίρεση λογοτύπου', 'Remove logo'),
  now: pair('Τρέχον λογότυπο', 'Current logo'),
  choose: pair('Διάλεξε πρώτα ένα αρχείο.', 'Choose a file first.'),
  refusals: {
    too_many_pixels: pair(
      'Οι διαστάσεις της εικόνας είναι πολύ μεγάλες. Μίκρυνέ την και δοκίμασε ξανά.',
      'This image is too large. Resize it and try again.',
    ),
    too_small: pair(
      'Το λογότυπο πρέπει να έχει διαστάσεις τουλάχιστον 48 × 48 pixel.',
      'Use a logo of at least 48 × 48 pixels.',
    ),
    broken: pair(
      'Δεν μπορέσαμε να διαβάσουμε την εικόνα. Δοκίμασε άλλη.',
      'We couldn’t read this image. Try another one.',
    ),
  },
} as const;

export const agencyPinMessages = {
  lead: pair(
    'Τοποθέτησε μια πινέζα στην είσοδο του γραφείου για να σε βρίσκουν εύκολα. Χωρίς αυτήν, δείχνουμε την περιοχή της διεύθυνσης.',
    'Place a pin at your entrance so people can find you. Without it, we show the approximate area of your address.',
  ),
} as const;

export const agencyHoursMessages = {
  title: pair('Ωράριο', 'Opening hours'),
  lead: pair(
    'Έως δύο διαστήματα την ημέρα. Όποια ημέρα δεν έχει ώρες εμφανίζεται ως κλειστή. Αν τις αφήσεις όλες κενές, δεν εμφανίζεται ωράριο.',
    'Add up to two time slots a day. Days with no times show as closed. If you leave all days empty, we won’t show opening hours.',
  ),
  from: pair('από', 'from'),
  to: pair('έως', 'to'),
  second: pair('δεύτερο διάστημα', 'second time slot'),
  copy: pair('Ίδιο ωράριο Δευτέρα–Παρασκευή', 'Copy Monday’s hours to Tuesday–Friday'),
} as const;
