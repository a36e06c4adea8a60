/** Words of the two pages that the letters of visitors lead to. */
import { pair } from '../pair.ts';

export const confirmContactMessages = {
  title: pair('Στείλε το μήνυμά σου', 'Send your message'),
  lead: pair(
    'Ο κωδικός είναι στο email που σου στείλαμε. Μόλις τον δώσεις, το μήνυμα φεύγει.',
    'The code is in the email we sent you. As soon as you give it, the message goes out.',
  ),
  act: pair('Στείλε το μήνυμα', 'Send the message'),
  email: pair('Το email σου', 'Your email'),
  emailHint: pair('Εκείνο στο οποίο ήρθε ο κωδικός.', 'The address the code was sent to.'),
  doneTitle: pair('Το μήνυμα στάλθηκε', 'Message sent successfully'),
  done: pair(
    'Μόλις ο αγγελιοδότης απαντήσει, θα σου στείλουμε email.',
    'We will email you as soon as the advertiser answers.',
  ),
  open: pair('Δες τη συνομιλία', 'See the conversation'),
  failed: pair('Το μήνυμα δεν στάλθηκε', 'Failed to send a message'),
  gone: pair(
    'Ο κωδικός δεν ισχύει ή έληξε. Στείλε ξανά το μήνυμα από τη σελίδα της αγγελίας.',
    'The code is wrong or has expired. Send your message again from the page of the ad.',
  ),
  blocked: pair('Η συνομιλία έχει κλείσει.', 'This conversation is closed.'),
} as const;

export const openConversationMessages = {
  title: pair('Η συνομιλία σου', 'Your conversation'),
  lead: pair(
    'Άνοιξε τον σύνδεσμο του email, ή βάλε εδώ τον κωδικό του.',
    'Open the link of the email, or paste its code here.',
  ),
  act: pair('Άνοιξε τη συνομιλία', 'Open the conversation'),
  gone: pair(
    'Ο κωδικός δεν ισχύει ή έληξε. Στο επόμενο email υπάρχει νέος.',
    'The code is wrong or has expired. The next email has a new one.',
  ),
} as const;
