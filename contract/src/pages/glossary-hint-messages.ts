/** The few terms that are explained where they first occur; the whole glossary is a page of its own. */
import { type Pair, pair } from '../pair.ts';

export const termHints = {
  'energy-class': pair(
    'Πόση ενέργεια καταναλώνει το ακίνητο, από Α+ (λιγότερη) έως Η (περισσότερη).',
    'How much energy the property uses, from A+ (least) to G (most).',
  ),
  gemi: pair(
    'Το Γενικό Εμπορικό Μητρώο: ο αριθμός που δείχνει κάθε μεσιτικό γραφείο.',
    'Greece’s commercial register. Every agency must show its number.',
  ),
  afm: pair('Ο αριθμός φορολογικού μητρώου.', 'The 9-digit Greek tax number.'),
  kaek: pair('Ο κωδικός του ακινήτου στο κτηματολόγιο.', 'The property’s land registry code.'),
  enfia: pair('Ο ετήσιος φόρος ακινήτων.', 'Greece’s annual property tax.'),
  'common-charges': pair('Τα έξοδα της πολυκατοικίας.', 'The building’s shared running costs.'),
} as const satisfies Record<string, Pair>;

export type TermId = keyof typeof termHints;

export const moreInGlossary = pair('Περισσότερα στο γλωσσάρι', 'More in the glossary');
