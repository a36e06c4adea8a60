/** Words of the tables inside the legal texts: how long things are kept, what is stored in the browser, plans. */
import { type Pair, pair } from '../pair.ts';

export const retentionHeadings = {
  caption: pair('Πόσο κρατάμε κάθε είδος δεδομένων', 'How long each kind of data is kept'),
  what: pair('Δεδομένα', 'Data'),
  howLong: pair('Χρόνος', 'Time'),
};

/** By the name of the row in the table `retention`. */
export const retentionMessages: Readonly<Record<string, Pair>> = {
  deletion_grace: pair(
    'Λογαριασμός που ζήτησες να διαγραφεί: χρόνος για να το μετανιώσεις',
    'An account you asked to delete: time to change your mind',
  ),
  unconfirmed_account: pair(
    'Λογαριασμός που δεν επιβεβαίωσε το email του',
    'An account whose email was never confirmed',
  ),
  unused_warn: pair(
    'Λογαριασμός που δεν χρησιμοποιείται: σου γράφουμε μετά από',
    'An unused account: we write to you after',
  ),
  unused_erase: pair(
    'Λογαριασμός που δεν χρησιμοποιείται: διαγράφεται μετά από',
    'An unused account: it is erased after',
  ),
  search_history: pair('Ιστορικό αναζητήσεων του λογαριασμού', 'Search history of an account'),
  mail_record: pair(
    'Ότι στάλθηκε ένα email (όχι το περιεχόμενό του)',
    'The fact that an email was sent (not what it said)',
  ),
  audit_detail: pair('Λεπτομέρειες του ημερολογίου διαχειριστών', 'Details of the administrators’ log'),
  export: pair('Αρχείο με τα δεδομένα σου που ζήτησες', 'The file of your data that you asked for'),
  idempotency: pair(
    'Απαντήσεις που μας προστατεύουν από διπλά αιτήματα',
    'Answers that guard against requests sent twice',
  ),
  draft: pair('Πρόχειρη αγγελία που δεν άλλαξε', 'A draft ad that was not touched'),
  unfinished_upload: pair('Φωτογραφία που δεν ανέβηκε ολόκληρη', 'A photo that was not uploaded whole'),
  contact_log: pair('Ποιος ζήτησε να δει τηλέφωνο', 'Who asked to see a phone number'),
  conversation: pair('Συνομιλία, από το τελευταίο μήνυμα', 'A conversation, from its last message'),
  unconfirmed_message: pair('Μήνυμα που δεν επιβεβαιώθηκε με email', 'A message that was not confirmed by email'),
  report: pair('Αναφορές και αποφάσεις', 'Reports and decisions'),
  invitation: pair('Πρόσκληση στην ομάδα ενός γραφείου', 'An invitation to the team of an office'),
  bulk_change: pair('Μαζική αλλαγή αγγελιών', 'A change of many ads at once'),
  removed_ad: pair('Αγγελία που αφαίρεσες, πριν σβηστεί οριστικά', 'An ad you removed, before it is deleted for good'),
  bank_text: pair(
    'Η αιτιολογία μιας κατάθεσης (το ποσό και η ημέρα μένουν στα λογιστικά)',
    'The words on a bank deposit (its amount and day stay in the accounts)',
  ),
  consent: pair('Η απόδειξη της επιλογής σου για τα cookies', 'The proof of your cookie choice'),
};

/** Whole months from two months on, else days. */
export const formatRetention = pair(
  (days: number) => {
    if (days < 60) return days === 1 ? '1 ημέρα' : `${days} ημέρες`;
    return `${Math.round(days / 30.4375)} μήνες`;
  },
  (days: number) => {
    if (days < 60) return days === 1 ? '1 day' : `${days} days`;
    return `${Math.round(days / 30.4375)} months`;
  },
);

export const storageHeadings = {
  caption: pair('Τι αποθηκεύεται στη συσκευή σου', 'What is stored on your device'),
  name: pair('Όνομα', 'Name'),
  what: pair('Για ποιο λόγο', 'What for'),
  until: pair('Διάρκεια', 'Duration'),
  basis: pair('Βάση', 'Basis'),
  necessary: pair('απαραίτητο', 'necessary'),
  consent: pair('με συγκατάθεση', 'with consent'),
};

type Kept = { name: string; where: Pair; what: Pair; until: Pair; basis: 'necessary' | 'consent' };

const cookie = pair('cookie', 'cookie');
const local = pair('τοπική αποθήκευση', 'local storage');
const session = pair('αποθήκευση καρτέλας', 'tab storage');
const untilCleared = pair('μέχρι να το σβήσεις', 'until you clear it');
const untilClosed = pair('μέχρι να κλείσεις την καρτέλα', 'until you close the tab');

/** All that the site writes. A test reads the source for names that are missing here. */
export const storageItems: readonly Kept[] = [
  {
    name: 'estia_session',
    where: cookie,
    what: pair('Κρατά τη σύνδεσή σου. Μόνο αν συνδεθείς.', 'Keeps you logged in. Only if you log in.'),
    until: pair('30 ημέρες, ή 14 χωρίς χρήση', '30 days, or 14 without use'),
    basis: 'necessary',
  },
  {
    name: 'XSRF-TOKEN',
    where: cookie,
    what: pair(
      'Προστατεύει τις φόρμες σου από ξένους ιστότοπους και λέει στη σελίδα ότι είσαι συνδεδεμένος. Μόνο αν συνδεθείς.',
      'Guards your forms against other sites and tells the page that you are logged in. Only if you log in.',
    ),
    until: pair('όσο η σύνδεση', 'as long as the login'),
    basis: 'necessary',
  },
  {
    name: 'estia_flash',
    where: cookie,
    what: pair('Δείχνει μία φορά ότι έγινε αυτό που ζήτησες.', 'Shows once that what you asked for was done.'),
    until: pair('1 λεπτό', '1 minute'),
    basis: 'necessary',
  },
  {
    name: 'estia:said',
    where: session,
    what: pair('Δείχνει μία φορά ότι έγινε αυτό που ζήτησες.', 'Shows once that what you asked for was done.'),
    until: untilClosed,
    basis: 'necessary',
  },
  {
    name: 'estia:unsent',
    where: session,
    what: pair(
      'Ό,τι έγραψες σε φόρμα του πίνακά σου, για να μη χαθεί αν λήξει η σύνδεσή σου ή φορτώσεις ξανά τη σελίδα. Ποτέ κωδικοί.',
      'What you typed into a form of your dashboard, so that it is not lost if you are logged out or reload the page. Never passwords.',
    ),
    until: untilClosed,
    basis: 'necessary',
  },
  {
    name: 'estia:signup',
    where: session,
    what: pair(
      'Το όνομα, το email, το κινητό και οι επιλογές που έβαλες στην εγγραφή, αν αλλάξεις από ιδιώτη σε επαγγελματία ή ανάποδα. Διαβάζεται μία φορά και σβήνεται. Ποτέ κωδικοί.',
      'The name, email, mobile and choices you entered when signing up, if you switch between individual and professional. Read once and deleted. Never passwords.',
    ),
    until: untilClosed,
    basis: 'necessary',
  },
  {
    name: 'estia:consent',
    where: local,
    what: pair('Η επιλογή σου για τα cookies.', 'Your choice about cookies.'),
    until: pair('12 μήνες', '12 months'),
    basis: 'necessary',
  },
  {
    name: 'locale',
    where: local,
    what: pair('Η γλώσσα που διάλεξες.', 'The language you chose.'),
    until: untilCleared,
    basis: 'necessary',
  },
  {
    name: 'searches',
    where: local,
    what: pair('Οι αναζητήσεις που έκανες, για να τις ξαναβρείς.', 'Searches you ran, so that you find them again.'),
    until: untilCleared,
    basis: 'necessary',
  },
  {
    name: 'estia:homes',
    where: local,
    what: pair(
      'Τα αγαπημένα σου, όσα κρύβεις και όσα βάζεις σε σύγκριση.',
      'Your favourites, the homes you hide and those you compare.',
    ),
    until: untilCleared,
    basis: 'necessary',
  },
  {
    name: 'estia:seen',
    where: local,
    what: pair('Ποια ακίνητα έχεις ανοίξει, για να τα σημειώνουμε.', 'Which homes you opened, to mark them.'),
    until: untilCleared,
    basis: 'consent',
  },
  {
    name: 'estia:map',
    where: local,
    what: pair('Αν θέλεις τον χάρτη στα αποτελέσματα.', 'Whether you want the map in results.'),
    until: untilCleared,
    basis: 'necessary',
  },
  {
    name: 'estia:draft:…',
    where: session,
    what: pair(
      'Όσα γράφεις σε αγγελία, μέχρι να σταλούν. Μόνο όσο τη γράφεις.',
      'What you write in an ad, until it is sent. Only while you write it.',
    ),
    until: untilClosed,
    basis: 'necessary',
  },
  {
    name: 'estia:valuation',
    where: session,
    what: pair(
      'Τα στοιχεία μιας εκτίμησης, αν θες να γίνει αγγελία και χρειάζεται πρώτα να συνδεθείς. Χωρίς την πινέζα.',
      'The facts of an estimate, if you want an ad of it and need to log in first. Without the pin.',
    ),
    until: untilClosed,
    basis: 'necessary',
  },
  {
    name: 'estia:list:…, estia:lists',
    where: session,
    what: pair(
      'Η λίστα που διάβαζες, για να γυρίσεις στο ίδιο σημείο.',
      'The list you were reading, so that you return to the same place.',
    ),
    until: untilClosed,
    basis: 'necessary',
  },
  {
    name: 'estia:heart-note',
    where: session,
    what: pair(
      'Ότι σου προτείναμε ήδη να κρατήσεις τα αγαπημένα σου.',
      'That we already offered to keep your favourites.',
    ),
    until: untilClosed,
    basis: 'necessary',
  },
  {
    name: 'estia:kept-offline, estia-kept-homes',
    where: pair('τοπική αποθήκευση και προσωρινή μνήμη', 'local storage and cache'),
    what: pair(
      'Τα αγαπημένα σου για όταν δεν έχεις σύνδεση, και πότε τα φύλαξες.',
      'Your favourites for when you are offline, and when they were kept.',
    ),
    until: untilCleared,
    basis: 'necessary',
  },
  {
    name: 'estia-uploads',
    where: pair('βάση του browser', 'browser database'),
    what: pair(
      'Φωτογραφίες αγγελίας που ανεβαίνουν, για να συνεχίσουν αν κοπεί η σύνδεση.',
      'Photos of an ad on their way up, so that they go on if the line is cut.',
    ),
    until: pair('μέχρι να ανέβουν', 'until they are uploaded'),
    basis: 'necessary',
  },
];

export const planHeadings = {
  caption: pair('Μηνιαίες συνδρομές', 'Monthly subscriptions'),
  plan: pair('Συνδρομή', 'Subscription'),
  net: pair('Χωρίς ΦΠΑ', 'Without VAT'),
  gross: pair('Με ΦΠΑ', 'With VAT'),
};
