/** Words of reporting a listing. */
import { pair } from '../../pair.ts';

export const reportFormMessages = {
  title: pair('Αναφορά αγγελίας', 'Report a listing'),
  lead: pair(
    'Πες μας τι δεν είναι σωστό. Ο αγγελιοδότης δεν θα μάθει ποιος έκανε την αναφορά.',
    'Tell us what’s wrong. The advertiser won’t know who reported it.',
  ),
  reason: pair('Λόγος', 'Reason'),
  choose: pair('Διάλεξε', 'Choose'),
  description: pair('Τι δεν είναι σωστό;', 'What’s wrong?'),
  name: pair('Το όνομά σου', 'Your name'),
  email: pair('Το email σου', 'Your email'),
  emailHint: pair(
    'Συμπλήρωσέ το για να σε ενημερώσουμε για την απόφασή μας.',
    'Add it if you want to hear what we decide.',
  ),
  goodFaith: pair('Τα στοιχεία είναι αληθή, από όσο γνωρίζω.', 'To the best of my knowledge, this report is accurate.'),
  send: pair('Στείλε την αναφορά', 'Submit report'),
  sending: pair('Αποστολή…', 'Sending…'),
  sent: pair('Η αναφορά στάλθηκε', 'Report sent'),
  number: pair(
    (number: number) => `Αριθμός αναφοράς: ${number}. Θα την εξετάσει άνθρωπος της ομάδας μας.`,
    (number: number) => `Your report number is ${number}. A member of our team will review it.`,
  ),
  numberAlone: pair(
    (number: number) => `Αριθμός αναφοράς: ${number}.`,
    (number: number) => `Your report number is ${number}.`,
  ),
  failed: pair('Η αναφορά δεν στάλθηκε. Δοκίμασε ξανά.', 'Your report wasn’t sent. Try again.'),
  needsScript: pair(
    'Για να κάνεις αναφορά χωρίς λογαριασμό, ενεργοποίησε τη JavaScript (τη χρειάζεται ο έλεγχος για spam) ή συνδέσου.',
    'To report without an account, turn on JavaScript (we use it for a quick spam check). Or log in.',
  ),
};
