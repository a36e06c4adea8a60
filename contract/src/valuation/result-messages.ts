/** VALU-2: words of the page that says what a home could ask for. */
import { pair } from '../pair.ts';

export const estimateResultMessages = {
  title: pair('Εκτίμηση', 'Estimate'),
  value: pair('Εκτιμώμενη ζητούμενη τιμή', 'Estimated asking price'),
  rent: pair('Εκτιμώμενο ζητούμενο μίσθωμα', 'Estimated asking rent'),
  perMonth: pair('/μήνα', '/month'),
  range: pair(
    (low: string, high: string) => `4 στις 5 αγγελίες τέτοιων ακινήτων ζητούν από ${low} έως ${high}.`,
    (low: string, high: string) => `4 in 5 ads of such properties ask between ${low} and ${high}.`,
  ),
  rangeTold: pair(
    (low: string, high: string, value: string) => `Εύρος από ${low} έως ${high}, εκτίμηση ${value}`,
    (low: string, high: string, value: string) => `Range from ${low} to ${high}, estimate ${value}`,
  ),
  rests: pair(
    (ads: string) => `Από ${ads} γύρω από το ακίνητο.`,
    (ads: string) => `From ${ads} around the property.`,
  ),
  asking: pair(
    'Ζητούμενη τιμή αγγελίας, όχι τιμή συμβολαίου. Δεν είναι πιστοποιημένη εκτίμηση.',
    'An asking price, not a price in a contract. Not a certified valuation.',
  ),
  publish: pair('Κάνε το πρόχειρη αγγελία', 'Make it a draft ad'),
  publishWhy: pair(
    'Τα στοιχεία μπαίνουν στη φόρμα της αγγελίας, η τιμή ως πρόταση. Δεν δημοσιεύεται τίποτα πριν το πεις.',
    'The facts go into the ad form, the price as a suggestion. Nothing is published before you say so.',
  ),
  publishLogin: pair('Θα σου ζητηθεί σύνδεση ή εγγραφή.', 'You will be asked to log in or sign up.'),
  noScript: pair(
    'Χωρίς JavaScript: άνοιξε πρώτα τη σύνδεση σε νέα καρτέλα και μετά πάτησε το κουμπί.',
    'Without JavaScript: first open the login in a new tab, then press the button.',
  ),
  login: pair('Σύνδεση σε νέα καρτέλα', 'Log in, in a new tab'),
  pdf: pair('Αναφορά PDF', 'PDF report'),
  change: pair('Άλλαξε τα στοιχεία', 'Change the facts'),
  moves: pair('Τι επηρεάζει την τιμή', 'What moves the price'),
  movesLead: pair(
    'Σε σχέση με ένα συνηθισμένο ακίνητο του ίδιου είδους στην Ελλάδα.',
    'Against an ordinary property of the same kind in Greece.',
  ),
  movesNone: pair('Κανένα στοιχείο δεν ξεχωρίζει.', 'No fact stands out.'),
  comparables: pair('Με ποιες αγγελίες συγκρίθηκε', 'The ads it was compared with'),
  comparablesLead: pair(
    'Κάθε τιμή φέρεται στα μέτρα του δικού σου ακινήτου: όσα διαφέρουν προσθέτουν ή αφαιρούν.',
    'Each price is brought to the measure of your property: what differs adds or takes away.',
  ),
  away: pair(
    (far: string) => `${far} μακριά`,
    (far: string) => `${far} away`,
  ),
  why: pair('Γιατί μετράει', 'Why it counts'),
  asks: pair('Ζητά', 'Asks'),
  adjusted: pair('Στα μέτρα σου', 'At your measure'),
  adjustments: pair('Προσαρμογές', 'Adjustments'),
  unchanged: pair('Χωρίς προσαρμογή', 'Not adjusted'),
  weight: pair(
    (share: string) => `Βάρος ${share}`,
    (share: string) => `Weight ${share}`,
  ),
  area: pair('Σε σχέση με την περιοχή', 'Against its area'),
  areaAbove: pair(
    (share: string, place: string, median: string) =>
      `${share} πάνω από τη διάμεση ζητούμενη τιμή (${median}) της περιοχής: ${place}`,
    (share: string, place: string, median: string) => `${share} above the median asking price of ${place} (${median})`,
  ),
  areaBelow: pair(
    (share: string, place: string, median: string) =>
      `${share} κάτω από τη διάμεση ζητούμενη τιμή (${median}) της περιοχής: ${place}`,
    (share: string, place: string, median: string) => `${share} below the median asking price of ${place} (${median})`,
  ),
  areaSame: pair(
    (place: string, median: string) => `Όσο η διάμεση ζητούμενη τιμή (${median}) της περιοχής: ${place}`,
    (place: string, median: string) => `At the median asking price of ${place} (${median})`,
  ),
  areaMiddle: pair(
    (q1: string, q3: string, ads: string) => `Οι μισές αγγελίες της ζητούν από ${q1} έως ${q3} (${ads}).`,
    (q1: string, q3: string, ads: string) => `Half of its ads ask between ${q1} and ${q3} (${ads}).`,
  ),
  areaInstead: pair(
    (small: string) => `Η περιοχή ${small} έχει λίγες αγγελίες, γι’ αυτό δείχνουμε την ευρύτερη.`,
    (small: string) => `${small} has few ads, so the wider area is shown.`,
  ),
  toTable: pair('Τιμές όλων των περιοχών', 'Prices of all areas'),
  toArea: pair(
    (place: string) => `Η περιοχή: ${place}`,
    (place: string) => `The area: ${place}`,
  ),
  method: pair('Πώς βγαίνει', 'How it is made'),
  methodText: pair(
    (ads: string, day: string) =>
      `Ένα μοντέλο έμαθε από ${ads} πόσο μετράει κάθε στοιχείο και ύστερα ζύγισε τις αγγελίες γύρω από το ακίνητο. Υπολογίστηκε ${day}.`,
    (ads: string, day: string) =>
      `A model learnt from ${ads} how much each fact counts, then weighed the ads around the property. Worked out on ${day}.`,
  ),
  methodLimits: pair(
    'Δεν ξέρει όσα δεν γράφει μια αγγελία: θόρυβο, διαρρύθμιση, βλάβες, νομικές εκκρεμότητες.',
    'It does not know what no ad says: noise, layout, damage, legal matters.',
  ),
  accuracy: pair('Δες πόσο πέφτει έξω', 'See how far off it is'),
  newTab: pair('(ανοίγει σε νέα καρτέλα)', '(opens in a new tab)'),
  realtors: pair('Βρες μεσίτη', 'Find an agent'),
  search: pair('Δες αγγελίες εκεί', 'See ads there'),
  anyway: pair('Δημοσίευσε χωρίς εκτίμηση', 'Publish without an estimate'),
};

/** The page between the estimate and the ad form. */
export const estimateDraftMessages = {
  title: pair('Πρόχειρη αγγελία από την εκτίμηση', 'A draft ad from the estimate'),
  lead: pair(
    'Τα στοιχεία που έδωσες μπαίνουν στη φόρμα της αγγελίας. Τα αλλάζεις όλα πριν δημοσιεύσεις.',
    'The facts you gave go into the ad form. You can change them all before you publish.',
  ),
  act: pair('Φτιάξε το πρόχειρο', 'Make the draft'),
  missing: pair(
    'Δεν βρέθηκαν στοιχεία εκτίμησης σε αυτή την καρτέλα. Κάνε πρώτα μια εκτίμηση.',
    'No facts of an estimate were found in this tab. Make an estimate first.',
  ),
  toForm: pair('Κάνε εκτίμηση', 'Make an estimate'),
  waiting: pair('Ένα λεπτό', 'One moment'),
};
