/** Words of an office's inbox, which its people share. */
import { pair } from '../pair.ts';

export const teamInboxMessages = {
  lead: pair(
    'Ό,τι ρωτούν για τις αγγελίες του γραφείου. Το βλέπει όλη η ομάδα.',
    'What is asked about the office’s ads. All of the team sees it.',
  ),
  waiting: pair('Αναπάντητα', 'Unanswered'),
  mine: pair('Δικά μου', 'Mine'),
  noneWaiting: pair('Έχουν απαντηθεί όλα', 'Everything is answered'),
  noneMine: pair('Καμία συνομιλία δεν είναι δική σου', 'No conversation is yours'),
  noneAd: pair('Κανένα μήνυμα για αυτή την αγγελία', 'No messages about this ad'),
  us: pair('Εμείς:', 'Us:'),
  waits: pair('Περιμένει απάντηση', 'Waits for an answer'),
  ofAd: pair('Μηνύματα μιας αγγελίας', 'Messages about one ad'),
  all: pair('Δείξε όλες τις αγγελίες', 'Show all ads'),
  has: pair(
    (name: string) => `Την έχει: ${name}`,
    (name: string) => `With: ${name}`,
  ),
  free: pair('Δεν την έχει κανείς', 'With nobody'),
  answeredBy: pair(
    (name: string) => `Πρώτη απάντηση: ${name}`,
    (name: string) => `First answer: ${name}`,
  ),
  assign: pair('Ποιος την έχει', 'Who has it'),
  give: pair('Ανάθεσε', 'Assign'),
  nobody: pair('Κανείς', 'Nobody'),
} as const;

export const assignmentFlashMessages = {
  assigned: pair('Η συνομιλία ανατέθηκε', 'The conversation was assigned'),
} as const;
