/** Words of the sheet that is handed over on paper. */
import { pair } from '../../pair.ts';

export const sheetMessages = {
  brand: pair('Εστία', 'Estia'),
  forSale: pair('Πωλείται', 'For sale'),
  forRent: pair('Ενοικιάζεται', 'For rent'),
  photosMissing: pair('Χωρίς φωτογραφίες', 'No photos'),
  hiddenAddress: pair('Η ακριβής διεύθυνση δεν εμφανίζεται.', 'The exact address isn’t shown.'),
  amenities: pair('Παροχές', 'Amenities'),
  advertiser: pair('Αγγελιοδότης', 'Advertiser'),
  scan: pair('Δες την αγγελία', 'View listing'),
  printed: pair(
    (date: string) => `Στοιχεία της αγγελίας στις ${date}. Η ζητούμενη τιμή μπορεί να έχει αλλάξει.`,
    (date: string) => `Listing details as of ${date}. The asking price may have changed since.`,
  ),
};
