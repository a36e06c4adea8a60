/** Words of the review of listings that admins and advertisers both read. */
import { type Pair, pair } from '../../pair.ts';
import type { RecordedDecision, ReviewDecision, ReviewReason, ReviewRule } from './review-choices.ts';

/** Why a listing waits, as its advertiser is told: what was noticed, never from which limit on. */
export const ruleReasons: Readonly<Record<ReviewRule, Pair>> = {
  review_first_listing: pair('Είναι η πρώτη σου αγγελία.', 'It’s your first listing.'),
  review_price_low: pair(
    'Η τιμή είναι πολύ χαμηλότερη από των παρόμοιων ακινήτων στην περιοχή.',
    'The price is far below that of similar properties in the area.',
  ),
  review_price_high: pair(
    'Η τιμή είναι πολύ υψηλότερη από των παρόμοιων ακινήτων στην περιοχή.',
    'The price is far above that of similar properties in the area.',
  ),
  review_words: pair('Το κείμενο έχει λέξεις που ελέγχουμε πάντα.', 'The text contains words we always check.'),
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
  review_words: pair('Λέξεις προς έλεγχο', 'Words to check'),
  review_contact: pair('Στοιχεία επικοινωνίας στο κείμενο', 'Contact details in the text'),
  review_photo: pair('Φωτογραφία άλλου αγγελιοδότη', 'Another advertiser’s photo'),
  review_account: pair('Λογαριασμός με προηγούμενα', 'Account with past issues'),
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
      'The price doesn’t look right for the property. Correct it, or explain it in the description.',
    ),
    stop: pair(
      'Η τιμή είναι παραπλανητική: το ακίνητο δεν διατίθεται πράγματι σε αυτή την τιμή.',
      'The price is misleading: the property isn’t really available at that price.',
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
      'The listing’s text contains something our terms don’t allow.',
    ),
  },
  contact: {
    name: pair('Στοιχεία επικοινωνίας', 'Contact details'),
    change: pair(
      'Αφαίρεσε από το κείμενο και τις φωτογραφίες τηλέφωνα, email και συνδέσμους. Γράψε τα μόνο στα στοιχεία επικοινωνίας.',
      'Remove phone numbers, emails and links from the text and photos. Enter them as contact details instead.',
    ),
    stop: pair(
      'Η αγγελία στέλνει τους ενδιαφερόμενους εκτός Εστίας, με στοιχεία μέσα στο κείμενο.',
      'The listing’s text directs people away from Estia.',
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
      'Η πινέζα στον χάρτη δεν συμφωνεί με την περιοχή ή τη διεύθυνση. Βάλε την στο σωστό σημείο.',
      'The pin on the map doesn’t match the area or the address. Move it to the right place.',
    ),
    stop: pair('Το ακίνητο δεν υπάρχει στο σημείο που δηλώνεται.', 'There’s no such property at that location.'),
  },
  facts: {
    name: pair('Στοιχεία ακινήτου', 'Property details'),
    change: pair(
      'Κάποια στοιχεία δεν συμφωνούν μεταξύ τους. Έλεγξε εμβαδόν, όροφο, έτος και τύπο.',
      'Some details contradict each other. Check the size, floor, year and type.',
    ),
    stop: pair('Τα στοιχεία του ακινήτου είναι ψευδή.', 'The property’s details are false.'),
  },
  duplicate: {
    name: pair('Διπλή αγγελία', 'Duplicate'),
    change: pair(
      'Έχεις ήδη άλλη αγγελία για αυτό το ακίνητο. Κράτησε μία και αφαίρεσε την άλλη.',
      'You already have another listing for this property. Keep one and remove the other.',
    ),
    stop: pair('Έχεις ήδη άλλη αγγελία για αυτό το ακίνητο.', 'You already have another listing for this property.'),
  },
  not_theirs: {
    name: pair('Χωρίς δικαίωμα', 'Not entitled to list it'),
    change: pair(
      'Συμπλήρωσε με ποιο δικαίωμα διαφημίζεις το ακίνητο: ιδιοκτησία ή εντολή σε ισχύ.',
      'Tell us what right you have to advertise the property: ownership or a current agency agreement.',
    ),
    stop: pair(
      'Δεν έχεις δικαίωμα να διαφημίζεις αυτό το ακίνητο.',
      'You don’t have the right to advertise this property.',
    ),
  },
  fraud: {
    name: pair('Απάτη', 'Fraud'),
    change: pair(
      'Πρέπει να βεβαιωθούμε ότι το ακίνητο διατίθεται πράγματι. Πρόσθεσε φωτογραφίες και στοιχεία που το δείχνουν.',
      'We need to be sure the property is really available. Add photos and details that show it.',
    ),
    stop: pair(
      'Η αγγελία ζητά χρήματα ή προσωπικά στοιχεία για ακίνητο που δεν διατίθεται.',
      'The listing asks for money or personal details for a property that isn’t available.',
    ),
  },
  other: {
    name: pair('Άλλος λόγος', 'Other reason'),
    change: pair('Χρειάζεται να διορθωθεί στην αγγελία: ', 'What needs to change in the listing: '),
    stop: pair('Αποσύραμε την αγγελία γιατί: ', 'We’ve taken the listing down because: '),
  },
};
