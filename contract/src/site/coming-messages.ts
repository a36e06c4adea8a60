/** Words of screens to come. Apart from the frame's words, which every page carries. */
import { type Pair, pair } from '../pair.ts';

export const coming = {
  lead: pair('Ετοιμάζεται', 'In preparation'),
  text: pair(
    'Αυτή η σελίδα δεν είναι έτοιμη ακόμη. Στο μεταξύ μπορείς να ψάξεις ακίνητα.',
    'This page is not ready yet. Meanwhile you can search properties.',
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
    pair('Αγγελίες από αλλού', 'Ads from elsewhere'),
    pair(
      'Εδώ θα φέρνεις αγγελίες από το σύστημα του γραφείου σου.',
      'Here you will bring in ads from your agency system.',
    ),
  ),
  'dashboard-admin-external-sources': soon(
    pair('Εξωτερικές πηγές', 'External sources'),
    pair('Εδώ θα ελέγχονται οι πηγές αγγελιών.', 'Here the sources of ads will be checked.'),
  ),
};
