/**
 * Reasons for a decision about many, each with words in both languages: people read them in theirs. What an administrator
 * types instead goes out as it was typed.
 */
import { reviewReasons } from '../listings/review/review-choices.ts';
import { reviewReasonMessages } from '../listings/review/review-messages.ts';
import { type Pair, pair } from '../pair.ts';
import type { AdminBulkAction } from './bulk-choices.ts';

/** Without words of its own the administrator has to type them. */
export type BulkReason = { id: string; name: Pair; text: Pair | null };

const other: BulkReason = { id: 'other', name: pair('Άλλος λόγος', 'Other reason'), text: null };

const takingDown: readonly BulkReason[] = reviewReasons.map((id) =>
  id === 'other' ? other : { id, name: reviewReasonMessages[id].name, text: reviewReasonMessages[id].stop },
);

export const bulkReasons: Readonly<Record<AdminBulkAction, readonly BulkReason[]>> = {
  take_down: takingDown,
  remove: takingDown,
  uphold: takingDown,
  dismiss: [
    {
      id: 'no_breach',
      name: pair('Δεν παραβιάζει τους όρους', 'No breach found'),
      text: pair(
        'Ελέγξαμε την αγγελία και δεν βρήκαμε κάτι που να παραβιάζει τον νόμο ή τους όρους χρήσης.',
        'We checked the listing and found nothing against the law or our terms.',
      ),
    },
    {
      id: 'corrected',
      name: pair('Διορθώθηκε', 'Corrected since'),
      text: pair(
        'Αυτό που ανέφερες έχει διορθωθεί στην αγγελία.',
        'What you reported has been corrected in the listing.',
      ),
    },
    {
      id: 'too_little',
      name: pair('Λείπουν στοιχεία', 'Not enough to go on'),
      text: pair(
        'Με όσα έγραψες δεν μπορέσαμε να επιβεβαιώσουμε το πρόβλημα. Αν έχεις περισσότερα στοιχεία, κάνε νέα αναφορά.',
        'We couldn’t confirm the problem from what you wrote. If you know more, please report it again.',
      ),
    },
    other,
  ],
  approve: [
    {
      id: 'checked',
      name: pair('Ελέγχθηκαν τα στοιχεία', 'Details checked'),
      text: pair('Ελέγξαμε τα στοιχεία του λογαριασμού.', 'We checked the details of the account.'),
    },
    other,
  ],
  reject: [
    {
      id: 'details',
      name: pair('Λάθος στοιχεία', 'Wrong details'),
      text: pair(
        'Τα στοιχεία δεν συμφωνούν με το μητρώο. Διόρθωσέ τα και ζήτησε νέο έλεγχο.',
        'The details don’t agree with the register. Correct them and ask for another check.',
      ),
    },
    {
      id: 'no_agency',
      name: pair('Δεν είναι μεσιτικό γραφείο', 'Not an estate agency'),
      text: pair(
        'Ο αριθμός ΓΕΜΗ δεν ανήκει σε μεσιτικό γραφείο.',
        'The GEMI number isn’t that of a real estate agency.',
      ),
    },
    other,
  ],
  block: [
    {
      id: 'fraud',
      name: pair('Απάτη', 'Fraud'),
      text: pair(
        'Ο λογαριασμός χρησιμοποιήθηκε για να ζητηθούν χρήματα ή στοιχεία με απάτη.',
        'The account was used to obtain money or data by deception.',
      ),
    },
    {
      id: 'spam',
      name: pair('Ανεπιθύμητα μηνύματα', 'Spam'),
      text: pair(
        'Ο λογαριασμός έστειλε μαζικά μηνύματα που κανείς δεν ζήτησε.',
        'The account sent bulk messages that nobody asked for.',
      ),
    },
    {
      id: 'false_listings',
      name: pair('Ψευδείς αγγελίες', 'False listings'),
      text: pair(
        'Ο λογαριασμός δημοσίευσε επανειλημμένα αγγελίες για ακίνητα που δεν προσφέρονται.',
        'The account repeatedly published listings of properties that aren’t on offer.',
      ),
    },
    other,
  ],
  resubmit: [
    {
      id: 'service_back',
      name: pair('Η υπηρεσία λειτουργεί ξανά', 'The service is back'),
      text: pair('Η υπηρεσία της ΑΑΔΕ λειτουργεί ξανά.', 'The tax authority’s service is available again.'),
    },
    other,
  ],
};

export const findBulkReason = (action: AdminBulkAction, id: string): BulkReason | undefined =>
  bulkReasons[action].find((reason) => reason.id === id);
