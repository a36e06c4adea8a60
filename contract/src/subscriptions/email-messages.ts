/** Every word of the letters about subscriptions, and what stands on the statement of a card. The server alone reads them. */
import { pair } from '../pair.ts';

export const chargeEmailMessages = {
  period: pair(
    (from: string, to: string) => `Συνδρομή ${from} – ${to}`,
    (from: string, to: string) => `Subscription ${from} – ${to}`,
  ),
  upgrade: pair(
    (from: string, to: string) => `Αναβάθμιση ${from} – ${to}`,
    (from: string, to: string) => `Upgrade ${from} – ${to}`,
  ),
} as const;

export const subscriptionEmailMessages = {
  subscription_began: {
    title: pair('Ξεκίνησε η δωρεάν περίοδός σου', 'Your free trial has started'),
    text: pair(
      (until: string) =>
        `Η συνδρομή του γραφείου σου ξεκίνησε και είναι δωρεάν μέχρι και τις ${until}. Επίλεξε μέχρι τότε πώς θα πληρώνεις: με κάρτα ή με τραπεζική κατάθεση.`,
      (until: string) =>
        `Your agency’s subscription is now active, and it’s free until ${until}. Before then, choose how you’ll pay: by card or bank transfer.`,
    ),
    button: pair('Δες τη συνδρομή', 'View subscription'),
  },
  first_charge_soon: {
    title: pair('Η δωρεάν περίοδός σου τελειώνει σύντομα', 'Your free trial is ending soon'),
    text: pair(
      (on: string, sum: string) =>
        `Στις ${on} ξεκινά η πρώτη περίοδος με χρέωση: ${sum} με ΦΠΑ. Αν δεν θέλεις να συνεχίσεις, ακύρωσε μέχρι τότε και δεν θα χρεωθείς.`,
      (on: string, sum: string) =>
        `Your first paid period starts on ${on} and costs ${sum} including VAT. If you don’t want to continue, cancel before then and you won’t be charged.`,
    ),
    button: pair('Δες τη συνδρομή', 'View subscription'),
  },
  payment_failed: {
    title: pair('Η πληρωμή της συνδρομής δεν έγινε', 'Your subscription payment failed'),
    text: pair(
      (sum: string) => `Δεν ήταν δυνατή η χρέωση των ${sum}.`,
      (sum: string) => `We couldn’t take your payment of ${sum}.`,
    ),
    again: pair(
      (day: string) => `Θα δοκιμάσουμε ξανά στις ${day}. Μπορείς να πληρώσεις και τώρα.`,
      (day: string) => `We’ll try again on ${day}, or you can pay now.`,
    ),
    lastTry: pair(
      'Αυτή ήταν η τελευταία προσπάθεια. Πλήρωσε τώρα για να μην μπουν σε παύση οι αγγελίες σου.',
      'This was our last attempt. Pay now to keep your listings live.',
    ),
    button: pair('Πλήρωσε τώρα', 'Pay now'),
  },
  subscription_expired: {
    title: pair('Η συνδρομή σου έληξε', 'Your subscription has expired'),
    text: pair(
      'Η περίοδος δεν πληρώθηκε και οι αγγελίες σου μπήκαν σε παύση. Δεν διαγράφηκε τίποτα: μόλις πληρώσεις, δημοσιεύονται ξανά.',
      'We didn’t receive your payment, so your listings are paused. Nothing has been deleted: they’ll be live again as soon as you pay.',
    ),
    button: pair('Ξεκίνα ξανά', 'Restart subscription'),
  },
  subscription_ended: {
    title: pair('Η συνδρομή σου τελείωσε', 'Your subscription has ended'),
    text: pair(
      (until: string) =>
        `Όπως ζήτησες, η συνδρομή δεν ανανεώθηκε. Οι αγγελίες σου μένουν δημοσιευμένες μέχρι και τις ${until} και μετά μπαίνουν σε παύση.`,
      (until: string) =>
        `As you requested, your subscription wasn’t renewed. Your listings stay live until ${until}, then they’ll be paused.`,
    ),
    button: pair('Ξεκίνα ξανά', 'Restart subscription'),
  },
  subscription_cancelled: {
    title: pair('Η συνδρομή σου ακυρώθηκε', 'Your subscription has been cancelled'),
    text: pair(
      (on: string) =>
        `Η συνδρομή μένει ενεργή μέχρι και τις ${on} και δεν θα χρεωθείς ξανά. Μέχρι τότε μπορείς να αναιρέσεις την ακύρωση.`,
      (on: string) =>
        `Your subscription stays active until ${on} and you won’t be charged again. You can undo the cancellation before then.`,
    ),
    button: pair('Δες τη συνδρομή', 'View subscription'),
  },
  card_expiring: {
    title: pair('Η κάρτα σου λήγει πριν από την επόμενη χρέωση', 'Your card will expire before your next payment'),
    text: pair(
      (last4: string, on: string) =>
        `Η κάρτα σου με τελευταία ψηφία ${last4} δεν θα ισχύει στις ${on}, όταν γίνει η επόμενη χρέωση. Πρόσθεσε νέα κάρτα.`,
      (last4: string, on: string) =>
        `Your card ending in ${last4} will have expired by your next payment on ${on}. Please add a new card.`,
    ),
    button: pair('Άλλαξε κάρτα', 'Change card'),
  },
  subscription_changed_by_admin: {
    title: pair('Έγινε αλλαγή στη συνδρομή σου', 'We’ve changed your subscription'),
    text: pair(
      'Ένας διαχειριστής της Εστίας άλλαξε τη συνδρομή σου. Ο λόγος είναι παρακάτω.',
      'An Estia administrator has changed your subscription. The reason is below.',
    ),
    button: pair('Δες τη συνδρομή', 'View subscription'),
  },
} as const;
