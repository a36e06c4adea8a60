/** Words of an office's own profile that its public page does not need: logo, pin, hours. */
import { pair } from '../pair.ts';

export const agencyLogoMessages = {
  title: pair('Λογότυπο', 'Logo'),
  lead: pair(
    'Φαίνεται στη σελίδα του γραφείου και στις αγγελίες του. Χωρίς λογότυπο δείχνουμε τα αρχικά.',
    'Shown on the page of the office and on its ads. Without one we show the initials.',
  ),
  file: pair('Αρχείο', 'File'),
  hint: pair(
    'PNG, JPEG, WebP ή GIF, έως 2 MB. Το διάφανο φόντο μένει.',
    'PNG, JPEG, WebP or GIF, up to 2 MB. Transparency is kept.',
  ),
  send: pair('Ανέβασε το λογότυπο', 'Upload the logo'),
  sending: pair('Ανεβαίνει', 'Uploading'),
  replace: pair('Άλλαξε το λογότυπο', 'Change the logo'),
  drop: pair('Βγάλε το λογότυπο', 'Take the logo away'),
  now: pair('Το λογότυπο τώρα', 'The logo now'),
  choose: pair('Διάλεξε πρώτα ένα αρχείο', 'Choose a file first'),
  refusals: {
    too_many_pixels: pair(
      'Η εικόνα έχει πάρα πολλά εικονοστοιχεία. Μίκρυνέ την.',
      'The picture has too many pixels. Make it smaller.',
    ),
    too_small: pair('Το λογότυπο θέλει τουλάχιστον 48 × 48 εικονοστοιχεία.', 'A logo needs at least 48 × 48 pixels.'),
    broken: pair(
      'Η εικόνα δεν μπόρεσε να διαβαστεί. Δοκίμασε άλλη.',
      'The picture could not be read. Try another one.',
    ),
  },
} as const;

export const agencyPinMessages = {
  lead: pair(
    'Βάλε πινέζα στην πόρτα του γραφείου για να σε βρίσκουν. Χωρίς αυτήν δείχνουμε την περιοχή της διεύθυνσης.',
    'Put a pin on the door of the office so that people find you. Without it we show the area of the address.',
  ),
} as const;

export const agencyHoursMessages = {
  title: pair('Ωράριο', 'Opening hours'),
  lead: pair(
    'Έως δύο διαστήματα την ημέρα. Μέρα χωρίς ώρες σημαίνει κλειστά. Αν δεν γράψεις καμία, δεν δείχνουμε ωράριο.',
    'Up to two spans a day. A day without times is closed. If you write none at all, no hours are shown.',
  ),
  from: pair('από', 'from'),
  to: pair('έως', 'to'),
  second: pair('δεύτερο διάστημα', 'second span'),
  copy: pair('Όπως τη Δευτέρα, ως την Παρασκευή', 'As on Monday, until Friday'),
} as const;
