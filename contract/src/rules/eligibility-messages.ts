/** Words of the small calculator on /my-home, which comes after the page. */
import { formatEuro } from '../format.ts';
import { pair } from '../pair.ts';

export const eligibilityMessages = {
  title: pair('Θα ήσουν εντός των ορίων;', 'Would you have met the age and income limits?'),
  titleOpen: pair('Είσαι εντός των ορίων;', 'Do you meet the age and income limits?'),
  text: pair(
    'Ο υπολογισμός γίνεται μόνο στη συσκευή σου. Τίποτα δεν στέλνεται ούτε αποθηκεύεται.',
    'Calculated on your device only. Nothing you type is sent or stored.',
  ),
  age: pair('Ηλικία', 'Age'),
  income: pair('Ετήσιο εισόδημα (€)', 'Annual income (€)'),
  household: pair('Νοικοκυριό', 'Household'),
  households: {
    single: pair('Ένα άτομο', 'One person'),
    couple: pair('Ζευγάρι', 'Couple'),
    single_parent: pair('Μονογονεϊκή οικογένεια', 'Single parent'),
  },
  children: pair('Παιδιά', 'Children'),
  waiting: pair('Συμπλήρωσε ηλικία και εισόδημα.', 'Enter your age and income.'),
  ageIn: pair(
    (from: number, to: number) => `Ηλικία: εντός ορίων (${from} έως ${to})`,
    (from: number, to: number) => `Age: within the limits (${from} to ${to})`,
  ),
  ageOut: pair(
    (from: number, to: number) => `Ηλικία: εκτός ορίων (${from} έως ${to})`,
    (from: number, to: number) => `Age: outside the limits (${from} to ${to})`,
  ),
  lowIn: pair(
    (min: number) => `Εισόδημα: πάνω από το ελάχιστο (${formatEuro(min)})`,
    (min: number) => `Income: above the minimum (${formatEuro(min)})`,
  ),
  lowOut: pair(
    (min: number) => `Εισόδημα: κάτω από το ελάχιστο (${formatEuro(min)})`,
    (min: number) => `Income: below the minimum (${formatEuro(min)})`,
  ),
  highIn: pair(
    (max: number) => `Εισόδημα: κάτω από το ανώτατο (${formatEuro(max)})`,
    (max: number) => `Income: below the maximum (${formatEuro(max)})`,
  ),
  highOut: pair(
    (max: number) => `Εισόδημα: πάνω από το ανώτατο (${formatEuro(max)})`,
    (max: number) => `Income: above the maximum (${formatEuro(max)})`,
  ),
  more: pair(
    'Υπάρχουν και άλλες προϋποθέσεις, όπως να μην έχεις ήδη κατάλληλη κατοικία.',
    'Other criteria apply too, such as not already owning a suitable home.',
  ),
} as const;
