/** Every word of the letters about rules. The server alone reads them. */
import { pair } from '../pair.ts';

export const ruleEmailMessages = {
  rules_recheck: {
    title: pair('Κανόνες που θέλουν έλεγχο', 'Rules that want to be checked'),
    text: pair(
      (days: number) =>
        `Πέρασαν πάνω από ${days} ημέρες από τότε που κάποιος κοίταξε αν ισχύουν ακόμη. Δες την πηγή τους και επιβεβαίωσέ τους ή γράψε νέα έκδοση.`,
      (days: number) =>
        `It has been more than ${days} days since somebody looked whether they still hold. See their source and confirm them, or write a new version.`,
    ),
    rule: pair('Κανόνας', 'Rule'),
    button: pair('Δες τους κανόνες', 'See the rules'),
    why: pair(
      'Το λαμβάνεις ως διαχειριστής της Εστίας, το πολύ μία φορά τον μήνα.',
      'You get this as an administrator of Estia, at most once a month.',
    ),
  },
  visa_mark_dropped: {
    title: pair('Άλλαξαν τα όρια της Golden Visa', 'The Golden Visa thresholds changed'),
    text: pair(
      (count: number) =>
        count === 1
          ? 'Με τα νέα όρια η αγγελία σου δεν έχει πια την ένδειξη «Ενδέχεται να πληροί».'
          : `Με τα νέα όρια ${count} αγγελίες σου δεν έχουν πια την ένδειξη «Ενδέχεται να πληροί».`,
      (count: number) =>
        count === 1
          ? 'With the new thresholds your ad no longer bears the mark “May qualify”.'
          : `With the new thresholds ${count} of your ads no longer bear the mark “May qualify”.`,
    ),
    ads: pair('Αγγελίες', 'Ads'),
    stands: pair(
      'Κατά τα άλλα δεν αλλάζει τίποτε: οι αγγελίες σου μένουν ενεργές.',
      'Nothing else changes: your ads stay active.',
    ),
    button: pair('Δες τα όρια που ισχύουν', 'See the thresholds in force'),
  },
} as const;
