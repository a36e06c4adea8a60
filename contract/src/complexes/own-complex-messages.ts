/** Words of the dashboard's developments: the list, the form, the choice of listings. */
import { formatCount, formatThousands } from '../format.ts';
import { pair } from '../pair.ts';

export const ownComplexMessages = {
  title: pair('Συγκροτήματα', 'Developments'),
  lead: pair(
    'Με ένα συγκρότημα συγκεντρώνεις αγγελίες σου σε μία σελίδα. Οι ίδιες οι αγγελίες δεν αλλάζουν.',
    'Group your listings into a development to show them on one page. The listings themselves don’t change.',
  ),
  create: pair('Νέο συγκρότημα', 'New development'),
  list: pair('Τα συγκροτήματά μου', 'My developments'),
  emptyTitle: pair('Δεν έχεις συγκροτήματα ακόμη', 'No developments yet'),
  emptyText: pair(
    'Δημιούργησε ένα, πρόσθεσε αγγελίες του γραφείου σου και δημοσίευσέ το.',
    'Create one, add your agency’s listings and publish it.',
  ),
  units: pair(
    (n: number, live: number) =>
      `${n === 1 ? '1 ακίνητο' : `${formatThousands(n)} ακίνητα`}, ${formatThousands(live)} σε διάθεση`,
    (n: number, live: number) =>
      `${n === 1 ? '1 home' : `${formatCount(n, 'en')} homes`}, ${formatCount(live, 'en')} available`,
  ),
  edit: pair('Επεξεργασία', 'Edit'),
  editOf: pair(
    (name: string) => `Επεξεργασία: ${name}`,
    (name: string) => `Edit: ${name}`,
  ),
  see: pair('Δες τη σελίδα', 'View page'),
  back: pair('Όλα τα συγκροτήματα', 'All developments'),
  newTitle: pair('Νέο συγκρότημα', 'New development'),
  newLead: pair(
    'Ξεκίνα με τα βασικά. Μετά διαλέγεις αγγελίες και δημοσιεύεις.',
    'Start with the basics. Then choose listings and publish.',
  ),
  details: pair('Στοιχεία', 'Details'),
  nameEl: pair('Όνομα στα ελληνικά', 'Name in Greek'),
  nameEn: pair('Όνομα στα αγγλικά', 'Name in English'),
  descriptionEl: pair('Περιγραφή στα ελληνικά', 'Description in Greek'),
  descriptionEn: pair('Περιγραφή στα αγγλικά', 'Description in English'),
  descriptionHint: pair(
    'Χωρίς τηλέφωνα και συνδέσμους. Αν λείπει μία γλώσσα, η σελίδα ενημερώνει τους επισκέπτες.',
    'Don’t include phone numbers or links. If one language is missing, visitors will see a note about it.',
  ),
  district: pair('Περιοχή', 'Area'),
  street: pair('Οδός', 'Street'),
  hideAddress: pair('Απόκρυψη ακριβούς διεύθυνσης', 'Hide the exact address'),
  hideHint: pair(
    'Μπορείς να προσθέσεις μόνο αγγελίες με την ίδια ρύθμιση διεύθυνσης.',
    'You can only add listings with the same address setting.',
  ),
  stage: pair('Στάδιο', 'Stage'),
  completionYear: pair('Έτος παράδοσης', 'Completion year'),
  completionQuarter: pair('Τρίμηνο παράδοσης', 'Completion quarter'),
  noQuarter: pair('Δεν είναι γνωστό ακόμη', 'Not known yet'),
  quarter: pair(
    (n: number) => `${n}ο τρίμηνο`,
    (n: number) => `Q${n}`,
  ),
  energy: pair('Ενεργειακή κλάση', 'Energy class'),
  noEnergy: pair('Δεν έχει δηλωθεί', 'Not specified'),
  cover: pair('Κύρια φωτογραφία', 'Cover photo'),
  coverHint: pair(
    'Χρησιμοποιείται η πρώτη φωτογραφία της αγγελίας που διαλέγεις.',
    'We use the first photo of the listing you choose.',
  ),
  coverAuto: pair('Από την πρώτη αγγελία', 'From the first listing'),
  save: pair('Αποθήκευση', 'Save'),
  createNow: pair('Δημιουργία συγκροτήματος', 'Create development'),
  listings: pair('Αγγελίες', 'Listings'),
  listingsLead: pair(
    'Πρόσθεσε αγγελίες του γραφείου σου που δεν ανήκουν σε άλλο συγκρότημα.',
    'Add listings from your agency that aren’t part of another development.',
  ),
  search: pair('Κωδικός αγγελίας, τίτλος ή οδός', 'Listing ID, title or street'),
  find: pair('Αναζήτηση', 'Search'),
  saveListings: pair('Αποθήκευση αγγελιών', 'Save listings'),
  saveListingsHint: pair(
    'Αποθηκεύονται μόνο οι αγγελίες αυτής της σελίδας.',
    'Saves only the listings on this page of the list.',
  ),
  noListings: pair(
    'Δεν βρέθηκαν αγγελίες του γραφείου σου. Δοκίμασε άλλη αναζήτηση.',
    'No listings found. Try another search.',
  ),
  otherAddress: pair('Διαφορετική ρύθμιση διεύθυνσης', 'Different address setting'),
  notActive: pair('Μη διαθέσιμη', 'Not available'),
  shown: pair('Εμφανίζεται στη σελίδα', 'Shown on the page'),
  isHidden: pair('με κρυφή διεύθυνση', 'address hidden'),
  isOpen: pair('με ορατή διεύθυνση', 'address shown'),
  state: pair('Δημοσίευση', 'Publication'),
  stateText: {
    draft: pair(
      'Είναι πρόχειρο και το βλέπεις μόνο εσύ. Για να το δημοσιεύσεις, πρόσθεσε τουλάχιστον μία διαθέσιμη αγγελία.',
      'This is a draft and only you can see it. To publish it, add at least one available listing.',
    ),
    published: pair('Είναι ορατό σε όλους.', 'Everyone can see it.'),
    paused: pair('Είναι σε παύση και το βλέπεις μόνο εσύ.', 'It’s paused and only you can see it.'),
  },
  publish: pair('Δημοσίευση', 'Publish'),
  pause: pair('Παύση', 'Pause'),
  remove: pair('Διαγραφή συγκροτήματος', 'Delete development'),
  removeText: pair(
    'Η σελίδα του διαγράφεται. Οι αγγελίες σου δεν επηρεάζονται.',
    'Its page will be deleted. Your listings aren’t affected.',
  ),
  removeNow: pair('Διαγραφή', 'Delete'),
} as const;

export const complexStateMessages = {
  draft: pair('Πρόχειρο', 'Draft'),
  published: pair('Δημοσιευμένο', 'Published'),
  paused: pair('Σε παύση', 'Paused'),
} as const;

export const complexFlashMessages = {
  created: pair('Το συγκρότημα δημιουργήθηκε. Διάλεξε τώρα αγγελίες.', 'Development created. Now choose listings.'),
  saved: pair('Αποθηκεύτηκε.', 'Saved.'),
  units: pair('Οι αγγελίες αποθηκεύτηκαν.', 'Listings saved.'),
  published: pair('Το συγκρότημα δημοσιεύτηκε.', 'Published.'),
  paused: pair('Το συγκρότημα μπήκε σε παύση.', 'Paused.'),
  removed: pair(
    'Το συγκρότημα διαγράφηκε. Οι αγγελίες του δεν επηρεάστηκαν.',
    'Development deleted. Its listings aren’t affected.',
  ),
} as const;
