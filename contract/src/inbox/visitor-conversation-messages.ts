/** Words of the two pages that the letters of visitors lead to. */
import { pair } from '../pair.ts';

export const confirmContactMessages = {
  title: pair('Στείλε το μήνυμά σου', 'Send your message'),
  lead: pair(
    'Συμπλήρωσε τον κωδικό από το email που σου στείλαμε και θα στείλουμε το μήνυμά σου.',
    'Enter the code from the email we sent you, and we’ll send your message.',
  ),
  sendMessage: pair('Αποστολή μηνύματος', 'Send message'),
  email: pair('Το email σου', 'Your email'),
  emailHint: pair('Το email στο οποίο έλαβες τον κωδικό.', 'The address the code was sent to.'),
  doneTitle: pair('Το μήνυμά σου στάλθηκε', 'Message sent'),
  done: pair('Θα σου στείλουμε email μόλις απαντήσει ο αγγελιοδότης.', 'We’ll email you when the advertiser replies.'),
  open: pair('Δες τη συνομιλία', 'View conversation'),
  failed: pair('Το μήνυμά σου δεν στάλθηκε', 'Couldn’t send your message'),
  gone: pair(
    'Ο κωδικός είναι λάθος ή έχει λήξει. Στείλε ξανά το μήνυμα από τη σελίδα της αγγελίας.',
    'This code is wrong or has expired. Send your message again from the listing page.',
  ),
  blocked: pair('Η συνομιλία έχει κλείσει.', 'This conversation is closed.'),
} as const;

export const openConversationMessages = {
  title: pair('Η συνομιλία σου', 'Your conversation'),
  lead: pair(
    'Άνοιξε τον σύνδεσμο στο email μας ή επικόλλησε εδώ τον κωδικό.',
    'Open the link in our email, or paste the code here.',
  ),
  openConversation: pair('Άνοιξε τη συνομιλία', 'Open conversation'),
  again: pair('Συνέχισε τη συνομιλία σου', 'Continue your conversation'),
  gone: pair(
    'Ο κωδικός είναι λάθος ή έχει λήξει. Θα λάβεις νέο με το επόμενο email.',
    'This code is wrong or has expired. You’ll get a new one with the next email.',
  ),
} as const;
