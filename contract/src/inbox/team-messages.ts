/** Words of an agency's inbox, which its people share. */
import { pair } from '../pair.ts';

export const teamInboxMessages = {
  lead: pair(
    'Μηνύματα για τις αγγελίες του γραφείου. Τα βλέπει όλη η ομάδα.',
    'Enquiries about your agency’s listings. The whole team can see them.',
  ),
  waiting: pair('Αναπάντητα', 'Unanswered'),
  mine: pair('Σε εμένα', 'Assigned to me'),
  noneWaiting: pair('Δεν υπάρχουν αναπάντητα μηνύματα', 'No messages waiting for a reply'),
  noneMine: pair('Δεν σου έχει ανατεθεί καμία συνομιλία', 'No conversations assigned to you'),
  noneForListing: pair('Δεν υπάρχουν μηνύματα για αυτή την αγγελία', 'No messages about this listing'),
  us: pair('Το γραφείο:', 'You (agency):'),
  waits: pair('Περιμένει απάντηση', 'Awaiting reply'),
  forListing: pair('Μηνύματα αυτής της αγγελίας', 'Messages for this listing'),
  all: pair('Εμφάνιση όλων των αγγελιών', 'Show all listings'),
  has: pair(
    (name: string) => `Υπεύθυνος: ${name}`,
    (name: string) => `Assigned to ${name}`,
  ),
  free: pair('Χωρίς υπεύθυνο', 'Unassigned'),
  answeredBy: pair(
    (name: string) => `Πρώτη απάντηση από: ${name}`,
    (name: string) => `First reply by ${name}`,
  ),
  assign: pair('Υπεύθυνος', 'Assigned to'),
  give: pair('Ανάθεση', 'Assign'),
  nobody: pair('Χωρίς υπεύθυνο', 'Unassigned'),
} as const;

export const assignmentFlashMessages = {
  assigned: pair('Η συνομιλία ανατέθηκε', 'Conversation assigned'),
} as const;
