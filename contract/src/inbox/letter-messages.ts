/** Every word of the letters about messages. The server alone reads them. */
import { pair } from '../pair.ts';
import { operator } from '../site/messages.ts';

export const inboxEmailMessages = {
  ad: pair('Αγγελία', 'Ad'),
  phone: pair('Τηλέφωνο', 'Phone'),
  from: pair('Από', 'From'),
  someone: pair('Επισκέπτης της Εστίας', 'A visitor of Estia'),
  wrote: pair('Το μήνυμα', 'The message'),
  orPaste: pair('Ή βάλε στη σελίδα αυτόν τον κωδικό', 'Or paste this code on the page'),
  orType: pair('Ή γράψε στη σελίδα αυτόν τον κωδικό', 'Or type this code on the page'),
  validFor: pair('Ισχύει για', 'Good for'),
  deletedAd: pair('Η αγγελία έχει διαγραφεί', 'The ad was deleted'),
  safetyTitle: pair('Για την ασφάλειά σου', 'For your safety'),
  safety: pair(
    'Μη στέλνεις χρήματα πριν δεις το ακίνητο. Κανείς δεν χρειάζεται προκαταβολή για να σου το δείξει.',
    'Do not send money before you have seen the property. Nobody needs a deposit to show it to you.',
  ),
  safetyOwner: pair(
    'Απάντησε από τη σελίδα: έτσι το email σου δεν φαίνεται. Μη δίνεις στοιχεία καρτών ή κωδικούς σε κανέναν.',
    'Answer on the site: that way your email is not shown. Give card details or passwords to nobody.',
  ),
  confirm_message: {
    title: pair('Στείλε το μήνυμά σου', 'Send your message'),
    subject: pair('Επιβεβαίωσε το email σου για να φύγει το μήνυμα', 'Confirm your email to send your message'),
    text: pair(
      'Έγραψες ένα μήνυμα για μια αγγελία. Θα φύγει μόλις επιβεβαιώσεις ότι αυτό το email είναι δικό σου.',
      'You wrote a message about an ad. It goes out as soon as you confirm that this email is yours.',
    ),
    button: pair('Στείλε το μήνυμα', 'Send the message'),
    notYou: pair(
      'Αν δεν έγραψες εσύ, μην κάνεις τίποτε: το μήνυμα δεν θα φύγει και θα σβηστεί.',
      'If you did not write it, do nothing: the message will not go out and will be deleted.',
    ),
  },
  new_message: {
    title: pair('Νέο μήνυμα για την αγγελία σου', 'A new message about your ad'),
    text: pair(
      'Κάποιος ενδιαφέρεται για το ακίνητό σου και σου έγραψε.',
      'Somebody is interested in your property and wrote to you.',
    ),
    button: pair('Απάντησε', 'Answer'),
    why: pair(
      'Σου γράφουμε γιατί έχεις αγγελία στην Εστία. Τις ειδοποιήσεις μηνυμάτων τις αλλάζεις στο προφίλ σου.',
      'We are writing to you because you have an ad at Estia. You can change message notices in your profile.',
    ),
  },
  /** To an address that a listing names and nobody has proved. */
  message_waits: {
    title: pair('Ένα μήνυμα περιμένει στην Εστία', 'A message is waiting on Estia'),
    text: pair(
      'Κάποιος έγραψε για μια αγγελία που δίνει αυτό το email για επικοινωνία. Το μήνυμα το διαβάζει όποιος δημοσίευσε την αγγελία, με τον λογαριασμό του.',
      'Someone sent a message about a listing that gives this email address as its contact. The person who published the listing can read it in their account.',
    ),
    button: pair('Δες το μήνυμα', 'Read the message'),
    why: pair(
      `Σου γράφουμε γιατί μια αγγελία στην Εστία δίνει αυτό το email για επικοινωνία. Αν η αγγελία δεν είναι δική σου, γράψε μας στο ${operator.email} και θα το αφαιρέσουμε.`,
      `You’re getting this email because a listing on Estia gives this address as its contact. If it isn’t your listing, write to ${operator.email} and we’ll remove your address.`,
    ),
  },
  assignedBy: pair('Στην ανέθεσε', 'Assigned by'),
  agency_message: {
    title: pair('Νέο μήνυμα για αγγελία του γραφείου', 'A new message about one of your agency’s listings'),
    text: pair(
      'Κάποιος ενδιαφέρεται για ακίνητο του γραφείου σου και έγραψε.',
      'Someone is interested in one of your agency’s properties and sent a message.',
    ),
    why: pair(
      'Σου γράφουμε γιατί εργάζεσαι σε μεσιτικό γραφείο της Εστίας. Τις ειδοποιήσεις μηνυμάτων τις αλλάζεις στο προφίλ σου.',
      'You’re getting this email because you work for an agency on Estia. You can change your message notifications in your profile.',
    ),
  },
  lead_assigned: {
    title: pair('Σου ανατέθηκε μια συνομιλία', 'A conversation was assigned to you'),
    text: pair(
      'Κάποιος από το γραφείο σού ανέθεσε έναν ενδιαφερόμενο. Περιμένει την απάντησή σου.',
      'Someone at your agency assigned you a lead who is waiting for your answer.',
    ),
  },
  new_answer: {
    title: pair('Απάντηση για το ακίνητο που ρώτησες', 'An answer about the property you asked for'),
    text: pair('Ο αγγελιοδότης απάντησε στο μήνυμά σου.', 'The advertiser answered your message.'),
    button: pair('Δες τη συνομιλία', 'See the conversation'),
    why: pair(
      'Σου γράφουμε γιατί έστειλες μήνυμα από την Εστία. Τις ειδοποιήσεις μηνυμάτων τις αλλάζεις στο προφίλ σου.',
      'We are writing to you because you sent a message from Estia. You can change message notices in your profile.',
    ),
    whyStranger: pair(
      'Σου γράφουμε γιατί έστειλες μήνυμα από την Εστία με αυτό το email.',
      'We are writing to you because you sent a message from Estia with this email.',
    ),
  },
} as const;
