/** Words of the page where an ad begins: sell or let, and what. */
import { pair } from '../pair.ts';
import { listingLimits } from './limits.ts';

export const selectPropertyMessages = {
  title: pair('Τι θέλεις να δημοσιεύσεις;', 'What do you want to list?'),
  headTitle: pair('Δημοσίευσε αγγελία ακινήτου', 'List a property'),
  description: pair(
    'Πούλησε ή νοίκιασε το ακίνητό σου: διάλεξε είδος και γράψε την αγγελία σε πέντε βήματα.',
    'Sell or let your property: choose its kind and write the ad in five steps.',
  ),
  lead: pair(
    'Διάλεξε είδος και γράψε την αγγελία σε πέντε βήματα. Το πρόχειρο αποθηκεύεται μόνο του.',
    'Choose the kind and write the ad in five steps. The draft saves itself.',
  ),
  purpose: pair('Πουλάς ή δίνεις προς ενοικίαση;', 'Are you selling or renting out?'),
  sale: pair('Πουλάω', 'I am selling'),
  rent: pair('Δίνω προς ενοικίαση', 'I’m renting out'),
  category: pair('Κατηγορία', 'Category'),
  type: pair('Τι είναι;', 'What is it?'),
  chooseType: pair('Πάτησε το είδος για να συνεχίσεις.', 'Press its kind to go on.'),
  login: pair(
    'Αν δεν έχεις συνδεθεί, θα σου ζητηθεί πρώτα σύνδεση ή εγγραφή. Η επιλογή σου μένει.',
    'If you are not logged in, you will be asked to log in or register first. Your choice is kept.',
  ),
  needTitle: pair('Τι θα χρειαστείς', 'What you will need'),
  need: {
    where: pair(
      'Διεύθυνση, εμβαδόν και τιμή. Την ακριβή διεύθυνση μπορείς να την κρύψεις.',
      'Address, area and price. You may hide the exact address.',
    ),
    /** The first number is the day's rule. */
    photos: pair(
      (least: number) => `${least > 0 ? `${least} έως` : 'Έως'} ${listingLimits.photosMax} φωτογραφίες.`,
      (least: number) => `${least > 0 ? `${least} to` : 'Up to'} ${listingLimits.photosMax} photos.`,
    ),
    energy: pair(
      'Την ενεργειακή κλάση από το πιστοποιητικό (ΠΕΑ), όπου το ζητά ο νόμος.',
      'The energy class from its certificate (PEA), where the law asks for it.',
    ),
  },
  exclusivity: pair('Αποκλειστική εντολή', 'Exclusive mandate'),
  exclusivityText: pair(
    'Αν έχεις δώσει αποκλειστική εντολή σε γραφείο, όσο ισχύει δεν διαφημίζεις το ακίνητο και μόνος σου.',
    'If you gave an agency an exclusive mandate, you may not advertise the property yourself while it lasts.',
  ),
  exclusivityLink: pair('Τι σημαίνει αποκλειστικότητα', 'What exclusivity means'),
  cooperation: pair('Συνεργασία με γραφείο', 'Working with an agency'),
  cooperationText: pair(
    'Με απλή εντολή μπορείς να το διαφημίζεις κι εσύ και όσα γραφεία θέλεις. Η αμοιβή συμφωνείται γραπτά, πριν.',
    'With a simple mandate you and as many agencies as you like may advertise it. Fees are agreed in writing, beforehand.',
  ),
  cooperationLink: pair('Πώς γίνεται η συνεργασία', 'How cooperation works'),
} as const;
