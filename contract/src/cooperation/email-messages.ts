/** Every word of the emails about cooperation. The server alone reads them. */
import { pair } from '../pair.ts';

export const cooperationEmailFrame = {
  listing: pair('Αγγελία', 'Listing'),
  advertiser: pair('Αγγελιοδότης', 'Advertiser'),
  individual: pair('Ιδιώτης', 'Private owner'),
  agency: pair('Μεσιτικό γραφείο', 'Agency'),
  gemi: pair('Αριθμός ΓΕΜΗ', 'GEMI number'),
  answerBy: pair('Απάντηση έως', 'Reply by'),
  from: pair('Σε ισχύ από', 'In force from'),
  until: pair('Έληξε', 'Ended on'),
  terms: pair('Όροι, όπως προτάθηκαν', 'Terms as proposed'),
  button: pair('Δες τις συνεργασίες σου', 'Go to Cooperation'),
} as const;

export const cooperationEmailMessages = {
  cooperation_proposed: {
    title: pair('Πρόταση συνεργασίας για μια αγγελία', 'You have a cooperation proposal'),
    toAdvertiser: pair(
      'Ένα μεσιτικό γραφείο προτείνει να συνεργαστείτε για την αγγελία σου. Αν δεν απαντήσεις, δεν γίνεται τίποτα.',
      'An agency would like to work with you on your listing. If you don’t reply, nothing happens.',
    ),
    toAgency: pair(
      'Ένας αγγελιοδότης προτείνει να συνεργαστείτε για την αγγελία του. Αν δεν απαντήσεις, δεν γίνεται τίποτα.',
      'An advertiser would like to work with your agency on their listing. If you don’t reply, nothing happens.',
    ),
    ifAccepted: pair(
      'Αν δεχτείς, η αγγελία σου δείχνει τη συνεργασία και δεν μπαίνει σε παύση εξαιτίας αυτού του γραφείου. Μπορείς να σταματήσεις τη συνεργασία όποτε θέλεις, από τη σελίδα των συνεργασιών σου.',
      'If you accept, your listing shows the cooperation and won’t be paused because of this agency. You can end the cooperation at any time on your cooperation page.',
    ),
    noProposals: pair(
      'Δεν θέλεις τέτοιες προτάσεις; Διάλεξε «Χωρίς κλήσεις από μεσίτες» στα στοιχεία επικοινωνίας της αγγελίας.',
      'Don’t want proposals like this? Tick “No calls from agents” in the listing’s contact details.',
    ),
    button: pair('Δες την πρόταση', 'View the proposal'),
  },
  cooperation_accepted: {
    title: pair('Συμφωνήσατε να συνεργαστείτε', 'Your cooperation is agreed'),
    text: pair(
      'Και οι δύο πλευρές συμφώνησαν να συνεργαστούν για αυτή την αγγελία. Κράτησε αυτό το email. Την αμοιβή και τις υποχρεώσεις τις ορίζει η γραπτή σύμβαση μεσιτείας.',
      'Both sides have agreed to work together on this listing. Keep this email. Your written brokerage contract sets the fee and each side’s duties.',
    ),
  },
  cooperation_declined: {
    title: pair('Η πρότασή σου απορρίφθηκε', 'Your proposal was declined'),
    text: pair(
      (days: number) =>
        `Η άλλη πλευρά απέρριψε την πρόταση συνεργασίας. Μπορείς να προτείνεις ξανά για την ίδια αγγελία μετά από ${days} ημέρες.`,
      (days: number) =>
        `The other side declined your cooperation proposal. You can propose again for the same listing after ${days} days.`,
    ),
  },
  cooperation_expired: {
    title: pair('Η πρότασή σου έληξε', 'Your proposal has expired'),
    text: pair(
      'Η πρόταση συνεργασίας έμεινε χωρίς απάντηση και δεν ισχύει πια.',
      'Your cooperation proposal wasn’t answered and is no longer open.',
    ),
  },
  cooperation_ended: {
    title: pair('Η συνεργασία τελείωσε', 'The cooperation has ended'),
    text: pair(
      'Η συνεργασία για αυτή την αγγελία τελείωσε και η αγγελία δεν την αναφέρει πια. Η γραπτή σύμβαση που έχετε μεταξύ σας τελειώνει όπως γράφει η ίδια.',
      'The cooperation on this listing has ended, and the listing no longer mentions it. Any written contract between you ends on its own terms.',
    ),
    fiveDays: pair(
      'Αν το γραφείο διαφημίζει το ίδιο ακίνητο, μπορεί να ισχύσει ο κανόνας των πέντε ημερών για την αγγελία του ιδιώτη, εκτός αν έχει ήδη μπει μία φορά σε παύση για αυτό το γραφείο.',
      'If the agency advertises the same property, the five-day rule can apply to the owner’s listing, unless it has already been paused once because of this agency.',
    ),
  },
} as const;
