/** Words of the review of listings that admins and advertisers both read. */
import { type Pair, pair } from '../../pair.ts';
import type { RecordedDecision, ReviewDecision, ReviewReason, ReviewRule } from './review-choices.ts';

/** Why a listing waits, as its advertiser is told: what was noticed, never from which limit on. */
export const ruleReasons: Readonly<Record<ReviewRule, Pair>> = {
  review_first_listing: pair('Είναι η πρώτη σου αγγελία.', 'It’s your first listing.'),
  review_price_low: pair(
    'Η τιμή είναι πολύ χαμηλότερη από όσο ζητούν για παρόμοια ακίνητα στην περιοχή.',
    'The price is far below what similar properties in the area ask.',
  ),
  review_price_high: pair(
    'Η τιμή είναι πολύ υψηλότερη από όσο ζητούν για παρόμοια ακίνητα στην περιοχή.',
    'The price is far above what similar properties in the area ask.',
  ),
  review_words: pair('Το κείμενο έχει λέξεις που ελέγχουμε.', 'The text has words that we check.'),
  review_contact: pair(
    'Το κείμενο φαίνεται να έχει στοιχεία επικοινωνίας.',
    'The text seems to have contact details in it.',
  ),
  review_photo: pair(
    'Μια φωτογραφία υπάρχει και σε ακίνητο άλλου αγγελιοδότη.',
    'One of the photos is also on another advertiser’s property.',
  ),
  review_account: pair(
    'Έχουμε αποσύρει αγγελία σου ή εξετάζουμε τον λογαριασμό σου.',
    'We’ve taken down a listing of yours, or we’re reviewing your account.',
  ),
};

/** The rules as admins speak of them. */
export const reviewRuleNames: Readonly<Record<ReviewRule, Pair>> = {
  review_first_listing: pair('Πρώτη αγγελία', 'First listing'),
  review_price_low: pair('Πολύ χαμηλή τιμή', 'Very low price'),
  review_price_high: pair('Πολύ υψηλή τιμή', 'Very high price'),
  review_words: pair('Λέξεις', 'Words'),
  review_contact: pair('Στοιχεία επικοινωνίας στο κείμενο', 'Contact details in the text'),
  review_photo: pair('Φωτογραφία άλλου αγγελιοδότη', 'Photo of another advertiser'),
  review_account: pair('Λογαριασμός με ιστορικό', 'Account with a history'),
};

export const reviewDecisionNames: Readonly<Record<ReviewDecision, Pair>> = {
  approve: pair('Έγκριση', 'Approve'),
  change: pair('Ζήτησε διόρθωση', 'Request a change'),
  stop: pair('Απόσυρση', 'Take down'),
};

export const recordedDecisionNames: Readonly<Record<RecordedDecision, Pair>> = {
  approved: pair('Εγκρίθηκε', 'Approved'),
  change_requested: pair('Ζητήθηκε διόρθωση', 'Change requested'),
  stopped: pair('Αποσύρθηκε', 'Taken down'),
  lapsed: pair('Η διόρθωση δεν έγινε στην ώρα της', 'The change wasn’t made in time'),
};

/** Each with words to begin from, which the admin completes. The advertiser reads them. */
export const reviewReasonMessages: Readonly<Record<ReviewReason, { name: Pair; change: Pair; stop: Pair }>> = {
  price: {
    name: pair('Τιμή', 'Price'),
    change: pair(
      'Η τιμή δεν μοιάζει σωστή για το ακίνητο. Έλεγξέ την και διόρθωσέ την, ή γράψε στην περιγραφή τι την εξηγεί.',
      'The price doesn’t look right for the property. Check and correct it, or say in the description what explains it.',
    ),
    stop: pair(
      'Η τιμή είναι παραπλανητική: δεν αντιστοιχεί σε ακίνητο που πράγματι προσφέρεται έτσι.',
      'The price is misleading: it isn’t that of a property that is really on offer.',
    ),
  },
  words: {
    name: pair('Κείμενο', 'Text'),
    change: pair(
      'Αφαίρεσε από το κείμενο ό,τι δεν επιτρέπεται, όπως χρήματα πριν από την επίσκεψη, φράσεις που αποκλείουν ανθρώπους ή υποσχέσεις που δεν εξαρτώνται από εσένα.',
      'Remove anything our rules don’t allow from the text, such as asking for money before a viewing, excluding people or making promises you can’t keep.',
    ),
    stop: pair(
      'Το κείμενο της αγγελίας έχει περιεχόμενο που δεν επιτρέπουν οι όροι χρήσης.',
      'The text of the listing contains something that our terms don’t allow.',
    ),
  },
  contact: {
    name: pair('Στοιχεία επικοινωνίας', 'Contact details'),
    change: pair(
      'Αφαίρεσε από το κείμενο και τις φωτογραφίες τηλέφωνα, email και συνδέσμους. Τα στοιχεία επικοινωνίας έχουν δική τους θέση.',
      'Remove phones, emails and links from the text and photos. Contact details have a place of their own.',
    ),
    stop: pair(
      'Η αγγελία οδηγεί τους ενδιαφερόμενους έξω από την Εστία με στοιχεία μέσα στο κείμενο.',
      'The listing leads people away from Estia with details inside the text.',
    ),
  },
  photos: {
    name: pair('Φωτογραφίες', 'Photos'),
    change: pair(
      'Βάλε φωτογραφίες του ίδιου του ακινήτου, χωρίς λογότυπα, κείμενα ή πρόσωπα.',
      'Use photos of the property itself, without logos, text or people.',
    ),
    stop: pair(
      'Οι φωτογραφίες δεν είναι του ακινήτου ή ανήκουν σε άλλον.',
      'The photos aren’t of the property, or belong to someone else.',
    ),
  },
  location: {
    name: pair('Τοποθεσία', 'Location'),
    change: pair(
      'Η θέση στον χάρτη δεν συμφωνεί με την περιοχή ή τη διεύθυνση. Διόρθωσέ την.',
      'The position on the map doesn’t agree with the area or the address. Correct it.',
    ),
    stop: pair('Το ακίνητο δεν υπάρχει στη θέση που δηλώνεται.', 'There is no such property at the stated position.'),
  },
  facts: {
    name: pair('Στοιχεία ακινήτου', 'Property facts'),
    change: pair(
      'Κάποια στοιχεία δεν συμφωνούν μεταξύ τους. Έλεγξε εμβαδόν, όροφο, έτος και τύπο.',
      'Some facts contradict each other. Check size, floor, year and type.',
    ),
    stop: pair('Τα στοιχεία του ακινήτου είναι ψευδή.', 'The facts of the property are false.'),
  },
  duplicate: {
    name: pair('Διπλή αγγελία', 'Duplicate'),
    change: pair(
      'Το ακίνητο υπάρχει ήδη σε άλλη αγγελία σου. Κράτησε μία και αφαίρεσε την άλλη.',
      'The property is already in another listing of yours. Keep one and remove the other.',
    ),
    stop: pair('Το ακίνητο υπάρχει ήδη σε άλλη αγγελία σου.', 'The property is already in another listing of yours.'),
  },
  not_theirs: {
    name: pair('Χωρίς δικαίωμα', 'Not entitled to list it'),
    change: pair(
      'Συμπλήρωσε με ποιο δικαίωμα διαφημίζεις το ακίνητο: ιδιοκτησία ή εντολή σε ισχύ.',
      'State by what right you advertise the property: ownership or a current agency agreement.',
    ),
    stop: pair('Δεν έχεις δικαίωμα να διαφημίζεις αυτό το ακίνητο.', 'You have no right to advertise this property.'),
  },
  fraud: {
    name: pair('Απάτη', 'Fraud'),
    change: pair(
      'Πρέπει να βεβαιωθούμε ότι το ακίνητο προσφέρεται πράγματι. Πρόσθεσε φωτογραφίες και στοιχεία που το δείχνουν.',
      'We have to be sure that the property is really on offer. Add photos and facts that show it.',
    ),
    stop: pair(
      'Η αγγελία ζητά χρήματα ή στοιχεία για ακίνητο που δεν προσφέρεται.',
      'The listing asks for money or data for a property that isn’t on offer.',
    ),
  },
  other: {
    name: pair('Άλλος λόγος', 'Other reason'),
    change: pair('Στην αγγελία χρειάζεται να διορθωθεί: ', 'What needs to change in the listing: '),
    stop: pair('Αποσύραμε την αγγελία γιατί: ', 'We’ve taken the listing down because: '),
  },
};
