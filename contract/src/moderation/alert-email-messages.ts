/** What the email to a user says, by the code of its reason: what we noticed, and what they can do. The server alone reads it. */
import { type Pair, pair } from '../pair.ts';

type AlertReasonWords = { noticed: Pair; todo: Pair };

export const alertEmailReasons = {
  hidden_broker: {
    noticed: pair(
      'Ο λογαριασμός σου είναι ιδιώτη, αλλά οι αγγελίες σου μοιάζουν με αγγελίες μεσίτη.',
      'Your account is for private owners, but your listings look like those of an estate agent.',
    ),
    todo: pair(
      'Αν είσαι μεσίτης, γράψε μας για να γίνει ο λογαριασμός σου μεσιτικού γραφείου. Αν όχι, γράψε μας ποια σχέση έχεις με κάθε ακίνητο.',
      'If you’re an agent, contact us and we’ll change your account to an agency account. If not, tell us how you’re connected to each property.',
    ),
  },
  false_gemi: {
    noticed: pair(
      'Ο αριθμός ΓΕΜΗ του λογαριασμού σου δεν υπάρχει στο μητρώο ή ανήκει σε άλλη επιχείρηση.',
      'The GEMI number on your account isn’t in the business register or belongs to another business.',
    ),
    todo: pair(
      'Διόρθωσε τον αριθμό στο προφίλ σου ή στείλε μας το πιστοποιητικό του ΓΕΜΗ.',
      'Correct the number in your profile or send us your GEMI certificate.',
    ),
  },
  no_mandate: {
    noticed: pair(
      'Μας είπαν ότι διαφημίζεις ακίνητο χωρίς εντολή από τον ιδιοκτήτη.',
      'We’ve been told that you’re advertising a property without the owner’s authorisation.',
    ),
    todo: pair('Στείλε μας την εντολή ή αφαίρεσε την αγγελία.', 'Send us the agency agreement, or remove the listing.'),
  },
  impersonation: {
    noticed: pair(
      'Μας είπαν ότι χρησιμοποιείς το όνομα ή τα στοιχεία άλλου.',
      'We’ve been told that you’re using someone else’s name or details.',
    ),
    todo: pair(
      'Βάλε στο προφίλ σου τα δικά σου στοιχεία. Αν τα στοιχεία είναι ήδη δικά σου, γράψε μας.',
      'Enter your own details in your profile. If the details are yours, contact us.',
    ),
  },
  fraud: {
    noticed: pair(
      'Μας ανέφεραν μηνύματα ή αγγελίες σου ως απάτη.',
      'Your messages or listings have been reported to us as fraud.',
    ),
    todo: pair(
      'Γράψε μας τι συνέβη. Όσο το εξετάζουμε, μη ζητάς χρήματα ή προσωπικά έγγραφα από κανέναν μέσα από την Εστία.',
      'Tell us what happened. While we look into it, don’t ask anyone for money or personal documents through Estia.',
    ),
  },
  advance_payment: {
    noticed: pair(
      'Μας είπαν ότι ζητάς χρήματα πριν δει κάποιος το ακίνητο.',
      'We’ve been told that you’re asking for money before anyone has seen the property.',
    ),
    todo: pair(
      'Μη ζητάς προκαταβολή πριν από την επίσκεψη και το συμφωνητικό, και αφαίρεσε τέτοια αιτήματα από τις αγγελίες σου.',
      'Don’t ask for a deposit before a viewing and a signed agreement. Remove any such requests from your listings.',
    ),
  },
  harassment: {
    noticed: pair(
      'Μας ανέφεραν μηνύματά σου ως προσβλητικά ή ενοχλητικά.',
      'Your messages have been reported to us as abusive or harassing.',
    ),
    todo: pair(
      'Μην ξαναγράψεις σε όποιον σου ζήτησε να σταματήσεις, και γράφε σε όλους με σεβασμό.',
      'Stop writing to anyone who has asked you to, and be respectful to everyone.',
    ),
  },
  spam: {
    noticed: pair(
      'Μας ανέφεραν μηνύματά σου ως ανεπιθύμητη διαφήμιση.',
      'Your messages have been reported to us as unwanted advertising.',
    ),
    todo: pair(
      'Γράφε στους αγγελιοδότες μόνο για το ακίνητο που διαφημίζουν.',
      'Write to advertisers only about the property they advertise.',
    ),
  },
  duplicate_postings: {
    noticed: pair(
      'Έχεις περισσότερες από μία αγγελίες για το ίδιο ακίνητο.',
      'You have more than one listing for the same property.',
    ),
    todo: pair('Κράτησε μία και αφαίρεσε τις υπόλοιπες.', 'Keep one and remove the others.'),
  },
  wrong_contact: {
    noticed: pair(
      'Μας είπαν ότι τα στοιχεία επικοινωνίας σου δεν ισχύουν.',
      'We’ve been told that your contact details are wrong.',
    ),
    todo: pair(
      'Έλεγξε το τηλέφωνο στο προφίλ σου και στις αγγελίες σου.',
      'Check the phone number in your profile and on your listings.',
    ),
  },
  under_age: {
    noticed: pair(
      'Μας είπαν ότι είσαι κάτω των 18 ετών. Η Εστία είναι μόνο για ενηλίκους.',
      'We’ve been told that you are under 18. Estia is for adults only.',
    ),
    todo: pair(
      'Αν είσαι 18 ετών και άνω, γράψε μας. Αν όχι, διάγραψε τον λογαριασμό σου από το προφίλ σου.',
      'If you’re 18 or over, contact us. If not, delete your account in your profile.',
    ),
  },
  other: {
    noticed: pair(
      'Κάτι στον λογαριασμό ή στις αγγελίες σου χρειάζεται την προσοχή σου.',
      'Something about your account or your listings needs your attention.',
    ),
    todo: pair('Διάβασε το μήνυμα της ομάδας μας παρακάτω.', 'Read the message from our team below.'),
  },
} as const satisfies Record<string, AlertReasonWords>;

export const alertEmailMessages = {
  title: pair('Κάτι στον λογαριασμό σου χρειάζεται προσοχή', 'Something on your account needs attention'),
  reason: pair('Λόγος', 'Reason'),
  todo: pair('Τι μπορείς να κάνεις', 'What you can do'),
  note: pair('Μήνυμα της ομάδας μας', 'Message from our team'),
  unchanged: pair(
    'Δεν άλλαξε τίποτα στον λογαριασμό ή στις αγγελίες σου.',
    'Nothing has changed on your account or your listings.',
  ),
  button: pair('Ο λογαριασμός σου', 'Your account'),
  answerTitle: pair('Διαφωνείς;', 'Disagree?'),
  answer: pair('Γράψε μας και θα το δούμε.', 'Contact us and we’ll look into it.'),
} as const;
