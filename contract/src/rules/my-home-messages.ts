/** Words of /my-home. Numbers, dates and the state of the programme come from the rule's rows. */
import { formatEuro, formatM2 } from '../numbers.ts';
import { pair } from '../pair.ts';

const roman = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'];
export const programmeName = pair(
  (number: number) => `Σπίτι μου ${roman[number] ?? number}`,
  (number: number) => `My Home ${roman[number] ?? number}`,
);

export const myHomeMessages = {
  title: pair('Το πρόγραμμα «Σπίτι μου»', 'The My Home programme'),
  description: pair(
    'Οι όροι του προγράμματος «Σπίτι μου», με ημερομηνίες και κατάσταση, και αναζήτηση για μικρά και παλαιότερα σπίτια.',
    'The terms of the My Home programme (Spíti mou), with dates and state, and a search for small and older homes.',
  ),
  lead: pair(
    'Δάνειο με χαμηλό επιτόκιο για την πρώτη κατοικία, που δίνει το κράτος με τις τράπεζες. Εδώ είναι οι όροι του, με την ημερομηνία που ισχύουν.',
    'A loan at low interest for a first home, given by the state with the banks (in Greek: Spíti mou). Here are its terms, with the date they hold.',
  ),
  ended: pair(
    (name: string, day: string) => `${name}: έληξε ${day}`,
    (name: string, day: string) => `${name}: ended on ${day}`,
  ),
  closed: pair(
    (name: string) => `${name}: έχει κλείσει`,
    (name: string) => `${name}: closed`,
  ),
  open: pair(
    (name: string) => `${name}: δέχεται αιτήσεις`,
    (name: string) => `${name}: open for applications`,
  ),
  openUntil: pair(
    (name: string, day: string) => `${name}: αιτήσεις έως ${day}`,
    (name: string, day: string) => `${name}: applications until ${day}`,
  ),
  searchTitle: pair('Μικρά και παλαιότερα σπίτια', 'Small and older homes'),
  searchText: pair(
    (price: number, metres: number, year: number) =>
      `Κατοικίες έως ${formatEuro(price)}, έως ${formatM2(metres, 'el')} και χτισμένες έως το ${year}. Η αναζήτηση δουλεύει όποια κι αν είναι η κατάσταση του προγράμματος.`,
    (price: number, metres: number, year: number) =>
      `Homes up to ${formatEuro(price)}, up to ${formatM2(metres, 'en')} and built up to ${year}. The search works whatever the state of the programme.`,
  ),
  searchAct: pair(
    (price: number) => `Δες σπίτια έως ${formatEuro(price)}`,
    (price: number) => `See homes up to ${formatEuro(price)}`,
  ),
  nowTitle: pair('Πού βρίσκεται σήμερα', 'Where it stands today'),
  tableTitle: pair('Οι όροι, πρόγραμμα με πρόγραμμα', 'The terms, programme by programme'),
  tableText: pair(
    'Κάθε στήλη έχει τους τελευταίους όρους του προγράμματός της. Δεν ισχύουν μαζί.',
    'Each column has the last terms of its programme. They do not hold together.',
  ),
  term: pair('Όρος', 'Term'),
  rows: {
    started: pair('Ξεκίνησε', 'Started'),
    apply: pair('Αιτήσεις έως', 'Applications until'),
    ends: pair('Εκταμίευση έως', 'Payment until'),
    age: pair('Ηλικία', 'Age'),
    price: pair('Τιμή σπιτιού', 'Price of the home'),
    area: pair('Εμβαδόν', 'Area'),
    year: pair('Κατασκευή ή άδεια', 'Built or permitted'),
    loan: pair('Δάνειο', 'Loan'),
    incomeMin: pair('Ελάχιστο εισόδημα', 'Lowest income'),
    incomeMax: pair('Ανώτατο εισόδημα', 'Highest income'),
  },
  upTo: pair(
    (text: string) => `έως ${text}`,
    (text: string) => `up to ${text}`,
  ),
  ages: pair(
    (from: number, to: number) => `${from} έως ${to}`,
    (from: number, to: number) => `${from} to ${to}`,
  ),
  budget: pair('Έως να τελειώσουν τα χρήματα', 'Until the money ran out'),
  notTold: pair('Δες το κείμενο', 'See the text'),
  loanOf: pair(
    (max: number, percent: number) => `έως ${formatEuro(max)} και έως ${percent} % της τιμής`,
    (max: number, percent: number) => `up to ${formatEuro(max)} and up to ${percent} % of the price`,
  ),
  income: pair(
    (single: number, couple: number, child: number, parent: number, parentChild: number) =>
      `ένα άτομο ${formatEuro(single)}, ζευγάρι ${formatEuro(couple)} (+${formatEuro(child)} για κάθε παιδί), μονογονεϊκή ${formatEuro(parent)}${parentChild ? ` (+${formatEuro(parentChild)} για κάθε παιδί μετά το πρώτο)` : ''}`,
    (single: number, couple: number, child: number, parent: number, parentChild: number) =>
      `one person ${formatEuro(single)}, couple ${formatEuro(couple)} (+${formatEuro(child)} for each child), single parent ${formatEuro(parent)}${parentChild ? ` (+${formatEuro(parentChild)} for each child after the first)` : ''}`,
  ),
  incomeOther: pair('Όπως στο επίδομα θέρμανσης', 'As for the heating allowance'),
  historyTitle: pair('Πώς άλλαξαν οι όροι', 'How the terms changed'),
  history: pair(
    (from: string) => `Από ${from}`,
    (from: string) => `From ${from}`,
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
  notAdvice: pair(
    'Πληροφορία, όχι απόφαση: ποιος παίρνει δάνειο το κρίνει η τράπεζα με τους όρους του προγράμματος.',
    'Information, not a decision: who gets a loan is decided by the bank by the terms of the programme.',
  ),
} as const;
