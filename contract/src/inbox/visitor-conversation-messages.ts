/** Words of the two pages that the letters of visitors lead to. */
import { pair } from '../pair.ts';

export const confirmContactMessages = {
  title: pair('Επιβεβαίωσε το email σου', 'Confirm your email'),
  lead: pair(
    'Συμπλήρωσε τον κωδικό από το email που σου στείλαμε. Αν το μήνυμά σου περιμένει, θα σταλεί αμέσως.',
    'Enter the code from the email we sent you. If your message is waiting, it will be sent straight away.',
  ),
  sendMessage: pair('Επιβεβαίωση', 'Confirm'),
  email: pair('Το email σου', 'Your email'),
  emailHint: pair('Το email στο οποίο έλαβες τον κωδικό.', 'The address the code was sent to.'),
  doneTitle: pair('Το μήνυμά σου στάλθηκε', 'Message sent'),
  done: pair('Θα σου στείλουμε email μόλις απαντήσει ο αγγελιοδότης.', 'We’ll email you when the advertiser replies.'),
  confirmedTitle: pair('Το email σου επιβεβαιώθηκε', 'Email confirmed'),
  confirmed: pair(
    'Ο αγγελιοδότης έχει ήδη το μήνυμά σου. Θα σου στείλουμε email μόλις απαντήσει.',
    'The advertiser already has your message. We’ll email you when they reply.',
  ),
  open: pair('Δες τη συνομιλία', 'View conversation'),
  failed: pair('Το email σου δεν επιβεβαιώθηκε', 'Couldn’t confirm your email'),
  gone: pair(
    'Ο κωδικός είναι λάθος ή έχει λήξει. Αν το μήνυμά σου δεν έχει σταλεί, γράψε το ξανά από τη σελίδα της αγγελίας.',
    'This code is wrong or has expired. If your message hasn’t been sent, write it again from the listing page.',
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
