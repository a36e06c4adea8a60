/** Words of the page where a listing begins: sell or let, and what. */
import { pair } from '../../pair.ts';
import { listingLimits } from '../limits.ts';

export const selectPropertyMessages = {
  title: pair('Τι θέλεις να δημοσιεύσεις;', 'What do you want to list?'),
  headTitle: pair('Δημοσίευσε αγγελία ακινήτου', 'List a property'),
  description: pair(
    'Πούλησε ή νοίκιασε το ακίνητό σου: διάλεξε τύπο και φτιάξε την αγγελία σε πέντε βήματα.',
    'Sell or rent out your property: choose a type and create your listing in five steps.',
  ),
  lead: pair(
    'Διάλεξε τύπο και φτιάξε την αγγελία σε πέντε βήματα. Το πρόχειρο αποθηκεύεται αυτόματα.',
    'Choose a type and create your listing in five steps. Your draft saves automatically.',
  ),
  purpose: pair('Πουλάς ή δίνεις προς ενοικίαση;', 'Are you selling or renting out?'),
  sale: pair('Πώληση', 'Selling'),
  rent: pair('Δίνω προς ενοικίαση', 'Renting out'),
  category: pair('Κατηγορία', 'Category'),
  type: pair('Τύπος ακινήτου', 'Property type'),
  chooseType: pair('Διάλεξε τύπο για να συνεχίσεις.', 'Choose a type to continue.'),
  login: pair(
    'Αν δεν έχεις συνδεθεί, θα σου ζητήσουμε πρώτα σύνδεση ή εγγραφή. Η επιλογή σου δεν χάνεται.',
    'If you’re not logged in, we’ll ask you to log in or register first. We’ll remember your choices.',
  ),
  needTitle: pair('Τι θα χρειαστείς', 'What you’ll need'),
  need: {
    where: pair(
      'Διεύθυνση, εμβαδόν και τιμή. Την ακριβή διεύθυνση μπορείς να την κρύψεις.',
      'Address, size and price. You can hide the exact address.',
    ),
    /** The first number is the day's rule. */
    photos: pair(
      (min: number) => `${min > 0 ? `${min} έως` : 'Έως'} ${listingLimits.photosMax} φωτογραφίες.`,
      (min: number) => `${min > 0 ? `${min} to` : 'Up to'} ${listingLimits.photosMax} photos.`,
    ),
    energy: pair(
      'Ενεργειακή κλάση από το πιστοποιητικό (ΠΕΑ), όπου απαιτείται από τον νόμο.',
      'The energy class from the energy certificate (PEA), where required by law.',
    ),
  },
  exclusivity: pair('Αποκλειστική εντολή', 'Exclusive agreement'),
  exclusivityText: pair(
    'Αν έχεις δώσει αποκλειστική εντολή σε γραφείο, όσο ισχύει δεν μπορείς να διαφημίζεις το ακίνητο και εσύ.',
    'If you’ve signed an exclusive agreement with an agency, you can’t advertise the property yourself until it ends.',
  ),
  exclusivityLink: pair('Τι σημαίνει αποκλειστικότητα', 'How exclusive agreements work'),
  cooperation: pair('Συνεργασία με γραφείο', 'Working with an agency'),
  cooperationText: pair(
    'Με απλή εντολή μπορείς να το διαφημίζεις κι εσύ και όσα γραφεία θέλεις. Αν ένα γραφείο το δημοσιεύσει μετά από εσένα, η αγγελία σου μπαίνει σε παύση σε πέντε ημέρες και την ενεργοποιείς ξανά με ένα κλικ. Η αμοιβή συμφωνείται γραπτά εκ των προτέρων.',
    'With a non-exclusive agreement, you and any number of agencies can advertise it. If an agency publishes it after you, your listing is paused after five days, and you can reactivate it in one click. Agree the fee in writing beforehand.',
  ),
  cooperationLink: pair('Πώς γίνεται η συνεργασία', 'How to work with an agency'),
} as const;
