/** VALU-2: words of the page that says how far off estimates were. */
import { type Pair, pair } from '../pair.ts';
import type { backtestSplits } from './estimate.ts';

export const accuracyMessages = {
  title: pair('Πόσο πέφτει έξω η εκτίμηση', 'How far off the estimate is'),
  description: pair(
    'Κάθε μήνα δοκιμάζουμε την εκτίμηση σε αγγελίες που δεν έχει δει και δημοσιεύουμε το αποτέλεσμα.',
    'Every month the estimate is tried on ads it has not seen, and the outcome is published.',
  ),
  lead: pair(
    'Κάθε μήνα κρύβουμε από το μοντέλο τις τιμές ενός μέρους των αγγελιών, του ζητάμε να τις εκτιμήσει και μετράμε πόσο έπεσε έξω. Εδώ είναι όλα τα αποτελέσματα, και όσα δεν μας κολακεύουν.',
    'Every month we hide the prices of a part of the ads from the model, have it estimate them and measure how far off it was. All outcomes are here, the unflattering ones too.',
  ),
  asking: pair(
    'Η σύγκριση γίνεται με ζητούμενες τιμές αγγελιών, όχι με τιμές συμβολαίων.',
    'The comparison is with asking prices of ads, not with prices in contracts.',
  ),
  means: pair('Τι σημαίνουν οι αριθμοί', 'What the numbers mean'),
  meanings: [
    pair(
      'Σφάλμα: οι μισές εκτιμήσεις έπεσαν έξω το πολύ τόσο, σε σχέση με τη ζητούμενη τιμή. Μικρότερο είναι καλύτερο.',
      'Error: half of the estimates were off by at most this share of the asking price. Smaller is better.',
    ),
    pair(
      'Μέσα στο εύρος: σε πόσες αγγελίες η τιμή βρέθηκε μέσα στο εύρος που δείξαμε. Υποσχόμαστε 80 %, άρα θέλουμε 78 με 82.',
      'Inside the range: for how many ads the price lay in the range we showed. We promise 80%, so we want 78 to 82.',
    ),
    pair(
      'Διάμεση της περιοχής και απλή γραμμή: το ίδιο σφάλμα για δύο απλούστερους τρόπους, στις ίδιες αγγελίες.',
      'Area median and plain line: the same error for two simpler ways, on the same ads.',
    ),
  ] as readonly Pair[],
  tries: pair('Τρεις δοκιμές', 'Three trials'),
  limits: pair('Τι δεν λένε', 'What they do not say'),
  limit: [
    pair(
      'Μια ζητούμενη τιμή μπορεί να απέχει από την τιμή που θα συμφωνηθεί.',
      'An asking price may be far from the price that is agreed.',
    ),
    pair(
      'Το σφάλμα είναι για αγορές με αρκετές αγγελίες. Όπου είναι λίγες, η εκτίμηση αρνείται να απαντήσει.',
      'The error is of markets with enough ads. Where there are few, the estimate refuses to answer.',
    ),
    pair(
      'Ένα μεμονωμένο ακίνητο μπορεί να πέσει πολύ πιο έξω από το μισό των άλλων.',
      'A single property may be much further off than half of the others.',
    ),
  ] as readonly Pair[],
  made: pair(
    (day: string) => `Δοκιμή της ${day}`,
    (day: string) => `Tried on ${day}`,
  ),
  tableTitle: pair(
    (month: string) => `Πίνακας δοκιμής, ${month}`,
    (month: string) => `Table of the trial, ${month}`,
  ),
  market: pair('Αγορά', 'Market'),
  split: pair('Δοκιμή', 'Trial'),
  ads: pair('Αγγελίες', 'Ads'),
  ours: pair('Το σφάλμα μας', 'Our error'),
  inside: pair('Μέσα στο εύρος', 'Inside the range'),
  areaMedian: pair('Διάμεση της περιοχής', 'Area median'),
  linear: pair('Απλή γραμμή', 'Plain line'),
  sale: pair('Πώληση', 'Sale'),
  rent: pair('Ενοικίαση', 'Rent'),
  noneTitle: pair('Δεν έχει γίνει ακόμη δοκιμή', 'No trial has been made yet'),
  noneText: pair(
    'Η πρώτη δοκιμή γίνεται στο τέλος του μήνα και θα δημοσιευτεί εδώ.',
    'The first trial is made at the end of the month and will be published here.',
  ),
  toForm: pair('Κάνε μια εκτίμηση', 'Make an estimate'),
};

type Split = (typeof backtestSplits)[number];

export const splitMessages: Readonly<Record<Split, { name: Pair; text: Pair }>> = {
  random: {
    name: pair('Τυχαία', 'Random'),
    text: pair('κρύβονται αγγελίες στην τύχη, παντού', 'ads are hidden at random, everywhere'),
  },
  blocks: {
    name: pair('Ολόκληρες γειτονιές', 'Whole neighbourhoods'),
    text: pair(
      'κρύβονται όλες οι αγγελίες μιας γειτονιάς, σαν να μην είχαμε δει ποτέ την περιοχή',
      'all ads of a neighbourhood are hidden, as if we had never seen the area',
    ),
  },
  time: {
    name: pair('Οι επόμενες εβδομάδες', 'The weeks that follow'),
    text: pair(
      'κρύβονται οι νεότερες αγγελίες και εκτιμώνται μόνο από τις παλιότερες',
      'the newest ads are hidden and estimated from the older ones alone',
    ),
  },
};
