/** Words of a conversation, for members and for visitors who come with the link of a letter. */
import { pair } from '../pair.ts';

export const conversationMessages = {
  title: pair('Συνομιλία', 'Conversation'),
  with: pair(
    (name: string) => `Συνομιλία με: ${name}`,
    (name: string) => `Conversation with ${name}`,
  ),
  private: pair('Ιδιώτης', 'Private advertiser'),
  messages: pair('Μηνύματα', 'Messages'),
  me: pair('Εσύ', 'You'),
  earlier: pair('Παλαιότερα μηνύματα', 'Earlier messages'),
  latest: pair('Τα τελευταία μηνύματα', 'Latest messages'),
  about: pair('Αγγελία', 'Ad'),
  deleted: pair('Η αγγελία έχει διαγραφεί', 'The ad was deleted'),
  paused: pair('Δεν είναι πια ενεργή', 'No longer active'),
  email: pair('Email', 'Email'),
  phone: pair('Τηλέφωνο', 'Phone'),
  write: pair('Το μήνυμά σου', 'Your message'),
  send: pair('Στείλε', 'Send'),
  failed: pair('Το μήνυμα δεν στάλθηκε', 'Failed to send a message'),
  sent: pair('Το μήνυμα στάλθηκε', 'Message sent successfully'),
  closed: pair(
    'Η συνομιλία έχει κλείσει. Δεν μπορείς να γράψεις άλλο εδώ.',
    'This conversation is closed. You cannot write here any more.',
  ),
  closedByYou: pair(
    'Έχεις σταματήσει την άλλη πλευρά. Κανείς από τους δύο δεν μπορεί να γράψει, μέχρι να το αλλάξεις.',
    'You have stopped the other side. Neither of you can write until you change that.',
  ),
  safety: pair('Μη στέλνεις χρήματα πριν δεις το ακίνητο.', 'Do not send money before you have seen the property.'),
  live: pair('Νέα μηνύματα εμφανίζονται μόνα τους.', 'New messages appear by themselves.'),
} as const;
