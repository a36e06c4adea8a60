/** What the form says of a text while it is written. */
import { pair } from '../../pair.ts';
import type { TextIssueKind } from './text-checks.ts';

export const textCheckMessages = {
  title: pair('Έλεγξε το κείμενό σου', 'Check your text'),
  why: {
    contact: pair(
      'Μη γράφεις στοιχεία επικοινωνίας: μπορεί να τα αντιγράψει ο καθένας. Οι ενδιαφερόμενοι σε βρίσκουν από το κουμπί επικοινωνίας της αγγελίας.',
      'Leave out contact details: anyone could copy them. People can reach you with the contact button on your listing.',
    ),
    unfair: pair(
      'Ο νόμος απαγορεύει να αποκλείεις ανθρώπους λόγω καταγωγής, θρησκείας, φύλου, οικογενειακής κατάστασης ή αναπηρίας.',
      'It’s illegal to exclude people because of their origin, religion, sex, family status or disability.',
    ),
    promise: pair(
      'Την άδεια διαμονής τη δίνει μόνο το κράτος. Κανείς δεν μπορεί να την εγγυηθεί.',
      'Only the Greek state can grant a residence permit. No one can guarantee it.',
    ),
    capitals: pair(
      'Τα πολλά κεφαλαία διαβάζονται δύσκολα. Γράψε με πεζά.',
      'Text in capitals is hard to read. Use lower case.',
    ),
  } satisfies Record<TextIssueKind, unknown>,
  refused: pair('Άλλαξέ το για να δημοσιευτεί', 'Change this before publishing'),
  hint: pair('Πρόταση', 'Suggestion'),
  found: pair('Βρέθηκε', 'Found'),
};
