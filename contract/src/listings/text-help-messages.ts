/** What the form says of a text while it is written. */
import { pair } from '../pair.ts';
import type { TextIssueKind } from './text-help.ts';

export const textCheckMessages = {
  title: pair('Δες το κείμενό σου', 'Look at your text'),
  why: {
    contact: pair(
      'Στοιχεία επικοινωνίας δεν μπαίνουν στο κείμενο: ο καθένας τα αντιγράφει. Όποιος ενδιαφέρεται σε βρίσκει από το κουμπί της αγγελίας.',
      'Contact details do not go into the text: anybody can copy them. Whoever is interested reaches you by the button of the ad.',
    ),
    unfair: pair(
      'Ο νόμος δεν επιτρέπει να αποκλείεις ανθρώπους για την καταγωγή, τη θρησκεία, το φύλο, την οικογένεια ή μια αναπηρία τους.',
      'The law does not allow shutting people out for their origin, belief, sex, family or a disability.',
    ),
    promise: pair(
      'Την άδεια διαμονής τη δίνει μόνο το κράτος. Κανείς δεν μπορεί να την εγγυηθεί.',
      'Only the state grants a residence permit. Nobody can guarantee it.',
    ),
    capitals: pair(
      'Τα πολλά κεφαλαία διαβάζονται δύσκολα. Γράψε με μικρά.',
      'Many capitals are hard to read. Use small letters.',
    ),
  } satisfies Record<TextIssueKind, unknown>,
  refused: pair('Δεν δημοσιεύεται έτσι', 'Not published like this'),
  hint: pair('Μόνο συμβουλή', 'Only advice'),
  found: pair('Βρέθηκε', 'Found'),
};
