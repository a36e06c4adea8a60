/** Words of the table of own listings, for advertisers with more than fit on one page. */
import { formatCount } from '../../format.ts';
import { type Pair, pair } from '../../pair.ts';
import type { AttentionKind, ListingTableSort } from './dashboard-choices.ts';

export const listingTableMessages = {
  search: pair(
    'Κωδικός αγγελίας, δικός σου κωδικός, οδός, τίτλος ή περιοχή',
    'Listing ID, your reference, street, title or area',
  ),
  source: pair('Πηγή', 'Source'),
  anySource: pair('Όλες οι πηγές', 'All sources'),
  reference: pair('Ο κωδικός σου', 'Your reference'),
  type: pair('Τύπος', 'Type'),
  anyType: pair('Όλοι οι τύποι', 'All types'),
  place: pair('Περιοχή', 'Area'),
  anyPlace: pair('Όλες οι περιοχές', 'All areas'),
  find: pair('Αναζήτηση', 'Search'),
  clear: pair('Καθαρισμός φίλτρων', 'Clear filters'),
  option: pair(
    (name: string, count: number) => `${name} (${formatCount(count, 'el')})`,
    (name: string, count: number) => `${name} (${formatCount(count, 'en')})`,
  ),
  attention: pair('Χρειάζονται προσοχή', 'Needs attention'),
  none: pair('Καμία αγγελία με αυτά τα φίλτρα', 'No listings match these filters'),
  noneText: pair(
    'Δοκίμασε λιγότερα φίλτρα ή άλλη λέξη. Η αναζήτηση ψάχνει στην καρτέλα που βλέπεις.',
    'Try fewer filters or another word. Search looks in the tab you’re on.',
  ),
  sortBy: pair(
    (column: string) => `Ταξινόμηση: ${column}`,
    (column: string) => `Sort by: ${column}`,
  ),
  perPage: pair('Αγγελίες ανά σελίδα', 'Listings per page'),
  select: pair('Επιλογή', 'Select'),
  actions: pair('Ενέργειες', 'Actions'),
} as const;

export const listingTableColumns: Readonly<Record<ListingTableSort, Pair>> = {
  code: pair('Αγγελία', 'Listing'),
  place: pair('Περιοχή', 'Area'),
  area: pair('Εμβαδόν', 'Size'),
  price: pair('Τιμή', 'Price'),
  views: pair('Προβολές', 'Views'),
  messages: pair('Συνομιλίες', 'Conversations'),
  updated: pair('Ενημέρωση', 'Updated'),
  confirmed: pair('Κατάσταση', 'Status'),
};

export const attentionMessages: Readonly<Record<AttentionKind, Pair>> = {
  rejected: pair('Δεν έγινε δεκτή από την πηγή', 'Rejected in the feed'),
  photos: pair('Λίγες φωτογραφίες', 'Too few photos'),
  mandate: pair('Εντολή που λήγει', 'Agreement ending'),
  unconfirmed: pair('Χωρίς επιβεβαίωση', 'Not confirmed'),
};
