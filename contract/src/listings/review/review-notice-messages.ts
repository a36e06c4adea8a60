/** What the advertiser reads of a review, on its own screens. */
import { pair } from '../../pair.ts';

export const reviewNoticeMessages = {
  heldUntil: pair(
    (when: string) =>
      `Την ελέγχουμε πριν δημοσιευτεί. Θα έχεις απάντηση έως ${when} και δεν χρειάζεται να κάνεις κάτι.`,
    (when: string) =>
      `We’re checking it before it goes live. You’ll hear from us by ${when}, and there’s nothing you need to do.`,
  ),
  changeRequested: pair(
    (when: string) => `Σου ζητήσαμε μια διόρθωση με email. Κάνε την έως ${when}, αλλιώς η αγγελία μπαίνει σε παύση.`,
    (when: string) => `We’ve asked you for a change by email. Make it by ${when}, or the listing will be paused.`,
  ),
  changeRequestedHeld: pair(
    (when: string) =>
      `Σου ζητήσαμε μια διόρθωση με email. Η αγγελία δεν δημοσιεύεται πριν γίνει. Έχεις χρόνο έως ${when}.`,
    (when: string) =>
      `We’ve asked you for a change by email. The listing won’t be published until it’s made. You have until ${when}.`,
  ),
  review: pair('Την ελέγχουμε πριν δημοσιευτεί.', 'We’re checking it before it goes live.'),
  change: pair(
    'Είναι σε παύση γιατί δεν έγινε η διόρθωση που ζητήσαμε. Διόρθωσέ την και αποθήκευσέ την: την ελέγχουμε και τη δημοσιεύουμε ξανά.',
    'Paused because the change we asked for wasn’t made. Edit and save it: we’ll check it and publish it again.',
  ),
  saved: pair(
    'Η αγγελία αποθηκεύτηκε. Την ελέγχουμε πριν δημοσιευτεί. Δες στην αγγελία έως πότε θα έχεις απάντηση.',
    'Listing saved. We’re checking it before it goes live. See the listing for when you’ll hear from us.',
  ),
  edit: pair('Διόρθωσε την αγγελία', 'Edit the listing'),
} as const;
