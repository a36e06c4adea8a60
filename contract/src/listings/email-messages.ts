/** Every word of the letters about listings. The server alone reads them: no screen carries this file. */
import { pair } from '../pair.ts';

const listingCount = pair(
  (count: number) => (count === 1 ? '1 αγγελία' : `${count} αγγελίες`),
  (count: number) => (count === 1 ? '1 listing' : `${count} listings`),
);

export const listingEmailFrame = {
  listings: pair('Αγγελίες', 'Listings'),
  code: pair('Κωδικός αγγελίας', 'Listing ID'),
  more: pair(
    (codes: string, more: number) => (more > 0 ? `${codes} και ${more} ακόμη` : codes),
    (codes: string, more: number) => (more > 0 ? `${codes} and ${more} more` : codes),
  ),
  mine: pair('Οι αγγελίες μου', 'My listings'),
  fromUs: pair('Τι γράφει η ομάδα μας', 'What our team says'),
} as const;

export const listingEmailMessages = {
  listing_published: {
    title: pair('Η αγγελία σου δημοσιεύτηκε', 'Your listing is live'),
    text: pair(
      'Η αγγελία σου είναι ενεργή και εμφανίζεται ήδη στην αναζήτηση. Μπορείς να την αλλάξεις ή να τη βάλεις σε παύση όποτε θέλεις, από τις αγγελίες σου.',
      'Your listing is live and already showing in search results. You can edit or pause it at any time from My listings.',
    ),
    button: pair('Δες την αγγελία', 'View listing'),
    documentTitle: pair('Χωρίς την ένδειξη «Αποκλειστικότητα»', 'No “Exclusive” badge yet'),
    document: pair(
      'Η ένδειξη εμφανίζεται μόλις ανεβάσεις την υπογεγραμμένη εντολή. Το έγγραφο δεν δημοσιεύεται.',
      'The badge appears as soon as you upload the signed agreement. The document is never published.',
    ),
    documentButton: pair('Ανέβασε την εντολή', 'Upload the agreement'),
  },
  listing_reminder: {
    title: pair('Ισχύει ακόμη η αγγελία σου;', 'Is your property still available?'),
    text: pair(
      (count: number, days: number) =>
        `Έχουν περάσει πάνω από ${days} ημέρες από την τελευταία φορά που επιβεβαίωσες ${count === 1 ? 'την αγγελία' : 'αυτές τις αγγελίες'}. Επιβεβαίωσε με ένα κλικ ότι ${count === 1 ? 'το ακίνητο είναι ακόμη διαθέσιμο' : 'τα ακίνητα είναι ακόμη διαθέσιμα'}.`,
      (count: number, days: number) =>
        `It’s been more than ${days} days since you last confirmed ${count === 1 ? 'this listing' : 'these listings'}. Confirm in one click that ${count === 1 ? 'the property is' : 'the properties are'} still available.`,
    ),
    button: pair('Είναι ακόμη διαθέσιμο', 'Confirm it’s available'),
  },
  listing_reminder_last: {
    title: pair('Τελευταία υπενθύμιση για την αγγελία σου', 'Final reminder: is your property still available?'),
    text: pair(
      (count: number, days: number) =>
        `${count === 1 ? 'Αν δεν επιβεβαιώσεις την αγγελία σου, θα μπει' : `Αν δεν επιβεβαιώσεις τις ${listingCount.el(count)} σου, θα μπουν`} σε παύση σε ${days === 1 ? '1 ημέρα' : `${days} ημέρες`}. Δεν χάνεται τίποτα: ${count === 1 ? 'την' : 'τις'} ενεργοποιείς ξανά όποτε θέλεις.`,
      (count: number, days: number) =>
        `${count === 1 ? 'If you don’t confirm your listing, it' : `If you don’t confirm your ${listingCount.en(count)}, they`} will be paused in ${days === 1 ? '1 day' : `${days} days`}. Nothing is lost: you can reactivate ${count === 1 ? 'it' : 'them'} at any time.`,
    ),
    button: pair('Είναι ακόμη διαθέσιμο', 'Confirm it’s available'),
  },
  listing_paused: {
    title: pair('Η αγγελία σου μπήκε σε παύση', 'Your listing has been paused'),
    text: pair(
      (days: number) =>
        `Δεν την επιβεβαίωσες για ${days} ημέρες και δεν εμφανίζεται πια στην αναζήτηση. Αν το ακίνητο είναι ακόμη διαθέσιμο, ενεργοποίησέ την ξανά.`,
      (days: number) =>
        `You didn’t confirm it for ${days} days, so it no longer appears in search. If the property is still available, reactivate it.`,
    ),
    button: pair('Δες τις αγγελίες σου', 'View your listings'),
  },
  mandate_expiring: {
    title: pair('Λήγει σύντομα εντολή σου', 'An agency agreement is about to end'),
    text: pair(
      (count: number, days: number) =>
        `${count === 1 ? 'Η εντολή για αυτή την αγγελία λήγει' : `Οι εντολές για ${listingCount.el(count)} λήγουν`} μέσα στις επόμενες ${days} ημέρες. Αν ${count === 1 ? 'ανανεώθηκε' : 'ανανεώθηκαν'}, συμπλήρωσε τη νέα ημερομηνία λήξης. Αλλιώς, την επομένη ${count === 1 ? 'η αγγελία μπαίνει' : 'οι αγγελίες μπαίνουν'} σε παύση.`,
      (count: number, days: number) =>
        `${count === 1 ? 'The agency agreement for this listing ends' : `The agency agreements for ${listingCount.en(count)} end`} within the next ${days} days. If ${count === 1 ? 'it has' : 'they have'} been renewed, enter the new end date. Otherwise ${count === 1 ? 'the listing' : 'each listing'} will be paused the day after.`,
    ),
    button: pair('Δες τις αγγελίες σου', 'View your listings'),
  },
  mandate_expired: {
    title: pair('Αγγελίες σε παύση: η εντολή έληξε', 'Listings paused: the agency agreement ended'),
    text: pair(
      'Χωρίς εντολή σε ισχύ μια αγγελία δεν εμφανίζεται στην αναζήτηση. Αν η εντολή ανανεώθηκε, συμπλήρωσε τη νέα ημερομηνία λήξης: μόλις την αποθηκεύσεις, η αγγελία ενεργοποιείται ξανά.',
      'Without a current agency agreement a listing doesn’t appear in search. If the agreement has been renewed, enter the new end date: once you save it, the listing goes live again.',
    ),
    button: pair('Δες τις αγγελίες σου', 'View your listings'),
  },
  listing_changed_by_admin: {
    title: pair('Αλλαγή στην αγγελία σου από διαχειριστή', 'An administrator changed your listing'),
    actions: {
      activate: pair('Ένας διαχειριστής ενεργοποίησε την αγγελία σου.', 'An administrator activated your listing.'),
      deactivate: pair('Ένας διαχειριστής απέσυρε την αγγελία σου.', 'An administrator took your listing down.'),
      remove: pair('Ένας διαχειριστής αφαίρεσε την αγγελία σου.', 'An administrator removed your listing.'),
      restore: pair('Ένας διαχειριστής επανέφερε την αγγελία σου.', 'An administrator restored your listing.'),
      confirm: pair('Ένας διαχειριστής επιβεβαίωσε την αγγελία σου.', 'An administrator confirmed your listing.'),
      delete: pair(
        'Ένας διαχειριστής διέγραψε οριστικά την αγγελία σου.',
        'An administrator permanently deleted your listing.',
      ),
    },
  },
  listing_held: {
    title: pair('Ελέγχουμε την αγγελία σου πριν δημοσιευτεί', 'We’re checking your listing before it goes live'),
    text: pair(
      (count: number, when: string) =>
        `${count === 1 ? 'Η αγγελία σου αποθηκεύτηκε, αλλά δεν εμφανίζεται' : 'Οι αγγελίες σου αποθηκεύτηκαν, αλλά δεν εμφανίζονται'} στην αναζήτηση πριν ${count === 1 ? 'τη' : 'τις'} δει κάποιος από την ομάδα μας. Θα έχεις απάντηση έως ${when}. Δεν χρειάζεται να κάνεις κάτι.`,
      (count: number, when: string) =>
        `${count === 1 ? 'Your listing is saved but isn’t' : 'Your listings are saved but aren’t'} shown in search until someone on our team has looked at ${count === 1 ? 'it' : 'them'}. You’ll hear from us by ${when}. There’s nothing you need to do.`,
    ),
    button: pair('Δες τις αγγελίες σου', 'View your listings'),
  },
  listing_review_approved: {
    title: pair('Η αγγελία σου ελέγχθηκε και εγκρίθηκε', 'Your listing has been reviewed and approved'),
    text: pair(
      'Την έλεγξε κάποιος από την ομάδα μας και όλα είναι εντάξει. Ευχαριστούμε για την υπομονή σου.',
      'Someone on our team has checked it and everything’s fine. Thanks for your patience.',
    ),
    waits: {
      plan: pair(
        'Δεν εμφανίζεται ακόμη, γιατί ξεπερνά το όριο του πακέτου σου.',
        'It isn’t shown yet, because you’re over your plan’s limit.',
      ),
      mandate: pair(
        'Δεν εμφανίζεται ακόμη, γιατί η εντολή έληξε. Συμπλήρωσε τη νέα ημερομηνία λήξης.',
        'It isn’t shown yet, because the agency agreement has ended. Enter the new end date.',
      ),
      account: pair(
        'Δεν εμφανίζεται ακόμη, λόγω της κατάστασης του λογαριασμού σου.',
        'It isn’t shown yet, because of your account status.',
      ),
    },
    button: pair('Δες τις αγγελίες σου', 'View your listings'),
  },
  listing_change_requested: {
    title: pair('Χρειάζεται μια διόρθωση στην αγγελία σου', 'Your listing needs a change'),
    text: pair(
      (when: string, isHeld: boolean) =>
        `Ελέγξαμε την αγγελία σου και χρειάζεται μια διόρθωση έως ${when}. ${isHeld ? 'Μέχρι τότε δεν εμφανίζεται στην αναζήτηση.' : 'Μέχρι τότε μένει δημοσιευμένη. Αν δεν γίνει, μπαίνει σε παύση.'} Μόλις την αποθηκεύσεις, την ελέγχουμε ξανά.`,
      (when: string, isHeld: boolean) =>
        `We’ve reviewed your listing, and it needs a change by ${when}. ${isHeld ? 'Until then it isn’t shown in search.' : 'Until then it stays online. If the change isn’t made, it will be paused.'} Once you save it, we’ll check it again.`,
    ),
    button: pair('Διόρθωσε την αγγελία', 'Edit the listing'),
  },
  listing_change_missed: {
    title: pair('Η αγγελία σου μπήκε σε παύση', 'Your listing has been paused'),
    text: pair(
      'Η διόρθωση που ζητήσαμε δεν έγινε στην ώρα της. Διόρθωσε και αποθήκευσε την αγγελία όποτε θέλεις: την ελέγχουμε και τη δημοσιεύουμε ξανά.',
      'The change we asked for wasn’t made in time. Edit and save the listing whenever you like: we’ll check it and publish it again.',
    ),
    button: pair('Διόρθωσε την αγγελία', 'Edit the listing'),
  },
  listing_review_stopped: {
    title: pair('Αποσύραμε την αγγελία σου', 'We’ve taken down your listing'),
    text: pair(
      'Ελέγξαμε την αγγελία σου και την αποσύραμε, γιατί δεν συμφωνεί με τους όρους χρήσης της Εστίας.',
      'We’ve reviewed your listing and taken it down, because it goes against Estia’s terms of use.',
    ),
    button: pair('Δες τις αγγελίες σου', 'View your listings'),
  },
} as const;
