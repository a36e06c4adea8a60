/** Words of the member's inbox: the list and what can be done with a conversation. */
import { pair } from '../pair.ts';

export const inboxMessages = {
  title: pair('Μηνύματα', 'Messages'),
  lead: pair(
    'Ό,τι σε ρωτούν για τις αγγελίες σου και ό,τι ρώτησες εσύ.',
    'What you are asked about your ads, and what you asked.',
  ),
  boxes: pair('Κουτιά', 'Boxes'),
  all: pair('Όλα', 'All'),
  unread: pair('Αδιάβαστα', 'Unread'),
  archived: pair('Αρχείο', 'Archive'),
  new: pair(
    (n: number) => (n === 1 ? '1 νέο' : `${n} νέα`),
    (n: number) => `${n} new`,
  ),
  mine: pair('Εσύ:', 'You:'),
  youAsked: pair('Ρώτησες εσύ', 'You asked'),
  none: pair('Κανένα μήνυμα', 'No messages'),
  noneText: pair(
    'Εδώ έρχονται τα μηνύματα για τις αγγελίες σου και οι απαντήσεις σε όσα ρωτάς.',
    'Messages about your ads and answers to what you ask arrive here.',
  ),
  noneUnread: pair('Τα έχεις διαβάσει όλα', 'You have read everything'),
  noneArchived: pair('Το αρχείο είναι άδειο', 'The archive is empty'),
  find: pair('Δες αγγελίες', 'See ads'),
  back: pair('Όλα τα μηνύματα', 'All messages'),
} as const;

export const conversationActionMessages = {
  acts: pair('Ενέργειες', 'Actions'),
  archive: pair('Στο αρχείο', 'Archive'),
  restore: pair('Από το αρχείο', 'Back to messages'),
  unread: pair('Σημείωσε ως αδιάβαστο', 'Mark as unread'),
  read: pair('Σημείωσε ως διαβασμένο', 'Mark as read'),
  block: pair('Σταμάτησε την άλλη πλευρά', 'Stop the other side'),
  blockText: pair(
    'Δεν θα μπορεί να σου γράψει άλλο σε αυτή τη συνομιλία. Μπορείς να το αλλάξεις.',
    'They will not be able to write to you here. You can change this.',
  ),
  unblock: pair('Άφησε την άλλη πλευρά να γράφει', 'Let the other side write'),
} as const;

export const inboxFlashMessages = {
  archived: pair('Η συνομιλία μπήκε στο αρχείο', 'The conversation was archived'),
  restored: pair('Η συνομιλία είναι πάλι στα μηνύματα', 'The conversation is back in your messages'),
  unread: pair('Σημειώθηκε ως αδιάβαστη', 'Marked as unread'),
  read: pair('Σημειώθηκε ως διαβασμένη', 'Marked as read'),
  blocked: pair('Η άλλη πλευρά δεν μπορεί να γράψει άλλο', 'The other side cannot write any more'),
  unblocked: pair('Η άλλη πλευρά μπορεί πάλι να γράψει', 'The other side can write again'),
  sent: pair('Το μήνυμα στάλθηκε', 'Message sent successfully'),
} as const;
