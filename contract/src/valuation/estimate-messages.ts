/** VALU-2: words of the form that asks what a home is like, and of the page around it. */
import { pair } from '../pair.ts';

export const estimateMessages = {
  headTitle: pair('Εκτίμηση ακινήτου', 'Property valuation'),
  title: pair('Πόσο κάνει το ακίνητό σου;', 'What is your property worth?'),
  description: pair(
    'Δες τι τιμή ζητούν ακίνητα σαν το δικό σου: εκτίμηση με εύρος και οι αγγελίες στις οποίες στηρίζεται.',
    'See what properties like yours are listed for: an estimate with a range, and the listings behind it.',
  ),
  lead: pair(
    'Πες μας πού είναι και τι χαρακτηριστικά έχει. Το συγκρίνουμε με ενεργές αγγελίες γύρω του και σου δείχνουμε σε ποια τιμή θα μπορούσε να βγει στην αγορά σήμερα.',
    'Tell us where it is and what it’s like. We’ll compare it with live listings nearby and show what it could be listed for today.',
  ),
  what: pair('Τι θέλεις να εκτιμήσεις;', 'What would you like to value?'),
  purpose: pair('Πώληση ή ενοικίαση', 'Sale or rent'),
  sale: pair('Πώληση', 'Sale'),
  rent: pair('Ενοικίαση', 'Rent'),
  type: pair('Τύπος', 'Type'),
  chooseType: pair('Διάλεξε τύπο', 'Choose a type'),
  where: pair('Πού βρίσκεται;', 'Where is it?'),
  street: pair('Οδός', 'Street'),
  streetHint: pair(
    'Με την οδό συγκρίνουμε με πιο κοντινές αγγελίες.',
    'Add the street so we can compare with closer listings.',
  ),
  pin: pair('Πρόσθεσε πινέζα στον χάρτη', 'Add a pin to the map'),
  noPin: pair(
    'Η πινέζα δεν είναι υποχρεωτική. Με αυτήν η σύγκριση γίνεται από το ακριβές σημείο.',
    'The pin is optional. With it, we compare from the exact location.',
  ),
  facts: pair('Τι χαρακτηριστικά έχει;', 'What is it like?'),
  factsHint: pair(
    'Μόνο το εμβαδόν είναι υποχρεωτικό. Όσο περισσότερα συμπληρώσεις, τόσο καλύτερη η σύγκριση.',
    'Only the size is required. The more you add, the better the comparison.',
  ),
  area: pair('Εμβαδόν', 'Size'),
  landSize: pair('Εμβαδόν γης', 'Plot size'),
  unknown: pair('Δεν το ξέρω', 'I don’t know'),
  yes: pair('Ναι', 'Yes'),
  no: pair('Όχι', 'No'),
  extras: pair('Παροχές', 'Amenities'),
  moreExtras: pair('Περισσότερες παροχές', 'More amenities'),
  others: pair('Άλλες', 'Others'),
  submit: pair('Δες την εκτίμηση', 'Get estimate'),
  again: pair('Δες τη νέα εκτίμηση', 'Update estimate'),
  /** Beside the form. */
  get: pair('Τι θα δεις', 'What you’ll get'),
  gets: [
    pair(
      'Μία τιμή και το εύρος όπου κινούνται 4 στις 5 παρόμοιες αγγελίες',
      'A price, and the range 4 in 5 similar listings fall within',
    ),
    pair(
      '5 έως 10 συγκρίσιμες αγγελίες και γιατί επιλέχθηκαν',
      '5 to 10 comparable listings, and why we chose each one',
    ),
    pair('Τι ανεβάζει και τι κατεβάζει την τιμή', 'What pushes the price up or down'),
    pair('Αναφορά PDF και, αν θέλεις, πρόχειρη αγγελία', 'A PDF report and, if you like, a draft listing'),
  ],
  know: pair('Να ξέρεις', 'Good to know'),
  askingPricesNote: pair(
    'Η εκτίμηση στηρίζεται σε ζητούμενες τιμές αγγελιών, όχι σε τιμές συμβολαίων. Δεν είναι πιστοποιημένη εκτίμηση.',
    'The estimate is based on asking prices, not sale prices. It isn’t a certified valuation.',
  ),
  unkept: pair(
    'Όσα γράφεις εδώ δεν αποθηκεύονται, εκτός αν φτιάξεις πρόχειρη αγγελία.',
    'Nothing you enter here is stored, unless you create a draft listing.',
  ),
  accuracy: pair('Πόσο ακριβείς είναι οι εκτιμήσεις', 'How accurate our estimates are'),
  map: pair('Τιμές ανά περιοχή', 'Prices by area'),
  emptyTitle: pair('Η εκτίμησή σου', 'Your estimate'),
  emptyLead: pair(
    'Συμπλήρωσε τα στοιχεία και θα δεις εδώ την εκτίμηση.',
    'Fill in the details and your estimate will appear here.',
  ),
};
