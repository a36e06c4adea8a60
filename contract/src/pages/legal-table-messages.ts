/** Words of the tables inside the legal texts: how long things are kept, what is stored in the browser, plans. */
import { type Pair, pair } from '../pair.ts';

export const retentionHeadings = {
  caption: pair('Πόσο διατηρούμε κάθε είδος δεδομένων', 'How long we keep each type of data'),
  what: pair('Δεδομένα', 'Data'),
  howLong: pair('Διάρκεια', 'Kept for'),
};

/** By the name of the row in the table `retention`. */
export const retentionMessages: Readonly<Record<string, Pair>> = {
  deletion_grace: pair(
    'Λογαριασμός που ζήτησες να διαγραφεί: χρόνος για να το μετανιώσεις',
    'Account you’ve asked us to delete: time to change your mind',
  ),
  published_asset: pair(
    'Αρχεία προηγούμενων εκδόσεων του ιστότοπου (χωρίς προσωπικά δεδομένα)',
    'Files of earlier versions of the site (no personal data)',
  ),
  unconfirmed_account: pair(
    'Λογαριασμός που δεν επιβεβαίωσε το email του',
    'An account whose email was never confirmed',
  ),
  unused_warn: pair(
    'Λογαριασμός που δεν χρησιμοποιείται: σου στέλνουμε email μετά από',
    'Unused account: we email you after',
  ),
  unused_erase: pair('Λογαριασμός που δεν χρησιμοποιείται: διαγράφεται μετά από', 'Unused account: deleted after'),
  search_history: pair('Ιστορικό αναζητήσεων του λογαριασμού', 'Your account’s search history'),
  mail_record: pair(
    'Καταγραφή ότι στάλθηκε email (όχι το περιεχόμενό του)',
    'Record that an email was sent (not its content)',
  ),
  audit_detail: pair('Λεπτομέρειες του ημερολογίου διαχειριστών', 'Details in the administrator activity log'),
  export: pair('Αρχείο με τα δεδομένα σου που ζήτησες', 'Data export you asked for'),
  idempotency: pair('Εγγραφές που αποτρέπουν διπλά αιτήματα', 'Records that prevent duplicate requests'),
  draft: pair('Πρόχειρη αγγελία που δεν άλλαξε', 'Draft listing that hasn’t been edited'),
  unfinished_upload: pair('Φωτογραφία που δεν ανέβηκε ολόκληρη', 'Incomplete photo upload'),
  contact_log: pair('Ποιος ζήτησε να δει τηλέφωνο', 'Who asked to see a phone number'),
  conversation: pair('Συνομιλία, από το τελευταίο μήνυμα', 'Conversation, from the last message'),
  unconfirmed_message: pair('Μήνυμα που δεν επιβεβαιώθηκε με email', 'Message not confirmed by email'),
  alert: pair('Ειδοποίηση από αποθηκευμένη αναζήτηση', 'Alert for a saved search'),
  unconfirmed_saved_search: pair(
    'Αποθηκευμένη αναζήτηση που δεν επιβεβαιώθηκε με email',
    'Saved search not confirmed by email',
  ),
  email_suppression: pair(
    'Διεύθυνση όπου τα email μας επιστρέφουν (μόνο το αποτύπωμά της· αν τα έχεις δηλώσει ανεπιθύμητα, το κρατάμε για να μη σου ξαναγράψουμε)',
    'Address where our emails bounce (only its hash; if you’ve marked them as spam, we keep it so that we don’t email you again)',
  ),
  report: pair('Αναφορές και αποφάσεις', 'Reports and decisions'),
  broker_step: pair(
    'Έλεγχος λογαριασμού, δήλωση και διαμαρτυρία, από τη στιγμή που έκλεισαν',
    'Account review, statement and complaint, after they’re closed',
  ),
  invitation: pair('Πρόσκληση στην ομάδα ενός γραφείου', 'Invitation to join an agency’s team'),
  webhook_delivery: pair('Ιστορικό webhooks', 'Webhook log'),
  bulk_change: pair('Μαζική αλλαγή', 'Bulk change'),
  removed_ad: pair(
    'Αγγελία που διέγραψες, μέχρι την οριστική διαγραφή',
    'Deleted listing, until it’s permanently removed',
  ),
  bank_text: pair(
    'Η αιτιολογία μιας κατάθεσης (το ποσό και η ημέρα μένουν στα λογιστικά)',
    'Bank deposit reference (the amount and date stay in our accounts)',
  ),
  view_day: pair('Πόσες φορές προβλήθηκε μια αγγελία κάθε ημέρα', 'How often a listing was viewed each day'),
  search_day: pair(
    'Τι αναζητήθηκε κάθε ημέρα και πόσες φορές (χωρίς το ποιος)',
    'What was searched for each day and how often (not by whom)',
  ),
  consent: pair('Η απόδειξη της επιλογής σου για τα cookies', 'Record of your cookie choice'),
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
  what: pair('Σκοπός', 'Purpose'),
  until: pair('Διάρκεια', 'Duration'),
  basis: pair('Νομική βάση', 'Legal basis'),
  necessary: pair('απαραίτητο', 'necessary'),
  consent: pair('με συγκατάθεση', 'with consent'),
};

type StoredItem = { name: string; where: Pair; what: Pair; until: Pair; basis: 'necessary' | 'consent' };

const cookie = pair('cookie', 'cookie');
const local = pair('τοπική αποθήκευση', 'local storage');
const session = pair('αποθήκευση συνεδρίας', 'session storage');
const untilCleared = pair('μέχρι να το διαγράψεις', 'until you clear it');
const untilClosed = pair('μέχρι να κλείσεις την καρτέλα', 'until you close the tab');

/** All that the site writes. A test reads the source for names that are missing here. */
export const storageItems: readonly StoredItem[] = [
  {
    name: 'estia_session',
    where: cookie,
    what: pair('Κρατά τη σύνδεσή σου. Μόνο αν συνδεθείς.', 'Keeps you logged in. Set only when you log in.'),
    until: pair('30 ημέρες, ή 14 χωρίς χρήση', '30 days, or 14 without activity'),
    basis: 'necessary',
  },
  {
    name: 'XSRF-TOKEN',
    where: cookie,
    what: pair(
      'Προστατεύει τις φόρμες σου από άλλους ιστότοπους και ενημερώνει τη σελίδα ότι έχεις συνδεθεί. Μόνο αν συνδεθείς.',
      'Guards your forms against other sites and tells the page that you are logged in. Only if you log in.',
    ),
    until: pair('όσο διαρκεί η σύνδεση', 'as long as you’re logged in'),
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
    name: 'estia:flash',
    where: session,
    what: pair('Δείχνει μία φορά ότι έγινε αυτό που ζήτησες.', 'Shows once that what you asked for was done.'),
    until: untilClosed,
    basis: 'necessary',
  },
  {
    name: 'estia:unsent',
    where: session,
    what: pair(
      'Ό,τι έγραψες σε φόρμα του πίνακά σου, ή σε διαμαρτυρία μαζί με τον κωδικό της, για να μη χαθεί αν λήξει η σύνδεσή σου ή φορτώσεις ξανά τη σελίδα. Ποτέ κωδικοί πρόσβασης.',
      'What you typed into a form of your dashboard, or into a complaint with its code, so that it is not lost if you are logged out or reload the page. Never passwords.',
    ),
    until: untilClosed,
    basis: 'necessary',
  },
  {
    name: 'estia:signup',
    where: session,
    what: pair(
      'Το όνομα, το email, το κινητό και οι επιλογές που συμπλήρωσες στην εγγραφή, αν αλλάξεις από ιδιώτη σε επαγγελματία ή το αντίστροφο. Διαβάζεται μία φορά και διαγράφεται. Ποτέ κωδικοί πρόσβασης.',
      'The name, email, mobile and choices you entered when signing up, if you switch between individual and professional. Read once and deleted. Never passwords.',
    ),
    until: untilClosed,
    basis: 'necessary',
  },
  {
    name: 'estia:edited-search',
    where: session,
    what: pair(
      'Ποιας αποθηκευμένης αναζήτησης αλλάζεις τα φίλτρα. Διαγράφεται όταν τα αποθηκεύσεις.',
      'Which saved search you are changing the filters of. Deleted once you save them.',
    ),
    until: untilClosed,
    basis: 'necessary',
  },
  {
    name: 'PushSubscription',
    where: pair('ειδοποιήσεις του browser', 'browser notifications'),
    what: pair(
      'Η διεύθυνση στην οποία στέλνουμε ειδοποιήσεις. Μόνο αν τις ενεργοποιήσεις.',
      'The address we send notifications to. Only if you turn them on.',
    ),
    until: pair('μέχρι να τις απενεργοποιήσεις ή να αποσυνδεθείς', 'until you turn them off or log out'),
    basis: 'necessary',
  },
  {
    name: 'estia:push-account',
    where: local,
    what: pair(
      'Ποιος λογαριασμός ενεργοποίησε τις ειδοποιήσεις, για να μην εμφανίζονται σε άλλον. Μόνο αν τις ενεργοποιήσεις.',
      'Which account turned notifications on, so that no other account sees them. Only if you turn them on.',
    ),
    until: pair('μέχρι να τις απενεργοποιήσεις ή να αποσυνδεθείς', 'until you turn them off or log out'),
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
    what: pair('Οι αναζητήσεις που έκανες, για να τις ξαναβρείς.', 'Your recent searches, so you can find them again.'),
    until: untilCleared,
    basis: 'necessary',
  },
  {
    name: 'estia:homes',
    where: local,
    what: pair(
      'Τα αγαπημένα σου, όσα κρύβεις και όσα προσθέτεις στη σύγκριση.',
      'Your favourites, the homes you hide and those you compare.',
    ),
    until: untilCleared,
    basis: 'necessary',
  },
  {
    name: 'estia:seen',
    where: local,
    what: pair(
      'Ποια ακίνητα έχεις ανοίξει, για να τα σημειώνουμε και να τα ξαναβρίσκεις στην αρχική.',
      'Properties you’ve viewed, so we can mark them and show them again on the home page.',
    ),
    until: untilCleared,
    basis: 'consent',
  },
  {
    name: 'estia:visit',
    where: local,
    what: pair(
      'Πότε ήρθες την τελευταία φορά, για να σημειώνουμε τις νέες αγγελίες.',
      'When you were last here, so we can mark new listings.',
    ),
    until: untilCleared,
    basis: 'consent',
  },
  {
    name: 'estia:map',
    where: local,
    what: pair('Αν θέλεις τον χάρτη στα αποτελέσματα.', 'Whether to show the map with your results.'),
    until: untilCleared,
    basis: 'necessary',
  },
  {
    name: 'estia:draft:…',
    where: session,
    what: pair(
      'Όσα γράφεις σε αγγελία, μέχρι να αποθηκευτούν. Μόνο όσο τη γράφεις.',
      'What you type in a listing, until it’s saved. Only while you’re editing.',
    ),
    until: untilClosed,
    basis: 'necessary',
  },
  {
    name: 'estia:valuation',
    where: session,
    what: pair(
      'Τα στοιχεία μιας εκτίμησης, αν θέλεις να τα κάνεις αγγελία και χρειάζεται πρώτα να συνδεθείς. Χωρίς την πινέζα.',
      'Your valuation details, if you turn them into a listing and need to log in first. Doesn’t include the pin.',
    ),
    until: untilClosed,
    basis: 'necessary',
  },
  {
    name: 'estia:conversation',
    where: session,
    what: pair(
      'Ο κωδικός που ανοίγει τη συνομιλία σου χωρίς λογαριασμό, για να ανοίγει ξανά η σελίδα.',
      'The code that opens your conversation without an account, so the page can be reopened.',
    ),
    until: untilClosed,
    basis: 'necessary',
  },
  {
    name: 'estia:reply',
    where: session,
    what: pair(
      'Η απάντηση που έγραψες και δεν έστειλες ακόμη, για να μη χαθεί αν η σελίδα ανοίξει ξανά.',
      'A reply you’ve typed but not sent yet, so it isn’t lost if the page reloads.',
    ),
    until: untilClosed,
    basis: 'necessary',
  },
  {
    name: 'estia:list:…, estia:lists',
    where: session,
    what: pair(
      'Η λίστα που διάβαζες, για να επιστρέψεις στο ίδιο σημείο.',
      'The list you were browsing, so you return to the same place.',
    ),
    until: untilClosed,
    basis: 'necessary',
  },
  {
    name: 'estia:heart-note',
    where: session,
    what: pair(
      'Ότι σου προτείναμε ήδη να αποθηκεύσεις τα αγαπημένα σου.',
      'That we’ve already suggested saving your favourites.',
    ),
    until: untilClosed,
    basis: 'necessary',
  },
  {
    name: 'estia:kept-offline, estia-kept-homes',
    where: pair('τοπική αποθήκευση και προσωρινή μνήμη', 'local storage and cache'),
    what: pair(
      'Τα αγαπημένα σου για όταν δεν έχεις σύνδεση, και πότε αποθηκεύτηκαν.',
      'Your favourites for offline use, and when they were saved.',
    ),
    until: untilCleared,
    basis: 'necessary',
  },
  {
    name: 'estia-uploads',
    where: pair('βάση δεδομένων του browser', 'browser database'),
    what: pair(
      'Φωτογραφίες αγγελίας που ανεβαίνουν, για να συνεχίσουν αν κοπεί η σύνδεση.',
      'Listing photos being uploaded, so they can resume if your connection drops.',
    ),
    until: pair('μέχρι να ανέβουν', 'until they are uploaded'),
    basis: 'necessary',
  },
];

export const planHeadings = {
  caption: pair('Μηνιαίες συνδρομές', 'Monthly subscriptions'),
  plan: pair('Συνδρομή', 'Subscription'),
  net: pair('Χωρίς ΦΠΑ', 'Excl. VAT'),
  gross: pair('Με ΦΠΑ', 'Incl. VAT'),
};
