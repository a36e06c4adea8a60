/** Words of photos. */
import { type Pair, pair } from '../pair.ts';
import type { PhotoRejection } from './model.ts';

export const photoRejectionMessages: Readonly<Record<PhotoRejection, Pair>> = {
  not_an_image: pair(
    'Δεν είναι αρχείο εικόνας. Χρησιμοποίησε JPEG, PNG, WebP ή AVIF.',
    'This isn’t an image. Use JPEG, PNG, WebP or AVIF.',
  ),
  too_large: pair('Το αρχείο είναι πολύ μεγάλο. Το όριο είναι 25 MB.', 'This file is too large. The limit is 25 MB.'),
  too_small: pair(
    'Η εικόνα είναι πολύ μικρή. Χρειάζεται τουλάχιστον 400 × 300 pixel.',
    'This image is too small. It must be at least 400 × 300 pixels.',
  ),
  too_many_pixels: pair(
    'Η ανάλυση της εικόνας είναι πολύ μεγάλη. Μίκρυνέ την και δοκίμασε ξανά.',
    'This image’s resolution is too high. Make it smaller and try again.',
  ),
  broken: pair('Το αρχείο είναι κατεστραμμένο. Δοκίμασε άλλη φωτογραφία.', 'This file is damaged. Try another photo.'),
  same_picture: pair('Έχεις ήδη προσθέσει αυτή τη φωτογραφία', 'You’ve already added this photo'),
};
