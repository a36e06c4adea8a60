/** VALU-2: what moves a price, why an ad counts, why there is no estimate: on the screen and on paper. */
import { formatThousands } from '../numbers.ts';
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
  near: pair('Κοντά', 'Near'),
  same_type: pair('Ίδιος τύπος', 'Same type'),
  similar_area: pair('Κοντινό εμβαδόν', 'Similar size'),
  similar_year: pair('Ίδια εποχή', 'Similar age'),
  same_condition: pair('Ίδια κατάσταση', 'Same condition'),
  same_floor: pair('Ίδιος όροφος', 'Same floor'),
};

/** `300` → `300 μ.`, `2400` → `2,4 χλμ.` */
export const distance = pair(
  (metres: number) =>
    metres < 1_000 ? `${metres} μ.` : `${String(Math.round(metres / 100) / 10).replace('.', ',')} χλμ.`,
  (metres: number) => (metres < 1_000 ? `${metres} m` : `${Math.round(metres / 100) / 10} km`),
);

const adsOf = pair(
  (n: number) => (n === 1 ? '1 αγγελία' : `${formatThousands(n)} αγγελίες`),
  (n: number) => (n === 1 ? '1 ad' : `${formatThousands(n)} ads`),
);

export const estimateRefusalMessages: Readonly<
  Record<Refused, { title: Pair; text: Pair<(ads: number, needed: number) => string> }>
> = {
  not_covered: {
    title: pair('Αυτόν τον τύπο δεν τον εκτιμάμε', 'We do not value this type'),
    text: pair(
      () =>
        'Τέτοια ακίνητα διαφέρουν τόσο μεταξύ τους που ένας αριθμός θα ήταν μαντεψιά. Ένας μεσίτης μπορεί να το δει από κοντά.',
      () => 'Such properties differ so much that a number would be a guess. An estate agent can look at it in person.',
    ),
  },
  outside: {
    title: pair('Το σημείο είναι έξω από την Ελλάδα', 'The point is outside Greece'),
    text: pair(
      () => 'Μετακίνησε την πινέζα ή διάλεξε περιοχή από τη λίστα.',
      () => 'Move the pin, or choose an area from the list.',
    ),
  },
  few_ads: {
    title: pair('Δεν υπάρχουν αρκετές αγγελίες γύρω', 'There are too few ads around it'),
    text: pair(
      (ads, needed) =>
        `Γύρω από το ακίνητο βρήκαμε ${adsOf.el(ads)} του ίδιου είδους και χρειαζόμαστε τουλάχιστον ${needed}. Με λιγότερες ένας αριθμός θα ήταν μαντεψιά.`,
      (ads, needed) =>
        `Around the property we found ${adsOf.en(ads)} of the same kind and need at least ${needed}. With fewer a number would be a guess.`,
    ),
  },
  unusual: {
    title: pair('Το ακίνητο διαφέρει πολύ από τα γύρω του', 'The property is very unlike those around it'),
    text: pair(
      () =>
        'Κάποιο στοιχείο, συνήθως το εμβαδόν, βγαίνει έξω από όσα έχουμε δει σε αγγελίες. Έλεγξέ το, αλλιώς δεν υπάρχει σύγκριση που να στέκει.',
      () =>
        'One of the facts, usually the size, lies outside what we have seen in ads. Check it, or else no comparison would hold.',
    ),
  },
  no_model: {
    title: pair('Η εκτίμηση δεν είναι έτοιμη ακόμη', 'The estimate is not ready yet'),
    text: pair(
      () => 'Ο υπολογισμός γίνεται κάθε βράδυ και δεν έχει τελειώσει για αυτή την αγορά. Δοκίμασε ξανά αύριο.',
      () => 'The figures are worked out every night and are not ready for this market. Try again tomorrow.',
    ),
  },
};

export const listingCount = adsOf;
