/** VALU-2: words of the form that asks what a home is like, and of the page around it. */
import { pair } from '../pair.ts';

export const estimateMessages = {
  headTitle: pair('Εκτίμηση ακινήτου', 'Property valuation'),
  title: pair('Πόσο κάνει το ακίνητό σου;', 'What is your property worth?'),
  description: pair(
    'Δες τι τιμή ζητούν ακίνητα σαν το δικό σου: εκτίμηση με εύρος και οι αγγελίες στις οποίες στηρίζεται.',
    'See what properties like yours ask for: an estimate with a range and the ads it rests on.',
  ),
  lead: pair(
    'Πες μας πού είναι και τι έχει. Το συγκρίνουμε με ενεργές αγγελίες γύρω του και σου δείχνουμε τι τιμή θα ζητούσε σήμερα.',
    'Tell us where it is and what it has. We compare it with live ads around it and show what price it would ask today.',
  ),
  what: pair('Τι θέλεις να εκτιμήσεις;', 'What shall we value?'),
  purpose: pair('Σκοπός', 'Purpose'),
  sale: pair('Πώληση', 'Sale'),
  rent: pair('Ενοικίαση', 'Rent'),
  type: pair('Τύπος', 'Type'),
  chooseType: pair('Διάλεξε τύπο', 'Choose the type'),
  where: pair('Πού βρίσκεται;', 'Where is it?'),
  street: pair('Οδός', 'Street'),
  streetHint: pair(
    'Με την οδό συγκρίνουμε με ό,τι είναι πιο κοντά.',
    'With the street we compare with what is closer.',
  ),
  pin: pair('Βάλε πινέζα στον χάρτη', 'Put a pin on the map'),
  noPin: pair(
    'Η πινέζα δεν είναι υποχρεωτική. Με αυτήν η σύγκριση γίνεται από το ακριβές σημείο.',
    'The pin is not needed. With it the comparison is made from the exact point.',
  ),
  facts: pair('Τι έχει;', 'What is it like?'),
  factsHint: pair(
    'Μόνο το εμβαδόν χρειάζεται. Όσα περισσότερα πεις, τόσο στενότερη η σύγκριση.',
    'Only the size is needed. The more you say, the closer the comparison.',
  ),
  area: pair('Εμβαδόν', 'Size'),
  landSize: pair('Εμβαδόν γης', 'Size of the land'),
  notSaid: pair('Δεν το ξέρω', 'I do not know'),
  yes: pair('Ναι', 'Yes'),
  no: pair('Όχι', 'No'),
  extras: pair('Παροχές', 'Amenities'),
  moreExtras: pair('Περισσότερες παροχές', 'More amenities'),
  others: pair('Άλλες', 'Others'),
  act: pair('Δες την εκτίμηση', 'See the estimate'),
  again: pair('Δες τη νέα εκτίμηση', 'See the new estimate'),
  /** Beside the form. */
  get: pair('Τι θα πάρεις', 'What you get'),
  gets: [
    pair('Μία τιμή και το εύρος όπου βρίσκονται 4 στις 5 όμοιες', 'A price and the range that holds 4 in 5 like it'),
    pair('5 έως 10 αγγελίες για σύγκριση, με το γιατί', '5 to 10 ads to compare with, and why each counts'),
    pair('Τι ανεβάζει και τι κατεβάζει την τιμή', 'What raises the price and what lowers it'),
    pair('Αναφορά PDF και, αν θέλεις, πρόχειρη αγγελία', 'A PDF report and, if you like, a draft ad'),
  ],
  know: pair('Να ξέρεις', 'Good to know'),
  asking: pair(
    'Η εκτίμηση στηρίζεται σε ζητούμενες τιμές αγγελιών, όχι σε τιμές συμβολαίων. Δεν είναι πιστοποιημένη εκτίμηση.',
    'The estimate rests on asking prices of ads, not on prices in contracts. It is not a certified valuation.',
  ),
  unkept: pair(
    'Όσα γράφεις εδώ δεν αποθηκεύονται, εκτός αν φτιάξεις πρόχειρη αγγελία.',
    'What you write here is not stored, unless you make a draft ad.',
  ),
  accuracy: pair('Πόσο πέφτει έξω η εκτίμηση', 'How far off the estimate is'),
  map: pair('Τιμές ανά περιοχή', 'Prices by area'),
  emptyTitle: pair('Η εκτίμησή σου', 'Your estimate'),
  emptyLead: pair(
    'Συμπλήρωσε τα στοιχεία και θα δεις εδώ την εκτίμηση.',
    'Fill in the facts and the estimate will stand here.',
  ),
};
