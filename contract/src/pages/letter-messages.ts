/** Words of the letter about a change of the terms or the privacy policy. The server alone reads them. */
import { pair } from '../pair.ts';

export const legalEmailMessages = {
  title: {
    terms: pair('Αλλάζουν οι όροι χρήσης', 'Our terms of use are changing'),
    privacy: pair('Αλλάζει η πολιτική απορρήτου', 'Our privacy policy is changing'),
  },
  from: pair(
    (day: string) => `Η νέα έκδοση ισχύει από ${day}. Μέχρι τότε ισχύει η σημερινή.`,
    (day: string) => `The new version takes effect on ${day}. Until then today’s version holds.`,
  ),
  changes: pair('Τι αλλάζει', 'What changes'),
  read: pair('Διάβασε το νέο κείμενο', 'Read the new text'),
  disagreeTitle: pair('Δεν συμφωνείς;', 'Do you disagree?'),
  disagreeTerms: pair(
    'Μπορείς να πάρεις τα δεδομένα σου και να διαγράψεις τον λογαριασμό σου, χωρίς κόστος, πριν ισχύσει ή και μετά.',
    'You can take your data with you and delete your account, at no cost, before the change takes effect or after.',
  ),
  disagreePrivacy: pair(
    'Μπορείς να αλλάξεις τις επιλογές σου, να πάρεις τα δεδομένα σου ή να διαγράψεις τον λογαριασμό σου, χωρίς κόστος.',
    'You can change your choices, take your data with you or delete your account, at no cost.',
  ),
  yourData: pair('Τα δεδομένα σου', 'Your data'),
} as const;
