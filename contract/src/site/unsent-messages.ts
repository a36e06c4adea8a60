/** Said when a form could not be sent because the session had ended, or was another account's. */
import { pair } from '../pair.ts';

export const nothingSent = pair(
  'Είχες αποσυνδεθεί και δεν στάλθηκε τίποτα.',
  'You had been logged out, so nothing was sent.',
);

/** Where what was typed stands in the form again. */
export const unsent = pair(
  'Είχες αποσυνδεθεί και δεν στάλθηκε τίποτα. Έλεγξε όσα έγραψες και στείλε τα ξανά.',
  'You had been logged out, so nothing was sent. Check what you wrote and send it again.',
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
      'Δεν στάλθηκε τίποτα: είσαι σε άλλον λογαριασμό. Συνδέσου σε αυτόν με τον οποίο το έγραψες.',
      'Nothing was sent: this is a different account. Log in to the one you wrote this with.',
    ),
    'second-factor': pair(
      'Ο λογαριασμός σου ζητά και δεύτερο βήμα. Συνδέσου σε νέα καρτέλα, γύρισε εδώ και στείλε ό,τι έγραψες.',
      'Your account asks for a second step. Log in on a new tab, then come back here and send what you wrote.',
    ),
    ready: pair('Δες τι έγραψες και στείλε το.', 'Check what you wrote, then send it.'),
  },
  login: pair('Σύνδεση σε νέα καρτέλα', 'Log in on a new tab'),
  loginHere: pair('Συνδέσου', 'Log in'),
  written: pair('Αυτό που έγραψες', 'What you wrote'),
  act: pair('Στείλε το', 'Send it'),
  nothing: pair('Δεν υπάρχει κάτι να σταλεί', 'There is nothing to send'),
  onward: pair('Στον λογαριασμό μου', 'Go to my account'),
  files: pair('Τα αρχεία πρέπει να τα διαλέξεις ξανά.', 'Files have to be chosen again.'),
  secrets: pair(
    'Κωδικοί δεν φυλάσσονται: θα σου ζητηθούν ξανά.',
    'Passwords and codes are not kept: you will be asked for them again.',
  ),
};

/** On the login page in between. Whoever logs in to another account is given nothing. */
export const keptUnsent = pair(
  'Αποσυνδέθηκες. Δεν στάλθηκε τίποτε· ό,τι έγραψες φυλάχτηκε σε αυτή την καρτέλα και θα το βρεις μόλις συνδεθείς στον ίδιο λογαριασμό. Μην την κλείσεις.',
  'You were logged out. Nothing was sent; what you typed is kept in this tab and comes back after you log in to the same account. Keep it open.',
);
