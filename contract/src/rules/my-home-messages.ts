/** Words of /my-home. Numbers, dates and the state of the programme come from the rule's rows. */
import { formatEuro, formatM2 } from '../format.ts';
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
    'The terms, dates and status of the My Home programme (Spiti Mou), and a search for small and older homes.',
  ),
  lead: pair(
    'Δάνειο με χαμηλό επιτόκιο για πρώτη κατοικία, από το κράτος και τις τράπεζες. Δες τους όρους του και από πότε ισχύουν.',
    'A low-interest loan for a first home, offered by the state and the banks (Spiti Mou in Greek). Here are its terms and when they took effect.',
  ),
  ended: pair(
    (name: string, day: string) => `${name}: έληξε στις ${day}`,
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
    (name: string, day: string) => `${name}: apply by ${day}`,
  ),
  searchTitle: pair('Μικρά και παλαιότερα σπίτια', 'Small and older homes'),
  searchText: pair(
    (price: number, metres: number, year: number) =>
      `Κατοικίες έως ${formatEuro(price)}, έως ${formatM2(metres, 'el')} και χτισμένες έως το ${year}. Η αναζήτηση λειτουργεί ακόμη και όταν το πρόγραμμα είναι κλειστό.`,
    (price: number, metres: number, year: number) =>
      `Homes up to ${formatEuro(price)}, up to ${formatM2(metres, 'en')} and built in ${year} or earlier. You can search whether or not the programme is open.`,
  ),
  viewProperties: pair(
    (price: number) => `Δες σπίτια έως ${formatEuro(price)}`,
    (price: number) => `View homes up to ${formatEuro(price)}`,
  ),
  nowTitle: pair('Τι ισχύει σήμερα', 'Current status'),
  tableTitle: pair('Οι όροι ανά πρόγραμμα', 'Terms by programme'),
  tableText: pair(
    'Κάθε στήλη δείχνει τους τελευταίους όρους του προγράμματος. Δεν ισχύουν ταυτόχρονα.',
    'Each column shows a programme’s latest terms. Only one applies at a time.',
  ),
  term: pair('Όρος', 'Term'),
  rows: {
    started: pair('Ξεκίνησε', 'Started'),
    apply: pair('Αιτήσεις έως', 'Apply by'),
    ends: pair('Εκταμίευση έως', 'Loan paid out by'),
    age: pair('Ηλικία', 'Age'),
    price: pair('Τιμή σπιτιού', 'Property price'),
    area: pair('Εμβαδόν', 'Size'),
    year: pair('Κατασκευή ή άδεια', 'Built or permit issued'),
    loan: pair('Δάνειο', 'Loan'),
    incomeMin: pair('Ελάχιστο εισόδημα', 'Minimum income'),
    incomeMax: pair('Ανώτατο εισόδημα', 'Maximum income'),
  },
  upTo: pair(
    (text: string) => `έως ${text}`,
    (text: string) => `up to ${text}`,
  ),
  ages: pair(
    (from: number, to: number) => `${from} έως ${to}`,
    (from: number, to: number) => `${from} to ${to}`,
  ),
  budget: pair('Μέχρι εξάντλησης των κονδυλίων', 'Until funds ran out'),
  seeDetails: pair('Δες τις λεπτομέρειες', 'See details'),
  loanOf: pair(
    (max: number, percent: number) => `έως ${formatEuro(max)} και έως ${percent}% της τιμής`,
    (max: number, percent: number) => `up to ${formatEuro(max)} and up to ${percent}% of the price`,
  ),
  income: pair(
    (single: number, couple: number, child: number, parent: number, parentChild: number) =>
      `ένα άτομο ${formatEuro(single)}, ζευγάρι ${formatEuro(couple)} (+${formatEuro(child)} για κάθε παιδί), μονογονεϊκή ${formatEuro(parent)}${parentChild ? ` (+${formatEuro(parentChild)} για κάθε παιδί μετά το πρώτο)` : ''}`,
    (single: number, couple: number, child: number, parent: number, parentChild: number) =>
      `single person ${formatEuro(single)}, couple ${formatEuro(couple)} (+${formatEuro(child)} per child), single parent ${formatEuro(parent)}${parentChild ? ` (+${formatEuro(parentChild)} per child after the first)` : ''}`,
  ),
  incomeOther: pair('Όπως στο επίδομα θέρμανσης', 'Same as for the heating allowance'),
  historyTitle: pair('Πώς άλλαξαν οι όροι', 'How the terms changed'),
  history: pair(
    (from: string) => `Από ${from}`,
    (from: string) => `From ${from}`,
  ),
  asOf: pair(
    (day: string) => `Ισχύει από ${day}`,
    (day: string) => `In effect since ${day}`,
  ),
  checked: pair(
    (day: string) => `Τελευταίος έλεγχος: ${day}`,
    (day: string) => `Last checked on ${day}`,
  ),
  source: pair('Πηγή', 'Source'),
  notAdvice: pair(
    'Ενημερωτικό κείμενο. Για το δάνειο αποφασίζει η τράπεζα, με τους όρους του προγράμματος.',
    'For information only. The bank decides who gets a loan, under the programme’s terms.',
  ),
} as const;
