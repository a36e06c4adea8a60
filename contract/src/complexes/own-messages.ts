/** Words of the dashboard's developments: the list, the form, the choice of ads. */
import { formatThousands } from '../numbers.ts';
import { pair } from '../pair.ts';

export const ownComplexMessages = {
  title: pair('Συγκροτήματα', 'Developments'),
  lead: pair(
    'Ένα συγκρότημα μαζεύει αγγελίες σου σε μία σελίδα. Οι αγγελίες μένουν όπως είναι.',
    'A development gathers ads of yours on one page. The ads stay as they are.',
  ),
  create: pair('Νέο συγκρότημα', 'New development'),
  list: pair('Τα συγκροτήματά μου', 'My developments'),
  emptyTitle: pair('Δεν έχεις συγκρότημα ακόμη', 'You have no development yet'),
  emptyText: pair(
    'Φτιάξε ένα, βάλε μέσα αγγελίες του γραφείου σου και δημοσίευσέ το.',
    'Make one, put ads of your agency into it and publish it.',
  ),
  units: pair(
    (n: number, live: number) =>
      `${n === 1 ? '1 ακίνητο' : `${formatThousands(n)} ακίνητα`}, ${formatThousands(live)} σε διάθεση`,
    (n: number, live: number) =>
      `${n === 1 ? '1 home' : `${formatThousands(n)} homes`}, ${formatThousands(live)} on offer`,
  ),
  edit: pair('Επεξεργασία', 'Edit'),
  editOf: pair(
    (name: string) => `Επεξεργασία: ${name}`,
    (name: string) => `Edit: ${name}`,
  ),
  see: pair('Δες τη σελίδα', 'View the page'),
  back: pair('Όλα τα συγκροτήματα', 'All developments'),
  newTitle: pair('Νέο συγκρότημα', 'New development'),
  newLead: pair(
    'Πρώτα τα βασικά. Μετά διαλέγεις αγγελίες και δημοσιεύεις.',
    'First the basics. Then you choose ads and publish.',
  ),
  details: pair('Στοιχεία', 'Details'),
  nameEl: pair('Όνομα στα ελληνικά', 'Name in Greek'),
  nameEn: pair('Όνομα στα αγγλικά', 'Name in English'),
  descriptionEl: pair('Περιγραφή στα ελληνικά', 'Description in Greek'),
  descriptionEn: pair('Περιγραφή στα αγγλικά', 'Description in English'),
  descriptionHint: pair(
    'Χωρίς τηλέφωνα και συνδέσμους. Αν λείπει μια γλώσσα, η σελίδα το λέει.',
    'Without phones and links. Where a language is missing, the page says so.',
  ),
  district: pair('Περιοχή', 'Area'),
  street: pair('Οδός', 'Street'),
  hideAddress: pair('Κρύψε την ακριβή διεύθυνση', 'Hide the exact address'),
  hideHint: pair(
    'Μέσα μπαίνουν μόνο αγγελίες που δείχνουν τη διεύθυνσή τους με τον ίδιο τρόπο.',
    'Only ads that show their address in the same way can be part of it.',
  ),
  stage: pair('Στάδιο', 'Stage'),
  completionYear: pair('Έτος παράδοσης', 'Year of completion'),
  completionQuarter: pair('Τρίμηνο παράδοσης', 'Quarter of completion'),
  noQuarter: pair('Δεν το ξέρω ακόμη', 'Not known yet'),
  quarter: pair(
    (n: number) => `${n}ο τρίμηνο`,
    (n: number) => `Q${n}`,
  ),
  energy: pair('Ενεργειακή κλάση', 'Energy class'),
  noEnergy: pair('Χωρίς δήλωση', 'Not stated'),
  cover: pair('Φωτογραφία εξωφύλλου', 'Cover photo'),
  coverHint: pair('Η πρώτη φωτογραφία της αγγελίας που διαλέγεις.', 'The first photo of the ad you choose.'),
  coverAuto: pair('Της πρώτης αγγελίας', 'Of the first ad'),
  save: pair('Αποθήκευση', 'Save'),
  createNow: pair('Φτιάξε το', 'Create it'),
  ads: pair('Αγγελίες', 'Ads'),
  adsLead: pair(
    'Βάλε μέσα αγγελίες του γραφείου σου που δεν είναι σε άλλο συγκρότημα.',
    'Put ads of your agency into it that are in no other development.',
  ),
  search: pair('Κωδικός, τίτλος ή οδός', 'Code, title or street'),
  find: pair('Ψάξε', 'Search'),
  saveAds: pair('Αποθήκευσε τις αγγελίες', 'Save the ads'),
  saveAdsHint: pair(
    'Αποθηκεύονται οι αγγελίες αυτής της σελίδας της λίστας.',
    'The ads of this page of the list are saved.',
  ),
  noAds: pair('Δεν βρέθηκε αγγελία του γραφείου σου.', 'No ad of your agency was found.'),
  otherAddress: pair('Δείχνει τη διεύθυνσή της αλλιώς', 'Shows its address differently'),
  notActive: pair('Εκτός διάθεσης', 'Not on offer'),
  shown: pair('Φαίνεται στη σελίδα', 'Shown on the page'),
  isHidden: pair('με κρυφή διεύθυνση', 'address hidden'),
  isOpen: pair('με φανερή διεύθυνση', 'address shown'),
  state: pair('Δημοσίευση', 'Publication'),
  stateText: {
    draft: pair(
      'Είναι πρόχειρο: το βλέπεις μόνο εσύ. Για να δημοσιευτεί χρειάζεται μία αγγελία σε διάθεση.',
      'It is a draft: only you see it. To publish it, it needs one ad on offer.',
    ),
    published: pair('Το βλέπουν όλοι.', 'Everybody sees it.'),
    paused: pair('Είναι σε παύση: δεν το βλέπει κανείς άλλος.', 'It is paused: nobody else sees it.'),
  },
  publish: pair('Δημοσίευσέ το', 'Publish'),
  pause: pair('Κάνε παύση', 'Pause'),
  remove: pair('Διαγραφή συγκροτήματος', 'Delete the development'),
  removeText: pair(
    'Η σελίδα του χάνεται. Οι αγγελίες μένουν, κάθε μία μόνη της.',
    'Its page is lost. The ads stay, each on its own.',
  ),
  removeNow: pair('Διάγραψέ το', 'Delete it'),
} as const;

export const complexStateMessages = {
  draft: pair('Πρόχειρο', 'Draft'),
  published: pair('Δημοσιευμένο', 'Published'),
  paused: pair('Σε παύση', 'Paused'),
} as const;

export const complexFlashMessages = {
  created: pair('Το συγκρότημα φτιάχτηκε. Διάλεξε τώρα αγγελίες.', 'The development is made. Now choose ads.'),
  saved: pair('Αποθηκεύτηκε.', 'Saved.'),
  units: pair('Οι αγγελίες αποθηκεύτηκαν.', 'The ads are saved.'),
  published: pair('Δημοσιεύτηκε.', 'Published.'),
  paused: pair('Μπήκε σε παύση.', 'Paused.'),
  removed: pair(
    'Το συγκρότημα διαγράφηκε. Οι αγγελίες του έμειναν.',
    'The development is deleted. Its ads have stayed.',
  ),
} as const;
