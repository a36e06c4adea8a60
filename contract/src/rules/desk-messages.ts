/** Words of the admin's desk of rules. */
import { pair } from '../pair.ts';

export const ruleAdminMessages = {
  title: pair('Κανόνες και όρια', 'Rules and limits'),
  lead: pair(
    'Οι αριθμοί του νόμου και των προγραμμάτων, με ημερομηνία. Μια αλλαγή είναι νέα έκδοση: οι παλιές μένουν.',
    'The numbers of the law and of programmes, with their dates. A change is a new version: the old ones stay.',
  ),
  list: pair('Σε ισχύ σήμερα', 'In force today'),
  version: pair(
    (number: number) => `Έκδοση ${number}`,
    (number: number) => `Version ${number}`,
  ),
  since: pair(
    (day: string) => `ισχύει από ${day}`,
    (day: string) => `as of ${day}`,
  ),
  until: pair(
    (from: string, to: string) => `${from} έως ${to}`,
    (from: string, to: string) => `${from} to ${to}`,
  ),
  never: pair('αντικαταστάθηκε πριν ισχύσει', 'replaced before it held'),
  planned: pair(
    (day: string) => `Αλλάζει ${day}`,
    (day: string) => `Changes on ${day}`,
  ),
  nextCheck: pair(
    (day: string) => `Επόμενος έλεγχος ${day}`,
    (day: string) => `Next check ${day}`,
  ),
  late: pair('Θέλει έλεγχο', 'To be checked'),
  open: pair('Άνοιξε', 'Open'),
  back: pair('Όλοι οι κανόνες', 'All rules'),
  now: pair('Ό,τι ισχύει τώρα', 'What is in force now'),
  checkTitle: pair('Έλεγχος', 'Check'),
  checkText: pair(
    'Αν κοίταξες την πηγή και ισχύουν ακόμη τα ίδια, επιβεβαίωσέ το.',
    'If you looked at the source and it still holds, confirm it.',
  ),
  lastCheck: pair(
    (day: string) => `Τελευταίος έλεγχος ${day}.`,
    (day: string) => `Last checked on ${day}.`,
  ),
  check: pair('Ισχύει ακόμη', 'It still holds'),
  source: pair('Πηγή', 'Source'),
  newTitle: pair('Νέα έκδοση', 'New version'),
  newText: pair(
    'Ισχύει από την ημέρα που θα γράψεις, από τα μεσάνυχτα στην Αθήνα. Αντικαθιστά και ό,τι είχε προγραμματιστεί από εκεί και πέρα.',
    'It holds from the day you write, from midnight in Athens. It also replaces whatever was planned from then on.',
  ),
  write: pair('Γράψε νέα έκδοση', 'Write a new version'),
  validFrom: pair('Ισχύει από', 'As of'),
  status: pair('Κατάσταση', 'State'),
  numbers: pair('Αριθμοί', 'Numbers'),
  prefectureHint: pair('Αριθμοί νομών με κόμμα, έως 10', 'Numbers of prefectures, apart by commas, up to 10'),
  textEl: pair('Κείμενο στα ελληνικά', 'Text in Greek'),
  textEn: pair('Κείμενο στα αγγλικά', 'Text in English'),
  textHint: pair('Μια κενή γραμμή χωρίζει παραγράφους', 'An empty line parts paragraphs'),
  sourceUrl: pair('Διεύθυνση της πηγής', 'Address of the source'),
  reason: pair('Λόγος της αλλαγής', 'Reason for the change'),
  reasonHint: pair('Γράφεται στο ημερολόγιο ενεργειών', 'It is written into the audit log'),
  save: pair('Αποθήκευσε τη νέα έκδοση', 'Save the new version'),
  history: pair('Ιστορικό', 'History'),
  by: pair(
    (name: string) => `από ${name}`,
    (name: string) => `by ${name}`,
  ),
  first: pair('με την πρώτη εγκατάσταση', 'with the first installation'),
  older: pair('Παλαιότερες εκδόσεις', 'Older versions'),
  newer: pair('Νεότερες εκδόσεις', 'Newer versions'),
  pages: pair('Σελίδες του ιστορικού', 'Pages of the history'),
  nobody: pair('κανένα', 'none'),
  said: {
    'rule-changed': pair('Η νέα έκδοση αποθηκεύτηκε.', 'The new version is saved.'),
    'rule-checked': pair('Ο έλεγχος γράφτηκε.', 'The check is written down.'),
  },
} as const;
