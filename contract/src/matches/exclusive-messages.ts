/** Words of the pages about two exclusive mandates of one property: the agency's and the admin's. */
import { pair } from '../pair.ts';
import { exclusiveCaseLimits } from './model.ts';

export const exclusiveCaseMessages = {
  title: pair('Δύο αποκλειστικές εντολές για το ίδιο ακίνητο', 'Two exclusive agreements for the same property'),
  back: pair('Οι εντολές μου', 'Agency agreements'),
  openCases: pair('Ανοιχτές υποθέσεις', 'Open cases'),
  openLead: pair(
    'Ένα άλλο γραφείο έχει δηλώσει και αυτό αποκλειστική εντολή για το ακίνητο.',
    'Another agency states an exclusive agreement for the property too.',
  ),
  see: pair('Δες την υπόθεση', 'View the case'),
  more: pair(
    (count: number) => `Και άλλες ${count}. Άνοιξέ τες από τα email που σου στείλαμε.`,
    (count: number) => `And ${count} more. Open them from the emails we sent you.`,
  ),
  what: pair('Τι γίνεται', 'What’s happening'),
  states: {
    open: pair('Ανοιχτή', 'Open'),
    kept: pair('Ισχύει η εντολή σου', 'Your agreement stands'),
    lost: pair('Δεν ισχύει η εντολή σου', 'Your agreement doesn’t stand'),
    ended: pair('Έκλεισε', 'Closed'),
  },
  text: {
    open: pair(
      (when: string) =>
        `Και εσύ και ένα άλλο γραφείο έχετε δηλώσει αποκλειστική εντολή σε ισχύ για το ίδιο ακίνητο. Γράψε μας τη δική σου πλευρά έως τις ${when}. Μετά, άνθρωπος της ομάδας μας διαβάζει τα δύο έγγραφα και αποφασίζει. Μέχρι τότε δεν αλλάζει τίποτα στην αγγελία σου.`,
      (when: string) =>
        `You and another agency both state an exclusive agreement in force for the same property. Tell us your side by ${when}. Then a person on our team reads both documents and decides. Nothing changes on your listing until then.`,
    ),
    kept: pair(
      'Αποφασίσαμε ότι η αποκλειστική εντολή σου ισχύει. Η αγγελία σου κρατά την ένδειξη «Αποκλειστικότητα».',
      'We decided that your exclusive agreement stands. Your listing keeps the “Exclusive” label.',
    ),
    lost: pair(
      'Αποφασίσαμε ότι η εντολή σου δεν ισχύει ως αποκλειστική. Η αγγελία σου μένει ενεργή, χωρίς την ένδειξη «Αποκλειστικότητα».',
      'We decided that your agreement doesn’t stand as exclusive. Your listing stays online, without the “Exclusive” label.',
    ),
    mandate_ended: pair(
      'Μία από τις δύο αποκλειστικές εντολές δεν ισχύει πια. Δεν χρειάστηκε απόφαση.',
      'One of the two exclusive agreements is no longer in force. No decision was needed.',
    ),
    not_same: pair(
      'Τα δύο ακίνητα δεν είναι το ίδιο. Δεν χρειάστηκε απόφαση.',
      'The two properties aren’t the same. No decision was needed.',
    ),
  },
  ownListing: pair('Η αγγελία σου', 'Your listing'),
  otherAgency: pair('Το άλλο γραφείο', 'The other agency'),
  gemi: pair('Αριθμός ΓΕΜΗ', 'GEMI number'),
  otherListing: pair('Η αγγελία του', 'Its listing'),
  notOnline: pair('Δεν είναι ενεργή', 'Not online'),
  answerDue: pair('Απάντηση έως', 'Answer by'),
  openedAt: pair('Άνοιξε', 'Opened'),
  closedAt: pair('Έκλεισε', 'Closed on'),
  reasons: pair('Αιτιολογία', 'Reasons'),
  complain: pair(
    'Διαφωνείς; Γράψε μας μέσα σε έξι μήνες και θα εξετάσει ξανά την απόφαση κάποιος άλλος, δωρεάν:',
    'Disagree? Contact us within six months and someone else will review the decision free of charge:',
  ),
  statement: pair('Η δική σου πλευρά', 'Your side'),
  statementLead: pair(
    'Τη διαβάζει μόνο η ομάδα της Εστίας, όχι το άλλο γραφείο.',
    'Only the Estia team reads it, not the other agency.',
  ),
  statementText: pair(
    'Ποιος σου έδωσε την εντολή, πότε, και τι ξέρεις για την άλλη;',
    'Who gave you the agreement, when, and what do you know about the other one?',
  ),
  document: pair('Δες ή άλλαξε το έγγραφο της εντολής', 'View or replace the agreement’s document'),
  send: pair('Αποστολή', 'Send'),
  written: pair('Όσα έγραψες', 'What you wrote'),
} as const;

export const exclusiveCaseFlashMessages = {
  stated: pair('Λάβαμε όσα έγραψες.', 'We’ve received what you wrote.'),
} as const;

export const exclusiveAdminMessages = {
  kinds: pair('Είδος υπόθεσης', 'Type of case'),
  disputes: pair('Ιδιώτης και γραφείο', 'Owner and agency'),
  exclusives: pair('Δύο αποκλειστικές', 'Two exclusives'),
  title: pair('Δύο αποκλειστικές εντολές', 'Two exclusive agreements'),
  lead: pair(
    `Δύο γραφεία με αποκλειστική εντολή σε ισχύ για το ίδιο ακίνητο. Έχουν ${exclusiveCaseLimits.answerHours} ώρες να γράψουν τη δική τους πλευρά.`,
    `Two agencies with an exclusive agreement in force for the same property. They have ${exclusiveCaseLimits.answerHours} hours to state their side.`,
  ),
  waiting: pair('Περιμένουν τα γραφεία', 'Waiting for the agencies'),
  listing: pair('Υπόθεση', 'Case'),
  first: pair('Πρώτο γραφείο', 'First agency'),
  second: pair('Δεύτερο γραφείο', 'Second agency'),
  answerDue: pair('Προθεσμία', 'Deadline'),
  states: {
    ready: pair('Για απόφαση', 'To decide'),
    waiting: pair('Περιμένει τα γραφεία', 'Waiting for the agencies'),
    first: pair('Ισχύει η πρώτη', 'First stands'),
    second: pair('Ισχύει η δεύτερη', 'Second stands'),
    both: pair('Ισχύουν και οι δύο', 'Both stand'),
    neither: pair('Δεν ισχύει καμία', 'Neither stands'),
    ended: pair('Έκλεισε χωρίς απόφαση', 'Closed without a decision'),
  },
  mandate: pair('Εντολή', 'Agreement'),
  signed: pair(
    (day: string) => `Υπογραφή ${day}`,
    (day: string) => `Signed ${day}`,
  ),
  expires: pair(
    (day: string) => `λήξη ${day}`,
    (day: string) => `ends ${day}`,
  ),
  uploaded: pair(
    (kind: string, when: string) => `Έγγραφο ${kind}, ${when}`,
    (kind: string, when: string) => `${kind} document, ${when}`,
  ),
  noDocument: pair('Το έγγραφο έχει διαγραφεί', 'The document has been deleted'),
  noStatement: pair('Δεν έγραψε', 'Nothing written'),
  reasons: pair('Αιτιολογία', 'Reasons'),
  reasonsHint: pair(
    'Τη διαβάζουν και τα δύο γραφεία. Μη γράψεις τι έγραψε ή τι έδειξε το άλλο.',
    'Both agencies read this. Don’t repeat what the other one wrote or showed.',
  ),
  notReady: pair(
    (when: string) => `Μπορείς να αποφασίσεις όταν γράψουν και τα δύο γραφεία, ή μετά τις ${when}.`,
    (when: string) => `You can decide once both agencies have written, or after ${when}.`,
  ),
  decide: pair('Απόφαση', 'Decision'),
  which: pair('Ποια εντολή ισχύει;', 'Which agreement stands?'),
  choices: {
    first: pair(
      (name: string) => `Του πρώτου: ${name}`,
      (name: string) => `The first: ${name}`,
    ),
    second: pair(
      (name: string) => `Του δεύτερου: ${name}`,
      (name: string) => `The second: ${name}`,
    ),
    both: pair('Και οι δύο', 'Both'),
    neither: pair('Καμία', 'Neither'),
  },
  hints: {
    one: pair(
      'Η αγγελία του άλλου χάνει την ένδειξη «Αποκλειστικότητα» για αυτή την εντολή. Η ίδια η αγγελία μένει.',
      'The other’s listing loses the “Exclusive” label for this agreement. The listing itself stays.',
    ),
    both: pair('Δεν αλλάζει τίποτα.', 'Nothing changes.'),
    neither: pair('Και οι δύο αγγελίες χάνουν την ένδειξη.', 'Both listings lose the label.'),
  },
  send: pair('Αποφάσισε', 'Decide'),
} as const;
