/** Every word of the letters about ads. The server alone reads them: no screen carries this file. */
import { pair } from '../pair.ts';

const ads = pair(
  (count: number) => (count === 1 ? '1 αγγελία' : `${count} αγγελίες`),
  (count: number) => (count === 1 ? '1 ad' : `${count} ads`),
);

export const listingEmailFrame = {
  ads: pair('Αγγελίες', 'Ads'),
  code: pair('Κωδικός', 'Code'),
  more: pair(
    (codes: string, more: number) => (more > 0 ? `${codes} και ${more} ακόμη` : codes),
    (codes: string, more: number) => (more > 0 ? `${codes} and ${more} more` : codes),
  ),
  mine: pair('Οι αγγελίες μου', 'My ads'),
} as const;

export const listingEmailMessages = {
  ad_up: {
    title: pair('Η αγγελία σου δημοσιεύτηκε', 'Your ad is published'),
    text: pair(
      'Η αγγελία σου είναι ενεργή και εμφανίζεται ήδη στην αναζήτηση. Μπορείς να την αλλάξεις ή να την παύσεις όποτε θέλεις από τις αγγελίες σου.',
      'Your ad is active and can already be found in the search. You can change or pause it at any time among your ads.',
    ),
    button: pair('Δες την αγγελία', 'See the ad'),
  },
  ad_reminder: {
    title: pair('Ισχύει ακόμη η αγγελία σου;', 'Is your ad still available?'),
    text: pair(
      (count: number, days: number) =>
        `Έχουν περάσει πάνω από ${days} ημέρες από την τελευταία φορά που μας είπες ότι ισχύει ${count === 1 ? 'η αγγελία' : 'καθεμία από αυτές τις αγγελίες'}. Με ένα πάτημα επιβεβαιώνεις ότι το ακίνητο είναι ακόμη διαθέσιμο.`,
      (count: number, days: number) =>
        `It has been more than ${days} days since you last told us that ${count === 1 ? 'the ad stands' : 'each of these ads stands'}. One press confirms that the property is still available.`,
    ),
    button: pair('Επιβεβαίωσε ότι ισχύει', 'Confirm it is available'),
  },
  ad_reminder_last: {
    title: pair('Τελευταία υπενθύμιση για την αγγελία σου', 'Last reminder about your ad'),
    text: pair(
      (count: number, days: number) =>
        `${count === 1 ? 'Αν δεν επιβεβαιώσεις την αγγελία' : `Αν δεν επιβεβαιώσεις τις αγγελίες (${ads.el(count)})`}, σε ${days} ημέρες θα μπει σε παύση. Δεν χάνεται τίποτε: την ενεργοποιείς ξανά όποτε θέλεις.`,
      (count: number, days: number) =>
        `${count === 1 ? 'Unless you confirm the ad' : `Unless you confirm them (${ads.en(count)})`}, it will be paused in ${days} days. Nothing is lost: you can activate it again at any time.`,
    ),
    button: pair('Επιβεβαίωσε ότι ισχύει', 'Confirm it is available'),
  },
  ad_paused: {
    title: pair('Η αγγελία σου μπήκε σε παύση', 'Your ad has been paused'),
    text: pair(
      (days: number) =>
        `Δεν μας επιβεβαίωσες για ${days} ημέρες ότι ισχύει, και δεν εμφανίζεται πια στην αναζήτηση. Αν το ακίνητο είναι ακόμη διαθέσιμο, ενεργοποίησέ την ξανά.`,
      (days: number) =>
        `You have not confirmed for ${days} days that it stands, and it no longer shows in the search. If the property is still available, activate it again.`,
    ),
    button: pair('Δες τις αγγελίες σου', 'See your ads'),
  },
  ad_changed_by_admin: {
    title: pair('Αλλαγή στην αγγελία σου από διαχειριστή', 'An administrator changed your ad'),
    acts: {
      activate: pair('Ένας διαχειριστής ενεργοποίησε την αγγελία σου.', 'An administrator activated your ad.'),
      deactivate: pair('Ένας διαχειριστής έβαλε την αγγελία σου σε παύση.', 'An administrator paused your ad.'),
      remove: pair('Ένας διαχειριστής αφαίρεσε την αγγελία σου.', 'An administrator removed your ad.'),
      restore: pair('Ένας διαχειριστής επανέφερε την αγγελία σου.', 'An administrator restored your ad.'),
      confirm: pair('Ένας διαχειριστής επιβεβαίωσε την αγγελία σου.', 'An administrator confirmed your ad.'),
      delete: pair(
        'Ένας διαχειριστής διέγραψε οριστικά την αγγελία σου.',
        'An administrator deleted your ad for good.',
      ),
    },
  },
} as const;
