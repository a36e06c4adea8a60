/** Words of an agency's list of mandates. */
import { formatCount, formatThousands } from '../../format.ts';
import { pair } from '../../pair.ts';
import { mandateDocumentLimits } from './mandates.ts';

export const mandateMessages = {
  title: pair('Εντολές', 'Agency agreements'),
  one: pair('Εντολή', 'Agency agreement'),
  lead: pair(
    'Οι εντολές για τα ακίνητα του γραφείου σου. Το υπογεγραμμένο έγγραφο το βλέπετε μόνο εσείς και οι διαχειριστές της Εστίας.',
    'The agreements for your agency’s properties. Only your agency and Estia’s administrators can open the signed document.',
  ),
  badgeNote: pair(
    'Η ένδειξη «Αποκλειστικότητα» εμφανίζεται όσο ισχύει μια αποκλειστική εντολή και έχεις ανεβάσει το έγγραφό της.',
    'The “Exclusive” badge shows while an exclusive agreement is in force and its document is uploaded.',
  ),
  list: pair('Εντολές', 'Agency agreements'),
  emptyTitle: pair('Δεν υπάρχουν εντολές εδώ', 'No agreements here'),
  emptyText: pair(
    'Κάθε αγγελία του γραφείου σου έχει την εντολή της. Αν έβαλες φίλτρο, αφαίρεσέ το.',
    'Every listing of your agency has an agreement. If you’ve set a filter, clear it.',
  ),
  search: pair('Κωδικός, οδός ή τίτλος', 'Listing ID, street or title'),
  statusLabel: pair('Κατάσταση', 'Status'),
  allStatuses: pair('Όλες', 'All'),
  sort: pair('Σειρά', 'Sort by'),
  sorts: {
    expires_first: pair('Λήγουν πρώτα', 'Ending soonest'),
    expires_last: pair('Λήγουν τελευταίες', 'Ending last'),
    newest: pair('Νεότερα ακίνητα', 'Newest properties'),
  },
  find: pair('Αναζήτηση', 'Search'),
  clear: pair('Καθαρισμός', 'Clear'),
  statuses: {
    valid: pair('Σε ισχύ', 'In force'),
    expiring: pair('Λήγει σύντομα', 'Ending soon'),
    expired: pair('Έληξε', 'Ended'),
    no_document: pair('Χωρίς έγγραφο', 'No document'),
  },
  withCount: pair(
    (text: string, count: number) => `${text} (${formatThousands(count)})`,
    (text: string, count: number) => `${text} (${formatCount(count, 'en')})`,
  ),
  badge: pair('Αποκλειστικότητα', 'Exclusive'),
  noType: pair('Χωρίς είδος εντολής', 'Type not set'),
  signed: pair(
    (day: string) => `Υπογραφή ${day}`,
    (day: string) => `Signed ${day}`,
  ),
  expires: pair(
    (day: string) => `Λήξη ${day}`,
    (day: string) => `Ends ${day}`,
  ),
  noEnd: pair('Χωρίς ημερομηνία λήξης', 'No end date'),
  extended: pair('Με παράταση', 'Extended'),
  uploaded: pair(
    (kind: string, day: string) => `Έγγραφο ${kind}, ${day}`,
    (kind: string, day: string) => `${kind} document, ${day}`,
  ),
  outdated: pair(
    'Το έγγραφο είναι εντολής με άλλη ημερομηνία υπογραφής. Ανέβασε το έγγραφο της τωρινής.',
    'This document is from an agreement signed on another date. Upload the current one.',
  ),
  needsDocument: pair(
    'Ανέβασε το έγγραφο για να εμφανιστεί η ένδειξη «Αποκλειστικότητα».',
    'Upload the document to show the “Exclusive” badge.',
  ),
  otherExclusive: pair(
    'Και άλλο γραφείο δήλωσε αποκλειστική εντολή. Δες την υπόθεση',
    'Another agency also has an exclusive agreement. View the case',
  ),
  caseOutcomes: {
    kept: pair(
      'Και άλλο γραφείο είχε αποκλειστική εντολή. Αποφασίσαμε ότι η δική σου ισχύει. Δες την υπόθεση',
      'Another agency had an exclusive agreement too. We decided that yours stands. View the case',
    ),
    lost: pair(
      'Αποφασίσαμε ότι αυτή η εντολή δεν ισχύει ως αποκλειστική, οπότε η αγγελία δεν έχει την ένδειξη «Αποκλειστικότητα» για αυτήν. Δες την υπόθεση',
      'We decided not to treat this agreement as exclusive, so the listing doesn’t show the “Exclusive” badge for it. View the case',
    ),
  },
  notExclusive: pair('Όχι ως αποκλειστική', 'Not as exclusive'),
  open: pair('Λήψη εγγράφου', 'Download document'),
  openNote: pair('Κάθε λήψη καταγράφεται.', 'Every download is recorded.'),
  upload: pair('Ανέβασε έγγραφο', 'Upload document'),
  replace: pair('Αλλαγή εγγράφου', 'Replace document'),
  file: pair('Υπογεγραμμένη εντολή', 'Signed agreement'),
  fileHint: pair(
    'PDF, ή καθαρή φωτογραφία JPEG ή PNG. Έως 8 MB.',
    'A PDF, or a clear photo as JPEG or PNG. Up to 8 MB.',
  ),
  send: pair('Αποθήκευση', 'Save'),
  delete: pair('Διαγραφή εγγράφου', 'Delete document'),
  deleteNote: pair(
    'Το έγγραφο διαγράφεται οριστικά. Αν η αγγελία έχει την ένδειξη «Αποκλειστικότητα», τη χάνει.',
    'The document is permanently deleted. If the listing shows the “Exclusive” badge, it loses it.',
  ),
  edit: pair('Αλλαγή ημερομηνιών', 'Change the dates'),
  about: pair(
    (text: string, code: string) => `${text}: ${code}`,
    (text: string, code: string) => `${text}: ${code}`,
  ),
  missing: pair('Διάλεξε πρώτα ένα αρχείο', 'Choose a file first'),
  refusals: {
    type: pair(
      'Το αρχείο δεν είναι PDF, JPEG ή PNG. Διάλεξε άλλο.',
      'This isn’t a PDF, JPEG or PNG. Choose another file.',
    ),
    damaged: pair(
      'Το αρχείο δεν είναι ολόκληρο. Σκάναρε ή φωτογράφισε ξανά το έγγραφο.',
      'This file is incomplete. Scan or photograph the document again.',
    ),
    active: pair(
      'Το PDF περιέχει κώδικα ή συνημμένα αρχεία. Αποθήκευσέ το ως απλό PDF και δοκίμασε ξανά.',
      'This PDF contains scripts or attached files. Save it as a plain PDF and try again.',
    ),
    encrypted: pair(
      'Το PDF είναι κλειδωμένο. Αποθήκευσέ το χωρίς προστασία και δοκίμασε ξανά.',
      'This PDF is protected. Save it without protection and try again.',
    ),
    too_small: pair(
      `Η εικόνα είναι πολύ μικρή για να διαβαστεί. Φωτογράφισε ή σκάναρε ξανά ολόκληρο το έγγραφο, με τουλάχιστον ${mandateDocumentLimits.shortSide} pixel στη μικρή πλευρά.`,
      `This image is too small to read. Photograph or scan the whole document again, at least ${mandateDocumentLimits.shortSide} pixels on the short side.`,
    ),
    no_page: pair(
      'Το PDF δεν έχει καμία σελίδα. Αποθήκευσε ξανά το υπογεγραμμένο έγγραφο ως PDF.',
      'This PDF has no pages. Save the signed document as a PDF again.',
    ),
    too_large: pair(
      'Το αρχείο ξεπερνά τα 8 MB. Διάλεξε μικρότερο.',
      'This file is larger than 8 MB. Choose a smaller one.',
    ),
  },
} as const;

export const mandateFlashMessages = {
  saved: pair('Το έγγραφο αποθηκεύτηκε', 'Document saved'),
  deleted: pair('Το έγγραφο διαγράφηκε', 'Document deleted'),
} as const;
