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
  /** For the advertiser: what answers by email can count on. */
  emailUnconfirmed: pair('Μη επιβεβαιωμένο email', 'Email not confirmed'),
  emailUnconfirmedText: pair(
    'Ο ενδιαφερόμενος δεν έχει επιβεβαιώσει ακόμη ότι το email είναι δικό του. Μόλις απαντήσεις, θα του στείλουμε με email σύνδεσμο για να τη διαβάσει.',
    'This person hasn’t confirmed yet that the email is theirs. When you reply, we’ll email them a link to read your reply.',
  ),
  emailBounced: pair('Το email δεν παραδίδεται', 'Email can’t be delivered'),
  emailBouncedText: pair(
    'Τα email προς τον ενδιαφερόμενο επιστρέφουν. Αν έδωσε τηλέφωνο, κάλεσέ τον.',
    'Emails to this person come back undelivered. If they left a phone number, call them.',
  ),
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
