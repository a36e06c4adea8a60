/** Words of the photo step. */
import { pair } from '../pair.ts';

export const upload = {
  choose: pair('Διάλεξε φωτογραφίες', 'Choose photos'),
  drop: pair('ή σύρε τες εδώ', 'or drag them here'),
  rules: pair(
    (min: number, max: number) =>
      `${min > 0 ? `Τουλάχιστον ${min}, έως` : 'Έως'} ${max}. JPEG, PNG, WebP ή AVIF, έως 25 MB η καθεμία.`,
    (min: number, max: number) =>
      `${min > 0 ? `At least ${min}, up to` : 'Up to'} ${max}. JPEG, PNG, WebP or AVIF, up to 25 MB each.`,
  ),
  private: pair(
    'Αφαιρούμε την τοποθεσία και τα άλλα δεδομένα που προσθέτει το κινητό στις φωτογραφίες.',
    'We remove the location and other data your phone adds to photos.',
  ),
  count: pair(
    (n: number, max: number) => `${n} από ${max} φωτογραφίες`,
    (n: number, max: number) => `${n} of ${max} photos`,
  ),
  needMore: pair(
    (n: number) => (n === 1 ? 'Χρειάζεται ακόμη 1 φωτογραφία' : `Χρειάζονται ακόμη ${n} φωτογραφίες`),
    (n: number) => (n === 1 ? 'Add 1 more photo' : `Add ${n} more photos`),
  ),
  preparing: pair(
    (n: number) => (n === 1 ? 'Ετοιμάζεται ακόμη 1' : `Ετοιμάζονται ακόμη ${n}`),
    (n: number) => `${n} still being prepared`,
  ),
  needScript: pair(
    'Για να ανεβάσεις φωτογραφίες χρειάζεται JavaScript. Όσα έγραψες έχουν αποθηκευτεί: άνοιξε το πρόχειρο σε άλλο πρόγραμμα περιήγησης ή στο κινητό.',
    'Turn on JavaScript to upload photos. Your draft is saved, so you can also continue in another browser or on your phone.',
  ),
  main: pair('Κύρια', 'Cover'),
  list: pair('Οι φωτογραφίες της αγγελίας, στη σειρά τους', 'Listing photos, in order'),
  nth: pair(
    (n: number) => `Φωτογραφία ${n}`,
    (n: number) => `Photo ${n}`,
  ),
  drag: pair(
    (n: number) => `Μετακίνησε τη φωτογραφία ${n}: σύρε την ή χρησιμοποίησε τα βέλη`,
    (n: number) => `Move photo ${n}: drag it or use the arrow keys`,
  ),
  dragShort: pair('Μετακίνηση', 'Move'),
  earlier: pair('Πιο μπροστά', 'Move earlier'),
  later: pair('Πιο πίσω', 'Move later'),
  makeMain: pair('Ορισμός ως κύρια', 'Make cover photo'),
  remove: pair('Αφαίρεση', 'Remove'),
  moved: pair(
    (to: number, of: number) => `Η φωτογραφία μετακινήθηκε στη θέση ${to} από ${of}`,
    (to: number, of: number) => `Photo moved to position ${to} of ${of}`,
  ),
  removed: pair('Η φωτογραφία αφαιρέθηκε', 'Photo removed'),
  altButton: pair('Περιγραφή', 'Add description'),
  alt: pair(
    'Τι δείχνει η φωτογραφία; Το διαβάζουν οι αναγνώστες οθόνης.',
    'What does the photo show? Screen readers read this aloud.',
  ),
  altEl: pair('Στα ελληνικά', 'In Greek'),
  altEn: pair('Στα αγγλικά', 'In English'),
  waiting: pair('Σε αναμονή', 'Waiting'),
  sending: pair(
    (percent: number) => `Ανεβαίνει ${percent}%`,
    (percent: number) => `Uploading ${percent}%`,
  ),
  paused: pair('Σε παύση', 'Paused'),
  stopped: pair(
    'Χάθηκε η σύνδεση. Το ανέβασμα συνεχίζεται μόλις επανέλθει.',
    'Connection lost. The upload resumes when you’re back online.',
  ),
  working: pair('Επεξεργασία…', 'Processing…'),
  unfinished: pair(
    'Το ανέβασμα δεν ολοκληρώθηκε. Διάλεξε ξανά τη φωτογραφία από τη συσκευή όπου βρίσκεται ή αφαίρεσέ την.',
    'Upload incomplete. Choose the photo again from the device it’s on, or remove it.',
  ),
  retry: pair('Δοκίμασε ξανά', 'Try again'),
  pause: pair('Παύση', 'Pause'),
  goOn: pair('Συνέχεια ανεβάσματος', 'Resume uploads'),
  dismiss: pair('Εντάξει', 'Dismiss'),
  refusedTitle: pair('Δεν προστέθηκαν', 'Couldn’t add these photos'),
  tooMany: pair('Μπορείς να προσθέσεις έως 20 φωτογραφίες.', 'You can add up to 20 photos.'),
  lost: pair(
    'Το πρόχειρο δεν υπάρχει πια ή έχεις αποσυνδεθεί. Συνδέσου και δοκίμασε ξανά.',
    'This draft no longer exists, or you’ve been logged out. Log in and try again.',
  ),
  failed: pair('Δεν αποθηκεύτηκε. Δοκίμασε ξανά.', 'Couldn’t save. Try again.'),
} as const;
