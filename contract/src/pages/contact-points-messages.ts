/** Text of /contact-points (Regulation (EU) 2022/2065, articles 11 and 12). */
import { pair } from '../pair.ts';

export const contactPoints = {
  updated: '2026-11-19',
  title: pair('Σημεία επικοινωνίας', 'Points of contact'),
  lead: pair(
    'Πώς επικοινωνούν μαζί μας οι χρήστες και οι αρχές, και σε ποιες γλώσσες.',
    'How users and authorities can reach us, and in which languages.',
  ),
  text: pair(
    `## Για χρήστες {#users}

Γράψε μας στο [{email}](mailto:{email}) ή τηλεφώνησε στο {telephone}, στα ελληνικά ή στα αγγλικά. Σου απαντά άνθρωπος.

- **Κάτι δεν είναι σωστό σε αγγελία.** Μπορείς να αναφέρεις κάθε αγγελία από τη σελίδα της, με ή χωρίς λογαριασμό. Αν αφήσεις email, σου στέλνουμε απόδειξη και την απόφασή μας.
- **Διαφωνείς με απόφασή μας.** Κάθε απόφαση που σε περιορίζει γράφει τον λόγο και έχει κωδικό διαμαρτυρίας. Έχεις έξι μήνες για να διαμαρτυρηθείς, δωρεάν, [με τον κωδικό](/auth/account-complaint) ή από τις [αποφάσεις για σένα](/dashboard/decisions). Την εξετάζει άλλος άνθρωπος από αυτόν που αποφάσισε.

## Για αρχές {#authorities}

Οι αρχές των κρατών μελών, η Ευρωπαϊκή Επιτροπή και το Ευρωπαϊκό Συμβούλιο Ψηφιακών Υπηρεσιών επικοινωνούν μαζί μας στο [{email}](mailto:{email}), στα ελληνικά ή στα αγγλικά (Κανονισμός (ΕΕ) 2022/2065, άρθρο 11). Όλα τα στοιχεία της εταιρείας είναι στους [όρους](/terms-conditions#operator).

## Έξω από την Εστία {#elsewhere}

Συντονιστής Ψηφιακών Υπηρεσιών στην Ελλάδα είναι η ΕΕΤΤ ([eett.gr](https://www.eett.gr)), που δέχεται καταγγελίες. Μπορείς επίσης να στραφείς σε πιστοποιημένο όργανο εξωδικαστικής επίλυσης διαφορών ή στα δικαστήρια.

## Τι περιορίζουμε {#transparency}

Η [έκθεση διαφάνειας](/transparency) δείχνει πόσες αποφάσεις πήραμε, για ποιον λόγο και πόσο γρήγορα.`,
    `## For users {#users}

Email us at [{email}](mailto:{email}) or call {telephone}, in Greek or English. A person will answer.

- **Something’s wrong with a listing.** You can report any listing from its page, with or without an account. If you leave your email, we’ll send you a receipt and our decision.
- **You disagree with a decision.** Every decision that restricts you says why and has a complaint code. You have six months to complain, free of charge, [with the code](/auth/account-complaint) or from the [decisions about you](/dashboard/decisions). Someone other than the person who decided reviews it.

## For authorities {#authorities}

Authorities of the Member States, the European Commission and the European Board for Digital Services can reach us at [{email}](mailto:{email}), in Greek or English (Regulation (EU) 2022/2065, article 11). All company details are in the [terms](/terms-conditions#operator).

## Outside Estia {#elsewhere}

The Digital Services Coordinator of Greece is EETT ([eett.gr](https://www.eett.gr)), which takes complaints. You can also go to a certified out-of-court dispute settlement body or to court.

## What we restrict {#transparency}

The [transparency report](/transparency) shows how many decisions we made, why, and how quickly.`,
  ),
} as const;
