/** Every word a person reads on a card and on the page of a home. */
import { formatCount, formatEuro, formatThousands } from '../format.ts';
import { pair } from '../pair.ts';

const NO_BREAK = '\u00A0';

/** `4.9` → `4,9%` in Greek and `4.9%` in English; a whole number stays whole. */
export const percent = pair(
  (value: number) => `${String(Math.round(value * 10) / 10).replace('.', ',')}%`,
  (value: number) => `${Math.round(value * 10) / 10}%`,
);

const days = pair(
  (count: number) => (count === 1 ? '1 ημέρα' : `${formatThousands(count)} ημέρες`),
  (count: number) => (count === 1 ? '1 day' : `${formatCount(count, 'en')} days`),
);

/** How long ago, in whole days of the Greek calendar. */
export const ageMessages = {
  ago: pair(
    (count: number): string => {
      if (count <= 0) return 'σήμερα';
      if (count === 1) return 'χθες';
      if (count < 7) return `πριν ${count} ημέρες`;
      if (count < 14) return 'πριν 1 εβδομάδα';
      if (count < 30) return `πριν ${Math.floor(count / 7)} εβδομάδες`;
      if (count < 60) return 'πριν 1 μήνα';
      if (count < 365) return `πριν ${Math.max(2, Math.floor(count / 30.4))} μήνες`;
      return count < 730 ? 'πριν 1 χρόνο' : `πριν ${Math.floor(count / 365)} χρόνια`;
    },
    (count: number): string => {
      if (count <= 0) return 'today';
      if (count === 1) return 'yesterday';
      if (count < 7) return `${count} days ago`;
      if (count < 14) return '1 week ago';
      if (count < 30) return `${Math.floor(count / 7)} weeks ago`;
      if (count < 60) return '1 month ago';
      if (count < 365) return `${Math.max(2, Math.floor(count / 30.4))} months ago`;
      return count < 730 ? '1 year ago' : `${Math.floor(count / 365)} years ago`;
    },
  ),
  days,
};

export const priceMessages = {
  perMonth: pair('/μήνα', '/month'),
  was: pair('Παλιά τιμή', 'Previous price'),
  /** `↓ 13.000 € (4,9 %)` */
  drop: pair(
    (amount: number, share: string) => `↓ ${formatEuro(amount)} (${share})`,
    (amount: number, share: string) => `↓ ${formatEuro(amount)} (${share})`,
  ),
  on: pair(
    (date: string) => `στις ${date}`,
    (date: string) => `on ${date}`,
  ),
};

export const cardMessages = {
  isNew: pair('Νέο', 'New'),
  newSinceLastVisit: pair('Νέο από την τελευταία επίσκεψή σου', 'New since your last visit'),
  exclusive: pair('Αποκλειστικότητα', 'Exclusive'),
  listingsFrom: pair(
    (count: number) => `${count} αγγελίες από`,
    (count: number) => `${count} listings from`,
  ),
  gemi: pair('ΓΕΜΗ', 'GEMI'),
  dropSpoken: pair('Μείωση τιμής', 'Price drop'),
  /** As short as the card needs it; `0` is a home without a separate bedroom. */
  bedrooms: pair(
    (count: number) => `${count}${NO_BREAK}υ/δ`,
    (count: number) => `${count}${NO_BREAK}${count === 1 ? 'bed' : 'beds'}`,
  ),
  bathrooms: pair(
    (count: number) => `${count}${NO_BREAK}μπ.`,
    (count: number) => `${count}${NO_BREAK}${count === 1 ? 'bath' : 'baths'}`,
  ),
  bedroomsSpoken: pair(
    (count: number) => (count === 1 ? '1 υπνοδωμάτιο' : `${count} υπνοδωμάτια`),
    (count: number) => (count === 1 ? '1 bedroom' : `${count} bedrooms`),
  ),
  /** «3ος όροφος» → «3ος»: among the facts of a card nothing else is the third. */
  shortFloor: pair(
    (floor: string) => floor.replace(' όροφος', ''),
    (floor: string) => floor,
  ),
  privateOwner: pair('Ιδιώτης', 'Private owner'),
  agency: pair('Μεσιτικό γραφείο', 'Agency'),
  energyClass: pair('Ενεργειακή κλάση', 'Energy class'),
  previousPhoto: pair('Προηγούμενη φωτογραφία', 'Previous photo'),
  nextPhoto: pair('Επόμενη φωτογραφία', 'Next photo'),
};

export const carouselMessages = pair(
  { previous: 'Προηγούμενα', next: 'Επόμενα' },
  { previous: 'Previous', next: 'Next' },
);
