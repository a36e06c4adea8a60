/** Every word of the letters about accounts. The server alone reads them: no screen carries this file. */
import { pair } from '../pair.ts';
import { operator } from '../site/messages.ts';
import { accountLimits } from './limits.ts';

const counted = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

/** `90` → `90 λεπτά`, `1440` → `1 ημέρα`. */
export const formatDuration = pair(
  (minutes: number) => {
    if (minutes % 1440 === 0) return counted(minutes / 1440, 'ημέρα', 'ημέρες');
    return minutes % 60 === 0 ? counted(minutes / 60, 'ώρα', 'ώρες') : counted(minutes, 'λεπτό', 'λεπτά');
  },
  (minutes: number) => {
    if (minutes % 1440 === 0) return counted(minutes / 1440, 'day', 'days');
    return minutes % 60 === 0 ? counted(minutes / 60, 'hour', 'hours') : counted(minutes, 'minute', 'minutes');
  },
);

/** What more than one email says. */
export const emailFrame = {
  whyMember: pair(
    (name: string) =>
      `Λαμβάνεις αυτό το email επειδή έχεις λογαριασμό στην Εστία${name && ` («${name}»)`}. Τα email για τον λογαριασμό και την ασφάλειά του στέλνονται πάντα.`,
    (name: string) =>
      `You’re receiving this because you have an Estia account${name && ` (“${name}”)`}. We always send emails about your account and its security.`,
  ),
  /**
   * To a mailbox nobody has confirmed: what was typed as a name could be a stranger's advertisement, so it is not
   * shown.
   */
  whyStranger: pair(
    'Λαμβάνεις αυτό το email επειδή κάποιος έδωσε αυτή τη διεύθυνση στην Εστία. Αν δεν ήσουν εσύ, δεν χρειάζεται να κάνεις τίποτα.',
    'You’re receiving this because someone entered this email address on Estia. If it wasn’t you, you don’t need to do anything.',
  ),
  whyGone: pair(
    'Αυτό είναι το τελευταίο email για τον λογαριασμό που είχες στην Εστία.',
    'This is the last email about your former Estia account.',
  ),
  oneTimeCode: pair('Κωδικός μίας χρήσης', 'One-time code'),
  orType: pair('Ή συμπλήρωσε αυτόν τον κωδικό στη σελίδα', 'Or enter this code on the page'),
  goodFor: pair(
    (time: string) => `Ισχύει για ${time} και για μία μόνο χρήση.`,
    (time: string) => `Valid for ${time}. It can be used once.`,
  ),
  neverAsk: pair(
    'Μην τον δώσεις σε κανέναν. Δεν θα σου τον ζητήσουμε ποτέ τηλεφωνικά ή με μήνυμα.',
    'Don’t share it with anyone. We’ll never ask for it by phone or message.',
  ),
  device: pair('Συσκευή', 'Device'),
  unknownDevice: pair('Άγνωστη συσκευή', 'Unknown device'),
  when: pair('Πότε', 'When'),
  athensTime: pair(
    (time: string) => `${time} (ώρα Ελλάδας)`,
    (time: string) => `${time} (Greek time)`,
  ),
  newEmail: pair('Νέο email', 'New email'),
  reason: pair('Λόγος', 'Reason'),
  notYou: pair('Δεν ήσουν εσύ;', 'Wasn’t you?'),
  unexpected: pair('Δεν το περίμενες;', 'Weren’t expecting this?'),
  newPassword: pair('Όρισε νέο κωδικό πρόσβασης', 'Set a new password'),
  changePassword: pair('Άλλαξε τον κωδικό πρόσβασης', 'Change your password'),
  askForCode: pair('Ζήτησε κωδικό μίας χρήσης', 'Request a code'),
  writeToUs: pair('Επικοινωνία', 'Contact us'),
  login: pair('Σύνδεση', 'Log in'),
  questions: pair('Έχεις ερωτήσεις;', 'Questions?'),
  questionsText: pair(
    'Επικοινώνησε μαζί μας και θα σου απαντήσει κάποιος από την ομάδα μας.',
    'Contact us and a member of our team will reply.',
  ),
  objectTitle: pair('Διαφωνείς με την απόφαση;', 'Disagree with this decision?'),
  /** A decision about a person says who took it and how to object (Regulation (EU) 2022/2065, articles 17 and 20). */
  object: pair(
    'Την απόφαση την πήρε άνθρωπος, όχι αυτόματο σύστημα. Αν πιστεύεις ότι είναι λάθος, εξήγησέ μας γιατί μέσα σε έξι μήνες και θα την εξετάσουμε ξανά, δωρεάν. Μπορείς επίσης να απευθυνθείς σε όργανο εξωδικαστικής επίλυσης διαφορών ή στα δικαστήρια.',
    'This decision was made by a person, not an automated system. If you think it’s wrong, tell us why within six months and we’ll review it again, free of charge. You can also go to an out-of-court dispute settlement body or to court.',
  ),
  factors: {
    totp: pair('Εφαρμογή κωδικών', 'Authenticator app'),
    passkey: pair('Κλειδί πρόσβασης (passkey)', 'Passkey'),
  },
  factor: pair('Δεύτερο βήμα', 'Second step'),
} as const;

/** A title is also the subject, where an email has no subject of its own. */
export const emailMessages = {
  confirm_email: {
    title: pair('Επιβεβαίωσε το email σου', 'Confirm your email'),
    subject: pair('Επιβεβαίωσε το email σου για την Εστία', 'Confirm your email for Estia'),
    text: pair(
      'Δημιουργήθηκε λογαριασμός στην Εστία με αυτή τη διεύθυνση. Αν ήσουν εσύ, επιβεβαίωσέ την.',
      'Someone created an Estia account with this email address. If it was you, please confirm it.',
    ),
    button: pair('Επιβεβαίωσε το email', 'Confirm email'),
    days: accountLimits.confirmDays,
    notYou: pair(
      'Αγνόησε αυτό το email. Αν δεν επιβεβαιώσεις, κανείς δεν μπορεί να χρησιμοποιήσει τη διεύθυνσή σου.',
      'Ignore this email. No one can use your address unless you confirm it.',
    ),
  },
  reset_password: {
    title: pair('Επαναφορά κωδικού πρόσβασης', 'Reset your password'),
    subject: pair('Ο κωδικός μίας χρήσης για την Εστία', 'Your Estia one-time code'),
    text: pair(
      'Συμπλήρωσε τον κωδικό μίας χρήσης και το email σου στη σελίδα και όρισε νέο κωδικό πρόσβασης.',
      'Enter this code and your email on the page, then choose a new password.',
    ),
    button: pair('Όρισε νέο κωδικό πρόσβασης', 'Choose a new password'),
    notYou: pair(
      'Αγνόησε αυτό το email. Ο κωδικός πρόσβασης δεν άλλαξε και κανείς δεν συνδέθηκε στον λογαριασμό σου.',
      'Ignore this email. Your password hasn’t changed and no one has logged in to your account.',
    ),
  },
  password_changed: {
    title: pair('Ο κωδικός πρόσβασής σου άλλαξε', 'Your password has been changed'),
    text: pair(
      'Αποσυνδέθηκες από τις άλλες συσκευές. Αν το έκανες εσύ, δεν χρειάζεται να κάνεις κάτι άλλο.',
      'Your other devices have been logged out. If this was you, you don’t need to do anything else.',
    ),
    notYou: pair(
      'Κάποιος ίσως έχει αποκτήσει πρόσβαση στον λογαριασμό σου. Ζήτησε τώρα κωδικό μίας χρήσης και όρισε νέο κωδικό πρόσβασης: έτσι αποσυνδέονται όλες οι άλλες συσκευές.',
      'Someone may have access to your account. Request a one-time code now and choose a new password – this logs everyone else out.',
    ),
  },
  new_login: {
    title: pair('Νέα σύνδεση στον λογαριασμό σου', 'New login to your account'),
    text: pair(
      'Έγινε σύνδεση στον λογαριασμό σου από νέα συσκευή. Αν ήσουν εσύ, δεν χρειάζεται να κάνεις κάτι.',
      'Someone logged in to your account on a device we haven’t seen before. If this was you, you don’t need to do anything.',
    ),
    notYou: pair(
      'Άλλαξε τώρα τον κωδικό πρόσβασης. Έτσι αποσυνδέονται όλες οι άλλες συσκευές.',
      'Change your password now. This logs out all other devices.',
    ),
  },
  leave_email: {
    title: pair('Επιβεβαίωσε την αλλαγή email', 'Confirm your email change'),
    subject: pair('Αλλαγή email στην Εστία', 'Confirm your Estia email change'),
    text: pair(
      'Λάβαμε αίτημα για αλλαγή του email του λογαριασμού σου. Για να γίνει η αλλαγή, επιβεβαίωσέ την από εδώ και από τη νέα διεύθυνση.',
      'We received a request to change the email on your account. To make the change, confirm here and from your new address.',
    ),
    button: pair('Ναι, άλλαξε το email', 'Yes, change my email'),
    notYou: pair(
      'Μην πατήσεις το κουμπί: το email δεν θα αλλάξει. Κάποιος όμως ίσως ξέρει τον κωδικό πρόσβασής σου, γι’ αυτό άλλαξέ τον τώρα.',
      'Don’t click the button: your email will stay the same. Someone may know your password, so change it now.',
    ),
  },
  enter_email: {
    title: pair('Επιβεβαίωσε το νέο σου email', 'Confirm your new email'),
    subject: pair('Επιβεβαίωσε το νέο σου email για την Εστία', 'Confirm your new email for Estia'),
    text: pair(
      'Λάβαμε αίτημα να χρησιμοποιηθεί αυτή η διεύθυνση σε λογαριασμό της Εστίας. Χρειάζεται επιβεβαίωση και από την παλιά διεύθυνση.',
      'We received a request to use this address for an Estia account. The change also has to be confirmed from the old address.',
    ),
    /** The old address was never confirmed, and is not asked. */
    textNew: pair(
      'Λάβαμε αίτημα να χρησιμοποιηθεί αυτή η διεύθυνση σε λογαριασμό της Εστίας. Η αλλαγή θα γίνει μόλις την επιβεβαιώσεις.',
      'We received a request to use this address for an Estia account. The change takes effect as soon as you confirm it here.',
    ),
    button: pair('Επιβεβαίωσε το email', 'Confirm email'),
    notYou: pair(
      'Αγνόησε αυτό το email. Η διεύθυνσή σου δεν θα χρησιμοποιηθεί αν δεν την επιβεβαιώσεις.',
      'Ignore this email. Your address won’t be used unless you confirm it.',
    ),
  },
  email_changed: {
    title: pair('Το email σου άλλαξε', 'Your email has been changed'),
    text: pair(
      'Από εδώ και πέρα συνδέεσαι με τη νέα διεύθυνση. Εκεί θα λαμβάνεις και τα email μας.',
      'Use your new address to log in. We’ll send all emails there from now on.',
    ),
    notYou: pair(
      'Επικοινώνησε αμέσως μαζί μας από αυτή τη διεύθυνση, για να κλειδώσουμε τον λογαριασμό.',
      'Contact us immediately from this address so we can lock the account.',
    ),
  },
  factor_added: {
    title: pair('Προστέθηκε δεύτερο βήμα στη σύνδεσή σου', 'Two-step login: second step added'),
    text: pair(
      'Θα το χρειάζεσαι μετά τον κωδικό πρόσβασης σε κάθε σύνδεση. Φύλαξε τους κωδικούς ανάκτησης σε ασφαλές μέρος, για να μη χάσεις την πρόσβαση.',
      'You’ll need it after your password each time you log in. Keep your recovery codes somewhere safe so you don’t get locked out.',
    ),
    notYou: pair(
      'Κάποιος ίσως έχει αποκτήσει πρόσβαση στον λογαριασμό σου. Άλλαξε τώρα τον κωδικό πρόσβασης και αφαίρεσε το δεύτερο βήμα. Αν δεν μπορείς να συνδεθείς, επικοινώνησε μαζί μας.',
      'Someone may have access to your account. Change your password now and remove the second step. If you can’t log in, contact us.',
    ),
  },
  factor_removed: {
    title: pair('Αφαιρέθηκε δεύτερο βήμα από τη σύνδεσή σου', 'Two-step login: second step removed'),
    text: pair(
      'Αν ήταν το μοναδικό, πλέον συνδέεσαι μόνο με τον κωδικό πρόσβασης.',
      'If it was your only one, you now log in with just your password.',
    ),
    notYou: pair(
      'Κάποιος ίσως έχει αποκτήσει πρόσβαση στον λογαριασμό σου. Άλλαξε τώρα τον κωδικό πρόσβασης και πρόσθεσε ξανά το δεύτερο βήμα.',
      'Someone may have access to your account. Change your password now and set up the second step again.',
    ),
  },
  factors_removed_by_admin: {
    title: pair('Απενεργοποιήσαμε τη σύνδεση σε δύο βήματα', 'We’ve turned off two-step login'),
    text: pair(
      'Την απενεργοποίησε διαχειριστής της Εστίας. Αποσυνδέθηκες από όλες τις συσκευές και πλέον συνδέεσαι μόνο με τον κωδικό πρόσβασης. Ενεργοποίησέ την ξανά το συντομότερο.',
      'An Estia administrator did this. You’ve been logged out on all devices and now log in with just your password. Set up two-step login again as soon as you can.',
    ),
    notYou: pair(
      'Αν δεν το ζήτησες εσύ, επικοινώνησε αμέσως μαζί μας και άλλαξε τον κωδικό πρόσβασης.',
      'If you didn’t ask for this, contact us immediately and change your password.',
    ),
  },
  admin_factors_removed_on_server: {
    title: pair(
      'Απενεργοποιήθηκε η σύνδεση σε δύο βήματα ενός διαχειριστή',
      'An administrator’s two-step login was turned off',
    ),
    text: pair(
      (name: string) =>
        `Η σύνδεση σε δύο βήματα του διαχειριστή ${name} απενεργοποιήθηκε με εντολή στον διακομιστή, χωρίς έγκριση άλλου διαχειριστή. Αποσυνδέθηκε από όλες τις συσκευές και θα ορίσει νέο δεύτερο βήμα όταν συνδεθεί.`,
      (name: string) =>
        `Two-step login of the administrator ${name} was turned off by a command on the server, without another administrator’s approval. They’ve been logged out on all devices and will set up a new second step when they log in.`,
    ),
    notYou: pair(
      'Αν δεν το περίμενες, μίλησε αμέσως με όποιον έχει πρόσβαση στον διακομιστή.',
      'If you didn’t expect this, contact whoever has access to the server right away.',
    ),
  },
  recovery_codes_renewed: {
    title: pair('Νέοι κωδικοί ανάκτησης', 'New recovery codes'),
    subject: pair('Νέοι κωδικοί ανάκτησης για την Εστία', 'Your new Estia recovery codes'),
    text: pair(
      'Έχεις νέους κωδικούς ανάκτησης και οι παλιοί δεν ισχύουν πια. Φύλαξέ τους σε ασφαλές μέρος.',
      'You have new recovery codes and the old ones no longer work. Keep the new ones somewhere safe.',
    ),
    notYou: pair(
      'Κάποιος ίσως έχει αποκτήσει πρόσβαση στον λογαριασμό σου. Άλλαξε τώρα τον κωδικό πρόσβασης και δημιούργησε νέους κωδικούς ανάκτησης.',
      'Someone may have access to your account. Change your password now and get new recovery codes.',
    ),
  },
  approved: {
    title: pair('Ο λογαριασμός σου εγκρίθηκε', 'Your account has been approved'),
    text: pair('Μπορείς πλέον να δημοσιεύεις αγγελίες στην Εστία.', 'You can now publish listings on Estia.'),
  },
  rejected: {
    title: pair('Ο λογαριασμός σου δεν εγκρίθηκε', 'We couldn’t approve your account'),
    text: pair(
      'Εξετάσαμε τα στοιχεία σου και δεν μπορούμε να εγκρίνουμε τον λογαριασμό. Μπορείς να συνδέεσαι, αλλά όχι να δημοσιεύεις αγγελίες.',
      'We’ve reviewed your details and can’t approve your account. You can still log in, but you can’t publish listings.',
    ),
  },
  blocked: {
    title: pair('Ο λογαριασμός σου αποκλείστηκε', 'Your account has been blocked'),
    text: pair(
      'Αποσυνδέθηκες από όλες τις συσκευές και δεν μπορείς να συνδεθείς ξανά.',
      'You’ve been logged out on all devices and can’t log in again.',
    ),
  },
  invited: {
    title: pair('Δημιουργήσαμε λογαριασμό για σένα', 'We’ve created an account for you'),
    subject: pair('Ο λογαριασμός σου στην Εστία', 'Your Estia account'),
    text: pair(
      'Άνοιξε τη σελίδα, συμπλήρωσε το email σου και τον κωδικό μίας χρήσης και διάλεξε κωδικό πρόσβασης.',
      'Open the page, enter your email and the code, and choose a password.',
    ),
    button: pair('Διάλεξε κωδικό πρόσβασης', 'Choose a password'),
    expired: pair('Έληξε ο κωδικός μίας χρήσης;', 'Code expired?'),
    expiredText: pair('Ζήτησε νέο με το email σου.', 'Request a new one with your email.'),
    notYou: pair(
      'Αγνόησε αυτό το μήνυμα ή ζήτησέ μας να διαγράψουμε τον λογαριασμό.',
      'Ignore this email, or ask us to delete the account.',
    ),
  },
  invited_admin: {
    title: pair('Είσαι πλέον διαχειριστής της Εστίας', 'You’re now an Estia administrator'),
    text: pair(
      'Άνοιξε τη σελίδα, συμπλήρωσε το email σου και τον κωδικό μίας χρήσης και διάλεξε κωδικό πρόσβασης. Πριν ξεκινήσεις ως διαχειριστής, θα χρειαστεί να ενεργοποιήσεις τη σύνδεση σε δύο βήματα.',
      'Open the page, enter your email and the code, and choose a password. You’ll need to set up two-step login before you can use the admin pages.',
    ),
  },
  changed_by_admin: {
    title: pair('Ενημερώσαμε τα στοιχεία του λογαριασμού σου', 'We’ve updated your account details'),
    text: pair(
      'Την αλλαγή έκανε διαχειριστής της Εστίας. Έλεγξε τα στοιχεία σου και επικοινώνησε μαζί μας αν κάτι δεν είναι σωστό.',
      'An Estia administrator made the change. Check your details and contact us if anything is wrong.',
    ),
    button: pair('Έλεγξε τα στοιχεία σου', 'Check your details'),
  },
  export_ready: {
    title: pair('Τα δεδομένα σου είναι έτοιμα', 'Your data is ready'),
    text: pair(
      (until: string) =>
        `Συγκεντρώσαμε σε ένα αρχείο όλα τα δεδομένα που έχουμε για σένα. Κατέβασέ το έως τις ${until}. Μετά θα διαγραφεί.`,
      (until: string) =>
        `We’ve put all the data we hold about you in one file. Download it by ${until}. After that it will be deleted.`,
    ),
    button: pair('Κατέβασε τα δεδομένα', 'Download your data'),
    notYou: pair(
      'Κάποιος ίσως ξέρει τον κωδικό πρόσβασής σου. Άλλαξέ τον τώρα: έτσι αποσυνδέονται όλες οι άλλες συσκευές.',
      'Someone may know your password. Change it now – this logs out all other devices.',
    ),
  },
  deletion_requested: {
    title: pair('Ο λογαριασμός σου θα διαγραφεί', 'Your account will be deleted'),
    text: pair(
      (until: string) =>
        `Λάβαμε αίτημα διαγραφής του λογαριασμού σου. Στις ${until} θα διαγραφούν οριστικά τα στοιχεία, οι αγγελίες και οι φωτογραφίες σου. Μέχρι τότε μπορείς να ακυρώσεις τη διαγραφή.`,
      (until: string) =>
        `We received a request to delete your account. On ${until} we’ll permanently delete your details, listings and photos. You can undo this until then.`,
    ),
    button: pair('Ακύρωση διαγραφής', 'Keep my account'),
    notYou: pair(
      'Πάτησε το κουμπί για να ακυρώσεις τη διαγραφή και μετά όρισε νέο κωδικό πρόσβασης.',
      'Click the button to keep your account, then choose a new password.',
    ),
  },
  deleted_by_admin: {
    title: pair('Ο λογαριασμός σου θα διαγραφεί', 'Your account will be deleted'),
    subject: pair('Ο λογαριασμός σου στην Εστία θα διαγραφεί', 'Your Estia account will be deleted'),
    text: pair(
      (until: string) =>
        `Την απόφαση πήρε διαχειριστής της Εστίας. Στις ${until} θα διαγραφούν οριστικά τα στοιχεία, οι αγγελίες και οι φωτογραφίες σου.`,
      (until: string) =>
        `An Estia administrator made this decision. On ${until} we’ll permanently delete your details, listings and photos.`,
    ),
  },
  deletion_undone: {
    title: pair('Η διαγραφή του λογαριασμού σου ακυρώθηκε', 'Your account won’t be deleted'),
    text: pair('Ο λογαριασμός σου δεν θα διαγραφεί.', 'Your account won’t be deleted.'),
    active: pair(
      (n: number) => (n === 1 ? 'Η αγγελία σου είναι ξανά ενεργή.' : `Οι ${n} αγγελίες σου είναι ξανά ενεργές.`),
      (n: number) => (n === 1 ? 'Your listing is live again.' : `Your ${n} listings are live again.`),
    ),
    paused: pair(
      (n: number) =>
        n === 1
          ? '1 αγγελία παραμένει σε παύση, γιατί ξεπερνά το όριο ενεργών αγγελιών. Θα τη βρεις στις αγγελίες σου.'
          : `${n} αγγελίες παραμένουν σε παύση, γιατί ξεπερνούν το όριο ενεργών αγγελιών. Θα τις βρεις στις αγγελίες σου.`,
      (n: number) =>
        `${n} ${n === 1 ? 'listing stays' : 'listings stay'} paused because you’ve reached your limit of active listings. You’ll find ${n === 1 ? 'it' : 'them'} in My listings.`,
    ),
    notYou: pair(
      'Κάποιος ίσως έχει πρόσβαση στο email σου ή ξέρει τον κωδικό πρόσβασής σου στην Εστία. Άλλαξε και τους δύο κωδικούς.',
      'Someone may have access to your email or know your Estia password. Change both passwords.',
    ),
  },
  erased: {
    title: pair('Ο λογαριασμός σου διαγράφηκε', 'Your account has been deleted'),
    text: pair(
      'Διαγράψαμε τα στοιχεία, τις αγγελίες και τις φωτογραφίες σου. Διατηρούμε μόνο όσα απαιτεί ο νόμος, όπως τα παραστατικά, και για όσο διάστημα απαιτεί.',
      'We’ve deleted your details, listings and photos. We keep only what the law requires, such as invoices, and only for as long as it requires.',
    ),
    thanks: pair(
      'Μπορείς να δημιουργήσεις νέο λογαριασμό όποτε θέλεις.',
      'You’re welcome to create a new account at any time.',
    ),
  },
  unused_warning: {
    title: pair('Χρειάζεσαι ακόμη τον λογαριασμό σου;', 'Do you still need your account?'),
    text: pair(
      (until: string) =>
        `Δεν έχεις συνδεθεί εδώ και πολύ καιρό και δεν διατηρούμε δεδομένα που δεν χρειάζονται. Για να κρατήσεις τον λογαριασμό, συνδέσου έως τις ${until}. Διαφορετικά θα τον διαγράψουμε.`,
      (until: string) =>
        `You haven’t logged in for a long time, and we don’t keep data we don’t need. To keep your account, log in by ${until}. Otherwise we’ll delete it.`,
    ),
    button: pair('Συνδέσου για να τον διατηρήσεις', 'Log in to keep my account'),
  },
} as const;

/** Where people write to us. */
export const emailContact = operator.email;
