/** SUBS-2: words of choosing another plan and of the step where it is confirmed. */
import { pair } from '../pair.ts';

export const planList = {
  title: pair('Διάλεξε πακέτο', 'Choose a plan'),
  lead: pair(
    'Κάθε πακέτο έχει τα ίδια. Διαφέρει μόνο πόσες αγγελίες μπορείς να έχεις ενεργές μαζί.',
    'Every plan has the same. They differ only in how many ads can be active at once.',
  ),
  list: pair('Πακέτα ανά μήνα', 'Plans by the month'),
  plan: pair('Πακέτο', 'Plan'),
  now: pair('Έχεις αυτό', 'Yours now'),
  next: pair(
    (day: string) => `Από τις ${day}`,
    (day: string) => `From ${day}`,
  ),
  choose: pair('Διάλεξε', 'Choose'),
  larger: pair(
    'Μεγαλύτερο πακέτο ισχύει αμέσως και πληρώνεις μόνο τη διαφορά για τις ημέρες που μένουν.',
    'A larger plan holds at once, and you pay only the difference for the days that are left.',
  ),
  smaller: pair('Μικρότερο πακέτο ισχύει από την επόμενη περίοδο.', 'A smaller plan holds from the next period.'),
} as const;

export const quoteStep = {
  upgrade: pair('Μεγαλύτερο πακέτο, από τώρα', 'A larger plan, from now'),
  downgrade: pair(
    (day: string) => `Μικρότερο πακέτο, από τις ${day}`,
    (day: string) => `A smaller plan, from ${day}`,
  ),
  same: pair('Έχεις ήδη αυτό το πακέτο', 'You have this plan already'),
  sameText: pair('Διάλεξε άλλο, αν θέλεις αλλαγή.', 'Choose another, if you want a change.'),
  undo: pair('Να μείνει το τωρινό πακέτο;', 'Keep the current plan?'),
  undoText: pair(
    (name: string) => `Η αλλαγή σε «${name}» δεν θα γίνει.`,
    (name: string) => `The change to “${name}” will not happen.`,
  ),
  undoAct: pair('Κράτησε το τωρινό', 'Keep the current one'),
  from: pair('Από', 'From'),
  to: pair('Σε', 'To'),
  payNow: pair('Πληρώνεις τώρα', 'You pay now'),
  payNowDays: pair(
    (from: string, to: string) => `Τη διαφορά για τις ημέρες που μένουν, ${from} ως και ${to}.`,
    (from: string, to: string) => `The difference for the days that are left, ${from} to ${to}.`,
  ),
  payNowPeriod: pair(
    (from: string, to: string) => `Την περίοδο που έχει αρχίσει και δεν έχει πληρωθεί, ${from} ως και ${to}.`,
    (from: string, to: string) => `For the period that has started and is unpaid, ${from} to ${to}.`,
  ),
  credit: pair(
    (credit: string, left: string) => `Έχεις ${credit} σε πίστωση: μένει να πληρώσεις ${left}.`,
    (credit: string, left: string) => `You have ${credit} in credit, so you pay ${left}.`,
  ),
  replaces: pair(
    (sum: string) =>
      `Αντικαθιστά την οφειλή των ${sum}. Αν έχεις ήδη κάνει αυτή την κατάθεση, θα συμψηφιστεί μόλις φτάσει.`,
    (sum: string) =>
      `This replaces the ${sum} you were asked for. If you’ve already sent that deposit, it will be credited when it arrives.`,
  ),
  payNothing: pair('Τώρα δεν πληρώνεις τίποτε.', 'You pay nothing now.'),
  each: pair(
    (day: string) => `Κάθε μήνας από τις ${day}`,
    (day: string) => `Each month from ${day}`,
  ),
  byCard: pair(
    (card: string) => `Χρεώνεται η κάρτα που τελειώνει σε ${card}.`,
    (card: string) => `The card ending in ${card} is charged.`,
  ),
  byDeposit: pair(
    'Πληρώνεις με κατάθεση. Το μεγαλύτερο πακέτο ισχύει μόλις έρθουν τα χρήματα.',
    'You pay by deposit. The larger plan holds as soon as the money is there.',
  ),
  cardFirst: pair(
    'Δεν έχεις ορίσει κάρτα ακόμη. Όρισέ τη πρώτα, ή πέρασε σε κατάθεση.',
    'You have not set up a card yet. Set it up first, or change to deposit.',
  ),
  cardFirstAct: pair('Όρισε τρόπο πληρωμής', 'Set how you pay'),
  actPay: pair(
    (sum: string) => `Πλήρωσε ${sum} και άλλαξε`,
    (sum: string) => `Pay ${sum} and change`,
  ),
  actDeposit: pair(
    (sum: string) => `Άλλαξε με κατάθεση ${sum}`,
    (sum: string) => `Change with a deposit of ${sum}`,
  ),
  act: pair('Άλλαξε πακέτο', 'Change plan'),
  back: pair('Πίσω στα πακέτα', 'Back to the plans'),
} as const;
