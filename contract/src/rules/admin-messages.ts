/** Words of the admin's dashboard of rules. */
import { pair } from '../pair.ts';

export const ruleAdminMessages = {
  title: pair('Κανόνες και όρια', 'Rules and limits'),
  lead: pair(
    'Τα όρια του νόμου και των προγραμμάτων, με τις ημερομηνίες τους. Κάθε αλλαγή δημιουργεί νέα έκδοση και οι παλιές διατηρούνται.',
    'Legal and programme limits, with their dates. Every change creates a new version; old versions are kept.',
  ),
  list: pair('Σε ισχύ σήμερα', 'In effect today'),
  version: pair(
    (number: number) => `Έκδοση ${number}`,
    (number: number) => `Version ${number}`,
  ),
  since: pair(
    (day: string) => `ισχύει από ${day}`,
    (day: string) => `in effect since ${day}`,
  ),
  until: pair(
    (from: string, to: string) => `${from} έως ${to}`,
    (from: string, to: string) => `${from} to ${to}`,
  ),
  never: pair('αντικαταστάθηκε πριν ισχύσει', 'replaced before taking effect'),
  planned: pair(
    (day: string) => `Αλλάζει ${day}`,
    (day: string) => `Changes on ${day}`,
  ),
  nextCheck: pair(
    (day: string) => `Επόμενος έλεγχος ${day}`,
    (day: string) => `Next check ${day}`,
  ),
  hits: pair(
    (days: number, hits: string, checked: string) =>
      `${days} ημέρες: ευρήματα ${hits} σε ${checked} ${checked === '1' ? 'έλεγχο' : 'ελέγχους'} αγγελιών.`,
    (days: number, hits: string, checked: string) =>
      `${days} days: ${hits} ${hits === '1' ? 'hit' : 'hits'} in ${checked} ${checked === '1' ? 'check' : 'checks'} of listings.`,
  ),
  agreed: pair(
    (agreed: string, answered: string) => `Οι διαχειριστές συμφώνησαν σε ${agreed} από ${answered}.`,
    (agreed: string, answered: string) => `Administrators agreed with ${agreed} of ${answered}.`,
  ),
  noAnswers: pair('Δεν έχει αποφασιστεί κανένα ακόμη.', 'None has been decided yet.'),
  late: pair('Χρειάζεται έλεγχο', 'Needs checking'),
  open: pair('Άνοιγμα', 'Open'),
  back: pair('Όλοι οι κανόνες', 'All rules'),
  now: pair('Τρέχουσα έκδοση', 'Current version'),
  checkTitle: pair('Έλεγχος', 'Check'),
  checkText: pair(
    'Αν έλεγξες την πηγή και δεν έχει αλλάξει κάτι, επιβεβαίωσέ το.',
    'If you’ve checked the source and nothing has changed, confirm it.',
  ),
  lastCheck: pair(
    (day: string) => `Τελευταίος έλεγχος ${day}.`,
    (day: string) => `Last checked on ${day}.`,
  ),
  check: pair('Ισχύει ακόμη', 'Nothing has changed'),
  source: pair('Πηγή', 'Source'),
  newTitle: pair('Νέα έκδοση', 'New version'),
  newText: pair(
    'Ισχύει από τα μεσάνυχτα (ώρα Αθήνας) της ημερομηνίας που θα ορίσεις και αντικαθιστά ό,τι έχει προγραμματιστεί από εκεί και πέρα.',
    'Takes effect at midnight (Athens time) on the date you enter, and replaces anything scheduled from then on.',
  ),
  write: pair('Δημιουργία νέας έκδοσης', 'Create new version'),
  validFrom: pair('Ισχύει από', 'In effect from'),
  status: pair('Κατάσταση', 'Status'),
  numbers: pair('Τιμές', 'Values'),
  prefectureHint: pair('Κωδικοί νομών χωρισμένοι με κόμμα, έως 10', 'Prefecture IDs separated by commas, up to 10'),
  phrasesHint: pair(
    (most: number) => `Χωρισμένες με κόμμα ή μία σε κάθε γραμμή, έως ${most}`,
    (most: number) => `Separated by commas or one per line, up to ${most}`,
  ),
  textEl: pair('Κείμενο στα ελληνικά', 'Text in Greek'),
  textEn: pair('Κείμενο στα αγγλικά', 'Text in English'),
  textHint: pair('Άφησε κενή γραμμή ανάμεσα στις παραγράφους', 'Leave a blank line between paragraphs'),
  sourceUrl: pair('URL πηγής', 'Source URL'),
  reason: pair('Λόγος της αλλαγής', 'Reason for the change'),
  reasonHint: pair('Καταγράφεται στο ημερολόγιο ενεργειών', 'Recorded in the audit log'),
  save: pair('Αποθήκευση νέας έκδοσης', 'Save the new version'),
  history: pair('Ιστορικό', 'History'),
  by: pair(
    (name: string) => `από ${name}`,
    (name: string) => `by ${name}`,
  ),
  first: pair('κατά την αρχική εγκατάσταση', 'at initial setup'),
  older: pair('Παλαιότερες εκδόσεις', 'Older versions'),
  newer: pair('Νεότερες εκδόσεις', 'Newer versions'),
  pages: pair('Σελίδες του ιστορικού', 'History pages'),
  nobody: pair('κανένα', 'none'),
  flash: {
    'rule-changed': pair('Η νέα έκδοση αποθηκεύτηκε.', 'New version saved.'),
    'rule-checked': pair('Ο έλεγχος καταγράφηκε.', 'Check recorded.'),
  },
} as const;
