/** VALU-2: words of the page that says how far off estimates were. */
import { type Pair, pair } from '../pair.ts';
import type { backtestSplits } from './estimate.ts';

export const accuracyMessages = {
  title: pair('Πόσο ακριβείς είναι οι εκτιμήσεις', 'How accurate our estimates are'),
  description: pair(
    'Κάθε μήνα δοκιμάζουμε την εκτίμηση σε αγγελίες που δεν έχει δει και δημοσιεύουμε το αποτέλεσμα.',
    'Every month we test our estimates on listings the model hasn’t seen, and publish the results.',
  ),
  lead: pair(
    'Κάθε μήνα κρύβουμε από το μοντέλο τις τιμές ενός μέρους των αγγελιών, του ζητάμε να τις εκτιμήσει και μετράμε το σφάλμα του. Εδώ θα βρεις όλα τα αποτελέσματα, ακόμη και όσα δεν μας κολακεύουν.',
    'Every month we hide the prices of some listings from the model, ask it to estimate them and measure how far off it was. All the results are here, including the unflattering ones.',
  ),
  askingPricesNote: pair(
    'Η σύγκριση γίνεται με ζητούμενες τιμές αγγελιών, όχι με τιμές συμβολαίων.',
    'We compare with asking prices, not sale prices.',
  ),
  means: pair('Τι σημαίνουν οι αριθμοί', 'What the numbers mean'),
  meanings: [
    pair(
      'Σφάλμα: οι μισές εκτιμήσεις απείχαν το πολύ τόσο από τη ζητούμενη τιμή. Όσο μικρότερο, τόσο καλύτερα.',
      'Error: half of the estimates were within this percentage of the asking price. Lower is better.',
    ),
    pair(
      'Εντός εύρους: σε πόσες αγγελίες η τιμή ήταν μέσα στο εύρος που δείξαμε. Υποσχόμαστε 80%, άρα στόχος είναι το 78% έως 82%.',
      'Within range: how often the price fell within the range we showed. We promise 80%, so we aim for 78% to 82%.',
    ),
    pair(
      'Διάμεση τιμή περιοχής και γραμμικό μοντέλο: το ίδιο σφάλμα για δύο απλούστερες μεθόδους, στις ίδιες αγγελίες.',
      'Area median and linear model: the same error for two simpler methods, on the same listings.',
    ),
  ],
  tries: pair('Τρεις δοκιμές', 'Three tests'),
  limits: pair('Περιορισμοί', 'Limitations'),
  limit: [
    pair(
      'Μια ζητούμενη τιμή μπορεί να απέχει από την τιμή που θα συμφωνηθεί.',
      'The asking price can differ from the price finally agreed.',
    ),
    pair(
      'Το σφάλμα αφορά αγορές με αρκετές αγγελίες. Όπου είναι λίγες, δεν δίνουμε εκτίμηση.',
      'The error applies to markets with enough listings. Where there are too few, we don’t give an estimate.',
    ),
    pair(
      'Για ένα μεμονωμένο ακίνητο το σφάλμα μπορεί να είναι πολύ μεγαλύτερο.',
      'For an individual property the error can be much larger.',
    ),
  ],
  made: pair(
    (day: string) => `Ημερομηνία δοκιμής: ${day}`,
    (day: string) => `Tested on ${day}`,
  ),
  tableTitle: pair(
    (month: string) => `Αποτελέσματα δοκιμής, ${month}`,
    (month: string) => `Test results, ${month}`,
  ),
  market: pair('Αγορά', 'Market'),
  split: pair('Δοκιμή', 'Test'),
  listings: pair('Αγγελίες', 'Listings'),
  ours: pair('Το σφάλμα μας', 'Our error'),
  inside: pair('Εντός εύρους', 'Within range'),
  areaMedian: pair('Διάμεση τιμή περιοχής', 'Area median'),
  linear: pair('Γραμμικό μοντέλο', 'Linear model'),
  sale: pair('Πώληση', 'Sale'),
  rent: pair('Ενοικίαση', 'Rent'),
  noneTitle: pair('Δεν έχει γίνει ακόμη δοκιμή', 'No tests yet'),
  noneText: pair(
    'Η πρώτη δοκιμή γίνεται στο τέλος του μήνα και θα δημοσιευτεί εδώ.',
    'The first test runs at the end of the month. The results will appear here.',
  ),
  toForm: pair('Κάνε μια εκτίμηση', 'Get an estimate'),
};

type Split = (typeof backtestSplits)[number];

export const splitMessages: Readonly<Record<Split, { name: Pair; text: Pair }>> = {
  random: {
    name: pair('Τυχαία', 'Random'),
    text: pair('κρύβονται τυχαίες αγγελίες από όλη την Ελλάδα', 'listings are hidden at random across Greece'),
  },
  blocks: {
    name: pair('Ολόκληρες γειτονιές', 'Whole neighbourhoods'),
    text: pair(
      'κρύβονται όλες οι αγγελίες μιας γειτονιάς, σαν να μην είχαμε δει ποτέ την περιοχή',
      'all listings in a neighbourhood are hidden, as if we’d never seen the area',
    ),
  },
  time: {
    name: pair('Οι επόμενες εβδομάδες', 'Future weeks'),
    text: pair(
      'κρύβονται οι νεότερες αγγελίες και εκτιμώνται μόνο από τις παλιότερες',
      'the newest listings are hidden and estimated from older ones only',
    ),
  },
};
