/** Words of the contact dialog and its page. */
import { inboxLimits } from '../inbox/limits.ts';
import { pair } from '../pair.ts';

export const contactMessages = {
  card: pair('Επικοινωνία', 'Contact'),
  call: pair(
    (phone: string) => `Κάλεσε ${phone}`,
    (phone: string) => `Call ${phone}`,
  ),
  close: pair('Κλείσιμο', 'Close'),
  looking: pair('Ψάχνουμε το τηλέφωνο…', 'Getting the phone number…'),
  phoneFailed: pair('Το τηλέφωνο δεν ήρθε.', 'The phone number did not come.'),
  again: pair('Δοκίμασε ξανά', 'Try again'),
  phoneOf: pair(
    (name: string) => `Τηλέφωνο: ${name}`,
    (name: string) => `Phone: ${name}`,
  ),
  sayCode: pair(
    (code: string) => `Πες ότι τηλεφωνείς για την αγγελία ${code} στην Εστία.`,
    (code: string) => `Say that you are calling about ad ${code} on Estia.`,
  ),
  /** Rents draw people who want a deposit for homes that are not theirs. */
  rentCare: pair(
    'Μη στείλεις χρήματα ή έγγραφα πριν δεις το σπίτι και τον άνθρωπο που το νοικιάζει.',
    'Do not send money or papers before you have seen the home and the person letting it.',
  ),
  respects: pair(
    'Σέβομαι την επιθυμία του: δεν τηλεφωνώ για να προτείνω μεσιτεία.',
    'I respect that: I am not calling to offer agency services.',
  ),
  pageLead: pair(
    (title: string, price: string) => `${title} · ${price}`,
    (title: string, price: string) => `${title} · ${price}`,
  ),
  toAd: pair('Πίσω στην αγγελία', 'Back to the ad'),
  toComplex: pair('Πίσω στο συγκρότημα', 'Back to the development'),
};

export const contactFormMessages = {
  title: pair('Μήνυμα στον αγγελιοδότη', 'Message to the advertiser'),
  name: pair('Το όνομά σου', 'Your name'),
  email: pair('Το email σου', 'Your email'),
  emailHint: pair(
    'Θα σου στείλουμε εκεί έναν σύνδεσμο κι έναν κωδικό. Το μήνυμα φεύγει μόλις τον ανοίξεις ή τον γράψεις.',
    'We’ll email you a link and a code. Your message is sent once you open the link or type the code.',
  ),
  phone: pair('Το τηλέφωνό σου', 'Your phone'),
  body: pair('Μήνυμα', 'Message'),
  ready: pair(
    (code: string) => `Καλησπέρα, ενδιαφέρομαι για την αγγελία ${code}. Πότε μπορώ να δω το ακίνητο;`,
    (code: string) => `Hello, I am interested in ad ${code}. When could I see the property?`,
  ),
  readyComplex: pair(
    (name: string) => `Καλησπέρα, ενδιαφέρομαι για το συγκρότημα «${name}». Ποιες κατοικίες είναι διαθέσιμες;`,
    (name: string) => `Hello, I am interested in the development “${name}”. Which homes are available?`,
  ),
  showEmail: pair('Δείξε το email μου στον αγγελιοδότη', 'Show my email to the advertiser'),
  showEmailHint: pair(
    'Αλλιώς σου απαντά μέσα από την Εστία, χωρίς να το βλέπει.',
    'Otherwise the answer comes through Estia and your email stays unseen.',
  ),
  asMember: pair(
    (name: string) => `Γράφεις ως ${name}. Η απάντηση θα έρθει στα μηνύματά σου.`,
    (name: string) => `You are writing as ${name}. The answer will come to your messages.`,
  ),
  send: pair('Στείλε το μήνυμα', 'Send the message'),
  sending: pair('Στέλνεται…', 'Sending…'),
  sent: pair('Το μήνυμα στάλθηκε', 'Message sent successfully'),
  sentText: pair(
    'Θα σε ειδοποιήσουμε με email όταν απαντήσει ο αγγελιοδότης.',
    'We will email you when the advertiser answers.',
  ),
  confirm: pair('Μένει ένα βήμα: επιβεβαίωσε το email σου', 'One step left: confirm your email'),
  confirmText: pair(
    'Σου στείλαμε ένα email. Άνοιξε τον σύνδεσμό του και το μήνυμα φεύγει αμέσως.',
    'Check your mail: open the link in it and the message goes out at once.',
  ),
  confirmTo: pair(
    'Στείλαμε email στη διεύθυνση παρακάτω. Άνοιξε τον σύνδεσμό του ή γράψε εδώ τον κωδικό του, και το μήνυμα φεύγει αμέσως.',
    'We’ve emailed the address below. Open the link in that email, or type its code here, and your message is sent straight away.',
  ),
  code: pair('Κωδικός από το email', 'Code from the email'),
  codeHint: pair(
    `${inboxLimits.codeSigns} γράμματα και αριθμοί, π.χ. K7QM-2RXT`,
    `${inboxLimits.codeSigns} letters and numbers, for example K7QM-2RXT`,
  ),
  resend: pair('Στείλε ξανά το email', 'Send the email again'),
  resent: pair(
    (email: string) => `Στείλαμε νέο email στο ${email}. Δες και στα ανεπιθύμητα.`,
    (email: string) => `We’ve sent a new email to ${email}. Check your spam folder too.`,
  ),
  correct: pair('Διόρθωσε τη διεύθυνση', 'Correct the address'),
  newEmail: pair('Το σωστό email', 'Correct email address'),
  newEmailHint: pair(
    'Το μήνυμά σου μένει όπως το έγραψες. Το προηγούμενο email παύει να ισχύει.',
    'Your message stays as you wrote it. The previous email stops working.',
  ),
  sendThere: pair('Στείλε εκεί το email', 'Send the email there'),
  lost: pair(
    'Το μήνυμα δεν περιμένει πια. Είναι εδώ όπως το έγραψες: στείλε το ξανά.',
    'Your message is no longer waiting. It is still here as you wrote it, so please send it again.',
  ),
  open: pair('Δες τη συνομιλία', 'See the conversation'),
  failed: pair('Το μήνυμα δεν στάλθηκε', 'Failed to send a message'),
  /** A visitor's message costs their browser a small sum, which needs script. */
  needsScript: pair(
    'Χωρίς λογαριασμό, το μήνυμα χρειάζεται JavaScript για έναν μικρό έλεγχο κατά των ανεπιθύμητων. Μπορείς και να συνδεθείς.',
    'Without an account a message needs JavaScript, for a small check against spam. You can also log in.',
  ),
  logIn: pair('Σύνδεση', 'Log in'),
};
