/** Words around the list of results: how it is drawn, the map beside it, the table's columns. */
import { formatCount, formatThousands } from '../format.ts';
import { pair } from '../pair.ts';

export const viewAs = pair('Προβολή', 'View as');
export const views = {
  grid: pair('Κάρτες', 'Grid'),
  list: pair('Λίστα', 'List'),
  table: pair('Πίνακας', 'Table'),
} as const;

export const showing = pair(
  (from: number, until: number) => `εμφάνιση ${formatThousands(from)}–${formatThousands(until)}`,
  (from: number, until: number) => `showing ${formatCount(from, 'en')}–${formatCount(until, 'en')}`,
);

/** After the map was moved away from it. */
export const backToPlace = pair(
  (place: string) => `Πίσω: ${place}`,
  (place: string) => `Back to ${place}`,
);

export const map = pair('Χάρτης', 'Map');
export const list = pair('Λίστα', 'List');
export const mapLoading = pair('Φόρτωση χάρτη…', 'Loading map…');
export const mapFailed = pair('Ο χάρτης δεν φορτώθηκε.', 'Couldn’t load the map.');
export const mapAgain = pair('Δοκίμασε ξανά', 'Try again');
export const closeCard = pair('Κλείσιμο κάρτας', 'Close card');
export const cardLoading = pair('Φόρτωση ακινήτου…', 'Loading property…');
export const cardFailed = pair('Το ακίνητο δεν φορτώθηκε.', 'Couldn’t load this property.');
export const cardGone = pair('Η αγγελία δεν υπάρχει πια.', 'This listing is no longer available.');

export const tableCaption = pair(
  (title: string) => `${title}, ως πίνακας`,
  (title: string) => `${title}, as a table`,
);
export const columns = {
  property: pair('Ακίνητο', 'Property'),
  price: pair('Τιμή', 'Price'),
  perMetre: pair('€/τ.μ.', '€/m²'),
  area: pair('Τ.μ.', 'm²'),
  bedrooms: pair('Υ/Δ', 'Beds'),
  floor: pair('Όροφος', 'Floor'),
  energy: pair('Ενεργ.', 'Energy'),
  place: pair('Περιοχή', 'Area'),
  updated: pair('Ενημέρωση', 'Updated'),
  actions: pair('Ενέργειες', 'Actions'),
} as const;
/** Said of a column's link: what pressing it does. */
export const sortColumn = pair(
  (order: string) => `Ταξινόμηση. ${order}`,
  (order: string) => `Sort. ${order}`,
);
