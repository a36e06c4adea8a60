/** Said when a form could not be sent because the session had ended, or was another account's. */
import { pair } from '../pair.ts';

export const nothingSent = pair(
  'Είχες αποσυνδεθεί και δεν στάλθηκε τίποτα.',
  'You’d been logged out, so nothing was sent.',
);

/** Where what was typed stands in the form again. */
export const unsent = pair(
  'Είχες αποσυνδεθεί και δεν στάλθηκε τίποτα. Έλεγξε όσα έγραψες και στείλε τα ξανά.',
  'You’d been logged out, so nothing was sent. Check what you wrote and send it again.',
);

/** The page that such a form is sent again from. */
export const sendAgain = {
  titles: {
    login: pair('Η σύνδεσή σου έληξε', 'You’ve been logged out'),
    'other-account': pair('Είσαι σε άλλον λογαριασμό', 'You’re in a different account'),
    'second-factor': pair('Η σύνδεσή σου έληξε', 'You’ve been logged out'),
    ready: pair('Συνδέθηκες', 'You’re logged in'),
  },
  leads: {
    login: pair(
      'Δεν στάλθηκε τίποτα ακόμη. Συνδέσου εδώ και μετά στείλε ό,τι έγραψες.',
      'Nothing has been sent yet. Log in here, then send what you wrote.',
    ),
    'other-account': pair(
      'Δεν στάλθηκε τίποτα: έχεις συνδεθεί με άλλον λογαριασμό. Συνδέσου με αυτόν που είχες όταν το έγραψες.',
      'Nothing was sent because you’re logged in to a different account. Log in to the one you were using when you wrote this.',
    ),
    'second-factor': pair(
      'Ο λογαριασμός σου ζητά και δεύτερο βήμα. Συνδέσου σε νέα καρτέλα, επίστρεψε εδώ και στείλε ό,τι έγραψες.',
      'Your account uses two-step login. Log in using a new tab, then come back here and send what you wrote.',
    ),
    ready: pair('Δες τι έγραψες και στείλε το.', 'Check what you wrote, then send it.'),
  },
  login: pair('Σύνδεση σε νέα καρτέλα', 'Log in (opens in a new tab)'),
  loginHere: pair('Συνδέσου', 'Log in'),
  written: pair('Αυτό που έγραψες', 'What you wrote'),
  send: pair('Αποστολή', 'Send it'),
  nothing: pair('Δεν υπάρχει κάτι για αποστολή', 'There’s nothing to send'),
  onward: pair('Στον λογαριασμό μου', 'Go to my account'),
  files: pair('Τα αρχεία πρέπει να τα διαλέξεις ξανά.', 'You’ll need to choose your files again.'),
  secrets: pair(
    'Οι κωδικοί πρόσβασης και οι κωδικοί μίας χρήσης δεν αποθηκεύονται: θα σου ζητηθούν ξανά.',
    'We don’t save passwords or codes, so you’ll need to enter them again.',
  ),
};

/** On the login page in between. Whoever logs in to another account is given nothing. */
export const keptUnsent = pair(
  'Αποσυνδέθηκες και δεν στάλθηκε τίποτα. Ό,τι έγραψες αποθηκεύτηκε σε αυτή την καρτέλα και θα το βρεις μόλις συνδεθείς στον ίδιο λογαριασμό. Μην την κλείσεις.',
  'You’ve been logged out, so nothing was sent. What you typed is saved in this tab and will be there when you log in to the same account. Keep this tab open.',
);

/** Of a form that the page no longer has, since something changed while it was being written. */
export const formGone = {
  changed: pair(
    'Κάτι άλλαξε όσο έγραφες και δεν στάλθηκε τίποτα. Η σελίδα δείχνει τι ισχύει τώρα.',
    'Something changed while you were writing, so nothing was sent. This page shows how things stand now.',
  ),
  typed: pair('Αυτό που έγραψες:', 'What you wrote:'),
};
