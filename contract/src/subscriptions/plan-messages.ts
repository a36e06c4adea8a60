/** SUBS-2: words of choosing another plan and of the step where it is confirmed. */
import { pair } from '../pair.ts';

export const planList = {
  title: pair('Διάλεξε πακέτο', 'Choose a plan'),
  lead: pair(
    'Όλα τα πακέτα έχουν τις ίδιες δυνατότητες. Διαφέρει μόνο πόσες αγγελίες μπορείς να έχεις ενεργές ταυτόχρονα.',
    'Every plan has the same features. The only difference is how many listings you can have active at once.',
  ),
  list: pair('Μηνιαία πακέτα', 'Monthly plans'),
  plan: pair('Πακέτο', 'Plan'),
  now: pair('Το πακέτο σου', 'Current plan'),
  next: pair(
    (day: string) => `Από τις ${day}`,
    (day: string) => `From ${day}`,
  ),
  choose: pair('Διάλεξε', 'Choose'),
  larger: pair(
    'Η αναβάθμιση ισχύει αμέσως και πληρώνεις μόνο τη διαφορά για τις ημέρες που απομένουν.',
    'Upgrades take effect immediately, and you pay only the difference for the days left in your billing period.',
  ),
  smaller: pair(
    'Η αλλαγή σε μικρότερο πακέτο ισχύει από την επόμενη περίοδο.',
    'Downgrades take effect from your next billing period.',
  ),
} as const;

export const quoteStep = {
  upgrade: pair('Αναβάθμιση από τώρα', 'Upgrade now'),
  downgrade: pair(
    (day: string) => `Μικρότερο πακέτο από τις ${day}`,
    (day: string) => `Downgrade from ${day}`,
  ),
  same: pair('Έχεις ήδη αυτό το πακέτο', 'You’re already on this plan'),
  sameText: pair('Για να αλλάξεις, διάλεξε άλλο πακέτο.', 'Choose a different plan to make a change.'),
  undo: pair('Θέλεις να κρατήσεις το τρέχον πακέτο;', 'Keep your current plan?'),
  undoText: pair(
    (name: string) => `Η προγραμματισμένη αλλαγή σε «${name}» θα ακυρωθεί.`,
    (name: string) => `Your scheduled change to “${name}” will be cancelled.`,
  ),
  keepPlan: pair('Κράτησε το τρέχον πακέτο', 'Keep current plan'),
  from: pair('Από', 'From'),
  to: pair('Σε', 'To'),
  payNow: pair('Πληρώνεις τώρα', 'Due now'),
  payNowDays: pair(
    (from: string, to: string) => `Η διαφορά για τις ημέρες που απομένουν, ${from} έως και ${to}.`,
    (from: string, to: string) => `The difference for the rest of this billing period, ${from} to ${to}.`,
  ),
  payNowPeriod: pair(
    (from: string, to: string) => `Την περίοδο που έχει αρχίσει και δεν έχει πληρωθεί, ${from} έως και ${to}.`,
    (from: string, to: string) => `For the current billing period, which is unpaid: ${from} to ${to}.`,
  ),
  credit: pair(
    (credit: string, left: string) => `Έχεις ${credit} σε πίστωση: μένει να πληρώσεις ${left}.`,
    (credit: string, left: string) => `You have ${credit} in credit, so you pay ${left}.`,
  ),
  replaces: pair(
    (sum: string) =>
      `Αντικαθιστά την οφειλή των ${sum}. Αν έχεις ήδη κάνει αυτή την κατάθεση, θα συμψηφιστεί μόλις φτάσει.`,
    (sum: string) =>
      `This replaces the ${sum} we asked you for. If you’ve already made that transfer, we’ll credit it when it arrives.`,
  ),
  payNothing: pair('Τώρα δεν πληρώνεις τίποτα.', 'Nothing to pay now.'),
  each: pair(
    (day: string) => `Κάθε μήνα από τις ${day}`,
    (day: string) => `Monthly from ${day}`,
  ),
  byCard: pair(
    (card: string) => `Θα χρεωθεί η κάρτα σου με τελευταία ψηφία ${card}.`,
    (card: string) => `We’ll charge your card ending in ${card}.`,
  ),
  byDeposit: pair(
    'Πληρώνεις με κατάθεση. Η αναβάθμιση ισχύει μόλις λάβουμε τα χρήματα.',
    'You pay by bank transfer. Your upgrade takes effect when we receive the payment.',
  ),
  cardFirst: pair(
    'Δεν έχεις προσθέσει κάρτα ακόμη. Πρόσθεσέ την πρώτα ή άλλαξε σε κατάθεση.',
    'You haven’t added a card yet. Add one first, or switch to bank transfer.',
  ),
  choosePayment: pair('Επίλεξε τρόπο πληρωμής', 'Choose payment method'),
  payAndUpgrade: pair(
    (sum: string) => `Πλήρωσε ${sum} και αναβάθμισε`,
    (sum: string) => `Pay ${sum} and upgrade`,
  ),
  upgradeByDeposit: pair(
    (sum: string) => `Αναβάθμισε με κατάθεση ${sum}`,
    (sum: string) => `Upgrade and pay ${sum} by bank transfer`,
  ),
  changePlan: pair('Άλλαξε πακέτο', 'Change plan'),
  back: pair('Πίσω στα πακέτα', 'Back to plans'),
} as const;
