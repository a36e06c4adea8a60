/** VALU-2: words of the estimate on paper. */
import { pair } from '../pair.ts';

export const valuationReportMessages = {
  brand: pair('Εστία', 'Estia'),
  title: pair('Αναφορά εκτίμησης', 'Valuation report'),
  made: pair(
    (day: string) => `Ημερομηνία: ${day}`,
    (day: string) => `Prepared on ${day}`,
  ),
  property: pair('Το ακίνητο', 'The property'),
  place: pair('Περιοχή', 'Area'),
  purpose: pair('Πώληση ή ενοικίαση', 'Sale or rent'),
  sale: pair('Πώληση', 'Sale'),
  rent: pair('Ενοικίαση', 'Rent'),
  yes: pair('Ναι', 'Yes'),
  no: pair('Όχι', 'No'),
  type: pair('Τύπος', 'Type'),
  area: pair('Εμβαδόν', 'Size'),
  value: pair('Εκτιμώμενη ζητούμενη τιμή', 'Estimated asking price'),
  rentValue: pair('Εκτιμώμενο ζητούμενο μηνιαίο ενοίκιο', 'Estimated monthly asking rent'),
  range: pair(
    (low: string, high: string, listingCount: string) =>
      `4 στις 5 αγγελίες παρόμοιων ακινήτων ζητούν από ${low} έως ${high}. Με βάση ${listingCount} κοντά στο ακίνητο.`,
    (low: string, high: string, listingCount: string) =>
      `4 in 5 similar listings are priced between ${low} and ${high}. Based on ${listingCount} nearby.`,
  ),
  rangeDescription: pair(
    (low: string, high: string, value: string) => `Εύρος από ${low} έως ${high}, εκτίμηση ${value}`,
    (low: string, high: string, value: string) => `Range from ${low} to ${high}, estimate ${value}`,
  ),
  spreadDescription: pair(
    (n: number) => `Οι ${n} τιμές σύγκρισης πάνω στο εύρος`,
    (n: number) => `The ${n} comparable prices within the range`,
  ),
  moves: pair('Τι επηρεάζει την τιμή', 'What affects the price'),
  movesLead: pair(
    'Σε σχέση με ένα συνηθισμένο ακίνητο του ίδιου τύπου στην Ελλάδα.',
    'Compared with a typical property of the same type in Greece.',
  ),
  comparables: pair('Συγκρίσιμες αγγελίες', 'Comparable listings'),
  columns: {
    listing: pair('Αγγελία', 'Listing'),
    place: pair('Περιοχή', 'Area'),
    askingPrice: pair('Ζητούμενη τιμή', 'Asking price'),
    rate: pair('€/τ.μ.', '€/m²'),
    adjusted: pair('Προσαρμοσμένη τιμή', 'Adjusted price'),
    why: pair('Γιατί είναι συγκρίσιμη', 'Why it’s comparable'),
  },
  away: pair(
    (far: string) => `${far} μακριά`,
    (far: string) => `${far} away`,
  ),
  method: pair('Πώς υπολογίστηκε', 'How we calculated it'),
  methodText: pair(
    (listingCount: string, day: string, version: number) =>
      `Το μοντέλο μας (έκδοση ${version}) υπολόγισε από ${listingCount} πόσο επηρεάζει την τιμή κάθε στοιχείο και στάθμισε τις κοντινές αγγελίες. Υπολογίστηκε στις ${day}. Κάθε τιμή προσαρμόζεται στο ακίνητο. Την ακρίβεια των εκτιμήσεων τη δημοσιεύουμε κάθε μήνα.`,
    (listingCount: string, day: string, version: number) =>
      `Our model (version ${version}) learned from ${listingCount} how much each detail affects the price, then weighted the listings nearby. Calculated on ${day}. Each comparable price is adjusted to match the property. We publish the accuracy of our estimates every month.`,
  ),
  notice: pair(
    'Με βάση ζητούμενες τιμές αγγελιών, όχι τιμές συμβολαίων. Δεν είναι πιστοποιημένη εκτίμηση και δεν αντικαθιστά εκτιμητή. Δεν λαμβάνει υπόψη όσα δεν αναφέρει μια αγγελία: θόρυβο, διαρρύθμιση, βλάβες, νομικές εκκρεμότητες.',
    'Based on asking prices, not sale prices. This isn’t a certified valuation and doesn’t replace a qualified valuer. It can’t take into account what listings don’t say: noise, layout, damage or legal issues.',
  ),
  page: pair(
    (at: number, of: number) => `Σελίδα ${at} από ${of}`,
    (at: number, of: number) => `Page ${at} of ${of}`,
  ),
};
