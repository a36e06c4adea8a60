/** Words of the contact dialog and its page. */
import { inboxLimits } from '../../inbox/limits.ts';
import { pair } from '../../pair.ts';

export const contactMessages = {
  card: pair('Επικοινωνία', 'Contact'),
  call: pair(
    (phone: string) => `Κάλεσε ${phone}`,
    (phone: string) => `Call ${phone}`,
  ),
  close: pair('Κλείσιμο', 'Close'),
  looking: pair('Φόρτωση τηλεφώνου…', 'Loading phone number…'),
  phoneFailed: pair('Δεν φορτώθηκε το τηλέφωνο.', 'Couldn’t load the phone number.'),
  again: pair('Δοκίμασε ξανά', 'Try again'),
  phoneOf: pair(
    (name: string) => `Τηλέφωνο: ${name}`,
    (name: string) => `Phone: ${name}`,
  ),
  sayCode: pair(
    (code: string) => `Ανάφερε ότι καλείς για την αγγελία ${code} στην Εστία.`,
    (code: string) => `When you call, mention listing ${code} on Estia.`,
  ),
  /** Rents draw people who want a deposit for homes that are not theirs. */
  rentCare: pair(
    'Μη στείλεις χρήματα ή έγγραφα πριν δεις το ακίνητο και γνωρίσεις αυτόν που το νοικιάζει.',
    'Don’t send money or documents until you’ve seen the property and met the person renting it out.',
  ),
  respects: pair(
    'Το σέβομαι και δεν καλώ για να προτείνω μεσιτικές υπηρεσίες.',
    'I understand and I’m not calling to offer agency services.',
  ),
  pageLead: pair(
    (title: string, price: string) => `${title} · ${price}`,
    (title: string, price: string) => `${title} · ${price}`,
  ),
  backToListing: pair('Πίσω στην αγγελία', 'Back to listing'),
  toComplex: pair('Πίσω στο συγκρότημα', 'Back to the development'),
};

export const contactFormMessages = {
  title: pair('Μήνυμα στον αγγελιοδότη', 'Message the advertiser'),
  name: pair('Το όνομά σου', 'Your name'),
  email: pair('Το email σου', 'Your email'),
  emailHint: pair(
    'Εκεί θα έρθει η απάντηση. Θα σου στείλουμε κι έναν σύνδεσμο για να το επιβεβαιώσεις.',
    'The reply will come here. We’ll also email you a link to confirm it.',
  ),
  phone: pair('Το τηλέφωνό σου', 'Your phone number'),
  body: pair('Μήνυμα', 'Message'),
  ready: pair(
    (code: string) => `Γεια σας, ενδιαφέρομαι για την αγγελία ${code}. Πότε μπορώ να δω το ακίνητο;`,
    (code: string) => `Hello, I’m interested in listing ${code}. When could I view the property?`,
  ),
  readyComplex: pair(
    (name: string) => `Γεια σας, ενδιαφέρομαι για το συγκρότημα «${name}». Ποιες κατοικίες είναι διαθέσιμες;`,
    (name: string) => `Hello, I’m interested in the development “${name}”. Which homes are available?`,
  ),
  showEmail: pair('Να βλέπει το email μου ο αγγελιοδότης', 'Share my email with the advertiser'),
  showEmailHint: pair(
    'Διαφορετικά σου απαντά μέσω της Εστίας, χωρίς να βλέπει το email σου.',
    'If you don’t, they reply through Estia and never see your email.',
  ),
  writingAs: pair(
    (name: string) => `Γράφεις ως ${name}. Η απάντηση θα έρθει στα μηνύματά σου.`,
    (name: string) => `You’re writing as ${name}. The reply will appear in your messages.`,
  ),
  send: pair('Στείλε το μήνυμα', 'Send message'),
  sending: pair('Αποστολή…', 'Sending…'),
  sent: pair('Το μήνυμα στάλθηκε', 'Message sent'),
  sentText: pair(
    'Θα σε ειδοποιήσουμε με email όταν απαντήσει ο αγγελιοδότης.',
    'We’ll email you when the advertiser replies.',
  ),
  sentUnconfirmed: pair(
    'Σου στείλαμε email με έναν σύνδεσμο. Άνοιξέ τον για να επιβεβαιώσεις το email σου· ως τότε ο αγγελιοδότης βλέπει ότι δεν έχει επιβεβαιωθεί.',
    'We’ve emailed you a link. Open it to confirm your email. Until then the advertiser sees that it isn’t confirmed.',
  ),
  sentConfirmTo: pair(
    'Ο αγγελιοδότης έχει ήδη το μήνυμά σου. Επιβεβαίωσε το email σου με τον σύνδεσμο ή τον κωδικό που στείλαμε στην παρακάτω διεύθυνση· εκεί θα έρθει και η απάντηση.',
    'The advertiser already has your message. Confirm your email with the link or code we sent to the address below. The reply will come there too.',
  ),
  confirmEmail: pair('Επιβεβαίωση email', 'Confirm email'),
  emailConfirmed: pair('Το email σου επιβεβαιώθηκε', 'Email confirmed'),
  confirm: pair('Ένα βήμα ακόμη: επιβεβαίωσε το email σου', 'One more step: confirm your email'),
  confirmText: pair(
    'Σου στείλαμε email με έναν σύνδεσμο. Μόλις τον ανοίξεις, το μήνυμα στέλνεται.',
    'We’ve emailed you a link. Open it and we’ll send your message straight away.',
  ),
  confirmTo: pair(
    'Στείλαμε email στην παρακάτω διεύθυνση. Άνοιξε τον σύνδεσμο που περιέχει ή συμπλήρωσε εδώ τον κωδικό και το μήνυμα θα σταλεί αμέσως.',
    'We’ve sent an email to the address below. Open the link in it or enter the code here, and we’ll send your message straight away.',
  ),
  code: pair('Κωδικός από το email', 'Code from the email'),
  codeHint: pair(
    `${inboxLimits.codeSigns} γράμματα και αριθμοί, π.χ. K7QM-2RXT`,
    `${inboxLimits.codeSigns} letters and numbers, for example K7QM-2RXT`,
  ),
  resend: pair('Στείλε ξανά το email', 'Resend email'),
  resent: pair(
    (email: string) => `Στείλαμε νέο email στο ${email}. Δες και στα ανεπιθύμητα.`,
    (email: string) => `We’ve sent a new email to ${email}. Check your spam folder too.`,
  ),
  correct: pair('Διόρθωσε τη διεύθυνση', 'Change address'),
  newEmail: pair('Το σωστό email', 'Your correct email address'),
  newEmailHint: pair(
    'Το μήνυμά σου μένει όπως το έγραψες. Το προηγούμενο email δεν θα ισχύει πια.',
    'Your message doesn’t change. The link and code in the earlier email will stop working.',
  ),
  sendThere: pair('Στείλε εκεί το email', 'Send to this address'),
  lost: pair(
    'Το μήνυμα δεν μπορεί πια να επιβεβαιωθεί. Είναι εδώ όπως το έγραψες: στείλε το ξανά.',
    'Your message wasn’t sent because we no longer have it. It’s still here as you wrote it, so please send it again.',
  ),
  open: pair('Δες τη συνομιλία', 'View conversation'),
  failed: pair('Το μήνυμα δεν στάλθηκε. Δοκίμασε ξανά.', 'Your message wasn’t sent. Try again.'),
  /** A visitor's message goes out at once for a small sum of their browser, which needs script. */
  needsScript: pair(
    'Η JavaScript είναι απενεργοποιημένη, γι’ αυτό το μήνυμά σου θα σταλεί μόλις ανοίξεις τον σύνδεσμο που θα σου στείλουμε με email. Για να σταλεί αμέσως:',
    'JavaScript is off, so your message will be sent once you open the link we’ll email you. To send it straight away:',
  ),
  logIn: pair('Σύνδεση', 'Log in'),
};
