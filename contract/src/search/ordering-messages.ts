/** Words of the page that says how lists and results are ordered. */
import { pair } from '../pair.ts';

/** DISC-1: what each list means, printed for everyone. */
export const ordering = {
  title: pair('Πώς ταξινομούμε τα ακίνητα', 'How results are ordered'),
  lead: pair(
    'Τι σημαίνει κάθε λίστα και με ποια σειρά βλέπεις τις αγγελίες. Κανείς δεν πληρώνει για να ανέβει.',
    'What each list means and in which order you see ads. Nobody pays to move up.',
  ),
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
  others: pair(
    'Μπορείς επίσης να ταξινομήσεις με την τελευταία ενημέρωση, την τιμή, το εμβαδόν ή την τιμή ανά τετραγωνικό, αύξουσα ή φθίνουσα.',
    'You can also sort by last update, price, area or price per square metre, ascending or descending.',
  ),
};
