/** Words of the photo step. */
import { pair } from '../pair.ts';

export const upload = {
  choose: pair('Διάλεξε φωτογραφίες', 'Choose photos'),
  drop: pair('ή σύρε τες εδώ', 'or drop them here'),
  rules: pair(
    (min: number, max: number) =>
      `${min > 0 ? `Τουλάχιστον ${min}, έως` : 'Έως'} ${max}. JPEG, PNG, WebP ή AVIF, έως 25 MB η καθεμία.`,
    (min: number, max: number) =>
      `${min > 0 ? `At least ${min}, up to` : 'Up to'} ${max}. JPEG, PNG, WebP or AVIF, up to 25 MB each.`,
  ),
  private: pair(
    'Η τοποθεσία και τα άλλα στοιχεία που γράφει το κινητό μέσα στις φωτογραφίες σβήνονται.',
    'The location and other data your phone writes into photos are removed.',
  ),
  count: pair(
    (n: number, max: number) => `${n} από ${max} φωτογραφίες`,
    (n: number, max: number) => `${n} of ${max} photos`,
  ),
  needMore: pair(
    (n: number) => (n === 1 ? 'Χρειάζεται ακόμη 1 φωτογραφία' : `Χρειάζονται ακόμη ${n} φωτογραφίες`),
    (n: number) => (n === 1 ? '1 more photo is needed' : `${n} more photos are needed`),
  ),
  needScript: pair(
    'Για να ανεβάσεις φωτογραφίες χρειάζεται JavaScript. Όσα έγραψες έχουν αποθηκευτεί: άνοιξε το πρόχειρο σε άλλον browser ή στο κινητό.',
    'Uploading photos needs JavaScript. What you wrote is saved: open the draft in another browser or on your phone.',
  ),
  main: pair('Κύρια', 'Main'),
  list: pair('Οι φωτογραφίες της αγγελίας, στη σειρά τους', 'The photos of the ad, in their order'),
  nth: pair(
    (n: number) => `Φωτογραφία ${n}`,
    (n: number) => `Photo ${n}`,
  ),
  drag: pair(
    (n: number) => `Μετακίνησε τη φωτογραφία ${n}: σύρε την ή πάτα τα βέλη`,
    (n: number) => `Move photo ${n}: drag it or press the arrow keys`,
  ),
  dragShort: pair('Μετακίνηση', 'Move'),
  earlier: pair('Πιο μπροστά', 'Earlier'),
  later: pair('Πιο πίσω', 'Later'),
  makeMain: pair('Κάνε την κύρια', 'Make it the main one'),
  remove: pair('Αφαίρεση', 'Remove'),
  moved: pair(
    (to: number, of: number) => `Η φωτογραφία είναι τώρα ${to}η από ${of}`,
    (to: number, of: number) => `The photo is now ${to} of ${of}`,
  ),
  removed: pair('Η φωτογραφία αφαιρέθηκε', 'The photo was removed'),
  altButton: pair('Περιγραφή', 'Describe'),
  alt: pair(
    'Τι δείχνει η φωτογραφία; Το ακούνε όσοι δεν βλέπουν.',
    'What does the photo show? People who cannot see it hear this.',
  ),
  altEl: pair('Στα ελληνικά', 'In Greek'),
  altEn: pair('Στα αγγλικά', 'In English'),
  waiting: pair('Στη σειρά', 'In the queue'),
  sending: pair(
    (percent: number) => `Ανεβαίνει ${percent} %`,
    (percent: number) => `Uploading ${percent} %`,
  ),
  paused: pair('Σε παύση', 'Paused'),
  stopped: pair('Η σύνδεση κόπηκε. Συνεχίζει μόλις επανέλθει.', 'The connection was lost. It goes on when it is back.'),
  working: pair('Ετοιμάζεται…', 'Being prepared…'),
  unfinished: pair(
    'Δεν ολοκληρώθηκε. Διάλεξέ την ξανά στη συσκευή όπου βρίσκεται ή αφαίρεσέ την.',
    'Not finished. Choose it again on the device it is on, or remove it.',
  ),
  retry: pair('Ξανά', 'Try again'),
  pause: pair('Παύση', 'Pause'),
  goOn: pair('Συνέχεια ανεβάσματος', 'Resume uploads'),
  dismiss: pair('Εντάξει', 'Dismiss'),
  refusedTitle: pair('Δεν μπήκαν', 'Not added'),
  tooMany: pair('Ξεπέρασες το όριο των 20 φωτογραφιών', 'You have exceeded the maximum limit of 20 photos'),
  lost: pair('Το πρόχειρο δεν υπάρχει πια ή αποσυνδέθηκες.', 'The draft is gone or you have been logged out.'),
  failed: pair('Δεν αποθηκεύτηκε. Δοκίμασε ξανά.', 'Not saved. Try again.'),
} as const;
