/** Every word of the letters about messages. The server alone reads them. */
import { pair } from '../pair.ts';

export const inboxLetterWords = {
  ad: pair('Αγγελία', 'Ad'),
  from: pair('Από', 'From'),
  someone: pair('Επισκέπτης της Εστίας', 'A visitor of Estia'),
  wrote: pair('Το μήνυμα', 'The message'),
  orPaste: pair('Ή βάλε στη σελίδα αυτόν τον κωδικό', 'Or paste this code on the page'),
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
