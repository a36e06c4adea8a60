/** Words of the letter about a change of the terms or the privacy policy. The server alone reads them. */
import { pair } from '../pair.ts';

export const legalEmailMessages = {
  title: {
    terms: pair('Αλλάζουν οι όροι χρήσης', 'Our terms of use are changing'),
    privacy: pair('Αλλάζει η πολιτική απορρήτου', 'Our privacy policy is changing'),
  },
  from: pair(
    (day: string) => `Η νέα έκδοση ισχύει από ${day}. Μέχρι τότε ισχύει η σημερινή.`,
    (day: string) => `The new version takes effect on ${day}. Until then, the current version applies.`,
  ),
  changes: pair('Τι αλλάζει', 'What’s changing'),
  read: pair('Διάβασε το νέο κείμενο', 'Read the new version'),
  disagreeTitle: pair('Διαφωνείς;', 'Disagree?'),
  disagreeTerms: pair(
    'Μπορείς να κατεβάσεις τα δεδομένα σου και να διαγράψεις τον λογαριασμό σου χωρίς κόστος, πριν ή μετά την αλλαγή.',
    'You can download your data and delete your account at no cost, before or after the change takes effect.',
  ),
  disagreePrivacy: pair(
    'Μπορείς να αλλάξεις τις επιλογές σου, να κατεβάσεις τα δεδομένα σου ή να διαγράψεις τον λογαριασμό σου, χωρίς κόστος.',
    'You can change your choices, download your data or delete your account at no cost.',
  ),
  yourData: pair('Τα δεδομένα σου', 'Your data'),
} as const;
