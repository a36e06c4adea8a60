/** VALU-2: words of the estimate on paper. */
import { pair } from '../pair.ts';

export const valuationReportMessages = {
  brand: pair('Εστία', 'Estia'),
  title: pair('Αναφορά εκτίμησης', 'Estimate report'),
  made: pair(
    (day: string) => `Έγινε στις ${day}`,
    (day: string) => `Made on ${day}`,
  ),
  home: pair('Το ακίνητο', 'The property'),
  place: pair('Περιοχή', 'Area'),
  purpose: pair('Σκοπός', 'Purpose'),
  sale: pair('Πώληση', 'Sale'),
  rent: pair('Ενοικίαση', 'Rent'),
  yes: pair('Ναι', 'Yes'),
  no: pair('Όχι', 'No'),
  type: pair('Τύπος', 'Type'),
  area: pair('Εμβαδόν', 'Size'),
  value: pair('Εκτιμώμενη ζητούμενη τιμή', 'Estimated asking price'),
  rentValue: pair('Εκτιμώμενο ζητούμενο μίσθωμα τον μήνα', 'Estimated asking rent per month'),
  range: pair(
    (low: string, high: string, ads: string) =>
      `4 στις 5 αγγελίες τέτοιων ακινήτων ζητούν από ${low} έως ${high}. Από ${ads} γύρω από το ακίνητο.`,
    (low: string, high: string, ads: string) =>
      `4 in 5 ads of such properties ask between ${low} and ${high}. From ${ads} around the property.`,
  ),
  rangeTold: pair(
    (low: string, high: string, value: string) => `Εύρος από ${low} έως ${high}, εκτίμηση ${value}`,
    (low: string, high: string, value: string) => `Range from ${low} to ${high}, estimate ${value}`,
  ),
  spreadTold: pair(
    (n: number) => `Οι ${n} τιμές σύγκρισης πάνω στο εύρος`,
    (n: number) => `The ${n} compared prices along the range`,
  ),
  moves: pair('Τι επηρεάζει την τιμή', 'What moves the price'),
  movesLead: pair(
    'Σε σχέση με ένα συνηθισμένο ακίνητο του ίδιου είδους στην Ελλάδα.',
    'Against an ordinary property of the same kind in Greece.',
  ),
  comparables: pair('Αγγελίες με τις οποίες συγκρίθηκε', 'Ads it was compared with'),
  columns: {
    ad: pair('Αγγελία', 'Ad'),
    place: pair('Περιοχή', 'Area'),
    asks: pair('Ζητά', 'Asks'),
    rate: pair('€/τ.μ.', '€/m²'),
    adjusted: pair('Στα μέτρα του', 'Adjusted'),
    why: pair('Γιατί μετράει', 'Why it counts'),
  },
  away: pair(
    (far: string) => `${far} μακριά`,
    (far: string) => `${far} away`,
  ),
  method: pair('Πώς βγήκε', 'How it was made'),
  methodText: pair(
    (ads: string, day: string, version: number) =>
      `Ένα μοντέλο (έκδοση ${version}) έμαθε από ${ads} πόσο μετράει κάθε στοιχείο και ύστερα ζύγισε τις αγγελίες γύρω από το ακίνητο. Υπολογίστηκε στις ${day}. Η τιμή κάθε αγγελίας φέρεται στα μέτρα του ακινήτου: όσα διαφέρουν προσθέτουν ή αφαιρούν. Πόσο πέφτει έξω η εκτίμηση δημοσιεύεται κάθε μήνα.`,
    (ads: string, day: string, version: number) =>
      `A model (version ${version}) learnt from ${ads} how much each fact counts, then weighed the ads around the property. Worked out on ${day}. The price of each ad is brought to the measure of the property: what differs adds or takes away. How far off the estimate is, is published every month.`,
  ),
  notice: pair(
    'Ζητούμενες τιμές αγγελιών, όχι τιμές συμβολαίων. Δεν είναι πιστοποιημένη εκτίμηση και δεν αντικαθιστά εκτιμητή. Δεν γνωρίζει όσα δεν γράφει μια αγγελία: θόρυβο, διαρρύθμιση, βλάβες, νομικές εκκρεμότητες.',
    'Asking prices of ads, not prices in contracts. It is not a certified valuation and does not replace a surveyor. It does not know what no ad says: noise, layout, damage, legal matters.',
  ),
  page: pair(
    (at: number, of: number) => `Σελίδα ${at} από ${of}`,
    (at: number, of: number) => `Page ${at} of ${of}`,
  ),
};
