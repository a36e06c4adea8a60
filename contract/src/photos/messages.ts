/** Words of photos. */
import { type Pair, pair } from '../pair.ts';
import type { PhotoRejection } from './model.ts';

export const photoRejectionMessages: Readonly<Record<PhotoRejection, Pair>> = {
  not_an_image: pair('Δεν είναι αρχείο εικόνας', 'Not an image file'),
  too_large: pair('Το αρχείο είναι πολύ μεγάλο (έως 25 MB)', 'The file is too large (up to 25 MB)'),
  too_small: pair('Η εικόνα είναι πολύ μικρή (τουλάχιστον 400 × 300)', 'The picture is too small (at least 400 × 300)'),
  too_many_pixels: pair('Η εικόνα έχει πάρα πολλά εικονοστοιχεία', 'The picture has too many pixels'),
  broken: pair('Το αρχείο είναι κατεστραμμένο', 'The file is damaged'),
  same_picture: pair('Η φωτογραφία υπάρχει ήδη', 'The picture already exists'),
};
