/** Names of the facts of a home. */
import { formatEuro } from '../numbers.ts';
import { pair } from '../pair.ts';
import { cardMessages } from './messages.ts';

const NO_BREAK = '\u00A0';

export const factMessages = {
  type: pair('Τύπος', 'Type'),
  mainArea: pair('Κύριοι χώροι', 'Main rooms'),
  landArea: pair('Οικόπεδο', 'Plot'),
  wcs: pair('WC', 'WC'),
  kitchens: pair('Κουζίνες', 'Kitchens'),
  livingRooms: pair('Σαλόνια', 'Living rooms'),
  openKitchens: pair('Σαλόνι με κουζίνα', 'Living room with kitchen'),
  levels: pair('Επίπεδα', 'Levels'),
  yearBuilt: pair('Έτος κατασκευής', 'Year built'),
  renovated: pair('Ανακαίνιση', 'Renovated'),
  heating: pair('Θέρμανση', 'Heating'),
  condition: pair('Κατάσταση', 'Condition'),
  view: pair('Θέα', 'View'),
  floorType: pair('Δάπεδα', 'Flooring'),
  frame: pair('Κουφώματα', 'Window frames'),
  orientation: pair('Προσανατολισμός', 'Orientation'),
  zone: pair('Ζώνη', 'Zone'),
  cityPlan: pair('Σχέδιο πόλης', 'City plan'),
  insidePlan: pair('Εντός σχεδίου', 'Within the plan'),
  outsidePlan: pair('Εκτός σχεδίου', 'Outside the plan'),
  electricity: pair('Ρεύμα', 'Electricity'),
  access: pair('Πρόσβαση', 'Access'),
  slope: pair('Κλίση εδάφους', 'Slope'),
  door: pair('Πόρτα', 'Door'),
  garden: pair('Κήπος', 'Garden'),
  pool: pair('Πισίνα', 'Pool'),
  parking: pair('Στάθμευση', 'Parking'),
  wardrobes: pair('Ντουλάπες', 'Wardrobes'),
  sharedFees: pair('Κοινόχρηστα', 'Shared expenses'),
  noFees: pair('Χωρίς κοινόχρηστα', 'None'),
  feesValue: pair(
    (amount: number) => `${formatEuro(amount)} τον μήνα`,
    (amount: number) => `${formatEuro(amount)} a month`,
  ),
  permitYear: pair('Έτος άδειας', 'Permit year'),
  listedBuilding: pair('Διατηρητέο', 'Listed building'),
  yes: pair('Ναι', 'Yes'),
  minLease: pair('Ελάχιστη μίσθωση', 'Shortest lease'),
  months: pair(
    (count: number) => (count === 1 ? '1 μήνας' : `${count} μήνες`),
    (count: number) => (count === 1 ? '1 month' : `${count} months`),
  ),
  ama: pair('Αριθμός μητρώου (ΑΜΑ)', 'Register number (AMA)'),
  showcase: pair('Βιτρίνα', 'Shop window'),
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
