/** Words around the list of results: how it is drawn, the map beside it, the table's columns. */
import { formatThousands } from '../numbers.ts';
import { pair } from '../pair.ts';

export const viewAs = pair('Προβολή', 'View as');
export const views = {
  grid: pair('Κάρτες', 'Cards'),
  list: pair('Σειρές', 'Rows'),
  table: pair('Πίνακας', 'Table'),
} as const;

export const showing = pair(
  (from: number, until: number) => `βλέπεις ${formatThousands(from)}–${formatThousands(until)}`,
  (from: number, until: number) => `showing ${formatThousands(from)}–${formatThousands(until)}`,
);

/** After the map was moved away from it. */
export const backToPlace = pair(
  (place: string) => `Πίσω: ${place}`,
  (place: string) => `Back to ${place}`,
);

export const map = pair('Χάρτης', 'Map');
export const list = pair('Λίστα', 'List');
export const mapLoading = pair('Φορτώνω τον χάρτη', 'Loading the map');
export const mapFailed = pair('Ο χάρτης δεν φορτώθηκε.', 'The map did not load.');
export const mapAgain = pair('Δοκίμασε ξανά', 'Try again');
export const closeCard = pair('Κλείσε την κάρτα', 'Close the card');
export const cardLoading = pair('Φορτώνω το ακίνητο', 'Loading the property');
export const cardFailed = pair('Το ακίνητο δεν φορτώθηκε.', 'The property did not load.');
export const cardGone = pair('Η αγγελία δεν υπάρχει πια.', 'The ad is no longer offered.');

export const tableCaption = pair(
  (title: string) => `${title}, ως πίνακας`,
  (title: string) => `${title}, as a table`,
);
export const columns = {
  home: pair('Ακίνητο', 'Property'),
  price: pair('Τιμή', 'Price'),
  perMetre: pair('€/τ.μ.', '€/m²'),
  area: pair('Τ.μ.', 'm²'),
  bedrooms: pair('Υ/Δ', 'Bed'),
  floor: pair('Όροφος', 'Floor'),
  energy: pair('Ενεργ.', 'Energy'),
  place: pair('Περιοχή', 'Place'),
  updated: pair('Ενημέρωση', 'Updated'),
  acts: pair('Ενέργειες', 'Actions'),
} as const;
/** Said of a column's link: what pressing it does. */
export const sortColumn = pair(
  (order: string) => `Ταξινόμησε. ${order}`,
  (order: string) => `Sort. ${order}`,
);
