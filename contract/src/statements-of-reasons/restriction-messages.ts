/** Words of restrictions: what was done, for how long, on which ground. */
import { type Pair, pair } from '../pair.ts';
import type { FoundBy, RestrictionGround, RestrictionKind } from './model.ts';

type RestrictionWords = {
  /** In a list. */
  name: Pair;
  /** What we did, and what follows from it. */
  measure: Pair;
  duration: Pair;
};

const untilFixed = pair(
  'Μέχρι να διορθωθεί ό,τι γράφει ο λόγος και να το ελέγξουμε',
  'Until what the reason describes is fixed and we’ve checked it',
);
const untilActivated = pair('Μέχρι να την ενεργοποιήσεις ξανά', 'Until you reactivate it');
const forGood = pair('Οριστικά', 'Permanent');
const noEnd = pair('Χωρίς ημερομηνία λήξης', 'No end date');

export const restrictionMessages = {
  listing_stopped: {
    name: pair('Απόσυρση αγγελίας', 'Listing taken down'),
    measure: pair(
      'Αποσύραμε την αγγελία από τον ιστότοπο. Δεν μπορείς να την ενεργοποιήσεις χωρίς εμάς',
      'Took the listing off the site. You can’t reactivate it without us',
    ),
    duration: untilFixed,
  },
  listing_removed: {
    name: pair('Αφαίρεση αγγελίας', 'Listing removed'),
    measure: pair(
      'Αφαιρέσαμε την αγγελία. Δεν μπορείς να την επαναφέρεις χωρίς εμάς',
      'Removed the listing. You can’t put it back online without us',
    ),
    duration: untilFixed,
  },
  listing_deleted: {
    name: pair('Διαγραφή αγγελίας', 'Listing deleted'),
    measure: pair('Διαγράψαμε την αγγελία', 'Deleted the listing'),
    duration: forGood,
  },
  listing_held: {
    name: pair('Έλεγχος πριν από τη δημοσίευση', 'Listing held for review'),
    measure: pair(
      'Κρατήσαμε την αγγελία για έλεγχο. Δεν φαίνεται στον ιστότοπο μέχρι να τη δει άνθρωπος',
      'Held the listing for review. It isn’t shown on the site until a person has looked at it',
    ),
    duration: pair('Μέχρι να αποφασίσει άνθρωπος', 'Until a person decides'),
  },
  changes_requested: {
    name: pair('Αίτημα διόρθωσης αγγελίας', 'Changes to a listing requested'),
    measure: pair(
      'Ζητήσαμε να διορθώσεις την αγγελία. Μέχρι τότε δεν φαίνεται στον ιστότοπο',
      'Asked you to correct the listing. Until then it isn’t shown on the site',
    ),
    duration: untilFixed,
  },
  paused_for_agency: {
    name: pair('Παύση επειδή γραφείο διαθέτει το ίδιο ακίνητο', 'Paused because an agency lists the same property'),
    measure: pair(
      'Βάλαμε την αγγελία σε παύση, επειδή το ίδιο ακίνητο το δημοσίευσε μεσιτικό γραφείο και πέρασαν οι πέντε ημέρες',
      'Paused the listing, because an agency listed the same property and the five days have passed',
    ),
    duration: untilActivated,
  },
  unconfirmed: {
    name: pair('Παύση αγγελίας χωρίς επιβεβαίωση', 'Unconfirmed listing paused'),
    measure: pair(
      'Βάλαμε την αγγελία σε παύση, επειδή δεν επιβεβαίωσες ότι το ακίνητο είναι διαθέσιμο',
      'Paused the listing, because you didn’t confirm that the property is available',
    ),
    duration: untilActivated,
  },
  mandate_ended: {
    name: pair('Παύση επειδή έληξε η εντολή', 'Paused because the agency agreement ended'),
    measure: pair(
      'Βάλαμε την αγγελία σε παύση, επειδή πέρασε η ημερομηνία λήξης της εντολής',
      'Paused the listing, because the end date of the agency agreement has passed',
    ),
    duration: pair('Μέχρι να αποθηκεύσεις νέα ημερομηνία λήξης', 'Until you save a new end date'),
  },
  exclusive_lost: {
    name: pair('Αφαίρεση της ένδειξης «Αποκλειστικότητα»', '“Exclusive” badge removed'),
    measure: pair(
      'Αφαιρέσαμε την ένδειξη «Αποκλειστικότητα» από την αγγελία. Η αγγελία μένει ενεργή',
      'Removed the “Exclusive” badge from the listing. The listing stays online',
    ),
    duration: pair('Όσο ισχύει η εντολή για την οποία αποφασίσαμε', 'For as long as the agreement we decided on runs'),
  },
  account_rejected: {
    name: pair('Απόρριψη λογαριασμού', 'Account rejected'),
    measure: pair(
      'Δεν εγκρίναμε τον λογαριασμό. Μπορείς να συνδεθείς, όχι όμως να δημοσιεύσεις',
      'Rejected the account. You can log in but you can’t publish',
    ),
    duration: noEnd,
  },
  account_blocked: {
    name: pair('Αποκλεισμός λογαριασμού', 'Account blocked'),
    measure: pair(
      'Αποκλείσαμε τον λογαριασμό. Οι ενεργές αγγελίες μπήκαν σε παύση και δεν μπορείς να συνδεθείς',
      'Blocked the account. Active listings are paused and you can’t log in',
    ),
    duration: noEnd,
  },
  account_deleted: {
    name: pair('Διαγραφή λογαριασμού', 'Account deleted'),
    measure: pair(
      'Κλείσαμε τον λογαριασμό και ορίσαμε πότε διαγράφεται. Οι ενεργές αγγελίες μπήκαν σε παύση',
      'Closed the account and set the day it will be deleted. Active listings are paused',
    ),
    duration: forGood,
  },
  ownership_asked: {
    name: pair('Ερώτημα ιδιοκτησίας', 'Statement of ownership requested'),
    measure: pair(
      'Ζητήσαμε δήλωση ιδιοκτησίας. Οι αγγελίες μένουν ενεργές',
      'Asked for a statement of ownership. The listings stay online',
    ),
    duration: pair('Μέχρι την ημέρα που σου γράψαμε', 'Until the day we gave you'),
  },
  listings_limited: {
    name: pair('Όριο στις αγγελίες', 'Listings limited'),
    measure: pair(
      'Βάλαμε όριο στις ενεργές αγγελίες του λογαριασμού. Όσες είναι ήδη ενεργές μένουν',
      'Limited the number of active listings of the account. Those already active stay online',
    ),
    duration: noEnd,
  },
  conversion_asked: {
    name: pair('Αίτημα μετατροπής σε μεσιτικό γραφείο', 'Conversion to an agency requested'),
    measure: pair(
      'Ζητήσαμε ο λογαριασμός να γίνει μεσιτικού γραφείου. Το όριο στις αγγελίες ισχύει ακόμη',
      'Asked for the account to become an agency account. The limit on listings still applies',
    ),
    duration: noEnd,
  },
  account_suspended: {
    name: pair('Αναστολή λογαριασμού', 'Account suspended'),
    measure: pair(
      'Αναστείλαμε τον λογαριασμό. Οι ενεργές αγγελίες μπήκαν σε παύση και δεν μπορείς να συνδεθείς',
      'Suspended the account. Active listings are paused and you can’t log in',
    ),
    duration: noEnd,
  },
  source_stopped: {
    name: pair('Διακοπή πηγής αγγελιών', 'Listing source stopped'),
    measure: pair(
      'Σταματήσαμε την πηγή αγγελιών. Δεν διαβάζεται πια, και όσες αγγελίες έφερε μένουν όπως είναι',
      'Stopped the listing source. It is no longer read, and the listings it brought stay as they are',
    ),
    duration: pair('Μέχρι να την ξεκινήσουμε ξανά', 'Until we start it again'),
  },
  source_removed: {
    name: pair('Αφαίρεση πηγής αγγελιών', 'Listing source removed'),
    measure: pair(
      'Αφαιρέσαμε την πηγή αγγελιών. Όσες αγγελίες έφερε μπήκαν σε παύση',
      'Removed the listing source. The listings it brought are paused',
    ),
    duration: forGood,
  },
  reports_warned: {
    name: pair('Προειδοποίηση για αναφορές', 'Warning about reports'),
    measure: pair(
      'Σε προειδοποιήσαμε για τις αναφορές σου. Μπορείς ακόμη να κάνεις αναφορές',
      'Warned you about your reports. You can still report listings',
    ),
    duration: pair('Δεν αλλάζει κάτι προς το παρόν', 'Nothing changes for now'),
  },
  reports_suspended: {
    name: pair('Αναστολή αναφορών', 'Reporting suspended'),
    measure: pair(
      'Δεν εξετάζουμε νέες αναφορές σου για ένα διάστημα',
      'We won’t process new reports from you for a while',
    ),
    duration: noEnd,
  },
  agency_terminated: {
    name: pair('Λύση της σύμβασης με μεσιτικό γραφείο', 'Agency contract terminated'),
    measure: pair(
      'Λύνουμε τη σύμβαση με το μεσιτικό γραφείο. Την ημέρα της λύσης τελειώνει η συνδρομή, οι αγγελίες μπαίνουν σε παύση και δεν μπορείς να δημοσιεύσεις. Μπορείς ακόμη να συνδεθείς',
      'Gave notice to end the contract with the agency. On the day it ends, its subscription ends, its listings are paused and you can’t publish. You can still log in',
    ),
    duration: forGood,
  },
} as const satisfies Record<RestrictionKind, RestrictionWords>;

const terms = (el: string, en: string): Pair => pair(`Όροι χρήσης, «${el}»`, `Terms of use: ${en}`);

/** In Greek, the language that holds, by the headings of the terms. */
export const groundMessages = {
  illegal_content: pair('Παράνομο περιεχόμενο', 'Illegal content'),
  brokerage_law: pair(
    'Νόμος 4072/2012, άρθρο 200 (αποκλειστική εντολή)',
    'Law 4072/2012, article 200 (exclusive agreement)',
  ),
  who: terms('Ποιος μπορεί να δημοσιεύει', 'who may publish'),
  listing_rules: terms('Πώς είναι μια αγγελία', 'what listings must be like'),
  forbidden: terms('Τι δεν επιτρέπεται', 'what isn’t allowed'),
  hidden_brokers: terms('Κρυφοί μεσίτες', 'hidden brokers'),
  five_days: terms('Όταν ένα γραφείο δημοσιεύει το ίδιο ακίνητο', 'when an agency lists the same property'),
  moderation: terms('Αναφορές, αφαίρεση, αποκλεισμός', 'reports, removal and bans'),
} as const satisfies Record<RestrictionGround, Pair>;

/** Which law, by the code of the reason people report a listing for. */
export const lawMessages: Readonly<Record<string, Pair>> = {
  fraud: pair('Ποινικός Κώδικας, άρθρο 386 (απάτη)', 'Penal Code, article 386 (fraud)'),
  advance_payment: pair('Ποινικός Κώδικας, άρθρο 386 (απάτη)', 'Penal Code, article 386 (fraud)'),
  missing_energy_class: pair(
    'Νόμος 4122/2013 (ενεργειακή απόδοση κτιρίων)',
    'Law 4122/2013 (energy performance of buildings)',
  ),
  missing_ama: pair(
    'Νόμος 4446/2016, άρθρο 111 (βραχυχρόνια μίσθωση)',
    'Law 4446/2016, article 111 (short-term letting)',
  ),
  discrimination: pair(
    'Νόμοι 927/1979 και 4443/2016 (διακρίσεις και ρητορική μίσους)',
    'Laws 927/1979 and 4443/2016 (discrimination and hate speech)',
  ),
  privacy: pair('Κανονισμός (ΕΕ) 2016/679 (προσωπικά δεδομένα)', 'Regulation (EU) 2016/679 (personal data)'),
  copyright: pair('Νόμος 2121/1993 (πνευματική ιδιοκτησία)', 'Law 2121/1993 (copyright)'),
};

/** How it came about and who decided. */
export const decidedMessages = {
  report: pair(
    'Μετά από αναφορά. Αποφάσισε άνθρωπος, όχι αυτόματο σύστημα',
    'Following a report. Decided by a person, not an automated system',
  ),
  own_check: pair(
    'Μετά από δικό μας έλεγχο. Αποφάσισε άνθρωπος, όχι αυτόματο σύστημα',
    'Following our own check. Decided by a person, not an automated system',
  ),
  program: pair(
    'Τα στοιχεία τα βρήκε πρόγραμμα. Αποφάσισε άνθρωπος',
    'A program gathered the facts. Decided by a person',
  ),
  automatic: pair('Αυτόματα, χωρίς να αποφασίσει άνθρωπος', 'Automatically, without a person deciding'),
} as const satisfies Record<FoundBy | 'automatic', Pair>;

/** Rows of a statement of reasons, in the email and on its page. */
export const statementMessages = {
  number: pair('Αριθμός απόφασης', 'Decision number'),
  measure: pair('Τι κάναμε', 'What we did'),
  listings: pair('Αγγελίες', 'Listings'),
  subject: pair('Αφορά', 'About'),
  facts: pair('Ο λόγος', 'Reason'),
  ground: pair('Βάση της απόφασης', 'Grounds for the decision'),
  decided: pair('Πώς αποφασίστηκε', 'How it was decided'),
  scope: pair('Πού ισχύει', 'Where it applies'),
  everywhere: pair('Σε όλο τον ιστότοπο, από κάθε χώρα', 'Across the site, from every country'),
  duration: pair('Για πόσο', 'For how long'),
  until: pair(
    (day: string) => `Έως τις ${day}`,
    (day: string) => `Until ${day}`,
  ),
  at: pair('Ημερομηνία', 'Date'),
  lifted: pair('Δεν ισχύει πια από', 'No longer applies since'),
  disagreeTitle: pair('Διαφωνείς;', 'Disagree?'),
  elsewhere: pair(
    'Μπορείς επίσης να απευθυνθείς σε όργανο εξωδικαστικής επίλυσης διαφορών, να κάνεις καταγγελία στην ΕΕΤΤ ή να πας στα δικαστήρια.',
    'You can also go to an out-of-court dispute settlement body, complain to EETT or go to court.',
  ),
} as const;
