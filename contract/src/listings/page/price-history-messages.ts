/** Words of the price history. */
import { formatCount, formatThousands } from '../../format.ts';
import { pair } from '../../pair.ts';
import { cardMessages } from '../messages.ts';
import { factMessages } from './fact-messages.ts';

export const priceHistoryMessages = {
  price: pair('Τιμή', 'Price'),
  rent: pair('Ενοίκιο', 'Rent'),
  perMetre: pair('Τιμή ανά τ.μ.', 'Price per m²'),
  onMarket: pair('Στην αγορά', 'On the market'),
  since: pair(
    (date: string) => `από ${date}`,
    (date: string) => `since ${date}`,
  ),
  sinceFirst: pair('Από την αρχική τιμή', 'Since first listed'),
  unchanged: pair('Καμία αλλαγή', 'No change'),
  changes: pair(
    (count: number) => (count === 1 ? '1 αλλαγή τιμής' : `${count} αλλαγές τιμής`),
    (count: number) => (count === 1 ? '1 price change' : `${count} price changes`),
  ),
  date: pair('Ημερομηνία', 'Date'),
  event: pair('Τι άλλαξε', 'Event'),
  caption: pair('Ιστορικό τιμής', 'Price history'),
  published: pair('Πρώτη δημοσίευση', 'First published'),
  paused: pair('Σε παύση', 'Paused'),
  relisted: pair('Ξανά στην αγορά', 'Back on the market'),
  removed: pair('Αποσύρθηκε', 'Taken down'),
  byOther: pair('άλλη αγγελία', 'another listing'),
  factsChanged: pair('Αλλαγή στοιχείων', 'Details changed'),
  /** «Εμβαδόν: 90 τ.μ. → 92 τ.μ.» */
  change: pair(
    (label: string, before: string, after: string) => `${label}: ${before} → ${after}`,
    (label: string, before: string, after: string) => `${label}: ${before} → ${after}`,
  ),
  notStated: pair('δεν είχε δηλωθεί', 'not stated'),
  thisProperty: pair('Αυτό το ακίνητο', 'This property'),
  median: pair(
    (place: string) => `Διάμεση τιμή, ${place}`,
    (place: string) => `Median price, ${place}`,
  ),
  basedOn: pair(
    (count: number, date: string) => `από ${count === 1 ? '1 αγγελία' : `${formatThousands(count)} αγγελίες`}, ${date}`,
    (count: number, date: string) =>
      `based on ${formatCount(count, 'en')} ${count === 1 ? 'listing' : 'listings'}, ${date}`,
  ),
  below: pair(
    (share: string) => `${share} κάτω από τη διάμεση τιμή`,
    (share: string) => `${share} below the median`,
  ),
  above: pair(
    (share: string) => `${share} πάνω από τη διάμεση τιμή`,
    (share: string) => `${share} above the median`,
  ),
  atMedian: pair('Ίση με τη διάμεση τιμή', 'At the median'),
  fell: pair(
    (share: string) => `↓ Μείωση ${share}`,
    (share: string) => `↓ Reduced by ${share}`,
  ),
  rose: pair(
    (share: string) => `↑ Αύξηση ${share}`,
    (share: string) => `↑ Increased by ${share}`,
  ),
  same: pair('Ίδια τιμή', 'Same price'),
  chart: pair(
    (steps: string) => `Εξέλιξη της τιμής: ${steps}`,
    (steps: string) => `Price over time: ${steps}`,
  ),
  months: pair(
    ['Ιαν', 'Φεβ', 'Μάρ', 'Απρ', 'Μάι', 'Ιούν', 'Ιούλ', 'Αύγ', 'Σεπ', 'Οκτ', 'Νοέ', 'Δεκ'],
    ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  ),
};

/** A main fact of the home → how the timeline calls it. */
export const changedFactMessages: Readonly<Record<string, { readonly el: string; readonly en: string }>> = {
  type_id: factMessages.type,
  area: pair('Εμβαδόν', 'Size'),
  bed_rooms: pair('Υπνοδωμάτια', 'Bedrooms'),
  floor_id: pair('Όροφος', 'Floor'),
  year_built: factMessages.yearBuilt,
  energy_class_id: cardMessages.energyClass,
  condition_id: factMessages.condition,
};
