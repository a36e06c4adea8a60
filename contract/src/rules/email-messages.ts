/** Every word of the letters about rules. The server alone reads them. */
import { pair } from '../pair.ts';

export const ruleEmailMessages = {
  rules_recheck: {
    title: pair('Κανόνες που χρειάζονται έλεγχο', 'Rules due for a check'),
    text: pair(
      (days: number) =>
        `Έχουν περάσει πάνω από ${days} ημέρες από τον τελευταίο έλεγχο. Δες τις πηγές και επιβεβαίωσε ότι οι κανόνες ισχύουν ή δημιούργησε νέα έκδοση.`,
      (days: number) =>
        `These rules haven’t been checked for more than ${days} days. Look at the sources, then confirm them or create a new version.`,
    ),
    rule: pair('Κανόνας', 'Rule'),
    button: pair('Δες τους κανόνες', 'View rules'),
    why: pair(
      'Λαμβάνεις αυτό το email ως διαχειριστής της Εστίας, το πολύ μία φορά τον μήνα.',
      'You’re receiving this because you’re an Estia administrator. We send it at most once a month.',
    ),
  },
  visa_mark_dropped: {
    title: pair('Άλλαξαν τα όρια της Golden Visa', 'The Golden Visa thresholds changed'),
    text: pair(
      (count: number) =>
        count === 1
          ? 'Με τα νέα όρια η αγγελία σου δεν έχει πια την ένδειξη «Ενδέχεται να πληροί τις προϋποθέσεις».'
          : `Με τα νέα όρια ${count} αγγελίες σου δεν έχουν πια την ένδειξη «Ενδέχεται να πληροί τις προϋποθέσεις».`,
      (count: number) =>
        count === 1
          ? 'Under the new thresholds, your listing no longer shows the “May qualify” label.'
          : `Under the new thresholds, ${count} of your listings no longer show the “May qualify” label.`,
    ),
    listings: pair('Αγγελίες', 'Listings'),
    stands: pair(
      'Κατά τα άλλα δεν αλλάζει τίποτα: οι αγγελίες σου μένουν ενεργές.',
      'Nothing else changes: your listings stay active.',
    ),
    button: pair('Δες τα όρια που ισχύουν', 'View current thresholds'),
  },
} as const;
