/** Words of the member's inbox: the list and what can be done with a conversation. */
import { pair } from '../pair.ts';

export const inboxMessages = {
  title: pair('Μηνύματα', 'Messages'),
  lead: pair(
    'Μηνύματα για τις αγγελίες σου και όσα έχεις στείλει εσύ.',
    'Enquiries about your listings and your messages to advertisers.',
  ),
  boxes: pair('Φάκελοι', 'Folders'),
  all: pair('Όλα', 'All'),
  unread: pair('Αδιάβαστα', 'Unread'),
  archived: pair('Αρχειοθετημένα', 'Archived'),
  new: pair(
    (n: number) => (n === 1 ? '1 νέο' : `${n} νέα`),
    (n: number) => `${n} new`,
  ),
  mine: pair('Εσύ:', 'You:'),
  yourEnquiry: pair('Δικό σου ερώτημα', 'Your enquiry'),
  none: pair('Δεν έχεις μηνύματα', 'No messages yet'),
  noneText: pair(
    'Εδώ εμφανίζονται τα μηνύματα για τις αγγελίες σου και οι απαντήσεις στα δικά σου ερωτήματα.',
    'Messages about your listings and replies to your enquiries appear here.',
  ),
  noneUnread: pair('Δεν έχεις αδιάβαστα μηνύματα', 'You’re all caught up'),
  noneArchived: pair('Δεν υπάρχουν αρχειοθετημένες συνομιλίες', 'No archived conversations'),
  find: pair('Δες αγγελίες', 'Browse listings'),
  back: pair('Όλα τα μηνύματα', 'All messages'),
} as const;

export const conversationActionMessages = {
  actions: pair('Ενέργειες', 'Actions'),
  archive: pair('Αρχειοθέτηση', 'Archive'),
  restore: pair('Επαναφορά στα μηνύματα', 'Move to inbox'),
  unread: pair('Σήμανση ως μη αναγνωσμένη', 'Mark as unread'),
  read: pair('Σήμανση ως αναγνωσμένη', 'Mark as read'),
  block: pair('Αποκλεισμός', 'Block'),
  blockText: pair(
    'Δεν θα μπορεί να σου στείλει μήνυμα σε αυτή τη συνομιλία. Μπορείς να καταργήσεις τον αποκλεισμό όποτε θέλεις.',
    'They won’t be able to message you in this conversation. You can unblock them at any time.',
  ),
  unblock: pair('Κατάργηση αποκλεισμού', 'Unblock'),
} as const;

export const inboxFlashMessages = {
  archived: pair('Η συνομιλία αρχειοθετήθηκε', 'Conversation archived'),
  restored: pair('Η συνομιλία επανήλθε στα μηνύματα', 'Conversation moved to inbox'),
  unread: pair('Σημειώθηκε ως μη αναγνωσμένη', 'Marked as unread'),
  read: pair('Σημειώθηκε ως αναγνωσμένη', 'Marked as read'),
  blocked: pair(
    'Αποκλείστηκε. Δεν μπορεί πλέον να σου στείλει μήνυμα εδώ.',
    'Blocked. They can no longer message you here.',
  ),
  unblocked: pair(
    'Ο αποκλεισμός καταργήθηκε. Μπορεί ξανά να σου στείλει μήνυμα.',
    'Unblocked. They can message you again.',
  ),
  sent: pair('Το μήνυμα στάλθηκε', 'Message sent'),
} as const;
