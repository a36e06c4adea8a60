import { pair } from '../pair.ts';

export const title = pair('Μεσιτικά γραφεία', 'Estate agencies');
export const text = pair(
  'Επαγγελματίες που ξέρουν τη γειτονιά δρόμο προς δρόμο.',
  'Local agents who know the neighbourhood street by street.',
);
export const all = pair('Όλα τα γραφεία', 'All agencies');
export const none = pair('Δεν υπάρχουν γραφεία ακόμη.', 'No agencies yet.');
export const forSale = pair('προς πώληση', 'for sale');
export const forRent = pair('προς ενοικίαση', 'for rent');
