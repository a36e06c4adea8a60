/** Words of the pages about two exclusive mandates of one property: the agency's and the admin's. */
import { pair } from '../pair.ts';
import { exclusiveCaseLimits } from './model.ts';

export const exclusiveCaseMessages = {
  title: pair('Δύο αποκλειστικές εντολές για το ίδιο ακίνητο', 'Two exclusive agreements for the same property'),
  back: pair('Οι εντολές μου', 'Agency agreements'),
  openCases: pair('Ανοιχτές υποθέσεις', 'Open cases'),
  openLead: pair(
    'Ένα άλλο γραφείο έχει δηλώσει και αυτό αποκλειστική εντολή για το ακίνητο.',
    'Another agency also says it has an exclusive agreement for this property.',
  ),
  see: pair('Δες την υπόθεση', 'View the case'),
  more: pair(
    (count: number) => `Υπάρχουν και άλλες: ${count}. Κάθε μία ανοίγει από τη γραμμή της εντολής της, παρακάτω.`,
    (count: number) => `And ${count} more. Open each from its agreement in the list below.`,
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
        `Και εσύ και ένα άλλο γραφείο έχετε δηλώσει αποκλειστική εντολή σε ισχύ για το ίδιο ακίνητο. Πες μας τη δική σου εκδοχή έως τις ${when}. Μετά, κάποιος από την ομάδα μας διαβάζει τα έγγραφα που έχουμε και αποφασίζει. Μέχρι τότε δεν αλλάζει τίποτα στην αγγελία σου.`,
      (when: string) =>
        `You and another agency both say you have an exclusive agreement for the same property. Tell us your side by ${when}. Then someone on our team reads the documents we have and decides. Nothing changes on your listing until then.`,
    ),
    written: pair(
      (when: string) =>
        `Λάβαμε τη δική σου εκδοχή. Αποφασίζουμε αφού γράψουν και τα δύο γραφεία, ή μετά τις ${when}. Μέχρι τότε μπορείς να προσθέσεις κι άλλα, και δεν αλλάζει τίποτα στην αγγελία σου.`,
      (when: string) =>
        `We’ve received your side. We decide once both agencies have written, or after ${when}. You can add more until then, and nothing changes on your listing.`,
    ),
    reopenedWritten: pair(
      (when: string) =>
        `Εξετάζουμε ξανά την υπόθεση και λάβαμε όσα έγραψες. Ό,τι είχαμε αποφασίσει ισχύει μέχρι τη νέα απόφαση, που την παίρνουμε αφού γράψουν και τα δύο γραφεία, ή μετά τις ${when}.`,
      (when: string) =>
        `We’re reviewing the case again and have received what you wrote. Our earlier decision stands until we make a new one, once both agencies have written or after ${when}.`,
    ),
    reopened: pair(
      (when: string) =>
        `Εξετάζουμε ξανά την υπόθεση. Ό,τι είχαμε αποφασίσει ισχύει μέχρι τη νέα απόφαση. Αν έχεις κάτι να προσθέσεις, γράψε μας έως τις ${when}.`,
      (when: string) =>
        `We’re reviewing the case again. Our earlier decision stands until the new one. If you have anything to add, tell us by ${when}.`,
    ),
    kept: pair('Αποφασίσαμε ότι η αποκλειστική εντολή σου ισχύει.', 'We decided that your exclusive agreement stands.'),
    lost: pair(
      'Αποφασίσαμε ότι η εντολή σου δεν ισχύει ως αποκλειστική. Η αγγελία δεν έχει την ένδειξη «Αποκλειστικότητα» για αυτήν· κατά τα άλλα μένει όπως είναι.',
      'We decided not to treat your agreement as exclusive. Your listing no longer shows the “Exclusive” badge for it. Otherwise it’s unchanged.',
    ),
    mandate_ended: pair(
      'Μία από τις δύο αποκλειστικές εντολές δεν ισχύει πια. Δεν χρειάστηκε απόφαση.',
      'One of the two exclusive agreements is no longer in force. No decision was needed.',
    ),
    not_same: pair(
      'Πρόκειται για δύο διαφορετικά ακίνητα. Δεν χρειάστηκε απόφαση.',
      'The two properties aren’t the same. No decision was needed.',
    ),
  },
  ownListing: pair('Η αγγελία σου', 'Your listing'),
  otherAgency: pair('Το άλλο γραφείο', 'The other agency'),
  gemi: pair('Αριθμός ΓΕΜΗ', 'GEMI number'),
  erased: pair('Ο λογαριασμός του διαγράφηκε', 'Its account was deleted'),
  otherListing: pair('Η αγγελία του', 'Its listing'),
  reasonsIn: {
    el: pair('Αιτιολογία (στα ελληνικά)', 'Reasons (in Greek)'),
    en: pair('Αιτιολογία (στα αγγλικά)', 'Reasons (in English)'),
  },
  notOnline: pair('Δεν είναι ενεργή', 'Not online'),
  answerDue: pair('Απάντηση έως', 'Answer by'),
  bothDue: pair('Προθεσμία για τα δύο γραφεία', 'Deadline for both agencies'),
  openedAt: pair('Άνοιξε', 'Opened'),
  reopenedAt: pair('Άνοιξε ξανά', 'Reopened'),
  closedAt: pair('Έκλεισε', 'Closed on'),
  reasons: pair('Αιτιολογία', 'Reasons'),
  complain: pair(
    'Διαφωνείς; Γράψε μας μέσα σε έξι μήνες και θα εξετάσουμε ξανά την απόφαση, δωρεάν:',
    'Disagree? Contact us within six months and we’ll review the decision again, free of charge:',
  ),
  statement: pair('Η δική σου εκδοχή', 'Your side'),
  statementLead: pair(
    'Τη διαβάζει μόνο η ομάδα της Εστίας, όχι το άλλο γραφείο.',
    'Only the Estia team reads it, not the other agency.',
  ),
  statementText: pair(
    'Ποιος σου έδωσε την εντολή και πότε; Τι ξέρεις για την εντολή του άλλου γραφείου;',
    'Who signed the agreement with you, and when? What do you know about the other agency’s agreement?',
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
  exclusives: pair('Δύο αποκλειστικές', 'Two exclusive agreements'),
  title: pair('Δύο αποκλειστικές εντολές', 'Two exclusive agreements'),
  lead: pair(
    `Δύο γραφεία με αποκλειστική εντολή σε ισχύ για το ίδιο ακίνητο. Έχουν ${exclusiveCaseLimits.answerHours} ώρες να γράψουν τη δική τους εκδοχή.`,
    `Two agencies that each have an exclusive agreement in force for the same property. They have ${exclusiveCaseLimits.answerHours} hours to tell us their side.`,
  ),
  waiting: pair('Περιμένουν τα γραφεία', 'Waiting for the agencies'),
  listing: pair('Υπόθεση', 'Case'),
  first: pair('Πρώτο γραφείο', 'First agency'),
  second: pair('Δεύτερο γραφείο', 'Second agency'),
  answerDue: pair('Προθεσμία των γραφείων', 'Deadline for the agencies'),
  states: {
    ready: pair('Για απόφαση', 'To decide'),
    waiting: pair('Περιμένει τα γραφεία', 'Waiting for the agencies'),
    first: pair('Ισχύει η πρώτη', 'First stands'),
    second: pair('Ισχύει η δεύτερη', 'Second stands'),
    both: pair('Ισχύουν και οι δύο', 'Both stand'),
    neither: pair('Δεν ισχύει καμία', 'Neither stands'),
    ended: pair('Έκλεισε χωρίς απόφαση', 'Closed without a decision'),
  },
  erased: pair('Ο λογαριασμός διαγράφηκε', 'Account deleted'),
  decidedBefore: pair('Ισχύουσα απόφαση', 'Decision in force'),
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
      'Η αγγελία του άλλου γραφείου χάνει την ένδειξη «Αποκλειστικότητα» για αυτή την εντολή. Η ίδια η αγγελία μένει ενεργή.',
      'The other agency’s listing loses the “Exclusive” badge for this agreement. The listing itself stays online.',
    ),
    both: pair('Δεν αλλάζει τίποτα.', 'Nothing changes.'),
    neither: pair('Και οι δύο αγγελίες χάνουν την ένδειξη.', 'Both listings lose the badge.'),
  },
  send: pair('Αποφάσισε', 'Decide'),
} as const;
