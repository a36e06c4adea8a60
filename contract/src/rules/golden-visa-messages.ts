/** Words of /golden-visa. Numbers and dates come from the rule's row. */
import { formatEuro, formatM2 } from '../numbers.ts';
import { pair } from '../pair.ts';

export const goldenVisaMessages = {
  title: pair('Golden Visa: άδεια διαμονής με αγορά ακινήτου', 'Golden Visa: a residence permit by buying property'),
  description: pair(
    'Οι δρόμοι, τα όρια τιμής και εμβαδού και η ζώνη κάθε δήμου, με την ημερομηνία που ισχύουν.',
    'The routes, the thresholds of price and area and the zone of every municipality, with the date they hold.',
  ),
  lead: pair(
    'Πολίτες χωρών εκτός Ευρωπαϊκής Ένωσης μπορούν να ζητήσουν άδεια διαμονής αν αγοράσουν ακίνητο πάνω από ένα όριο τιμής. Το όριο εξαρτάται από τον δήμο και από το είδος της αγοράς.',
    'Citizens of countries outside the European Union may ask for a residence permit if they buy property above a price threshold. The threshold depends on the municipality and on the kind of purchase.',
  ),
  asOf: pair(
    (day: string) => `Ισχύει από ${day}`,
    (day: string) => `As of ${day}`,
  ),
  checked: pair(
    (day: string) => `Ελέγχθηκε ${day}`,
    (day: string) => `Checked on ${day}`,
  ),
  source: pair('Πηγή', 'Source'),
  closed: pair('Ο κανόνας αυτός έχει κλείσει.', 'This rule is closed.'),
  notAdvice: pair(
    'Πληροφορία, όχι νομική συμβουλή. Η Εστία δεν κρίνει ποιος παίρνει άδεια: το κρίνει το κράτος, με έγγραφα που δεν φαίνονται σε αγγελία. Ρώτησε δικηγόρο πριν υπογράψεις.',
    'Information, not legal advice. Estia does not decide who gets a permit: the state does, on papers that no ad shows. Ask a lawyer before you sign.',
  ),
  routesTitle: pair('Οι τρεις δρόμοι', 'The three routes'),
  zoneA: {
    name: pair('Ζώνη Α', 'Zone A'),
    text: pair(
      'Αττική, Θεσσαλονίκη, Μύκονος, Σαντορίνη και νησιά με πάνω από 3.100 κατοίκους.',
      'Attica, Thessaloniki, Mykonos, Santorini and islands with more than 3.100 inhabitants.',
    ),
  },
  zoneB: {
    name: pair('Ζώνη Β', 'Zone B'),
    text: pair('Όλη η υπόλοιπη Ελλάδα.', 'The rest of Greece.'),
  },
  conversion: {
    name: pair('Μετατροπή ή διατηρητέο', 'Conversion or listed building'),
    text: pair(
      'Σε όλη τη χώρα, χωρίς ελάχιστο εμβαδόν: χώρος που έγινε κατοικία, ή διατηρητέο κτίριο που θα αποκατασταθεί.',
      'Anywhere in the country, with no least area: a space that became a home, or a listed building to be restored.',
    ),
  },
  from: pair('από', 'from'),
  areaFrom: pair(
    (metres: number) => `${formatM2(metres, 'el')} κύριων χώρων και πάνω`,
    (metres: number) => `${formatM2(metres, 'en')} of main-use space or more`,
  ),
  noArea: pair('Χωρίς ελάχιστο εμβαδόν', 'No least area'),
  search: pair(
    (price: number, metres: number | null) =>
      `Δες κατοικίες από ${formatEuro(price)}${metres === null ? '' : `, ${formatM2(metres, 'el')}`}`,
    (price: number, metres: number | null) =>
      `See homes from ${formatEuro(price)}${metres === null ? '' : `, ${formatM2(metres, 'en')}`}`,
  ),
  searchedIn: pair(
    (places: string) => `Ψάχνει σε: ${places}.`,
    (places: string) => `Searches in: ${places}.`,
  ),
  allTitle: pair('Όλες οι κατοικίες για επένδυση', 'All investment homes'),
  allText: pair(
    'Η αναζήτηση πίσω από το «Golden Visa» του μενού. Είναι αναζήτηση με τιμή και εμβαδόν: δεν σημαίνει ότι ένα σπίτι που βρίσκει δίνει άδεια.',
    'The search behind “Golden Visa” in the menu. It searches by price and area: a home it finds does not therefore give a permit.',
  ),
  wordsTitle: pair('Τι σημαίνουν οι λέξεις', 'What the words mean'),
  glossary: [
    [
      pair('Κύριοι χώροι', 'Main-use space (kýrioi chóroi)'),
      pair(
        'Τα τετραγωνικά όπου ζεις: δωμάτια, κουζίνα, μπάνιο. Αποθήκη, θέση στάθμευσης και μπαλκόνι δεν μετρούν.',
        'The square metres you live in: rooms, kitchen, bathroom. Storage, parking and balconies do not count.',
      ),
    ],
    [
      pair('Αλλαγή χρήσης', 'Change of use (allagí chrísis)'),
      pair(
        'Η άδεια που κάνει ένα γραφείο ή μια βιοτεχνία κατοικία. Για αυτόν τον δρόμο πρέπει να έχει ολοκληρωθεί πριν από την αίτηση.',
        'The permit that turns an office or a workshop into a home. For this route it must be complete before the application.',
      ),
    ],
    [
      pair('Διατηρητέο', 'Listed building (diatiritéo)'),
      pair(
        'Κτίριο που προστατεύεται και δεν γκρεμίζεται. Πρέπει να αποκατασταθεί, και δεν μεταβιβάζεται πριν τελειώσει η αποκατάσταση.',
        'A protected building that may not be torn down. It must be restored, and cannot be sold before the restoration is complete.',
      ),
    ],
    [
      pair('Συμβόλαιο', 'Deed (symvólaio)'),
      pair(
        'Το έγγραφο της αγοράς στον συμβολαιογράφο. Μετρά η τιμή που γράφει αυτό, όχι η τιμή της αγγελίας.',
        'The document of the purchase at the notary. The price it states counts, not the price of the ad.',
      ),
    ],
  ],
  badgeTitle: pair('Η ένδειξη «Ενδέχεται να πληροί»', 'The mark “May qualify”'),
  badgeText: pair(
    'Μπαίνει σε αγγελία μόνο όταν ο ιδιοκτήτης έχει δηλώσει δρόμο και τα στοιχεία της φτάνουν τα όρια του δήμου της. Υπολογίζεται με τους κανόνες αυτής της σελίδας και αλλάζει μαζί τους.',
    'An ad bears it only when its owner has named a route and its facts reach the thresholds of its municipality. It is computed by the rules of this page and changes with them.',
  ),
  lawTitle: pair('Τι λέει ο νόμος', 'What the law says'),
  zonesTitle: pair('Η ζώνη κάθε δήμου', 'The zone of every municipality'),
  zonesText: pair(
    (all: number, a: number) =>
      `${all} δήμοι, ${a} από αυτούς στη Ζώνη Α. Η ζώνη εδώ είναι του δήμου ολόκληρου: σε δήμο με πολλά νησιά ρώτησε για το νησί σου.`,
    (all: number, a: number) =>
      `${all} municipalities, ${a} of them in Zone A. The zone here is that of the whole municipality: where it has several islands, ask about yours.`,
  ),
  find: pair('Βρες έναν δήμο', 'Find a municipality'),
  findAct: pair('Βρες', 'Find'),
  findHint: pair('Για παράδειγμα Χαλάνδρι ή Παξοί', 'For example Chalandri or Paxoi'),
  found: pair(
    (count: number) => (count === 1 ? 'Βρέθηκε 1 δήμος' : `Βρέθηκαν ${count} δήμοι`),
    (count: number) => (count === 1 ? '1 municipality found' : `${count} municipalities found`),
  ),
  none: pair(
    'Κανένας δήμος δεν λέγεται έτσι. Δες τους νομούς παρακάτω.',
    'No municipality has that name. See the prefectures below.',
  ),
  zoneCounts: pair(
    (a: number, b: number) => (b === 0 ? 'Ζώνη Α' : a === 0 ? 'Ζώνη Β' : `Ζώνη Α: ${a}, Ζώνη Β: ${b}`),
    (a: number, b: number) => (b === 0 ? 'Zone A' : a === 0 ? 'Zone B' : `Zone A: ${a}, Zone B: ${b}`),
  ),
  searchHere: pair(
    (place: string, price: number) => `Δες κατοικίες από ${formatEuro(price)}: ${place}`,
    (place: string, price: number) => `See homes from ${formatEuro(price)}: ${place}`,
  ),
} as const;
