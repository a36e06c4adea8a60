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

/** What more than one letter says. */
export const emailFrame = {
  whyMember: pair(
    (name: string) =>
      `Σου γράφουμε για τον λογαριασμό σου στην Εστία${name && ` («${name}»)`}. Όσα αφορούν τον λογαριασμό σου και την ασφάλειά του στέλνονται πάντα.`,
    (name: string) =>
      `We are writing to you about your account at Estia${name && ` (“${name}”)`}. Emails about your account and its security are always sent.`,
  ),
  /** To a mailbox nobody has confirmed: what was typed as a name could be a stranger's advertisement, so it is not shown. */
  whyStranger: pair(
    'Σου γράφουμε γιατί κάποιος έδωσε αυτή τη διεύθυνση στην Εστία. Αν δεν ήσουν εσύ, δεν χρειάζεται να κάνεις τίποτε.',
    'We are writing to you because somebody gave this address to Estia. If it was not you, there is nothing to do.',
  ),
  whyGone: pair(
    'Είναι το τελευταίο μήνυμα για τον λογαριασμό που είχες στην Εστία.',
    'This is the last email about the account you had at Estia.',
  ),
  oneTimeCode: pair('Κωδικός μίας χρήσης', 'One-time code'),
  orType: pair('Ή γράψε στη σελίδα αυτόν τον κωδικό', 'Or type this code on the page'),
  goodFor: pair(
    (time: string) => `Ισχύει για ${time} και για μία φορά.`,
    (time: string) => `Good for ${time}, and for one use.`,
  ),
  neverAsk: pair(
    'Μην τον δώσεις σε κανέναν. Δεν θα σου τον ζητήσουμε ποτέ στο τηλέφωνο ή με μήνυμα.',
    'Give it to nobody. We will never ask you for it by phone or message.',
  ),
  device: pair('Συσκευή', 'Device'),
  unknownDevice: pair('Άγνωστη συσκευή', 'Unknown device'),
  when: pair('Πότε', 'When'),
  athensTime: pair(
    (time: string) => `${time} (ώρα Ελλάδας)`,
    (time: string) => `${time} (Greek time)`,
  ),
  newEmail: pair('Νέο email', 'New email'),
  reason: pair('Αιτιολογία', 'Reason'),
  notYou: pair('Δεν ήσουν εσύ;', 'Not you?'),
  unexpected: pair('Δεν το περίμενες;', 'Not expecting this?'),
  newPassword: pair('Όρισε νέο κωδικό πρόσβασης', 'Set a new password'),
  changePassword: pair('Άλλαξε τον κωδικό πρόσβασης', 'Change your password'),
  askForCode: pair('Ζήτησε κωδικό', 'Ask for a code'),
  writeToUs: pair('Γράψε μας', 'Write to us'),
  login: pair('Σύνδεση', 'Log in'),
  questions: pair('Έχεις ερωτήσεις;', 'Do you have questions?'),
  questionsText: pair('Γράψε μας και θα σου απαντήσει άνθρωπος.', 'Write to us and a person will answer.'),
  objectTitle: pair('Διαφωνείς;', 'Do you disagree?'),
  /** A decision about a person says who took it and how to object (Regulation (EU) 2022/2065, articles 17 and 20). */
  object: pair(
    'Την απόφαση πήρε άνθρωπος, όχι αυτόματο σύστημα. Γράψε μας μέσα σε έξι μήνες τι δεν είναι σωστό και θα την ξαναδεί κάποιος άλλος, χωρίς κόστος. Μπορείς επίσης να στραφείς σε φορέα εξωδικαστικής επίλυσης ή σε δικαστήριο.',
    'A person took this decision, not an automatic system. Write to us within six months what is wrong with it, and somebody else will look at it again, at no cost. You may also turn to an out-of-court dispute body or to a court.',
  ),
  factors: {
    totp: pair('Κωδικοί από εφαρμογή', 'Codes of an authenticator app'),
    passkey: pair('Κλειδί πρόσβασης (passkey)', 'Passkey'),
  },
  factor: pair('Δεύτερο βήμα', 'Second step'),
} as const;

/** A title is also the subject, where a letter has no subject of its own. */
export const emailMessages = {
  confirm_email: {
    title: pair('Επιβεβαίωσε το email σου', 'Confirm your email'),
    subject: pair('Επιβεβαίωσε το email σου στην Εστία', 'Confirm your email at Estia'),
    text: pair(
      'Άνοιξε λογαριασμός στην Εστία με αυτή τη διεύθυνση. Αν το έκανες εσύ, επιβεβαίωσέ την.',
      'An account was opened at Estia with this address. If you did it, confirm the address.',
    ),
    button: pair('Επιβεβαίωσε το email', 'Confirm email'),
    days: accountLimits.confirmDays,
    notYou: pair(
      'Αγνόησε αυτό το μήνυμα: χωρίς επιβεβαίωση κανείς δεν χρησιμοποιεί τη διεύθυνσή σου.',
      'Ignore this email: without confirmation nobody can use your address.',
    ),
  },
  reset_password: {
    title: pair('Ο κωδικός σου μίας χρήσης', 'Your one-time code'),
    subject: pair('Κωδικός μίας χρήσης για την Εστία', 'One-time code for Estia'),
    text: pair(
      'Γράψε τον στη σελίδα μαζί με το email σου και όρισε νέο κωδικό πρόσβασης.',
      'Type it on the page together with your email, and set a new password.',
    ),
    button: pair('Άνοιξε τη σελίδα', 'Open the page'),
    notYou: pair(
      'Αγνόησε αυτό το μήνυμα. Ο κωδικός πρόσβασής σου μένει όπως είναι και κανείς δεν μπήκε στον λογαριασμό σου.',
      'Ignore this email. Your password stays as it is, and nobody has entered your account.',
    ),
  },
  password_changed: {
    title: pair('Ο κωδικός πρόσβασής σου άλλαξε', 'Your password has changed'),
    text: pair(
      'Οι άλλες συσκευές αποσυνδέθηκαν. Αν το έκανες εσύ, δεν χρειάζεται τίποτε άλλο.',
      'Your other devices were logged out. If it was you, there is nothing more to do.',
    ),
    notYou: pair(
      'Κάποιος έχει μπει στον λογαριασμό σου. Ζήτησε τώρα κωδικό μίας χρήσης και όρισε νέο κωδικό πρόσβασης: έτσι αποσυνδέεται παντού.',
      'Somebody has entered your account. Ask for a one-time code now and set a new password: that logs them out everywhere.',
    ),
  },
  new_login: {
    title: pair('Νέα σύνδεση στον λογαριασμό σου', 'New login to your account'),
    text: pair(
      'Ο λογαριασμός σου άνοιξε σε συσκευή που δεν είχαμε ξαναδεί. Αν ήσουν εσύ, δεν χρειάζεται τίποτε άλλο.',
      'Your account was opened on a device we had not seen before. If it was you, there is nothing more to do.',
    ),
    notYou: pair(
      'Άλλαξε τώρα τον κωδικό πρόσβασης: όλες οι άλλες συσκευές αποσυνδέονται.',
      'Change your password now: all other devices are logged out.',
    ),
  },
  leave_email: {
    title: pair('Θέλεις να αλλάξεις email;', 'Do you want to change your email?'),
    subject: pair('Αλλαγή του email σου στην Εστία', 'Change of your email at Estia'),
    text: pair(
      'Ζητήθηκε να αλλάξει το email του λογαριασμού σου. Θα αλλάξει όταν το επιβεβαιώσεις εδώ και στη νέα διεύθυνση.',
      'A change of your account’s email was asked for. It is made when you confirm it here and at the new address.',
    ),
    button: pair('Ναι, άλλαξέ το', 'Yes, change it'),
    notYou: pair(
      'Μην πατήσεις το κουμπί: το email μένει όπως είναι. Κάποιος όμως ξέρει τον κωδικό πρόσβασής σου, γι’ αυτό άλλαξέ τον.',
      'Do not press the button: your email stays as it is. But somebody knows your password, so change it.',
    ),
  },
  enter_email: {
    title: pair('Επιβεβαίωσε το νέο σου email', 'Confirm your new email'),
    subject: pair('Επιβεβαίωσε το νέο σου email στην Εστία', 'Confirm your new email at Estia'),
    text: pair(
      'Ζητήθηκε να γίνει αυτή η διεύθυνση το email ενός λογαριασμού στην Εστία. Χρειάζεται και επιβεβαίωση από την παλιά διεύθυνση.',
      'This address is to become the email of an account at Estia. The old address has to confirm it too.',
    ),
    /** The old address was never confirmed, and is not asked. */
    textNew: pair(
      'Ζητήθηκε να γίνει αυτή η διεύθυνση το email ενός λογαριασμού στην Εστία. Η αλλαγή γίνεται μόλις το επιβεβαιώσεις εδώ.',
      'This address is to become the email of an account at Estia. The change is made as soon as you confirm it here.',
    ),
    button: pair('Επιβεβαίωσε το email', 'Confirm email'),
    notYou: pair(
      'Αγνόησε αυτό το μήνυμα: χωρίς επιβεβαίωση η διεύθυνσή σου δεν χρησιμοποιείται.',
      'Ignore this email: without confirmation your address is not used.',
    ),
  },
  email_changed: {
    title: pair('Το email του λογαριασμού σου άλλαξε', 'Your account’s email has changed'),
    text: pair(
      'Από εδώ και πέρα συνδέεσαι με τη νέα διεύθυνση και εκεί σου γράφουμε.',
      'From now on you log in with the new address, and we write to you there.',
    ),
    notYou: pair(
      'Γράψε μας αμέσως από αυτή τη διεύθυνση, για να κλειδώσουμε τον λογαριασμό.',
      'Write to us at once from this address, so that we can lock the account.',
    ),
  },
  factor_added: {
    title: pair('Προστέθηκε δεύτερο βήμα στη σύνδεση', 'A second step was added to your login'),
    text: pair(
      'Κάθε σύνδεση θα το ζητά μετά τον κωδικό πρόσβασης. Κράτα τους κωδικούς ανάκτησης σε ασφαλές μέρος, για να μη μείνεις απέξω.',
      'Every login will ask for it after the password. Keep your recovery codes in a safe place, so that you are not locked out.',
    ),
    notYou: pair(
      'Κάποιος έχει μπει στον λογαριασμό σου. Άλλαξε τώρα τον κωδικό πρόσβασης και αφαίρεσε το δεύτερο βήμα. Αν δεν μπορείς να συνδεθείς, γράψε μας.',
      'Somebody has entered your account. Change your password now and remove the second step. If you cannot log in, write to us.',
    ),
  },
  factor_removed: {
    title: pair('Αφαιρέθηκε δεύτερο βήμα από τη σύνδεση', 'A second step was removed from your login'),
    text: pair(
      'Αν ήταν το μόνο, συνδέεσαι πλέον μόνο με τον κωδικό πρόσβασης.',
      'If it was the only one, you now log in with your password alone.',
    ),
    notYou: pair(
      'Κάποιος έχει μπει στον λογαριασμό σου. Άλλαξε τώρα τον κωδικό πρόσβασης και πρόσθεσε ξανά δεύτερο βήμα.',
      'Somebody has entered your account. Change your password now and add a second step again.',
    ),
  },
  factors_removed_by_admin: {
    title: pair('Αφαιρέσαμε το δεύτερο βήμα από τη σύνδεσή σου', 'We removed the second step from your login'),
    text: pair(
      'Το έκανε διαχειριστής της Εστίας. Αποσυνδέθηκες από όλες τις συσκευές και συνδέεσαι πλέον μόνο με τον κωδικό πρόσβασης. Πρόσθεσε ξανά δεύτερο βήμα μόλις μπορέσεις.',
      'An administrator of Estia did it. You were logged out on all devices and now log in with your password alone. Add a second step again as soon as you can.',
    ),
    notYou: pair(
      'Αν δεν το ζήτησες εσύ, γράψε μας αμέσως και άλλαξε τον κωδικό πρόσβασης.',
      'If you did not ask for this, write to us at once and change your password.',
    ),
  },
  recovery_codes_renewed: {
    title: pair('Νέοι κωδικοί ανάκτησης', 'New recovery codes'),
    subject: pair('Νέοι κωδικοί ανάκτησης για την Εστία', 'New recovery codes for Estia'),
    text: pair(
      'Ο λογαριασμός σου έχει νέους κωδικούς ανάκτησης και οι παλιοί δεν ισχύουν πια. Κράτα τους νέους σε ασφαλές μέρος.',
      'Your account has new recovery codes, and the old ones no longer work. Keep the new ones in a safe place.',
    ),
    notYou: pair(
      'Κάποιος έχει μπει στον λογαριασμό σου. Άλλαξε τώρα τον κωδικό πρόσβασης και βγάλε πάλι νέους κωδικούς ανάκτησης.',
      'Somebody has entered your account. Change your password now and make new recovery codes again.',
    ),
  },
  approved: {
    title: pair('Ο λογαριασμός σου εγκρίθηκε', 'Your account is approved'),
    text: pair('Μπορείς πλέον να δημοσιεύεις αγγελίες στην Εστία.', 'You can now publish ads at Estia.'),
  },
  rejected: {
    title: pair('Ο λογαριασμός σου δεν εγκρίθηκε', 'Your account was not approved'),
    text: pair(
      'Είδαμε τα στοιχεία σου και δεν μπορούμε να εγκρίνουμε τον λογαριασμό. Μπορείς να συνδέεσαι, όχι όμως να δημοσιεύεις αγγελίες.',
      'We looked at your details and cannot approve the account. You can log in, but you cannot publish ads.',
    ),
  },
  blocked: {
    title: pair('Ο λογαριασμός σου αποκλείστηκε', 'Your account is blocked'),
    text: pair(
      'Αποσυνδέθηκες από όλες τις συσκευές και δεν μπορείς να συνδεθείς.',
      'You were logged out on all devices and cannot log in.',
    ),
  },
  invited: {
    title: pair('Σου ανοίξαμε λογαριασμό', 'We opened an account for you'),
    subject: pair('Ο λογαριασμός σου στην Εστία', 'Your account at Estia'),
    text: pair(
      'Άνοιξε τη σελίδα, γράψε το email σου και τον κωδικό, και διάλεξε κωδικό πρόσβασης.',
      'Open the page, type your email and the code, and choose a password.',
    ),
    button: pair('Διάλεξε κωδικό πρόσβασης', 'Choose a password'),
    expired: pair('Έληξε ο κωδικός;', 'Has the code run out?'),
    expiredText: pair('Ζήτησε καινούριο με το email σου.', 'Ask for another with your email.'),
    notYou: pair(
      'Αγνόησε αυτό το μήνυμα ή ζήτησέ μας να διαγράψουμε τον λογαριασμό.',
      'Ignore this email, or ask us to delete the account.',
    ),
  },
  invited_admin: {
    title: pair('Είσαι πλέον διαχειριστής της Εστίας', 'You are now an administrator of Estia'),
    text: pair(
      'Άνοιξε τη σελίδα, γράψε το email σου και τον κωδικό, και διάλεξε κωδικό πρόσβασης. Πριν κάνεις οτιδήποτε ως διαχειριστής, θα σου ζητηθεί να βάλεις δεύτερο βήμα στη σύνδεση.',
      'Open the page, type your email and the code, and choose a password. Before you can do anything as an administrator, you will be asked to add a second step to your login.',
    ),
  },
  changed_by_admin: {
    title: pair('Αλλάξαμε στοιχεία του λογαριασμού σου', 'We changed details of your account'),
    text: pair(
      'Το έκανε διαχειριστής της Εστίας. Δες τα στοιχεία σου και γράψε μας αν κάτι δεν είναι σωστό.',
      'An administrator of Estia did it. Look at your details, and write to us if something is not right.',
    ),
    button: pair('Δες τα στοιχεία σου', 'See your details'),
  },
  export_ready: {
    title: pair('Τα δεδομένα σου είναι έτοιμα', 'Your data is ready'),
    text: pair(
      (until: string) =>
        `Συγκεντρώσαμε όλα όσα κρατάμε για σένα σε ένα αρχείο. Κατέβασέ το έως τις ${until}· μετά διαγράφεται.`,
      (until: string) =>
        `We put everything we keep about you into one file. Download it by ${until}; after that it is deleted.`,
    ),
    button: pair('Κατέβασε τα δεδομένα', 'Download your data'),
    notYou: pair(
      'Κάποιος ξέρει τον κωδικό πρόσβασής σου. Άλλαξέ τον τώρα: όλες οι άλλες συσκευές αποσυνδέονται.',
      'Somebody knows your password. Change it now: all other devices are logged out.',
    ),
  },
  deletion_asked: {
    title: pair('Ο λογαριασμός σου θα διαγραφεί', 'Your account will be deleted'),
    text: pair(
      (until: string) =>
        `Ζητήθηκε η διαγραφή του λογαριασμού σου. Στις ${until} θα σβηστούν οριστικά τα στοιχεία, οι αγγελίες και οι φωτογραφίες σου. Έως τότε μπορείς να το αναιρέσεις.`,
      (until: string) =>
        `Deletion of your account was asked for. On ${until} your details, ads and photos are erased for good. Until then you can undo it.`,
    ),
    button: pair('Κράτησε τον λογαριασμό', 'Keep the account'),
    notYou: pair(
      'Πάτησε το κουμπί για να κρατήσεις τον λογαριασμό και μετά όρισε νέο κωδικό πρόσβασης.',
      'Press the button to keep the account, and then set a new password.',
    ),
  },
  deleted_by_admin: {
    title: pair('Ο λογαριασμός σου θα διαγραφεί', 'Your account will be deleted'),
    subject: pair('Θα διαγράψουμε τον λογαριασμό σου στην Εστία', 'We will delete your account at Estia'),
    text: pair(
      (until: string) =>
        `Το αποφάσισε διαχειριστής της Εστίας. Στις ${until} θα σβηστούν οριστικά τα στοιχεία, οι αγγελίες και οι φωτογραφίες σου.`,
      (until: string) =>
        `An administrator of Estia decided this. On ${until} your details, ads and photos are erased for good.`,
    ),
  },
  deletion_undone: {
    title: pair('Ο λογαριασμός σου μένει', 'Your account stays'),
    text: pair('Η διαγραφή του λογαριασμού σου αναιρέθηκε.', 'Your account will not be deleted.'),
    active: pair(
      (n: number) => (n === 1 ? 'Η αγγελία σου είναι ξανά ενεργή.' : `Οι ${n} αγγελίες σου είναι ξανά ενεργές.`),
      (n: number) => (n === 1 ? 'Your listing is live again.' : `Your ${n} listings are live again.`),
    ),
    paused: pair(
      (n: number) =>
        n === 1
          ? '1 αγγελία μένει σε παύση, γιατί δεν χωράει στις ενεργές αγγελίες σου. Θα τη βρεις στα ακίνητά σου.'
          : `${n} αγγελίες μένουν σε παύση, γιατί δεν χωράνε στις ενεργές αγγελίες σου. Θα τις βρεις στα ακίνητά σου.`,
      (n: number) =>
        `${n} ${n === 1 ? 'listing stays' : 'listings stay'} paused because you’ve reached your limit of active listings. You’ll find ${n === 1 ? 'it' : 'them'} in My properties.`,
    ),
    notYou: pair(
      'Κάποιος διαβάζει τα email σου ή ξέρει τον κωδικό πρόσβασής σου. Άλλαξε και τους δύο κωδικούς.',
      'Somebody reads your email or knows your password. Change both passwords.',
    ),
  },
  erased: {
    title: pair('Ο λογαριασμός σου διαγράφηκε', 'Your account has been deleted'),
    text: pair(
      'Σβήσαμε τα στοιχεία, τις αγγελίες και τις φωτογραφίες σου. Κρατάμε μόνο όσα ορίζει ο νόμος, όπως τα παραστατικά, για όσο το ορίζει.',
      'We erased your details, ads and photos. We keep only what the law demands, such as invoices, for as long as it demands.',
    ),
    thanks: pair(
      'Αν μας χρειαστείς ξανά, μπορείς να ανοίξεις νέο λογαριασμό όποτε θέλεις.',
      'If you need us again, you can open a new account at any time.',
    ),
  },
  unused_warning: {
    title: pair('Θέλεις να κρατήσεις τον λογαριασμό σου;', 'Do you want to keep your account?'),
    text: pair(
      (until: string) =>
        `Δεν έχεις συνδεθεί εδώ και πολύ καιρό. Δεν κρατάμε στοιχεία που δεν χρειάζονται: αν δεν συνδεθείς έως τις ${until}, θα διαγράψουμε τον λογαριασμό. Αρκεί μία σύνδεση για να μείνει.`,
      (until: string) =>
        `You have not logged in for a long time. We keep no data that nobody needs: if you do not log in by ${until}, we delete the account. One login is enough to keep it.`,
    ),
    button: pair('Συνδέσου και κράτησέ τον', 'Log in and keep it'),
  },
} as const;

/** Where people write to us. */
export const emailContact = operator.email;
