/** Saved searches of people without an account: confirm, manage, stop. And the page of exactly the homes of an alert. */
import { pair } from '../pair.ts';

/** The link under every alert that opens the settings. */
export const changeSettings = pair('Αλλαγή ρυθμίσεων', 'Change settings');

export const confirmSearchMessages = {
  title: pair('Επιβεβαίωσε το email σου', 'Confirm your email'),
  lead: pair('Γράψε τον κωδικό από το email που σου στείλαμε.', 'Enter the code from the email we sent you.'),
  act: pair('Ξεκίνα τις ειδοποιήσεις', 'Start alerts'),
  failed: pair('Ο κωδικός δεν ισχύει', 'That code doesn’t work'),
  gone: pair(
    'Έλεγξε ότι τον αντέγραψες ολόκληρο. Αν έχει λήξει, αποθήκευσε ξανά την αναζήτηση για να πάρεις νέο.',
    'Check that you copied all of it. If it has expired, save the search again to get a new one.',
  ),
  doneTitle: pair('Οι ειδοποιήσεις ξεκίνησαν', 'Your alerts are on'),
  done: pair(
    'Θα σου στέλνουμε ό,τι ταιριάζει σε αυτή την αναζήτηση.',
    'We’ll send you the homes that match this search.',
  ),
  pausedTitle: pair('Το email σου επιβεβαιώθηκε', 'Your email is confirmed'),
  paused: pair(
    'Η αναζήτηση είναι σε παύση. Συνέχισέ την από τις ρυθμίσεις για να λαμβάνεις ειδοποιήσεις.',
    'This search is paused. Resume it in the settings to get alerts.',
  ),
  usedTitle: pair('Έχεις ήδη χρησιμοποιήσει αυτόν τον κωδικό', 'You’ve already used this code'),
  used: pair(
    'Οι ειδοποιήσεις αυτής της αναζήτησης σταμάτησαν αργότερα. Τις συνεχίζεις από τις ρυθμίσεις.',
    'Alerts for this search were stopped later. You can resume them in the settings.',
  ),
  emailOffTitle: pair('Η αναζήτηση είναι στον λογαριασμό σου', 'The search is in your account'),
  emailOff: pair(
    'Έχεις απενεργοποιήσει τα email με νέα ακίνητα στο προφίλ σου, γι’ αυτό δεν θα σου στέλνουμε email. Τα ενεργοποιείς ξανά από τις αποθηκευμένες αναζητήσεις.',
    'Alert emails are off in your profile, so we won’t send you any. You can turn them on in your saved searches.',
  ),
  manage: pair('Ρυθμίσεις ειδοποιήσεων', 'Alert settings'),
  inAccount: pair('Δες την στον λογαριασμό σου', 'See it in your account'),
  results: pair('Δες τι υπάρχει τώρα', 'View what’s available now'),
} as const;

/** Of a link or a code whose searches are in an account by now. */
export const searchesInAccountMessages = {
  title: pair('Οι αναζητήσεις σου είναι στον λογαριασμό σου', 'Your searches are in your account'),
  text: pair(
    'Τις μεταφέραμε εκεί όταν επιβεβαίωσες το email του. Εκεί τις βλέπεις και αλλάζεις τις ειδοποιήσεις τους.',
    'We moved them there when you confirmed its email. You can see them and change their alerts there.',
  ),
  open: pair('Οι αποθηκευμένες αναζητήσεις μου', 'My saved searches'),
} as const;

export const settingsLinkMessages = {
  title: pair('Δεν βρίσκεις το email;', 'Can’t find the email?'),
  text: pair(
    'Γράψε τη διεύθυνσή σου και θα σου στείλουμε ξανά τον σύνδεσμο.',
    'Enter your address and we’ll send you the link again.',
  ),
  email: pair('Email', 'Email'),
  act: pair('Στείλε μου τον σύνδεσμο', 'Send me the link'),
  sentTitle: pair('Έλεγξε το email σου', 'Check your email'),
  /** The same for every address. */
  sent: pair(
    'Αν υπάρχουν αποθηκευμένες αναζητήσεις με αυτή τη διεύθυνση, σου στείλαμε τον σύνδεσμο των ρυθμίσεών τους.',
    'If there are saved searches with this address, we’ve sent you the link to their settings.',
  ),
} as const;

export const manageSearchesMessages = {
  title: pair('Οι ειδοποιήσεις σου', 'Your alerts'),
  lead: pair(
    `Άνοιξε τον σύνδεσμο «${changeSettings.el}» από ένα email ειδοποίησης ή επικόλλησέ τον εδώ. Μπορείς να γράψεις και τον κωδικό από το πρώτο email.`,
    `Open the “${changeSettings.en}” link in one of your alert emails, or paste it here. The code from your first email works too.`,
  ),
  withoutScript: pair(
    'Χωρίς JavaScript ο σύνδεσμος του email δεν ανοίγει μόνος του. Αντίγραψέ τον ολόκληρο από το email και επικόλλησέ τον εδώ.',
    'Without JavaScript the link in the email can’t open by itself. Copy all of it from the email and paste it here.',
  ),
  link: pair('Σύνδεσμος ή κωδικός από το email', 'Link or code from the email'),
  gone: pair(
    'Αυτός ο σύνδεσμος ή κωδικός δεν ισχύει. Χρησιμοποίησε εκείνον από το πιο πρόσφατο email ή ζήτησε να σου στείλουμε νέο.',
    'That link or code doesn’t work. Use the one in your most recent email, or ask us for a new one.',
  ),
  act: pair('Άνοιγμα', 'Open'),
  unconfirmedTitle: pair('Δεν έχεις επιβεβαιώσει ακόμη το email σου', 'You haven’t confirmed your email yet'),
  unconfirmed: pair(
    'Οι ειδοποιήσεις για αυτή την αναζήτηση ξεκινούν μόλις το επιβεβαιώσεις.',
    'Alerts for this search start once you confirm it.',
  ),
  confirm: pair('Επιβεβαίωση email', 'Confirm email'),
  haveAccount: pair('Έχεις λογαριασμό;', 'Have an account?'),
  login: pair('Συνδέσου', 'Log in'),
  forEmail: pair(
    (email: string) => `Οι ειδοποιήσεις έρχονται στο ${email}`,
    (email: string) => `Alerts go to ${email}`,
  ),
  allStopped: pair(
    (email: string) => `Δεν στέλνουμε ειδοποιήσεις στο ${email}`,
    (email: string) => `We’re not sending alerts to ${email}`,
  ),
  none: pair('Δεν έχεις αποθηκευμένες αναζητήσεις', 'You have no saved searches'),
  noneText: pair('Δεν θα λάβεις άλλα email.', 'You won’t get any more emails.'),
  list: pair('Αποθηκευμένες αναζητήσεις', 'Saved searches'),
  all: pair('Όλες οι ειδοποιήσεις', 'All alerts'),
  pauseAll: pair('Παύση όλων', 'Pause all'),
  resumeAll: pair('Συνέχιση όλων', 'Resume all'),
  stopAll: pair('Διακοπή όλων', 'Stop all alerts'),
  stopQuestion: pair(
    'Όπως ο σύνδεσμος διακοπής στα email: σταματούν όλες, και όσες δεν έχεις επιβεβαιώσει ακόμη διαγράφονται. Οι υπόλοιπες μένουν εδώ, για να τις συνεχίσεις όποτε θέλεις. Για ένα διάλειμμα αρκεί η παύση.',
    'Like the stop link in our emails: all alerts stop, and searches you haven’t confirmed yet are deleted. The others stay here, and you can resume them any time. If you only want a break, pause them instead.',
  ),
  stopYes: pair('Ναι, σταμάτα τες', 'Yes, stop them'),
  find: pair('Βρες ακίνητα', 'Find homes'),
  withAccount: pair(
    'Με λογαριασμό βλέπεις και όσα ακίνητα βρήκαμε, ορίζεις ώρες ησυχίας και παίρνεις ειδοποιήσεις στον browser.',
    'With an account you can also see past matches, set quiet hours and get browser notifications.',
  ),
  signup: pair('Φτιάξε λογαριασμό', 'Create an account'),
} as const;

export const unsubscribeMessages = {
  title: pair('Διακοπή ειδοποιήσεων', 'Stop alerts'),
  leadOne: pair('Να σταματήσουν τα email για αυτή την αναζήτηση;', 'Stop emails for this search?'),
  leadSeveral: pair('Να σταματήσουν τα email για αυτές τις αναζητήσεις;', 'Stop emails for these searches?'),
  leadAll: pair('Να σταματήσουν όλες οι ειδοποιήσεις;', 'Stop all alerts?'),
  stopOne: pair('Σταμάτα τα email για αυτή την αναζήτηση', 'Stop emails for this search'),
  stopSeveral: pair('Σταμάτα τα email για αυτές τις αναζητήσεις', 'Stop emails for these searches'),
  stopAll: pair('Σταμάτα όλες τις ειδοποιήσεις', 'Stop all alerts'),
  stoppedOneTitle: pair('Τα email σταμάτησαν', 'Emails stopped'),
  stoppedAllTitle: pair('Οι ειδοποιήσεις σταμάτησαν', 'Alerts stopped'),
  stoppedOne: pair(
    'Δεν θα λάβεις άλλο email για αυτή την αναζήτηση.',
    'You won’t get any more emails for this search.',
  ),
  stoppedSeveral: pair(
    'Δεν θα λάβεις άλλο email για αυτές τις αναζητήσεις.',
    'You won’t get any more emails for these searches.',
  ),
  changedMind: pair('Άλλαξες γνώμη;', 'Changed your mind?'),
  settings: pair('Συνέχισέ τις από τις ρυθμίσεις', 'Resume them in the settings'),
  stoppedAll: pair('Δεν θα λάβεις άλλες ειδοποιήσεις.', 'You won’t get any more alerts.'),
  alreadyTitle: pair('Έχουν ήδη σταματήσει', 'Already stopped'),
  invalidTitle: pair('Ο σύνδεσμος δεν ισχύει', 'This link doesn’t work'),
  invalidText: pair('Χρησιμοποίησε τον σύνδεσμο από το πιο πρόσφατο email.', 'Use the link in your most recent email.'),
  home: pair('Πήγαινε στην Εστία', 'Go to Estia'),
} as const;

export const alertHomesMessages = {
  title: pair('Τα ακίνητα της ειδοποίησης', 'Homes in your alert'),
  from: pair('Από την αναζήτηση που αποθήκευσες', 'From your saved search'),
  allOfSearch: pair('Δες όλα όσα ταιριάζουν τώρα', 'View everything that matches now'),
  settings: pair('Ρυθμίσεις ειδοποιήσεων', 'Alert settings'),
  count: pair(
    (count: number) => (count === 1 ? '1 ακίνητο' : `${count} ακίνητα`),
    (count: number) => (count === 1 ? '1 home' : `${count} homes`),
  ),
  gone: pair(
    (count: number) => (count === 1 ? '1 δεν είναι πια διαθέσιμο.' : `${count} δεν είναι πια διαθέσιμα.`),
    (count: number) => (count === 1 ? '1 is no longer available.' : `${count} are no longer available.`),
  ),
  noneTitle: pair('Κανένα δεν είναι πια διαθέσιμο', 'None of these are available any more'),
  noneText: pair(
    'Πουλήθηκαν, νοικιάστηκαν ή αποσύρθηκαν. Δες τι άλλο υπάρχει.',
    'They’ve been sold, rented or taken down. See what else there is.',
  ),
  emptyTitle: pair('Ο σύνδεσμος δεν είναι ολόκληρος', 'This link is incomplete'),
  emptyText: pair('Άνοιξέ τον ξανά από το email.', 'Open it again from the email.'),
  search: pair('Νέα αναζήτηση', 'New search'),
} as const;
