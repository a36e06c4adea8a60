/** Words of the page that says how lists and results are ordered. */
import { pair } from '../pair.ts';

/** DISC-1: what each list means, printed for everyone. */
export const ordering = {
  title: pair('Πώς ταξινομούμε τα αποτελέσματα', 'How we rank results'),
  lead: pair(
    'Τι δείχνει κάθε λίστα και με ποια σειρά βλέπεις τις αγγελίες. Κανείς δεν μπορεί να πληρώσει για καλύτερη θέση.',
    'What each list shows and how listings are ranked. No one can pay to rank higher.',
  ),
  updated: '2026-11-15',
  listsTitle: pair('Οι λίστες της αρχικής', 'Home page lists'),
  sortTitle: pair('Η σειρά των αποτελεσμάτων', 'Search results'),
  perAdvertiser: pair(
    'Σε κάθε λίστα ο ίδιος αγγελιοδότης έχει έως 3 αγγελίες.',
    'Each list shows up to 3 listings from the same advertiser.',
  ),
  'new-properties': pair(
    'Όσα ενεργοποιήθηκαν τις τελευταίες 14 ημέρες, πρώτα τα πιο πρόσφατα.',
    'Listings activated in the last 14 days, newest first.',
  ),
  'top-districts': pair(
    'Τα πιο πρόσφατα στις 10 περιοχές με τις περισσότερες αναζητήσεις των 30 τελευταίων ημερών.',
    'The newest listings in the 10 most searched areas of the last 30 days.',
  ),
  'recommended-houses': pair(
    'Πλήρεις αγγελίες (φωτογραφίες, ενεργειακή κλάση, επιβεβαίωση) με τιμή ίση με τη διάμεση τιμή της περιοχής τους ή χαμηλότερη.',
    'Complete listings (photos, energy class, confirmed) priced at or below the median for their area.',
  ),
  'more-views': pair(
    'Όσα είδαν οι περισσότεροι διαφορετικοί επισκέπτες τις τελευταίες 7 ημέρες.',
    'Listings viewed by the most people in the last 7 days.',
  ),
  'top-searches': pair(
    'Αγγελίες που ταιριάζουν στις αναζητήσεις που έγιναν περισσότερο τις τελευταίες 7 ημέρες.',
    'Listings that match the most popular searches of the last 7 days.',
  ),
  forYouTitle: pair('Σπίτια για σένα', 'Homes for you'),
  forYou: pair(
    'Με βάση τις αναζητήσεις και τα αγαπημένα σου, μόνο στη συσκευή σου. Διαφορετικά, τα προτεινόμενα.',
    'Based on your searches and favourites, on your device only. Otherwise, the recommended listings.',
  ),
  auto: pair(
    'Εξαρτάται από το πόσο πρόσφατη και πόσο πλήρης είναι η αγγελία. Οι πληρωμές δεν παίζουν κανέναν ρόλο.',
    'Depends on how recent and how complete a listing is. Payment plays no part.',
  ),
  weightsTitle: pair('Τι μετρά σε αυτή τη σειρά', 'What counts in this order'),
  weights: pair(
    'Ξεκινάμε από τη στιγμή της τελευταίας ενημέρωσης. Οι πιο πλήρεις αγγελίες ταξινομούνται σαν να ενημερώθηκαν έως 7 ημέρες αργότερα:',
    'We start from the time of the last update. More complete listings rank as if they’d been updated up to 7 days later:',
  ),
  weightRows: [
    pair(
      '9 ώρες για καθεμία από τις 8 πρώτες φωτογραφίες (έως 3 ημέρες)',
      '9 hours for each of the first 8 photos (up to 3 days)',
    ),
    pair('36 ώρες αν αναφέρει ενεργειακή κλάση', '36 hours if it states the energy class'),
    pair('24 ώρες αν αναφέρει έτος κατασκευής', '24 hours if it states the year built'),
    pair(
      '24 ώρες αν η περιγραφή έχει 200 χαρακτήρες ή περισσότερους',
      '24 hours if its description has 200 characters or more',
    ),
    pair('12 ώρες αν έχει τίτλο και στις δύο γλώσσες', '12 hours if it has a title in both languages'),
  ],
  elsewhereTitle: pair('Άλλες λίστες', 'Other lists'),
  similarTitle: pair('Παρόμοια ακίνητα', 'Similar properties'),
  similar: pair(
    'Ίδιος τύπος και ίδιος σκοπός (πώληση ή ενοικίαση), στον ίδιο δήμο, με τιμή από 60% έως 160% της τιμής του. Πρώτα όσα μοιάζουν περισσότερο σε τιμή και εμβαδόν, με μικρό προβάδισμα στην ίδια περιοχή.',
    'Same type, both for sale or both for rent, in the same municipality, priced between 60% and 160% of this property. Closest in price and size first, with a slight preference for the same neighbourhood.',
  ),
  realtorsTitle: pair('Μεσιτικά γραφεία', 'Agencies'),
  realtors: pair(
    'Πρώτα όσα έχουν έδρα στην περιοχή που ζητάς, έπειτα όσα έχουν πλήρες προφίλ και στη συνέχεια όσα έχουν περισσότερες ενεργές αγγελίες.',
    'First, agencies based in the area you searched, then those with a complete profile, then those with the most active listings.',
  ),
  moneyTitle: pair('Πληρωμές', 'Payments'),
  money: pair(
    'Καμία πληρωμή ή συνδρομή δεν επηρεάζει τη σειρά. Δεν υπάρχουν προωθημένες αγγελίες. Αν κάποτε υπάρξουν, θα έχουν την ένδειξη «Προωθημένη» και θα ανακοινωθούν ως αλλαγή των όρων.',
    'No payment or subscription affects ranking. There are no promoted listings. If we ever introduce them, they’ll be labelled “Promoted” and announced as a change to our terms.',
  ),
  others: pair(
    'Μπορείς επίσης να ταξινομήσεις με την τελευταία ενημέρωση, την τιμή, το εμβαδόν ή την τιμή ανά τετραγωνικό, αύξουσα ή φθίνουσα.',
    'You can also sort by last update, price, size or price per square metre, in either direction.',
  ),
};
