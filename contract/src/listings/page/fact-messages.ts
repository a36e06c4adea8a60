/** Names of the facts of a home. */
import { formatEuro } from '../../format.ts';
import { pair } from '../../pair.ts';
import { cardMessages } from '../messages.ts';

const NO_BREAK = '\u00A0';

export const factMessages = {
  type: pair('Τύπος', 'Type'),
  mainArea: pair('Κύριοι χώροι', 'Main-use area'),
  landArea: pair('Οικόπεδο', 'Plot'),
  wcs: pair('WC', 'WC'),
  kitchens: pair('Κουζίνες', 'Kitchens'),
  livingRooms: pair('Σαλόνια', 'Living rooms'),
  openKitchens: pair('Σαλοκουζίνες', 'Open-plan kitchen/living rooms'),
  levels: pair('Επίπεδα', 'Levels'),
  yearBuilt: pair('Έτος κατασκευής', 'Year built'),
  renovated: pair('Ανακαίνιση', 'Renovated'),
  heating: pair('Θέρμανση', 'Heating'),
  condition: pair('Κατάσταση', 'Condition'),
  view: pair('Θέα', 'View'),
  floorType: pair('Δάπεδα', 'Flooring'),
  frame: pair('Κουφώματα', 'Window frames'),
  orientation: pair('Προσανατολισμός', 'Orientation'),
  zone: pair('Ζώνη', 'Planning zone'),
  cityPlan: pair('Σχέδιο πόλης', 'Town plan'),
  insidePlan: pair('Εντός σχεδίου', 'Within the town plan'),
  outsidePlan: pair('Εκτός σχεδίου', 'Outside the town plan'),
  electricity: pair('Ρεύμα', 'Electricity'),
  access: pair('Πρόσβαση', 'Road access'),
  slope: pair('Κλίση εδάφους', 'Slope'),
  door: pair('Πόρτα εισόδου', 'Front door'),
  garden: pair('Κήπος', 'Garden'),
  pool: pair('Πισίνα', 'Pool'),
  parking: pair('Στάθμευση', 'Parking'),
  wardrobes: pair('Ντουλάπες', 'Wardrobes'),
  sharedFees: pair('Κοινόχρηστα', 'Common charges'),
  noFees: pair('Χωρίς κοινόχρηστα', 'None'),
  feesValue: pair(
    (amount: number) => `${formatEuro(amount)} τον μήνα`,
    (amount: number) => `${formatEuro(amount)} per month`,
  ),
  permitYear: pair('Έτος οικοδομικής άδειας', 'Building permit year'),
  listedBuilding: pair('Διατηρητέο', 'Listed building'),
  yes: pair('Ναι', 'Yes'),
  minLease: pair('Ελάχιστη μίσθωση', 'Minimum lease'),
  months: pair(
    (count: number) => (count === 1 ? '1 μήνας' : `${count} μήνες`),
    (count: number) => (count === 1 ? '1 month' : `${count} months`),
  ),
  ama: pair('Αριθμός μητρώου (ΑΜΑ)', 'Short-term rental no. (AMA)'),
  showcase: pair('Μήκος βιτρίνας', 'Shopfront width'),
  facade: pair('Πρόσοψη', 'Frontage'),
  metres: pair(
    (value: number) => `${String(value).replace('.', ',')}${NO_BREAK}μ.`,
    (value: number) => `${value}${NO_BREAK}m`,
  ),
  bedroomCount: cardMessages.bedroomsSpoken,
  bathCount: pair(
    (count: number) => (count === 1 ? '1 μπάνιο' : `${count} μπάνια`),
    (count: number) => (count === 1 ? '1 bathroom' : `${count} bathrooms`),
  ),
};
