/** Words of the admin's page of reports. */
import { pair } from '../pair.ts';

export const reports = {
  title: pair('Αναφορές', 'Reports'),
  lead: pair(
    'Ό,τι λένε οι χρήστες για αγγελίες. Για κάτι παράνομο απαντάμε μέσα σε 24 ώρες, για τα άλλα μέσα σε 7 ημέρες.',
    'What people say about ads. Something illegal is decided within 24 hours, anything else within 7 days.',
  ),
  states: pair('Κατάσταση', 'State'),
  open: pair('Ανοιχτές', 'Open'),
  upheld: pair('Δεκτές', 'Upheld'),
  dismissed: pair('Απορρίφθηκαν', 'Dismissed'),
  reason: pair('Λόγος', 'Reason'),
  anyReason: pair('Όλοι οι λόγοι', 'All reasons'),
  find: pair('Βρες', 'Find'),
  clear: pair('Καθάρισε', 'Clear'),
  number: pair(
    (id: number) => `Αναφορά ${id}`,
    (id: number) => `Report ${id}`,
  ),
  left: pair(
    (hours: number) =>
      hours >= 48 ? `Μένουν ${Math.floor(hours / 24)} ημέρες` : hours === 1 ? 'Μένει 1 ώρα' : `Μένουν ${hours} ώρες`,
    (hours: number) =>
      hours >= 48 ? `${Math.floor(hours / 24)} days left` : hours === 1 ? '1 hour left' : `${hours} hours left`,
  ),
  late: pair(
    (hours: number) =>
      hours >= 48 ? `Άργησε ${Math.floor(hours / 24)} ημέρες` : hours === 1 ? 'Άργησε 1 ώρα' : `Άργησε ${hours} ώρες`,
    (hours: number) =>
      hours >= 48 ? `${Math.floor(hours / 24)} days late` : hours === 1 ? '1 hour late' : `${hours} hours late`,
  ),
  ad: pair('Αγγελία', 'Ad'),
  deleted: pair('Έχει διαγραφεί', 'Deleted'),
  paused: pair('ανενεργή', 'inactive'),
  owner: pair('Αγγελιοδότης', 'Advertiser'),
  reporter: pair('Από', 'From'),
  unnamed: pair('Χωρίς όνομα', 'No name given'),
  when: pair('Πότε', 'When'),
  said: pair('Τι είπε', 'What they said'),
  saidNothing: pair('Χωρίς περιγραφή', 'No description'),
  decide: pair('Αποφάσισε', 'Decide'),
  decision: pair('Αιτιολογία της απόφασης', 'Reason of the decision'),
  decisionHint: pair(
    'Τη διαβάζουν όποιος έκανε την αναφορά και, αν γίνει δεκτή, ο αγγελιοδότης.',
    'Read by whoever reported and, when upheld, by the advertiser.',
  ),
  uphold: pair('Δεκτή: σταμάτησε την αγγελία', 'Uphold: stop the ad'),
  dismiss: pair('Απόρριψη: η αγγελία μένει', 'Dismiss: the ad stays'),
  decided: pair('Απόφαση', 'Decision'),
  none: pair('Καμία αναφορά', 'No reports'),
  noneOpen: pair('Δεν περιμένει τίποτε', 'Nothing is waiting'),
} as const;

export const reportFlashMessages = {
  upheld: pair('Η αναφορά έγινε δεκτή και η αγγελία σταμάτησε', 'The report was upheld and the ad stopped'),
  dismissed: pair('Η αναφορά απορρίφθηκε', 'The report was dismissed'),
} as const;
