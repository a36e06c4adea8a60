/** Saving a search: the page without script, the dialog with it, and what follows. */
import { pair } from '../pair.ts';
import { alertLimits } from './limits.ts';

export const saveSearchMessages = {
  title: pair('Αποθήκευση αναζήτησης', 'Save search'),
  lead: pair(
    'Μάθε αμέσως για νέα ακίνητα και μειώσεις τιμής.',
    'Be the first to hear about new homes and price drops.',
  ),
  search: pair('Η αναζήτησή σου', 'Your search'),
  email: pair('Email', 'Email'),
  emailHint: pair(
    'Μόνο για τις ειδοποιήσεις. Τις σταματάς όποτε θέλεις.',
    'Only for these alerts. Stop them any time.',
  ),
  name: pair('Όνομα', 'Name'),
  nameHint: pair('Άφησέ το κενό και θα το ονομάσουμε εμείς.', 'Leave blank and we’ll name it for you.'),
  start: pair('Θέλω ειδοποιήσεις', 'Get alerts'),
  act: pair('Αποθήκευση', 'Save'),
  actNew: pair('Αποθήκευση ως νέα', 'Save as a new search'),
  privacy: pair('Πώς χρησιμοποιούμε το email σου', 'How we use your email'),
  haveAccount: pair('Έχεις λογαριασμό;', 'Have an account?'),
  login: pair('Συνδέσου', 'Log in'),
  sentTitle: pair('Έλεγξε το email σου', 'Check your email'),
  sentText: pair(
    'Σου στείλαμε ένα email. Άνοιξέ το και επιβεβαίωσε, για να ξεκινήσουν οι ειδοποιήσεις.',
    'We sent you an email. Open it and confirm to start your alerts.',
  ),
  sentSpam: pair('Δεν το βλέπεις; Κοίταξε και στα ανεπιθύμητα.', 'Can’t see it? Check your spam folder too.'),
  typeCode: pair('Συμπλήρωσε τον κωδικό από το email', 'Enter the code from the email'),
  sendAgain: pair('Στείλε ξανά το email', 'Resend email'),
  otherEmail: pair('Δοκίμασε άλλο email', 'Use a different email'),
  code: pair('Κωδικός από το email', 'Code from the email'),
  confirm: pair('Επιβεβαίωση', 'Confirm'),
  backToResults: pair('Πίσω στα αποτελέσματα', 'Back to results'),
  savedTitle: pair('Η αναζήτηση αποθηκεύτηκε', 'Search saved'),
  savedText: pair(
    'Θα σε ειδοποιούμε για ό,τι ταιριάζει. Μπορείς να αλλάξεις τις ρυθμίσεις όποτε θέλεις.',
    'We’ll alert you to homes that match. You can change this any time.',
  ),
  alreadyTitle: pair('Την έχεις ήδη αποθηκεύσει', 'You’ve already saved this search'),
  alreadyText: pair(
    'Οι ειδοποιήσεις της συνεχίζονται όπως τις έχεις ορίσει.',
    'Its alerts carry on as you’ve set them up.',
  ),
  alreadyPaused: pair(
    'Είναι σε παύση και δεν στέλνει ειδοποιήσεις. Συνέχισέ την από τις ρυθμίσεις της.',
    'It’s paused, so it sends no alerts. You can resume it in its settings.',
  ),
  settings: pair('Ρυθμίσεις ειδοποιήσεων', 'Alert settings'),
  close: pair('Κλείσιμο', 'Close'),
  saving: pair('Αποθηκεύεται…', 'Saving…'),
  failed: pair('Η αναζήτηση δεν αποθηκεύτηκε.', 'Your search wasn’t saved.'),
  again: pair('Δοκίμασε ξανά', 'Try again'),
  full: pair(
    `Έχεις ήδη ${alertLimits.savedSearches} αποθηκευμένες αναζητήσεις. Διάγραψε μία για να προσθέσεις άλλη.`,
    `You already have ${alertLimits.savedSearches} saved searches. Delete one to add another.`,
  ),
  manage: pair('Οι αποθηκευμένες αναζητήσεις μου', 'My saved searches'),
  countOf: pair(
    (count: number) => `Έχεις ${count} από ${alertLimits.savedSearches} αποθηκευμένες αναζητήσεις.`,
    (count: number) => `You have ${count} of ${alertLimits.savedSearches} saved searches.`,
  ),
  incompleteTitle: pair('Η αναζήτηση δεν είναι ολόκληρη', 'This search isn’t complete'),
  incompleteText: pair(
    'Διάλεξε αγορά ή ενοικίαση, κατηγορία και περιοχή, και μετά αποθήκευσέ την.',
    'Choose buy or rent, a category and an area, then save it.',
  ),
  toSearch: pair('Πήγαινε στην αναζήτηση', 'Go to search'),
  replaceFirst: pair('Άλλαξε την αποθηκευμένη αναζήτηση', 'Update your saved search'),
  replaceTitle: pair('Ή άλλαξε μια υπάρχουσα', 'Or update one you have'),
  replaceText: pair(
    'Θα αλλάξουν μόνο τα φίλτρα της. Το όνομα και οι ρυθμίσεις της μένουν.',
    'Only its filters change. Its name and settings stay the same.',
  ),
  replaceWhich: pair('Ποια αναζήτηση', 'Search to update'),
  replaceAct: pair('Αλλαγή φίλτρων', 'Update filters'),
} as const;
