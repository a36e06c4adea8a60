/** Words of screens to come. Apart from the frame's words, which every page carries. */
import { pair } from '../pair.ts';

export const coming = {
  lead: pair('Έρχεται σύντομα', 'Coming soon'),
  text: pair(
    'Αυτή η σελίδα δεν είναι έτοιμη ακόμη. Στο μεταξύ μπορείς να ψάξεις ακίνητα.',
    'This page isn’t ready yet. In the meantime, you can search for property.',
  ),
};
