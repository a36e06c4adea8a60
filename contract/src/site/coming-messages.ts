/** Words of screens to come. Apart from the frame's words, which every page carries. */
import { type Pair, pair } from '../pair.ts';

export const coming = {
  lead: pair('Έρχεται σύντομα', 'Coming soon'),
  text: pair(
    'Αυτή η σελίδα δεν είναι έτοιμη ακόμη. Στο μεταξύ μπορείς να ψάξεις ακίνητα.',
    'This page isn’t ready yet. In the meantime, you can search for property.',
  ),
};

type Coming = { readonly title: Pair; readonly text: Pair };
/* @__NO_SIDE_EFFECTS__ */
function soon(title: Pair, text: Pair): Coming {
  return { title, text };
}

/** What will stand at each address that is not built yet, by the name of its route. */
export const comingScreens: Readonly<Record<string, Coming>> = {
  'dashboard-properties-external-sources': soon(
    pair('Εισαγωγή αγγελιών', 'Imported listings'),
    pair(
      'Εδώ θα εισάγεις αγγελίες από το πρόγραμμα του γραφείου σου.',
      'You’ll be able to import listings from your agency’s software here.',
    ),
  ),
  'dashboard-admin-external-sources': soon(
    pair('Εξωτερικές πηγές', 'External sources'),
    pair('Εδώ θα διαχειρίζεσαι τις πηγές αγγελιών.', 'You’ll be able to manage listing sources here.'),
  ),
};
