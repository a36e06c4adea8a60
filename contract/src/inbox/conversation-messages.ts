/** Words of a conversation, for members and for visitors who come with the link of a letter. */
import { pair } from '../pair.ts';

export const conversationMessages = {
  title: pair('Συνομιλία', 'Conversation'),
  with: pair(
    (name: string) => `Συνομιλία: ${name}`,
    (name: string) => `Conversation with ${name}`,
  ),
  private: pair('Ιδιώτης', 'Private owner'),
  messages: pair('Μηνύματα', 'Messages'),
  me: pair('Εσύ', 'You'),
  earlier: pair('Παλαιότερα μηνύματα', 'Earlier messages'),
  latest: pair('Τα τελευταία μηνύματα', 'Latest messages'),
  about: pair('Αγγελία', 'Listing'),
  deleted: pair('Η αγγελία έχει διαγραφεί', 'This listing has been deleted'),
  paused: pair('Δεν είναι πια διαθέσιμη', 'No longer available'),
  email: pair('Email', 'Email'),
  phone: pair('Τηλέφωνο', 'Phone'),
  write: pair('Το μήνυμά σου', 'Your message'),
  send: pair('Αποστολή', 'Send'),
  failed: pair('Το μήνυμα δεν στάλθηκε. Δοκίμασε ξανά.', 'Couldn’t send your message. Try again.'),
  sent: pair('Το μήνυμα στάλθηκε', 'Message sent'),
  closed: pair(
    'Η συνομιλία έχει κλείσει. Δεν μπορείς να στείλεις άλλα μηνύματα.',
    'This conversation is closed. You can’t send any more messages.',
  ),
  closedByYou: pair(
    'Έχεις αποκλείσει αυτόν τον συνομιλητή. Για να ανταλλάξετε ξανά μηνύματα, κατάργησε τον αποκλεισμό.',
    'You’ve blocked this person. Unblock them to send and receive messages.',
  ),
  safety: pair('Μη στέλνεις χρήματα πριν δεις το ακίνητο.', 'Never send money before you’ve seen the property.'),
  live: pair('Τα νέα μηνύματα εμφανίζονται αυτόματα.', 'New messages appear automatically.'),
} as const;
