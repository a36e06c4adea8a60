/** Words of /golden-visa. Numbers and dates come from the rule's row. */
import { formatEuro, formatM2 } from '../format.ts';
import { pair } from '../pair.ts';

export const goldenVisaMessages = {
  title: pair('Golden Visa: άδεια διαμονής με αγορά ακινήτου', 'Golden Visa: residency through property'),
  description: pair(
    'Οι κατηγορίες, τα όρια τιμής και εμβαδού και η ζώνη κάθε δήμου, με την ημερομηνία από την οποία ισχύουν.',
    'The routes, the price and size thresholds and the zone of every municipality, with the date they took effect.',
  ),
  lead: pair(
    'Πολίτες χωρών εκτός Ευρωπαϊκής Ένωσης μπορούν να ζητήσουν άδεια διαμονής αν αγοράσουν ακίνητο πάνω από ένα όριο τιμής. Το όριο εξαρτάται από τον δήμο και από το είδος της αγοράς.',
    'Non-EU citizens can apply for a residence permit if they buy property above a price threshold. The threshold depends on the municipality and the type of purchase.',
  ),
  asOf: pair(
    (day: string) => `Ισχύει από ${day}`,
    (day: string) => `In effect since ${day}`,
  ),
  checked: pair(
    (day: string) => `Τελευταίος έλεγχος: ${day}`,
    (day: string) => `Last checked on ${day}`,
  ),
  source: pair('Πηγή', 'Source'),
  closed: pair('Οι όροι αυτοί δεν ισχύουν πια.', 'These rules no longer apply.'),
  notAdvice: pair(
    'Ενημερωτικό κείμενο, όχι νομική συμβουλή. Για την άδεια δεν αποφασίζει η Εστία αλλά το κράτος, με έγγραφα που δεν φαίνονται σε μια αγγελία. Συμβουλέψου δικηγόρο πριν υπογράψεις.',
    'For information only, not legal advice. Estia doesn’t decide who gets a permit: the state does, based on documents a listing doesn’t show. Talk to a lawyer before you sign.',
  ),
  routesTitle: pair('Οι τρεις κατηγορίες', 'The three routes'),
  zoneA: {
    name: pair('Ζώνη Α', 'Zone A'),
    text: pair(
      'Αττική, Θεσσαλονίκη, Μύκονος, Σαντορίνη και νησιά με πάνω από 3.100 κατοίκους.',
      'Attica, Thessaloniki, Mykonos, Santorini and islands with more than 3,100 residents.',
    ),
  },
  zoneB: {
    name: pair('Ζώνη Β', 'Zone B'),
    text: pair('Όλη η υπόλοιπη Ελλάδα.', 'The rest of Greece.'),
  },
  conversion: {
    name: pair('Μετατροπή ή διατηρητέο', 'Conversion or listed building'),
    text: pair(
      'Σε όλη τη χώρα, χωρίς ελάχιστο εμβαδόν: χώρος που μετατράπηκε σε κατοικία ή διατηρητέο κτίριο που θα αποκατασταθεί.',
      'Anywhere in Greece, with no minimum size: a space converted into a home, or a listed building to be restored.',
    ),
  },
  from: pair('από', 'from'),
  areaFrom: pair(
    (metres: number) => `${formatM2(metres, 'el')} κύριων χώρων και πάνω`,
    (metres: number) => `${formatM2(metres, 'en')} of main-use area or more`,
  ),
  noArea: pair('Χωρίς ελάχιστο εμβαδόν', 'No minimum size'),
  search: pair(
    (price: number, metres: number | null) =>
      `Δες κατοικίες από ${formatEuro(price)}${metres === null ? '' : `, ${formatM2(metres, 'el')}`}`,
    (price: number, metres: number | null) =>
      `View homes from ${formatEuro(price)}${metres === null ? '' : `, ${formatM2(metres, 'en')}`}`,
  ),
  searchedIn: pair(
    (places: string) => `Περιοχές αναζήτησης: ${places}.`,
    (places: string) => `Areas searched: ${places}.`,
  ),
  allTitle: pair('Όλες οι κατοικίες για επένδυση', 'All investment homes'),
  allText: pair(
    'Η αναζήτηση πίσω από το «Golden Visa» του μενού. Φιλτράρει μόνο με τιμή και εμβαδόν: το ότι ένα σπίτι εμφανίζεται δεν σημαίνει ότι δίνει δικαίωμα για άδεια.',
    'This is the search behind “Golden Visa” in the menu. It filters by price and size only: appearing here doesn’t mean a home qualifies for a permit.',
  ),
  wordsTitle: pair('Βασικοί όροι', 'Key terms'),
  glossary: [
    [
      pair('Κύριοι χώροι', 'Main-use area (kýrioi chóroi)'),
      pair(
        'Τα τετραγωνικά όπου ζεις: δωμάτια, κουζίνα, μπάνιο. Αποθήκη, θέση στάθμευσης και μπαλκόνι δεν μετρούν.',
        'The area you live in: rooms, kitchen, bathroom. Storage, parking and balconies don’t count.',
      ),
    ],
    [
      pair('Αλλαγή χρήσης', 'Change of use (allagí chrísis)'),
      pair(
        'Η άδεια που μετατρέπει ένα γραφείο ή μια βιοτεχνία σε κατοικία. Για αυτή την κατηγορία πρέπει να έχει ολοκληρωθεί πριν από την αίτηση.',
        'The permit to convert an office or workshop into a home. For this route, it must be complete before you apply.',
      ),
    ],
    [
      pair('Διατηρητέο', 'Listed building (diatiritéo)'),
      pair(
        'Κτίριο που προστατεύεται και δεν κατεδαφίζεται. Πρέπει να αποκατασταθεί και δεν μεταβιβάζεται πριν ολοκληρωθεί η αποκατάσταση.',
        'A protected building that can’t be demolished. It must be restored, and can’t be sold on until the restoration is complete.',
      ),
    ],
    [
      pair('Συμβόλαιο', 'Deed (symvólaio)'),
      pair(
        'Η συμβολαιογραφική πράξη της αγοράς. Μετρά η τιμή του συμβολαίου, όχι της αγγελίας.',
        'The purchase contract signed before a notary. What counts is the price in the deed, not the asking price.',
      ),
    ],
  ],
  badgeTitle: pair('Η ένδειξη «Ενδέχεται να πληροί τις προϋποθέσεις»', 'The “May qualify” label'),
  badgeText: pair(
    'Εμφανίζεται σε μια αγγελία μόνο όταν ο ιδιοκτήτης έχει δηλώσει κατηγορία και τα στοιχεία της καλύπτουν τα όρια του δήμου. Ακολουθεί τους κανόνες αυτής της σελίδας και αλλάζει μαζί τους.',
    'A listing gets it only if the owner has chosen a route and its details meet the thresholds for its municipality. It follows the rules on this page and changes with them.',
  ),
  lawTitle: pair('Τι λέει ο νόμος', 'What the law says'),
  zonesTitle: pair('Η ζώνη κάθε δήμου', 'Zones by municipality'),
  zonesText: pair(
    (all: number, a: number) =>
      `${all} δήμοι, ${a} από αυτούς στη Ζώνη Α. Η ζώνη αφορά ολόκληρο τον δήμο: αν περιλαμβάνει πολλά νησιά, έλεγξε τι ισχύει για το δικό σου.`,
    (all: number, a: number) =>
      `${all} municipalities, ${a} of them in Zone A. Zones apply to whole municipalities: if yours has several islands, check which zone your island is in.`,
  ),
  find: pair('Βρες έναν δήμο', 'Find a municipality'),
  searchListings: pair('Αναζήτηση', 'Search'),
  findHint: pair('Για παράδειγμα Χαλάνδρι ή Παξοί', 'For example Chalandri or Paxoi'),
  found: pair(
    (count: number) => (count === 1 ? 'Βρέθηκε 1 δήμος' : `Βρέθηκαν ${count} δήμοι`),
    (count: number) => (count === 1 ? '1 municipality found' : `${count} municipalities found`),
  ),
  none: pair(
    'Δεν βρέθηκε δήμος με αυτό το όνομα. Δες τους νομούς παρακάτω.',
    'No municipality found. Check the spelling or browse the prefectures below.',
  ),
  zoneCounts: pair(
    (a: number, b: number) => (b === 0 ? 'Ζώνη Α' : a === 0 ? 'Ζώνη Β' : `Ζώνη Α: ${a}, Ζώνη Β: ${b}`),
    (a: number, b: number) => (b === 0 ? 'Zone A' : a === 0 ? 'Zone B' : `Zone A: ${a}, Zone B: ${b}`),
  ),
  searchHere: pair(
    (place: string, price: number) => `Δες κατοικίες από ${formatEuro(price)}: ${place}`,
    (place: string, price: number) => `View homes from ${formatEuro(price)}: ${place}`,
  ),
} as const;
