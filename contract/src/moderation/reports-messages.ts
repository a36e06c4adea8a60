/** Words of the admin's page of reports. */
import { pair } from '../pair.ts';

export const reports = {
  title: pair('Αναφορές', 'Reports'),
  lead: pair(
    'Αναφορές χρηστών για αγγελίες, με την προθεσμία της καθεμιάς. Πρώτα όσα μπορεί να είναι παράνομα.',
    'Listings reported by users, each with its deadline. Illegal content comes first.',
  ),
  states: pair('Κατάσταση', 'Status'),
  open: pair('Ανοιχτές', 'Open'),
  upheld: pair('Έγιναν δεκτές', 'Upheld'),
  dismissed: pair('Απορρίφθηκαν', 'Dismissed'),
  reason: pair('Λόγος', 'Reason'),
  anyReason: pair('Όλοι οι λόγοι', 'All reasons'),
  find: pair('Αναζήτηση', 'Search'),
  clear: pair('Καθαρισμός', 'Clear'),
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
      hours >= 48
        ? `Καθυστέρηση ${Math.floor(hours / 24)} ημερών`
        : hours === 1
          ? 'Καθυστέρηση 1 ώρας'
          : `Καθυστέρηση ${hours} ωρών`,
    (hours: number) =>
      hours >= 48
        ? `${Math.floor(hours / 24)} days overdue`
        : hours === 1
          ? '1 hour overdue'
          : `${hours} hours overdue`,
  ),
  listing: pair('Αγγελία', 'Listing'),
  deleted: pair('Έχει διαγραφεί', 'Deleted'),
  owner: pair('Αγγελιοδότης', 'Advertiser'),
  reporter: pair('Αναφορά από', 'Reported by'),
  unnamed: pair('Ανώνυμα', 'Anonymous'),
  when: pair('Ημερομηνία', 'Reported'),
  description: pair('Περιγραφή', 'Description'),
  noDescription: pair('Χωρίς περιγραφή', 'No description'),
  decide: pair('Απόφαση', 'Decide'),
  decision: pair('Αιτιολογία της απόφασης', 'Reason for the decision'),
  decisionHintAnonymous: pair(
    'Η αναφορά είναι ανώνυμη. Αν γίνει δεκτή, την αιτιολογία τη διαβάζει ο αγγελιοδότης.',
    'This report is anonymous. If you uphold it, the advertiser will read this.',
  ),
  decisionHint: pair(
    'Τη διαβάζει όποιος έκανε την αναφορά και, αν γίνει δεκτή, ο αγγελιοδότης.',
    'The reporter will read this. If you uphold the report, so will the advertiser.',
  ),
  uphold: pair('Αποδοχή και απόσυρση αγγελίας', 'Uphold and take listing down'),
  dismiss: pair('Απόρριψη, η αγγελία παραμένει', 'Dismiss and keep listing online'),
  decided: pair('Απόφαση', 'Decision'),
  since: pair('Μετά', 'Since then'),
  reversed: pair(
    'Η απόφαση άλλαξε: έγινε δεκτή διαμαρτυρία του αγγελιοδότη',
    'The decision was reversed: a complaint by the advertiser was accepted',
  ),
  reversedShort: pair('άλλαξε μετά από διαμαρτυρία', 'reversed after a complaint'),
  verdict: pair('Χαρακτηρισμός', 'Assessment'),
  none: pair('Καμία αναφορά', 'No reports'),
  noneOpen: pair('Δεν υπάρχουν ανοιχτές αναφορές', 'No open reports'),
} as const;

export const reportFlashMessages = {
  upheld: pair('Η αναφορά έγινε δεκτή και η αγγελία αποσύρθηκε', 'Report upheld and listing taken down'),
  dismissed: pair('Η αναφορά απορρίφθηκε', 'Report dismissed'),
  unfounded: pair('Η αναφορά απορρίφθηκε ως προδήλως αβάσιμη', 'Report dismissed as manifestly unfounded'),
  lifted: pair('Το μέτρο άρθηκε', 'Measure lifted'),
} as const;
