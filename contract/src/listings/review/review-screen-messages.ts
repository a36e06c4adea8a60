/** Words of the page on which an admin reviews a listing. */
import { type Pair, pair } from '../../pair.ts';
import type { ReviewAction, ReviewState } from './review-choices.ts';

export const reviewScreenMessages = {
  title: pair(
    (code: string) => `Έλεγχος αγγελίας ${code}`,
    (code: string) => `Review listing ${code}`,
  ),
  pageTitle: pair('Έλεγχος αγγελίας', 'Listing review'),
  back: pair('Όλες οι αγγελίες προς έλεγχο', 'All listings to review'),
  why: pair('Γιατί ελέγχεται', 'Why it’s here'),
  noHits: pair(
    'Κανένας κανόνας δεν ισχύει πια. Περιμένει επειδή ο έλεγχος είχε ήδη αρχίσει.',
    'No rule applies any more. It’s here because the review had already started.',
  ),
  cleared: pair('Δεν ισχύει πια μετά από αλλαγή', 'No longer applies after an edit'),
  priceFound: pair(
    (price: string, percent: string, estimate: string) =>
      `Τιμή ${price}: ${percent} της γρήγορης εκτίμησης (${estimate}).`,
    (price: string, percent: string, estimate: string) =>
      `Price ${price}: ${percent} of the quick estimate (${estimate}).`,
  ),
  phrasesFound: pair(
    (phrases: string) => `Βρέθηκαν: ${phrases}`,
    (phrases: string) => `Found: ${phrases}`,
  ),
  quoted: pair(
    (phrase: string) => `«${phrase}»`,
    (phrase: string) => `“${phrase}”`,
  ),
  photoFound: pair(
    (position: number) => `Η φωτογραφία ${position} υπάρχει και στην αγγελία`,
    (position: number) => `Photo ${position} is also on listing`,
  ),
  otherPhoto: pair('Η ίδια φωτογραφία στην άλλη αγγελία', 'The same photo on the other listing'),
  accountFound: pair(
    (stopped: number, points: number) => `Πρόσφατες αποσύρσεις: ${stopped}. Βαθμοί ελέγχου λογαριασμού: ${points}.`,
    (stopped: number, points: number) => `Recently taken down: ${stopped}. Account review points: ${points}.`,
  ),
  firstFound: pair('Ο λογαριασμός δεν είχε άλλη δημοσιευμένη αγγελία.', 'The account had no other published listing.'),
  seeRule: pair('Ο κανόνας', 'The rule'),
  decide: pair('Απόφαση', 'Decision'),
  approve: pair('Έγκριση', 'Approve'),
  approveHeld: pair('Έγκριση και δημοσίευση', 'Approve and publish'),
  otherwise: pair('Διόρθωση ή απόσυρση', 'Change or take down'),
  reason: pair('Λόγος', 'Reason'),
  chooseReason: pair('Διάλεξε', 'Choose'),
  text: pair('Τι θα διαβάσει ο αγγελιοδότης', 'What the advertiser will read'),
  textHint: pair(
    (language: string) =>
      `Αν το αφήσεις κενό, στέλνουμε το έτοιμο κείμενο για αυτόν τον λόγο, στη γλώσσα του αγγελιοδότη (${language}).`,
    (language: string) =>
      `If you leave this empty, we send the standard text for this reason in the advertiser’s language (${language}).`,
  ),
  ready: pair('Έτοιμα κείμενα', 'Standard texts'),
  readyChange: pair('Για διόρθωση', 'For a change'),
  readyStop: pair('Για απόσυρση', 'For taking down'),
  days: pair('Ημέρες για τη διόρθωση', 'Days to make the change'),
  agreed: pair('Ποιοι κανόνες είχαν δίκιο;', 'Which rules were right?'),
  requestChange: pair('Ζήτησε διόρθωση', 'Request a change'),
  stop: pair('Απόσυρση αγγελίας', 'Take listing down'),
  ownListing: pair(
    'Είναι δική σου αγγελία, οπότε αποφασίζει άλλος διαχειριστής.',
    'This is your own listing, so another administrator decides.',
  ),
  changeRequestedUntil: pair(
    (when: string) => `Περιμένουμε τη διόρθωση του αγγελιοδότη έως ${when}.`,
    (when: string) => `Waiting for the advertiser’s change until ${when}.`,
  ),
  listing: pair('Η αγγελία', 'The listing'),
  open: pair('Άνοιγμα σελίδας', 'Open the page'),
  goneListing: pair('Η αγγελία έχει διαγραφεί.', 'The listing has been deleted.'),
  marked: pair('σημειωμένο από κανόνα', 'marked by a rule'),
  estimate: pair('Εκτίμηση της Εστίας', 'Estia’s estimate'),
  estimateRange: pair(
    (value: string, low: string, high: string) => `${value} (από ${low} έως ${high})`,
    (value: string, low: string, high: string) => `${value} (${low} to ${high})`,
  ),
  noEstimate: pair('Δεν υπάρχει για τέτοιο ακίνητο εκεί', 'No estimate for this kind of property there'),
  place: pair('Ακριβής θέση', 'Exact position'),
  hiddenPlace: pair(
    'Οι επισκέπτες βλέπουν μόνο την ευρύτερη περιοχή. Εδώ φαίνεται το ακριβές σημείο.',
    'Visitors see only the wider area. Here you see the exact point.',
  ),
  priceHistory: pair('Ιστορικό τιμής', 'Price history'),
  advertiser: pair('Αγγελιοδότης', 'Advertiser'),
  name: pair('Όνομα', 'Name'),
  agency: pair('μεσιτικό γραφείο', 'agency'),
  individual: pair('ιδιώτης', 'private owner'),
  registered: pair('Στην Εστία από', 'On Estia since'),
  active: pair('Ενεργές αγγελίες', 'Active listings'),
  stopped: pair('Αποσύρθηκαν σε έλεγχο', 'Taken down in review'),
  reports: pair('Αναφορές άλλων', 'Reports by others'),
  history: pair('Προηγούμενες αποφάσεις', 'Earlier decisions'),
  noHistory: pair('Καμία για αυτόν τον αγγελιοδότη', 'None about this advertiser'),
  sameListing: pair('αυτή η αγγελία', 'this listing'),
  automatic: pair('αυτόματα', 'automatically'),
  keyApprove: pair('έγκριση', 'approve'),
  keyReason: pair('λόγος για διόρθωση ή απόσυρση', 'reason for a change or taking down'),
  keySend: pair('ζήτησε διόρθωση (μέσα στη φόρμα)', 'request the change (inside the form)'),
} as const;

export const reviewOutcomeNames: Readonly<Record<ReviewAction, Pair>> = {
  hold: pair('Δεν δημοσιεύεται πριν ελεγχθεί', 'Held until reviewed'),
  queue: pair('Ελέγχεται ενώ εμφανίζεται', 'Reviewed while online'),
};

export const reviewStateNames: Readonly<Record<ReviewState, Pair>> = {
  open: pair('Περιμένει έλεγχο', 'Waiting for review'),
  change_requested: pair('Περιμένει διόρθωση', 'Waiting for a change'),
  approved: pair('Εγκρίθηκε', 'Approved'),
  stopped: pair('Αποσύρθηκε', 'Taken down'),
  lapsed: pair('Η διόρθωση δεν έγινε', 'The change wasn’t made'),
};

export const reviewFlashMessages = {
  'review-approve': pair('Η αγγελία εγκρίθηκε. Να η επόμενη εκκρεμότητα.', 'Listing approved. Here’s what’s next.'),
  'review-change': pair('Ζητήθηκε διόρθωση. Να η επόμενη εκκρεμότητα.', 'Change requested. Here’s what’s next.'),
  'review-stop': pair('Η αγγελία αποσύρθηκε. Να η επόμενη εκκρεμότητα.', 'Listing taken down. Here’s what’s next.'),
} as const;
