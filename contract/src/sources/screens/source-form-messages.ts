/** Words of the forms that add a source and change one. */
import { pair } from '../../pair.ts';
import type { SourceKeyKind } from '../source-choices.ts';

export const sourceFormMessages = {
  newTitle: pair('Νέα πηγή αγγελιών', 'Add a listing source'),
  newLead: pair(
    'Τη διαβάζουμε και σου δείχνουμε τι θα γινόταν με κάθε αγγελία. Τίποτα δεν δημοσιεύεται πριν το επιβεβαιώσεις.',
    'We read it and show you what would happen to each listing. Nothing is published until you confirm.',
  ),
  by: pair('Πώς θα παίρνουμε τις αγγελίες;', 'How will we get the listings?'),
  byUrl: pair('Από διεύθυνση', 'From a web address'),
  byUrlHint: pair('Τη διαβάζουμε αυτόματα, όσο συχνά θέλεις.', 'We read it automatically, as often as you like.'),
  byFile: pair('Από αρχείο', 'From a file'),
  byFileHint: pair('Το ανεβάζεις εσύ κάθε φορά που αλλάζει.', 'You upload it each time it changes.'),
  name: pair('Όνομα της πηγής', 'Source name'),
  nameHint: pair(
    'Για να την ξεχωρίζεις, π.χ. το πρόγραμμά σου.',
    'To tell it apart from others. For example, your software’s name.',
  ),
  url: pair('Διεύθυνση του αρχείου', 'File address'),
  urlHint: pair(
    'Αρχίζει με https://. Θα τη βρεις στο πρόγραμμα του γραφείου σου ή θα σου τη δώσει η υποστήριξή του.',
    'It begins with https://. You’ll find it in your agency’s software, or its support team can give it to you.',
  ),
  urlChangeHint: pair(
    'Αν την αλλάξεις, η πηγή διαβάζεται αμέσως και πρέπει να γράψεις ξανά το κλειδί της.',
    'If you change it, the source is read at once and you’ll need to enter its key again.',
  ),
  file: pair('Αρχείο', 'File'),
  fileHint: pair(
    (megabytes: number) => `ZIP, XML, JSON, CSV ή XLSX, έως ${megabytes} MB.`,
    (megabytes: number) => `ZIP, XML, JSON, CSV or XLSX, up to ${megabytes} MB.`,
  ),
  fileTooLarge: pair(
    (megabytes: number) => `Το αρχείο είναι μεγαλύτερο από ${megabytes} MB. Στείλε το συμπιεσμένο (ZIP) ή χώρισέ το.`,
    (megabytes: number) => `The file is larger than ${megabytes} MB. Send it compressed (ZIP), or split it.`,
  ),
  fileAgain: pair(
    'Διάλεξε ξανά το αρχείο: ο browser δεν το κρατά.',
    'Choose the file again: the browser doesn’t keep it.',
  ),
  format: pair('Μορφή', 'Format'),
  formatHint: pair('Αν δεν την ξέρεις, την αναγνωρίζουμε εμείς.', 'If you don’t know it, we’ll detect it.'),
  needs: pair(
    (photos: number) =>
      `Για να δημοσιευτεί, κάθε αγγελία χρειάζεται οδό με αριθμό, όροφο για διαμερίσματα, ενεργειακή κλάση και τουλάχιστον ${photos} φωτογραφίες. Όσες δεν τα έχουν αποθηκεύονται ως πρόχειρα για να τις συμπληρώσεις.`,
    (photos: number) =>
      `To be published, every listing needs a street and number, a floor for flats, an energy class and at least ${photos} photos. Listings without them are saved as drafts for you to complete.`,
  ),
  detect: pair('Αυτόματη αναγνώριση', 'Detect automatically'),
  schedule: pair('Πόσο συχνά να διαβάζεται', 'How often to read it'),
  scheduleHint: pair(
    'Μπορείς να τη διαβάσεις και χειροκίνητα, όποτε θέλεις.',
    'You can also read it manually at any time.',
  ),
  hours: pair(
    (n: number) => (n === 1 ? 'Κάθε ώρα' : n === 24 ? 'Μία φορά τη μέρα' : `Κάθε ${n} ώρες`),
    (n: number) => (n === 1 ? 'Every hour' : n === 24 ? 'Once a day' : `Every ${n} hours`),
  ),
  byHand: pair('Μόνο όταν τη ζητώ', 'Only when I ask'),
  key: pair('Κλειδί', 'Key'),
  keyHint: pair(
    'Αν η διεύθυνση ανοίγει μόνο με κλειδί ή κωδικό πρόσβασης.',
    'If the address only opens with a key or a password.',
  ),
  keyKinds: {
    none: pair('Χωρίς κλειδί', 'No key'),
    header: pair('Κλειδί σε κεφαλίδα HTTP', 'Key in an HTTP header'),
    basic: pair('Όνομα χρήστη και κωδικός πρόσβασης', 'Username and password'),
  } satisfies Record<SourceKeyKind, unknown>,
  keyKeep: pair('Όπως είναι τώρα', 'Leave as it is'),
  keyHeaderNow: pair(
    (header: string) => `Τώρα: κλειδί στην κεφαλίδα ${header}`,
    (header: string) => `Now: a key in the header ${header}`,
  ),
  keyBasicNow: pair('Τώρα: όνομα χρήστη και κωδικός πρόσβασης', 'Now: a username and a password'),
  keyForNewAddress: pair(
    'Άλλαξες τη διεύθυνση. Το κλειδί ήταν για την προηγούμενη: γράψε το κλειδί της νέας ή διάλεξε «Χωρίς κλειδί».',
    'You changed the address. The key was for the previous one: enter the key of the new one, or choose “No key”.',
  ),
  header: pair('Όνομα κεφαλίδας', 'Header name'),
  headerHint: pair('Π.χ. X-Api-Key', 'For example X-Api-Key'),
  token: pair('Τιμή του κλειδιού', 'Key value'),
  user: pair('Όνομα χρήστη', 'Username'),
  userHint: pair('Όπως σου τα έδωσε όποιος φιλοξενεί το αρχείο.', 'As given to you by whoever hosts the file.'),
  password: pair('Κωδικός πρόσβασης', 'Password'),
  secretAgain: pair(
    'Για λόγους ασφάλειας δεν το κρατήσαμε στη σελίδα. Γράψε το ξανά.',
    'For security, we didn’t keep it on the page. Enter it again.',
  ),
  secretHint: pair(
    'Αποθηκεύεται κρυπτογραφημένο και δεν εμφανίζεται ξανά.',
    'Stored encrypted, and never shown again.',
  ),
  defaults: pair('Όσα δεν γράφει η πηγή', 'Defaults for missing details'),
  defaultsText: pair(
    'Ισχύουν για τις νέες αγγελίες, όπου η πηγή δεν τα γράφει.',
    'Used for new listings when the source leaves these out.',
  ),
  defaultsNew: pair(
    'Όσα στοιχεία επικοινωνίας αφήσεις κενά, τα συμπληρώνουμε από το γραφείο σου.',
    'If you leave contact details blank, we’ll use your agency’s.',
  ),
  contactName: pair('Υπεύθυνος επικοινωνίας', 'Contact name'),
  contactEmail: pair('Email επικοινωνίας', 'Contact email'),
  contactPhone: pair('Τηλέφωνο επικοινωνίας', 'Contact phone'),
  mandateType: pair('Εντολή', 'Agency agreement'),
  mandateSigned: pair('Υπογραφή εντολής', 'Agreement signed on'),
  mandateExpires: pair('Λήξη εντολής', 'Agreement ends on'),
  hideAddress: pair('Απόκρυψη ακριβούς διεύθυνσης', 'Hide the exact address'),
  notSaid: pair('Δεν ορίζεται', 'Not set'),
  details: pair('Στοιχεία της πηγής', 'Source details'),
  add: pair('Πρόσθεσε την πηγή', 'Add source'),
  save: pair('Αποθήκευση', 'Save'),
} as const;
