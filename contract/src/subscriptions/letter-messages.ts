/** Every word of the letters about subscriptions, and what stands on the statement of a card. The server alone reads them. */
import { pair } from '../pair.ts';

export const chargeEmailMessages = {
  period: pair(
    (from: string, to: string) => `Συνδρομή ${from} – ${to}`,
    (from: string, to: string) => `Subscription ${from} – ${to}`,
  ),
  upgrade: pair(
    (from: string, to: string) => `Μεγαλύτερο πακέτο ${from} – ${to}`,
    (from: string, to: string) => `Larger plan ${from} – ${to}`,
  ),
} as const;

export const subscriptionEmailMessages = {
  subscription_began: {
    title: pair('Οι δωρεάν μήνες σου ξεκίνησαν', 'Your free months have begun'),
    text: pair(
      (until: string) =>
        `Η συνδρομή του γραφείου σου ξεκίνησε. Ως τις ${until} δεν πληρώνεις τίποτε. Όρισε ως τότε πώς θα πληρώνεις: με κάρτα ή με κατάθεση σε τράπεζα.`,
      (until: string) =>
        `The subscription of your office has begun. Until ${until} you pay nothing. Say by then how you will pay: by card or by bank deposit.`,
    ),
    button: pair('Δες τη συνδρομή', 'See the subscription'),
  },
  first_charge_soon: {
    title: pair('Πλησιάζει η πρώτη χρέωση', 'The first charge is coming'),
    text: pair(
      (on: string, sum: string) =>
        `Οι δωρεάν μήνες τελειώνουν. Στις ${on} ξεκινά η πρώτη περίοδος που πληρώνεται: ${sum} με ΦΠΑ. Αν δεν θέλεις να συνεχίσεις, ακύρωσε ως τότε και δεν χρεώνεσαι τίποτε.`,
      (on: string, sum: string) =>
        `The free months are ending. On ${on} the first paid period begins: ${sum} with VAT. If you do not wish to go on, cancel by then and nothing is charged.`,
    ),
    button: pair('Δες τη συνδρομή', 'See the subscription'),
  },
  payment_failed: {
    title: pair('Η πληρωμή της συνδρομής δεν έγινε', 'The payment of your subscription failed'),
    text: pair(
      (sum: string) => `Δεν μπορέσαμε να χρεώσουμε ${sum}.`,
      (sum: string) => `We could not charge ${sum}.`,
    ),
    again: pair(
      (day: string) => `Θα δοκιμάσουμε ξανά στις ${day}. Μπορείς και να πληρώσεις τώρα.`,
      (day: string) => `We will try again on ${day}. You can also pay now.`,
    ),
    lastTry: pair(
      'Δεν θα δοκιμάσουμε ξανά. Πλήρωσε τώρα για να μη σταματήσουν οι αγγελίες σου.',
      'We will not try again. Pay now so that your ads do not stop.',
    ),
    button: pair('Πλήρωσε τώρα', 'Pay now'),
  },
  subscription_expired: {
    title: pair('Η συνδρομή σου έληξε', 'Your subscription has expired'),
    text: pair(
      'Η περίοδος δεν πληρώθηκε και οι αγγελίες σου είναι σε παύση. Δεν χάνεται τίποτε: μόλις πληρώσεις, επιστρέφουν.',
      'The period was not paid for and your ads are paused. Nothing is lost: as soon as you pay they come back.',
    ),
    button: pair('Ξεκίνα ξανά', 'Begin again'),
  },
  subscription_ended: {
    title: pair('Η συνδρομή σου τελείωσε', 'Your subscription has ended'),
    text: pair(
      (until: string) =>
        `Όπως ζήτησες, η συνδρομή δεν ανανεώθηκε. Οι αγγελίες σου μένουν ως τις ${until} και μετά μπαίνουν σε παύση.`,
      (until: string) =>
        `As you asked, the subscription was not renewed. Your ads stay up until ${until} and are then paused.`,
    ),
    button: pair('Ξεκίνα ξανά', 'Begin again'),
  },
  subscription_cancelled: {
    title: pair('Ακύρωσες τη συνδρομή σου', 'You have cancelled your subscription'),
    text: pair(
      (on: string) =>
        `Η συνδρομή μένει ενεργή ως τις ${on} και δεν χρεώνεται τίποτε άλλο. Ως τότε μπορείς να το αλλάξεις.`,
      (on: string) =>
        `The subscription stays active until ${on} and nothing more is charged. Until then you can change your mind.`,
    ),
    button: pair('Δες τη συνδρομή', 'See the subscription'),
  },
  card_expiring: {
    title: pair('Η κάρτα σου λήγει πριν από την επόμενη χρέωση', 'Your card expires before the next charge'),
    text: pair(
      (last4: string, on: string) =>
        `Η κάρτα που τελειώνει σε ${last4} θα έχει λήξει στις ${on}, όταν χρεώνεται η επόμενη περίοδος. Όρισε άλλη.`,
      (last4: string, on: string) =>
        `The card ending in ${last4} will have expired on ${on}, when the next period is charged. Set up another.`,
    ),
    button: pair('Άλλαξε κάρτα', 'Change the card'),
  },
  subscription_changed_by_admin: {
    title: pair('Αλλαγή στη συνδρομή σου από διαχειριστή', 'An administrator changed your subscription'),
    text: pair('Δες πώς είναι τώρα η συνδρομή σου.', 'See what your subscription is like now.'),
    button: pair('Δες τη συνδρομή', 'See the subscription'),
  },
} as const;
