/** Words of the dashboard's cooperations. */
import { pair } from '../pair.ts';

export const cooperationMessages = {
  title: pair('Συνεργασίες', 'Cooperation'),
  lead: pair(
    'Συμφώνησε με ένα μεσιτικό γραφείο να δουλέψετε μαζί για μια αγγελία.',
    'Agree with an agency to work together on a listing.',
  ),
  how: pair('Πώς λειτουργεί η συνεργασία', 'How cooperation works'),
  lists: pair('Λίστες', 'Lists'),
  list: {
    incoming: pair('Προτάσεις προς εσένα', 'Received'),
    outgoing: pair('Δικές σου προτάσεις', 'Sent'),
    in_force: pair('Σε ισχύ', 'In force'),
  },
  empty: {
    incoming: pair('Δεν έχεις προτάσεις', 'No proposals received'),
    outgoing: pair('Δεν έχεις στείλει πρόταση', 'No proposals sent'),
    in_force: pair('Δεν έχεις συνεργασίες σε ισχύ', 'No cooperation in force'),
  },
  emptyText: pair(
    'Όταν υπάρχει κάτι νέο, θα σου στείλουμε και email.',
    'We’ll also email you when there’s something new.',
  ),
  states: {
    proposed: pair('Περιμένει απάντηση', 'Awaiting reply'),
    accepted: pair('Σε ισχύ', 'In force'),
    declined: pair('Απορρίφθηκε', 'Declined'),
    withdrawn: pair('Ανακλήθηκε', 'Withdrawn'),
    expired: pair('Έληξε χωρίς απάντηση', 'Expired'),
    ended: pair('Τελείωσε', 'Ended'),
  },
  listing: pair('Αγγελία', 'Listing'),
  agency: pair('Γραφείο', 'Agency'),
  advertiser: pair('Αγγελιοδότης', 'Advertiser'),
  privateOwner: pair('Ιδιώτης', 'Private owner'),
  you: pair('εσύ', 'you'),
  gemi: pair('ΓΕΜΗ', 'GEMI'),
  proposedOn: pair('Προτάθηκε', 'Proposed'),
  answerBy: pair('Απάντηση έως', 'Reply by'),
  inForceFrom: pair('Σε ισχύ από', 'In force from'),
  closedOn: pair('Έκλεισε', 'Closed'),
  message: pair('Τι προτείνει', 'What’s proposed'),
  actions: {
    accept: pair('Αποδοχή', 'Accept'),
    decline: pair('Απόρριψη', 'Decline'),
    withdraw: pair('Ανάκληση', 'Withdraw'),
    end: pair('Τέλος συνεργασίας', 'End cooperation'),
  },
  acceptNote: pair(
    'Θα πάρετε και οι δύο email με το όνομα και τον αριθμό ΓΕΜΗ του γραφείου, και η αγγελία θα δείχνει τη συνεργασία. Η αγγελία δεν μπαίνει σε παύση εξαιτίας του γραφείου. Σταματάς τη συνεργασία όποτε θέλεις.',
    'You’ll both get an email with the agency’s name and GEMI number, and the listing will show the cooperation. The listing won’t be paused because of the agency. You can end the cooperation at any time.',
  ),
  declineNote: pair(
    'Η ίδια πρόταση δεν μπορεί να γίνει ξανά για 90 ημέρες.',
    'The same proposal can’t be made again for 90 days.',
  ),
  endNote: pair(
    'Θα ειδοποιηθείτε και οι δύο με email. Η αγγελία δεν θα δείχνει πια τη συνεργασία. Αν την αγγελία την έχει ιδιώτης και το γραφείο διαφημίζει το ίδιο ακίνητο, μπορεί να ισχύσει ο κανόνας των πέντε ημερών, εκτός αν η αγγελία έχει ήδη μπει μία φορά σε παύση για αυτό το γραφείο.',
    'You’ll both be told by email. The listing will no longer show the cooperation. If it’s a private owner’s listing and the agency advertises the same property, the five-day rule can apply, unless the listing has already been paused once because of this agency.',
  ),
  about: pair(
    (text: string, code: string) => `${text}: ${code}`,
    (text: string, code: string) => `${text}: ${code}`,
  ),
  proposeTitle: pair('Νέα πρόταση', 'New proposal'),
  proposeLeadOwner: pair(
    'Πρότεινε σε ένα μεσιτικό γραφείο να συνεργαστείτε για μια αγγελία σου. Έχει 14 ημέρες να απαντήσει.',
    'Invite an agency to work with you on one of your listings. It has 14 days to reply.',
  ),
  proposeLeadAgency: pair(
    'Για αγγελία άλλου, ή σε άλλο γραφείο για δική σου αγγελία. Η άλλη πλευρά έχει 14 ημέρες να απαντήσει.',
    'For someone else’s listing, or to another agency for one of yours. The other side has 14 days to reply.',
  ),
  listingField: pair('Κωδικός αγγελίας', 'Listing ID'),
  listingHint: pair('Π.χ. ES-123S, ή ο σύνδεσμος της σελίδας της', 'For example ES-123S, or the link to its page'),
  gemiField: pair('Αριθμός ΓΕΜΗ του γραφείου', 'Agency’s GEMI number'),
  gemiHintOwner: pair('Είναι στη σελίδα του γραφείου και στις αγγελίες του', 'It’s on the agency’s page and listings'),
  gemiFieldAgency: pair(
    'Αριθμός ΓΕΜΗ του άλλου γραφείου, αν η αγγελία είναι δική σου',
    'The other agency’s GEMI number, if the listing is yours',
  ),
  gemiHintAgency: pair(
    'Για αγγελία άλλου άφησέ το κενό: η πρόταση γίνεται από το γραφείο σου',
    'Leave blank for someone else’s listing: the proposal comes from your own agency',
  ),
  messageField: pair('Τι προτείνεις', 'What you propose'),
  messageHint: pair(
    'Όροι και τρόπος συνεργασίας. Αν η πρόταση γίνει δεκτή, το κείμενο αυτό γράφεται στο email που θα πάρετε και οι δύο.',
    'Terms and how you’d work together. If the proposal is accepted, this text is in the email you both get.',
  ),
  send: pair('Στείλε την πρόταση', 'Send proposal'),
  proposeFor: pair('Πρότεινε συνεργασία', 'Propose cooperation'),
  failed: pair('Δεν τα καταφέραμε', 'That didn’t work'),
} as const;

export const cooperationFlashMessages = {
  proposed: pair('Η πρόταση στάλθηκε', 'Proposal sent'),
  accept: pair(
    'Η συνεργασία συμφωνήθηκε. Στείλαμε email και στους δύο.',
    'Cooperation agreed. We’ve emailed you both.',
  ),
  decline: pair('Απέρριψες την πρόταση', 'Proposal declined'),
  withdraw: pair('Η πρόταση ανακλήθηκε', 'Proposal withdrawn'),
  end: pair('Η συνεργασία τελείωσε. Στείλαμε email και στους δύο.', 'Cooperation ended. We’ve emailed you both.'),
} as const;

/** On the page of the listing, written by the server. */
export const cooperationLine = pair(
  (agencies: string) => `Σε συνεργασία με ${agencies}`,
  (agencies: string) => `In cooperation with ${agencies}`,
);
