import { pair } from '../pair.ts';

export const title = pair('Μεσιτικά γραφεία', 'Estate agencies');
export const text = pair(
  'Άνθρωποι που ξέρουν τη γειτονιά δρόμο με δρόμο.',
  'People who know the neighbourhood street by street.',
);
export const all = pair('Όλα τα γραφεία', 'All agencies');
export const none = pair('Δεν υπάρχουν γραφεία ακόμη.', 'There are no agencies yet.');
export const forSale = pair('προς πώληση', 'for sale');
export const forRent = pair('προς ενοικίαση', 'to rent');
