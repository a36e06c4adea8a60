/** Words of the page that says how lists and results are ordered. */
import { pair } from '../pair.ts';

/** DISC-1: what each list means, printed for everyone. */
export const ordering = {
  title: pair('Πώς ταξινομούμε τα ακίνητα', 'How results are ordered'),
  lead: pair(
    'Τι σημαίνει κάθε λίστα και με ποια σειρά βλέπεις τις αγγελίες. Κανείς δεν πληρώνει για να ανέβει.',
    'What each list means and in which order you see ads. Nobody pays to move up.',
  ),
  updated: '2026-11-15',
  listsTitle: pair('Οι λίστες της αρχικής', 'The lists of the home page'),
  sortTitle: pair('Η σειρά των αποτελεσμάτων', 'The order of results'),
  perAdvertiser: pair(
    'Σε κάθε λίστα ο ίδιος αγγελιοδότης έχει έως 3 αγγελίες.',
    'In each list one advertiser has at most 3 ads.',
  ),
  'new-properties': pair(
    'Όσα ενεργοποιήθηκαν τις τελευταίες 14 ημέρες, πρώτα τα πιο πρόσφατα.',
    'Ads activated in the last 14 days, newest first.',
  ),
  'top-districts': pair(
    'Τα πιο πρόσφατα στις 10 περιοχές με τις περισσότερες αναζητήσεις των 30 τελευταίων ημερών.',
    'The newest ads in the 10 districts searched most in the last 30 days.',
  ),
  'recommended-houses': pair(
    'Πλήρεις αγγελίες (φωτογραφίες, ενεργειακή κλάση, επιβεβαίωση) με τιμή στη διάμεση της περιοχής τους ή κάτω από αυτή.',
    'Complete ads (photos, energy class, confirmed) priced at or under the median of their area.',
  ),
  'more-views': pair(
    'Όσα είδαν οι περισσότεροι διαφορετικοί επισκέπτες τις τελευταίες 7 ημέρες.',
    'Ads seen by the most distinct visitors in the last 7 days.',
  ),
  'top-searches': pair(
    'Αγγελίες που ταιριάζουν στις αναζητήσεις που έγιναν περισσότερο τις τελευταίες 7 ημέρες.',
    'Ads that match the searches run most in the last 7 days.',
  ),
  forYouTitle: pair('Σπίτια για σένα', 'Houses for you'),
  forYou: pair(
    'Από τις δικές σου αναζητήσεις και τα αγαπημένα σου, μέσα στον browser σου· αλλιώς τα προτεινόμενα.',
    'From your own searches and favourites, inside your browser; otherwise the recommended ones.',
  ),
  auto: pair(
    'Η αυτόματη σειρά μετρά πόσο πρόσφατη και πόσο πλήρης είναι η αγγελία. Τα χρήματα δεν μετρούν ποτέ.',
    'Automatic order weighs how fresh and how complete an ad is. Money never enters.',
  ),
  weightsTitle: pair('Τι μετρά στην αυτόματη σειρά', 'What counts in the automatic order'),
  weights: pair(
    'Ξεκινάμε από τη στιγμή της τελευταίας ενημέρωσης. Μια αγγελία που λέει περισσότερα μετρά σαν να ενημερώθηκε έως 7 ημέρες αργότερα:',
    'We start from the moment of the last update. An ad that tells more counts as if it were updated up to 7 days later:',
  ),
  weightRows: [
    pair(
      '9 ώρες για κάθε φωτογραφία, ως τις 8 πρώτες (έως 3 ημέρες)',
      '9 hours for each photo, up to the first 8 (up to 3 days)',
    ),
    pair('36 ώρες αν γράφει ενεργειακή κλάση', '36 hours if it states the energy class'),
    pair('24 ώρες αν γράφει έτος κατασκευής', '24 hours if it states the year of construction'),
    pair(
      '24 ώρες αν η περιγραφή έχει 200 χαρακτήρες ή περισσότερους',
      '24 hours if its description has 200 characters or more',
    ),
    pair('12 ώρες αν έχει τίτλο και στις δύο γλώσσες', '12 hours if it has a title in both languages'),
  ],
  elsewhereTitle: pair('Άλλες λίστες', 'Other lists'),
  similarTitle: pair('Παρόμοια ακίνητα', 'Similar properties'),
  similar: pair(
    'Ίδιος σκοπός και είδος, στον ίδιο δήμο, με τιμή από 60% έως 160%. Πρώτα όσα μοιάζουν περισσότερο σε τιμή και εμβαδόν, με μικρό προβάδισμα στην ίδια περιοχή.',
    'Same offer and type, in the same municipality, priced from 60% to 160%. First those nearest in price and area, with a small lead for the same district.',
  ),
  realtorsTitle: pair('Μεσιτικά γραφεία', 'Estate agencies'),
  realtors: pair(
    'Πρώτα όσα έχουν έδρα στον τόπο που ζητάς, έπειτα όσα έχουν πλήρες προφίλ, έπειτα όσα έχουν περισσότερες ενεργές αγγελίες.',
    'First those that sit in the place you ask for, then those with a complete profile, then those with most active ads.',
  ),
  moneyTitle: pair('Πληρωμές', 'Payments'),
  money: pair(
    'Καμία πληρωμή και καμία συνδρομή δεν αλλάζει καμία σειρά. Προωθημένες αγγελίες δεν υπάρχουν. Αν κάποτε υπάρξουν, θα γράφουν «Προωθημένη» και θα ανακοινωθούν ως αλλαγή των όρων.',
    'No payment and no subscription changes any order. There are no promoted ads. Should there ever be any, they will say “Promoted” and be announced as a change of the terms.',
  ),
  others: pair(
    'Μπορείς επίσης να ταξινομήσεις με την τελευταία ενημέρωση, την τιμή, το εμβαδόν ή την τιμή ανά τετραγωνικό, αύξουσα ή φθίνουσα.',
    'You can also sort by last update, price, area or price per square metre, ascending or descending.',
  ),
};
