/** Words that only the page of an agency needs. */
import { formatCount, formatThousands } from '../format.ts';
import { pair } from '../pair.ts';

export const agencyPageMessages = {
  kind: pair('Μεσιτικό γραφείο', 'Estate agency'),
  gcr: pair('Αρ. ΓΕΜΗ', 'GEMI no.'),
  gcrExplained: pair('Αριθμός στο Γενικό Εμπορικό Μητρώο', 'Greek commercial register (GEMI) number'),
  legalForm: pair('Νομική μορφή', 'Legal form'),
  address: pair('Διεύθυνση', 'Address'),
  association: pair('Σύλλογος μεσιτών', 'Member of'),
  founded: pair('Έτος ίδρυσης', 'Founded'),
  replies: pair('Χρόνος απάντησης', 'Reply time'),
  repliesNote: pair(
    'Διάμεσος χρόνος μέχρι την πρώτη απάντηση, τις τελευταίες 90 ημέρες.',
    'Median time to first reply over the last 90 days.',
  ),
  forSale: pair('Προς πώληση', 'For sale'),
  forRent: pair('Προς ενοικίαση', 'For rent'),
  live: pair(
    (n: number): string => (n === 1 ? 'ενεργή αγγελία' : 'ενεργές αγγελίες'),
    (n: number): string => (n === 1 ? 'active listing' : 'active listings'),
  ),
  listings: pair('Αγγελίες γραφείου', 'Listings'),
  tabs: pair('Πώληση ή ενοικίαση', 'For sale or rent'),
  emptySale: pair('Δεν υπάρχουν αγγελίες πώλησης αυτή τη στιγμή', 'No homes for sale right now'),
  emptyRent: pair('Δεν υπάρχουν αγγελίες ενοικίασης αυτή τη στιγμή', 'No homes for rent right now'),
  emptyText: pair(
    'Δες την άλλη καρτέλα ή άλλα γραφεία στην περιοχή.',
    'Try the other tab or see other agencies nearby.',
  ),
  nearby: pair(
    (place: string) => `Μεσιτικά γραφεία: ${place}`,
    (place: string) => `Estate agencies in ${place}`,
  ),
  contact: pair('Επικοινωνία', 'Contact'),
  showPhone: pair('Εμφάνιση τηλεφώνου', 'Show phone number'),
  loadingPhone: pair('Φόρτωση τηλεφώνου…', 'Loading phone number…'),
  phoneFailed: pair('Δεν φορτώθηκε το τηλέφωνο.', 'Couldn’t load the phone number.'),
  again: pair('Δοκίμασε ξανά', 'Try again'),
  write: pair('Στείλε μήνυμα στο γραφείο', 'Message the agency'),
  chooseListing: pair('Διάλεξε για ποια αγγελία ενδιαφέρεσαι.', 'Choose the listing you’re asking about.'),
  noListings: pair(
    'Το γραφείο δεν έχει ενεργές αγγελίες αυτή τη στιγμή.',
    'This agency has no listings to message about right now.',
  ),
  allListings: pair('Όλες οι αγγελίες του γραφείου', 'All listings from this agency'),
  back: pair('Πίσω στο γραφείο', 'Back to agency'),
  where: pair('Τοποθεσία', 'Location'),
  whereNote: pair(
    (metres: number) =>
      `Τοποθεσία κατά προσέγγιση, με βάση τη διεύθυνση (ακτίνα περίπου ${formatThousands(metres)} μ.).`,
    (metres: number) => `Approximate location based on the address (within about ${formatCount(metres, 'en')} m).`,
  ),
  share: pair('Κοινοποίηση', 'Share'),
  crumbs: pair('Διαδρομή', 'Breadcrumb'),
  description: pair(
    (name: string, gemi: string, sale: number, rent: number) =>
      `${name}, μεσιτικό γραφείο, αρ. ΓΕΜΗ ${gemi}. Ενεργές αγγελίες: ${formatThousands(sale)} προς πώληση, ${formatThousands(rent)} προς ενοικίαση.`,
    (name: string, gemi: string, sale: number, rent: number) =>
      `${name}, estate agency, GEMI no. ${gemi}. Active listings: ${formatCount(sale, 'en')} for sale, ${formatCount(rent, 'en')} for rent.`,
  ),
} as const;
