/** Words that only the page of an office needs. */
import { formatThousands } from '../numbers.ts';
import { pair } from '../pair.ts';

export const agencyPageMessages = {
  kind: pair('Μεσιτικό γραφείο', 'Estate agency'),
  gcr: pair('Αρ. ΓΕΜΗ', 'GEMI no.'),
  gcrExplained: pair('Αριθμός στο Γενικό Εμπορικό Μητρώο', 'Number in the Greek commercial register'),
  legalForm: pair('Νομική μορφή', 'Legal form'),
  address: pair('Διεύθυνση', 'Address'),
  association: pair('Σύλλογος', 'Association'),
  founded: pair('Έτος ίδρυσης', 'Founded'),
  replies: pair('Χρόνος απάντησης', 'Reply time'),
  repliesNote: pair(
    'Διάμεσος χρόνος ως την πρώτη απάντηση σε μηνύματα, τελευταίες 90 ημέρες.',
    'Median time to the first answer to a message, last 90 days.',
  ),
  forSale: pair('Προς πώληση', 'For sale'),
  forRent: pair('Προς ενοικίαση', 'To rent'),
  live: pair(
    (n: number): string => (n === 1 ? 'ενεργή αγγελία' : 'ενεργές αγγελίες'),
    (n: number): string => (n === 1 ? 'live ad' : 'live ads'),
  ),
  ads: pair('Αγγελίες του γραφείου', 'Ads of the agency'),
  tabs: pair('Πώληση ή ενοικίαση', 'For sale or to rent'),
  emptySale: pair('Δεν έχει αγγελίες προς πώληση τώρα', 'No ads for sale right now'),
  emptyRent: pair('Δεν έχει αγγελίες προς ενοικίαση τώρα', 'No ads to rent right now'),
  emptyText: pair('Δες την άλλη καρτέλα ή άλλα γραφεία της περιοχής.', 'See the other tab, or other agencies nearby.'),
  nearby: pair(
    (place: string) => `Γραφεία: ${place}`,
    (place: string) => `Agencies: ${place}`,
  ),
  contact: pair('Επικοινωνία', 'Contact'),
  showPhone: pair('Δείξε τηλέφωνο', 'Show phone'),
  phoneAsked: pair('Ζητάω το τηλέφωνο', 'Asking for the phone'),
  phoneFailed: pair('Το τηλέφωνο δεν ήρθε.', 'The phone did not come.'),
  again: pair('Δοκίμασε ξανά', 'Try again'),
  write: pair('Γράψε για μια αγγελία', 'Write about an ad'),
  whichAd: pair(
    'Διάλεξε για ποια αγγελία γράφεις: έτσι το γραφείο ξέρει τι ζητάς.',
    'Choose the ad you are writing about, so that the agency knows what you mean.',
  ),
  noAds: pair('Το γραφείο δεν έχει αγγελίες για να γράψεις.', 'The agency has no ads to write about.'),
  moreAds: pair('Όλες οι αγγελίες του γραφείου', 'All ads of the agency'),
  back: pair('Πίσω στο γραφείο', 'Back to the agency'),
  where: pair('Πού βρίσκεται', 'Where it is'),
  whereNote: pair(
    (metres: number) => `Κατά προσέγγιση, από τη διεύθυνση: μέσα σε ακτίνα περίπου ${formatThousands(metres)} μ.`,
    (metres: number) => `Approximate, from the address: within about ${formatThousands(metres)} m.`,
  ),
  share: pair('Μοιράσου', 'Share'),
  crumbs: pair('Διαδρομή', 'Breadcrumb'),
  description: pair(
    (name: string, gemi: string, sale: number, rent: number) =>
      `${name}, μεσιτικό γραφείο, αρ. ΓΕΜΗ ${gemi}. Ενεργές αγγελίες: ${formatThousands(sale)} προς πώληση, ${formatThousands(rent)} προς ενοικίαση.`,
    (name: string, gemi: string, sale: number, rent: number) =>
      `${name}, estate agency, GEMI no. ${gemi}. Live ads: ${formatThousands(sale)} for sale, ${formatThousands(rent)} to rent.`,
  ),
} as const;
