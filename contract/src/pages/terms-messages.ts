/** Words about terms inside the dashboard: what will change, and the request to accept what holds now. */
import { pair } from '../pair.ts';

export const termsMessages = {
  title: pair('Όροι χρήσης', 'Terms of use'),
  askTitle: pair('Διάβασε και δέξου τους όρους χρήσης', 'Please read and accept the terms of use'),
  ask: pair(
    (day: string) =>
      `Ισχύουν από ${day} και δεν τους έχεις δεχτεί ακόμη. Ο λογαριασμός σου δουλεύει κανονικά. Αν δεν συμφωνείς, μπορείς να τον διαγράψεις χωρίς κόστος.`,
    (day: string) =>
      `They are in effect since ${day} and you have not accepted them yet. Your account works as before. If you do not agree you can delete it at no cost.`,
  ),
  read: pair('Διάβασε τους όρους', 'Read the terms'),
  accept: pair('Δέχομαι τους όρους', 'I accept the terms'),
  leave: pair('Δεν συμφωνώ, διαγραφή λογαριασμού', 'I disagree, delete my account'),
  changeTitle: {
    terms: pair(
      (day: string) => `Οι όροι χρήσης αλλάζουν από ${day}`,
      (day: string) => `The terms of use change on ${day}`,
    ),
    privacy: pair(
      (day: string) => `Η πολιτική απορρήτου αλλάζει από ${day}`,
      (day: string) => `The privacy policy changes on ${day}`,
    ),
  },
  readNext: pair('Διάβασε το νέο κείμενο', 'Read the new text'),
  accepted: pair(
    (day: string) => `Έχεις δεχτεί τους όρους που ισχύουν από ${day}.`,
    (day: string) => `You have accepted the terms in effect since ${day}.`,
  ),
  lead: pair(
    'Ποιοι όροι ισχύουν για τον λογαριασμό σου και τι αλλάζει.',
    'Which terms hold for your account, and what is going to change.',
  ),
  nothingNew: pair('Καμία αλλαγή δεν έχει ανακοινωθεί.', 'No change has been announced.'),
  announcedTitle: pair('Ανακοινωμένες αλλαγές', 'Announced changes'),
} as const;

export const termsFlashMessages = {
  accepted: pair('Ευχαριστούμε. Η αποδοχή σου καταγράφηκε.', 'Thank you. Your acceptance has been recorded.'),
} as const;
