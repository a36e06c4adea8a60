/** VALU-2: what moves a price, why a listing counts, why there is no estimate: on the screen and on paper. */
import { formatCount, formatThousands } from '../format.ts';
import { type Pair, pair } from '../pair.ts';
import type { comparableReasons, estimateRefusals, priceFactors } from './estimate.ts';

type Factor = (typeof priceFactors)[number];
type Reason = (typeof comparableReasons)[number];
type Refused = (typeof estimateRefusals)[number];

export const factorMessages: Readonly<Record<Factor, Pair>> = {
  place: pair('Θέση', 'Location'),
  type: pair('Τύπος', 'Type'),
  area: pair('Εμβαδόν', 'Size'),
  land: pair('Οικόπεδο', 'Plot'),
  floor: pair('Όροφος', 'Floor'),
  year: pair('Έτος κατασκευής', 'Year built'),
  condition: pair('Κατάσταση', 'Condition'),
  energy: pair('Ενεργειακή κλάση', 'Energy class'),
  rooms: pair('Δωμάτια', 'Rooms'),
  view: pair('Θέα', 'View'),
  extras: pair('Παροχές', 'Amenities'),
};

export const comparableReasonMessages: Readonly<Record<Reason, Pair>> = {
  same_district: pair('Ίδια συνοικία', 'Same neighbourhood'),
  near: pair('Κοντά', 'Nearby'),
  same_type: pair('Ίδιος τύπος', 'Same type'),
  similar_area: pair('Παρόμοιο εμβαδόν', 'Similar size'),
  similar_year: pair('Κοντινό έτος κατασκευής', 'Similar age'),
  same_condition: pair('Ίδια κατάσταση', 'Same condition'),
  same_floor: pair('Ίδιος όροφος', 'Same floor'),
};

/** `300` → `300 μ.`, `2400` → `2,4 χλμ.` */
export const distance = pair(
  (metres: number) =>
    metres < 1_000 ? `${metres} μ.` : `${String(Math.round(metres / 100) / 10).replace('.', ',')} χλμ.`,
  (metres: number) => (metres < 1_000 ? `${metres} m` : `${Math.round(metres / 100) / 10} km`),
);

const formatListings = pair(
  (n: number) => (n === 1 ? '1 αγγελία' : `${formatThousands(n)} αγγελίες`),
  (n: number) => (n === 1 ? '1 listing' : `${formatCount(n, 'en')} listings`),
);

export const estimateRefusalMessages: Readonly<
  Record<Refused, { title: Pair; text: Pair<(listingCount: number, needed: number) => string> }>
> = {
  not_covered: {
    title: pair('Δεν γίνεται εκτίμηση για αυτόν τον τύπο', 'We can’t value this property type'),
    text: pair(
      () =>
        'Τέτοια ακίνητα διαφέρουν τόσο μεταξύ τους που ένας αριθμός θα ήταν μαντεψιά. Ένας μεσίτης μπορεί να το δει από κοντά.',
      () => 'These properties vary so much that any figure would be a guess. An agent can look at it in person.',
    ),
  },
  outside: {
    title: pair('Η πινέζα είναι εκτός Ελλάδας', 'The pin is outside Greece'),
    text: pair(
      () => 'Μετακίνησε την πινέζα ή διάλεξε περιοχή από τη λίστα.',
      () => 'Move the pin, or choose an area from the list.',
    ),
  },
  few_listings: {
    title: pair('Δεν υπάρχουν αρκετές αγγελίες κοντά', 'Not enough listings nearby'),
    text: pair(
      (listingCount, needed) =>
        `Κοντά στο ακίνητο βρήκαμε ${formatListings.el(listingCount)} ίδιου τύπου και χρειαζόμαστε τουλάχιστον ${needed}. Με λιγότερες, η τιμή θα ήταν μαντεψιά.`,
      (listingCount, needed) =>
        `We found ${formatListings.en(listingCount)} of the same type nearby and need at least ${needed}. With fewer, any figure would be a guess.`,
    ),
  },
  unusual: {
    title: pair('Το ακίνητο διαφέρει πολύ από τα γύρω του', 'This property is very different from others nearby'),
    text: pair(
      () =>
        'Κάποιο στοιχείο, συνήθως το εμβαδόν, διαφέρει πολύ από όσα βλέπουμε σε αγγελίες. Έλεγξέ το: διαφορετικά δεν γίνεται αξιόπιστη σύγκριση.',
      () =>
        'One detail, usually the size, is outside the range we see in listings. Check it: otherwise we can’t make a reliable comparison.',
    ),
  },
  no_model: {
    title: pair('Η εκτίμηση δεν είναι έτοιμη ακόμη', 'The estimate isn’t ready yet'),
    text: pair(
      () => 'Ο υπολογισμός γίνεται κάθε βράδυ και δεν έχει τελειώσει για αυτή την αγορά. Δοκίμασε ξανά αύριο.',
      () => 'Estimates are calculated overnight and aren’t ready for this market yet. Try again tomorrow.',
    ),
  },
};

export const listingCount = formatListings;
