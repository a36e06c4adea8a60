/** Words of the sheet that is handed over on paper. */
import { pair } from '../pair.ts';

export const sheetMessages = {
  brand: pair('Εστία', 'Estia'),
  forSale: pair('Πωλείται', 'For sale'),
  forRent: pair('Ενοικιάζεται', 'To let'),
  photosMissing: pair('Χωρίς φωτογραφίες', 'No photos'),
  hiddenAddress: pair('Η ακριβής διεύθυνση δεν εμφανίζεται.', 'The exact address is not shown.'),
  energyUnknown: pair('Ενεργειακή κλάση', 'Energy class'),
  amenities: pair('Παροχές', 'Amenities'),
  advertiser: pair('Αγγελιοδότης', 'Advertiser'),
  scan: pair('Δες την αγγελία', 'See the ad'),
  printed: pair(
    (date: string) => `Όπως ήταν η αγγελία στις ${date}. Η τιμή είναι ζητούμενη και μπορεί να έχει αλλάξει.`,
    (date: string) => `The ad as it was on ${date}. The price is an asking price and may have changed since.`,
  ),
};
