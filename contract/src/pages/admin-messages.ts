/** Words of the admin's screen of legal texts. */
import { pair } from '../pair.ts';

export const legalAdminMessages = {
  title: pair('Όροι και απόρρητο', 'Terms and privacy'),
  lead: pair(
    'Οι εκδόσεις των νομικών κειμένων. Κάθε αλλαγή ανακοινώνεται τουλάχιστον 15 ολόκληρες ημέρες πριν ισχύσει, και γράφουμε σε όλους.',
    'The versions of the legal texts. Every change is announced at least 15 whole days before it takes effect, and everybody is written to.',
  ),
  kinds: {
    terms: pair('Όροι χρήσης', 'Terms of use'),
    privacy: pair('Απόρρητο και cookies', 'Privacy and cookies'),
  },
  which: pair('Ποιο κείμενο', 'Which text'),
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
  told: pair(
    (count: string) => `ειδοποιήθηκαν: ${count}`,
    (count: string) => `told: ${count}`,
  ),
  read: pair('Διάβασέ το', 'Read it'),
  write: pair('Η επόμενη έκδοση', 'The next version'),
  fresh: pair(
    'Ξεκινά από το σημερινό κείμενο. Τίποτε δεν ανακοινώνεται όσο μόνο αποθηκεύεις.',
    'It starts from the present text. Nothing is announced while you only save.',
  ),
  saved: pair(
    (when: string) => `Αποθηκεύτηκε ${when}. Δεν έχει ανακοινωθεί ακόμη.`,
    (when: string) => `Saved ${when}. It has not been announced yet.`,
  ),
  format: pair(
    'Επικεφαλίδα: «## Τίτλος {#agkyra}», μικρότερη «### ». Λίστα: «- » ή «1. ». Έντονα: **λέξη**. Σύνδεσμος: [λέξεις](/selida). Κενή γραμμή ανάμεσα στις παραγράφους. Τα {email}, {photosMin} και [[retention]] συμπληρώνονται μόνα τους.',
    'Heading: “## Title {#anchor}”, smaller “### ”. List: “- ” or “1. ”. Bold: **word**. Link: [words](/page). An empty line between paragraphs. {email}, {photosMin} and [[retention]] are filled in by themselves.',
  ),
  textEl: pair('Κείμενο στα ελληνικά', 'Text in Greek'),
  textEn: pair('Κείμενο στα αγγλικά', 'Text in English'),
  changesEl: pair('Τι αλλάζει, στα ελληνικά', 'What changes, in Greek'),
  changesEn: pair('Τι αλλάζει, στα αγγλικά', 'What changes, in English'),
  changesHint: pair(
    'Με λίγα λόγια. Γράφεται στο email, στον λογαριασμό και στη σελίδα.',
    'In a few words. It is in the email, in the account and on the page.',
  ),
  save: pair('Αποθήκευσε και δες το', 'Save and preview'),
  drop: pair('Πέτα το πρόχειρο', 'Throw the draft away'),
  dropSure: pair('Το πρόχειρο δεν θα μπορεί να επανέλθει.', 'The draft cannot be brought back.'),
  preview: pair('Πώς θα φαίνεται', 'How it will look'),
  inGreek: pair('Στα ελληνικά', 'In Greek'),
  inEnglish: pair('Στα αγγλικά', 'In English'),
  announce: pair('Ανακοίνωση', 'Announcement'),
  announceLead: pair(
    'Μετά την ανακοίνωση το κείμενο δεν αλλάζει. Όλοι οι λογαριασμοί παίρνουν email.',
    'After it is announced the text does not change. All accounts get an email.',
  ),
  effective: pair('Θα ισχύσει από', 'Takes effect on'),
  effectiveHint: pair(
    (day: string) => `${day} ή αργότερα`,
    (day: string) => `${day} or later`,
  ),
  doAnnounce: pair('Ανακοίνωσέ το σε όλους', 'Announce it to everybody'),
} as const;

export const legalFlashMessages = {
  saved: pair('Το πρόχειρο αποθηκεύτηκε.', 'The draft was saved.'),
  dropped: pair('Το πρόχειρο διαγράφηκε.', 'The draft was thrown away.'),
  announced: pair(
    'Η νέα έκδοση ανακοινώθηκε. Τα email φεύγουν τώρα.',
    'The new version was announced. Emails are leaving now.',
  ),
} as const;
