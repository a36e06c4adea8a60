/** Last sentences: papers for a buyer, terms for a tenant. No names, telephones or calls to hurry. */
import { requireValue } from '@estia/contract/require-value';
import { purposeIds } from '@estia/contract/search/model';
import { extraIds, hasExtra, type PropertyFacts, typeIds } from '../facts/property-facts.ts';
import type { DemoPlace } from '../places/places.ts';
import type { PurposeId } from '../property/prices.ts';
import type { Random } from '../random.ts';
import type { BilingualText } from './nouns.ts';

const saleEnds: readonly BilingualText[] = [
  [
    'Οι τίτλοι είναι καθαροί και ο φάκελος έτοιμος για τον συμβολαιογράφο.',
    'Titles are clear and the file is ready for the notary.',
  ],
  ['Παραδίδεται άμεσα.', 'It can be handed over at once.'],
  ['Υπάρχει ηλεκτρονική ταυτότητα κτιρίου.', 'The electronic building identity exists.'],
  ['Η επίσκεψη γίνεται κατόπιν συνεννόησης.', 'Visits are by appointment.'],
  ['Δεν υπάρχουν πολεοδομικές εκκρεμότητες.', 'There are no open planning matters.'],
];
const landEnds: readonly BilingualText[] = [
  ['Το τοπογραφικό και ο τίτλος είναι διαθέσιμα.', 'The survey and the title deed are available.'],
  ['Είναι δηλωμένο στο κτηματολόγιο.', 'It is entered in the land registry.'],
  ['Η επίσκεψη στο σημείο γίνεται κατόπιν συνεννόησης.', 'The site can be visited by appointment.'],
];
const rentEnds: readonly BilingualText[] = [
  ['Ζητείται εγγύηση ενός μισθώματος.', 'A deposit of one month’s rent is asked.'],
  ['Ζητείται εγγύηση δύο μισθωμάτων.', 'A deposit of two months’ rent is asked.'],
  ['Διαθέσιμο άμεσα.', 'Available at once.'],
  ['Μίσθωση τουλάχιστον τριετής.', 'The lease is for at least three years.'],
  ['Προτιμάται μακροχρόνια μίσθωση.', 'A long lease is preferred.'],
  ['Ελεύθερο από την αρχή του επόμενου μήνα.', 'Free from the start of next month.'],
];

/** The neuter of «διαθέσιμο» and «ελεύθερο» speaks of «το ακίνητο», as ads do. */
export function closingSentence(
  random: Random,
  facts: PropertyFacts,
  place: DemoPlace,
  purposeId: PurposeId,
): BilingualText {
  const options: BilingualText[] = [];
  if (purposeId === purposeIds.rent) {
    if (facts.sharedFees !== null && facts.sharedFees >= 10)
      options.push([
        `Τα κοινόχρηστα είναι περίπου ${facts.sharedFees} € τον μήνα.`,
        `Shared fees are about ${facts.sharedFees} € a month.`,
      ]);
    if (hasExtra(facts, extraIds.pets)) options.push(['Κατοικίδια δεκτά.', 'Pets are welcome.']);
    if (hasExtra(facts, extraIds.students))
      options.push(['Βολεύει φοιτητές, κοντά σε συγκοινωνία.', 'It suits students.']);
    if (hasExtra(facts, extraIds.furnished))
      options.push(['Ενοικιάζεται με τα έπιπλα και τις συσκευές.', 'It is let with furniture and appliances.']);
    return random.pick([...options, ...rentEnds]);
  }
  if (facts.categoryId === 3) return random.pick(landEnds);
  if (facts.categoryId === 4) return requireValue(saleEnds[random.pick([0, 1, 3])]);
  if (hasExtra(facts, extraIds.rentedOut))
    options.push(['Σήμερα είναι μισθωμένο, με συμβόλαιο σε ισχύ.', 'It is let at present, with a lease in force.']);
  if (hasExtra(facts, extraIds.holidayHome))
    options.push([
      'Λειτουργεί ως εξοχική κατοικία και μένει ανοιχτή όλο τον χρόνο.',
      'It is used as a holiday home and can be lived in all year.',
    ]);
  if (hasExtra(facts, extraIds.investment) && place.tourism < 2 && facts.typeId !== typeIds.villa)
    options.push([
      'Ενδιαφέρει και ως επένδυση, με ζήτηση για ενοικίαση στην περιοχή.',
      'It is also of interest to investors, as homes to rent are sought here.',
    ]);
  return random.pick([...options, ...options, ...saleEnds]);
}
