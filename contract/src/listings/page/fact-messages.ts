/** Names of the facts of a home. */
import { formatEuro } from '../../format.ts';
import { type Pair, pair } from '../../pair.ts';
import type { ListingFieldName } from '../fields.ts';
import { cardMessages } from '../messages.ts';

const NO_BREAK = '\u00A0';

export const factMessages = {
  type: pair('Τύπος', 'Type'),
  landArea: pair('Οικόπεδο', 'Plot'),
  wcs: pair('WC', 'WC'),
  levels: pair('Επίπεδα', 'Levels'),
  yearBuilt: pair('Έτος κατασκευής', 'Year built'),
  renovated: pair('Ανακαίνιση', 'Renovated'),
  heating: pair('Θέρμανση', 'Heating'),
  condition: pair('Κατάσταση', 'Condition'),
  view: pair('Θέα', 'View'),
  orientation: pair('Προσανατολισμός', 'Orientation'),
  garden: pair('Κήπος', 'Garden'),
  pool: pair('Πισίνα', 'Pool'),
  parking: pair('Στάθμευση', 'Parking'),
  sharedFees: pair('Κοινόχρηστα', 'Common charges'),
  insidePlan: pair('Εντός σχεδίου', 'Within the town plan'),
  outsidePlan: pair('Εκτός σχεδίου', 'Outside the town plan'),
  noFees: pair('Χωρίς κοινόχρηστα', 'None'),
  feesValue: pair(
    (amount: number) => `${formatEuro(amount)} τον μήνα`,
    (amount: number) => `${formatEuro(amount)} per month`,
  ),
  yes: pair('Ναι', 'Yes'),
  /** Of a deposit, in rents of a month. */
  rents: pair(
    (count: number) =>
      count === 0 ? 'Χωρίς εγγύηση' : count === 1 ? '1 μηνιαίο μίσθωμα' : `${count} μηνιαία μισθώματα`,
    (count: number) => (count === 0 ? 'No deposit' : count === 1 ? '1 month’s rent' : `${count} months’ rent`),
  ),
  months: pair(
    (count: number) => (count === 1 ? '1 μήνας' : `${count} μήνες`),
    (count: number) => (count === 1 ? '1 month' : `${count} months`),
  ),
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

/** What a fact is called on the page, where the form calls it otherwise (`fieldLabels`). */
export const factLabels: Readonly<Partial<Record<ListingFieldName, Pair>>> = {
  renovation_year: factMessages.renovated,
  within_city_plan: pair('Σχέδιο πόλης', 'Town plan'),
  shared_fees: factMessages.sharedFees,
  is_listed_building: pair('Διατηρητέο', 'Listed building'),
  min_lease_months: pair('Ελάχιστη μίσθωση', 'Minimum lease'),
  ama: pair('Αριθμός μητρώου (ΑΜΑ)', 'Short-term rental no. (AMA)'),
  deposit_months: pair('Εγγύηση', 'Deposit'),
  facade_length: pair('Πρόσοψη', 'Frontage'),
};
