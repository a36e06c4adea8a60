/** Words of the admin's screen of legal texts. */
import { pair } from '../pair.ts';

export const legalAdminMessages = {
  title: pair('Όροι και απόρρητο', 'Terms and privacy'),
  lead: pair(
    'Οι εκδόσεις των νομικών κειμένων. Κάθε αλλαγή ανακοινώνεται τουλάχιστον 15 πλήρεις ημέρες πριν ισχύσει, με email σε όλους.',
    'Versions of the legal texts. Every change is announced at least 15 full days before it takes effect, and everyone is emailed.',
  ),
  kinds: {
    terms: pair('Όροι χρήσης', 'Terms of use'),
    privacy: pair('Απόρρητο και cookies', 'Privacy and cookies'),
  },
  which: pair('Κείμενο', 'Document'),
  versions: pair('Εκδόσεις', 'Versions'),
  from: pair(
    (day: string) => `Ισχύει από ${day}`,
    (day: string) => `In effect from ${day}`,
  ),
  announced: pair(
    (day: string) => `Ανακοινώθηκε ${day}`,
    (day: string) => `Announced ${day}`,
  ),
  by: pair(
    (name: string) => `από ${name}`,
    (name: string) => `by ${name}`,
  ),
  accepted: pair(
    (count: string) => `αποδοχές: ${count}`,
    (count: string) => `accepted: ${count}`,
  ),
  notified: pair(
    (count: string) => `ειδοποιήθηκαν: ${count}`,
    (count: string) => `notified: ${count}`,
  ),
  read: pair('Διάβασέ το', 'Read'),
  write: pair('Επόμενη έκδοση', 'Next version'),
  fresh: pair(
    'Ξεκινά από το τρέχον κείμενο. Η αποθήκευση δεν ανακοινώνει τίποτα.',
    'Starts from the current text. Saving doesn’t announce anything.',
  ),
  saved: pair(
    (when: string) => `Αποθηκεύτηκε ${when}. Δεν έχει ανακοινωθεί ακόμη.`,
    (when: string) => `Saved ${when}. It has not been announced yet.`,
  ),
  format: pair(
    'Επικεφαλίδα: «## Τίτλος {#agkyra}», μικρότερη: «### ». Λίστα: «- » ή «1. ». Έντονα: **λέξη**. Σύνδεσμος: [λέξεις](/selida). Άφησε κενή γραμμή ανάμεσα στις παραγράφους. Τα {email}, {photosMin} και [[retention]] συμπληρώνονται αυτόματα.',
    'Heading: “## Title {#anchor}”, smaller: “### ”. List: “- ” or “1. ”. Bold: **word**. Link: [words](/page). Leave a blank line between paragraphs. {email}, {photosMin} and [[retention]] are filled in automatically.',
  ),
  textEl: pair('Κείμενο στα ελληνικά', 'Text in Greek'),
  textEn: pair('Κείμενο στα αγγλικά', 'Text in English'),
  changesEl: pair('Τι αλλάζει, στα ελληνικά', 'What changes, in Greek'),
  changesEn: pair('Τι αλλάζει, στα αγγλικά', 'What changes, in English'),
  changesHint: pair(
    'Με λίγα λόγια. Εμφανίζεται στο email, στον λογαριασμό και στη σελίδα.',
    'Keep it short. It appears in the email, in people’s accounts and on the page.',
  ),
  save: pair('Αποθήκευση και προεπισκόπηση', 'Save and preview'),
  drop: pair('Διαγραφή προχείρου', 'Discard draft'),
  deleteWarning: pair('Το πρόχειρο δεν θα μπορεί να ανακτηθεί.', 'You can’t undo this.'),
  preview: pair('Προεπισκόπηση', 'Preview'),
  inGreek: pair('Στα ελληνικά', 'In Greek'),
  inEnglish: pair('Στα αγγλικά', 'In English'),
  announce: pair('Ανακοίνωση', 'Announcement'),
  announceLead: pair(
    'Μετά την ανακοίνωση το κείμενο δεν αλλάζει. Όλοι οι χρήστες λαμβάνουν email.',
    'Once announced, the text can’t be changed. Everyone with an account gets an email.',
  ),
  effective: pair('Θα ισχύσει από', 'Takes effect on'),
  effectiveHint: pair(
    (day: string) => `${day} ή αργότερα`,
    (day: string) => `${day} or later`,
  ),
  doAnnounce: pair('Ανακοίνωση σε όλους', 'Announce to everyone'),
} as const;

export const legalFlashMessages = {
  saved: pair('Το πρόχειρο αποθηκεύτηκε.', 'Draft saved.'),
  dropped: pair('Το πρόχειρο διαγράφηκε.', 'Draft discarded.'),
  announced: pair('Η νέα έκδοση ανακοινώθηκε. Τα email στέλνονται.', 'New version announced. Emails are being sent.'),
} as const;
