/** Last sentences: papers for a buyer, terms for a tenant. No names, telephones or calls to hurry. */
import { purposeIds } from '@estia/contract/search/model';
import { extra, type Home, has, type } from '../facts/home.ts';
import type { Place } from '../places.ts';
import type { PurposeId } from '../prices.ts';
import type { Random } from '../random.ts';
import type { Line } from './nouns.ts';

const saleEnds: readonly Line[] = [
  [
    'Οι τίτλοι είναι καθαροί και ο φάκελος έτοιμος για τον συμβολαιογράφο.',
    'Titles are clear and the file is ready for the notary.',
  ],
  ['Παραδίδεται άμεσα.', 'It can be handed over at once.'],
  ['Υπάρχει ηλεκτρονική ταυτότητα κτιρίου.', 'The electronic building identity exists.'],
  ['Η επίσκεψη γίνεται κατόπιν συνεννόησης.', 'Visits are by appointment.'],
  ['Δεν υπάρχουν πολεοδομικές εκκρεμότητες.', 'There are no open planning matters.'],
];
const landEnds: readonly Line[] = [
  ['Το τοπογραφικό και ο τίτλος είναι διαθέσιμα.', 'The survey and the title deed are available.'],
  ['Είναι δηλωμένο στο κτηματολόγιο.', 'It is entered in the land registry.'],
  ['Η επίσκεψη στο σημείο γίνεται κατόπιν συνεννόησης.', 'The site can be visited by appointment.'],
];
const rentEnds: readonly Line[] = [
  ['Ζητείται εγγύηση ενός μισθώματος.', 'A deposit of one month’s rent is asked.'],
  ['Ζητείται εγγύηση δύο μισθωμάτων.', 'A deposit of two months’ rent is asked.'],
  ['Διαθέσιμο άμεσα.', 'Available at once.'],
  ['Μίσθωση τουλάχιστον τριετής.', 'The lease is for at least three years.'],
  ['Προτιμάται μακροχρόνια μίσθωση.', 'A long lease is preferred.'],
  ['Ελεύθερο από την αρχή του επόμενου μήνα.', 'Free from the start of next month.'],
];

/** The neuter of «διαθέσιμο» and «ελεύθερο» speaks of «το ακίνητο», as ads do. */
export function endLine(random: Random, home: Home, place: Place, purposeId: PurposeId): Line {
  const options: Line[] = [];
  if (purposeId === purposeIds.rent) {
    if (home.sharedFees !== null && home.sharedFees >= 10)
      options.push([
        `Τα κοινόχρηστα είναι περίπου ${home.sharedFees} € τον μήνα.`,
        `Shared fees are about ${home.sharedFees} € a month.`,
      ]);
    if (has(home, extra.pets)) options.push(['Κατοικίδια δεκτά.', 'Pets are welcome.']);
    if (has(home, extra.students)) options.push(['Βολεύει φοιτητές, κοντά σε συγκοινωνία.', 'It suits students.']);
    if (has(home, extra.furnished))
      options.push(['Ενοικιάζεται με τα έπιπλα και τις συσκευές.', 'It is let with furniture and appliances.']);
    return random.pick([...options, ...rentEnds]);
  }
  if (home.categoryId === 3) return random.pick(landEnds);
  if (home.categoryId === 4) return saleEnds[random.pick([0, 1, 3])] as Line;
  if (has(home, extra.rentedOut))
    options.push(['Σήμερα είναι μισθωμένο, με συμβόλαιο σε ισχύ.', 'It is let at present, with a lease in force.']);
  if (has(home, extra.holidayHome))
    options.push([
      'Λειτουργεί ως εξοχική κατοικία και μένει ανοιχτή όλο τον χρόνο.',
      'It is used as a holiday home and can be lived in all year.',
    ]);
  if (has(home, extra.investment) && place.tourism < 2 && home.typeId !== type.villa)
    options.push([
      'Ενδιαφέρει και ως επένδυση, με ζήτηση για ενοικίαση στην περιοχή.',
      'It is also of interest to investors, as homes to rent are sought here.',
    ]);
  return random.pick([...options, ...options, ...saleEnds]);
}
