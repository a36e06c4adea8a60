/** Words of the small calculator on /my-home, which comes after the page. */
import { formatEuro } from '../numbers.ts';
import { pair } from '../pair.ts';

export const eligibilityMessages = {
  title: pair('Θα ήσουν μέσα στα όρια;', 'Would you have been within the limits?'),
  titleOpen: pair('Είσαι μέσα στα όρια;', 'Are you within the limits?'),
  text: pair(
    'Ο υπολογισμός γίνεται μόνο στον δικό σου browser. Ό,τι γράφεις δεν στέλνεται και δεν αποθηκεύεται πουθενά.',
    'This is worked out in your own browser only. What you type is not sent and not kept anywhere.',
  ),
  age: pair('Ηλικία', 'Age'),
  income: pair('Ετήσιο εισόδημα (€)', 'Yearly income (€)'),
  household: pair('Νοικοκυριό', 'Household'),
  households: {
    single: pair('Ένα άτομο', 'One person'),
    couple: pair('Ζευγάρι', 'Couple'),
    single_parent: pair('Μονογονεϊκή οικογένεια', 'Single parent'),
  },
  children: pair('Παιδιά', 'Children'),
  waiting: pair('Συμπλήρωσε ηλικία και εισόδημα.', 'Fill in age and income.'),
  ageIn: pair(
    (from: number, to: number) => `Ηλικία: μέσα στα όρια (${from} έως ${to})`,
    (from: number, to: number) => `Age: within the limits (${from} to ${to})`,
  ),
  ageOut: pair(
    (from: number, to: number) => `Ηλικία: έξω από τα όρια (${from} έως ${to})`,
    (from: number, to: number) => `Age: outside the limits (${from} to ${to})`,
  ),
  lowIn: pair(
    (min: number) => `Εισόδημα: πάνω από το ελάχιστο (${formatEuro(min)})`,
    (min: number) => `Income: above the lowest (${formatEuro(min)})`,
  ),
  lowOut: pair(
    (min: number) => `Εισόδημα: κάτω από το ελάχιστο (${formatEuro(min)})`,
    (min: number) => `Income: below the lowest (${formatEuro(min)})`,
  ),
  highIn: pair(
    (max: number) => `Εισόδημα: κάτω από το ανώτατο (${formatEuro(max)})`,
    (max: number) => `Income: below the highest (${formatEuro(max)})`,
  ),
  highOut: pair(
    (max: number) => `Εισόδημα: πάνω από το ανώτατο (${formatEuro(max)})`,
    (max: number) => `Income: above the highest (${formatEuro(max)})`,
  ),
  more: pair(
    'Μετρούν και άλλα, όπως αν έχεις ήδη κατάλληλη κατοικία.',
    'Other things count too, such as whether you already own a suitable home.',
  ),
} as const;
