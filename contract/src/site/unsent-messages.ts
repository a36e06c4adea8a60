/** Said when a form could not be sent because the session had ended. */
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

/** On the login page in between. Whoever logs in to another account is given nothing. */
export const keptUnsent = pair(
  'Αποσυνδέθηκες. Δεν στάλθηκε τίποτε· ό,τι έγραψες φυλάχτηκε και θα το βρεις μόλις συνδεθείς στον ίδιο λογαριασμό.',
  'You were logged out. Nothing was sent; what you typed is kept and comes back after you log in to the same account.',
);
