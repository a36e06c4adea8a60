/** Words about terms inside the dashboard: what will change, and the request to accept what holds now. */
import { pair } from '../pair.ts';

export const termsMessages = {
  title: pair('Όροι χρήσης', 'Terms of use'),
  acceptTitle: pair('Διάβασε και αποδέξου τους όρους χρήσης', 'Read and accept the terms of use'),
  acceptText: pair(
    (day: string) =>
      `Ισχύουν από ${day} και δεν τους έχεις αποδεχτεί ακόμη. Ο λογαριασμός σου λειτουργεί κανονικά. Αν δεν συμφωνείς, μπορείς να τον διαγράψεις χωρίς κόστος.`,
    (day: string) =>
      `They took effect on ${day} and you haven’t accepted them yet. Your account works as usual. If you don’t agree, you can delete it at no cost.`,
  ),
  read: pair('Διάβασε τους όρους', 'Read the terms'),
  accept: pair('Αποδέχομαι τους όρους', 'I accept the terms'),
  leave: pair('Δεν συμφωνώ, διαγραφή λογαριασμού', 'I don’t agree, delete my account'),
  changeTitle: {
    terms: pair(
      (day: string) => `Οι όροι χρήσης αλλάζουν από ${day}`,
      (day: string) => `Our terms of use are changing on ${day}`,
    ),
    privacy: pair(
      (day: string) => `Η πολιτική απορρήτου αλλάζει από ${day}`,
      (day: string) => `Our privacy policy is changing on ${day}`,
    ),
  },
  readNext: pair('Διάβασε το νέο κείμενο', 'Read the new version'),
  accepted: pair(
    (day: string) => `Έχεις αποδεχτεί τους όρους που ισχύουν από ${day}.`,
    (day: string) => `You’ve accepted the terms in effect since ${day}.`,
  ),
  lead: pair(
    'Ποιοι όροι ισχύουν για τον λογαριασμό σου και τι αλλάζει.',
    'The terms that apply to your account, and any upcoming changes.',
  ),
  nothingNew: pair('Καμία αλλαγή δεν έχει ανακοινωθεί.', 'No upcoming changes.'),
  announcedTitle: pair('Αλλαγές που έρχονται', 'Upcoming changes'),
} as const;

export const termsFlashMessages = {
  accepted: pair('Ευχαριστούμε. Η αποδοχή σου καταγράφηκε.', 'Thank you. Your acceptance has been recorded.'),
} as const;
