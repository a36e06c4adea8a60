/** The few terms that are explained where they first occur; the whole glossary is a page of its own. */
import { type Pair, pair } from '../pair.ts';

export const termHints = {
  'energy-class': pair(
    'Πόση ενέργεια ξοδεύει το ακίνητο, από Α+ (λιγότερη) ως Η (περισσότερη).',
    'How much energy the property uses, from A+ (least) to G (most).',
  ),
  gemi: pair(
    'Το Γενικό Εμπορικό Μητρώο: ο αριθμός που δείχνει κάθε μεσιτικό γραφείο.',
    'The Greek commercial register: the number every estate agency must show.',
  ),
  afm: pair('Ο αριθμός φορολογικού μητρώου.', 'The Greek tax number, 9 digits.'),
  kaek: pair('Ο κωδικός του ακινήτου στο κτηματολόγιο.', 'The code of a property in the national land registry.'),
  enfia: pair('Ο ετήσιος φόρος ακινήτων.', 'The yearly Greek property tax.'),
  'common-charges': pair('Τα έξοδα της πολυκατοικίας.', 'The shared running costs of a block of flats.'),
} as const satisfies Record<string, Pair>;

export type TermId = keyof typeof termHints;

export const moreInGlossary = pair('Περισσότερα στο γλωσσάρι', 'More in the glossary');
