/** VALU-2: words of the page that says what a home could ask for. */
import { pair } from '../pair.ts';

export const estimateResultMessages = {
  title: pair('Εκτίμηση', 'Estimate'),
  value: pair('Εκτιμώμενη ζητούμενη τιμή', 'Estimated asking price'),
  rent: pair('Εκτιμώμενο ζητούμενο ενοίκιο', 'Estimated asking rent'),
  perMonth: pair('/μήνα', '/month'),
  range: pair(
    (low: string, high: string) => `4 στις 5 αγγελίες παρόμοιων ακινήτων ζητούν από ${low} έως ${high}.`,
    (low: string, high: string) => `4 in 5 similar listings are priced between ${low} and ${high}.`,
  ),
  rangeDescription: pair(
    (low: string, high: string, value: string) => `Εύρος από ${low} έως ${high}, εκτίμηση ${value}`,
    (low: string, high: string, value: string) => `Range from ${low} to ${high}, estimate ${value}`,
  ),
  rests: pair(
    (listingCount: string) => `Με βάση ${listingCount} κοντά στο ακίνητο.`,
    (listingCount: string) => `Based on ${listingCount} nearby.`,
  ),
  askingPriceNote: pair(
    'Ζητούμενη τιμή αγγελίας, όχι τιμή συμβολαίου. Δεν είναι πιστοποιημένη εκτίμηση.',
    'An asking price, not a sale price. Not a certified valuation.',
  ),
  publish: pair('Δημιούργησε πρόχειρη αγγελία', 'Create a draft listing'),
  publishWhy: pair(
    'Συμπληρώνουμε τη φόρμα της αγγελίας με τα στοιχεία και προτείνουμε την τιμή. Δεν δημοσιεύεται τίποτα αν δεν το επιλέξεις.',
    'We’ll fill in the listing form with these details and suggest the price. Nothing is published until you say so.',
  ),
  publishLogin: pair('Θα σου ζητηθεί σύνδεση ή εγγραφή.', 'You’ll be asked to log in or register.'),
  noScript: pair(
    'Χωρίς JavaScript: συνδέσου πρώτα σε νέα καρτέλα και μετά πάτησε το κουμπί.',
    'Without JavaScript, log in using a new tab first, then select the button.',
  ),
  login: pair('Σύνδεση σε νέα καρτέλα', 'Log in (opens in a new tab)'),
  pdf: pair('Αναφορά PDF', 'PDF report'),
  change: pair('Άλλαξε τα στοιχεία', 'Edit details'),
  moves: pair('Τι επηρεάζει την τιμή', 'What affects the price'),
  movesLead: pair(
    'Σε σχέση με ένα συνηθισμένο ακίνητο του ίδιου τύπου στην Ελλάδα.',
    'Compared with a typical property of the same type in Greece.',
  ),
  movesNone: pair('Κανένα στοιχείο δεν ξεχωρίζει.', 'No single factor stands out.'),
  comparables: pair('Συγκρίσιμες αγγελίες', 'Comparable listings'),
  comparablesLead: pair(
    'Κάθε τιμή προσαρμόζεται στο δικό σου ακίνητο: οι διαφορές την αυξάνουν ή τη μειώνουν.',
    'Each price is adjusted to match your property: differences add to it or reduce it.',
  ),
  away: pair(
    (far: string) => `${far} μακριά`,
    (far: string) => `${far} away`,
  ),
  why: pair('Γιατί είναι συγκρίσιμη', 'Why it’s comparable'),
  askingPrice: pair('Ζητούμενη τιμή', 'Asking price'),
  adjusted: pair('Προσαρμοσμένη τιμή', 'Adjusted price'),
  adjustments: pair('Προσαρμογές', 'Adjustments'),
  unchanged: pair('Χωρίς προσαρμογή', 'No adjustment'),
  weight: pair(
    (share: string) => `Βάρος ${share}`,
    (share: string) => `Weight ${share}`,
  ),
  area: pair('Σε σχέση με την περιοχή', 'Compared with the area'),
  areaAbove: pair(
    (share: string, place: string, median: string) =>
      `${share} πάνω από τη διάμεση ζητούμενη τιμή (${median}) της περιοχής: ${place}`,
    (share: string, place: string, median: string) => `${share} above the median asking price in ${place} (${median})`,
  ),
  areaBelow: pair(
    (share: string, place: string, median: string) =>
      `${share} κάτω από τη διάμεση ζητούμενη τιμή (${median}) της περιοχής: ${place}`,
    (share: string, place: string, median: string) => `${share} below the median asking price in ${place} (${median})`,
  ),
  areaSame: pair(
    (place: string, median: string) => `Ίση με τη διάμεση ζητούμενη τιμή (${median}) της περιοχής: ${place}`,
    (place: string, median: string) => `At the median asking price in ${place} (${median})`,
  ),
  areaMiddle: pair(
    (q1: string, q3: string, listingCount: string) =>
      `Οι μισές αγγελίες της ζητούν από ${q1} έως ${q3} (${listingCount}).`,
    (q1: string, q3: string, listingCount: string) =>
      `Half of listings there are priced between ${q1} and ${q3} (${listingCount}).`,
  ),
  areaInstead: pair(
    (small: string) => `Η περιοχή ${small} έχει λίγες αγγελίες, γι’ αυτό δείχνουμε την ευρύτερη.`,
    (small: string) => `${small} has too few listings, so we’re showing the wider area.`,
  ),
  toTable: pair('Τιμές όλων των περιοχών', 'Prices in all areas'),
  toArea: pair(
    (place: string) => `Η περιοχή: ${place}`,
    (place: string) => `About ${place}`,
  ),
  method: pair('Πώς υπολογίζεται', 'How we calculate it'),
  methodText: pair(
    (listingCount: string, day: string) =>
      `Το μοντέλο μας υπολόγισε από ${listingCount} πόσο επηρεάζει την τιμή κάθε στοιχείο και στάθμισε τις κοντινές αγγελίες. Υπολογίστηκε στις ${day}.`,
    (listingCount: string, day: string) =>
      `Our model learned from ${listingCount} how much each detail affects the price, then weighted the listings nearby. Calculated on ${day}.`,
  ),
  methodLimits: pair(
    'Δεν λαμβάνει υπόψη όσα δεν αναφέρει μια αγγελία: θόρυβο, διαρρύθμιση, βλάβες, νομικές εκκρεμότητες.',
    'It can’t take into account what listings don’t say: noise, layout, damage or legal issues.',
  ),
  accuracy: pair('Πόσο ακριβής είναι;', 'How accurate is it?'),
  newTab: pair('(ανοίγει σε νέα καρτέλα)', '(opens in a new tab)'),
  realtors: pair('Βρες μεσίτη', 'Find an agent'),
  search: pair('Δες αγγελίες στην περιοχή', 'View listings in the area'),
  anyway: pair('Δημοσίευσε χωρίς εκτίμηση', 'Publish without an estimate'),
};

/** The page between the estimate and the listing form. */
export const estimateDraftMessages = {
  title: pair('Πρόχειρη αγγελία από την εκτίμηση', 'Draft listing from your estimate'),
  lead: pair(
    'Συμπληρώνουμε τη φόρμα της αγγελίας με τα στοιχεία που έδωσες. Μπορείς να τα αλλάξεις όλα πριν δημοσιεύσεις.',
    'We’ll add your details to the listing form. You can change everything before you publish.',
  ),
  createDraft: pair('Δημιουργία προχείρου', 'Create draft'),
  missing: pair(
    'Δεν βρέθηκαν στοιχεία εκτίμησης σε αυτή την καρτέλα. Κάνε πρώτα μια εκτίμηση.',
    'We couldn’t find an estimate in this tab. Get one first.',
  ),
  toForm: pair('Κάνε εκτίμηση', 'Get an estimate'),
  waiting: pair('Περίμενε λίγο…', 'One moment'),
};
